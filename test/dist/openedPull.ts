/** A pull request with these files: its base and its head are in the GitHub of the tests, and its merge in the workspace. */
import type { NewCommit } from "../github/commits.ts";
import type { GitHubOptions } from "../github/github.ts";
import { type From, pullRequest } from "./events.ts";
import { type OnEnd, startWorkspace } from "./harness.ts";

export interface Files {
  /** Of the base when the pull request is opened. */
  base: Record<string, string>;
  /** What the pull request changes. */
  head: NonNullable<NewCommit["files"]>;
}

/** A pull request whose merge with its base is in the workspace. */
export async function opened(onEnd: OnEnd, files: Files, github: GitHubOptions = {}) {
  const started = await startWorkspace(onEnd, { github });
  const { repository } = started.github;
  await repository.push("main", { files: files.base });
  const number = await repository.openPull({ commit: { files: files.head } });
  /** The event of a run for the present head and base. */
  const event = async (from?: From) => {
    const [head, sha] = [await repository.pullHead(number), await repository.head()];
    const merge = await repository.mergeForRun(number);
    for (const [path, text] of Object.entries(repository.filesOf(merge))) started.write(path, text);
    return pullRequest({ number, ...(from && { from }), head, base: { ref: "main", sha }, merge });
  };
  return { ...started, number, event };
}
