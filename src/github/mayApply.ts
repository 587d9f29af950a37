/** When a workflow may write: on the default branch or a named one, from the commit that is the head of the branch now. */
import { type Problem, problem } from "../model/problem.ts";
import { branchOf, defaultBranch, matchesBranch } from "./branch.ts";
import type { Checkout } from "./checkout.ts";
import type { WorkflowContext } from "./event.ts";
import { errorWords, failureOf } from "./failure.ts";
import { type Octokit, withGitHub } from "./octokit.ts";

export interface ApplyRequest {
  /** Patterns of branches in addition to the default branch. */
  applyFrom: readonly string[];
  githubToken: string;
  /** Where the settings and the manifests come from. */
  checkouts: readonly Checkout[];
  /** Aborted when the run is cancelled. */
  signal: AbortSignal;
}

/** Events that only start for a commit of their own branch, so that a plain checkout gives that commit. */
const EVENTS_OF_BRANCH = ["push", "schedule", "workflow_dispatch"];

/** Reasons against writing in this run. It may write if there is no error; a notice says what could not be checked. */
export async function checkMayApply(
  context: WorkflowContext | undefined,
  { applyFrom, githubToken, checkouts, signal }: ApplyRequest,
): Promise<Problem[]> {
  if (!context)
    return [
      problem(
        "unknown-head",
        "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.",
      ),
    ];
  if (context.event.startsWith("pull_request"))
    return [
      problem(
        "pull-request",
        "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.",
      ),
    ];
  const branch = branchOf(context);
  if (branch === undefined) return [wrongRef(context.ref, undefined)];
  const wrong = wrongCheckout(checkouts, context);
  if (wrong) return [wrong];
  const refusal = await askGitHub(branch, { githubToken, signal }, async (octokit) => {
    if (!applyFrom.some((pattern) => matchesBranch(branch, pattern))) {
      const main = await defaultBranch(octokit, context);
      if (branch !== main) return wrongRef(context.ref, main);
    }
    return checkHead(octokit, context, branch);
  });
  return refusal ? [refusal] : unreadCheckout(checkouts, context);
}

/** The branch may have moved while the plan was made. */
export async function checkStillHead(
  context: WorkflowContext | undefined,
  access: Pick<ApplyRequest, "githubToken" | "signal">,
): Promise<Problem | undefined> {
  const branch = context && branchOf(context);
  if (!context || branch === undefined) return wrongRef(context?.ref ?? "", undefined);
  return askGitHub(branch, access, (octokit) => checkHead(octokit, context, branch));
}

async function askGitHub(
  branch: string,
  { githubToken, signal }: Pick<ApplyRequest, "githubToken" | "signal">,
  check: (octokit: Octokit) => Promise<Problem | undefined>,
): Promise<Problem | undefined> {
  if (githubToken === "")
    return unknownHead(
      branch,
      "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used",
    );
  try {
    return await withGitHub(githubToken, signal, ({ octokit }) => check(octokit));
  } catch (error) {
    return unknownHead(branch, whyUnknown(error));
  }
}

async function checkHead(
  octokit: Octokit,
  { owner, repo, sha }: WorkflowContext,
  branch: string,
): Promise<Problem | undefined> {
  const { data } = await octokit.rest.git.getRef({ owner, repo, ref: `heads/${branch}` });
  const head = data.object.sha;
  if (head === sha) return undefined;
  const message = `This run is for commit ${short(sha)}, but ${branch} is now at ${short(head)}. The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${branch} (workflow_dispatch).`;
  return problem("stale-commit", message);
}

/** A stranger may cause an event on the default branch, and may choose the commit that is checked out. */
function wrongCheckout(checkouts: readonly Checkout[], { sha }: WorkflowContext): Problem | undefined {
  const wrong = checkouts.find(({ commit }) => commit !== undefined && commit !== sha);
  if (wrong?.commit === undefined) return undefined;
  const message = `The checked-out commit is ${short(wrong.commit)}, but this run is for ${short(sha)}. The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step.`;
  return problem("wrong-checkout", message);
}

/** An event that can run on another commit needs a checkout that can be read. */
function unreadCheckout(checkouts: readonly Checkout[], { event, sha }: WorkflowContext): Problem[] {
  if (checkouts.every(({ commit }) => commit !== undefined)) return [];
  const unread = "The commit of the manifests cannot be read from a .git folder";
  if (!EVENTS_OF_BRANCH.includes(event)) {
    const message = `${unread}, and ${event || "this event"} can run on another commit than the head of the branch. Nothing was sent. Install git before actions/checkout runs, or run apply on push.`;
    return [problem("wrong-checkout", message)];
  }
  const message = `${unread}. They are assumed to be from commit ${short(sha)}, for which this run was started.`;
  return [problem("wrong-checkout", message, { severity: "notice" })];
}

function short(sha: string): string {
  return sha.slice(0, 7);
}

function wrongRef(ref: string, main: string | undefined): Problem {
  const usual = main === undefined ? "the default branch" : `the default branch (${main})`;
  const message = `apply runs on ${usual}, but this run is for ${ref || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
  return problem("wrong-ref", message);
}

function unknownHead(branch: string, why: string): Problem {
  return problem(
    "unknown-head",
    `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${branch}. An older commit would overwrite newer texts. Reason: ${why}.`,
  );
}

function whyUnknown(error: unknown): string {
  const failure = failureOf(error);
  if (failure === "limited") return "the rate limit of GitHub is reached. Start this run again later";
  if (failure === "unknown")
    return "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used";
  if (failure === "refused")
    return `the token lacks a permission (${errorWords(error)}). Give the job the permission contents: read`;
  return `GitHub's API failed (${errorWords(error)}). Start this run again later`;
}
