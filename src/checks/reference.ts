/** The text that the others of a key are compared with. */
import { greatest } from "../model/lists.ts";

/**
 * The text in the base language, if it is known. Otherwise the first of those that most texts agree with: which text is wrong
 * is then not certain, but that they differ is. Undefined: nothing to compare with.
 */
export function referenceOf<One extends { language: string }>(
  all: readonly One[],
  base: string | undefined,
  signature: (one: One) => string,
): One | undefined {
  const known = base === undefined ? undefined : all.find(({ language }) => language === base);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const one of all) counts.set(signature(one), (counts.get(signature(one)) ?? 0) + 1);
  const most = greatest(counts.values());
  return all.find((one) => counts.get(signature(one)) === most);
}
