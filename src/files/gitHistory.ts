/** What manifests said before, read from the local git repository. */
import { lstat, readFile, realpath } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type {
  CommittedOverwrite,
  EarlierManifest,
  EarlierManifests,
  FileHistory,
  HistoryQuestion,
  MergedManifest,
  Upstream,
} from "../model/earlierManifest.ts";
import { append, greatest } from "../model/json.ts";
import { GitFailure, type GitOptions, runGit } from "./git.ts";
import { type GitLog, headFiles, readLog, readTexts } from "./gitLog.ts";
import { contentsOf, type ReplacedVersion, versionsIn, withTexts } from "./manifestNames.ts";
import { type Folders, repositoryRoot, textOrEmpty } from "./paths.ts";

export interface GitHistoryOptions extends GitOptions {
  folders: Pick<Folders, "displayRoot" | "confined">;
  /** Commits that are read at most. */
  maxCommits?: number;
}

const NO_REPOSITORY = "The files are not in a git repository.";

/** Reads each repository once, and only when it is asked. */
export class GitHistory implements FileHistory {
  readonly #options: GitHistoryOptions;
  readonly #repositories = new Map<string, Repository>();

  constructor(options: GitHistoryOptions) {
    this.#options = options;
  }

  async versions(
    since: number,
    manifests: readonly string[],
    asked: HistoryQuestion = {},
  ): Promise<EarlierManifests> {
    const { displayRoot } = this.#options.folders;
    const shown = await realpath(displayRoot).catch(() => displayRoot);
    const versions: EarlierManifest[] = [];
    const merged: MergedManifest[] = [];
    const overwrites: CommittedOverwrite[] = [];
    const backs: number[] = [];
    const reasons = new Set<string>();
    const byRepository = await this.#byRepository(manifests);
    for (const [root, names] of byRepository) {
      if (root === undefined) {
        reasons.add(NO_REPOSITORY);
        backs.push(Number.POSITIVE_INFINITY);
        continue;
      }
      const nameOf = (path: string) =>
        names.get(path) ?? relative(shown, join(root, path)).split(sep).join("/");
      const found = await this.#repository(root).versions(since, new Set(names.keys()), asked, nameOf);
      append(versions, found.versions);
      append(merged, found.merged);
      append(overwrites, found.overwrites);
      if (found.why === undefined) continue;
      reasons.add(found.why);
      backs.push(found.back ?? Number.POSITIVE_INFINITY);
    }
    // The order of the commits of each repository stays: there, no time is later than one before it.
    versions.sort((one, other) => (one.until === other.until ? 0 : other.until - one.until));
    const known = { versions, merged, overwrites };
    if (reasons.size === 0) return { is: "read", ...known };
    const noRepository = byRepository.size === 1 && byRepository.has(undefined);
    const why = [...reasons].join(" ");
    return { is: "unreadable", why, back: greatest(backs), ...(noRepository && { noRepository }), ...known };
  }

  async upstream(manifests: readonly string[]): Promise<Upstream | undefined> {
    const [[root, names] = [undefined, new Map()], ...others] = await this.#byRepository(manifests);
    return root === undefined || others.length > 0 ? undefined : this.#repository(root).upstream(names);
  }

  /** The names of the manifests by their paths in each repository; undefined: in none. */
  async #byRepository(
    manifests: readonly string[],
  ): Promise<Map<string | undefined, ReadonlyMap<string, string>>> {
    const { displayRoot, confined } = this.#options.folders;
    const top = confined && (await realpath(confined.workspace).catch(() => confined.workspace));
    const found = new Map<string | undefined, Map<string, string>>();
    for (const name of manifests) {
      const full = resolve(displayRoot, name);
      const real = await realpath(full).catch(() => full);
      const root = await repositoryRoot(dirname(real), top);
      const path = root === undefined ? name : relative(root, real).split(sep).join("/");
      found.set(root, (found.get(root) ?? new Map()).set(path, name));
    }
    return found;
  }

  #repository(root: string): Repository {
    const known = this.#repositories.get(root) ?? new Repository(root, this.#options);
    this.#repositories.set(root, known);
    return known;
  }
}

interface RepositoryVersions {
  versions: readonly EarlierManifest[];
  merged: readonly MergedManifest[];
  overwrites: readonly CommittedOverwrite[];
  why?: string;
  back?: number;
}

class Repository {
  readonly #root: string;
  readonly #options: GitHistoryOptions;
  #log: { since: number; target: string | undefined; read: Promise<GitLog> } | undefined;
  #head: Promise<Map<string, string>> | undefined;
  readonly #texts = new Map<string, string>();

  constructor(root: string, options: GitHistoryOptions) {
    this.#root = root;
    this.#options = options;
  }

