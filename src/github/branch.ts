/** The branch of a run, the default branch, and which branches a pattern of `apply-from` names. */
import type { Occasion } from "./event.ts";
import type { Octokit } from "./octokit.ts";

/** Undefined where the run is for a tag, or for a pull request. */
export function branchOf({ ref }: Occasion): string | undefined {
  return /^refs\/heads\/(.+)$/.exec(ref)?.[1];
}

/** The branch's present name, whatever the event says. */
export async function defaultBranch({ rest }: Octokit, { owner, repo }: Occasion): Promise<string> {
  const { data } = await rest.repos.get({ owner, repo });
  return data.default_branch;
}

/**
 * `*` matches anything except `/`, `**` matches anything. All places in the pattern that the branch can have reached are
 * followed at once, so the time is in proportion to both. It is written by hand because RegExp backtracks, and picomatch
 * makes one: `*a*a*a*a*a` takes seconds.
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
  // A set hands out what is added to it on the way.
  for (const at of places) if (parts[at]?.startsWith("*")) places.add(at + 1);
  return places;
}
