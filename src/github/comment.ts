/** Keeps one comment on a pull request: created once, then updated in place, and only for the present head. */
import { isAnswered } from "../report/markdown/afterMerge.ts";
import type { Markdown } from "../report/markdown/markdown.ts";
import { createOnce, NO_RETRY } from "./createOnce.ts";
import type { PullRequest, RunOrder, WorkflowContext } from "./event.ts";
import { unlessGone } from "./failure.ts";
import { findOwn } from "./findOwn.ts";
import { type GitHub, MAX_RETRIES } from "./octokit.ts";
import { type Shrinkable, writeShrunk } from "./shrink.ts";

export interface Comment extends Shrinkable {
  marker: Markdown;
  /** Whether the pull request causes anything. If not, no comment is created. */
  hasFindings: boolean;
  /** What replaces a comment that was out of date as soon as it was written. */
  outdated(head: string): Markdown;
}

export type CommentKept =
  /** `url`: the address of the comment; absent if there is none. */
  | { is: "kept"; url?: string }
  /** The pull request has another head by now. */
  | { is: "outdated"; head: string }
  /** A later run has written the comment, or an apply has answered it. */
  | { is: "superseded" };

interface Existing {
  id: number;
  body?: string | undefined;
  html_url: string;
}

/** @throws if GitHub refuses to read or write it, or fails */
export async function keepComment(
  github: GitHub,
  context: WorkflowContext,
  { number, head }: PullRequest,
  comment: Comment,
): Promise<CommentKept> {
  const { owner, repo, run } = context;
  const { issues, pulls } = github.octokit.rest;
  const find = async (): Promise<Existing[]> => {
    const listing = { owner, repo, issue_number: number, per_page: 100 };
    return findOwn(await github.octokit.paginate(issues.listComments, listing), comment.marker, github);
  };
  const remove = async (rest: readonly Existing[]) => {
    for (const { id } of rest) await unlessGone(issues.deleteComment({ owner, repo, comment_id: id }));
  };
  const presentHead = async () => {
    const { data } = await pulls.get({ owner, repo, pull_number: number });
    return data.head.sha;
  };

  const { newest, others } = newestOf(await find());
  if (!newest && !comment.hasFindings) return { is: "kept" };
  if (newest && (isLater(runIn(newest), run) || isAnswered(newest.body ?? ""))) return { is: "superseded" };
  const before = await presentHead();
  if (before !== head) return { is: "outdated", head: before };

  let present = newest;
  let written: Existing | undefined;
  await writeShrunk(comment, async (body) => {
    if (newest) {
      if (withoutTime(newest.body) === withoutTime(body)) return;
      const updated = await unlessGone(issues.updateComment({ owner, repo, comment_id: newest.id, body }));
      if (updated) {
        written = { ...newest, body };
        return;
      }
      // Somebody deleted it meanwhile.
      present = undefined;
      if (!comment.hasFindings) return;
    }
    const create = async () => {
      const { data } = await issues.createComment({ owner, repo, issue_number: number, body, ...NO_RETRY });
      github.noteLogin(data.user?.login);
    };
    const isOurs = (one: Existing) => !isLater(run, runIn(one)) && !isLater(runIn(one), run);
    await createOnce(create, async () => (await find()).some(isOurs), MAX_RETRIES);
    // Another run may have created one at the same time.
    const both = newestOf(await find());
    await remove(both.others);
    written = both.newest;
  });
  await remove(others);
  if (!written) return { is: "kept", ...(present && { url: present.html_url }) };

  const after = await presentHead();
  if (after === head) return { is: "kept", url: written.html_url };
  if (!present) await remove(isLater(runIn(written), run) ? [] : [written]);
  else {
    const which = { owner, repo, comment_id: written.id };
    const read = await unlessGone(issues.getComment(which));
    const body = comment.outdated(after);
    if (read?.data.body === written.body) await unlessGone(issues.updateComment({ ...which, body }));
  }
  return { is: "outdated", head: after };
}

/** The comment of the latest run. Among those of one run, it is the last one that was created. */
function newestOf(own: readonly Existing[]): { newest: Existing | undefined; others: Existing[] } {
  const [first, ...rest] = own;
  if (!first) return { newest: undefined, others: [] };
  const newest = rest.reduce((best, one) => (isLater(runIn(best), runIn(one)) ? best : one), first);
  return { newest, others: own.filter((one) => one !== newest) };
}

/** A second marker, which names the run that wrote the comment. */
export function runMarker({ id, attempt }: RunOrder): string {
  return `lokaform:run:${id}:${attempt}`;
}

function runIn({ body = "" }: Existing): RunOrder {
  const [, id = 0, attempt = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(body) ?? [];
  return { id: Number(id), attempt: Number(attempt) };
}

function isLater(one: RunOrder, other: RunOrder): boolean {
  return one.id > other.id || (one.id === other.id && one.attempt > other.attempt);
}

/** The same plan a minute later is not a reason for an update. */
function withoutTime(body = ""): string {
  return body.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