  /** `names`: present paths. */
  async versions(
    since: number,
    names: ReadonlySet<string>,
    asked: HistoryQuestion,
    nameOf: (path: string) => string,
  ): Promise<RepositoryVersions> {
    try {
      const log = await this.#logFrom(since, asked);
      const { replaced, merged } = versionsIn(log, names);
      const changed = await this.#uncommitted(names);
      const older = replaced.filter(({ latest = 0 }) => latest >= since);
      const found = { replaced: [...changed.versions, ...older], merged };
      await this.#read(contentsOf(found));
      const read = withTexts(found, this.#texts, nameOf);
      const missing = found.replaced.find(({ content }) => content && !this.#texts.has(content));
      const { overwrites, back } = log;
      const reason =
        changed.why ??
        (missing &&
          `An earlier version of ${missing.path} is missing in the repository, or is too large to read.`);
      if (reason !== undefined) return { ...read, overwrites, why: reason };
      return {
        ...read,
        overwrites,
        ...(log.why !== undefined && back !== undefined && { why: log.why, back }),
      };
    } catch (error) {
      if (error instanceof GitFailure)
        return { versions: [], merged: [], overwrites: [], why: error.message };
      throw error;
    }
  }

  /** `names`: the names of the manifests by their paths. */
  async upstream(names: ReadonlyMap<string, string>): Promise<Upstream | undefined> {
    const git = async (...words: string[]) =>
      (await runGit(this.#root, words, this.#options)).toString("utf8").trim();
    try {
      const name = await git("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}");
      const ahead = Number(await git("rev-list", "--count", "HEAD..@{upstream}", "--"));
      if (!(ahead > 0)) return undefined;
      const files = await headFiles(this.#root, this.#options, "@{upstream}");
      const found = [...names].flatMap(([path, shown]) => {
        const id = files.get(path);
        return id === undefined ? [] : [{ path: shown, id }];
      });
      await this.#read(found.map(({ id }) => id));
      return { name, ahead, texts: found.map(({ path, id }) => ({ path, text: this.#texts.get(id) ?? "" })) };
    } catch (error) {
      if (error instanceof GitFailure) return undefined;
      throw error;
    }
  }

  /** The clock of the service goes on during a run, and what was read stays. */
  #logFrom(since: number, { target, now }: HistoryQuestion): Promise<GitLog> {
    if (!this.#log || this.#log.since > since || this.#log.target !== target) {
      const read = readLog(
        this.#root,
        { since, target, ...(now !== undefined && { now }) },
        this.#options,
        this.#options.maxCommits,
      );
      this.#log = { since, target, read };
    }
    return this.#log.read;
  }

  /** The versions of HEAD that the files on disk replace. `why`: set if a file may be renamed, which only a commit tells. */
  async #uncommitted(names: ReadonlySet<string>): Promise<{ versions: ReplacedVersion[]; why?: string }> {
    this.#head ??= headFiles(this.#root, this.#options);
    const head = await this.#head;
    const until = Number.POSITIVE_INFINITY;
    const added = [...names].filter((path) => !head.has(path));
    const kept = [...head].filter(([path]) => names.has(path));
    await this.#read(kept.map(([, id]) => id));
    const versions: ReplacedVersion[] = added.map((path) => ({ path, now: path, content: undefined, until }));
    for (const [path, content] of kept) {
      const text = await this.#onDisk(path);
      const before = this.#texts.get(content);
      if (text === undefined || withoutBreaks(text) !== withoutBreaks(before))
        versions.push({ path, now: path, content, until });
    }
    for (const path of added) {
      const namesakes = [...head.keys()].filter((one) => basename(one) === basename(path));
      for (const one of namesakes)
        if (!names.has(one) && (await this.#onDisk(one)) === undefined)
          return {
            versions,
            why: `${path} is not committed. If it is ${one} under another path, its history counts only after a commit of the rename. Commit it.`,
          };
    }
    return { versions };
  }

  async #onDisk(path: string): Promise<string | undefined> {
    const full = join(this.#root, path);
    try {
      return (await lstat(full)).isFile() ? textOrEmpty(await readFile(full)) : undefined;
    } catch {
      return undefined;
    }
  }

  async #read(contents: readonly string[]): Promise<void> {
    const unknown = new Set(contents.filter((id) => !this.#texts.has(id)));
    for (const [id, text] of await readTexts(this.#root, [...unknown], this.#options))
      this.#texts.set(id, text);
  }
}

/** With autocrlf, git writes CR LF to disk where it stores LF. */
function withoutBreaks(text: string | undefined): string | undefined {
  return text?.replaceAll("\r\n", "\n");
}
