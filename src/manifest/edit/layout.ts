/** Where values, comments and line ends are in the source text. Offsets are those of the YAML library's tokens. */
import type { CST } from "yaml";
import { greatest } from "../../model/json.ts";

type Item = CST.CollectionItem;

/** Tokens that are neither space nor comment. */
const SIGNIFICANT = new Set(["anchor", "tag", "seq-item-ind", "explicit-key-ind", "map-value-ind"]);

export class Layout {
  /** The text. Its last line has a line end. */
  readonly text: string;
  /** The line end that was added, and is removed from the new text. */
  readonly added: string;

  constructor(text: string) {
    const end = text.lastIndexOf("\n");
    const lineEnd = text[end - 1] === "\r" ? "\r\n" : "\n";
    this.added = text === "" || text.endsWith("\n") ? "" : lineEnd;
    this.text = text + this.added;
  }

  /** The offset at which the line of `offset` starts. A byte order mark belongs to no line. */
  lineStart(offset: number): number {
    const start = this.text.lastIndexOf("\n", offset - 1) + 1;
    return start === 0 && this.text.startsWith("\ufeff") ? 1 : start;
  }

  /** The number of characters before `offset` in its line. */
  column(offset: number): number {
    return offset - this.lineStart(offset);
  }

  /** The offset at which the next line starts; the end of the text if there is none. */
  nextLine(offset: number): number {
    const end = this.text.indexOf("\n", offset);
    return end === -1 ? this.text.length : end + 1;
  }

  /** The text of the line that starts at `start`, without its line end. */
  line(start: number): string {
    return this.text.slice(start, this.nextLine(start)).replace(/\r?\n$/, "");
  }

  /** The line end of the line of `offset`, or of the one before it if that is the last line. */
  lineEnd(offset: number): string {
    let end = this.text.indexOf("\n", offset);
    if (end === -1) end = this.text.lastIndexOf("\n");
    return this.text[end - 1] === "\r" ? "\r\n" : "\n";
  }

  /** Whether only spaces are before `offset` in its line. */
  startsLine(offset: number): boolean {
    return this.text.slice(this.lineStart(offset), offset).trim() === "";
  }
}

/** The offset after the last character of a value, without comments and blank lines after it. */
export function valueEnd(token: CST.Token): number {
  switch (token.type) {
    case "block-scalar":
      return blockParts(token).end;
    case "flow-collection": {
      const close = token.end.find(({ type }) => /^flow-(map|seq)-end$/.test(type));
      return close ? close.offset + 1 : token.offset;
    }
    case "block-map":
    case "block-seq": {
      const last = token.items.findLast((item) => !isBlank(item));
      return last ? itemEnd(last) : token.offset;
    }
    default:
      return token.offset + ("source" in token ? token.source.length : 0);
  }
}

/** Where a block scalar has its header and its lines. `end` is after the last line that counts, before its line end. */
export interface BlockParts {
  header: string;
  bodyStart: number;
  end: number;
  /** The indentation of its lines. Undefined: all are blank. */
  indent: number | undefined;
  /** The length of its longest line, if it has several. */
  foldedAt: number;
}

export function blockParts({ offset, props, source, ...token }: CST.BlockScalar): BlockParts {
  const before = props.map((prop) => ("source" in prop ? prop.source : "")).join("");
  const header = /^[|>][-+\d]*/.exec(before)?.[0] ?? "|";
  const bodyStart = offset + before.length;
  const lines = source.split("\n");
  // The source ends with a line end, or with the text.
  if (lines.at(-1) === "") lines.pop();
  const first = lines.find((line) => line.trim() !== "");
  const digit = /\d/.exec(header)?.[0];
  const indent = digit ? token.indent + Number(digit) : first?.search(/[^ ]/);
  const isBlankLine = (line: string) => /^ *\r?$/.test(line) && line.trimEnd().length <= (indent ?? 0);
  const content = header.includes("+") ? lines.length : lines.findLastIndex((line) => !isBlankLine(line)) + 1;
  const end = bodyStart + lines.slice(0, content).join("\n").length;
  return {
    header,
    bodyStart,
    end:
      content === 0 ? offset + before.trimEnd().length : end - (lines[content - 1]?.endsWith("\r") ? 1 : 0),
    indent,
    foldedAt: content > 1 ? greatest(lines.slice(0, content).map((line) => line.trimEnd().length)) : 0,
  };
}

/** Whether an item has only comments and spaces. */
export function isBlank({ start, key, sep, value }: Item): boolean {
  return !key && !value && ![...start, ...(sep ?? [])].some(({ type }) => SIGNIFICANT.has(type));
}

/** The offset of the first character of an item, which can be its dash, its anchor or its tag. */
export function itemStart({ start, key, sep, value }: Item): number {
  const first = start.find(({ type }) => SIGNIFICANT.has(type)) ?? key ?? sep?.[0] ?? value;
  return first?.offset ?? 0;
}

export function itemEnd(item: Item): number {
  return item.value ? valueEnd(item.value) : propertiesEnd(item);
}

/** The offset at which the value of an item can start: after its colon or dash, its anchor and its tag. */
export function propertiesEnd({ start, key, sep }: Item): number {
  const last = (sep ?? start).findLast(({ type }) => SIGNIFICANT.has(type));
  if (last) return last.offset + last.source.length;
  if (key) return valueEnd(key);
  return start.at(-1)?.offset ?? 0;
}

/** Whether blank lines after a value would be part of it. */
export function keepsBlankLines(token: CST.Token | undefined): boolean {
  if (token?.type === "block-scalar") return blockParts(token).header.includes("+");
  if (token?.type !== "block-map" && token?.type !== "block-seq") return false;
  return keepsBlankLines(token.items.findLast((item) => !isBlank(item))?.value);
}

interface Patch {
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
