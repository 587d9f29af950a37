/** Replacements of parts of a text. They do not overlap. */
import type { Layout } from "./layout.ts";

export interface Patch {
  start: number;
  end: number;
  text: string;
}

export class Patches {
  private readonly all: Patch[] = [];
  private readonly layout: Layout;

  constructor(layout: Layout) {
    this.layout = layout;
  }

  replace(start: number, end: number, text: string): void {
    this.all.push({ start, end, text });
  }

  /** Replaces whole lines. `start` and `end` are starts of lines, or the end of the text. */
  replaceLines(start: number, end: number, lines: readonly string[]): void {
    const { text } = this.layout;
    const lineEnd = this.layout.lineEnd(Math.max(0, start - 1));
    if (!this.layout.isOpenEnd(end)) this.replace(start, end, lines.map((line) => line + lineEnd).join(""));
    else if (start === end) this.replace(start, end, lines.map((line) => lineEnd + line).join(""));
    else if (lines.length > 0) this.replace(start, end, lines.join(lineEnd));
    else {
      // The text still ends without a line end.
      const before = text.slice(0, start);
      this.replace(before.length - (/\r?\n$/.exec(before)?.[0].length ?? 0), end, "");
    }
  }

  /** The text with all replacements. Undefined if two overlap. */
  applied(): string | undefined {
    const inOrder = this.all
      .map((patch, index) => ({ patch, index }))
      .sort((a, b) => a.patch.start - b.patch.start || a.patch.end - b.patch.end || a.index - b.index);
    const parts: string[] = [];
    let at = 0;
    for (const { patch } of inOrder) {
      if (patch.start < at) return undefined;
      parts.push(this.layout.text.slice(at, patch.start), patch.text);
      at = patch.end;
    }
    return [...parts, this.layout.text.slice(at)].join("");
  }
}
