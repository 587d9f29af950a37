/** Keeps one comment on a pull request: created once, then updated in place, and only for the present head. */
import type { Markdown } from "../report/markdown/markdown.ts";
import { createOnce, ONCE } from "./createOnce.ts";
import type { Occasion, PullRequest, RunOrder } from "./event.ts";
import { statusOf } from "./failure.ts";
import { allOwn } from "./findOwn.ts";
import { AGAIN, type Line } from "./octokit.ts";
import { type Fitting, writeFitting } from "./shrink.ts";

export interface Comment extends Fitting {
  mark: Markdown;
  /** Whether the pull request causes anything. If not, no comment is started. */
  worthwhile: boolean;
  /** What replaces a comment that was out of date as soon as it was written. */
  outdated(head: string): Markdown;
}

export type CommentKept =
  | { is: "kept" }
  /** The pull request has another head by now. */
  | { is: "outdated"; head: string }
  /** A later run has written the comment. */
  | { is: "superseded" };

interface Existing {
  id: number;
  body?: string | undefined;
}

/** @throws where GitHub does not let it be read or written */
export async function keepComment(
  line: Line,
  occasion: Occasion,
  { number, head }: PullRequest,
  comment: Comment,
): Promise<CommentKept> {
  const { owner, repo, run } = occasion;
  const { issues, pulls } = line.octokit.rest;
  const find = async (): Promise<Existing[]> => {
    const listing = { owner, repo, issue_number: number, per_page: 100 };
    return allOwn(await line.octokit.paginate(issues.listComments, listing), comment.mark, line);
  };
  const remove = async (rest: readonly Existing[]) => {
    for (const { id } of rest)
      await issues.deleteComment({ owner, repo, comment_id: id }).catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error;
      });
  };
  const presentHead = async () => {
    const { data } = await pulls.get({ owner, repo, pull_number: number });
    return data.head.sha;
  };

  const { newest, others } = newestOf(await find());
  if (!newest && !comment.worthwhile) return { is: "kept" };
  if (newest && isLater(runIn(newest), run)) return { is: "superseded" };
  const before = await presentHead();
  if (before !== head) return { is: "outdated", head: before };

  let written: Existing | undefined;
  await writeFitting(comment, async (body) => {
    if (newest) {
      if (withoutTime(newest.body) === withoutTime(body)) return;
      await issues.updateComment({ owner, repo, comment_id: newest.id, body });
      written = { id: newest.id, body };
      return;
    }
    const create = async () => {
      const { data } = await issues.createComment({ owner, repo, issue_number: number, body, ...ONCE });
      line.noteLogin(data.user?.login);
    };
    const isOurs = (one: Existing) => !isLater(run, runIn(one)) && !isLater(runIn(one), run);
    await createOnce(create, async () => (await find()).some(isOurs), AGAIN);
    // Another run may have created one at the same time.
    const both = newestOf(await find());
    await remove(both.others);
    written = both.newest;
  });
  await remove(others);
  if (!written) return { is: "kept" };

  const after = await presentHead();
  if (after === head) return { is: "kept" };
  if (!newest) await remove(isLater(runIn(written), run) ? [] : [written]);
  else {
    const { data } = await issues.getComment({ owner, repo, comment_id: written.id });
    const body = comment.outdated(after);
    if (data.body === written.body) await issues.updateComment({ owner, repo, comment_id: written.id, body });
  }
  return { is: "outdated", head: after };
}

/** That of the latest run; of one run, the one that was created last. */
function newestOf(own: readonly Existing[]): { newest: Existing | undefined; others: Existing[] } {
  const [first, ...rest] = own;
  if (!first) return { newest: undefined, others: [] };
  const newest = rest.reduce((best, one) => (isLater(runIn(best), runIn(one)) ? best : one), first);
  return { newest, others: own.filter((one) => one !== newest) };
}

/** A second mark of the comment, which says what run wrote it. */
export function runMark({ id, attempt }: RunOrder): string {
  return `lokaform:run:${id}:${attempt}`;
}

function runIn({ body = "" }: Existing): RunOrder {
  const [, id = 0, attempt = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(body) ?? [];
  return { id: Number(id), attempt: Number(attempt) };
}

function isLater(one: RunOrder, other: RunOrder): boolean {
  return one.id > other.id || (one.id === other.id && one.attempt > other.attempt);
}

/** The same plan a minute later is not written again. */
function withoutTime(body = ""): string {
  return body.replace(/^(<sub>Planned on )`[\d-]+ [\d:]+`/m, "$1");
}
