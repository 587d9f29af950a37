/** Places in a file: line breaks, blanks and comments. */

/** The line break that a file uses. */
export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
}

/** The offset after the comments that start at `at`, after blanks, and end on the same line. */
export function afterComments(text: string, at: number, open: string, close: string): number {
  let after = at;
  for (;;) {
    const start = afterBlanks(text, after);
    const end = text.startsWith(open, start) ? text.indexOf(close, start + open.length) : -1;
    if (end < 0 || /[\n\r]/.test(text.slice(start, end))) return after;
    after = end + close.length;
  }
}

/** Whether only blanks follow on the line. */
export function isLineEnd(text: string, at: number): boolean {
  const end = afterBlanks(text, at);
  return end === text.length || text[end] === "\n" || text[end] === "\r";
}

function afterBlanks(text: string, at: number): number {
  let end = at;
  while (text[end] === " " || text[end] === "\t") end++;
  return end;
}

/** The blanks between the start of the line and `offset`. Undefined if something else is there. */
export function ownIndentation(text: string, offset: number): string | undefined {
  let start = offset;
  while (text[start - 1] === " " || text[start - 1] === "\t") start--;
  return start === 0 || /[\n\r]/.test(text[start - 1] ?? "") ? text.slice(start, offset) : undefined;
}
