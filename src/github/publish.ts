/**
 * Publishes the result of a run: a plan as a comment on its pull request, an apply in the comments on merged pull requests,
 * drift as an issue, and many annotations as a check run. A failure to do so is a problem, and never an error of the run.
 */
import type { Problem } from "../model/problem.ts";
import type { Scope } from "../report/markdown/comment.ts";
import type { Report } from "../report/report.ts";
import { publishAfterMerge } from "./afterMerge.ts";
import { type CheckNames, publishCheckRun } from "./checkRun.ts";
import { publishComment } from "./comment.ts";
import type { WorkflowContext } from "./event.ts";
import { publishIssues } from "./issue.ts";
import type { ReadFrom } from "./targetFiles.ts";

export interface PublishOptions {
  context: WorkflowContext | undefined;
  githubToken: string;
  markers: Markers;
  /** Whether the comment or the issues are written. */
  writesResult: boolean;
  writesCheckRun: boolean;
  /** Whether the step succeeds. */
  isSuccess: boolean;
  source: ReadFrom;
  /** The branch that the pull request would be merged into, if apply does not write from it. */
  unappliedBase: string | undefined;
  /** Unix seconds. */
  now: number;
  /** Aborted when the run is cancelled. */
  signal: AbortSignal;
}

/** Identify the comment and the check of a workflow, and the issue of a project. */
export interface Markers {
  comment: string;
  /** The beginning of the comments of all workflows. */
  commentPrefix: string;
  scope: Scope;
  check: CheckNames;
  issue(projectId: string): string;
}

/** What is on GitHub now, and what could not be published. */
export interface Published {
  problems: readonly Problem[];
  /** The addresses of the comment, and of the open issues on drift. */
  comments: readonly string[];
  issues: readonly string[];
}

const NOTHING: Published = { problems: [], comments: [], issues: [] };

/** Nothing is published for a cancelled run, and nothing without a token. */
export async function publish(report: Report, options: PublishOptions): Promise<Published> {
  const { context, githubToken, markers } = options;
  if (!context || githubToken === "" || report.stopped) return NOTHING;
  const result = options.writesResult ? await publishResult(report, options, context) : NOTHING;
  if (!options.writesCheckRun) return result;
  const published = { ...report, problems: [...report.problems, ...result.problems] };
  const access = { ...options, ...options.source, check: markers.check };
  const unpublished = await publishCheckRun(published, access, context);
  return { ...result, problems: [...result.problems, ...unpublished] };
}

async function publishResult(
  report: Report,
  options: PublishOptions,
  context: WorkflowContext,
): Promise<Published> {
  const { githubToken, markers, signal, source } = options;
  if (report.command === "plan") {
    const comment = await publishComment(
      report,
      { ...options, ...source, marker: markers.comment, scope: markers.scope },
      context,
    );
    return { ...NOTHING, ...comment };
  }
  if (report.command === "apply") {
    const { commentPrefix: prefix, scope } = markers;
    const problems = await publishAfterMerge(report, { ...options, prefix, scope }, context);
    return { ...NOTHING, problems };
  }
  if (report.command === "drift") {
    const [{ root = source.workspace } = {}] = source.checkouts;
    const access = { githubToken, marker: markers.issue, root, source, signal };
    const issues = await publishIssues(report, access, context);
    return { ...NOTHING, ...issues };
  }
  return NOTHING;
}
