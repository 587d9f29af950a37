/** Keeps one comment on a pull request: written once, then changed in place. */
import type { Markdown } from "../report/safe.ts";
import type { Occasion, PullRequest } from "./event.ts";
import { ownOf } from "./found.ts";
import { type Line, statusOf } from "./octokit.ts";

export interface Comment {
  mark: Markdown;
  /** Whether there is anything to say. Where there is not, none is begun. */
  worthwhile: boolean;
  /** The words, in no more than so many bytes. */
  words(room: number): Markdown;
  room: number;
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
  await fitting(comment, async (body) => {
    if (!own) await octokit.rest.issues.createComment({ owner, repo, issue_number: number, body });
    else if (own.body !== body)
      await octokit.rest.issues.updateComment({ owner, repo, comment_id: own.id, body });
  });
}

/** GitHub may count otherwise than we do: what is too long for it is said in half the room. */
export async function fitting(
  { words, room }: Pick<Comment, "words" | "room">,
  write: (body: Markdown) => Promise<void>,
): Promise<void> {
  try {
    await write(words(room));
  } catch (error) {
    if (statusOf(error) !== 422) throw error;
    await write(words(room / 2));
  }
}
