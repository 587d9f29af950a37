/**
 * Which trailers `Lokaform-Overwrite` decide about a text. An instruction counts only if a plan has shown it: it is in a commit of
 * the pull request that changes the text, and newer than the text of the project. A description does not count.
 */

import { nearest } from "../model/didYouMean.ts";
import type {
  EarlierManifest,
  EarlierManifests,
  FileHistory,
  TimedCommit,
} from "../model/earlierManifest.ts";
import { once, onceForEach } from "../model/once.ts";
import { eachOnce, type Problem, problem } from "../model/problem.ts";
import { OVERWRITE_TRAILER } from "../model/trailers.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { namingOf } from "../plan/filter.ts";
import type { OpenQuestion } from "../plan/makePlan.ts";

/** Commits whose trailers count for what landed with a commit of the line, and why those of others do not. */
interface Landed {
  counting: readonly TimedCommit[];
  unproved: ReadonlyMap<TimedCommit, string>;
  changes(): Promise<readonly EarlierManifest[]>;
}

const NO_GITHUB = "GitHub cannot be asked for its pull request here, and its message can be a description";
const NOT_LISTED = "GitHub does not name its pull request yet. Start the run again";
const MERGE = "a merge decides nothing. Only the commits that it brings do";
const DESCRIPTION = "no commit of its pull request has it, and a description decides nothing";
const ELSEWHERE = "it counts only for translations that the pull request, or the pushed commit, changes";
const OLDER = "the translation in Lokalise is newer than the commit. Read it, and decide in another commit";
const NOT_WHOLE = "it must be the name of one translation, as KEY:LANG";
const NOT_LAST = "it is not a line of its own in the last paragraph of the message";

export class OverwriteTrailers {
  readonly #commits: readonly TimedCommit[];
  readonly #history: Pick<FileHistory, "pullOf">;
  readonly #manifests: readonly string[];
  readonly #now: number;
  readonly #landedWith = onceForEach((id: string) => this.#read(id));

  constructor(
    { commits = [] }: EarlierManifests,
    history: Pick<FileHistory, "pullOf">,
    manifests: readonly string[],
    runTime = Number.POSITIVE_INFINITY,
  ) {
    this.#commits = commits;
    this.#history = history;
    this.#manifests = manifests;
    this.#now = runTime;
  }

