/** What manifests said before: the versions that commits replaced, and that changes replace which are not committed. */
import type { ListedCommit } from "./trailers.ts";

export interface EarlierManifest<Content = string> {
  /** Its path at that time, relative to the same folder as the paths of the manifests of the run. */
  path: string;
  /** Its present path: another one if it was renamed. A removed manifest keeps its last path. */
  now: string;
  /** The text before. Empty if the manifest did not exist, or was not UTF-8: it declared nothing. */
  before: Content;
  /** The text after, if the commit is outside of the line: on a branch that was merged, or that a pull request would merge. */
  after?: Content | undefined;
  /** Unix seconds of the commit, never later than a commit after it. `Infinity`: not committed, or only in a pull request. */
  until: number;
  /** The same, but never earlier than a commit before it; absent: as `until`. Dates can contradict the order of commits. */
  latest?: number;
  by?: string;
  /** Unix seconds at which a pull read the project, if the commit is one of texts that were pulled. */
  pulled?: number | undefined;
}

/** `versions`: newest first, in the order of the commits. All of them if `read`, and some of them if `unreadable`. */
export type EarlierManifests = {
  versions: readonly EarlierManifest[];
  merged?: readonly EarlierManifest[];
  /** All commits that were read: those of the line, and those that merges brought. */
  commits?: readonly TimedCommit[];
} & (
  | { is: "read" }
  | {
      is: "unreadable";
      why: string;
      /** Unix seconds: all that was replaced later is known. Absent: nothing is. */
      back?: number;
      /** Present if the manifests are in no repository, so that there is no history. */
      noRepository?: true;
      /** Present if git is not installed, so that the history cannot be asked. */
      noGit?: true;
    }
);

export interface HistoryQuestion {
  target?: string | undefined;
  /** Unix seconds of the service's clock: a later date of a commit is wrong. */
  now?: number | undefined;
}

export interface FileHistory {
  /** The versions that were current at any time from `since` (Unix seconds) on. `manifests`: paths as the run names them. */
  versions(since: number, manifests: readonly string[], asked?: HistoryQuestion): Promise<EarlierManifests>;
  /** Undefined if the checked-out branch has no upstream, or has all of its commits. */
  upstream?(manifests: readonly string[]): Promise<Upstream | undefined>;
  /** The pull request that brought a commit to its branch. Absent where GitHub cannot be asked. */
  pullOf?(commit: string): Promise<PullOfCommit>;
}

/** `none`: it was pushed without one. `why`: a clause. */
export type PullOfCommit = { is: "none" } | { is: "unknown"; why: string } | PullCommits;

export interface PullCommits {
  is: "pull";
  /** Those before the merge. A squash does not have them. */
  commits: readonly ListedCommit[];
  /** What they changed in the manifests, as far as few requests tell. */
  changes(manifests: readonly string[]): Promise<readonly EarlierManifest[]>;
}

/** The branch that the checked-out one follows, as far as the local repository knows it. */
export interface Upstream {
  name: string;
  /** Set if it is the default branch of origin, and not the one that the checked-out one follows. */
  isOther?: true;
  ahead: number;
  /** The manifests there, by their present paths. `before`: in the last commit that both have. */
  texts: readonly { path: string; text: string; before: string }[];
}

/** `until`, `latest`: when it was made, as {@link EarlierManifest.until}. */
export interface TimedCommit extends ListedCommit {
  /** The commit of the line that brought it: itself, or a merge. */
  by: string;
  until: number;
  latest: number;
}

/** When each commit of a line (newest first) was made. The order decides, not the dates: one in the future says nothing. */
export function onLine(line: readonly ListedCommit[], currentTime = Number.POSITIVE_INFINITY): TimedCommit[] {
  const isKnown = ({ time }: ListedCommit) => time <= currentTime || time === Number.POSITIVE_INFINITY;
  let end = Number.POSITIVE_INFINITY;
  const ended = line.map((commit) => {
    if (isKnown(commit)) end = Math.min(end, commit.time);
    return { ...commit, until: end, by: commit.id };
  });
  let [until, latest] = [0, 0];
  const timed = ended.toReversed().map((commit) => {
    if (isKnown(commit)) until = commit.until;
    latest = Math.max(latest, commit.time);
    return { ...commit, until, latest };
  });
  return timed.toReversed();
}

