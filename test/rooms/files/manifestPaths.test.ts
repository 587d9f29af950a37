/** Which manifests a run reads: each kind is named on its own, and what nothing reads is a warning. */
import { relative } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { findPaths, unreadManifests } from "../../../src/files/manifests.ts";
import type { ManifestGlobs } from "../../../src/kinds/read.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { runInFolder } from "../../faults/wholeRuns.ts";
import { foldersOf, newFolder, settingsIn, writeFiles } from "./newFolder.ts";

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

const NEVER = new AbortController().signal;
const ID = "5e7a1f0c2b3d4e5f6a7b8c.12345678";

/** The paths that a run reads, and the files that it warns about, each with the line of lokaform.yaml that it names. */
async function read(settings: string, raw: Record<string, string[]> = {}, files: string[] = []) {
  const names = ["keys.yaml", "webhooks.yaml", "l10n/keys.yaml", "l10n/webhooks.yaml", ...files];
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, ""])));
  writeFiles(folder, { "lokaform.yaml": settings });
  const { settings: found } = await settingsIn(folder, "plan", raw);
  const paths: string[] = [];
  const all: ManifestGlobs[] = [];
  for (const { manifests, id } of found.projects) {
    if (!manifests) continue;
    all.push(manifests);
    const one = await findPaths(manifests, { id }, {}, NEVER);
    paths.push(...Object.values(one.paths).flatMap((full) => full.map((path) => relative(folder, path))));
  }
  const warnings = await unreadManifests([...all, ...found.others], foldersOf(folder));
  return {
    paths,
    unread: warnings.map(
      ({ message, place, severity }) => `${severity} ${/yaml:\d+/.exec(message)}: ${place?.file}`,
    ),
  };
}

test.each(
  Object.entries<[string, string[], string[]]>({
    nothing: ["", ["keys.yaml", "webhooks.yaml"], []],
    keys: ["keys: [l10n/keys.yaml]\n", ["l10n/keys.yaml", "webhooks.yaml"], ["warning yaml:2: keys.yaml"]],
    "keys by a glob": ["keys: ['**/keys.yaml']\n", ["keys.yaml", "l10n/keys.yaml", "webhooks.yaml"], []],
    webhooks: [
      "webhooks: [l10n/webhooks.yaml]\n",
      ["keys.yaml", "l10n/webhooks.yaml"],
      ["warning yaml:2: webhooks.yaml"],
    ],
    texts: ["texts: [{ files: 'a/{lang}.json' }]\n", ["keys.yaml", "webhooks.yaml"], []],
    both: [
      "webhooks: [l10n/webhooks.yaml]\nkeys: [l10n/keys.yaml]\n",
      ["l10n/keys.yaml", "l10n/webhooks.yaml"],
      ["warning yaml:3: keys.yaml", "warning yaml:2: webhooks.yaml"],
    ],
  }),
)("if lokaform.yaml names %s, the others are the usual ones", async (_what, [settings, paths, unread]) => {
  expect(await read(`project: ${ID}\n${settings}`)).toEqual({ paths, unread });
});

test("manifests of the usual names in folders below that nothing names are named, except for those of another lokaform.yaml", async () => {
  const names = ["a/keys.yml", "b/keys.yaml", "c/webhooks.yaml", "node_modules/a/keys.yaml", "a/more.yml"];
  await read(`project: ${ID}\n`, {}, ["b/lokaform.yaml", "backup/keys.yaml", ...names]);
  for (const name of names) writeFiles(folder, { [name]: "# Ours\nkeys:\n  # One\n  - key_name: a\n" });
  writeFiles(folder, {
    // Another tool's, and a backup.
    "c/webhooks.yaml": "webhooks:\n  - name: a\n",
    "backup/keys.yaml": "backup: {}\nkeys:\n  - key_name: a\n",
  });
  const folders = foldersOf(folder);
  const globs = { kinds: KINDS, globs: {}, folder, texts: [] };
  expect((await unreadManifests([globs], folders)).map(({ message }) => message)).toEqual([
    "a/keys.yml is not read, because no setting keys names it. Add keys: [keys.yaml, a/keys.yml] to lokaform.yaml.",
  ]);
  const place = { file: "lokaform.yaml", line: 2, col: 7, endLine: 2, endCol: 8 };
  const named = { ...globs, globs: { keys: { folder, patterns: [{ text: "l10n/*.yaml", place }] } } };
  const found = await unreadManifests([named], folders);
  expect(found.map((one) => one.place?.file)).toEqual(["a/keys.yml", "keys.yaml"]);
});

