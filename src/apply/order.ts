/** In which order changes are sent: what frees a name before what takes it, what takes away last. */
import type { Json } from "../model/json.ts";
import { fieldOf } from "../model/tables.ts";
import type { Change, Plan, Update } from "../plan/plan.ts";

/** Changes that may be sent side by side, once all earlier steps are through. */
export type Step = readonly Change[];

/** Renames first, a chain from its end (each step of it one later); then all other updates, and creates; destroys last. */
export function inSteps({ changes }: Plan): Step[] {
  const moving = changes.filter((change): change is Update => change.action === "update" && moves(change));
  const isMoving = new Set<Change>(moving);
  const others = changes.filter((change) => !isMoving.has(change) && change.action !== "destroy");
  const destroys = changes.filter(({ action }) => action === "destroy");
  return [...levels(moving), others, destroys].filter((step) => step.length > 0);
}

/** Each rename one level after the one that frees its name. */
function levels(moving: readonly Update[]): Update[][] {
  const holders = new Map(
    moving.flatMap((change) => namesOf(change, "before").map((name) => [name, change] as const)),
  );
  const depths = new Map<Update, number>();
  for (const start of moving) {
    const path = new Set<Update>();
    // Along a chain until its end, or until what is known already; renames in a circle are refused with the manifests.
    let at: Update | undefined = start;
    while (at && !depths.has(at) && !path.has(at)) {
      path.add(at);
      at = waitsFor(at, holders);
    }
    for (const change of [...path].reverse()) {
      const before = waitsFor(change, holders);
      depths.set(change, before === undefined ? 0 : (depths.get(before) ?? 0) + 1);
    }
  }
  const found: Update[][] = [];
  for (const change of moving) {
    const depth = depths.get(change) ?? 0;
    while (found.length <= depth) found.push([]);
    found[depth]?.push(change);
  }
  return found;
}

/** The change that holds the name which this one takes. */
function waitsFor(change: Update, holders: ReadonlyMap<string, Update>): Update | undefined {
  return namesOf(change, "after")
    .flatMap((name) => holders.get(name) ?? [])
    .find((holder) => holder !== change);
}

function moves(change: Update): boolean {
  return change.fields.some(({ field }) => fieldOf(change.kind, field).role === "identity");
}

function namesOf(change: Update, side: "before" | "after"): string[] {
  const fields = change.fields.filter(({ field }) => fieldOf(change.kind, field).role === "identity");
  return fields.flatMap((field) => leaves(field[side] ?? null).map((name) => `${change.kind} ${name}`));
}

function leaves(value: Json): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [];
}
