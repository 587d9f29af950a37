/** "Did you mean": the known word that is most similar to an unknown one. */
import { distance } from "fastest-levenshtein";

/** The only known word that starts with it, or the most similar one, of at most two edits or a third of its length. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const longer = words.filter((candidate) => word.length > 3 && candidate.startsWith(word.toLowerCase()));
  let best = longer.length === 1 ? longer[0] : undefined;
  // Two letters that are exchanged are two edits.
  let fewest = Math.max(word.length > 2 ? 2 : 1, Math.floor(word.length / 3)) + 1;
  for (const candidate of words) {
    if (Math.abs(word.length - candidate.length) >= fewest) continue;
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

/** A sentence to append to a message; empty if no known word is similar. */
export function didYouMean(word: string, words: readonly string[]): string {
  const candidate = nearest(word, words);
  return candidate === undefined ? "" : ` Did you mean "${candidate}"?`;
}
