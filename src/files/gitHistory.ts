/** What manifests said before, read from the local git repository. */
import { lstat, readFile, realpath } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { EarlierManifest, EarlierManifests, FileHistory } from "../model/earlierManifest.ts";
import { GitFailure, type GitOptions } from "./git.ts";
import { type GitLog, headFiles, readLog, readTexts } from "./gitLog.ts";
import { type ReplacedVersion, replacedVersions } from "./manifestNames.ts";
import { type Folders, repositoryRoot, textOrEmpty } from "./paths.ts";

export interface GitHistoryOptions extends GitOptions {
  folders: Pick<Folders, "displayRoot" | "confined">;
  /** Unix milliseconds. */
  now(): number;
  /** Commits that are read at most. */
  maxCommits?: number;
}

const NO_REPOSITORY = "The manifests are not in a git repository.";

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
    isManifest: (path: string) => boolean = () => false,
  ): Promise<EarlierManifests> {
    const { displayRoot } = this.#options.folders;
    const shown = await realpath(displayRoot).catch(() => displayRoot);
    const found: EarlierManifest[] = [];
    const reasons = new Set<string>();
    for (const [root, names] of await this.#byRepository(manifests)) {
      if (root === undefined) {
        reasons.add(NO_REPOSITORY);
        continue;
      }
      const nameOf = (path: string) =>
        names.get(path) ?? relative(shown, join(root, path)).split(sep).join("/");
      const wanted = { names: new Set(names.keys()), isManifest: (path: string) => isManifest(nameOf(path)) };
      const { versions, why } = await this.#repository(root).versions(since, wanted);
      found.push(...versions.map((one) => ({ ...one, path: nameOf(one.path), now: nameOf(one.now) })));
      if (why !== undefined) reasons.add(why);
    }
    const versions = found.sort((one, other) => other.until - one.until);
    if (reasons.size === 0) return { is: "read", versions };
    const noRepository = reasons.size === 1 && reasons.has(NO_REPOSITORY);
    const why = [...reasons].join(" ");
    return { is: "unreadable", why, ...(noRepository && { noRepository }), versions };
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

interface Wanted {
  /** Present paths. */
  names: ReadonlySet<string>;
  isManifest: (path: string) => boolean;
}

interface RepositoryVersions {
  versions: readonly EarlierManifest[];
  why?: string;
}

class Repository {
  readonly #root: string;
  readonly #options: GitHistoryOptions;
  #log: { since: number; read: Promise<GitLog> } | undefined;
  #head: Promise<Map<string, string>> | undefined;
  readonly #texts = new Map<string, string>();

  constructor(root: string, options: GitHistoryOptions) {
    this.#root = root;
    this.#options = options;
  }

  async versions(since: number, wanted: Wanted): Promise<RepositoryVersions> {
    try {
      const { commits, why } = await this.#logFrom(since);
      const committed = replacedVersions(commits, wanted.names, wanted.isManifest);
      const read = await this.#withTexts([
        ...(await this.#uncommitted(wanted)),
        ...committed.filter(({ until }) => until >= since),
      ]);
      const reason = why ?? read.why;
      return { versions: read.versions, ...(reason !== undefined && { why: reason }) };
    } catch (error) {
      if (error instanceof GitFailure) return { versions: [], why: error.message };
      throw error;
    }
  }

  #logFrom(since: number): Promise<GitLog> {
    if (!this.#log || this.#log.since > since)
      this.#log = { since, read: readLog(this.#root, since, this.#options, this.#options.maxCommits) };
    return this.#log.read;
  }

  /** The versions of HEAD that the files on disk replace. */
  async #uncommitted({ names, isManifest }: Wanted): Promise<ReplacedVersion[]> {
    this.#head ??= headFiles(this.#root, this.#options);
    const head = await this.#head;
    const until = Math.floor(this.#options.now() / 1000);
    const added = [...names].filter((path) => !head.has(path));
    const kept = [...head].filter(([path]) => names.has(path) || isManifest(path));
    await this.#read(kept.map(([, id]) => id));
    const changed: ReplacedVersion[] = [];
    for (const [path, content] of kept) {
      const text = await this.#onDisk(path);
      const before = this.#texts.get(content);
      if (text === undefined || withoutBreaks(text) !== withoutBreaks(before))
        changed.push({ path, now: path, content, until });
    }
    return [...added.map((path) => ({ path, now: path, content: undefined, until })), ...changed];
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

  /** Each version once, with the latest time at which it was replaced. */
  async #withTexts(replaced: readonly ReplacedVersion[]): Promise<RepositoryVersions> {
    await this.#read(replaced.flatMap(({ content }) => content ?? []));
    const found = new Map<string, EarlierManifest>();
    let missing: string | undefined;
    for (const { path, now, content, until } of replaced) {
      const text = content === undefined ? "" : this.#texts.get(content);
      const id = JSON.stringify([path, now, content]);
      if (text === undefined) missing = path;
      else if ((found.get(id)?.until ?? 0) < until) found.set(id, { path, now, text, until });
    }
    const versions = [...found.values()];
    if (missing === undefined) return { versions };
    return {
      versions,
      why: `An earlier version of ${missing} is missing in the repository, or is too large to read.`,
    };
  }
}

/** With autocrlf, git writes CR LF to disk where it stores LF. */
function withoutBreaks(text: string | undefined): string | undefined {
  return text?.replaceAll("\r\n", "\n");
}
