/** Counts of planned changes and of their outcomes. */
import { allKinds } from "../kinds/registry.ts";
import type { Change, DeclaredChange, KeptItem, Plan } from "../model/plan.ts";
import { archives, isLoss, overwrites } from "../plan/loss.ts";
import { isConflict, isInPart, isToPull, isUndecided, type ProjectReport, type Report } from "./report.ts";
import { isText } from "./view/lines.ts";

/** How many changes there are of each kind of change. */
export interface ChangeCounts {
  created: number;
  updated: number;
  renamed: number;
  archived: number;
  destroyed: number;
}

export interface PlanFigures extends ChangeCounts {
  changes: number;
  adopted: number;
  /** Texts that the file and the project both changed. */
  conflicts: number;
  /** Texts that differ, and of which nothing tells who changed them. */
  undecided: number;
  /** Texts that only the project changed. */
  toPull: number;
  /** All others that differ, and that a rule keeps. Archived keys are not included. */
  kept: number;
  /** Declared, but archived. */
  keptArchived: number;
  skipped: number;
  unchanged: ByKind;
  unmanaged: ByKind;
}

/** A count for each kind, by its name. */
export type ByKind = ReadonlyMap<string, number>;

export interface AppliedFigures extends ChangeCounts {
  failed: number;
  notAttempted: number;
  /** Changes of which only some fields were written. */
  inPart: number;
  /** Changes of which nothing was written. */
  skipped: number;
}

export function planFigures(plans: readonly Plan[]): PlanFigures {
  return {
    ...countChanges(plans.flatMap(({ changes }) => changes)),
    changes: sum(plans, ({ changes }) => changes.length),
    adopted: sum(plans, ({ counts }) => counts.adopted),
    conflicts: sum(plans, ({ kept }) => kept.filter(isConflict).length),
    undecided: sum(plans, ({ kept }) => kept.filter(isUndecided).length),
    toPull: sum(plans, ({ kept }) => kept.filter(isToPull).length),
    kept: sum(plans, ({ kept }) => kept.filter(isOtherKept).length),
    keptArchived: sum(plans, ({ kept }) => kept.filter(({ reason }) => reason === "archived").length),
    skipped: sum(plans, ({ skipped }) => skipped.length),
    unchanged: byKind(plans, "unchanged"),
    unmanaged: byKind(plans, "unmanaged"),
  };
}

function isOtherKept(kept: KeptItem): boolean {
  return kept.reason !== "archived" && !isConflict(kept) && !isUndecided(kept) && !isToPull(kept);
}

function byKind(plans: readonly Plan[], figure: "unchanged" | "unmanaged"): ByKind {
  return new Map(
    allKinds().map(({ name, plural }) => [
      name,
      sum(plans, ({ counts }) => counts.by_kind[plural]?.[figure] ?? 0),
    ]),
  );
}

export function declaredByKind({ declared }: Pick<Report, "declared">): ByKind {
  return new Map(allKinds().map(({ name, plural }) => [name, declared[plural] ?? 0]));
}

export function appliedFigures(projects: readonly ProjectReport[]): AppliedFigures {
  const results = projects.flatMap((project) => project.results ?? []);
  const done = results.flatMap(({ change, outcome }) => (outcome.state === "done" ? [change] : []));
  return {
    ...countChanges(done),
    failed: results.filter(({ outcome }) => outcome.state === "failed").length,
    notAttempted: results.filter(({ outcome }) => outcome.state === "not attempted").length,
    inPart: results.filter(({ outcome }) => isInPart(outcome)).length,
    skipped:
      results.filter(({ outcome }) => outcome.state === "skipped" && !isInPart(outcome)).length +
      sum(projects, ({ plan }) => plan?.skipped.length ?? 0),
  };
}

function countChanges(changes: readonly Change[]): ChangeCounts {
  const count = (is: (change: Change) => boolean) => changes.filter(is).length;
  const renamed = count(isRename);
  return {
    created: count(({ action }) => action === "create"),
    updated: count(({ action }) => action === "update") - renamed,
    renamed,
    archived: count((change) => change.action === "destroy" && change.how === "archive"),
    destroyed: count((change) => change.action === "destroy" && change.how === "destroy"),
  };
}

export function isRename(change: Change | DeclaredChange): boolean {
  return change.action === "update" && change.renamed_from !== undefined;
}

function sum<One>(list: readonly One[], figure: (one: One) => number): number {
  return list.reduce((total, one) => total + figure(one), 0);
}

/** From the heaviest to the lightest. */
export const IMPACTS = ["removed", "overwritten text", "overwritten", "renamed", "changed", "new"] as const;
export type Impact = (typeof IMPACTS)[number];

export function impactOf(change: Change): Impact {
  if (change.action === "create") return "new";
  if (change.action === "destroy" || change.fields.some((field) => archives(change.kind, field)))
    return "removed";
  const texts = change.fields.filter((field) => isText(change.kind, field));
  if (texts.some((field) => overwrites(change.kind, field))) return "overwritten text";
  if (isLoss(change)) return "overwritten";
  return isRename(change) ? "renamed" : "changed";
}
