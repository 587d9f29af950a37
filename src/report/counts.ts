import { isText } from "../kinds/kind.ts";
import { canonical, grouped, sum } from "../model/json.ts";
import type { Change, DeclaredChange, Kept, Plan } from "../model/plan.ts";
import { archives, clearsText, isEmpty, isLoss, overwrites } from "../plan/loss.ts";
import { isInPart, type ProjectReport } from "./report.ts";

export function countBy<Label extends string, One>(
  labels: readonly Label[],
  list: readonly One[],
  labelOf: (one: One) => Label,
): Record<Label, number> {
  const counts = Object.fromEntries(labels.map((label) => [label, 0])) as Record<Label, number>;
  for (const member of list) counts[labelOf(member)] += 1;
  return counts;
}

export const CHANGES = ["created", "updated", "renamed", "removed"] as const;

/** A renamed object is renamed whatever else changes. One that is archived is removed. */
export function changeLabel(change: Change | DeclaredChange): (typeof CHANGES)[number] {
  const impact = impactOf(change);
  if (impact === "removed") return impact;
  if (impact === "new") return "created";
  return isRename(change) ? "renamed" : "updated";
}

/** `kept`: what differs, and a rule keeps. `keptArchived`: declared, but archived. */
const KEPT = ["conflicts", "undecided", "toPull", "waiting", "kept", "keptArchived"] as const;

const KEPT_LABELS: Readonly<Partial<Record<Kept["reason"], (typeof KEPT)[number]>>> = {
  conflict: "conflicts",
  undecided: "undecided",
  pull: "toPull",
  waiting: "waiting",
  archived: "keptArchived",
};

export type KeptGroup = readonly [Kept, ...Kept[]];

export function isHeldEmpty(item: Kept): boolean {
  return item.reason === "held" && isEmpty(item.live);
}

/** A key of several apps is kept once, and a text that is empty in several languages is one, too. */
export function keptGroups(items: readonly Kept[]): KeptGroup[] {
  const groupOf = (item: Kept) => {
    const { kind, id, reason } = item;
    if (isHeldEmpty(item) || reason === "archived") return canonical([kind, id, reason]);
    return item;
  };
  return [...grouped(items, groupOf).values()];
}

/** `written in part`: only some fields of the change were written. `skipped`: nothing was. */
const NOT_DONE = ["written in part", "failed", "not attempted", "skipped"] as const;

export function planFigures(plans: readonly Plan[]) {
  const changes = plans.flatMap((plan) => plan.changes);
  const kept = plans.flatMap((plan) => keptGroups(plan.kept));
  return {
    ...countBy(CHANGES, changes, changeLabel),
    ...countBy(KEPT, kept, ([{ reason }]) => KEPT_LABELS[reason] ?? "kept"),
    toAdd: sum(plans, ({ to_add: added = [] }) => added.length),
    onlyInFiles: sum(plans, ({ only_in_files: entries = [] }) => entries.length),
    changes: changes.length,
    adopted: sum(plans, ({ counts }) => counts.adopted),
    skipped: sum(plans, ({ skipped }) => skipped.length),
  };
}

export const APPLIED = [...CHANGES, ...NOT_DONE] as const;

export function appliedFigures(projects: readonly ProjectReport[]) {
  const results = projects.flatMap((project) => project.results ?? []);
  const done = results.flatMap(({ change, outcome }) => (outcome.state === "done" ? [change] : []));
  const outcomes = countBy(["done", ...NOT_DONE], results, ({ outcome }) =>
    isInPart(outcome) ? "written in part" : outcome.state,
  );
  const skipped = outcomes.skipped + sum(projects, ({ plan }) => plan?.skipped.length ?? 0);
  const unfinished = results.length - outcomes.done + skipped - outcomes.skipped;
  return { ...countBy(CHANGES, done, changeLabel), ...outcomes, skipped, unfinished };
}

export function isRename(change: Change | DeclaredChange): boolean {
  return change.action === "update" && change.renamed_from !== undefined;
}

export const IMPACTS = [
  "removed",
  "cleared text",
  "overwritten text",
  "overwritten",
  "renamed",
  "changed",
  "new",
] as const;
export type Impact = (typeof IMPACTS)[number];

export function impactOf(change: Change | DeclaredChange): Impact {
  if (change.action === "create") return "new";
  if (change.action === "destroy" || change.fields.some((field) => archives(change.kind, field)))
    return "removed";
  const texts = change.fields.filter((field) => isText(change.kind, field));
  if (texts.some(clearsText)) return "cleared text";
  if (texts.some((field) => overwrites(change.kind, field))) return "overwritten text";
  if (isLoss(change)) return "overwritten";
  return isRename(change) ? "renamed" : "changed";
}

export function clearedTexts(changes: readonly Change[]): number {
  const updates = changes.flatMap((change) => (change.action === "update" ? change : []));
  return sum(
    updates,
    ({ kind, fields }) => fields.filter((field) => isText(kind, field) && clearsText(field)).length,
  );
}
