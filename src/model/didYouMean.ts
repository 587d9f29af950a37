/** "Did you mean": the known word that is most similar to an unknown one. */
import { least } from "./json.ts";

/** The most similar known word, or the only one that starts with it. Undefined if all need more edits than a third of its length. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const longer = known.filter((candidate) => word.length > 3 && candidate.startsWith(word.toLowerCase()));
  let best = longer.length === 1 ? longer[0] : undefined;
  let fewest = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase(), fewest);
    if (edits < fewest) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

/** A sentence to append to a message; empty if no known word is similar. */
export function didYouMean(word: string, known: readonly string[]): string {
  // The quotes of a text processor.
  const candidate = nearest(word.replaceAll(/[“”„‘’«»]/g, ""), known);
  return candidate === undefined ? "" : ` Did you mean "${candidate}"?`;
}

/** The number of edits (insert, delete, replace, swap of neighbours) from `a` to `b`. It may stop counting at `enough`. */
function distance(a: string, b: string, enough: number): number {
  if (Math.abs(a.length - b.length) >= enough) return enough;
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (above[j - 2] ?? 0) + 1 : enough;
      next.push(Math.min(replace, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    // Each row depends on the two rows before it, so its numbers cannot be smaller than the minimum of both.
    if (least(next) >= enough && least(row) >= enough) return enough;
    above = row;
    row = next;
  }
  return row[b.length] ?? enough;
}
