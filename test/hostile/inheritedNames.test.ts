/** Names that every JavaScript object inherits are treated like all other names. */
import { expect, test } from "vitest";
import { readManifests } from "../../src/kinds/read.ts";
import { DEFAULT_RULES, ownershipOf } from "../../src/model/setting.ts";
import { valueIn } from "../../src/model/variables.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { expandedId } from "../../src/settings/projectId.ts";
import { liveKey, PROJECT, planned } from "../rooms/plan/planHarness.ts";

const NAMES = ["constructor", "toString", "hasOwnProperty", "valueOf", "__proto__"];

test.each(NAMES)("a variable with the name %s is not set", (name) => {
  const { problems } = expandedId(`\${${name}}`, { values: {}, tokens: ["token"] }, undefined);
  expect(problems.map(({ code }) => code)).toEqual(["unset-variable"]);
  expect(valueIn({}, name)).toBeUndefined();
});

test.each(NAMES)("the language %s is owned as the rules say", (language) => {
  expect(ownershipOf(DEFAULT_RULES, language)).toBe("merge");
  expect(ownershipOf({ ...DEFAULT_RULES, languages: { "*": "ignore" } }, language)).toBe("ignore");
});

test.each(NAMES.slice(0, -1))("a plural form with the name %s is compared and carried over", (form) => {
  const languages = PROJECT.languages?.map((one) => ({ ...one, pluralForms: [] }));
  const live = [
    liveKey(1, "a", { is_plural: true, texts: { en: JSON.stringify({ one: "b", [form]: "c" }) } }),
  ];
  const entry = (words: string) => `keys: [{ key_name: a, translations: { en: { one: ${words} } } }]`;
  const setting = { project: { languages }, live: { keys: live } };
  const [change] = planned({ ...setting, keys: entry("new") }).plan.changes;
  expect(change).toMatchObject({ fields: [{ after: { one: "new", [form]: "c" } }] });
  expect(planned({ ...setting, keys: entry("b") }).plan.changes).toEqual([]);
});

test.each(NAMES.slice(0, -1))("a manifest cannot declare a plural form with the name %s", (form) => {
  const text = `keys: [{ key_name: a, translations: { en: { ${form}: c, other: b } } }]`;
  const { problems } = readManifests(
    KINDS,
    { keys: [{ path: "k.yaml", text }], webhooks: [] },
    { values: {}, tokens: [] },
  );
  expect(problems).toMatchObject([{ code: "plural-form", severity: "error" }]);
});
