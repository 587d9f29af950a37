/** What manifests said before, read from the local git repository. */
import { lstat } from "node:fs/promises";
import { basename, join } from "node:path";
import { asStored, GitFailure, type GitOptions, NoGit, noAnswer, runGit } from "../files/git.ts";
import { byRepository, type Folders, type RepositoryFiles, textOrEmpty } from "../files/paths.ts";
import { ifAbsent, readFile } from "../files/system.ts";
import {
  type ChangingCommit,
  changingOutside,
  type EarlierManifests,
  earlierVersions,
  type FileChange,
  type FileHistory,
  type FoundVersion,
  type HistoryQuestion,
  onLine,
  outsideLine,
  type TimedCommit,
  type Upstream,
} from "../model/earlierManifest.ts";
import { greatest } from "../model/json.ts";
import { once, onceForEach } from "../model/once.ts";
import { type ListedCommit, listedCommit, PULLED_TRAILER } from "../model/trailers.ts";
import { NO_REPOSITORY } from "./textVerdict.ts";

export interface GitHistoryOptions extends GitOptions {
  folders: Pick<Folders, "displayRoot" | "confined">;
  maxCommits?: number;
}

const UNKNOWN: EarlierManifests = { is: "unreadable", why: NO_REPOSITORY, noRepository: true, versions: [] };

/** Reads each repository once, and only when it is asked. */
export class GitHistory implements FileHistory {
  readonly #options: GitHistoryOptions;
  readonly #repository: (root: string) => Repository;

  constructor(options: GitHistoryOptions) {
    this.#options = options;
    this.#repository = onceForEach((root) => new Repository(root, options));
  }

  async versions(
    since: number,
    manifests: readonly string[],
    query: HistoryQuestion = {},
  ): Promise<EarlierManifests> {
    const histories: EarlierManifests[] = [];
    for (const files of await this.#byRepository(manifests))
      histories.push(
        files.root === undefined ? UNKNOWN : await this.#repository(files.root).versions(since, query, files),
      );
    const [only, ...otherHistories] = histories;
    if (only && otherHistories.length === 0) return only;
    const versions = histories.flatMap((history) => history.versions);
    const content = {
      // The order of the commits of each repository stays: there, no time is later than one before it.
      versions: versions.sort((a, b) => (a.until === b.until ? 0 : b.until - a.until)),
      merged: histories.flatMap(({ merged = [] }) => merged),
      commits: histories.flatMap(({ commits = [] }) => commits),
    };
    const unread = histories.flatMap((history) => (history.is === "unreadable" ? history : []));
    if (unread.length === 0) return { is: "read", ...content };
    const reason = [...new Set(unread.map((history) => history.why))].join(" ");
    const back = greatest(unread.map((history) => history.back ?? Number.POSITIVE_INFINITY));
    return { is: "unreadable", why: reason, back, ...content };
  }

  async upstream(manifests: readonly string[]): Promise<Upstream | undefined> {
    const [files, ...otherRepositories] = await this.#byRepository(manifests);
    if (files?.root === undefined || otherRepositories.length > 0) return undefined;
    return this.#repository(files.root).upstream(files.names).catch(noAnswer);
  }

  #byRepository(manifests: readonly string[]): Promise<RepositoryFiles[]> {
    const { displayRoot, confined } = this.#options.folders;
    return byRepository(manifests, displayRoot, confined?.workspace);
  }
}

const USUAL_REMOTE = ["origin/main", "origin/master"];

type Git = (words: readonly string[], input?: string) => Promise<Buffer>;

class Repository {
  readonly #root: string;
  readonly #options: GitHistoryOptions;
  readonly #git: Git;
  #log: { since: number; target: string | undefined; read: Promise<GitLog> } | undefined;
  readonly #head: () => Promise<ReadonlyMap<string, string>>;
  readonly #texts = new Map<string, string>();

