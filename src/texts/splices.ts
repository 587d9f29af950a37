/** Replacements of parts of a file. */
import type { Range } from "./format.ts";

export interface Splice extends Range {
  text: string;
}

/** The text with all replacements. If two overlap, the result is not as wanted, and reading it back shows that. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const splice of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, splice.start), splice.text);
    at = splice.end;
  }
  return [...parts, text.slice(at)].join("");
}

/** The line break that a file uses. */
export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
}
