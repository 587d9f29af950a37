/** Where new lines of a file are written, and how. */
import type { Splice } from "../model/splice.ts";
import type { Range } from "./format.ts";

export function rangeOf({ start, end }: Range): Range {
  return { start, end };
}

export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
}

const LINE_END = /[ \t]*(?:[\n\r]|$)/y;

/** Adds lines after an element. `comments`: what stays on its line, also if it is empty. */
export function linesAfter(text: string, end: number, comments: RegExp, lines: readonly string[]): Splice {
  comments.lastIndex = end;
  const at = comments.test(text) ? comments.lastIndex : end;
  LINE_END.lastIndex = at;
  const isLineEnd = LINE_END.test(text);
  const added = [...lines, ...(isLineEnd ? [] : [""])].map((line) => lineBreakOf(text) + line);
  return { start: at, end: at, text: added.join("") };
}

/** The blanks between the start of the line and `offset`. Undefined if something else is there. */
export function ownIndentation(text: string, offset: number): string | undefined {
  let start = offset;
  while (text[start - 1] === " " || text[start - 1] === "\t") start--;
  return start === 0 || /[\n\r]/.test(text[start - 1] ?? "") ? text.slice(start, offset) : undefined;
}
