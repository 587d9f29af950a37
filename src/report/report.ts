/** What of a report matters to those who read it: what it is about, what starts a comment, and what can be restored. */
import type { Place } from "../model/place.ts";
import type { Change, DeclarationComparison, KeptValueItem, Outcome } from "../model/plan.ts";
import { allProblems, isRed } from "./exitCode.ts";
import type { ChangeResult, ProjectReport, Report } from "./reportSchema.ts";

export type * from "./reportSchema.ts";

/** The command that restores the backup of the run; undefined if there is none, or if the run certainly removed and overwrote nothing. */
export function restoreOf({ restore, results = [] }: ProjectReport): string | undefined {
  const mayHaveWritten = results.some(
    ({ change, outcome }) =>
      change.action !== "create" &&
      (outcome.state === "done" ||
        isInPart(outcome) ||
        (outcome.state === "failed" && outcome.how !== "refused" && outcome.how !== "not made")),
  );
  return mayHaveWritten ? restore : undefined;
}

/** The location of a change in the manifests: that of the field if it is about one field. */
export function placeOf({ change, outcome }: ChangeResult): Place | undefined {
  if (change.action === "destroy") return undefined;
  if ((outcome.state === "failed" || outcome.state === "skipped") && outcome.place) return outcome.place;
  const [only, ...otherFields] = change.fields;
  return change.action === "update" && only && otherFields.length === 0 ? only.place : change.place;
}

export function isInPart(outcome: Outcome): boolean {
  return outcome.state === "skipped" && outcome.written !== undefined;
}

/** The changes that a comment or a summary is about: in a pull request, those that it causes. */
export function shownChanges({ plan, target }: ProjectReport): readonly Change[] {
  return target?.is === "compared" ? target.caused : (plan?.changes ?? []);
}

/** Whether nothing fails, and a pull request makes no difference. Without a target, all changes count as caused by it. */
export function causesNothing(report: Report): boolean {
  return !isRed(report) && !releasesProject(report) && report.projects.every(isUntouched);
}

function releasesProject(report: Report): boolean {
  return allProblems(report).some(({ code }) => code === "undeclared-project");
}

/** Whether a pull request without a comment gets one: not if it is compared and makes no difference. */
export function startsComment(report: Report): boolean {
  if (causesNothing(report)) return false;
  const isOld = report.projects.every(
    (project) =>
      project.target?.is === "compared" && isUntouched(project) && project.plan?.skipped.length === 0,
  );
  return !isOld || report.problems.some(({ severity }) => severity === "error") || releasesProject(report);
}

function isUntouched({ plan, target }: ProjectReport): boolean {
  if (target?.is !== "compared") return (plan?.changes.length ?? 0) === 0;
  const { caused, resolved, kept, no_longer_declared, kinds_no_longer_declared, settings } = target;
  const { to_add: deleted = [], only_in_files: onlyInFiles = [] } = target;
  const lists = [caused, resolved, kept, no_longer_declared, kinds_no_longer_declared, settings];
  return [...lists, deleted, onlyInFiles].every(({ length }) => length === 0);
}

export interface PulledTexts {
  name: string;
  files: readonly string[];
  /** What the manifests declare after the pull, compared with what they declared before it. */
  comparison: DeclarationComparison;
  kept: readonly KeptInFile[];
  /** Present if a workflow names fields without their texts. */
  hide_texts?: true;
}

export interface KeptInFile extends Omit<KeptValueItem, "id" | "place" | "reason" | "cause"> {
  place?: Place;
  /** A clause, without texts of strangers. */
  why: string;
  open?: "conflict" | "undecided";
}
