/** The files of a commit that is not checked out: found and read like files on disk, from a list of all its paths. */
import { isAbsolute, posix, relative, resolve, sep } from "node:path";

/** One path of a commit. Submodules are left out. */
export interface CommitEntry {
  path: string;
  kind: "file" | "link";
  /** Identifies the content: equal ids are equal contents. */
  id: string;
}

/** Reads the content of an entry: for a link, the path that it leads to. Rejects if it cannot be read. */
export type ReadContent = (entry: CommitEntry) => Promise<Uint8Array>;

/** A file of the commit that could not be read. `cause`: why. Nothing is known about the commit then. */
export class UnreadableFile extends Error {
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(`${path} cannot be read`, { cause });
    this.path = path;
  }
}

const MAX_LINKS = 40;
export const WILDCARDS = ["*", ".*", "**"];

export class CommitFiles {
  readonly #root: string;
  readonly #entries: ReadonlyMap<string, CommitEntry>;
  readonly #read: ReadContent;
  readonly #targets = new Map<string, Promise<string>>();

  /** `root`: where the repository is checked out. All methods reject with an {@link UnreadableFile} if `readContent` fails. */
  constructor(root: string, entries: readonly CommitEntry[], readContent: ReadContent) {
    this.#root = root;
    this.#entries = new Map(entries.map((entry) => [entry.path, entry]));
    this.#read = (entry) =>
      readContent(entry).catch((error: unknown) => {
        throw new UnreadableFile(entry.path, error);
      });
  }

  async isFile(full: string): Promise<boolean> {
    return (await this.#entry(full)) !== undefined;
  }

  async isFolder(full: string): Promise<boolean> {
    const path = await this.#follow(full);
    return path !== undefined && this.#below(path).length > 0;
  }

  /** The paths in a folder that a glob of plain names and whole wildcards can match. Links in its plain names are followed. */
  async candidates(folder: string, glob: string): Promise<string[]> {
    const names = glob.split("/");
    const wild = names.findIndex((name) => WILDCARDS.includes(name));
    const plain = names
      .slice(0, wild < 0 ? names.length : wild)
      .map((name) => name.replace(/\\(.)/gsu, "$1"));
    if (wild < 0) return [plain.join("/")];
    const full = resolve(folder, plain.join("/"));
    const way = relative(full, this.#root).split(sep).join("/");
    const isAbove = way !== "" && !way.startsWith("..") && !isAbsolute(way);
    const path = isAbove ? "" : await this.#follow(full);
    const below = path === undefined ? [] : this.#below(path);
    return below.map((one) => [...plain, ...(isAbove ? [way] : []), one].join("/"));
  }

  /** Undefined if there is no such file, or if a link leads out of the repository. */
  async read(full: string): Promise<Uint8Array | undefined> {
    const entry = await this.#entry(full);
    return entry && this.#read(entry);
  }

  async idOf(full: string): Promise<string | undefined> {
    return (await this.#entry(full))?.id;
  }

  async #entry(full: string): Promise<CommitEntry | undefined> {
    const path = await this.#follow(full);
    return path === undefined ? undefined : this.#entries.get(path);
  }

  #below(folder: string): string[] {
    const start = folder === "" ? "" : `${folder}/`;
    return [...this.#entries.keys()].flatMap((path) =>
      path.startsWith(start) ? path.slice(start.length) : [],
    );
  }

  /** The path without links, relative to the root; undefined if it leads out of the repository. */
  async #follow(full: string): Promise<string | undefined> {
    let path = relative(this.#root, full).split(sep).join("/");
    for (let links = 0; links <= MAX_LINKS; links += 1) {
      if (path === ".." || path.startsWith("../") || isAbsolute(path)) return undefined;
      const link = this.#linkIn(path);
      if (!link) return path;
      const target = await this.#targetOf(link);
      if (isAbsolute(target)) return undefined;
      const followed = posix.join(posix.dirname(link.path), target, path.slice(link.path.length));
      path = followed === "." ? "" : followed.replace(/\/$/, "");
    }
    return undefined;
  }

  #targetOf(link: CommitEntry): Promise<string> {
    const readTarget = async () => new TextDecoder().decode(await this.#read(link));
    const target = this.#targets.get(link.id) ?? readTarget();
    this.#targets.set(link.id, target);
    return target;
  }

  #linkIn(path: string): CommitEntry | undefined {
    const parts = path.split("/");
    return parts
      .map((_part, index) => this.#entries.get(parts.slice(0, index + 1).join("/")))
      .find((entry) => entry?.kind === "link");
  }
}
