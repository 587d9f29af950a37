/** Names that changes give up and take: a rename that frees a name must be sent before the change that uses it. */
import { fieldOf } from "../kinds/kindOf.ts";
import type { Change } from "../model/plan.ts";
import { textsIn } from "./declaredContents.ts";

/** The names of the object before or after the change, as far as the change sets them; with the kind, because kinds share no names. */
export function namesOf(change: Change, side: "before" | "after"): string[] {
  if (change.action === "destroy") return [];
  const fields = change.fields.filter(({ field }) => fieldOf(change.kind, field).role === "identity");
  return fields.flatMap((field) => textsIn(field[side] ?? null).map((name) => `${change.kind} ${name}`));
}

/** Live names that are free after the change. */
export function freedNames(change: Change): string[] {
  const after = new Set(namesOf(change, "after"));
  return namesOf(change, "before").filter((name) => !after.has(name));
}
