/** Keeps one comment on a pull request: written once, then changed in place. */
import type { Markdown } from "../report/markup.ts";
import type { Occasion, PullRequest } from "./event.ts";
import { createOnce, ONCE } from "./failure.ts";
import { type Fitting, writeFitting } from "./fitting.ts";
import { ownOf } from "./found.ts";
import { AGAIN, type Line } from "./octokit.ts";

export interface Comment extends Fitting {
  mark: Markdown;
  /** Whether there is anything to say. Where there is not, none is begun. */
  worthwhile: boolean;
}

/** @throws where GitHub does not let it be read or written */
export async function keepComment(
  line: Line,
  { owner, repo }: Occasion,
  { number }: PullRequest,
  comment: Comment,
): Promise<void> {
  const { issues } = line.octokit.rest;
  const find = async () => {
    const listing = { owner, repo, issue_number: number, per_page: 100 };
    return ownOf(await line.octokit.paginate(issues.listComments, listing), comment.mark, line);
  };
  const own = await find();
  if (!own && !comment.worthwhile) return;
  await writeFitting(comment, async (body) => {
    if (!own) {
      const create = () => issues.createComment({ owner, repo, issue_number: number, body, ...ONCE });
      await createOnce(create, async () => (await find()) !== undefined, AGAIN);
    } else if (own.body !== body) await issues.updateComment({ owner, repo, comment_id: own.id, body });
  });
}
