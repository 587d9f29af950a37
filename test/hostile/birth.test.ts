/** Names that every object of this language has from birth are names like any other. */
import { expect, test } from "vitest";
import { DEFAULT_RULES, ownershipOf } from "../../src/model/rules.ts";
import { valueIn } from "../../src/model/variables.ts";
import { planText } from "../../src/report/terminal.ts";
import { expandedId } from "../../src/settings/projectId.ts";
import { liveKey, PROJECT, planned } from "../tables/planned.ts";

const NAMES = ["constructor", "toString", "hasOwnProperty", "valueOf", "__proto__"];

test.each(NAMES)("a variable that is called %s is not set", (name) => {
  const { problems } = expandedId(`\${${name}}`, { values: {}, tokens: ["token"] }, undefined);
  expect(problems.map(({ code }) => code)).toEqual(["unset-variable"]);
  expect(valueIn({}, name)).toBeUndefined();
});

test.each(NAMES)("nobody owns the language %s but by the rules", (language) => {
  expect(ownershipOf(DEFAULT_RULES, PROJECT, language)).toBe("seed");
  expect(ownershipOf({ ...DEFAULT_RULES, languages: { "*": "ignore" } }, PROJECT, language)).toBe("ignore");
});

test.each(NAMES.slice(0, -1))("a plural form that is called %s is compared and shown", (form) => {
  const languages = PROJECT.languages?.map((one) => ({ ...one, pluralForms: [] }));
  const live = (text: string) => [liveKey(1, "a", { is_plural: true, texts: { en: text } })];
  const manifest = (words: string) =>
    `keys: [{ key_name: a, translations: { en: { ${form}: ${words}, one: b } } }]`;
  const setting = { project: { languages }, live: { keys: live('{"one":"b"}') } };
  const { plan } = planned({ ...setting, keys: manifest("new") });
  const lines = planText(
    { id: "p", manifests: [], problems: [], plan },
    { paint: (_style, text) => text, now: 0, command: "plan" },
  );
  expect(lines[1]).toContain(`en ${form} "" → "new"`);
  expect(planned({ ...setting, keys: manifest('""') }).plan.changes).toEqual([]);
});
