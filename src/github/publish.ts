/** Publishes the result of a run: a plan as a comment on its pull request, drift as an issue. A failure to do so is a problem, and never an error of the run. */
import { type Problem, problem } from "../model/problem.ts";
import { comment, MAX_COMMENT, outdatedComment } from "../report/markdown/comment.ts";
import {
  driftIssue,
  driftState,
  duplicateIssue,
  issueTitle,
  MAX_ISSUE,
  resolvedIssue,
} from "../report/markdown/driftIssue.ts";
import { marker } from "../report/markdown/markdown.ts";
import { isEmpty, type ProjectReport, type Report } from "../report/report.ts";
import { branchOf, defaultBranch } from "./branch.ts";
import type { Checkout } from "./checkout.ts";
import { type CommentKept, keepComment, runMarker } from "./comment.ts";
import type { PullRequest, WorkflowContext } from "./event.ts";
import { notWritten } from "./failure.ts";
import { Issues, keepIssue } from "./issue.ts";
import { type GitHub, withGitHub } from "./octokit.ts";
import { otherThanHead } from "./pullRequestHead.ts";

export interface PublishOptions {
  context: WorkflowContext | undefined;
  githubToken: string;
  markers: Markers;
  /** Where the settings and the manifests come from. */
  checkouts: readonly Checkout[];
  /** Unix seconds. */
  now: number;
  /** Aborted when the run is cancelled. */
  signal: AbortSignal;
}

/** Identify the comment of a workflow and the issue of a project. */
export interface Markers {
  comment: string;
  issue(projectId: string): string;
}

/** What could not be published. Nothing is published for a cancelled run, and nothing without a token. */
export async function publish(report: Report, options: PublishOptions): Promise<Problem[]> {
  const { context, githubToken } = options;
  if (!context || githubToken === "" || report.stopped) return [];
  if (report.command === "plan") return publishPlan(report, options, context);
  if (report.command === "drift") return publishDrift(report, options, context);
  return [];
}

async function publishPlan(
  report: Report,
  options: PublishOptions,
  context: WorkflowContext,
): Promise<Problem[]> {
  const { pullRequest, event, runUrl, sha } = context;
  if (!pullRequest) return event.startsWith("pull_request") ? [noPullRequest(event)] : [];
  const { markers, now, githubToken, signal, checkouts } = options;
  const commits = { commit: pullRequest.head, checkedOut: checkouts[0]?.commit ?? sha };
  const markedBy = { marker: markers.comment, runMarker: runMarker(context.run) };
  const commentOptions = { now, ...markedBy, ...commits, run: runUrl };
  const wanted = {
    marker: marker(markers.comment),
    hasFindings: !isEmpty(report),
    render: (limit: number) => comment(report, { ...commentOptions, limit }),
    outdated: (head: string) => outdatedComment({ ...commentOptions, head }),
    limit: MAX_COMMENT,
  };
  const what = `The comment on pull request ${pullRequest.number}`;
  return withNotice(what, "pull-requests: write", pullRequest, async () => {
    return withGitHub(githubToken, signal, async (github) => {
      const other = await otherThanHead(github.octokit, context, pullRequest, checkouts);
      if (other !== undefined) return [otherCommit(pullRequest, other)];
      return notUpdated(pullRequest, await keepComment(github, context, pullRequest, wanted));
    });
  });
}

function notUpdated({ number, head }: PullRequest, kept: CommentKept): Problem[] {
  if (kept.is === "kept") return [];
  const message =
    kept.is === "superseded"
      ? `The comment on pull request ${number} was written by a later run, so this run did not replace it. The job summary has this plan.`
      : `This run is for commit ${head.slice(0, 7)}, but pull request ${number} is now at ${kept.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
  return [problem("not-told", message, { severity: "notice" })];
}

function otherCommit({ number, head }: PullRequest, commit: string): Problem {
  const message = `No comment was written: the plan is for commit ${commit.slice(0, 7)}, which is neither the head of pull request ${number} (${head.slice(0, 7)}) nor its merge. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
  return problem("not-told", message, { severity: "notice" });
}

async function publishDrift(
  report: Report,
  options: PublishOptions,
  context: WorkflowContext,
): Promise<Problem[]> {
  const compared = report.projects.filter((project) => driftState(project) !== "unknown");
  if (compared.length === 0) return [];
  const orNotice = (what: string, write: () => Promise<Problem[]>) =>
    withNotice(what, "issues: write", context.pullRequest, write);
  const keepAll = async (github: GitHub) => {
    const main = await defaultBranch(github.octokit, context);
    if (branchOf(context) !== main) return [otherBranch(context, main)];
    const issues = new Issues(github, context);
    // A list that cannot be read is reported once for all projects.
    const states = compared.map(driftState);
    if (states.includes("drift")) await issues.list("labelled");
    if (states.some((state) => state !== "drift")) await issues.list("open");
    const problems: Problem[] = [];
    // If one cannot be written, the others still are.
    for (const project of compared) {
      const issue = issueOf(report, project, options, context);
      const notices = await orNotice(`The issue on the drift of ${project.name ?? project.id}`, async () => {
        const kept = await keepIssue(github, context, issues, issue);
        return kept.is === "declined" ? [declined(kept.number)] : [];
      });
      problems.push(...notices);
    }
    return problems;
  };
  return orNotice("The issue on drift", () => withGitHub(options.githubToken, options.signal, keepAll));
}

function issueOf(
  report: Report,
  project: ProjectReport,
  { markers }: PublishOptions,
  { workflowUrl }: WorkflowContext,
) {
  // An id from a variable is hidden, so its digest tells projects apart.
  const name = markers.issue(project.plan?.project.digest ?? project.id);
  const hasDrift = driftState(project) === "drift";
  const issueOptions = { marker: name, workflowUrl };
  const render = (limit: number) =>
    hasDrift
      ? driftIssue(report, project, { ...issueOptions, limit })
      : resolvedIssue(project, { ...issueOptions, limit });
  const duplicate = (kept: number) => duplicateIssue(kept, issueOptions);
  return { marker: marker(name), title: issueTitle(project), hasDrift, render, duplicate, limit: MAX_ISSUE };
}

function declined(number: number): Problem {
  const message = `Issue ${number} was closed as not planned, so it is not reopened. Reopen it to get drift reported there. The job summary has the whole report.`;
  return problem("not-told", message, { severity: "notice" });
}

/** What another branch or a pull request declares is not drift: it is not merged. */
function otherBranch({ ref }: WorkflowContext, main: string): Problem {
  const message = `This run does not update the issue on drift: the run is for ${ref || "no ref"}, and the issue is about ${main}. The job summary has the whole report.`;
  return problem("not-told", message, { severity: "notice" });
}

function noPullRequest(event: string): Problem {
  const message = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${event} event. The job summary has the whole report.`;
  return problem("not-told", message, { severity: "notice" });
}

/** `permission` is what the job lacks if GitHub refuses. */
async function withNotice(
  what: string,
  permission: string,
  pullRequest: PullRequest | undefined,
  write: () => Promise<Problem[]>,
): Promise<Problem[]> {
  try {
    return await write();
  } catch (error) {
    return [notWritten(what, permission, pullRequest, error)];
  }
}
