/** Whether a run is about the head of its pull request: only then may it write the comment. */
import { type Checkout, parentsOf } from "./checkout.ts";
import type { Occasion, PullRequest } from "./event.ts";
import { statusOf } from "./failure.ts";
import type { Octokit } from "./octokit.ts";

/** The checked-out commit that is not the head or a merge with it as second parent; undefined where all are. */
export async function otherThanHead(
  octokit: Octokit,
  occasion: Occasion,
  pullRequest: PullRequest,
  checkouts: readonly Checkout[],
): Promise<string | undefined> {
  for (const { root, commit } of checkouts) {
    // Without git, actions/checkout downloads the commit of the run.
    const planned = commit ?? occasion.sha;
    if (planned === pullRequest.head) continue;
    const parents = root === undefined ? undefined : await parentsOf(root, planned);
    if (!(await isMergeOfHead(octokit, occasion, pullRequest, planned, parents))) return planned;
  }
  return undefined;
}

async function isMergeOfHead(
  octokit: Octokit,
  { owner, repo, ref, sha }: Occasion,
  { number, head }: PullRequest,
  commit: string,
  parents: readonly string[] | undefined,
): Promise<boolean> {
  if (parents && parents.length > 1) return parents[1] === head;
  // GitHub starts the run on its own merge of the head that the event names. A shallow checkout hides the parents.
  if (commit === sha) return ref === `refs/pull/${number}/merge`;
  try {
    const { data } = await octokit.rest.git.getCommit({ owner, repo, commit_sha: commit });
    return data.parents[1]?.sha === head;
  } catch (error) {
    // A commit that only the job has, or another repository.
    if (statusOf(error) === 404) return false;
    throw error;
  }
}
