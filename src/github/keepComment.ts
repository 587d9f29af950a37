/** Keeps one comment on a pull request: written once, then changed in place. */
import type { Markdown } from "../report/safe.ts";
import type { Occasion, PullRequest } from "./event.ts";
import { type Fitting, writeFitting } from "./fitting.ts";
import { ownOf } from "./found.ts";
import type { Line } from "./octokit.ts";

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
  const { octokit } = line;
  const all = await octokit.paginate(octokit.rest.issues.listComments, {
    owner,
    repo,
    issue_number: number,
    per_page: 100,
  });
  const own = await ownOf(all, comment.mark, line);
  if (!own && !comment.worthwhile) return;
  await writeFitting(comment, async (body) => {
    if (!own) await octokit.rest.issues.createComment({ owner, repo, issue_number: number, body });
    else if (own.body !== body)
      await octokit.rest.issues.updateComment({ owner, repo, comment_id: own.id, body });
  });
}
