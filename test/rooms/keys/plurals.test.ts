/** Plural forms: problems that do not depend on the project, and remarks that do. */
import { expect, test } from "vitest";
import { readManifests } from "../../../src/kinds/read.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { runInFolder } from "../../faults/wholeRuns.ts";

const entry = (members: string) => `keys:\n  - key_name: cart.items\n    platforms: [web]\n    ${members}\n`;

function wrong(members: string): string[] {
  const read = readManifests(
    KINDS,
    { keys: [{ path: "keys.yaml", text: entry(members) }], webhooks: [] },
    { values: {}, tokens: [] },
  );
  return read.problems.map(
    ({ severity, place, message }) => `${severity} ${place?.line}:${place?.col} ${message}`,
  );
}

test.each([
  ["translations: { en: { singular: a, other: b } }", "singular"],
  ["translations: { en: { One: a, other: b } }", "One"],
  ["translations: [{ language_iso: en, translation: { plural: a, other: b } }]", "plural"],
])("a form that no language has is an error: %s", (members, form) => {
  expect(wrong(members)).toEqual([
    expect.stringMatching(
      `^error 4:\\d+ cart\\.items: "${form}" is not a plural form\\. Forms are zero, one, two, few, many, other\\.`,
    ),
  ]);
});

test.each([
  ["is_plural: true, translations: { en: Items }", "The en text needs plural forms, such as"],
  [
    "is_plural: false, translations: { en: { other: a } }",
    "The en text has plural forms, but the key is not a plural",
  ],
])("texts contradict is_plural: %s", (members, words) => {
  expect(wrong(members.replace(", translations", "\n    translations"))).toEqual([
    expect.stringContaining(`cart.items: ${words}`),
  ]);
});

test.each([
  "is_plural: true\n    translations: { en: { one: a, other: b }, ar: { zero: a, two: b, few: c, many: d, other: e } }",
  'is_plural: true\n    translations: { en: "" }',
  "translations: { en: { other: a } }",
  "translations: { en: { one: a } }",
])("what a project may hold is not an error: %s", (members) => {
  expect(wrong(members)).toEqual([]);
});

async function validated(text: string): Promise<string[]> {
  const { report } = await runInFolder({ url: "", command: "validate", files: { "keys.yaml": text } });
  return report.problems.map(({ severity, code }) => `${severity} ${code}`);
}

test("validate does not know the live key, so texts may have plural forms without is_plural", async () => {
  expect(await validated(entry("translations: { en: { one: a } }"))).toEqual(["warning missing-plural-form"]);
  expect(await validated(entry("is_plural: true\n    translations: { en: { one: a, other: b } }"))).toEqual(
    [],
  );
  const created = `on_create: { is_plural: true }\n${entry("translations: { en: { one: a, other: b } }")}`;
  expect(await validated(created)).toEqual([]);
});
