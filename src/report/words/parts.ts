/** The words of a line with the texts that differ, so that a terminal can colour both and mark what changed. */

/** Two texts. Markdown and logs show them as plain words. */
export interface Pair {
  old: string;
  between: string;
  text: string;
  /** The language of both, if they are texts of a key. */
  language?: string | undefined;
}

export type Part = string | Pair;
export type Words = string | readonly Part[];

export function plainWords(words: Words): string {
  if (typeof words === "string") return words;
  return words.map((one) => (typeof one === "string" ? one : one.old + one.between + one.text)).join("");
}

/** The lists with words between them. */
export function joinedParts(lists: readonly (readonly Part[])[], between: string): Part[] {
  return lists.flatMap((parts, index) => (index === 0 ? parts : [between, ...parts]));
}