/** The commits outside of the line that it contains, each with the first merge that brought it. `commits`: at least those. */
export function outsideLine(line: readonly TimedCommit[], commits: Iterable<ListedCommit>): TimedCommit[] {
  const lineIds = new Set(line.map(({ id }) => id));
  const byId = new Map([...commits].map((commit) => [commit.id, commit]));
  const reached = new Map<string, TimedCommit>();
  const stack = line.flatMap(({ parents, until, by }) => parents.map((id) => ({ id, end: until, by })));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { id, end, by } = next;
    const commit = lineIds.has(id) ? undefined : byId.get(id);
    if (!commit) continue;
    const until = Math.min(commit.time, end);
    if ((reached.get(id)?.until ?? Number.NaN) <= until) continue;
    reached.set(id, { ...commit, until, latest: until, by });
    for (const parent of commit.parents) stack.push({ id: parent, end: until, by });
  }
  return [...reached.values()];
}

/** Those of them, without merges, whose texts count from `since` on. A pull can be older than the merge that brought it. */
export function changingOutside(
  commits: readonly TimedCommit[],
  { since, now: currentTime = Number.POSITIVE_INFINITY }: { since: number; now?: number | undefined },
): TimedCommit[] {
  const counts = ({ until, trailers: { pulled } }: TimedCommit) =>
    (until >= since || pulled !== undefined) && (until <= currentTime || until === Number.POSITIVE_INFINITY);
  return commits.filter((commit) => commit.parents.length === 1 && counts(commit));
}

export interface ChangingCommit extends TimedCommit {
  changes: readonly FileChange[];
}

export interface FileChange {
  from: string;
  to: string;
  /** The present path, if the change is known to be one of this manifest. */
  now?: string;
  /** The content before; undefined if there was none, or if it was a link or a submodule. */
  before: string | undefined;
  after: string | undefined;
}

/** A version by the ids of its contents; undefined: there is none that declares something. Paths are those of the repository. */
export type FoundVersion = EarlierManifest<string | undefined>;

interface VersionSource {
  since: number;
  names: ReadonlyMap<string, string>;
  nameOf(path: string): string;
  /** Reads contents. Those that are missing or too large have no text. */
  read(contents: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The versions whose texts are known. `missing`: the path of one whose text is not. */
export async function earlierVersions(
  log: Record<"commits" | "merged", readonly ChangingCommit[]>,
  uncommitted: readonly FoundVersion[],
  { since, names, nameOf, read: readContents }: VersionSource,
) {
  const { replaced, merged } = versionsIn(log, names.keys());
  const history = [...uncommitted, ...replaced.filter(({ latest = 0 }) => latest >= since)];
  const contents = [...history, ...merged].flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const texts = await readContents(contents);
  const isKnown = (content: string | undefined) => content === undefined || texts.has(content);
  const withTexts = (versions: readonly FoundVersion[]) =>
    versions
      .filter(({ before, after }) => isKnown(before) && isKnown(after))
      .map(
        ({ path, now: presentPath, before = "", after = "", ...version }): EarlierManifest => ({
          ...{ ...version, path: nameOf(path), now: nameOf(presentPath) },
          ...{ before: texts.get(before) ?? "", after: texts.get(after) },
        }),
      );
  const missing = history.find(({ before }) => !isKnown(before))?.path;
  return { missing, known: { versions: withTexts(history), merged: withTexts(merged) } };
}

/** Follows renamed manifests, newest commit first. `merged`: commits outside of the line. `names`: the present paths. */
function versionsIn(
  { commits, merged }: Record<"commits" | "merged", readonly ChangingCommit[]>,
  names: Iterable<string>,
): Record<"replaced" | "merged", FoundVersion[]> {
  const present = new Map([...names].map((path) => [path, path]));
  const followed = ({ changes }: ChangingCommit) =>
    changes.flatMap((change) => {
      const presentPath = change.now ?? present.get(change.to) ?? present.get(change.from);
      return presentPath === undefined ? [] : [{ ...change, now: presentPath }];
    });
  const replaced = commits.flatMap((commit) => {
    const { id: by, until, latest } = commit;
    const changes = followed(commit);
    for (const { from, now: presentPath } of changes) present.set(from, presentPath);
    return changes.map(({ from: path, now: presentPath, before }) => ({
      ...{ path, now: presentPath, before, until, latest, by, pulled: pulledBy(commit) },
    }));
  });
  return {
    replaced,
    merged: merged.flatMap((commit) =>
      followed(commit).map(({ to: path, now: presentPath, before, after }) => ({
        ...{ path, now: presentPath, before, after, until: commit.until, pulled: pulledBy(commit) },
      })),
    ),
  };
}

function pulledBy({ until, date, trailers: { pulled } }: TimedCommit): number | undefined {
  return pulled === undefined ? undefined : Math.min(pulled, until, date);
}
