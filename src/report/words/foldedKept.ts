/** Kept items that are the same in every plan, as figures. */

import type { KeptItem } from "../../model/plan.ts";
import { isConflict } from "../report.ts";
import { counted } from "./figures.ts";
import { countedKind } from "./kindWords.ts";

type Repeated = "seeded" | "foreign-owner" | "protected";

const WHY: Readonly<Record<Repeated, string>> = {
  seeded: "rule seed",
  "foreign-owner": "owned by others",
  protected: "protected by a tag",
};

/**
 * Whether the reader does not have to act on it, in this run or the next. A conflict is never among them, and a key that is
 * declared but owned by others is not either.
 */
export function isRepeated(kept: KeptItem): kept is KeptItem & { reason: Repeated } {
  if (kept.reason === "seeded") return !isConflict(kept);
  return kept.reason in WHY && !kept.place;
}

/** "12 texts are kept (rule seed); --kept lists them". `lists`: what names them. */
export function repeatedWords(kept: readonly KeptItem[], lists: string): string[] {
  const repeated = kept.filter(isRepeated);
  const groupOf = (one: KeptItem) => `${one.reason} ${"field" in one ? "text" : one.kind}`;
  return [...new Set(repeated.map(groupOf))].flatMap((name) => {
    const group = repeated.filter((one) => groupOf(one) === name);
    const [first] = group;
    if (!first) return [];
    const subject = "field" in first ? counted(group.length, "text") : countedKind(group.length, first.kind);
    const [verb, object] = group.length === 1 ? ["is", "it"] : ["are", "them"];
    return [`${subject} ${verb} kept (${WHY[first.reason]}); ${lists} ${object}`];
  });
}
