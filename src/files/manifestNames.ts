/** Follows manifests through the commits that renamed them, from the newest commit to the oldest. */
import type { EarlierManifest, MergedManifest } from "../model/earlierManifest.ts";
import type { GitCommit, GitLog } from "./gitLog.ts";

/** One version of a manifest that a commit replaced. Paths are those of the repository. */
export interface ReplacedVersion extends Omit<EarlierManifest, "text"> {
  /** The content; undefined if there was none that declares something. */
  content: string | undefined;
}

/** A version that a commit outside of the line set, and the one before it. */
export interface MergedVersion extends Omit<MergedManifest, "text" | "before"> {
  content: string | undefined;
  former: string | undefined;
}

/** `names`: the present paths of the manifests. */
export function versionsIn(
  { commits, merged }: GitLog,
  names: ReadonlySet<string>,
): { replaced: ReplacedVersion[]; merged: MergedVersion[] } {
  const present = new Map([...names].map((path) => [path, path]));
  const followed = ({ changes }: GitCommit) =>
    changes.flatMap((change) => {
      const now = present.get(change.to ?? "") ?? present.get(change.from ?? "");
      return now === undefined ? [] : [{ ...change, now, path: change.from ?? change.to ?? now }];
    });
  const replaced = commits.flatMap((commit) => {
    const { id: by, until, latest, pulled } = commit;
    const changes = followed(commit);
    for (const { from, now } of changes) if (from !== undefined) present.set(from, now);
    return changes.map(({ path, now, before }) => ({
      ...{ path, now, content: before, until, latest, by },
      ...(pulled !== undefined && { pulled }),
    }));
  });
  return {
    replaced,
    merged: merged.flatMap((commit) =>
      followed(commit).map(({ path, to, now, before, after }) => ({
        ...{ path: to ?? path, now, until: commit.until, content: after, former: before },
        ...(commit.pulled !== undefined && { pulled: commit.pulled }),
      })),
    ),
  };
}
