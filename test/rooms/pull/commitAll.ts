/**
 * Creates and fills a git repository without starting git: a process with much memory takes long to start another one, and
 * these tests commit hundreds of times. The formats: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";

export function initRepository(folder: string): void {
  for (const name of ["objects", "refs/heads"]) mkdirSync(join(folder, ".git", name), { recursive: true });
  writeFileSync(join(folder, ".git/HEAD"), "ref: refs/heads/main\n");
}

/** Commits all files on the current branch. Like after a commit by another program, `git reset` updates the index. `time`: Unix seconds. */
export function commitAll(folder: string, time: number, message: string): void {
  const git = join(folder, ".git");
  const branch = join(git, readFileSync(join(git, "HEAD"), "utf8").slice("ref: ".length).trim());
  const parent = existsSync(branch) ? [`parent ${readFileSync(branch, "utf8").trim()}`] : [];
  const by = `Jane <jane@example.com> ${time} +0000`;
  const lines = [`tree ${writeTree(git, folder)}`, ...parent, `author ${by}`, `committer ${by}`, "", message];
  const commit = writeObject(git, "commit", Buffer.from(`${lines.join("\n")}\n`));
  mkdirSync(dirname(branch), { recursive: true });
  writeFileSync(branch, `${commit}\n`);
  rmSync(join(git, "index"), { force: true });
}

function writeTree(git: string, folder: string): string {
  const entries = readdirSync(folder)
    .filter((name) => name !== ".git")
    .map((name) => {
      const path = join(folder, name);
      const stats = lstatSync(path);
      if (stats.isDirectory()) return { mode: "40000", name, sorted: `${name}/`, id: writeTree(git, path) };
      const isLink = stats.isSymbolicLink();
      const content = isLink ? Buffer.from(readlinkSync(path)) : readFileSync(path);
      return {
        mode: isLink ? "120000" : "100644",
        name,
        sorted: name,
        id: writeObject(git, "blob", content),
      };
    });
  const sorted = entries.sort((a, b) => Buffer.compare(Buffer.from(a.sorted), Buffer.from(b.sorted)));
  const rows = sorted.flatMap(({ mode, name, id }) => [
    Buffer.from(`${mode} ${name}\0`),
    Buffer.from(id, "hex"),
  ]);
  return writeObject(git, "tree", Buffer.concat(rows));
}

function writeObject(git: string, type: string, content: Buffer): string {
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  const id = createHash("sha1").update(bytes).digest("hex");
  const path = join(git, "objects", id.slice(0, 2), id.slice(2));
  if (existsSync(path)) return id;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, deflateSync(bytes, { level: 1 }));
  return id;
}
