/** Keeps one comment on a pull request, only for the present head. After the merge, the comments that an apply covers say how it ended. */

import { append, present } from "../model/json.ts";
import type { Problem, ProblemCode } from "../model/problem.ts";
import { allProblems } from "../report/exitCode.ts";
import {
  type AppliedBy,
  isAnswered,
  markersIn,
  needsAnswer,
  withAppliedSection,
} from "../report/markdown/afterMerge.ts";
import { comment, isWithin, MAX_COMMENT, reportWithin, scopeMarker } from "../report/markdown/comment.ts";
import { type Markdown, marker } from "../report/markdown/markdown.ts";
import { type Report, startsComment } from "../report/report.ts";
import { branchOf, type Checkout, fileLinks, parentsOf, parentsOnGitHub } from "./checkout.ts";
import type { PullRequest, RunOrder } from "./event.ts";
import type { Markers } from "./markers.ts";
import {
  createOnce,
  failureOf,
  failureReason,
  findOwnComments,
  type GitHub,
  IN_SUMMARY,
  isUnedited,
  NO_RETRY,
  notPublished,
  statusOf,
  unlessGone,
  withGitHub,
  withNotice,
} from "./octokit.ts";
import type { PublishOptions } from "./publishOptions.ts";

type Existing = Awaited<ReturnType<typeof findOwnComments>>[number];

interface Content {
  marker: string;
  hasFindings: boolean;
  body: Markdown;
}

/** Returns the address of the comment, undefined if there is none, or why it was not written. */
async function keepComment(github: GitHub, pull: PullRequest, content: Content) {
  const { run } = github.context;
  const { newest, others: otherComments } = newestOf(
    await findOwnComments(github, pull.number, content.marker),
  );
  if (!newest && !content.hasFindings) return undefined;
  const isKept = newest && (isLater(runIn(newest), run) || isAnswered(newest.body ?? ""));
  if (isKept && (await isUnedited(github, newest.node_id)))
    return notPublished(
      `The comment on pull request ${pull.number} was written by a later run, so this run did not replace it. The job summary has this plan.`,
    );
  const before = await presentHead(github, pull);
  if (before !== pull.head) return outdatedRun(pull, before);
  const written = await writeComment(github, pull, content, newest);
  await removeComments(github, otherComments);
  if (!written || written === newest) return written?.html_url;
  const after = await presentHead(github, pull);
  if (after === pull.head) return written.html_url;
  // That of another run stays.
  const response = await unlessGone(github.rest.issues.getComment({ ...github.at, comment_id: written.id }));
  if (response?.data.body === content.body) await removeComments(github, [written]);
  return outdatedRun(pull, after);
}

async function presentHead({ rest, at }: GitHub, { number }: PullRequest): Promise<string> {
  return (await rest.pulls.get({ ...at, pull_number: number })).data.head.sha;
}

function outdatedRun({ number, head }: PullRequest, present: string): Problem {
  return notPublished(
    `This run is for commit ${head.slice(0, 7)}, but pull request ${number} is now at ${present.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`,
  );
}

async function writeComment(
  github: GitHub,
  pull: PullRequest,
  content: Content,
  newest: Existing | undefined,
): Promise<Existing | undefined> {
  const { at, rest } = github;
  const { body } = content;
  if (newest && withoutTime(newest.body) === withoutTime(body)) return newest;
  if (newest && (await unlessGone(rest.issues.updateComment({ ...at, comment_id: newest.id, body }))))
    return { ...newest, body };
  if (!content.hasFindings) return undefined;
  const { run } = github.context;
  const create = () => rest.issues.createComment({ ...at, issue_number: pull.number, body, ...NO_RETRY });
  const isOurs = (one: Existing) => !isLater(run, runIn(one)) && !isLater(runIn(one), run);
  const find = () => findOwnComments(github, pull.number, content.marker);
  const exists = async () => (await find()).some(isOurs);
  const created = await createOnce(create, exists);
  github.noteLogin(created?.data.user?.login);
  // Another run may have created one at the same time.
  const comments = newestOf(await find());
  await removeComments(github, comments.others);
  return comments.newest;
}

