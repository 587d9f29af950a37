/** Commits of file trees, and merges of them. The files of each commit are kept here, and emulate makes the git objects. */

/** The content of each file, by path. */
export type Files = Readonly<Record<string, string>>;

export interface NewCommit {
  /** The files that change: the new content, or null for a file that is removed. */
  files?: Readonly<Record<string, string | null>>;
  message?: string;
  /** When it was written and committed, such as `2026-01-05T08:00:00Z`. */
  date?: string;
}

export interface Person {
  name: string;
  email: string;
  /** Such as `2026-01-05T08:00:00Z`. */
  date: string;
}

/** A commit that was made elsewhere. */
export interface PushedCommit {
  sha: string;
  parents: readonly string[];
  /** All files. */
  files: Files;
  message: string;
  author: Person;
  committer: Person;
}

type Post = (path: string, json: unknown) => Promise<{ sha: string }>;

/** Constant, so that the same pushes give the same SHAs. */
const COMMIT_TIME = "2026-01-05T08:00:00Z";

interface Stored {
  message: string;
  parents: readonly string[];
  tree: string;
  files: Files;
}

export class Commits {
  readonly #post: Post;
  readonly #author: string;
  readonly #stored = new Map<string, Stored>();
  count = 0;

  /** `post` sends a request to the repository. */
  constructor(author: string, post: Post) {
    this.#author = author;
    this.#post = post;
  }

  /** Adds a commit that changes the files of its first parent. */
  async add(parents: readonly string[], commit: NewCommit = {}): Promise<string> {
    const before = parents[0] === undefined ? {} : this.filesOf(parents[0]);
    return this.#create(parents, changed(before, commit.files ?? {}), commit);
  }

  /** Takes over a commit of a real repository. */
  async receive({ sha, parents, files, ...commit }: PushedCommit): Promise<void> {
    const tree = await this.#tree(files);
    const made = await this.#post("/git/commits", { ...commit, tree, parents });
    if (made.sha !== sha) throw new Error(`${sha} is ${made.sha} here`);
    this.#stored.set(sha, { message: commit.message, parents, files, tree });
  }

  has(sha: string): boolean {
    return this.#stored.has(sha);
  }

  /** @throws if both sides change the same file */
  async merge(ours: string, theirs: string, commit: NewCommit = {}): Promise<string> {
    const files = changed(this.#merged(ours, theirs), commit.files ?? {});
    return this.#create([ours, theirs], files, commit);
  }

  /** One commit with everything that `theirs` adds. */
  async squash(ours: string, theirs: string, commit: NewCommit = {}): Promise<string> {
    return this.#create([ours], this.#merged(ours, theirs), commit);
  }

  /** Each commit of `theirs` again, on top of `ours`; oldest first. */
  async rebase(ours: string, theirs: string, { date }: NewCommit = {}): Promise<string[]> {
    const made: string[] = [];
    for (const sha of this.between(ours, theirs)) {
      const [parent = ""] = this.#of(sha).parents;
      const onto = made.at(-1) ?? ours;
      const files = mergedFiles(this.filesOf(parent), this.filesOf(onto), this.filesOf(sha));
      made.push(await this.#create([onto], files, { message: this.#of(sha).message, ...(date && { date }) }));
    }
    return made;
  }

  filesOf(sha: string): Files {
    return this.#of(sha).files;
  }

  /** The commits of `theirs` that `ours` does not have, oldest first. */
  between(ours: string, theirs: string): string[] {
    const known = this.ancestors(ours);
    return [...this.ancestors(theirs)].filter((sha) => !known.has(sha)).reverse();
  }

  /** The commit and all before it, newest first. */
  ancestors(sha: string): Set<string> {
    const found = new Set([sha]);
    for (const one of found) for (const parent of this.#of(one).parents) found.add(parent);
    return found;
  }

  #merged(ours: string, theirs: string): Files {
    const known = this.ancestors(ours);
    const base = [...this.ancestors(theirs)].find((sha) => known.has(sha));
    return mergedFiles(
      base === undefined ? {} : this.filesOf(base),
      this.filesOf(ours),
      this.filesOf(theirs),
    );
  }

  async #create(parents: readonly string[], files: Files, { message, date = COMMIT_TIME }: NewCommit) {
    this.count += 1;
    const author = { name: this.#author, email: `${this.#author}@example.com`, date };
    const tree = await this.#tree(files, this.#stored.get(parents[0] ?? ""));
    const commit = {
      message: message ?? `Commit ${this.count}`,
      tree,
      parents,
      author,
    };
    const { sha } = await this.#post("/git/commits", commit);
    this.#stored.set(sha, { message: commit.message, parents, files, tree });
    return sha;
  }

  /** `base`: a commit with similar files. */
  async #tree(files: Files, base?: Stored): Promise<string> {
    const entry = (path: string) => ({ path, mode: "100644", type: "blob" });
    const changed = Object.entries(files).filter(([path, content]) => base?.files[path] !== content);
    const removed = Object.keys(base?.files ?? {}).filter((path) => files[path] === undefined);
    if (base && changed.length === 0 && removed.length === 0) return base.tree;
    const tree = [
      ...changed.map(([path, content]) => ({ ...entry(path), content })),
      ...removed.map((path) => ({ ...entry(path), sha: null })),
    ];
    return (await this.#post("/git/trees", { ...(base && { base_tree: base.tree }), tree })).sha;
  }

  #of(sha: string): Stored {
    const stored = this.#stored.get(sha);
    if (!stored) throw new Error(`There is no commit ${sha}`);
    return stored;
  }
}

function changed(before: Files, changes: Readonly<Record<string, string | null>>): Files {
  const after = Object.entries({ ...before, ...changes });
  return Object.fromEntries(after.filter((one): one is [string, string] => one[1] !== null));
}

/** A merge by whole files. */
function mergedFiles(base: Files, ours: Files, theirs: Files): Files {
  const merged: Record<string, string | null> = {};
  for (const path of new Set([...Object.keys(base), ...Object.keys(theirs)])) {
    if (theirs[path] === base[path] || theirs[path] === ours[path]) continue;
    if (ours[path] !== base[path]) throw new Error(`Both sides change ${path}`);
    merged[path] = theirs[path] ?? null;
  }
  return changed(ours, merged);
}
