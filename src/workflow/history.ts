/** What the manifests said before: from the local repository, or from GitHub if it is not all there. */
import { GitHistory } from "../files/gitHistory.ts";
import type { Folders } from "../files/paths.ts";
import type { WorkflowContext } from "../github/event.ts";
import { GitHubHistory } from "../github/fileHistory.ts";
import type { EarlierManifests, FileHistory } from "../model/earlierManifest.ts";

export interface HistoryAccess {
  /** Undefined where no repository of GitHub is named. */
  github: WorkflowContext | undefined;
  githubToken: string;
  signal: AbortSignal;
  /** Unix milliseconds. */
  now(): number;
}

export function workflowHistory(
  folders: Folders,
  environment: Readonly<Record<string, string | undefined>>,
  { github: context, githubToken, signal, now }: HistoryAccess,
): FileHistory {
  const git = new GitHistory({ folders, environment, now, signal });
  const workspace = folders.displayRoot;
  const api = context && new GitHubHistory({ context, githubToken, workspace, signal });
  return {
    async versions(...asked) {
      const first = await git.versions(...asked);
      if (!api || first.is === "read" || signal.aborted) return first;
      return joined(first, await api.versions(...asked));
    },
  };
}

/** Only the local repository knows changes that are not committed. */
function joined(local: EarlierManifests & { is: "unreadable" }, api: EarlierManifests): EarlierManifests {
  const name = (one: EarlierManifests["versions"][number]) => JSON.stringify(one);
  const known = new Set(api.versions.map(name));
  const versions = [...local.versions.filter((one) => !known.has(name(one))), ...api.versions].sort(
    (one, other) => other.until - one.until,
  );
  return api.is === "read"
    ? { is: "read", versions }
    : { is: "unreadable", why: `${local.why} ${api.why}`, versions };
}
