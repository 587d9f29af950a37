/**
 * Publishes the result of a run: a plan as a comment on its pull request, drift as an issue, and many annotations as a
 * check run. A failure to do so is a problem, and never an error of the run.
 */
import type { Problem } from "../model/problem.ts";
import type { Report } from "../report/report.ts";
import type { Checkout } from "./checkout.ts";
import type { WorkflowContext } from "./event.ts";
import { type CheckNames, publishCheckRun } from "./publishCheckRun.ts";
import { publishComment } from "./publishComment.ts";
import { publishIssues } from "./publishIssues.ts";

export interface PublishOptions {
  context: WorkflowContext | undefined;
  githubToken: string;
  markers: Markers;
  /** Whether the step succeeds. */
  isSuccess: boolean;
  /** Paths in the report are relative to this folder. */
  workspace: string;
  /** Where the settings and the manifests come from. */
  checkouts: readonly Checkout[];
  /** Unix seconds. */
  now: number;
  /** Aborted when the run is cancelled. */
  signal: AbortSignal;
}

/** Identify the comment and the check of a workflow, and the issue of a project. */
export interface Markers {
  comment: string;
  check: CheckNames;
  issue(projectId: string): string;
}

/** Returns what could not be published. Nothing is published for a cancelled run, and nothing without a token. */
export async function publish(report: Report, options: PublishOptions): Promise<Problem[]> {
  const { context, githubToken, markers } = options;
  if (!context || githubToken === "" || report.stopped) return [];
  const problems = await publishResult(report, options, context);
  const published = { ...report, problems: [...report.problems, ...problems] };
  return [...problems, ...(await publishCheckRun(published, { ...options, check: markers.check }, context))];
}

async function publishResult(
  report: Report,
  options: PublishOptions,
  context: WorkflowContext,
): Promise<Problem[]> {
  const { githubToken, markers, signal } = options;
  if (report.command === "plan")
    return publishComment(report, { ...options, marker: markers.comment }, context);
  if (report.command === "drift")
    return publishIssues(report, { githubToken, marker: markers.issue, signal }, context);
  return [];
}
