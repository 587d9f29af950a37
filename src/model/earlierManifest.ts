/** What manifests said before: the versions that commits replaced, and that changes replace which are not committed. */

export interface EarlierManifest {
  /** Its path at that time, relative to the same folder as the paths of the manifests of the run. */
  path: string;
  /** Its present path: another one if it was renamed. A removed manifest keeps its last path. */
  now: string;
  /** Empty if the manifest did not exist, or was not UTF-8: it declared nothing. */
  text: string;
  /**
   * Unix seconds of the commit that replaced the text, but never later than a commit after it. `Infinity`: the change is not
   * committed, or only a pull request has it, so it is newer than everything in the project.
   */
  until: number;
  /** The same, but never earlier than a commit before it; absent: as `until`. Dates can contradict the order of commits. */
  latest?: number;
  /** The id of the commit; absent if the change is not committed. Versions that one commit replaced follow one another. */
  by?: string;
  /** Unix seconds at which a pull read the project, if the commit is one of texts that were pulled. */
  pulled?: number;
}

/** A text that a commit set outside of the line: on a branch that was merged, or that a pull request would merge. */
export interface MergedManifest extends Pick<EarlierManifest, "path" | "now" | "text" | "pulled"> {
  before: string;
  /** Unix seconds of the commit, as {@link EarlierManifest.until}. */
  until: number;
}

/** `versions`: newest first, in the order of the commits. All of them if `read`, and some of them if `unreadable`. */
export type EarlierManifests = {
  versions: readonly EarlierManifest[];
  merged?: readonly MergedManifest[];
  /** Those of all commits that were read. */
  overwrites?: readonly CommittedOverwrite[];
} & (
  | { is: "read" }
  | {
      is: "unreadable";
      /** Sentences for a notice. */
      why: string;
      /** Unix seconds: all that was replaced later is known. Absent: nothing is. */
      back?: number;
      /** Present if the manifests are in no repository, so that there is no history. */
      noRepository?: true;
    }
);

/** The trailer of a commit that decides for texts of the files, if they are older than the commit. */
export interface CommittedOverwrite {
  /** As for the option `overwrite`. */
  pattern: string;
  /** Unix seconds of the commit; `Infinity` if only a pull request has it. */
  at: number;
  commit: string;
}

/** What decides how dates of commits are read. */
export interface HistoryQuestion {
  /** The commit that a pull request would be merged into. */
  target?: string | undefined;
  /** Unix seconds of the service's clock: a later date of a commit is wrong. */
  now?: number;
}

export interface FileHistory {
  /**
   * The versions that were current at some time from `since` (Unix seconds) on. `manifests`: the paths of the manifests as
   * the run names them.
   */
  versions(since: number, manifests: readonly string[], asked?: HistoryQuestion): Promise<EarlierManifests>;
  /** Undefined if the checked-out branch has no upstream, or has all of its commits. */
  upstream?(manifests: readonly string[]): Promise<Upstream | undefined>;
}

/** The branch that the checked-out one follows, as far as the local repository knows it. */
export interface Upstream {
  /** Such as `origin/main`. */
  name: string;
  /** Commits that the checked-out branch lacks. */
  ahead: number;
  /** The manifests there, by their present paths. */
  texts: readonly { path: string; text: string }[];
}

/** A commit as a list of commits names it. */
export interface ListedCommit {
  id: string;
  parents: readonly string[];
  /** Unix seconds of its date; `Infinity` if only a pull request has it. */
  time: number;
  trailers: Trailers;
}

/** What the message of a commit says about texts. */
export interface Trailers {
  /** Unix seconds at which a pull read the project. */
  pulled?: number;
  overwrites: readonly string[];
}

/** The trailers of commits about overwritten texts. */
export function overwritesIn(commits: readonly TimedCommit[]): CommittedOverwrite[] {
  return commits.flatMap(({ id: commit, until: at, trailers }) =>
    trailers.overwrites.map((pattern) => ({ pattern, at, commit })),
  );
}

/** `until`, `latest`: when it was made, as {@link EarlierManifest.until}. */
export interface TimedCommit extends ListedCommit {
  until: number;
  latest: number;
}

/**
 * The order of commits decides, not their dates: when each commit of a line (newest first) was made, never later than a commit
 * after it, and never earlier than a commit before it. A date in the future says nothing, so such a commit can be as old as the
 * one before it.
 */
export function onLine(line: readonly ListedCommit[], now = Number.POSITIVE_INFINITY): TimedCommit[] {
  const isKnown = ({ time }: ListedCommit) => time <= now || time === Number.POSITIVE_INFINITY;
  let end = Number.POSITIVE_INFINITY;
  const ended = line.map((one) => {
    if (isKnown(one)) end = Math.min(end, one.time);
    return { ...one, until: end };
  });
  let [until, latest] = [0, 0];
  const timed = ended.toReversed().map((one) => {
    if (isKnown(one)) until = one.until;
    latest = Math.max(latest, one.time);
    return { ...one, until, latest };
  });
  return timed.toReversed();
}

/** The commits from `since` on that the line has besides its own, without merges. `all`: at least those. */
export function besideLine(
  line: readonly TimedCommit[],
  all: Iterable<ListedCommit>,
  { since, now = Number.POSITIVE_INFINITY }: { since: number; now?: number | undefined },
): TimedCommit[] {
  const own = new Set(line.map(({ id }) => id));
  const byId = new Map([...all].map((one) => [one.id, one]));
  const found = new Map<string, TimedCommit>();
  const left = line.flatMap(({ parents, until }) => parents.map((id) => ({ id, end: until })));
  for (let next = left.pop(); next; next = left.pop()) {
    const one = own.has(next.id) ? undefined : byId.get(next.id);
    if (!one) continue;
    const until = Math.min(one.time, next.end);
    if ((found.get(one.id)?.until ?? Number.NaN) <= until) continue;
    found.set(one.id, { ...one, until, latest: until });
    for (const id of one.parents) left.push({ id, end: until });
  }
  // A pull can be older than the merge that brought it.
  const counts = ({ until, trailers: { pulled } }: TimedCommit) =>
    (until >= since || pulled !== undefined) && (until <= now || until === Number.POSITIVE_INFINITY);
  return [...found.values()].filter((one) => one.parents.length === 1 && counts(one));
}
