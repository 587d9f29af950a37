/** Tells a run where people look: on its pull request, or in an issue. What cannot be told fails nothing, and is said. */
import { type Problem, problem } from "../model/problem.ts";
import { COMMENT_ROOM, comment } from "../report/comment.ts";
import { driftIssue, driftState, healedIssue, ISSUE_ROOM, issueTitle } from "../report/driftIssue.ts";
import { mark } from "../report/markup.ts";
import { isEmpty, type ProjectReport, type Report } from "../report/report.ts";
import { branchOf, defaultBranch } from "./branch.ts";
import type { Occasion, PullRequest } from "./event.ts";
import { keepComment } from "./keepComment.ts";
import { keepIssue, labelled } from "./keepIssue.ts";
import { asking, type Line } from "./octokit.ts";
import { untold } from "./untold.ts";

export interface Telling {
  occasion: Occasion | undefined;
  githubToken: string;
  marks: Marks;
  /** Unix seconds. */
  now: number;
  /** Aborted when the run is told to end. */
  told: AbortSignal;
}

/** What a comment and an issue are found by. */
export interface Marks {
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
  const { pullRequest, event, runUrl } = occasion;
  if (!pullRequest) return event.startsWith("pull_request") ? [noPullRequest(event)] : [];
  const { marks, now, githubToken, told } = telling;
  const look = { now, mark: marks.comment, commit: pullRequest.head, run: runUrl };
  const kept = {
    mark: mark(marks.comment),
    worthwhile: !isEmpty(report),
    words: (room: number) => comment(report, { ...look, room }),
    room: COMMENT_ROOM,
  };
  const what = `The comment on pull request ${pullRequest.number}`;
  return trying(what, "pull-requests: write", pullRequest, async () => {
    await asking(githubToken, told, (line) => keepComment(line, occasion, pullRequest, kept));
    return [];
  });
}

async function tellDrift(report: Report, telling: Telling, occasion: Occasion): Promise<Problem[]> {
  const compared = report.projects.filter((project) => driftState(project) !== "unknown");
  if (compared.length === 0) return [];
  const keeping = (what: string, keep: () => Promise<Problem[]>) =>
    trying(what, "issues: write", occasion.pullRequest, keep);
  const keepAll = async (line: Line) => {
    const main = await defaultBranch(line.octokit, occasion);
    if (branchOf(occasion) !== main) return [elsewhere(occasion, main)];
    const listed = await labelled(line, occasion);
    const problems: Problem[] = [];
    // One that cannot be written keeps none of the others.
    for (const project of compared) {
      const issue = issueOf(report, project, telling, occasion);
      const untold = await keeping(`The issue on the drift of ${project.name ?? project.id}`, async () => {
        await keepIssue(line, occasion, listed, issue);
        return [];
      });
      problems.push(...untold);
    }
    return problems;
  };
  return keeping("The issue on drift", () => asking(telling.githubToken, telling.told, keepAll));
}

function issueOf(report: Report, project: ProjectReport, { marks }: Telling, { workflowUrl }: Occasion) {
  const name = marks.issue(project.id);
  const open = driftState(project) === "drift";
  const look = { mark: name, workflow: workflowUrl };
  const words = (room: number) =>
    open ? driftIssue(report, project, { ...look, room }) : healedIssue(project, { ...look, room });
  return { mark: mark(name), title: issueTitle(project), open, words, room: ISSUE_ROOM };
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
