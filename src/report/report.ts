/**
 * The result of a run as plain data. All that a person, a script or GitHub reads is rendered from it. Its types are those of
 * the schemas, which read a report from a file. A report that is only written is not checked by them.
 */
import * as z from "zod";
import { RUN_COMMANDS, type RunCommand } from "../model/command.ts";
import { type Place, placeSchema } from "../model/place.ts";
import {
  type Change,
  changeSchema,
  declarationComparison,
  isConflict,
  isToPull,
  type Outcome,
  outcomeSchema,
  type Plan,
  planComparison,
  planSchema,
  texts,
  unmanagedSchema,
  whole,
} from "../model/plan.ts";
import {
  anyError,
  PROBLEM_CODES,
  type Problem,
  type ProblemCode,
  REACHES,
  SEVERITIES,
} from "../model/problem.ts";
import { changedSetting } from "../model/setting.ts";

const problem: z.ZodType<Problem> = z.object({
  severity: z.enum(SEVERITIES),
  code: z.enum(PROBLEM_CODES),
  message: z.string(),
  place: placeSchema.exactOptional(),
  reach: z.enum(REACHES),
  about: z.string().exactOptional(),
  count: z.int().min(1).exactOptional(),
  quotes: texts.exactOptional(),
});
const problems = z.array(problem).readonly();
const settings = z.array(changedSetting).readonly();
const hidesTexts = z.literal(true).exactOptional();

const comparedTarget = planComparison.extend({
  is: z.literal("compared"),
  /** The commit that the pull request would be merged into. */
  commit: z.string(),
  settings,
  /** Kinds that only the target has manifests of, by their plural. They are no longer managed. */
  released_kinds: texts,
});
export interface ComparedTarget extends z.output<typeof comparedTarget> {}

const notCompared = z.object({ is: z.literal("not compared"), why: z.string() });
const targetComparison = z.discriminatedUnion("is", [comparedTarget, notCompared]);
/** The plan of a pull request, compared with the plan of the commit that it would be merged into. */
export type TargetComparison = z.output<typeof targetComparison>;

const comparedManifests = declarationComparison.extend({
  /** Its name in `projects` of lokaform.yaml; absent if the file has no `projects`. */
  name: z.string().exactOptional(),
  settings,
  hide_texts: hidesTexts,
});
/** The manifests of one project. */
export interface ComparedManifests extends z.output<typeof comparedManifests> {}

const manifestComparison = z.discriminatedUnion("is", [
  z.object({
    is: z.literal("compared"),
    commit: z.string(),
    projects: z.array(comparedManifests).readonly(),
  }),
  notCompared,
]);
/** The manifests of a pull request, compared with those of the commit that it would be merged into. */
export type ManifestComparison = z.output<typeof manifestComparison>;

const result = z.object({ change: changeSchema, outcome: outcomeSchema });
export interface ChangeResult extends z.output<typeof result> {}

const project = z
  .object({
    /** Its name in `projects` of lokaform.yaml; absent if the file has no `projects`. */
    name: z.string().exactOptional(),
    /** The id in the address of requests. */
    id: z.string(),
    manifests: texts,
    /** Problems of the project as a whole, or of one key or webhook. */
    problems,
    /** Present if comments, issues, summaries and the log of the action name fields without their texts. */
    hide_texts: hidesTexts,
    /** Stack traces of errors in Lokaform itself. A problem says that there are any. */
    bugs: texts.exactOptional(),
    /** Absent if a problem stopped the project, or the run was cancelled before it. Then all of the following is absent. */
    plan: planSchema.exactOptional(),
    /** What is live and not declared; present if the command is drift, or plan with `--unmanaged`. */
    unmanaged: unmanagedSchema.exactOptional(),
    /** The number of write requests that the plan needs; absent if the command is drift. */
    effort: z.object({ requests: whole }).exactOptional(),
    /** Present in a pull request: which of the changes come from it. */
    target: targetComparison.exactOptional(),
    /** Present if the plan was applied: one result for each change, also for changes of a reviewed plan that are not in this plan. */
    results: z.array(result).readonly().exactOptional(),
    /** Path of the file that holds removed and overwritten values. */
    backup: z.string().exactOptional(),
    /** The command that restores that file. */
    restore: z.string().exactOptional(),
  })
  .refine(
    ({ plan, unmanaged, effort, target, results, backup, restore }) =>
      (plan || !(unmanaged || effort || target || results)) &&
      (results || backup === undefined) &&
      (backup === undefined) === (restore === undefined),
  );
export interface ProjectReport extends z.output<typeof project> {}

export interface PlannedProject extends ProjectReport {
  plan: Plan;
}

export const STOP_CAUSES = ["SIGINT", "SIGTERM", "SIGHUP", "time limit"] as const;
export type StopCause = (typeof STOP_CAUSES)[number];

const stopped = z.object({ by: z.enum(STOP_CAUSES), message: z.string() });
export interface Stopped extends z.output<typeof stopped> {}