test("a branch has webhooks only if they are named", async () => {
  const settings = `project: ${ID}:develop\nkeys: [keys.yaml]\n`;
  expect(await read(settings)).toEqual({ paths: ["keys.yaml"], unread: [] });
  expect((await read(`${settings}webhooks: [webhooks.yaml]\n`)).paths).toEqual([
    "keys.yaml",
    "webhooks.yaml",
  ]);
});

test("an option replaces the setting of its kind only, and causes no warning", async () => {
  const settings = `project: ${ID}\nwebhooks: [l10n/webhooks.yaml]\n`;
  expect(await read(settings, { keys: ["l10n/keys.yaml"] })).toEqual({
    paths: ["l10n/keys.yaml", "l10n/webhooks.yaml"],
    unread: ["warning yaml:2: webhooks.yaml"],
  });
  expect(await read(`project: ${ID}\n`, { keys: ["l10n/keys.yaml"] })).toEqual({
    paths: ["l10n/keys.yaml", "webhooks.yaml"],
    unread: [],
  });
});

const EMPTY = { "keys.yaml": "", "l10n/keys.yaml": "", "l10n/webhooks.yaml": "", "webhooks.yaml": "" };
const ONE_KEY = "keys:\n  - key_name: a\n";
const OTHER = ID.replace("5e", "6e");

/** What validate says. */
async function validated(
  files: Record<string, string>,
  settings: string,
  raw: Record<string, string[]> = {},
) {
  const all = { ...files, "lokaform.yaml": settings };
  const { report } = await runInFolder({ url: "", command: "validate", files: all, raw });
  return report.problems.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
}

test("a setting that cannot be used may name a manifest, so none is reported as unread", async () => {
  const said = await validated(
    EMPTY,
    `projects:\n  a: { project: ${ID}, webhooks: [l10n/webhooks.yaml] }\n  b: { project: ${OTHER}, keys: l10n/keys.yaml, webhooks: [webhooks.yaml] }\n`,
  );
  expect(said).toContainEqual(expect.stringContaining("error wrong-type: "));
  expect(said).not.toContainEqual(expect.stringContaining("unread-manifest"));
});

test("a manifest with nearly the usual name is named once", async () => {
  const files = { "keys.yml": ONE_KEY, "webhooks.yaml": "webhooks: []\n" };
  expect(await validated(files, `project: ${ID}\n`)).toEqual([
    expect.stringMatching(
      /^warning unread-manifest: keys.yml is not read, .* Add keys: \[keys.yml\] to lokaform.yaml/,
    ),
  ]);
});

test("if the only manifest moved, the error says where it is", async () => {
  expect(await validated({ "l10n/keys.yaml": ONE_KEY }, `project: ${ID}\n`)).toEqual([
    "error no-manifest: l10n/keys.yaml is not read, because no setting keys names it. Add keys: [l10n/keys.yaml] to lokaform.yaml.",
  ]);
});

test("a text to overwrite can be one of a project that the run leaves out", async () => {
  const settings = `projects:\n  a: { project: ${ID}, keys: [keys.yaml] }\n  b: { project: ${OTHER}, keys: [l10n/keys.yaml] }\n`;
  const overwrite = ["home.title:de"];
  const ofAll = await validated(EMPTY, settings, { overwrite });
  expect(ofAll).toContainEqual(expect.stringContaining("error unknown-text: --overwrite home.title:de"));
  const ofOne = await validated(EMPTY, settings, { overwrite, only: ["a"] });
  expect(ofOne).toContainEqual(expect.stringContaining("warning unknown-text: --overwrite home.title:de"));
});

test("what another project reads is not unread, also if the run leaves that project out", async () => {
  const settings = `projects:\n  a: { project: ${ID}, keys: [l10n/keys.yaml] }\n  b: { project: ${OTHER}, keys: [keys.yaml] }\n`;
  expect((await read(settings)).unread).toEqual([]);
  expect((await read(settings, { only: ["a"] })).unread).toEqual([]);
});
