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
    const lineEnd = this.layout.lineEnd(Math.max(0, start - 1));
    this.replace(start, end, lines.map((line) => line + lineEnd).join(""));
  }

  /** The text with all replacements. Undefined if two overlap. */
  applied(): string | undefined {
    const inOrder = this.all
      .map((patch, index) => ({ patch, index }))
      .sort((a, b) => a.patch.start - b.patch.start || a.patch.end - b.patch.end || a.index - b.index);
    const parts: string[] = [];
    let at = 0;
    for (const { patch } of inOrder) {
      // Lines that are added among removed lines come after them.
      const isAdded = patch.start === patch.end;
      if (patch.start < at && !isAdded) return undefined;
      parts.push(this.layout.text.slice(at, Math.max(at, patch.start)), patch.text);
      at = Math.max(at, patch.end);
    }
    const { text, added } = this.layout;
    const all = [...parts, text.slice(at)].join("");
    // A blank line at the end can be part of a text.
    return /\S[^\n]*\n$/.test(all) ? all.slice(0, all.length - added.length) : all;
  }
}
