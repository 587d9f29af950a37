/** Keeps one comment on a pull request: created once, then updated in place, and only for the present head. */
import type { Problem } from "../model/problem.ts";
import { isAnswered } from "../report/markdown/afterMerge.ts";
import { comment, outdatedComment, scopeMarker } from "../report/markdown/comment.ts";
import { type Markdown, marker } from "../report/markdown/markdown.ts";
import { type Report, startsComment } from "../report/report.ts";
import type { LinkTo } from "../report/view/view.ts";
import { type Checkout, fileLinks, parentsOf, parentsOnGitHub } from "./checkout.ts";
import type { PullRequest, RunOrder } from "./event.ts";
import {
  createOnce,
  findOwnComments,
  type GitHub,
  isUnedited,
  NO_RETRY,
  notPublished,
  statusOf,
  unlessGone,
  withGitHub,
  withNotice,
  writeShrunk,
} from "./octokit.ts";
import type { PublishOptions } from "./publishOptions.ts";

interface Existing {
  id: number;
  node_id: string;
  body?: string | undefined;
  html_url: string;
}

type Content = ReturnType<typeof commentOf>;

/**
 * Returns the address of the comment, undefined if there is none, or why it was not written.
 *
 * @throws if GitHub refuses to read or write it, or fails
 */
async function keepComment(
  github: GitHub,
  pull: PullRequest,
  content: Content,
): Promise<string | undefined | Problem> {
  const { run } = github.context;
  const { newest, others: otherComments } = newestOf(await findComments(github, pull, content));
  if (!newest && !content.hasFindings) return undefined;
  const isKept = newest && (isLater(runIn(newest), run) || isAnswered(newest.body ?? ""));
  if (isKept && (await isUnedited(github, newest.node_id)))
    return notPublished(
      `The comment on pull request ${pull.number} was written by a later run, so this run did not replace it. The job summary has this plan.`,
    );
  const before = await presentHead(github, pull);
  if (before !== pull.head) return outdatedRun(pull, before);
  const written = await writeShrunk(content.render, (body) =>
    writeComment(github, pull, content, newest, body),
  );
  await removeComments(github, otherComments);
  if (!written || written.is === "unchanged") return written?.comment.html_url;
  const after = await presentHead(github, pull);
  if (after === pull.head) return written.comment.html_url;
  await withdraw(github, written, content.outdated(after));
  return outdatedRun(pull, after);
}

function findComments(github: GitHub, { number }: PullRequest, { marker }: Content): Promise<Existing[]> {
  return findOwnComments(github, number, marker);
}

async function presentHead({ rest, at }: GitHub, { number }: PullRequest): Promise<string> {
  return (await rest.pulls.get({ ...at, pull_number: number })).data.head.sha;
}

function outdatedRun({ number, head }: PullRequest, present: string): Problem {
  return notPublished(
    `This run is for commit ${head.slice(0, 7)}, but pull request ${number} is now at ${present.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`,
  );
}

interface Written {
  is: "unchanged" | "updated" | "created";
  comment: Existing;
}

/** Undefined if there is no comment and none is needed. */
async function writeComment(
  github: GitHub,
  pull: PullRequest,
  content: Content,
  newest: Existing | undefined,
  body: Markdown,
): Promise<Written | undefined> {
  const { at, rest } = github;
  if (newest && withoutTime(newest.body) === withoutTime(body)) return { is: "unchanged", comment: newest };
  if (newest && (await unlessGone(rest.issues.updateComment({ ...at, comment_id: newest.id, body }))))
    return { is: "updated", comment: { ...newest, body } };
  // Somebody deleted it meanwhile.
  if (!content.hasFindings) return undefined;
  const { run } = github.context;
  const create = () => rest.issues.createComment({ ...at, issue_number: pull.number, body, ...NO_RETRY });
  const isOurs = (one: Existing) => !isLater(run, runIn(one)) && !isLater(runIn(one), run);
  const exists = async () => (await findComments(github, pull, content)).some(isOurs);
  const created = await createOnce(create, exists);
  github.noteLogin(created?.data.user?.login);
  // Another run may have created one at the same time.
  const comments = newestOf(await findComments(github, pull, content));
  await removeComments(github, comments.others);
  return comments.newest && { is: "created", comment: comments.newest };
}

async function removeComments({ rest, at }: GitHub, comments: readonly Existing[]): Promise<void> {
  for (const { id } of comments) await unlessGone(rest.issues.deleteComment({ ...at, comment_id: id }));
}

/** Removes a new comment, or says in an old one that it is out of date. That of a later run stays. */
async function withdraw(github: GitHub, { is, comment }: Written, body: Markdown): Promise<void> {
  const { issues } = github.rest;
  const target = { ...github.at, comment_id: comment.id };
  if (is === "created")
    return removeComments(github, isLater(runIn(comment), github.context.run) ? [] : [comment]);
  const response = await unlessGone(issues.getComment(target));
  if (response?.data.body === comment.body) await unlessGone(issues.updateComment({ ...target, body }));
}

/** The comment of the latest run. Among those of one run, it is the last one that was created. */
function newestOf(comments: readonly Existing[]): { newest: Existing | undefined; others: Existing[] } {
  const [start, ...tail] = comments;
  if (!start) return { newest: undefined, others: [] };
  const newest = tail.reduce((best, next) => (isLater(runIn(best), runIn(next)) ? best : next), start);
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
  const { context } = options;
  const { pullRequest, event } = context;
  if (!pullRequest) {
    const message = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${event} event. The job summary has the whole report.`;
    return event.startsWith("pull_request") ? [notPublished(message)] : [];
  }
  const { checkouts } = options.source;
  const linkTo = await fileLinks(context, options.source);
  const checkedOut = checkouts[0]?.commit ?? context.sha;
  const content = commentOf(report, options, { commit: pullRequest.head, checkedOut, linkTo });
  const subject = `The comment on pull request ${pullRequest.number}`;
  const keep = async (github: GitHub) => {
    const commit = await otherThanHead(github, pullRequest, checkouts);
    if (commit === undefined) return keepComment(github, pullRequest, content);
    const message = `No comment was written. The plan is for commit ${commit.slice(0, 7)}. This is not the newest commit of pull request ${pullRequest.number} (${pullRequest.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
    return { ...notPublished(message), severity: "warning" as const };
  };
  return withNotice(subject, "pull-requests: write", pullRequest, () => withGitHub(context, options, keep));
}

function commentOf(
  report: Report,
  { markers, now, unappliedBase, context: { run, runUrl } }: PublishOptions,
  commits: { commit: string; checkedOut: string; linkTo: LinkTo },
) {
  const moreMarkers = [`lokaform:run:${run.id}:${run.attempt}`, scopeMarker(report, markers.scope)];
  const options = { marker: markers.comment, moreMarkers, now, ...commits, run: runUrl, unappliedBase };
  return {
    marker: marker(markers.comment),
    /** Whether the pull request causes anything. If not, no comment is created. */
    hasFindings: startsComment(report),
    render: (limit: number) => comment(report, { ...options, limit }),
    /** What replaces a comment that was out of date as soon as it was written. */
    outdated: (head: string) => outdatedComment({ ...options, head }),
  };
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
