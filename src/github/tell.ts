/** Tells a run where people look: on its pull request, or in an issue. What cannot be told fails nothing, and is said. */
import { createHash } from "node:crypto";
import { type Problem, problem } from "../model/problem.ts";
import { COMMENT_ROOM, comment } from "../report/comment.ts";
import { driftIssue, driftState, healedIssue, ISSUE_ROOM, issueTitle } from "../report/driftIssue.ts";
import { isEmpty, type Report } from "../report/report.ts";
import { mark } from "../report/safe.ts";
import { branchOf, defaultBranch } from "./branch.ts";
import type { Occasion, PullRequest } from "./event.ts";
import { keepComment } from "./keepComment.ts";
import { keepIssue, labelled } from "./keepIssue.ts";
import { type Line, openOctokit, statusOf } from "./octokit.ts";

export interface Telling {
  occasion: Occasion | undefined;
  githubToken: string;
  /** What tells this run's settings from those of others in the workflow. */
  settings: readonly unknown[];
  /** Unix seconds. */
  now: number;
}

/** What could not be told. A run that was ended has nothing whole to tell; without a token, nothing is asked for. */
export async function tell(report: Report, telling: Telling): Promise<Problem[]> {
  const { occasion, githubToken } = telling;
  if (!occasion || githubToken === "" || report.stopped) return [];
  const { pullRequest } = occasion;
  if (report.command === "plan" && pullRequest)
    return trying(
      `The comment on pull request ${pullRequest.number}`,
      "pull-requests: write",
      pullRequest,
      async () => tellPullRequest(report, await openOctokit(githubToken), occasion, pullRequest, telling),
    );
  if (report.command === "drift" && report.projects.some((project) => driftState(project) !== "unknown"))
    return trying("The issue on drift", "issues: write", pullRequest, async () =>
      tellDrift(report, await openOctokit(githubToken), occasion, telling),
    );
  return [];
}

async function tellPullRequest(
  report: Report,
  line: Line,
  occasion: Occasion,
  pullRequest: PullRequest,
  { settings, now }: Telling,
): Promise<Problem[]> {
  const name = `lokaform:plan:${hashed([occasion.workflow, ...settings])}`;
  const look = { now, mark: name, commit: pullRequest.head, run: occasion.runUrl };
  await keepComment(line, occasion, pullRequest, {
    mark: mark(name),
    worthwhile: !isEmpty(report),
    words: (room) => comment(report, { ...look, room }),
    room: COMMENT_ROOM,
  });
  return [];
}

async function tellDrift(
  report: Report,
  line: Line,
  occasion: Occasion,
  { settings }: Telling,
): Promise<Problem[]> {
  const main = await defaultBranch(line.octokit, occasion);
  if (branchOf(occasion) !== main) return [elsewhere(occasion, main)];
  const listed = await labelled(line.octokit, occasion);
  for (const project of report.projects) {
    const state = driftState(project);
    if (state === "unknown") continue;
    const name = `lokaform:drift:${hashed([occasion.workflow, ...settings, project.id])}`;
    const look = { mark: name, workflow: occasion.workflowUrl };
    await keepIssue(line, occasion, listed, {
      mark: mark(name),
      title: issueTitle(project),
      open: state === "drift",
      words: (room) =>
        state === "drift"
          ? driftIssue(report, project, { ...look, room })
          : healedIssue(project, { ...look, room }),
      room: ISSUE_ROOM,
    });
  }
  return [];
}

/** What other branches declare, or a pull request, is nobody's drift yet. */
function elsewhere({ ref }: Occasion, main: string): Problem {
  const message = `No issue is kept for this run: it is for ${ref}, and issues tell of the drift from ${main}. The job summary has all of it.`;
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
    const status = statusOf(error);
    const refused = status === 401 || status === 403 || status === 404;
    const why = refused
      ? whyRefused(status, permission, pullRequest)
      : `GitHub's API failed (${status ?? wordsOf(error)}).`;
    const message = `${what} could not be written: ${why} The job summary has all of it.`;
    return [problem("not-told", message, { severity: refused ? "notice" : "warning" })];
  }
}

function whyRefused(status: number, permission: string, pullRequest: PullRequest | undefined): string {
  if (pullRequest?.outside)
    return `for ${pullRequest.outside === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that may only read.`;
  return `the workflow's token may not (${status}). Give the job the permission ${permission}.`;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function hashed(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
