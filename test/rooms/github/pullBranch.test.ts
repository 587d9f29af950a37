/** What the branch of a pull request with pulled texts gets: bytes as git stores them, in commits that GitHub makes. */
import { expect, test } from "vitest";
import { asStored, blobId } from "../../../src/files/git.ts";
import type { GitHub } from "../../../src/github/octokit.ts";
import { branchFiles, contentTrailer, Refused, rebuildBranch } from "../../../src/github/pullBranch.ts";

const COMMIT = "c".repeat(40);
const PATH = "l10n/texts";

function filesFor(stored: Uint8Array | undefined, mode: string, file: { text: Buffer; replaces?: Buffer }) {
  const files = new Map(stored && [[PATH, `${mode} ${blobId(stored, COMMIT)}`]]);
  return branchFiles([{ path: PATH, ...file }], {
    ...{ base: COMMIT, files, head: undefined, isOnBase: false, own: "" },
  });
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
const lines = (end: string, text: string) => Buffer.from(`a: 1${end}b: ${text}${end}`);

test.each([
  [
    "UTF-16, in which one character has the bytes of a line end",
    utf16("a\u0a0d").swap16(),
    utf16("b\u0a0d\u0d0a").swap16(),
    undefined,
  ],
  ["CR LF in both", lines("\r\n", "old"), lines("\r\n", "new"), undefined],
  ["CR LF on disk, LF in git", lines("\r\n", "old"), lines("\n", "new"), lines("\n", "old")],
  ["bytes that are no text", Buffer.from([0, 255, 13, 10]), Buffer.from([0, 255, 13, 10, 1]), undefined],
])("%s", (_what, replaces, expected, inGit = replaces) => {
  const text = inGit === replaces ? expected : lines("\r\n", "new");
  const [file] = filesFor(inGit, "100644", { text, replaces });
  expect(file?.content.equals(expected)).toBe(true);
  expect(file?.entry).toBe(`100644 ${blobId(expected, COMMIT)}`);
});

test.each(["\n", "\r\n"])("UTF-16 on disk and UTF-8 in git are the same file, line end %j", (end) => {
  const inGit = Buffer.from('"a" = "ü";\n');
  for (const bytes of [utf16(`"a" = "ü";${end}`), utf16(`"a" = "ü";${end}`).swap16()])
    expect(asStored(bytes, blobId(inGit, COMMIT))).toEqual(inGit);
  expect(asStored(utf16('"a" = "u";'), blobId(inGit, COMMIT))).toBeUndefined();
  const [file] = filesFor(inGit, "100644", {
    text: utf16(`"a" = "o";${end}`),
    replaces: utf16(`"a" = "ü";${end}`),
  });
  expect(file?.content).toEqual(Buffer.from('"a" = "o";\n'));
});

test("a new file is added, and one that the base has by now is not", () => {
  const text = Buffer.from("new\n");
  expect(filesFor(undefined, "100644", { text })).toHaveLength(1);
  expect(filesFor(text, "100644", { text })).toEqual([]);
});

test.each([
  ["executable", "100755", "old\n", /l10n\/texts is executable.*git update-index/],
  ["a link", "120000", "old\n", /l10n\/texts changed on its base/],
  ["changed meanwhile", "100644", "other\n", /l10n\/texts changed on its base/],
])("a file that is %s in the base is refused", (_what, mode, stored, message) => {
  const file = { text: Buffer.from("new\n"), replaces: Buffer.from("old\n") };
  const add = () => filesFor(Buffer.from(stored), mode, file);
  expect(add).toThrow(Refused);
  expect(add).toThrow(message);
});

test.each([null, { commit: null }])(
  "an answer without a commit (%o) is a refusal",
  async (createCommitOnBranch) => {
    const github = {
      at: { owner: "acme", repo: "storefront" },
      rest: { repos: { get: async () => ({ data: { node_id: "R_1" } }) } },
      mutate: async () => ({ createCommitOnBranch }),
    } as unknown as GitHub;
    const state = { base: COMMIT, files: new Map(), head: undefined, isOnBase: false, own: "" };
    const files = [{ path: PATH, entry: "", content: Buffer.from("new") }];
    const made = rebuildBranch(github, "lokaform/pull/main", state, files, { title: "x", trailer: "" });
    await expect(made).rejects.toThrow(Refused);
  },
);

test("the trailer is the same in any order, and another one for another mode", () => {
  const [a, b] = [
    { path: "a", entry: "100644 1" },
    { path: "b", entry: "100644 2" },
  ];
  expect(contentTrailer([a, b])).toBe(contentTrailer([b, a]));
  expect(contentTrailer([a, { ...b, entry: "100755 2" }])).not.toBe(contentTrailer([a, b]));
});

test("GitHub makes every commit, because it signs only these, and the branch then moves to the last one", async () => {
  const sent: { name: string | undefined; input: unknown }[] = [];
  // It has no other way to write.
  const github = {
    at: { owner: "acme", repo: "storefront" },
    rest: { repos: { get: async () => ({ data: { node_id: "R_1" } }) } },
    mutate: async (query: string, { input }: { input: object }) => {
      sent.push({ name: /\{ (\w+)\(/.exec(query)?.[1], input });
      return { createCommitOnBranch: { commit: { oid: `made-${sent.length}` } } };
    },
  } as unknown as GitHub;
  const large = ["a", "b"].map((path) => ({ path, entry: "", content: Buffer.alloc(4 * 1024 * 1024) }));
  const state = { base: COMMIT, files: new Map(), head: undefined, isOnBase: false, own: "" };
  await rebuildBranch(github, "lokaform/pull/main", state, large, { title: "Translations", trailer: "" });
  expect(sent.map(({ name }) => name)).toEqual([
    "updateRefs",
    "createCommitOnBranch",
    "createCommitOnBranch",
    "updateRefs",
  ]);
  expect(sent.map(({ input }) => input)).toMatchObject([
    { refUpdates: [{ afterOid: COMMIT }] },
    { expectedHeadOid: COMMIT },
    { expectedHeadOid: "made-2" },
    { refUpdates: [{ name: "refs/heads/lokaform/pull/main", afterOid: "made-3" }, {}] },
  ]);
});
