/** Brings what a pull wrote into its pull request. Later steps and the page of the run get its figures, too. */
import type { WorkflowPull } from "../files/newFiles.ts";
import { anyError, type Problem } from "../model/problem.ts";
import { bytes, characters } from "../report/markdown/body.ts";
import { MAX_COMMENT, MAX_SUMMARY } from "../report/markdown/comment.ts";
import { firstPullBody, problemPage, pullBody, UNSTARTED } from "../report/markdown/driftIssue.ts";
import { blocks, md } from "../report/markdown/markdown.ts";
import type { PulledTexts } from "../report/report.ts";
import { pullTitle } from "../report/view/summaries.ts";
import { firstPullTitle } from "../report/view/writtenFiles.ts";
import { redactedPull } from "../report/withoutTexts.ts";
import type { WorkflowContext } from "./event.ts";
import { clean, cleaned, print } from "./log.ts";
import type { GitHubAccess } from "./octokit.ts";
import { setOutputs, writeSummary } from "./outputs.ts";
import { type KeptPullRequest, keepPullRequest, type PullRequestContent } from "./pullRequest.ts";

type PullChoice = Omit<PullRequestContent, "written" | "isComplete" | "title" | "body"> & {
  title: string | undefined;
};

export async function publishPull(
  context: WorkflowContext | undefined,
  access: GitHubAccess,
  workspace: string,
  pulled: WorkflowPull,
  choice: PullChoice,
): Promise<Problem[]> {
  const { first: firstPull, written: newFiles = [] } = pulled;
  const problems = pulled.problems.map(cleaned);
  const later = (pulled.later ?? []).map((pull) => redactedPull(pull, clean));
  const conflicts = later.flatMap(({ kept }) => kept.filter(({ open }) => open)).length;
  const wasCompared = firstPull !== undefined || later.length > 0;
  const pages = pagesOf(firstPull, later, problems);
  const content = {
    ...choice,
    ...{ written: newFiles, isComplete: !anyError(problems) },
    title: clean(choice.title ?? pages.title),
    body: (limit: number, isOwnToken: boolean) =>
      isOwnToken ? blocks([pages.body(limit - UNSTARTED.length - 2), UNSTARTED]) : pages.body(limit),
  };
  const { pull, problems: pullProblems }: KeptPullRequest =
    context && wasCompared && !access.signal.aborted
      ? await keepPullRequest(context, access, workspace, content)
      : { problems: [] };
  const ofPull = (value: number | boolean) => (wasCompared ? String(value) : "");
  setOutputs({
    summary: pages.title,
    "has-changes": ofPull(newFiles.length > 0),
    conflicts: ofPull(conflicts),
    "pull-request-number": pull ? String(pull.number) : "",
    "pull-request-url": pull?.html_url ?? "",
  });
  if (pull) print([`Pull request: ${pull.html_url}`]);
  await writeSummary(md`${pages.summary([...problems, ...pullProblems.map(cleaned)])}\n`);
  return pullProblems.map(cleaned);
}

function pagesOf(
  firstPull: WorkflowPull["first"],
  later: readonly PulledTexts[],
  pullProblems: readonly Problem[],
) {
  const room = { limit: MAX_SUMMARY - 1, measure: bytes, overflow: "the log has them all" };
  if (firstPull) {
    const body = (limit: number) => firstPullBody(firstPull, limit);
    const summary = (problems: readonly Problem[]) =>
      blocks([body(MAX_COMMENT), problemPage(problems, room)]);
    return { title: firstPullTitle(firstPull), body, summary };
  }
  if (later.length === 0) {
    const summary = (problems: readonly Problem[]) => problemPage(problems, room);
    return { title: "Translations from Lokalise: not compared", body: () => md``, summary };
  }
  const body = (limit: number) =>
    pullBody(later, { limit, measure: characters, overflow: "the diff has them all" }, pullProblems);
  const summary = (problems: readonly Problem[]) => pullBody(later, room, problems);
  return { title: pullTitle(later), body, summary };
}
