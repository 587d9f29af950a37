/** The branch of a run, and the default one: as they are called now, whatever the event says. */
import type { Occasion } from "./event.ts";
import type { Octokit } from "./octokit.ts";

/** Undefined where the run is for a tag, or for a pull request. */
export function branchOf({ ref }: Occasion): string | undefined {
  return /^refs\/heads\/(.+)$/.exec(ref)?.[1];
}

export async function defaultBranch({ rest }: Octokit, { owner, repo }: Occasion): Promise<string> {
  const { data } = await rest.repos.get({ owner, repo });
  return data.default_branch;
}
