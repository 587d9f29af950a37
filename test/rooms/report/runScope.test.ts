/** Which runs are about the same files, so that one answers the comment of the other, and what the titles name. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueTitle } from "../../../src/report/markdown/driftIssue.ts";
import type { ProjectReport } from "../../../src/report/report.ts";
import { runScope } from "../../../src/settings/configFile.ts";
import type { RawOptions } from "../../../src/settings/flags.ts";
import { planned } from "../plan/planHarness.ts";
import { commentOf, projectOf, reportOf } from "./reportHarness.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "lokaform-scope-"));
  for (const folder of ["ios", "empty"]) mkdirSync(join(root, folder));
  for (const file of ["lokaform.yaml", "android.yaml", "ios/lokaform.yaml"])
    writeFileSync(join(root, file), "project: a0.1\n");
});
afterAll(() => rmSync(root, { recursive: true }));

const scopeIn = (working: string, raw: RawOptions) =>
  runScope(raw, { working: join(root, working), displayRoot: root });

test("the same settings file is one scope, however it is named; another file or input is another one", async () => {
  const rows: [file: string | undefined, ...same: [string, RawOptions][]][] = [
    [undefined, ["", {}], ["", { config: ["./lokaform.yaml"] }], ["ios", { config: ["../lokaform.yaml"] }]],
    ["ios/lokaform.yaml", ["ios", {}], ["", { config: ["ios/lokaform.yaml"] }]],
    ["android.yaml", ["", { config: ["android.yaml"] }], ["ios", { config: ["../android.yaml"] }]],
    [undefined, ["empty", {}]],
    [undefined, ["", { keys: ["a.yaml"] }]],
    [undefined, ["", { keys: ["b.yaml"] }]],
    [undefined, ["", { webhooks: ["a.yaml"] }]],
    [undefined, ["", { filter: ["cart.*"] }]],
    ["ios/lokaform.yaml", ["ios", { keys: ["a.yaml"] }]],
  ];
  const ids = rows.map(async ([file, ...same]) => {
    const scopes = await Promise.all(same.map((run) => scopeIn(...run)));
    expect(scopes.map((scope) => scope?.settings_file)).toEqual(same.map(() => file));
    expect(new Set(scopes.map((scope) => scope?.id)).size).toBe(1);
    return scopes[0]?.id;
  });
  expect(new Set(await Promise.all(ids)).size).toBe(rows.length);
});

test("a title names the settings file, also if no plan could be made, and never as Markdown", () => {
  const { plan } = planned({ keys: "keys: [{ key_name: new, platforms: [web] }]\n" });
  const titleOf = (settings_file: string | undefined, projects: readonly ProjectReport[]) => {
    const scope = settings_file === undefined ? {} : { scope: { id: "1", settings_file } };
    const scoped = projects.map((project) => ({ ...project, ...scope }));
    const report = reportOf(scoped, scope);
    const title = /^## .*/m.exec(commentOf(report))?.[0];
    return [title, ...report.projects.map(issueTitle)];
  };
  const project = projectOf(plan);
  expect(titleOf(undefined, [project])).toEqual(["## Translations: 1 to create", "Lokaform: drift in Shop"]);
  expect(titleOf("ios/l10n.yaml", [project])).toEqual([
    "## Translations: 1 to create · `ios/l10n.yaml`",
    "Lokaform: drift in Shop · ios/l10n.yaml",
  ]);
  expect(titleOf("a`*\n@b.yaml", [])).toEqual(["## Translations: nothing compared · ``a`*\\n@b.yaml``"]);
});
