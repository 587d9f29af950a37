/** Keeps one comment on a pull request: created once, then updated in place, and only for the present head. */
import type { Problem } from "../model/problem.ts";
import { isAnswered } from "../report/markdown/afterMerge.ts";
import { comment, MAX_COMMENT, scopeMarker } from "../report/markdown/comment.ts";
import { type Markdown, marker } from "../report/markdown/markdown.ts";
import { type Report, startsComment } from "../report/report.ts";
import { type Checkout, fileLinks, parentsOf, parentsOnGitHub } from "./checkout.ts";
import type { PullRequest, RunOrder } from "./event.ts";
import {
  createOnce,
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
async function keepComment(
  github: GitHub,
  pull: PullRequest,
  content: Content,
): Promise<string | undefined | Problem> {
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

/** Undefined if there is no comment and none is needed. */
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
  return { newest, others: comments.filter((comment) => comment !== newest) };
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
