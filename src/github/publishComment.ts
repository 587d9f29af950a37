/** Publishes a plan as a comment on its pull request. */
import { type Problem, problem } from "../model/problem.ts";
import { comment, MAX_COMMENT, outdatedComment } from "../report/markdown/comment.ts";
import { marker } from "../report/markdown/markdown.ts";
import { type Scope, scopeMarker } from "../report/markdown/scope.ts";
import { type Report, startsComment } from "../report/report.ts";
import type { Checkout } from "./checkout.ts";
import { type CommentKept, keepComment, runMarker } from "./comment.ts";
import type { PullRequest, WorkflowContext } from "./event.ts";
import { withNotice } from "./failure.ts";
import { fileLinks } from "./fileLinks.ts";
import { withGitHub } from "./octokit.ts";
import { otherThanHead } from "./pullRequestHead.ts";

export interface CommentAccess {
  githubToken: string;
  /** Identifies the comment of the workflow. */
  marker: string;
  scope: Scope;
  /** Where the settings and the manifests come from. */
  checkouts: readonly Checkout[];
  unappliedBase: string | undefined;
  /** Paths in the report are relative to this folder. */
  workspace: string;
  /** Unix seconds. */
  now: number;
  /** Aborted when the run is cancelled. */
  signal: AbortSignal;
}

export async function publishComment(
  report: Report,
  options: CommentAccess,
  context: WorkflowContext,
): Promise<{ problems: Problem[]; comments: string[] }> {
  const { pullRequest, event, runUrl, sha } = context;
  const comments: string[] = [];
  if (!pullRequest)
    return { problems: event.startsWith("pull_request") ? [noPullRequest(event)] : [], comments };
  const { marker: name, now, githubToken, signal, checkouts, workspace, unappliedBase } = options;
  const commits = { commit: pullRequest.head, checkedOut: checkouts[0]?.commit ?? sha };
  const markedBy = {
    marker: name,
    runMarker: runMarker(context.run),
    scopeMarker: scopeMarker(report, options.scope),
  };
  const linkTo = await fileLinks(context, checkouts, workspace);
  const commentOptions = { now, ...markedBy, ...commits, run: runUrl, linkTo, unappliedBase };
  const wanted = {
    marker: marker(name),
    hasFindings: startsComment(report),
    render: (limit: number) => comment(report, { ...commentOptions, limit }),
    outdated: (head: string) => outdatedComment({ ...commentOptions, head }),
    limit: MAX_COMMENT,
  };
  const what = `The comment on pull request ${pullRequest.number}`;
  const problems = await withNotice(what, "pull-requests: write", pullRequest, async () => {
    return withGitHub(githubToken, signal, async (github) => {
      const other = await otherThanHead(github.octokit, context, pullRequest, checkouts);
      if (other !== undefined) return [otherCommit(pullRequest, other)];
      const kept = await keepComment(github, context, pullRequest, wanted);
      if (kept.is === "kept" && kept.url !== undefined) comments.push(kept.url);
      return notUpdated(pullRequest, kept);
    });
  });
  return { problems, comments };
}

function notUpdated({ number, head }: PullRequest, kept: CommentKept): Problem[] {
  if (kept.is === "kept") return [];
  const message =
    kept.is === "superseded"
      ? `The comment on pull request ${number} was written by a later run, so this run did not replace it. The job summary has this plan.`
      : `This run is for commit ${head.slice(0, 7)}, but pull request ${number} is now at ${kept.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
  return [problem("not-published", message, { severity: "notice" })];
}

function otherCommit({ number, head }: PullRequest, commit: string): Problem {
  const message = `No comment was written. The plan is for commit ${commit.slice(0, 7)}. This is not the newest commit of pull request ${number} (${head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
  return problem("not-published", message, { severity: "notice" });
}

function noPullRequest(event: string): Problem {
  const message = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${event} event. The job summary has the whole report.`;
  return problem("not-published", message, { severity: "notice" });
}