async function removeComments({ rest, at }: GitHub, comments: readonly Existing[]): Promise<void> {
  for (const { id } of comments) await unlessGone(rest.issues.deleteComment({ ...at, comment_id: id }));
}

/** The comment of the latest run. Among those of one run, it is the last one that was created. */
function newestOf(comments: readonly Existing[]): { newest: Existing | undefined; others: Existing[] } {
  const newest = comments.reduce<Existing | undefined>(
    (best, next) => (best && isLater(runIn(best), runIn(next)) ? best : next),
    undefined,
  );
  return { newest, others: comments.filter((one) => one !== newest) };
}

function runIn({ body = "" }: Existing): RunOrder {
  const [, id = 0, attempt = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(body) ?? [];
  return { id: Number(id), attempt: Number(attempt) };
}

function isLater(run: RunOrder, otherRun: RunOrder): boolean {
  return run.id > otherRun.id || (run.id === otherRun.id && run.attempt > otherRun.attempt);
}

/** The same plan a minute later is not a reason for an update. */
function withoutTime(body = ""): string {
  return body.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}

export async function publishComment(report: Report, options: PublishOptions): Promise<readonly Problem[]> {
  const { context, markers, now, unappliedBase } = options;
  const { pullRequest, event, run } = context;
  if (!pullRequest) {
    const message = `No comment was written, because the event file (GITHUB_EVENT_PATH) does not name the pull request. ${IN_SUMMARY}`;
    return event.startsWith("pull_request") ? [notPublished(message)] : [];
  }
  const { checkouts } = options.source;
  const linkTo = await fileLinks(context, options.source);
  const body: Markdown = comment(report, {
    ...{ marker: markers.comment, run: context.runUrl, now, unappliedBase, linkTo, limit: MAX_COMMENT },
    moreMarkers: [`lokaform:run:${run.id}:${run.attempt}`, scopeMarker(report, markers.scope)],
    ...{ commit: pullRequest.head, checkedOut: checkouts[0]?.commit ?? context.sha },
  });
  const content = { marker: marker(markers.comment), hasFindings: startsComment(report), body };
  const subject = `The comment on pull request ${pullRequest.number}`;
  const keep = async (github: GitHub) => {
    const commit = await otherThanHead(github, pullRequest, checkouts);
    if (commit === undefined) return keepComment(github, pullRequest, content);
    const message = `No comment was written. The plan is for commit ${commit.slice(0, 7)}. This is not the newest commit of pull request ${pullRequest.number} (${pullRequest.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
    return { ...notPublished(message), severity: "warning" as const };
  };
  return withNotice(subject, "pull-requests: write", pullRequest, () => withGitHub(context, options, keep));
}

/** A checked-out commit that is not the head and not a merge with the head as second parent; undefined if all are. */
export async function otherThanHead(
  github: GitHub,
  pullRequest: PullRequest,
  checkouts: readonly Checkout[],
): Promise<string | undefined> {
  for (const { root, commit } of checkouts) {
    // Without git, actions/checkout downloads the commit of the run.
    const planned = commit ?? github.context.sha;
    if (planned === pullRequest.head) continue;
    const parents = root === undefined ? undefined : await parentsOf(root, planned);
    if (!(await isMergeOfHead(github, pullRequest, planned, parents))) return planned;
  }
  return undefined;
}

async function isMergeOfHead(
  github: GitHub,
  { number, head }: PullRequest,
  commit: string,
  parents: readonly string[] | undefined,
): Promise<boolean> {
  if (parents && parents.length > 1) return parents[1] === head;
  // GitHub starts the run on its own merge of the head that the event names. A shallow checkout hides the parents.
  const { sha, ref } = github.context;
  if (commit === sha) return ref === `refs/pull/${number}/merge`;
  try {
    return (await parentsOnGitHub(github, commit))[1] === head;
  } catch (error) {
    // The commit is in another repository, or exists only in this job.
    if (statusOf(error) === 404) return false;
    throw error;
  }
}

/** Each pull request takes one or two requests. */
const MAX_PULLS = 100;

/** The run may not write, or another run is for the newest commit. That run has the result. */
const NOT_FOR_COMMIT: readonly ProblemCode[] = [
  "stale-commit",
  "wrong-ref",
  "wrong-checkout",
  "pull-request",
];

export async function publishAfterMerge(report: Report, options: PublishOptions) {
  const { context } = options;
  const branch = branchOf(context);
  const isRefused = allProblems(report).some(
    ({ code, severity }) => severity === "error" && NOT_FOR_COMMIT.includes(code),
  );
  if (branch === undefined || context.sha === "" || isRefused) return [];
  const answerAll = async (github: GitHub) => {
    const { now, markers } = options;
    const merged = await mergedPulls(github, branch);
    const { run, sha: commit, runUrl: url } = context;
    const { inputs } = markers.scope;
    const by = { url, run, commit, now, pullRequests: merged.numbers.length, inputs };
    let count = 0;
    const errors: unknown[] = [];
    for (const number of merged.numbers.slice(0, MAX_PULLS))
      try {
        count += await answerComments(github, number, report, markers, by);
      } catch (error) {
        if (!["failed", "invalid"].includes(failureOf(error))) throw error;
        errors.push(error);
      }
    if (errors.length > 0) throw errors[0];
    return count > 0 ? notAnswered(merged) : [];
  };
  const permission = "contents: read and pull-requests: write";
  return withNotice("The comments on merged pull requests", permission, undefined, () =>
    withGitHub(context, options, answerAll),
  );
}

function notAnswered({ numbers, commits, knowsRuns }: Awaited<ReturnType<typeof mergedPulls>>): Problem[] {
  const unread =
    "Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read.";
  const tooMany = `More than ${MAX_COMMITS} commits or ${MAX_PULLS} merged pull requests came after the last successful run. Only the comments on the newest pull requests were updated.`;
  const areTooMany = commits > MAX_COMMITS || numbers.length > MAX_PULLS;
  return present([!knowsRuns && unread, areTooMany && tooMany]).map(notPublished);
}

/** GitHub's maximum for a page, and how many pages of a list are read at most. */
const PAGE = 100;
const MAX_PAGES = 5;
const MAX_COMMITS = PAGE * MAX_PAGES;

/**
 * GitHub keeps for each pull request which commit of the branch its merge made, also of a squash and a rebase. A pull request is
 * covered if this commit came after the last successful apply. `knowsRuns`: whether the token may list the runs of the workflow.
 * If not, only the commits of this push are searched.
 */
async function mergedPulls(github: GitHub, branch: string) {
  const { last, refused } = await lastApplied(github, branch);
  const { shas, total, since } = await commitsSince(github, last ?? github.context.before);
  const numbers = shas.size > 0 ? await pullsMergedAs(github, branch, shas, since) : [];
  return { numbers, commits: total, knowsRuns: refused === undefined };
}

/** The commit of the newest successful run on the branch, for the first event that has one. `refused`: why runs are not listed. */
export async function lastApplied(
  { rest, at, context }: GitHub,
  branch: string,
  { workflow, events }: { workflow: string; events: readonly string[] } = {
    workflow: context.workflow,
    // A file may have other jobs for other events, such as drift on a schedule, whose success says nothing. A run that is
    // started by hand usually continues the runs for pushes.
    events: context.event === "workflow_dispatch" ? ["push", context.event] : [context.event],
  },
): Promise<{ last?: string; refused?: string }> {
  const file = workflow.split("/").at(-1) ?? "";
  if (!/\.ya?ml$/.test(file)) return {};
  try {
    for (const event of events) {
      const { data } = await rest.actions.listWorkflowRuns({
        ...{ ...at, workflow_id: file, branch, event },
        ...{ status: "success", per_page: 1, exclude_pull_requests: true },
      });
      const last = data.workflow_runs[0]?.head_sha;
      if (last !== undefined) return { last };
    }
    return {};
  } catch (error) {
    if (statusOf(error) === 404) return {};
    if (failureOf(error) === "refused") return { refused: failureReason(error, "actions: read") };
    throw error;
  }
}

/** The newest commits; only that of the run if GitHub does not know `base`. `since`: the time of the commit applied last. */
async function commitsSince({ rest, at, context }: GitHub, base: string | undefined) {
  const { sha } = context;
  const alone = { shas: new Set([sha]), total: 1, since: undefined };
  if (base === undefined) return alone;
  const page = async (number: number) => {
    const query = { ...at, basehead: `${base}...${sha}`, per_page: PAGE, page: number };
    const { data } = await rest.repos.compareCommitsWithBasehead(query);
    return data;
  };
  try {
    const firstPage = await page(1);
    const total = firstPage.total_commits;
    const commits = [...firstPage.commits];
    const last = Math.ceil(total / PAGE);
    for (let number = Math.max(2, last - MAX_PAGES + 1); number <= last; number += 1)
      append(commits, (await page(number)).commits);
    const since = firstPage.base_commit.commit?.committer?.date;
    return { shas: new Set(commits.map((commit) => commit.sha)), total, since };
  } catch (error) {
    // After a force-push, the commit may be gone.
    if (statusOf(error) === 404) return alone;
    throw error;
  }
}

/** A merge updates a pull request. So the search ends at the first page whose pull requests were last updated before `since`. */
async function pullsMergedAs(
  { rest, at }: GitHub,
  base: string,
  shas: ReadonlySet<string>,
  since: string | undefined,
): Promise<number[]> {
  const numbers: number[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const order = { state: "closed", sort: "updated", direction: "desc" } as const;
    const { data } = await rest.pulls.list({ ...at, base, ...order, per_page: PAGE, page });
    for (const { number, merged_at, merge_commit_sha: merge } of data)
      if (merged_at !== null && merge !== null && shas.has(merge)) numbers.push(number);
    const oldest = data.at(-1)?.updated_at;
    const isLast = data.length < PAGE || oldest === undefined;
    if (isLast || since === undefined || Date.parse(oldest) < Date.parse(since)) break;
  }
  return numbers.sort((a, b) => b - a);
}

/** Jobs of a matrix may write into one comment at the same time. So each reads it before and after, and writes again if needed. */
const MAX_WRITES = 3;

/** Answers the comments by the token's account about a project of this run, and returns how many were written. */
async function answerComments(
  github: GitHub,
  number: number,
  report: Report,
  { commentPrefix, scope }: Markers,
  by: AppliedBy,
): Promise<number> {
  const { issues } = github.rest;
  let count = 0;
  for (const comment of await findOwnComments(github, number, commentPrefix)) {
    const markers = markersIn(comment.body ?? "");
    const within = reportWithin(report, scope, markers);
    if (!within) continue;
    const isShared = !isWithin(markers, scope);
    const target = { ...github.at, comment_id: comment.id };
    // A comment that was deleted meanwhile needs no answer.
    const readBody = async () => (await unlessGone(issues.getComment(target)))?.data.body ?? "";
    let present = isShared ? await readBody() : (comment.body ?? "");
    let writes = 0;
    // What somebody else wrote into the comment does not count.
    while (
      writes < (isShared ? MAX_WRITES : 1) &&
      (needsAnswer(present, by) || !(await isUnedited(github, comment.node_id)))
    ) {
      const body: Markdown = withAppliedSection(present, within, by, MAX_COMMENT);
      await unlessGone(issues.updateComment({ ...target, body }));
      writes += 1;
      if (isShared) present = await readBody();
    }
    if (writes > 0) count += 1;
  }
  return count;
}
