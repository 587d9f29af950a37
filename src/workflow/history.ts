/** What the manifests said before: from the local repository, or from GitHub if it is not all there. */
import { GitHistory, type GitHistoryOptions } from "../files/gitHistory.ts";
import { GitHubHistory, type GitHubHistoryOptions } from "../github/fileHistory.ts";
import type { EarlierManifests, FileHistory } from "../model/earlierManifest.ts";

/** `github`: undefined where no repository of GitHub is named. */
export function workflowHistory(
  local: GitHistoryOptions,
  github: GitHubHistoryOptions | undefined,
): FileHistory {
  const git = new GitHistory(local);
  const api = github && new GitHubHistory(github);
  return {
    async versions(...asked) {
      const first = await git.versions(...asked);
      if (!api || first.is === "read" || local.signal.aborted) return first;
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
