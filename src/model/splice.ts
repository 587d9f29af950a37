/** Replacements of parts of a file. */
export interface Splice {
  /** Offsets of the first character that is replaced, and of the one after the last. */
  start: number;
  end: number;
  text: string;
}

/** The text with all replacements, in their order at one place. If two overlap, reading the result back shows it. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const splice of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, splice.start), splice.text);
    at = splice.end;
  }
  return [...parts, text.slice(at)].join("");
}
