/** Every setting is one row: the rows are right in themselves, one function knows the precedence, and kinds bring their own rows. */
import { globSync } from "node:fs";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { allKinds, registerKinds } from "../../../src/kinds/registry.ts";
import { COMMAND_NAMES } from "../../../src/model/command.ts";
import { fullName, optionName, setting } from "../../../src/model/setting.ts";
import { readConfig } from "../../../src/settings/configFile.ts";
import { findSetting } from "../../../src/settings/rules.ts";
import { RATE } from "../../../src/settings/table/output.ts";
import { API_URL } from "../../../src/settings/table/project.ts";
import { offeredAs, SETTINGS } from "../../../src/settings/table/table.ts";
import { parseYaml } from "../../../src/yaml/yaml.ts";
import { newFolder, settingsIn } from "../files/newFolder.ts";

// A third kind, which no other file knows: a glossary term.
vi.mock(import("../../../src/settings/table/kinds.ts"), async (original) => {
  const rows = await original();
  const [webhook] = allKinds().filter(({ name }) => name === "webhook");
  if (!webhook) throw new Error("there is no kind webhook");
  const { manifests, prune, limits } = webhook.settings;
  const settings = {
    manifests: { ...manifests, name: "terms" },
    prune: { ...prune, name: "terms" },
    limits: limits.map((row) => ({ ...row, name: "destroy_terms", default: 7 })),
  };
  registerKinds([...allKinds(), { ...webhook, name: "term", plural: "terms", settings }]);
  return {
    MANIFEST_SETTINGS: [...rows.MANIFEST_SETTINGS, settings.manifests],
    PRUNE_SETTINGS: [...rows.PRUNE_SETTINGS, settings.prune],
    LIMIT_SETTINGS: [...rows.LIMIT_SETTINGS, ...settings.limits],
  };
});

test.each(SETTINGS.map((row) => [fullName(row), row] as const))("%s is a complete row", (_, row) => {
  expect(row.name).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect(row.text).toMatch(/^[A-Z].*\.$/);
  expect(row.commands).not.toEqual([]);
  expect(row.file !== undefined || row.option !== undefined).toBe(true);
  // The duration is written as text, and its value is a number: its row has no default.
  if (row.default !== undefined) expect(row.schema.parse(row.default)).toEqual(row.default);
});

test("every row in the folder of the table is in the table", async () => {
  const files = globSync("src/settings/table/*.ts").map((file) => import(`../../../${file}`));
  const exported = (await Promise.all(files)).flatMap((module) => Object.entries(module));
  const rows = exported.filter(([, value]) => typeof value === "object" && value !== null && "text" in value);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(([, row]) => !SETTINGS.some((one) => one === row)).map(([name]) => name)).toEqual([]);
});

test("no two rows have the same name, apart from options of different commands", () => {
  const names = (rows: typeof SETTINGS, name: (row: (typeof SETTINGS)[number]) => string) => {
    const all = rows.map(name);
    expect(all).toEqual([...new Set(all)]);
  };
  names(
    SETTINGS.filter(({ file }) => file !== undefined),
    fullName,
  );
  for (const command of COMMAND_NAMES) names(offeredAs("option", [command]), optionName);
  names(offeredAs("input"), optionName);
});

test("an option comes before the environment, then the entry, the whole file, and the default", () => {
  const text = "rate: 2\nprojects: { web: { rate: 3 }, ios: {} }\n";
  const { config } = readConfig(parseYaml("lokaform.yaml", text), "/");
  const parts = (name: string) =>
    [config.projects?.get(name), config.top].filter((part) => part !== undefined);
  const sources = { raw: {}, environment: {}, parts: parts("web") };
  expect(findSetting(RATE, { ...sources, raw: { rate: ["4"] } })?.value).toBe(4);
  // What cannot be used counts as not given; a problem says so.
  expect(findSetting(RATE, { ...sources, raw: { rate: ["fast"] } })?.value).toBe(3);
  expect(findSetting(RATE, sources)).toMatchObject({ value: 3, place: { line: 2 } });
  expect(findSetting(RATE, { ...sources, parts: parts("ios") })).toMatchObject({
    value: 2,
    place: { line: 1 },
  });
  expect(findSetting(RATE, { ...sources, parts: [] })).toEqual({ value: "auto" });

  const environment = { LOKALISE_API_URL: "https://b.example.com" };
  const given = { "api-url": ["https://a.example.com"] };
  expect(findSetting(API_URL, { raw: given, environment, parts: [] })?.value).toBe("https://a.example.com");
  expect(findSetting(API_URL, { raw: {}, environment, parts: [] })?.value).toBe("https://b.example.com");
  expect(findSetting(API_URL, { raw: {}, environment: {}, parts: [] })).toBeUndefined();

  const row = setting("rate", {
    ...RATE,
    schema: () => z.number(),
    environment: "RATE_OF_TEST",
    file: "both",
  });
  const both = { ...sources, environment: { RATE_OF_TEST: "5" } };
  // An environment variable is text, which a schema of numbers refuses.
  expect(findSetting(row, both)?.value).toBe(3);
});

async function settingsOf(yaml: string, raw: Record<string, string[]> = {}) {
  const folder = newFolder({ "lokaform.yaml": `project: 5e7a1f0c2b3d4e5f6a7b8c.12345678\n${yaml}` });
  const { settings, problems } = await settingsIn(folder, "plan", raw);
  return { project: settings.projects[0], messages: problems.map(({ message }) => message) };
}

test("a third kind has its manifests, its prune setting and its limits, in the file and as options", async () => {
  const yaml = "terms: [glossary/*.yaml]\nprune: { terms: all }\nlimits: { destroy_terms: 3 }\n";
  const { project, messages } = await settingsOf(yaml);
  expect(messages).toEqual([]);
  expect(project?.manifests?.globs.terms?.patterns).toMatchObject([
    { text: "glossary/*.yaml", place: { line: 2 } },
  ]);
  expect(project?.rules).toMatchObject({ prune: { term: "all" }, limits: { destroy_terms: 3 } });
  expect((await settingsOf("")).project?.rules).toMatchObject({
    prune: { term: "off" },
    limits: { destroy_terms: 7 },
  });

  const narrowed = await settingsOf(yaml, { terms: ["one.yaml"] });
  expect(narrowed.project?.rules.prune).toEqual({ key: "off", webhook: "off", term: "off" });
  expect(narrowed.messages).toEqual([
    expect.stringContaining("because --keys or --webhooks or --terms may cover only some of the manifests"),
  ]);
  expect((await settingsOf("limits: { destroy_term: 3 }\n")).messages).toEqual([
    'Unknown field "destroy_term" in limits. Did you mean "destroy_terms"?',
  ]);
});

test("the schema of a row is built when it is first used, and only once", () => {
  let built = 0;
  const schema = () => {
    built += 1;
    return z.number();
  };
  const row = setting("rate", { ...RATE, schema });
  expect(built).toBe(0);
  expect([row.schema.parse(3), row.schema.parse(4)]).toEqual([3, 4]);
  expect(built).toBe(1);
});
