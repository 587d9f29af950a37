/** A trailer `Lokaform-Overwrite` counts if a plan showed it: in a commit, no description, that changes the text and is newer than the project's. */

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

/** Commits whose trailers count for what landed with a commit of the line. `doubt`: why those of one of them are not known. */
interface Landed {
  counting: readonly TimedCommit[];
  doubt?: string;
  changes(): Promise<readonly EarlierManifest[]>;
}

const NO_GITHUB = "GitHub cannot be asked for its pull request here, and its message can be a description";
const NOT_LISTED = "GitHub does not name its pull request yet. Start the run again";
const RULE =
  "it must be a line in the last paragraph of the message of a commit, not of a merge or a description, with the whole name of a translation (KEY:LANG) that the same pull request or pushed commit changes, and that is older in Lokalise than the commit";

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

  /** A warning for each trailer that looks as if it decided about a text that is left open. `decided`: names of others. */
  async withoutEffect(
    text: OpenQuestion,
    landed: string | undefined,
    decided: ReadonlySet<string>,
  ): Promise<Problem[]> {
    const { counting, doubt = RULE } = await this.#landed(landed);
    const strays = this.#commits.filter(({ by }) => by !== landed);
    const isStray = (commit: TimedCommit) => isNamed(commit, text) && this.#isNewer(commit, text);
    const own = [...counting, ...this.#commits.filter(({ by }) => by === landed)];
    return [...own, ...strays.filter(isStray)].flatMap(({ id, trailers: { overwrites, mentions } }) =>
      [...overwrites, ...mentions].flatMap((value) => {
        const message = `Commit ${id.slice(0, 7)} has ${OVERWRITE_TRAILER}: ${value} in its message, which has no effect: ${doubt}.`;
        const isMeant = !decided.has(value) && isLike(value, text);
        return isMeant ? problem("unknown-text", message, { severity: "warning", scope: "project" }) : [];
      }),
    );
  }

  async #landed(id: string | undefined): Promise<Landed> {
    return id === undefined ? { counting: [], changes: async () => [] } : this.#landedWith(id);
  }

  async #read(landed: string): Promise<Landed> {
    const counting: TimedCommit[] = [];
    let doubt: string | undefined;
    let changes: Landed["changes"] = async () => [];
    for (const commit of this.#commits.filter(({ by }) => by === landed)) {
      const { id, isMade, parents, trailers, until } = commit;
      const isOnLine = id === landed;
      if ((isOnLine && parents.length > 1) || (!isOnLine && isMade && trailers.overwrites.length === 0))
        continue;
      const pull = isOnLine || isMade ? await this.#pullOf(commit) : { is: "none" as const };
      if (pull.is === "unknown") doubt = pull.why;
      else if (pull.is === "none" && isMade) doubt = NOT_LISTED;
      else if (pull.is === "none") counting.push(commit);
      else {
        for (const made of pull.commits) counting.push({ ...made, until, latest: until, by: landed });
        if (isOnLine) changes = once(() => pull.changes(this.#manifests));
      }
    }
    return { counting, ...(doubt !== undefined && { doubt }), changes };
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

export function namesOf({ kind, entry, language }: OpenQuestion): string[] {
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
