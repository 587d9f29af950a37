/** Tells a run where people look: on its pull request, or in an issue. What cannot be told fails nothing, and is said. */
import { createHash } from "node:crypto";
import { type Problem, problem } from "../model/problem.ts";
import { COMMENT_ROOM, comment } from "../report/comment.ts";
import { driftIssue, driftState, healedIssue, ISSUE_ROOM, issueTitle } from "../report/driftIssue.ts";
import { isEmpty, type Report } from "../report/report.ts";
import { mark } from "../report/safe.ts";
import { branchOf, defaultBranch } from "./branch.ts";
import type { Occasion, PullRequest } from "./event.ts";
import { failureOf, wordsOf } from "./failure.ts";
import { keepComment } from "./keepComment.ts";
import { type DriftIssue, keepIssues } from "./keepIssues.ts";
import { type Line, openOctokit } from "./octokit.ts";

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
  const issues = report.projects.flatMap((project): DriftIssue[] => {
    const state = driftState(project);
    if (state === "unknown") return [];
    const name = `lokaform:drift:${hashed([occasion.workflow, ...settings, project.id])}`;
    const look = { mark: name, workflow: occasion.workflowUrl };
    const open = state === "drift";
    const words = (room: number) =>
      open ? driftIssue(report, project, { ...look, room }) : healedIssue(project, { ...look, room });
    return [{ mark: mark(name), title: issueTitle(project), open, words, room: ISSUE_ROOM }];
  });
  await keepIssues(line, occasion, issues);
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
    const message = `${what} could not be written: ${whyNot(error, permission, pullRequest)} The job summary has all of it.`;
    const severity = failureOf(error) === "refused" ? "notice" : "warning";
    return [problem("not-told", message, { severity })];
  }
}

function whyNot(error: unknown, permission: string, pullRequest: PullRequest | undefined): string {
  const failure = failureOf(error);
  if (failure === "limited") return "GitHub asks to wait longer than a step should.";
  if (failure !== "refused") return `GitHub's API failed (${wordsOf(error)}).`;
  if (pullRequest?.outside)
    return `for ${pullRequest.outside === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that may only read.`;
  return `the workflow's token may not (${wordsOf(error)}). Give the job the permission ${permission}.`;
}

function hashed(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
