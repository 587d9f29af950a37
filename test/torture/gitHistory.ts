/** A git repository whose commits are written without starting git, so that thousands of them take no time. */
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";

export interface Commit {
  id: string;
  parents: readonly Commit[];
  /** Unix seconds of its date. */
  date: number;
  files: Readonly<Record<string, string>>;
  message: string;
}

export class GitRepository {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    for (const name of ["objects", "refs/heads"]) mkdirSync(join(folder, ".git", name), { recursive: true });
    this.#write("HEAD", "ref: refs/heads/main\n");
    this.#write("config", "[core]\n\trepositoryformatversion = 0\n\tbare = false\n");
  }

  #write(name: string, content: string | Buffer): void {
    const path = join(this.#folder, ".git", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  #object(type: "blob" | "tree" | "commit", content: Buffer): string {
    const data = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    const id = createHash("sha1").update(data).digest("hex");
    this.#write(`objects/${id.slice(0, 2)}/${id.slice(2)}`, deflateSync(data));
    return id;
  }

  #tree(files: Readonly<Record<string, string>>): string {
    const names = [...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? path))];
    const entries = names.map((name) => {
      const text = files[name];
      if (text !== undefined) return { mode: "100644", name, id: this.#object("blob", Buffer.from(text)) };
      const inside = Object.entries(files).filter(([path]) => path.startsWith(`${name}/`));
      const below = inside.map(([path, text]) => [path.slice(name.length + 1), text]);
      return { mode: "40000", name, id: this.#tree(Object.fromEntries(below)) };
    });
    // Git sorts a folder as if its name ended in a slash.
    const sorted = ({ mode, name }: { mode: string; name: string }) => (mode === "40000" ? `${name}/` : name);
    entries.sort((a, b) => Buffer.compare(Buffer.from(sorted(a)), Buffer.from(sorted(b))));
    const lines = entries.flatMap(({ mode, name, id }) => [
      Buffer.from(`${mode} ${name}\0`),
      Buffer.from(id, "hex"),
    ]);
    return this.#object("tree", Buffer.concat(lines));
  }

  commit({
    files,
    parents,
    date,
    message = "change",
  }: Omit<Commit, "id" | "message"> & { message?: string }) {
    const person = `a <a@example.com> ${date} +0000`;
    const lines = [
      `tree ${this.#tree(files)}`,
      ...parents.map(({ id }) => `parent ${id}`),
      ...[`author ${person}`, `committer ${person}`, "", message, ""],
    ];
    return { files, parents, date, message, id: this.#object("commit", Buffer.from(lines.join("\n"))) };
  }

  /** Makes it the commit of the branch that is checked out. `isShallow`: its parents are missing. */
  checkOut({ id }: Commit, isShallow = false): void {
    this.#write("refs/heads/main", `${id}\n`);
    if (isShallow) this.#write("shallow", `${id}\n`);
    else rmSync(join(this.#folder, ".git/shallow"), { force: true });
  }
}

/** All commits that lead to it, and itself. */
export function leadingTo(commit: Commit): Set<Commit> {
  const found = new Set<Commit>();
  const left = [commit];
  for (let next = left.pop(); next; next = left.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    left.push(...next.parents);
  }
  return found;
}

/** The commits of its first-parent line, newest first. */
export function lineOf(commit: Commit): Commit[] {
  const line: Commit[] = [];
  for (let at: Commit | undefined = commit; at; at = at.parents[0]) line.push(at);
  return line;
}
