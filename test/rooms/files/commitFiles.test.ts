/** Files of a commit are found and read like the same files on disk. */
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CommitEntry, CommitFiles, UnreadableFile } from "../../../src/files/commitFiles.ts";
import { findManifests } from "../../../src/files/manifests.ts";
import type { Folders } from "../../../src/files/paths.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { runs } from "../../scale.ts";
import { foldersOf, writeFiles } from "./newFolder.ts";

const FILES = {
  "keys.yaml": "a",
  "a/keys.yaml": "b",
  "a/b/keys.yml": "c",
  "a/b/more keys.yaml": "d",
  "a/.hidden/keys.yaml": "e",
  "node_modules/x/keys.yaml": "f",
  "lokaform-backup/x/keys.yaml": "i",
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
  writeFiles(root, FILES);
  for (const [path, target] of Object.entries(LINKS)) symlinkSync(target, join(root, path));
  const all: CommitEntry[] = [
    ...Object.entries(FILES).map(([path, id]) => ({ path, kind: "file" as const, id })),
    ...Object.entries(LINKS).map(([path, id]) => ({ path, kind: "link" as const, id })),
  ];
  const files = new CommitFiles(root, all, async ({ id }) => new TextEncoder().encode(id));
  disk = { ...foldersOf(root), confined: { workspace: root, temp: undefined } };
  commit = { ...disk, commit: files };
});
afterAll(() => rmSync(dirname(root), { recursive: true }));

/** The manifests that these patterns find in a folder; without patterns, those of the usual names. */
function manifestsIn(folders: Folders, folder: string, ...patterns: string[]) {
  const keys = { folder, patterns: patterns.map((text) => ({ text })) };
  const globs = { kinds: KINDS, globs: patterns.length > 0 ? { keys } : {}, texts: [], folder: root };
  return findManifests(globs, { id: "" }, folders, new AbortController().signal);
}

async function found(pattern: string, folder: string, folders: Folders) {
  const { manifests, problems } = await manifestsIn(folders, join(root, folder), pattern);
  return { texts: manifests.keys, problems: problems.map(({ message }) => message) };
}

const PATTERNS = [
  ..."keys.yaml ./keys.yaml a/keys.yaml **/keys.yaml **/*.yaml ./**/*.{yaml,yml} */keys.yaml */./*".split(
    " ",
  ),
  ..."*/keys.yaml/. a/*/*.yaml a/[id]/keys.yaml a/\\[id\\]/*.yaml a/.hidden/*.yaml a folder/keys.yml".split(
    " ",
  ),
  ..."folder/*.yml link.yaml *.yaml a/up.yaml !(a)/** +(a|b)/**/*.yaml {a,b}/keys.yaml out.yaml".split(" "),
  ..."{keys.yaml,a/keys.yaml,nothing.yaml} {folder,a/b}/keys.yml {link.yaml,out.yaml} absolute.yaml".split(
    " ",
  ),
  ...["round.yaml", "../*.yaml", "nothing/*.yaml", "[", ""],
];

test.each(PATTERNS)("%j finds the same files, with the same texts and problems", async (pattern) => {
  for (const folder of ["", "a"])
    expect([folder, await found(pattern, folder, commit)]).toEqual([
      folder,
      await found(pattern, folder, disk),
    ]);
});

test("a glob does not find backups", async () => {
  const { texts = [] } = await found("**/keys.yaml", "", disk);
  expect(texts.map(({ text }) => text).sort()).toEqual(["a", "b", "g"]);
});

test("a whole path finds the same", async () => {
  for (const pattern of [join(root, "a/keys.yaml"), `${root}/**/*.yaml`])
    expect(await found(pattern, "", commit)).toEqual(await found(pattern, "", disk));
});

test("any glob finds the same", async () => {
  const part = fc.constantFrom("*", "**", "a", "b", "keys.yaml", "*.yaml", "{a,b}", "?", "?*", "folder", ".");
  const patterns = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
  await fc.assert(
    fc.asyncProperty(patterns, async (pattern) => {
      expect(await found(pattern, "", commit)).toEqual(await found(pattern, "", disk));
    }),
    { numRuns: runs(150) },
  );
});

test("without globs, the usual files are used", async () => {
  const usual = await manifestsIn(commit, root);
  expect(usual).toEqual(await manifestsIn(disk, root));
  expect(usual.manifests).toMatchObject({ keys: [{ text: "a" }], webhooks: [{ text: "h" }] });
});

test("a glob finds what only the commit has, and not what only the disk has", async () => {
  const files = new CommitFiles(root, [{ path: "b/keys.yaml", kind: "file", id: "i" }], async () =>
    new TextEncoder().encode("i"),
  );
  const { texts } = await found("{a,b}/keys.yaml", "", { ...disk, commit: files });
  expect(texts).toEqual([{ path: "b/keys.yaml", text: "i" }]);
});

test("a glob of a folder above the repository finds its files", async () => {
  const { manifests } = await manifestsIn(commit, dirname(root), "**/b/*.yaml");
  expect(manifests.keys?.map(({ path }) => path)).toEqual(["a/b/more keys.yaml"]);
});

test.each(["keys.yaml", "l10n/keys.yaml", "l10n/*.yaml", "{l10n,other}/keys.yaml", "*.yaml"])(
  "%s rejects if what it leads to cannot be read",
  async (pattern) => {
    const entries: CommitEntry[] = [
      { path: "l10n", kind: "link", id: "1" },
      { path: "keys.yaml", kind: "link", id: "2" },
      { path: "a/keys.yaml", kind: "file", id: "3" },
    ];
    const files = new CommitFiles(root, entries, () => Promise.reject(new Error("502")));
    await expect(found(pattern, "", { ...disk, commit: files })).rejects.toThrow(UnreadableFile);
  },
);

test("a link is read once", async () => {
  let reads = 0;
  const entries: CommitEntry[] = [
    { path: "l10n", kind: "link", id: "1" },
    ...["x", "y", "z"].map((name) => ({ path: `a/${name}.yaml`, kind: "file" as const, id: name })),
  ];
  const files = new CommitFiles(root, entries, async ({ kind }) => {
    if (kind === "link") reads += 1;
    return new TextEncoder().encode("a");
  });
  const { texts } = await found("l10n/*.yaml", "", { ...disk, commit: files });
  expect(texts?.map(({ path }) => path)).toEqual(["l10n/x.yaml", "l10n/y.yaml", "l10n/z.yaml"]);
  expect(reads).toBe(1);
});
