/** When a workflow may write: on the default branch, or one that was named, and only what stands there now. */
import { type Problem, problem } from "../model/problem.ts";
import { branchOf, defaultBranch } from "./branch.ts";
import type { Occasion } from "./event.ts";
import { failureOf, wordsOf } from "./failure.ts";
import { asking, type Octokit } from "./octokit.ts";

export interface Wish {
  /** Branches beside the default one, as globs. */
  from: readonly string[];
  githubToken: string;
  /** The commit that is checked out, where that is known. */
  checkedOut: string | undefined;
  /** Aborted when the run is told to end. */
  told: AbortSignal;
}

/** Why this run may not apply; undefined where it may. */
export async function objectionToApply(
  occasion: Occasion | undefined,
  { from, githubToken, checkedOut, told }: Wish,
): Promise<Problem | undefined> {
  if (!occasion)
    return problem(
      "unknown-head",
      "GITHUB_REPOSITORY is not set, so that nobody can say whether this commit is still the newest. Run apply in a workflow, or use the command line.",
    );
  if (occasion.event.startsWith("pull_request"))
    return problem(
      "pull-request",
      "apply does not run for a pull request: what it would write has not been merged. Use command: plan here, and run apply on push to the default branch.",
    );
  if (checkedOut !== undefined && checkedOut !== occasion.sha) return wrongCheckout(checkedOut, occasion);
  const branch = branchOf(occasion);
  if (branch === undefined) return wrongRef(occasion.ref, undefined);
  if (githubToken === "")
    return unknownHead(
      branch,
      "there is no github-token. Leave that input out, and it is the workflow's own",
    );
  try {
    return await asking(githubToken, told, ({ octokit }) => judged(octokit, occasion, branch, from));
  } catch (error) {
    return unknownHead(branch, whyUnknown(error));
  }
}

async function judged(
  octokit: Octokit,
  occasion: Occasion,
  branch: string,
  from: readonly string[],
): Promise<Problem | undefined> {
  const { owner, repo, ref, sha } = occasion;
  if (!from.some((glob) => matches(branch, glob))) {
    const main = await defaultBranch(octokit, occasion);
    if (branch !== main) return wrongRef(ref, main);
  }
  const { data } = await octokit.rest.git.getRef({ owner, repo, ref: `heads/${branch}` });
  const head = data.object.sha;
  if (head === sha) return undefined;
  const message = `This run is for commit ${sha.slice(0, 7)}, and ${branch} is at ${head.slice(0, 7)} by now: applying the older manifests would take newer texts back. Nothing was sent. If a run for the newer commit is under way, it does the work; else start the workflow by hand on ${branch} (workflow_dispatch).`;
  return problem("stale-commit", message);
}

/** An event on the default branch may be somebody else's doing, and what is checked out a stranger's. */
function wrongCheckout(checkedOut: string, { sha }: Occasion): Problem {
  const message = `What is checked out is commit ${checkedOut.slice(0, 7)}, and this run is for ${sha.slice(0, 7)}: nobody knows whether the manifests have been merged. Nothing was sent. Leave ref and repository out of actions/checkout, and commit nothing before this step.`;
  return problem("wrong-checkout", message);
}

function wrongRef(ref: string, main: string | undefined): Problem {
  const usual = main === undefined ? "the default branch" : `the default branch, which is ${main}`;
  const message = `apply runs on ${usual}, and this run is for ${ref || "no ref"}. Nothing was sent. Run it there, or name the branch with apply-from.`;
  return problem("wrong-ref", message);
}

function unknownHead(branch: string, why: string): Problem {
  return problem(
    "unknown-head",
    `Whether this commit is still the newest of ${branch} is not known: ${why}. Nothing was sent, for an older one would take newer texts back.`,
  );
}

function whyUnknown(error: unknown): string {
  const failure = failureOf(error);
  if (failure === "limited") return "GitHub takes no more requests for now. Run it again later";
  if (failure === "unknown") return "the github-token is not valid. Leave that input out";
  if (failure === "refused")
    return `GitHub does not let this token see it (${wordsOf(error)}). Give the job the permission contents: read`;
  return `GitHub's API failed (${wordsOf(error)}). Run it again later`;
}

/** `*` stands for anything but `/`, `**` for anything. */
function matches(branch: string, glob: string): boolean {
  const pattern = glob
    .split(/(\*+)/)
    .map((part) =>
      part === "*" ? "[^/]*" : part.startsWith("*") ? ".*" : part.replace(/[\\^$.|?+()[\]{}]/g, "\\$&"),
    );
  return new RegExp(`^${pattern.join("")}$`).test(branch);
}
