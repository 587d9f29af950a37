/** Whether a run is for the head of its pull request. Only such a run may write the comment. */
import { type Checkout, parentsOf } from "./checkout.ts";
import type { PullRequest, WorkflowContext } from "./event.ts";
import { statusOf } from "./failure.ts";
import type { Octokit } from "./octokit.ts";

/** A checked-out commit that is not the head and not a merge with the head as second parent; undefined if all are. */
export async function otherThanHead(
  octokit: Octokit,
  context: WorkflowContext,
  pullRequest: PullRequest,
  checkouts: readonly Checkout[],
): Promise<string | undefined> {
  for (const { root, commit } of checkouts) {
    // Without git, actions/checkout downloads the commit of the run.
    const planned = commit ?? context.sha;
    if (planned === pullRequest.head) continue;
    const parents = root === undefined ? undefined : await parentsOf(root, planned);
    if (!(await isMergeOfHead(octokit, context, pullRequest, planned, parents))) return planned;
  }
  return undefined;
}

async function isMergeOfHead(
  octokit: Octokit,
  { owner, repo, ref, sha }: WorkflowContext,
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
    // The commit is in another repository, or exists only in this job.
    if (statusOf(error) === 404) return false;
    throw error;
  }
}
