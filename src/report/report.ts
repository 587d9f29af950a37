/** Everything that a run has to say, as plain data. What a person, a script or GitHub reads is made of this. */
import type { Place } from "../model/place.ts";
import type { Change, Plan, Unmanaged } from "../model/plan.ts";
import { anyError, type Problem } from "../model/problem.ts";
import type { Outcome } from "../plan/ledger.ts";

export type Command = "validate" | "plan" | "apply" | "drift" | "restore";

export interface Report {
  format_version: 1;
  command: Command;
  /** The manifests of all projects that were read, as the user would name them. */
  manifests: readonly string[];
  /** How many keys and webhooks the manifests declare. */
  declared: { keys: number; webhooks: number };
  /** Of settings and manifests. With an error among them nothing was sent, for any project. */
  problems: readonly Problem[];
  /** Those that were asked for; none where nothing was sent. */
  projects: readonly ProjectReport[];
  /** Requests that were made in all, tried again ones included. */
  requests: number;
  /** Present when the run was ended before its time. */
  stopped?: Stopped;
  /** Present where a project of the run hides texts, so that no problem of a file may quote one. */
  hide_texts?: true;
}

export interface ProjectReport {
  /** Its name in `projects` of lokaform.yaml; absent where there is only one project. */
  name?: string;
  /** As it is addressed. */
  id: string;
  manifests: readonly string[];
  /** Of the project as a whole, or of one key or webhook. */
  problems: readonly Problem[];
  /** Absent where a problem stopped the project, or the run ended before it. */
  plan?: Plan;
  /** What lives and is not declared, where the command is drift. */
  unmanaged?: readonly Unmanaged[];
  /** Present where comments, issues, summaries and the action's log name fields, and show no texts. */
  hide_texts?: true;
  /** How many requests the plan takes. */
  effort?: Effort;
  /** Present when the plan was applied: one for each of its changes, and for those of a reviewed plan that it lacks. */
  results?: readonly ChangeResult[];
  /** The file with what was removed or overwritten. */
  backup?: string;
  /** The command that restores that file. */
  restore?: string;
  /** Stacks of errors in Lokaform itself; a problem says that there are any. */
  bugs?: readonly string[];
}

export interface Stopped {
  by: StopCause;
  message: string;
}

export type StopCause = "SIGINT" | "SIGTERM" | "SIGHUP" | "time limit";

export interface Effort {
  requests: number;
}

export interface ChangeResult {
  change: Change;
  outcome: Outcome;
}

/** All problems of a run: its own, then those of its projects. */
export function allProblems({ problems, projects }: Report): Problem[] {
  return [...problems, ...projects.flatMap((project) => project.problems)];
}

export function allResults({ projects }: Report): ChangeResult[] {
  return projects.flatMap(({ results = [] }) => results);
}

/** Where in the manifests a change stands that did not end well: at the field, where it is about one. */
export function placeOf({ change, outcome }: ChangeResult): Place | undefined {
  if (change.action === "destroy") return undefined;
  if ((outcome.state === "failed" || outcome.state === "skipped") && outcome.place) return outcome.place;
  const [only, ...others] = change.fields;
  return change.action === "update" && only && others.length === 0 ? only.place : change.place;
}

/** Whether some fields of a change were written and others were not. */
export function isInPart(outcome: Outcome): boolean {
  return outcome.state === "skipped" && outcome.written !== undefined;
}

/** How a change ended, in the words of the report. */
export function stateWords(outcome: Outcome): string {
  if (isInPart(outcome)) return "skipped, in part";
  if (outcome.state !== "failed" || outcome.how === "refused" || outcome.how === "not made")
    return outcome.state;
  return `${outcome.state}, ${outcome.how}`;
}

/** What is said of a change that did not end well; without `texts`, not what was stored in the place of another text. */
export function outcomeWords({ outcome }: ChangeResult, texts: boolean): string {
  if (outcome.state === "done") return "";
  const showsMessage = texts || outcome.state !== "failed" || outcome.how !== "stored differently";
  return showsMessage ? outcome.message : "The service stored something else. The report file says what.";
}

/** Whether anything is to be done, or was done. */
export function hasChanges({ projects }: Pick<Report, "projects">): boolean {
  return projects.some(({ plan }) => (plan?.changes.length ?? 0) > 0);
}

/** Whether live differs from what is declared: a declared key in the archive is no change where apply leaves it there. */
export function hasDrift({ projects }: Pick<Report, "projects">): boolean {
  return (
    hasChanges({ projects }) ||
    projects.some(({ plan }) => plan?.left.some(({ reason }) => reason === "archived") ?? false)
  );
}

/** What the command looks for: drift, or something to do. */
export function hasFindings({ command, projects }: Pick<Report, "command" | "projects">): boolean {
  return command === "drift" ? hasDrift({ projects }) : hasChanges({ projects });
}

/** Whether there is nothing to look at: no change, and nothing that went wrong. */
export function isEmpty(report: Report): boolean {
  return !hasFindings(report) && !isRed(report);
}

/** Never green with a failure: anything failed, skipped, not attempted, not reached, or an error among the problems. */
export function isRed(report: Report): boolean {
  return (
    report.stopped !== undefined ||
    anyError(allProblems(report)) ||
    report.projects.some(({ plan }) => (plan?.skipped.length ?? 0) > 0) ||
    allResults(report).some(({ outcome }) => outcome.state !== "done")
  );
}

/** 0 all well, 1 not, 130 or 143 ended by a signal; 2 changes found, where `detailed` asks for that. */
export function exitCode(report: Report, detailed: boolean): number {
  const { stopped } = report;
  if (stopped && stopped.by !== "time limit") return stopped.by === "SIGINT" ? 130 : 143;
  if (isRed(report)) return 1;
  return detailed && hasFindings(report) ? 2 : 0;
}
