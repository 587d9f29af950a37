/** Follows manifests through the commits that renamed them, from the newest commit to the oldest. */
import type { GitCommit } from "./gitLog.ts";

/** One version of a manifest that a commit replaced. Paths are those of the repository. */
export interface ReplacedVersion {
  path: string;
  now: string;
  /** The content; undefined if there was none that declares something. */
  content: string | undefined;
  until: number;
}

/** `names`: the present paths of the manifests. `isManifest`: other paths that count. */
export function replacedVersions(
  commits: readonly GitCommit[],
  names: ReadonlySet<string>,
  isManifest: (path: string) => boolean,
): ReplacedVersion[] {
  const present = new Map([...names].map((path) => [path, path]));
  const nameNow = (path: string | undefined) => {
    if (path === undefined) return undefined;
    return present.get(path) ?? (isManifest(path) ? path : undefined);
  };
  return commits.flatMap(({ time, changes }) => {
    const followed = changes.flatMap(({ from, to, before }) => {
      const now = nameNow(to) ?? nameNow(from);
      return now === undefined ? [] : [{ path: from ?? to ?? now, from, now, content: before, until: time }];
    });
    for (const { from, now } of followed) if (from !== undefined) present.set(from, now);
    return followed.map(({ from: _from, ...version }) => version);
  });
}
