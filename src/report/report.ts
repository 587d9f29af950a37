/** Everything that a run has to say, as plain data. What a person, a script or GitHub reads is made of this. */
import { anyError, type Problem } from "../model/problem.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Change, Plan } from "../plan/plan.ts";

export type Command = "validate" | "plan" | "apply";

export interface Report {
  format_version: 1;
  command: Command;
  /** The manifests that were read, as the user would name them. */
  manifests: readonly string[];
  /** How many keys and webhooks the manifests declare. */
  declared: { keys: number; webhooks: number };
  problems: readonly Problem[];
  plan?: Plan;
  /** How many requests the plan takes, and how many a second may be made. */
  effort?: Effort;
  /** Present when the plan was applied: one for each of its changes. */
  results?: readonly Result[];
  /** Requests that were made in all, tried again ones included. */
  requests: number;
}

export interface Effort {
  requests: number;
  rate: number;
}

export interface Result {
  change: Change;
  outcome: Outcome;
}

export interface Tally {
  created: number;
  /** Renames included. */
  updated: number;
  renamed: number;
  failed: number;
  notAttempted: number;
  skipped: number;
}

export function tally({ results = [], plan }: Report): Tally {
  const done = results.filter(({ outcome }) => outcome.state === "done");
  return {
    created: done.filter(({ change }) => change.action === "create").length,
    updated: done.filter(({ change }) => change.action === "update").length,
    renamed: done.filter(({ change }) => change.action === "update" && change.renamed_from !== undefined)
      .length,
    failed: results.filter(({ outcome }) => outcome.state === "failed").length,
    notAttempted: results.filter(({ outcome }) => outcome.state === "not attempted").length,
    skipped: plan?.skipped.length ?? 0,
  };
}

/** Whether anything is to be done, or was done. */
export function hasChanges({ plan }: Report): boolean {
  return (plan?.changes.length ?? 0) > 0;
}

/** Never green with a failure: anything failed, skipped, not attempted, or an error among the problems. */
export function isRed(report: Report): boolean {
  const { failed, notAttempted, skipped } = tally(report);
  return anyError(report.problems) || failed + notAttempted + skipped > 0;
}
