/** Replacements of parts of a file. */
export interface Splice {
  /** Offsets of the first character that is replaced, and of the one after the last. */
  start: number;
  end: number;
  text: string;
}

/**
 * The text with all replacements. Those of one place stay in their order. If two overlap, the result is not as wanted, and
 * reading it back shows that.
 */
export function spliced(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const splice of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, splice.start), splice.text);
    at = splice.end;
  }
  return [...parts, text.slice(at)].join("");
}
