/** Publishes the result of an apply in the comments on the pull requests that it covers. */
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { Scope } from "../report/markdown/scope.ts";
import { allProblems, type Report } from "../report/report.ts";
import { counted } from "../report/view/words.ts";
import { type ApplyAnswer, answerComments } from "./answeredComments.ts";
import { branchOf } from "./branch.ts";
import type { WorkflowContext } from "./event.ts";
import { failureOf, withNotice } from "./failure.ts";
import { MAX_COMMITS, type MergedPulls, mergedPulls } from "./mergedPulls.ts";
import { type GitHub, withGitHub } from "./octokit.ts";

export interface AnswerAccess {
  githubToken: string;
  /** The beginning of the comments of all workflows that plan. */
  prefix: string;
  scope: Scope;
  /** Unix seconds. */
  now: number;
  /** Aborted when the run is cancelled. */
  signal: AbortSignal;
}

/** Each pull request takes one or two requests. */
const MAX_PULLS = 100;

/** The run may not write, or another run is for the newest commit. That run has the result. */
const NOT_FOR_THIS_COMMIT: readonly ProblemCode[] = [
  "stale-commit",
  "wrong-ref",
  "wrong-checkout",
  "pull-request",
];

/** Returns what could not be published. */
export async function publishAfterMerge(
  report: Report,
  { githubToken, signal, prefix, scope, now }: AnswerAccess,
  context: WorkflowContext,
): Promise<Problem[]> {
  const branch = branchOf(context);
  const isRefused = allProblems(report).some(
    ({ code, severity }) => severity === "error" && NOT_FOR_THIS_COMMIT.includes(code),
  );
  if (branch === undefined || context.sha === "" || isRefused) return [];
  return withNotice(
    "The comments on merged pull requests",
    "contents: read and pull-requests: write",
    undefined,
    () =>
      withGitHub(githubToken, signal, async (github) => {
        const merged = await mergedPulls(github.octokit, context, branch);
        const answer = { prefix, scope, url: context.runUrl, now, pullRequests: merged.numbers.length };
        const answered = await answerAll(github, context, merged, report, answer);
        return answered > 0 ? notAnswered(merged) : [];
      }),
  );
}

/** If the comments on one pull request cannot be written, the others still are. */
async function answerAll(
  github: GitHub,
  context: WorkflowContext,
  { numbers }: MergedPulls,
  report: Report,
  answer: ApplyAnswer,
): Promise<number> {
  let answered = 0;
  const errors: unknown[] = [];
  for (const number of numbers.slice(0, MAX_PULLS))
    try {
      answered += await answerComments(github, context, number, report, answer);
    } catch (error) {
      if (!["failed", "invalid"].includes(failureOf(error))) throw error;
      errors.push(error);
    }
  if (errors.length > 0) throw errors[0];
  return answered;
}

function notAnswered({ numbers, commits, knowsRuns }: MergedPulls): Problem[] {
  const notices: string[] = [];
  if (!knowsRuns)
    notices.push(
      "Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read.",
    );
  if (commits > MAX_COMMITS)
    notices.push(
      `There are ${counted(commits, "commit")} since the last successful run. Only the newest ${MAX_COMMITS} were searched for merged pull requests, so the comments on older ones were not updated.`,
    );
  if (numbers.length > MAX_PULLS)
    notices.push(
      `${counted(numbers.length, "pull request")} were merged since the last successful run. Only the comments on the newest ${MAX_PULLS} were updated.`,
    );
  return notices.map((message) => problem("not-published", message, { severity: "notice" }));
}
