/** Publishes the result of a run on GitHub. A failure to do so is a problem, and never an error of the run. */
import type { RunCommand } from "../model/command.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Report } from "../report/report.ts";
import { publishCheckRun } from "./checkRun.ts";
import { publishAfterMerge, publishComment } from "./comment.ts";
import { publishIssues } from "./driftIssue.ts";
import type { WorkflowContext } from "./event.ts";
import { cleaned } from "./log.ts";
import type { PublishOptions } from "./publishOptions.ts";

const PUBLISHERS: Partial<Record<RunCommand, typeof publishComment>> = {
  plan: publishComment,
  apply: publishAfterMerge,
  drift: publishIssues,
};

/** Returns what could not be published, and a warning about an event with which a stranger could read secrets. */
export async function publish(
  report: Report,
  context: WorkflowContext | undefined,
  publishOptions: Omit<PublishOptions, "context">,
): Promise<Problem[]> {
  if (!context) return [];
  const options = { ...publishOptions, context };
  const warning = problem("bad-setting", TARGET, { severity: "warning", scope: "change" });
  const warnings = context.event === "pull_request_target" ? [warning] : [];
  const whole = { ...report, problems: [...report.problems, ...warnings] };
  const problems = await publishResult(whole, options);
  return [...problems.map(cleaned), ...warnings];
}

/** Nothing is published for a cancelled run, and nothing without a token. Then only drift is said to be unseen. */
async function publishResult(report: Report, options: PublishOptions): Promise<readonly Problem[]> {
  if (report.stopped) return [];
  const hasToken = options.githubToken !== "";
  const isPublished = options.writesResult && (hasToken || report.command === "drift");
  const problems = (isPublished && (await PUBLISHERS[report.command]?.(report, options))) || [];
  if (!options.writesCheckRun || !hasToken) return problems;
  const published = { ...report, problems: [...report.problems, ...problems] };
  return [...problems, ...(await publishCheckRun(published, options))];
}

const TARGET =
  "With pull_request_target, this job has the secrets of the repository, and a pull request of a stranger could read them. Use pull_request: then a fork gets no secrets, and its manifests are only checked.";