export const reportSchema = z.object({
  format_version: z.literal(1),
  command: z.enum(RUN_COMMANDS),
  /** Names of the projects in lokaform.yaml that the run is for, also if no plan was made. Absent if the file has no `projects`. */
  selected: texts.exactOptional(),
  /** The manifests of all projects that were read, with the paths that the user sees. */
  manifests: texts,
  /** How many entries the manifests declare, by the plural of the kind. */
  declared: z.record(z.string(), whole).readonly(),
  /** Problems of settings and manifests. If there is an error among them, nothing was sent for any project. */
  problems,
  /** The selected projects; none if nothing was sent. */
  projects: z.array(project).readonly(),
  /** All requests, including repeated ones. */
  requests: whole,
  /** Present if the run was cancelled. */
  stopped: stopped.exactOptional(),
  /** Present if the run got no secrets, as for a pull request from a fork: no project was looked at. */
  manifest_comparison: manifestComparison.exactOptional(),
  /** Present if a project of the run hides texts, so that problems must not quote them. */
  hide_texts: hidesTexts,
});
export interface Report extends z.output<typeof reportSchema> {}

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

/** The backup that a restore reads, and that its headings name. */
export function restoredFile(command: RunCommand, { manifests }: ProjectReport): string | undefined {
  return command === "restore" && manifests.length === 1 ? manifests[0] : undefined;
}

/** The problems of the run, then those of its projects. */
export function allProblems({ problems, projects }: Report): Problem[] {
  return [...problems, ...projects.flatMap((project) => project.problems)];
}

export function allResults({ projects }: Report): ChangeResult[] {
  return projects.flatMap(({ results = [] }) => results);
}

/** The location of a change in the manifests: that of the field if it is about one field. */
export function placeOf({ change, outcome }: ChangeResult): Place | undefined {
  if (change.action === "destroy") return undefined;
  if ((outcome.state === "failed" || outcome.state === "skipped") && outcome.place) return outcome.place;
  const [only, ...others] = change.fields;
  return change.action === "update" && only && others.length === 0 ? only.place : change.place;
}

/** Whether only some fields of a change were written. */
export function isInPart(outcome: Outcome): boolean {
  return outcome.state === "skipped" && outcome.written !== undefined;
}

/** How a change ended. */
export function stateWords(outcome: Outcome): string {
  if (isInPart(outcome)) return "skipped, in part";
  if (outcome.state !== "failed" || outcome.how === "refused" || outcome.how === "not made")
    return outcome.state;
  return `${outcome.state}, ${outcome.how}`;
}

/** Why a change was not made; empty if it was. */
export function outcomeWords({ outcome }: ChangeResult): string {
  return outcome.state === "done" ? "" : outcome.message;
}

/** Whether there is anything to change, or was. */
export function hasChanges({ projects }: Pick<Report, "projects">): boolean {
  return projects.some(({ plan }) => (plan?.changes.length ?? 0) > 0);
}

/**
 * Whether live differs from declared. An archived key that is declared counts, even if apply keeps it archived. A text
 * of another person that is to pull or in conflict also counts.
 */
export function hasDrift({ projects }: Pick<Report, "projects">): boolean {
  return (
    hasChanges({ projects }) ||
    projects.some(
      ({ plan }) =>
        plan?.kept.some((one) => one.reason === "archived" || isToPull(one) || isConflict(one)) ?? false,
    )
  );
}

/** Whether the command found what it looks for: drift, or changes. */
export function hasFindings({ command, projects }: Pick<Report, "command" | "projects">): boolean {
  return command === "drift" ? hasDrift({ projects }) : hasChanges({ projects });
}

/** Whether there are neither changes nor failures. */
export function isEmpty(report: Report): boolean {
  return !hasFindings(report) && !isRed(report);
}

/** The changes that a comment or a summary is about: in a pull request, those that it causes. */
export function shownChanges({ plan, target }: ProjectReport): readonly Change[] {
  return target?.is === "compared" ? target.caused : (plan?.changes ?? []);
}

/** Whether nothing fails, and a pull request makes no difference. Without a target, all changes count as caused by it. */
export function causesNothing(report: Report): boolean {
  return !isRed(report) && !releasesProject(report) && report.projects.every(isUntouched);
}

function releasesProject({ problems }: Report): boolean {
  return problems.some(({ code }) => code === "released-project");
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
  const { caused, resolved, kept, released, released_kinds, settings } = target;
  return [caused, resolved, kept, released, released_kinds, settings].every(({ length }) => length === 0);
}

/** Whether anything failed, was skipped, not attempted or not reached, or an error is among the problems. */
export function isRed(report: Report): boolean {
  return (
    report.stopped !== undefined ||
    anyError(allProblems(report)) ||
    report.projects.some(({ plan }) => (plan?.skipped.length ?? 0) > 0) ||
    allResults(report).some(({ outcome }) => outcome.state !== "done")
  );
}

/** 0 success, 1 failure, 130 or 143 cancelled by a signal; 2 changes or drift found, if `detailed`. */
export function exitCode(report: Report, detailed: boolean): number {
  const { stopped } = report;
  if (stopped && stopped.by !== "time limit") return stopped.by === "SIGINT" ? 130 : 143;
  if (isRed(report)) return 1;
  return detailed && hasFindings(report) ? 2 : 0;
}
