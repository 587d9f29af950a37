/** Replacements of parts of a file. */
import type { Range } from "./format.ts";

export interface Splice extends Range {
  text: string;
}

/** The text with all replacements. What is added at the same offset keeps its order. Undefined if two overlap. */
export function spliced(text: string, splices: readonly Splice[]): string | undefined {
  const parts: string[] = [];
  let at = 0;
  for (const splice of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (splice.start < at) return undefined;
    parts.push(text.slice(at, splice.start), splice.text);
    at = splice.end;
  }
  return [...parts, text.slice(at)].join("");
}

/** The line break that a file uses. */
export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
}
