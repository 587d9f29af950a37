/** Which values of a list stay, change, are removed or are added to get another list. */
import { type Json, sameJson } from "../../model/json.ts";

export interface Alignment {
  /** Positions before and after. The two values can differ. */
  pairs: readonly (readonly [number, number])[];
  removed: readonly number[];
  /** `after`: the position before the edit after which the value `at` is added. */
  inserted: readonly { after: number; at: number }[];
}

/** A longer list is not compared value by value. */
const MAX_COMPARED = 2_000;

export function align(before: readonly Json[], after: readonly Json[]): Alignment {
  const pairs: [number, number][] = [];
  const removed: number[] = [];
  const inserted: { after: number; at: number }[] = [];
  let [from, to] = [0, 0];
  for (const [sameFrom, sameTo] of [...common(before, after), [before.length, after.length] as const]) {
    // A value between two that stay becomes the one in its place.
    while (from < sameFrom && to < sameTo) pairs.push([from++, to++]);
    while (from < sameFrom) removed.push(from++);
    while (to < sameTo) inserted.push({ after: from - 1, at: to++ });
    from += 1;
    to += 1;
  }
  return { pairs, removed, inserted };
}

/** The longest common subsequence, as pairs of positions. */
function common(before: readonly Json[], after: readonly Json[]): [number, number][] {
  if (before.length > MAX_COMPARED || after.length > MAX_COMPARED) return [];
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const same = (i: number, j: number) => sameJson(before[i] ?? null, after[j] ?? null);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (same(i, j)) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
