/** The order in which changes are sent: a rename that frees a name comes before the change that uses this name; removals come last. */

import { fieldOf } from "../kinds/kindOf.ts";
import type { Change, Plan, Update } from "../model/plan.ts";
import { namesOf } from "../plan/movedNames.ts";

/** Changes that may be sent at the same time, after all earlier steps. */
export type Step = readonly Change[];

/** Renames first, and a chain of renames from its end. Then all other updates and creates. Removals last. */
export function inSteps({ changes }: Plan): Step[] {
  const moving = changes.filter((change): change is Update => change.action === "update" && moves(change));
  const isMoving = new Set<Change>(moving);
  const others = changes.filter((change) => !isMoving.has(change) && change.action !== "destroy");
  const destroys = changes.filter(({ action }) => action === "destroy");
  return [...levels(moving), others, destroys].filter((step) => step.length > 0);
}

/** Sorts renames into levels: each is one level after the renames that free its names. */
function levels(moving: readonly Update[]): Update[][] {
  const holders = new Map<string, Update[]>();
  for (const change of moving)
    for (const name of namesOf(change, "before")) holders.set(name, [...(holders.get(name) ?? []), change]);
  const waits = new Map(moving.map((change) => [change, waitedFor(change, holders)]));
  const remaining = new Set(moving);
  const found: Update[][] = [];
  while (remaining.size > 0) {
    const ready = [...remaining].filter((change) => !waits.get(change)?.some((one) => remaining.has(one)));
    // The check of the manifests refuses cycles, so a cycle is only a safeguard here.
    const level = ready.length > 0 ? ready : [...remaining].slice(-1);
    for (const change of level) remaining.delete(change);
    found.push(level);
  }
  return found;
}

/** The changes that must free the names of this one. With names by platform, there can be several. */
function waitedFor(change: Update, holders: ReadonlyMap<string, readonly Update[]>): Update[] {
  const held = namesOf(change, "after").flatMap((name) => holders.get(name) ?? []);
  return [...new Set(held)].filter((holder) => holder !== change);
}

function moves(change: Update): boolean {
  return change.fields.some(({ field }) => fieldOf(change.kind, field).role === "identity");
}
