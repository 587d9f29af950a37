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
}

export function workflowHistory(
  folders: Folders,
  environment: Readonly<Record<string, string | undefined>>,
  { github: context, githubToken, signal }: HistoryAccess,
): FileHistory {
  const git = new GitHistory({ folders, environment, signal });
  const workspace = folders.displayRoot;
  const api = context && new GitHubHistory({ context, githubToken, workspace, signal });
  return {
    async versions(...asked) {
      const first = await git.versions(...asked);
      const isEnough = first.is === "read" || asked[0] === Number.POSITIVE_INFINITY;
      if (!api || isEnough || signal.aborted) return first;
      return joined(first, await api.versions(...asked));
    },
  };
}

/** The commits are those of one of both, in their order. */
function joined(local: EarlierManifests & { is: "unreadable" }, api: EarlierManifests): EarlierManifests {
  if (api.is === "read") return api;
  const { noRepository: _, ...known } = api.versions.length > local.versions.length ? api : local;
  return { ...known, why: `${local.why} ${api.why}` };
}
