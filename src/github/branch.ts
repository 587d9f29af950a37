/** The branch of a run, the default branch, and which branches match a pattern of `apply-from`. */
import type { PullRequest, WorkflowContext } from "./event.ts";
import type { Octokit } from "./octokit.ts";

/** Undefined if the run is for a tag or a pull request. */
export function branchOf({ ref }: WorkflowContext): string | undefined {
  return /^refs\/heads\/(.+)$/.exec(ref)?.[1];
}

/** Whether the run is for a commit that a merge queue made, which is not merged yet. GitHub puts it on a branch of its own. */
export function isMergeQueue({ event, ref }: WorkflowContext): boolean {
  return event === "merge_group" || ref.startsWith("refs/heads/gh-readonly-queue/");
}

/** The present name of the default branch; the event may name an older one. */
export async function defaultBranch({ rest }: Octokit, { owner, repo }: WorkflowContext): Promise<string> {
  const { data } = await rest.repos.get({ owner, repo });
  return data.default_branch;
}

/** The branch that a pull request would be merged into, if apply does not write from it. */
export function unappliedBase(
  { baseBranch, defaultBranch: main }: PullRequest,
  applyFrom: readonly string[],
): string | undefined {
  const isUnknown = baseBranch === "" || main === "";
  const isApplied = baseBranch === main || applyFrom.some((pattern) => matchesBranch(baseBranch, pattern));
  return isUnknown || isApplied ? undefined : baseBranch;
}

/**
 * `*` matches anything except `/`, `**` matches anything. All positions in the pattern that the branch can have reached
 * are followed at once, so the time grows with the product of both lengths. A library is not used: picomatch builds a
 * RegExp, which backtracks, and `*a*a*a*a*a` takes seconds.
 */
export function matchesBranch(branch: string, pattern: string): boolean {
  const parts = pattern.match(/\*+|[^*]/gu) ?? [];
  let reached = withSkips(new Set([0]), parts);
  for (const character of branch) {
    const next = new Set<number>();
    for (const at of reached) {
      const part = parts[at] ?? "";
      if (part.startsWith("**") || (part === "*" && character !== "/")) next.add(at);
      else if (part === character && part !== "*") next.add(at + 1);
    }
    reached = withSkips(next, parts);
  }
  return reached.has(parts.length);
}

/** Stars may match nothing. */
function withSkips(places: Set<number>, parts: readonly string[]): Set<number> {
  // The loop also visits what is added to the set meanwhile.
  for (const at of places) if (parts[at]?.startsWith("*")) places.add(at + 1);
  return places;
}
