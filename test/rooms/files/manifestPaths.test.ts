/** Which manifests a run reads: each kind is named on its own, and what nothing reads is a warning. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPaths, unreadManifests } from "../../../src/files/manifests.ts";
import type { ManifestGlobs } from "../../../src/kinds/read.ts";
import { Cancellation } from "../../../src/run/cancellation.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { run } from "../../../src/run/run.ts";
import { readSettings } from "../../../src/settings/resolve.ts";
import { NO_HISTORY } from "../../history.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-paths-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NEVER = new AbortController().signal;
const ID = "5e7a1f0c2b3d4e5f6a7b8c.12345678";

/** The paths that a run reads, and the files that it warns about, each with the line of lokaform.yaml that it names. */
async function read(settings: string, raw: Record<string, string[]> = {}, files: string[] = []) {
  for (const name of ["keys.yaml", "webhooks.yaml", "l10n/keys.yaml", "l10n/webhooks.yaml", ...files]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), "");
  }
  writeFileSync(join(folder, "lokaform.yaml"), settings);
  const folders = { working: folder, displayRoot: folder };
  const sources = { folders, environment: {}, token: "token", backupDir: undefined };
  const { settings: found } = await readSettings("plan", raw, sources);
  const paths: string[] = [];
  const all: ManifestGlobs[] = [];
  for (const { manifests, id } of found.projects) {
    if (!manifests) continue;
    all.push(manifests);
    const one = await findPaths(manifests, { id }, {}, NEVER);
    paths.push(...Object.values(one.paths).flatMap((full) => full.map((path) => relative(folder, path))));
  }
  const warnings = await unreadManifests([...all, ...found.others], folders);
  return {
    paths,
    unread: warnings.map(
      ({ message, place, severity }) => `${severity} ${/yaml:\d+/.exec(message)}: ${place?.file}`,
    ),
  };
}

test.each<[string, string, string[], string[]]>([
  ["nothing", "", ["keys.yaml", "webhooks.yaml"], []],
  ["keys", "keys: [l10n/keys.yaml]\n", ["l10n/keys.yaml", "webhooks.yaml"], ["warning yaml:2: keys.yaml"]],
  ["keys by a glob", "keys: ['**/keys.yaml']\n", ["keys.yaml", "l10n/keys.yaml", "webhooks.yaml"], []],
  [
    "webhooks",
    "webhooks: [l10n/webhooks.yaml]\n",
    ["keys.yaml", "l10n/webhooks.yaml"],
    ["warning yaml:2: webhooks.yaml"],
  ],
  ["texts", "texts: [{ files: 'a/{lang}.json' }]\n", ["keys.yaml", "webhooks.yaml"], []],
  [
    "both",
    "webhooks: [l10n/webhooks.yaml]\nkeys: [l10n/keys.yaml]\n",
    ["l10n/keys.yaml", "l10n/webhooks.yaml"],
    ["warning yaml:3: keys.yaml", "warning yaml:2: webhooks.yaml"],
  ],
])("if lokaform.yaml names %s, the others are the usual ones", async (_what, settings, paths, unread) => {
  expect(await read(`project: ${ID}\n${settings}`)).toEqual({ paths, unread });
});

test("manifests of the usual names in folders below that nothing names are named, except for those of another lokaform.yaml", async () => {
  const names = ["a/keys.yml", "b/keys.yaml", "c/webhooks.yaml", "node_modules/a/keys.yaml", "a/more.yml"];
  await read(`project: ${ID}\n`, {}, ["b/lokaform.yaml", "backup/keys.yaml", ...names]);
  for (const name of names) writeFileSync(join(folder, name), "# Ours\nkeys:\n  # One\n  - key_name: a\n");
  // Another tool's, and a backup.
  writeFileSync(join(folder, "c/webhooks.yaml"), "webhooks:\n  - name: a\n");
  writeFileSync(join(folder, "backup/keys.yaml"), "backup: {}\nkeys:\n  - key_name: a\n");
  const folders = { working: folder, displayRoot: folder };
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

/** What validate says. */
async function validated(settings: string, raw: Record<string, string[]> = {}) {
  writeFileSync(join(folder, "lokaform.yaml"), settings);
  const folders = { working: folder, displayRoot: folder };
  const sources = { folders, environment: {}, token: "token", backupDir: undefined };
  const found = await readSettings("validate", raw, sources);
  const { problems } = await run(found.settings, found.problems, {
    ...{ folders, environment: {}, cancellation: new Cancellation(), history: NO_HISTORY },
    ...{ now: () => 0, wait: async () => {}, onSecrets() {}, onResponse() {}, onBatch() {} },
    onPlan: async () => true,
  });
  return problems.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
}

test("a setting that cannot be used may name a manifest, so none is reported as unread", async () => {
  const other = ID.replace("5e", "6e");
  await read("");
  const said = await validated(
    `projects:\n  a: { project: ${ID}, webhooks: [l10n/webhooks.yaml] }\n  b: { project: ${other}, keys: l10n/keys.yaml, webhooks: [webhooks.yaml] }\n`,
  );
  expect(said).toContainEqual(expect.stringContaining("error wrong-type: "));
  expect(said).not.toContainEqual(expect.stringContaining("unread-manifest"));
});

test("a manifest with nearly the usual name is named once", async () => {
  writeFileSync(join(folder, "keys.yml"), "keys:\n  - key_name: a\n");
  writeFileSync(join(folder, "webhooks.yaml"), "webhooks: []\n");
  expect(await validated(`project: ${ID}\n`)).toEqual([
    expect.stringMatching(
      /^warning unread-manifest: keys.yml is not read, .* Add keys: \[keys.yml\] to lokaform.yaml/,
    ),
  ]);
});

test("if the only manifest moved, the error says where it is", async () => {
  mkdirSync(join(folder, "l10n"));
  writeFileSync(join(folder, "l10n/keys.yaml"), "keys:\n  - key_name: a\n");
  expect(await validated(`project: ${ID}\n`)).toEqual([
    "error no-manifest: l10n/keys.yaml is not read, because no setting keys names it. Add keys: [l10n/keys.yaml] to lokaform.yaml.",
  ]);
});

test("a text to overwrite can be one of a project that the run leaves out", async () => {
  const other = ID.replace("5e", "6e");
  const settings = `projects:\n  a: { project: ${ID}, keys: [keys.yaml] }\n  b: { project: ${other}, keys: [l10n/keys.yaml] }\n`;
  const overwrite = ["home.title:de"];
  await read(settings);
  const ofAll = await validated(settings, { overwrite });
  expect(ofAll).toContainEqual(expect.stringContaining("error unknown-text: --overwrite home.title:de"));
  const ofOne = await validated(settings, { overwrite, only: ["a"] });
  expect(ofOne).toContainEqual(expect.stringContaining("warning unknown-text: --overwrite home.title:de"));
});

test("what another project reads is not unread, also if the run leaves that project out", async () => {
  const other = ID.replace("5e", "6e");
  const settings = `projects:\n  a: { project: ${ID}, keys: [l10n/keys.yaml] }\n  b: { project: ${other}, keys: [keys.yaml] }\n`;
  expect((await read(settings)).unread).toEqual([]);
  expect((await read(settings, { only: ["a"] })).unread).toEqual([]);
});
