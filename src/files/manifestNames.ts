/** Follows manifests through the commits that renamed them, from the newest commit to the oldest. */
import type { CommittedOverwrite, EarlierManifest, MergedManifest } from "../model/earlierManifest.ts";

/** One file that a commit changed. Paths are relative to the root of the repository. */
export interface FileChange {
  /** Its path before; undefined if the commit added it. */
  from: string | undefined;
  /** Its path after; undefined if the commit removed it. */
  to: string | undefined;
  /** The content before; undefined if there was none, or if it was a link or a submodule. */
  before: string | undefined;
  /** The content after, likewise. */
  after: string | undefined;
}

/** `until`, `latest`: its time, as that of an earlier manifest. */
export interface GitCommit {
  id: string;
  until: number;
  latest: number;
  changes: readonly FileChange[];
  pulled?: number;
}

/** Newest first. `merged`: commits outside of the line. `why`, `back`: set if older commits are unknown that can belong to the asked time. */
export interface GitLog {
  commits: readonly GitCommit[];
  merged: readonly GitCommit[];
  overwrites: readonly CommittedOverwrite[];
  why?: string;
  /** Unix seconds: all later commits are known. */
  back?: number;
}

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

export interface FoundVersions {
  replaced: readonly ReplacedVersion[];
  merged: readonly MergedVersion[];
}

/** All contents that versions have. */
export function contentsOf({ replaced, merged }: FoundVersions): string[] {
  const all = [...replaced, ...merged].flatMap((one) => [
    one.content,
    "former" in one ? one.former : undefined,
  ]);
  return all.flatMap((content) => content ?? []);
}

/** Those whose texts are known. `nameOf`: how a path is shown. */
export function withTexts(
  { replaced, merged }: FoundVersions,
  texts: ReadonlyMap<string, string>,
  nameOf: (path: string) => string,
): { versions: EarlierManifest[]; merged: MergedManifest[] } {
  const textOf = (content: string | undefined) => (content === undefined ? "" : texts.get(content));
  return {
    versions: replaced.flatMap(({ content, ...one }) => {
      const text = textOf(content);
      return text === undefined ? [] : { ...one, path: nameOf(one.path), now: nameOf(one.now), text };
    }),
    merged: merged.flatMap(({ content, former, ...one }) => {
      const [text, before] = [textOf(content), textOf(former)];
      if (text === undefined || before === undefined) return [];
      return { ...one, path: nameOf(one.path), now: nameOf(one.now), text, before };
    }),
  };
}

/** `names`: the present paths of the manifests. */
export function versionsIn({ commits, merged }: GitLog, names: ReadonlySet<string>): FoundVersions {
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
