/** In which order changes are sent: what frees a name goes before what takes it. */
import type { Json } from "../model/json.ts";
import type { KindName } from "../model/kind.ts";
import type { Change, Plan } from "../plan/plan.ts";

/** Changes that may be sent side by side, once all earlier steps are through. */
export type Step = readonly Change[];

/** Fields that say which object it is, by kind: read off the tables. */
export type IdentityFields = Readonly<Record<KindName, readonly string[]>>;

/** Renames first, a chain from its end (each step of it one later); then all other updates, and creates. */
export function inSteps(plan: Plan, identity: IdentityFields): Step[] {
  const moving = plan.changes.filter((change) => change.action === "update" && moves(change, identity));
  const levels: Change[][] = [];
  let waiting = moving;
  while (waiting.length > 0) {
    const freed = new Map(
      waiting.flatMap((change) => namesOf(change, identity, "before").map((name) => [name, change] as const)),
    );
    const free = waiting.filter((change) =>
      namesOf(change, identity, "after").every((name) => (freed.get(name) ?? change) === change),
    );
    // Renames in a circle are refused with the manifests; a plan that holds one all the same is sent as it stands.
    const level = free.length > 0 ? free : waiting;
    levels.push(level);
    waiting = waiting.filter((change) => !level.includes(change));
  }
  const others = plan.changes.filter((change) => !moving.includes(change));
  return [...levels, others].filter((step) => step.length > 0);
}

function moves(change: Change, identity: IdentityFields): boolean {
  return change.fields.some(({ field }) => identity[change.kind].includes(field));
}

function namesOf(change: Change, identity: IdentityFields, side: "before" | "after"): string[] {
  const fields = change.fields.filter(({ field }) => identity[change.kind].includes(field));
  return fields.flatMap((field) => leaves(field[side] ?? null).map((name) => `${change.kind} ${name}`));
}

function leaves(value: Json): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [];
}
