/** What reports call the objects of a kind. */
import type { KindWords } from "../../kinds/kind.ts";
import { kindOf } from "../../kinds/kindOf.ts";
import { figure } from "./figures.ts";

export function kindWords(kind: string): KindWords {
  return kindOf(kind).words;
}

/** "1 webhook", "4,812 keys" */
export function countedKind(count: number, kind: string): string {
  const { one, many } = kindWords(kind);
  return `${figure(count)} ${count === 1 ? one : many}`;
}
