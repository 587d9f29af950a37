/** Publishes the result of a run on GitHub. A failure to do so is a problem, and never an error of the run. */
import type { RunCommand } from "../model/command.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Report } from "../report/report.ts";
import { publishAfterMerge } from "./afterMerge.ts";
import { branchOf, workflowWith } from "./checkout.ts";
import { publishCheckRun } from "./checkRun.ts";
import { publishComment } from "./comment.ts";
import { publishIssues } from "./driftIssue.ts";
import type { WorkflowContext } from "./event.ts";
import { cleaned } from "./log.ts";
import type { PublishOptions } from "./publishOptions.ts";

const PUBLISHERS: Partial<Record<RunCommand, typeof publishComment>> = {
  plan: publishComment,
  apply: publishAfterMerge,
  drift: publishIssues,
};

/** Returns what could not be published, and what a workflow probably wants to be elsewhere. */
export async function publish(
  report: Report,
  context: WorkflowContext | undefined,
  publishOptions: Omit<PublishOptions, "context">,
): Promise<Problem[]> {
  if (!context) return [];
  const options = { ...publishOptions, context };
  const unseen = await unseenResults(report, options);
  const whole = { ...report, problems: [...report.problems, ...unseen] };
  const problems = await publishResult(whole, options);
  return [...problems.map(cleaned), ...unseen];
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
const NO_APPLY =
  "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.";

async function unseenResults(
  { command, projects }: Report,
  { context, source, writesCheckRun }: PublishOptions,
): Promise<Problem[]> {
  const as = { severity: "warning", scope: "change" } as const;
  if (context.event === "pull_request_target") return [problem("bad-setting", TARGET, as)];
  const hasChanges = projects.some(({ plan }) => plan && plan.changes.length > 0);
  const isPush = context.event === "push" && branchOf(context) !== undefined;
  if (command !== "plan" || !writesCheckRun || !isPush || !hasChanges) return [];
  const apply = await workflowWith("apply", source.workspace);
  return apply === undefined ? [problem("bad-setting", NO_APPLY, as)] : [];
}
