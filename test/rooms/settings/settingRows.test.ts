/** Every setting is one row: the rows are right in themselves, and one function knows the precedence. */
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { COMMAND_NAMES } from "../../../src/model/command.ts";
import { fullName, optionName, setting } from "../../../src/model/setting.ts";
import { readConfig } from "../../../src/settings/configFile.ts";
import { findSetting } from "../../../src/settings/rules.ts";
import { RATE } from "../../../src/settings/table/output.ts";
import { API_URL } from "../../../src/settings/table/project.ts";
import { offeredAs, SETTINGS } from "../../../src/settings/table/table.ts";
import { parseYaml } from "../../../src/yaml/yaml.ts";

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
