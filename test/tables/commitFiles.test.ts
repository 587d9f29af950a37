/** Files of a commit are found and read like the same files on disk. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CommitEntry, CommitFiles } from "../../src/files/commitFiles.ts";
import { findManifests } from "../../src/files/manifests.ts";
import type { Folders } from "../../src/files/paths.ts";

const FILES = {
  "keys.yaml": "a",
  "a/keys.yaml": "b",
  "a/b/keys.yml": "c",
  "a/b/more keys.yaml": "d",
  "a/.hidden/keys.yaml": "e",
  "node_modules/x/keys.yaml": "f",
  "a/[id]/keys.yaml": "g",
  "webhooks.yaml": "h",
};
/** Path and target. */
const LINKS = {
  "link.yaml": "a/keys.yaml",
  "a/up.yaml": "../keys.yaml",
  folder: "a/b",
  "out.yaml": "../nothing.yaml",
  "absolute.yaml": "/nothing.yaml",
  "round.yaml": "round.yaml",
};

let root: string;
let disk: Folders;
let commit: Folders;

beforeAll(() => {
  root = join(mkdtempSync(join(tmpdir(), "lokaform-")), "repository");
  const write = (path: string, make: (full: string) => void) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    make(join(root, path));
  };
  for (const [path, text] of Object.entries(FILES)) write(path, (full) => writeFileSync(full, text));
  for (const [path, target] of Object.entries(LINKS)) write(path, (full) => symlinkSync(target, full));
  const all: CommitEntry[] = [
    ...Object.entries(FILES).map(([path, id]) => ({ path, kind: "file" as const, id })),
    ...Object.entries(LINKS).map(([path, id]) => ({ path, kind: "link" as const, id })),
  ];
  const files = new CommitFiles(root, all, async ({ id }) => new TextEncoder().encode(id));
  disk = { working: root, displayRoot: root, confined: { workspace: root, temp: undefined } };
  commit = { ...disk, commit: files };
});
afterAll(() => rmSync(dirname(root), { recursive: true }));

async function found(pattern: string, folder: string, folders: Folders) {
  const globs = {
    globs: { keys: { folder: join(root, folder), patterns: [{ text: pattern }] } },
    folder: root,
  };
  const { manifests, problems } = await findManifests(
    globs,
    { id: "" },
    folders,
    new AbortController().signal,
  );
  return { texts: manifests.keys, problems: problems.map(({ message }) => message) };
}

const PATTERNS = [
  "keys.yaml",
  "./keys.yaml",
  "a/keys.yaml",
  "**/keys.yaml",
  "**/*.yaml",
  "./**/*.{yaml,yml}",
  "*/keys.yaml",
  "a/*/*.yaml",
  "a/[id]/keys.yaml",
  "a/\\[id\\]/*.yaml",
  "a/.hidden/*.yaml",
  "a",
  "folder/keys.yml",
  "folder/*.yml",
  "link.yaml",
  "*.yaml",
  "a/up.yaml",
  "!(a)/**",
  "+(a|b)/**/*.yaml",
  "out.yaml",
  "absolute.yaml",
  "round.yaml",
  "../*.yaml",
  "nothing/*.yaml",
  "[",
  "",
];

test.each(PATTERNS)("%j finds the same files, with the same texts and problems", async (pattern) => {
  for (const folder of ["", "a"])
    expect([folder, await found(pattern, folder, commit)]).toEqual([
      folder,
      await found(pattern, folder, disk),
    ]);
});

test("a whole path finds the same", async () => {
  for (const pattern of [join(root, "a/keys.yaml"), `${root}/**/*.yaml`])
    expect(await found(pattern, "", commit)).toEqual(await found(pattern, "", disk));
});

test("any glob finds the same", async () => {
  const part = fc.constantFrom(
    "*",
    "**",
    "a",
    "b",
    "keys.yaml",
    "*.yaml",
    "{a,b}",
    "?",
    "[a-k]*",
    "folder",
    ".",
  );
  const patterns = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
  await fc.assert(
    fc.asyncProperty(patterns, async (pattern) => {
      expect(await found(pattern, "", commit)).toEqual(await found(pattern, "", disk));
    }),
    { numRuns: 150 },
  );
});

test("without globs, the usual files are used", async () => {
  const usual = (folders: Folders) =>
    findManifests({ globs: {}, folder: root }, { id: "" }, folders, new AbortController().signal);
  expect(await usual(commit)).toEqual(await usual(disk));
  expect((await usual(commit)).manifests).toMatchObject({ keys: [{ text: "a" }], webhooks: [{ text: "h" }] });
});
