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
import type { PushedCommit } from "../github/commits.ts";

export function initRepository(folder: string): void {
  for (const name of ["objects", "refs/heads"]) mkdirSync(join(folder, ".git", name), { recursive: true });
  writeFileSync(join(folder, ".git/HEAD"), "ref: refs/heads/main\n");
}

/** Commits all files on the current branch. Like after a commit by another program, `git reset` updates the index. `time`: Unix seconds. */
export function commitAll(folder: string, time: number, message: string): PushedCommit {
  const git = join(folder, ".git");
  const branch = join(git, readFileSync(join(git, "HEAD"), "utf8").slice("ref: ".length).trim());
  const parents = existsSync(branch) ? [readFileSync(branch, "utf8").trim()] : [];
  const person = { name: "Jane", email: "jane@example.com" };
  const by = `${person.name} <${person.email}> ${time} +0000`;
  const files: Record<string, string> = {};
  const lines = [
    `tree ${writeTree(git, folder, files)}`,
    ...parents.map((parent) => `parent ${parent}`),
    ...[`author ${by}`, `committer ${by}`, "", message],
  ];
  const commit = writeObject(git, "commit", Buffer.from(`${lines.join("\n")}\n`));
  mkdirSync(dirname(branch), { recursive: true });
  writeFileSync(branch, `${commit}\n`);
  rmSync(join(git, "index"), { force: true });
  const author = { ...person, date: `${new Date(time * 1000).toISOString().slice(0, -5)}Z` };
  return { sha: commit, parents, files, message, author, committer: author };
}

/** `files`: gets the content of each file. */
function writeTree(git: string, folder: string, files: Record<string, string>, above = ""): string {
  const entries = readdirSync(folder)
    .filter((name) => name !== ".git" && name !== ".runner")
    .map((name) => {
      const path = join(folder, name);
      const stats = lstatSync(path);
      if (stats.isDirectory()) {
        const id = writeTree(git, path, files, `${above}${name}/`);
        return { mode: "40000", name, sorted: `${name}/`, id };
      }
      const isLink = stats.isSymbolicLink();
      const content = isLink ? Buffer.from(readlinkSync(path)) : readFileSync(path);
      files[above + name] = String(content);
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
