/**
 * Publishes the result of a run: a plan as a comment on its pull request, an apply in the comments on merged pull requests,
 * drift as an issue, and many annotations as a check run. A failure to do so is a problem, and never an error of the run.
 */
import type { RunCommand } from "../model/command.ts";
import type { Report } from "../report/report.ts";
import { publishAfterMerge } from "./afterMerge.ts";
import { publishCheckRun } from "./checkRun.ts";
import { publishComment } from "./comment.ts";
import { publishIssues } from "./driftIssue.ts";
import type { WorkflowContext } from "./event.ts";
import { NOTHING, type Published, type PublishOptions } from "./publishOptions.ts";

const PUBLISHERS: Partial<Record<RunCommand, typeof publishComment>> = {
  plan: publishComment,
  apply: publishAfterMerge,
  drift: publishIssues,
};

/** Nothing is published for a cancelled run, and nothing without a token. Then only drift is said to be unseen. */
export async function publish(
  report: Report,
  context: WorkflowContext | undefined,
  publishOptions: Omit<PublishOptions, "context">,
): Promise<Published> {
  if (!context || report.stopped) return NOTHING;
  const options = { ...publishOptions, context };
  const hasToken = publishOptions.githubToken !== "" || report.command === "drift";
  const publishResult = options.writesResult && hasToken ? PUBLISHERS[report.command] : undefined;
  const result = (await publishResult?.(report, options)) ?? NOTHING;
  if (!options.writesCheckRun || publishOptions.githubToken === "") return result;
  const published = { ...report, problems: [...report.problems, ...result.problems] };
  const unpublished = await publishCheckRun(published, options);
  return unpublished ? { ...result, problems: [...result.problems, unpublished] } : result;
}
