/**
 * Functions for lists of any length. `list.push(...members)` and `Math.max(...numbers)` pass each member as an argument, and
 * 200,000 arguments are more than the stack can hold.
 */

/** Adds members to the end of a list. */
export function append<Member>(
  list: { push(one: Member): unknown },
  ...more: readonly Iterable<Member>[]
): void {
  for (const members of more) for (const member of members) list.push(member);
}

/** -Infinity if there is none. */
export function greatest(numbers: Iterable<number>): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of numbers) most = Math.max(most, one);
  return most;
}

/** Infinity if there is none. */
export function least(numbers: Iterable<number>): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const one of numbers) fewest = Math.min(fewest, one);
  return fewest;
}
