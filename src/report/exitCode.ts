/** Whether a run failed, found something, or has nothing to say, and the exit code that follows from it. */
import type { Kept } from "../model/plan.ts";
import { anyError, type Problem } from "../model/problem.ts";
import type { ProjectReport, Report } from "./reportSchema.ts";

export function hasChanges({ projects }: Pick<Report, "projects">): boolean {
  return projects.some(({ plan }) => (plan?.changes.length ?? 0) > 0);
}

const DRIFT_REASONS: readonly Kept["reason"][] = ["archived", "pull", "conflict", "undecided"];

/** Whether live differs from declared: also a declared key that is archived, a text to pull, in conflict or undecided, and a key to add. */
export function hasDrift({ projects }: Pick<Report, "projects">): boolean {
  const isDrift = ({ reason }: Kept) => DRIFT_REASONS.includes(reason);
  return hasChanges({ projects }) || projects.some(({ plan }) => plan?.to_add || plan?.kept.some(isDrift));
}

/** It is "none" only if all of the project was compared. */
export function driftState(project: ProjectReport): "drift" | "none" | "unknown" {
  if (!project.plan) return "unknown";
  if (hasDrift({ projects: [project] })) return "drift";
  return project.plan.skipped.length > 0 || anyError(project.problems) ? "unknown" : "none";
}

export function isReady({ projects }: Pick<Report, "projects">): boolean | undefined {
  const requirements = projects.flatMap(({ status = [] }) => status.flatMap(({ required = [] }) => required));
  return requirements.length === 0 ? undefined : requirements.every(({ unmet }) => unmet.length === 0);
}

/** Whether the command found what it looks for: drift, changes, or languages that are not ready. */
export function hasFindings({ command, projects }: Pick<Report, "command" | "projects">): boolean {
  if (command === "status") return isReady({ projects }) === false;
  return command === "drift" ? hasDrift({ projects }) : hasChanges({ projects });
}

export function isEmpty(report: Report): boolean {
  return !hasFindings(report) && !isRed(report);
}

/** Whether anything failed, was skipped, not attempted or not reached, or an error is among the problems. */
export function isRed(report: Report): boolean {
  return (
    report.stopped !== undefined ||
    anyError(allProblems(report)) ||
    report.projects.some(({ plan }) => (plan?.skipped.length ?? 0) > 0) ||
    report.projects.some(({ results = [] }) => results.some(({ outcome }) => outcome.state !== "done"))
  );
}

/** 0 success, 1 failure, 130 or 143 cancelled by a signal; 2 changes, drift or a language that is not ready, if `detailed`. */
export function exitCode(report: Report, detailed: boolean): number {
  const { stopped } = report;
  if (stopped && stopped.by !== "time limit") return stopped.by === "SIGINT" ? 130 : 143;
  if (isRed(report)) return 1;
  return detailed && hasFindings(report) ? 2 : 0;
}

/** A problem about a text that is not written. It prevents no other change. */
export function isTextProblem({ code }: Problem): boolean {
  return code === "conflict" || code === "undecided";
}

export function allProblems({ problems, projects }: Report): Problem[] {
  return [...problems, ...projects.flatMap((project) => project.problems)];
}