  constructor(root: string, options: GitHistoryOptions) {
    this.#root = root;
    this.#options = options;
    // The repository stays as it is during a run, and to start git takes longer than its work.
    const answer = onceForEach((request: string) => {
      const { words, input } = JSON.parse(request);
      return runGit(root, words, options, { input });
    });
    this.#git = (words, input) => answer(JSON.stringify({ words, input }));
    this.#head = once(() => headFiles(this.#git));
  }

  async versions(
    since: number,
    query: HistoryQuestion,
    { names, nameOf }: RepositoryFiles,
  ): Promise<EarlierManifests> {
    try {
      const log = await this.#logFrom(since, query);
      const { all: commits } = log;
      const changed = await this.#uncommitted(names);
      const source = { since, names, nameOf, read: (contents: readonly string[]) => this.#read(contents) };
      const { known: history, missing } = await earlierVersions(log, changed.versions, source);
      const reason =
        changed.why ??
        (missing &&
          `An earlier version of ${missing} is missing in the repository, or is too large to read.`);
      const unread = reason === undefined ? log.unread : { why: reason };
      return { ...(unread ? { is: "unreadable", ...unread } : { is: "read" }), ...history, commits };
    } catch (error) {
      if (!(error instanceof GitFailure)) throw error;
      const isMissing = error instanceof NoGit && { noGit: true as const };
      return { is: "unreadable", why: error.message, ...isMissing, versions: [] };
    }
  }

  async upstream(names: ReadonlyMap<string, string>): Promise<Upstream | undefined> {
    const git = async (...words: string[]) => (await this.#git(words)).toString("utf8").trim();
    const usual = USUAL_REMOTE.map((branch) => `refs/remotes/${branch}`);
    const form = "--format=%(HEAD)%09%(refname)%09%(upstream:short)";
    const printed = await git("for-each-ref", form, "refs/heads", ...usual);
    const refs = printed.split("\n").map((line) => line.split("\t"));
    const upstream = refs.find(([head]) => head === "*")?.[2];
    const mains = USUAL_REMOTE.filter((one) => refs.some(([, ref]) => ref === `refs/remotes/${one}`));
    const ahead = async (branch: string) =>
      Number((await git("rev-list", "--count", `HEAD..${branch}`, "--").catch(noAnswer)) ?? 0);
    let name: string | undefined;
    let count = 0;
    for (const ref of [upstream, ...mains]) if (count === 0 && ref) [name, count] = [ref, await ahead(ref)];
    if (name === undefined || count === 0) return undefined;
    const base = await git("merge-base", "HEAD", name);
    const files = await headFiles(this.#git, name);
    const old = await headFiles(this.#git, base);
    const rows = [...names].flatMap(([path, displayPath]) => {
      const ids = { text: files.get(path), before: old.get(path) };
      return ids.text === undefined ? [] : [{ path: displayPath, ids }];
    });
    const texts = await this.#read(rows.flatMap(({ ids }) => [ids.text ?? [], ids.before ?? []].flat()));
    const textOf = (id = "") => texts.get(id) ?? "";
    const pairs = rows.map(({ path, ids }) => ({ path, text: textOf(ids.text), before: textOf(ids.before) }));
    return { name, ahead: count, texts: pairs, ...(name !== upstream && { isOther: true as const }) };
  }

  /** The clock of the service goes on during a run, and what was read stays. */
  #logFrom(since: number, { target, now: runTime }: HistoryQuestion): Promise<GitLog> {
    if (!this.#log || this.#log.since > since || this.#log.target !== target) {
      const max = this.#options.maxCommits ?? MAX_COMMITS;
      this.#log = { since, target, read: readLog(this.#git, { since, target, now: runTime }, max) };
    }
    return this.#log.read;
  }

  /** The versions of HEAD that the files on disk replace. `why`: set if a file may be renamed, which only a commit tells. */
  async #uncommitted(names: ReadonlyMap<string, string>) {
    const head = await this.#head();
    const until = Number.POSITIVE_INFINITY;
    const added = [...names.keys()].filter((path) => !head.has(path));
    const headEntries = [...head].filter(([path]) => names.has(path));
    const versions: FoundVersion[] = added.map((path) => ({ path, now: path, before: undefined, until }));
    for (const [path, before] of headEntries) {
      const bytes = await this.#onDisk(path);
      if (bytes === undefined || !asStored(bytes, before)) versions.push({ path, now: path, before, until });
    }
    for (const path of added) {
      const namesakes = [...head.keys()].filter((headPath) => basename(headPath) === basename(path));
      for (const namesake of namesakes)
        if (!names.has(namesake) && (await this.#onDisk(namesake)) === undefined)
          return {
            versions,
            why: `${path} is not committed. If it is ${namesake} under another path, its history counts only after a commit of the rename. Commit it.`,
          };
    }
    return { versions };
  }

  async #onDisk(path: string): Promise<Buffer | undefined> {
    const full = join(this.#root, path);
    const file = await lstat(full).catch(ifAbsent);
    return file?.isFile() ? readFile(full).catch(ifAbsent) : undefined;
  }

  /** A text that is not UTF-8 is empty. Those that are missing or too large have none. The first ones count. */
  async #read(contents: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const unknown = [...new Set(contents)].filter((id) => !this.#texts.has(id));
    if (unknown.length === 0) return this.#texts;
    const gitInput = { input: `${unknown.join("\n")}\n`, takesPart: true };
    const bytes = await runGit(this.#root, ["cat-file", "--batch"], this.#options, gitInput);
    for (let at = 0; at < bytes.length; ) {
      const start = bytes.indexOf("\n", at) + 1;
      const [id = "", , size] = bytes.toString("latin1", at, start).trim().split(" ");
      // Of a missing one, git prints only this line.
      const end = size === undefined ? start - 1 : start + Number(size);
      if (start === 0 || end >= bytes.length) break;
      if (size !== undefined) this.#texts.set(id, textOrEmpty(bytes.subarray(start, end)));
      at = end + 1;
    }
    return this.#texts;
  }
}

// The commits of one repository on the first-parent line of HEAD and those merged into it, what each changed, and the texts.

const MAX_COMMITS = 2000;

/** Newest first. `merged`: commits outside of the line. */
interface GitLog {
  commits: readonly ChangingCommit[];
  merged: readonly ChangingCommit[];
  /** Also those that changed nothing, and merges. */
  all: readonly TimedCommit[];
  /** Set if older commits are unknown that can belong to the asked time. `back`: Unix seconds: all later commits are known. */
  unread: { why: string; back: number } | undefined;
}

/** The commits of the line from `since` (Unix seconds) on, whatever their order. One that `target` does not reach is as new as now. */
async function readLog(
  git: Git,
  { since, target, now: runTime }: { since: number } & HistoryQuestion,
  max: number,
): Promise<GitLog> {
  // What HEAD has in addition to the target. Without that commit, it is not known what is new.
  const lacksTarget = (error: unknown) => {
    noAnswer(error);
    throw new GitFailure("The repository lacks the commit that the pull request would be merged into.");
  };
  const printed = target && (await git(["rev-list", "HEAD", `^${target}`, "--"]).catch(lacksTarget));
  const open = new Set(printed ? printed.toString("latin1").trim().split("\n") : []);
  const list = async (...words: readonly string[]): Promise<ListedCommit[]> => {
    // Each message ends before a zero byte, which none can have, and what git prints between two commits follows it.
    const form = ["--encoding=UTF-8", "--format=%x00%ct %H %P%x0a%ce%x0a%B%x00"];
    const args = ["rev-list", ...form, `--max-count=${max + 1}`, ...words, "--"];
    const parts = (await git(args)).toString("utf8").split("\0");
    return parts.flatMap((part, index) => {
      if (index % 2 === 0) return [];
      const [head = "", committer = "", ...message] = part.split("\n");
      const [date = "", id = "", ...parents] = head.split(" ").filter((word) => word !== "");
      const commit = { id, parents, date: Number(date), committer, message: message.join("\n") };
      return [listedCommit(commit, open.has(id))];
    });
  };
  const commits = await list("--first-parent", "HEAD").catch(noCommits);
  const line = onLine(commits, runTime).slice(0, max);
  const section = line.slice(0, line.findLastIndex(({ time }) => time >= since) + 1);
  const last = section.at(-1);
  if (!last) return { commits: [], merged: [], all: [], unread: undefined };
  const isTooLong = section.length === line.length && commits.length > max;
  const hasNoParent = !isTooLong && last.parents.length === 0;
  const text = hasNoParent ? (await git(["cat-file", "commit", last.id])).toString("latin1") : "";
  // The commit has parents that a shallow repository lacks.
  const isCut = /^parent /m.test(text.split("\n\n", 1)[0] ?? "");
  const reason = isTooLong
    ? `The repository has more than ${max} commits since then, and older ones are not read.`
    : isCut
      ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)."
      : undefined;
  const lineCommits = isCut ? section.slice(0, -1) : section;
  const [bottom] = isCut ? [last.id] : last.parents;
  const hasMerges = lineCommits.some(({ parents }) => parents.length > 1);
  const branches = hasMerges ? await list("HEAD", ...(bottom === undefined ? [] : [`^${bottom}`])) : [];
  const outside = outsideLine(lineCommits, branches);
  const changing = changingOutside(outside, { since, now: runTime });
  const changed = await withChanges(git, [...lineCommits, ...changing]);
  return {
    commits: changed.slice(0, lineCommits.length),
    merged: changed.slice(lineCommits.length),
    all: [...section, ...outside],
    unread: reason === undefined ? undefined : { why: reason, back: last.until },
  };
}

/** HEAD of a new repository names a branch that does not exist yet: no commits. */
function noCommits(error: unknown): [] {
  if (error instanceof GitFailure && /bad revision 'HEAD'|Not a valid object name HEAD/.test(error.message))
    return [];
  throw error;
}

async function withChanges(git: Git, commits: readonly TimedCommit[]): Promise<ChangingCommit[]> {
  if (commits.length === 0) return [];
  const input = commits.map(
    ({ id, parents: [parent] }) => `${id}${parent === undefined ? "" : ` ${parent}`}\n`,
  );
  const words = ["diff-tree", "--stdin", "--root", "-r", "-M", "-l400", "--raw", "-z", "--no-abbrev"];
  const plain = ["--no-ext-diff", "--no-textconv", "--ignore-submodules=all"];
  const printed = await git([...words, ...plain], input.join(""));
  const changes = readChanges(printed.toString("utf8"));
  return commits.map((commit) => ({ ...commit, changes: changes.get(commit.id) ?? [] }));
}

/** The changes of each commit: its id, and for each file `:modes ids status` with one path, or two after a rename. */
function readChanges(printed: string): Map<string, FileChange[]> {
  const changesByCommit = new Map<string, FileChange[]>();
  const parts = printed.split("\0").values();
  let changes: FileChange[] = [];
  for (const part of parts) {
    if (!part.startsWith(":")) {
      changes = [];
      changesByCommit.set(part, changes);
      continue;
    }
    const [mode = "", mode2 = "", id = "", id2 = "", status = ""] = part.slice(1).split(" ");
    const from = parts.next().value ?? "";
    changes.push({
      from,
      to: /^[RC]/.test(status) ? (parts.next().value ?? "") : from,
      before: /^100/.test(mode) ? id : undefined,
      after: /^100/.test(mode2) ? id2 : undefined,
    });
  }
  return changesByCommit;
}

async function headFiles(git: Git, commit = "HEAD"): Promise<Map<string, string>> {
  const printed = await git(["ls-tree", "-r", "-z", "--full-tree", commit, "--"]).catch(noCommits);
  return new Map(
    printed
      .toString("utf8")
      .split("\0")
      .flatMap((line): [string, string][] => {
        const [, id, path] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return id === undefined || path === undefined ? [] : [[path, id]];
      }),
  );
}

/** The trailer of a commit of texts that were pulled. `at`: milliseconds of the service's clock. */
export function pulledTrailer(at: number): string {
  return `${PULLED_TRAILER}: ${new Date(at).toISOString().replace(/\.\d+/, "")}`;
}