  /** The commit whose trailer decides for the text of the file. `landed`: the commit of the line that brought this text. */
  async deciding(text: OpenQuestion, landed: string | undefined): Promise<string | undefined> {
    const { counting } = await this.#landed(landed);
    return counting.find((commit) => isNamed(commit, text) && this.#isNewer(commit, text))?.id;
  }

  hasFor(text: OpenQuestion): boolean {
    return this.#commits.some((commit) => isNamed(commit, text));
  }

  async squashed(landed: string | undefined): Promise<readonly EarlierManifest[]> {
    return (await this.#landed(landed)).changes();
  }

  /** A warning for each trailer that looks as if it decided about a text that is left open. */
  async withoutEffect(text: OpenQuestion, landed: string | undefined): Promise<Problem[]> {
    const { counting, unproved } = await this.#landed(landed);
    const strays = this.#commits.filter(({ by }) => by !== landed);
    const reasons = new Map<TimedCommit, string>([
      ...strays.filter((commit) => this.#isNewer(commit, text)).map((commit) => [commit, ELSEWHERE] as const),
      ...counting.map((commit) => [commit, OLDER] as const),
      ...unproved,
    ]);
    const [name = ""] = namesOf(text);
    return [...reasons].flatMap(([commit, reason]) => {
      const { overwrites, mentions } = commit.trailers;
      if (isNamed(commit, text)) return [withoutEffect(commit, name, reason)];
      if (reason === ELSEWHERE) return [];
      const rows = [
        ...overwrites.map((value) => ({ value, fault: NOT_WHOLE })),
        ...mentions.map((value) => ({ value, fault: NOT_LAST })),
      ];
      return rows.flatMap(({ value, fault }) =>
        isLike(value, text) ? withoutEffect(commit, value, fault) : [],
      );
    });
  }

  async #landed(id: string | undefined): Promise<Landed> {
    return id === undefined
      ? { counting: [], unproved: new Map(), changes: async () => [] }
      : this.#landedWith(id);
  }

  async #read(landed: string): Promise<Landed> {
    const counting: TimedCommit[] = [];
    const unproved = new Map<TimedCommit, string>();
    let changes: Landed["changes"] = async () => [];
    for (const commit of this.#commits.filter(({ by }) => by === landed)) {
      const { id, isMade, parents, trailers, until } = commit;
      const isOnLine = id === landed;
      const isMerge = isOnLine && parents.length > 1;
      if (isMerge) unproved.set(commit, MERGE);
      if (isMerge || (!isOnLine && isMade && trailers.overwrites.length === 0)) continue;
      const pull = isOnLine || isMade ? await this.#pullOf(commit) : { is: "none" as const };
      if (pull.is === "unknown") unproved.set(commit, pull.why);
      else if (pull.is === "none" && isMade) unproved.set(commit, NOT_LISTED);
      else if (pull.is === "none") counting.push(commit);
      else {
        for (const made of pull.commits) counting.push({ ...made, until, latest: until, by: landed });
        unproved.set(commit, DESCRIPTION);
        if (isOnLine) changes = once(() => pull.changes(this.#manifests));
      }
    }
    return { counting, unproved, changes };
  }

  #pullOf({ id, isMade }: TimedCommit): ReturnType<NonNullable<FileHistory["pullOf"]>> {
    const { pullOf } = this.#history;
    if (pullOf) return pullOf(id);
    return Promise.resolve(isMade ? { is: "unknown", why: NO_GITHUB } : { is: "none" });
  }

  /** A date that is later than the merge, or than now, says nothing. */
  #isNewer({ date, until }: TimedCommit, { at = Number.POSITIVE_INFINITY }: OpenQuestion): boolean {
    return date > at && date <= Math.min(until, this.#now);
  }
}

function namesOf({ kind, entry, language }: OpenQuestion): string[] {
  return textsIn(kind.identity(entry.values)).map((name) => `${name}:${language}`);
}

function isNamed({ trailers }: TimedCommit, text: OpenQuestion): boolean {
  return trailers.overwrites.length > 0 && namesOf(text).some((name) => trailers.overwrites.includes(name));
}

/** Whether a person can have meant the text. */
function isLike(value: string, text: OpenQuestion): boolean {
  const { kind, entry, object: live, language } = text;
  const names = namesOf(text);
  const [word = ""] = value.split(/[\s,;`'"<]/).filter((part) => part !== "");
  const isPattern = namingOf([word], { kind, entry, live }, language, false) !== undefined;
  return isPattern || names.some((name) => value.includes(name)) || nearest(word, names) !== undefined;
}

function withoutEffect({ id }: TimedCommit, value: string, reason: string): Problem {
  const message = `Commit ${id.slice(0, 7)} has ${OVERWRITE_TRAILER}: ${value} in its message, which has no effect: ${reason}.`;
  return problem("unknown-text", message, { severity: "warning", scope: "project" });
}

/** In a run without a token: each trailer of a pull request. Only a plan can say what it decides. */
export function trailersOfPull({ commits = [] }: EarlierManifests): Problem[] {
  const open = commits.filter(({ time }) => time === Number.POSITIVE_INFINITY);
  const listed = open.flatMap(({ id, trailers }) =>
    trailers.overwrites.map((name) => {
      const message = `Commit ${id.slice(0, 7)} has the trailer ${OVERWRITE_TRAILER}: ${name}. After the merge, apply overwrites this translation in Lokalise, if the pull request changes it, and it is older than the commit.`;
      return problem("unknown-text", message, { severity: "warning" });
    }),
  );
  return eachOnce(listed);
}
