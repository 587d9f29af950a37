/** The repository that a folder is in, and its default branch. */
import { realpath } from "node:fs/promises";
import { GitFailure, type GitOptions, runGit } from "./git.ts";
import { repositoryRoot } from "./paths.ts";

export interface Repository {
  /** Whether the folder is its root. */
  isRoot: boolean;
  /** Undefined if git does not know it. */
  defaultBranch: string | undefined;
  /** The branch that is checked out, if there is one. */
  currentBranch: string | undefined;
}

const REMOTE = "origin/";

/** Undefined if the folder is in no repository. */
export async function repositoryOf(folder: string, options: GitOptions): Promise<Repository | undefined> {
  const real = await realpath(folder);
  const root = await repositoryRoot(real, undefined);
  if (root === undefined) return undefined;
  const name = async (ref: string) => {
    try {
      const answer = await runGit(root, ["symbolic-ref", "--quiet", "--short", ref], options);
      return answer.toString("utf8").trim() || undefined;
    } catch (error) {
      if (error instanceof GitFailure) return undefined;
      throw error;
    }
  };
  const remote = await name("refs/remotes/origin/HEAD");
  return {
    isRoot: root === real,
    defaultBranch: remote?.startsWith(REMOTE) ? remote.slice(REMOTE.length) : undefined,
    currentBranch: await name("HEAD"),
  };
}
