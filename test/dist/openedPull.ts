/** A pull request with these files: its base and its head are in the GitHub of the tests, and its merge in the workspace. */
import type { NewCommit } from "../rooms/github/commits.ts";
import type { GitHubOptions } from "../rooms/github/github.ts";
import { type From, pullRequest } from "./events.ts";
import { type OnEnd, startWorkspace, type WorkspaceOptions } from "./harness.ts";

export interface Files {
  /** Of the base when the pull request is opened. */
  base: Record<string, string>;
  /** What the pull request changes. */
  head: NonNullable<NewCommit["files"]>;
  /** What the files once said instead of `Checkout`. An edit of our own user to it is an older text of the files: pending. */
  before?: string;
  /** Files that were others than those of the base even before that. */
  first?: Record<string, string>;
}

/** The times of the service are soon after those of the commits. */
const NOW = Date.UTC(2026, 0, 5, 9);

/** A pull request whose merge with its base is in the workspace. The first commit said the texts of the project. */
export async function opened(
  onEnd: OnEnd,
  files: Files,
  github: GitHubOptions = {},
  options: Pick<WorkspaceOptions, "state"> = {},
) {
  const started = await startWorkspace(onEnd, { github, clock: () => NOW, ...options });
  const { repository } = started.github;
  await repository.push("main", { files: earlier(files) });
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

function earlier({ base, first, before = "Check-out" }: Files): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...base, ...first }).map(([path, text]) => [
      path,
      text.replaceAll("Checkout", before).replaceAll("Start page", "Home"),
    ]),
  );
}
