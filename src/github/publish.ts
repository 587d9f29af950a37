/** Tells a run where people look: on its pull request, or in an issue. What cannot be told fails nothing, and is said. */
import { type Problem, problem } from "../model/problem.ts";
import { COMMENT_ROOM, comment, outdatedComment } from "../report/markdown/comment.ts";
import {
  driftIssue,
  driftState,
  duplicateIssue,
  healedIssue,
  ISSUE_ROOM,
  issueTitle,
} from "../report/markdown/driftIssue.ts";
import { mark } from "../report/markdown/markdown.ts";
import { isEmpty, type ProjectReport, type Report } from "../report/report.ts";
import { branchOf, defaultBranch } from "./branch.ts";
import type { Checkout } from "./checkout.ts";
import { type CommentKept, keepComment, runMark } from "./comment.ts";
import type { Occasion, PullRequest } from "./event.ts";
import { untold } from "./failure.ts";
import { Issues, keepIssue } from "./issue.ts";
import { asking, type Line } from "./octokit.ts";
import { otherThanHead } from "./pullRequestHead.ts";

export interface Telling {
  occasion: Occasion | undefined;
  githubToken: string;
  marks: Markers;
  /** Where the settings and the manifests come from. */
  checkouts: readonly Checkout[];
  /** Unix seconds. */
  now: number;
  /** Aborted when the run is told to end. */
  told: AbortSignal;
}

/** What a comment and an issue are found by. */
export interface Markers {
  comment: string;
  issue(projectId: string): string;
}

/** What could not be told. A run that was ended has nothing whole to tell; without a token, nothing is asked for. */
export async function tell(report: Report, telling: Telling): Promise<Problem[]> {
  const { occasion, githubToken } = telling;
  if (!occasion || githubToken === "" || report.stopped) return [];
  if (report.command === "plan") return tellPullRequest(report, telling, occasion);
  if (report.command === "drift") return tellDrift(report, telling, occasion);
  return [];
}

async function tellPullRequest(report: Report, telling: Telling, occasion: Occasion): Promise<Problem[]> {
  const { pullRequest, event, runUrl, sha } = occasion;
  if (!pullRequest) return event.startsWith("pull_request") ? [noPullRequest(event)] : [];
  const { marks, now, githubToken, told, checkouts } = telling;
  const commits = { commit: pullRequest.head, checkedOut: checkouts[0]?.commit ?? sha };
  const look = { now, mark: marks.comment, stamp: runMark(occasion.run), ...commits, run: runUrl };
  const kept = {
    mark: mark(marks.comment),
    worthwhile: !isEmpty(report),
    words: (room: number) => comment(report, { ...look, room }),
    outdated: (head: string) => outdatedComment({ ...look, head }),
    room: COMMENT_ROOM,
  };
  const what = `The comment on pull request ${pullRequest.number}`;
  return trying(what, "pull-requests: write", pullRequest, async () => {
    return asking(githubToken, told, async (line) => {
      const other = await otherThanHead(line.octokit, occasion, pullRequest, checkouts);
      if (other !== undefined) return [otherCommit(pullRequest, other)];
      return notKept(pullRequest, await keepComment(line, occasion, pullRequest, kept));
    });
  });
}

function notKept({ number, head }: PullRequest, kept: CommentKept): Problem[] {
  if (kept.is === "kept") return [];
  const message =
    kept.is === "superseded"
      ? `The comment on pull request ${number} is by a later run, so this run did not replace it. The job summary has this plan.`
      : `This run is for commit ${head.slice(0, 7)}, and pull request ${number} is now at ${kept.head.slice(0, 7)}: the comment is left to the run for that commit. The job summary has this plan.`;
  return [problem("not-told", message, { severity: "notice" })];
}

function otherCommit({ number, head }: PullRequest, commit: string): Problem {
  const message = `No comment was written: the plan is for commit ${commit.slice(0, 7)}, which is neither the head of pull request ${number} (${head.slice(0, 7)}) nor its merge. To have a comment, use the event pull_request and leave ref and repository out of actions/checkout. The job summary has this plan.`;
  return problem("not-told", message, { severity: "notice" });
}

async function tellDrift(report: Report, telling: Telling, occasion: Occasion): Promise<Problem[]> {
  const compared = report.projects.filter((project) => driftState(project) !== "unknown");
  if (compared.length === 0) return [];
  const keeping = (what: string, keep: () => Promise<Problem[]>) =>
    trying(what, "issues: write", occasion.pullRequest, keep);
  const keepAll = async (line: Line) => {
    const main = await defaultBranch(line.octokit, occasion);
    if (branchOf(occasion) !== main) return [elsewhere(occasion, main)];
    const issues = new Issues(line, occasion);
    // A list that cannot be read is reported once for all projects.
    const states = compared.map(driftState);
    if (states.includes("drift")) await issues.list("labelled");
    if (states.some((state) => state !== "drift")) await issues.list("open");
    const problems: Problem[] = [];
    // One that cannot be written keeps none of the others.
    for (const project of compared) {
      const issue = issueOf(report, project, telling, occasion);
      const untold = await keeping(`The issue on the drift of ${project.name ?? project.id}`, async () => {
        const kept = await keepIssue(line, occasion, issues, issue);
        return kept.is === "declined" ? [declined(kept.number)] : [];
      });
      problems.push(...untold);
    }
    return problems;
  };
  return keeping("The issue on drift", () => asking(telling.githubToken, telling.told, keepAll));
}

function issueOf(report: Report, project: ProjectReport, { marks }: Telling, { workflowUrl }: Occasion) {
  // An id that may not be shown would be the same text for all projects that the variable ever stands for.
  const name = marks.issue(project.plan?.project.digest ?? project.id);
  const open = driftState(project) === "drift";
  const look = { mark: name, workflow: workflowUrl };
  const words = (room: number) =>
    open ? driftIssue(report, project, { ...look, room }) : healedIssue(project, { ...look, room });
  const duplicate = (kept: number) => duplicateIssue(kept, look);
  return { mark: mark(name), title: issueTitle(project), open, words, duplicate, room: ISSUE_ROOM };
}

function declined(number: number): Problem {
  const message = `Issue ${number} was closed as not planned, so it is not opened again. Reopen it to have drift reported there. The job summary has all of it.`;
  return problem("not-told", message, { severity: "notice" });
}

/** What other branches declare, or a pull request, is nobody's drift yet. */
function elsewhere({ ref }: Occasion, main: string): Problem {
  const message = `No issue is kept for this run: it is for ${ref || "no ref"}, and issues tell of the drift from ${main}. The job summary has all of it.`;
  return problem("not-told", message, { severity: "notice" });
}

function noPullRequest(event: string): Problem {
  const message = `No comment was written: the file of the event (GITHUB_EVENT_PATH) does not say which pull request this ${event} is of. The job summary has all of it.`;
  return problem("not-told", message, { severity: "notice" });
}

/** `permission` is what the job lacks where GitHub says no. */
async function trying(
  what: string,
  permission: string,
  pullRequest: PullRequest | undefined,
  write: () => Promise<Problem[]>,
): Promise<Problem[]> {
  try {
    return await write();
  } catch (error) {
    return [untold(what, permission, pullRequest, error)];
  }
}
