/** What of a report matters to those who read it: what it is about, what starts a comment, and what can be restored. */
import type { Place } from "../model/place.ts";
import type { Change, DeclarationComparison, KeptValueItem, Outcome } from "../model/plan.ts";
import type { ProblemCode } from "../model/problem.ts";
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

/** Whether only some fields of a change were written. */
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

/** Refusals that depend on the changes of the plan alone: two plans with the same changes and settings are refused alike. */
const REFUSALS_OF_CHANGES: readonly ProblemCode[] = [
  "too-many-destroyed",
  "all-destroyed",
  "looks-renamed",
  "foreign-project",
  "too-many-overwritten",
  "too-many-unverified",
];

/**
 * Whether a pull request without a comment gets one. If all that is wrong is that pending changes are refused, the pull request
 * is not the reason: its step fails, and the job summary says why.
 */
export function startsComment(report: Report): boolean {
  if (causesNothing(report)) return false;
  const isOld = report.projects.every(
    (project) =>
      project.target?.is === "compared" && isUntouched(project) && project.plan?.skipped.length === 0,
  );
  const errors = allProblems(report).filter(({ severity }) => severity === "error");
  const isReason = errors.length === 0 || errors.some(({ code }) => !REFUSALS_OF_CHANGES.includes(code));
  return !isOld || isReason || releasesProject(report);
}

function isUntouched({ plan, target }: ProjectReport): boolean {
  if (target?.is !== "compared") return (plan?.changes.length ?? 0) === 0;
  const { caused, resolved, kept, no_longer_declared, kinds_no_longer_declared, settings } = target;
  return [caused, resolved, kept, no_longer_declared, kinds_no_longer_declared, settings].every(
    ({ length }) => length === 0,
  );
}

export interface PulledTexts {
  /** The name of the project. */
  name: string;
  /** Paths of the manifests that were written, or would be. */
  files: readonly string[];
  /** What the manifests declare after the pull, compared with what they declared before it. */
  comparison: DeclarationComparison;
  /** Declared values that differ from the live ones, and that the manifests keep. */
  kept: readonly KeptInFile[];
  /** Present if a workflow names fields without their texts. */
  hide_texts?: true;
}

export interface KeptInFile extends Omit<KeptValueItem, "id" | "place" | "reason" | "cause"> {
  /** Absent if no file has the entry. */
  place?: Place;
  /** A clause, without texts of strangers. */
  why: string;
  /** Present if a person must decide. */
  open?: "conflict" | "undecided";
}
