/** Findings that depend on more than a pair of texts: on all languages of a key, on its name, and on the other keys. */

import { expect, test } from "vitest";
import type { FormedText } from "../../../src/checks/placeholders.ts";
import { adviceOnKeys } from "../../../src/keys/textAdvice.ts";
import { quotesIn } from "../../quotes.ts";
import { findingsIn, RULES } from "./rules.ts";

type Texts = Readonly<Record<string, FormedText>>;

const messages = (...given: Parameters<typeof findingsIn>) =>
  findingsIn(...given).map(({ message }) => message);

test("if most languages differ from the base text in the same way, only the base text has a finding", () => {
  const texts = { en: "Save ", de: "Sichern", fr: "Enregistrer", es: "Guardar", it: "Salva " };
  expect(messages(texts)).toEqual([
    "The en text differs from 3 of 4 other texts in the same way, so it is probably the one to correct: the de text has other blanks or line breaks at its end than the en text.",
  ]);
  const named = { en: "Hi", de: "Hallo {name}", fr: "Salut {name}", es: "Hola {name}", it: "Ciao {nome}" };
  expect(findingsIn(named).map((finding) => [finding.language, quotesIn(finding)])).toEqual([
    ["en", ["{name}"]],
    ["it", ["{nome}"]],
  ]);
});

test("a mistake in several forms of a plural is one finding at the base text, and empty texts do not count", () => {
  const forms = { one: "{n} of {name}", few: "{n} of {name}", many: "{n} of {name}", other: "{n} of {name}" };
  const en = { one: "{n} item", other: "{n} items" };
  expect(messages({ en, ru: forms, uk: forms, pl: forms, de: "", fr: "", es: "" })).toEqual([
    "The en text differs from all other texts in the same way, so it is probably the one to correct: the ru text has {name}, which the en text does not have.",
  ]);
  expect(messages({ en, ru: forms, de: en, fr: en, es: en })).toHaveLength(4);
});

test.each<[string, Texts, number]>([
  ["two languages", { en: "Save ", de: "Sichern", fr: "Enregistrer" }, 2],
  ["half of the languages", { en: "a ", de: "b", fr: "c", es: "d", it: "e ", nl: "f ", pl: "g " }, 3],
  ["no base text", { en: "", de: "{a}", fr: "b", es: "c", it: "d" }, 3],
])("%s do not show that the base text is wrong", (_, texts, found) => {
  const rules = { ...RULES, base: "en" };
  const all = findingsIn(texts, { rules, live: () => undefined });
  expect(all).toHaveLength(found);
  expect(all.map(({ language }) => language)).not.toContain("en");
});

test("a base text that only the project has gets no finding of its own", () => {
  const texts = { de: "a", fr: "b", es: "c" };
  const found = findingsIn(texts, { live: (language) => (language === "en" ? "x " : undefined) });
  expect(found.map(({ language }) => language)).toEqual(["de", "fr", "es"]);
});

test.each(["en-XA", "ar_XB", "qps-ploc", "qps", "pseudo", "en-pseudo", "zz", "xx-AC"])(
  "texts in the pseudo language %s are not checked",
  (language) => {
    expect(findingsIn({ en: "Hello {name}", [language]: "[Ĥéļļö {x} " })).toEqual([]);
    expect(findingsIn({ [language]: "[Ĥéļļö" }, { isNew: true })).toEqual([]);
  },
);

test.each(["xh", "en-XK", "zza", "zh"])("%s is a language", (language) => {
  expect(findingsIn({ en: "Hello {name}", [language]: "x" })).toHaveLength(1);
});

test.each([
  ["%(count)s item", "один предмет"],
  ["one item", "%(count)s предмет"],
  ["one item", "%d предмета"],
  ["an item in {place}", "{count} предмет в {place}"],
])("the texts of a key that is one form of a plural may lack the number: %s", (en, ru) => {
  expect(findingsIn({ en, ru }, { isForm: true })).toEqual([]);
  expect(findingsIn({ en, ru })).toHaveLength(1);
});

test("another placeholder of such a key is compared", () => {
  expect(findingsIn({ en: "%(count)s of {name}", ru: "%(count)s" }, { isForm: true })).toHaveLength(1);
  expect(findingsIn({ en: "{count} of {name}", ru: "{n}" }, { isForm: true })).toHaveLength(1);
  expect(findingsIn({ en: "a", ru: "a " }, { isForm: true })).toHaveLength(1);
});

test.each<[string, string, string | undefined]>([
  [
    "pl",
    "one {# plik} other {# pliki}",
    "The pl text lacks the plural forms few and many of {n}, which the language needs. Add them.",
  ],
  ["pl", "one {# plik} few {# pliki} many {# plików} other {# pliku}", undefined],
  ["ja", "other {#}", undefined],
  ["fr", "=1 {un} other {#}", undefined],
  ["he", "=1 {a} =2 {b} other {#}", undefined],
  [
    "ru",
    "=1 {a} few {b} many {c} other {#}",
    "The ru text lacks the plural form one of {n}, which the language needs. Add it.",
  ],
  [
    "lv",
    "=0 {a} one {b} other {#}",
    "The lv text lacks the plural form zero of {n}, which the language needs. Add it.",
  ],
])("plural forms inside an ICU message: %s, %s", (language, forms, message) => {
  const en = "{n, plural, one {# file} other {# files}}";
  const found = findingsIn({ en, [language]: `{n, plural, ${forms}}` });
  expect(found.map((one) => [one.message, quotesIn(one)])).toEqual(
    message === undefined ? [] : [[message, ["{n}"]]],
  );
});

test("the forms of nested messages and of several arguments are found", () => {
  const en =
    "{g, select, a {{n, plural, one {x} other {y}}} other {{n, plural, one {x} other {y}}}} {m, plural, one {x} other {y}}";
  expect(messages({ en, de: "{g, select, other {{n, plural, other {y}}}} {m, plural, other {y}}" })).toEqual([
    "The de text lacks the plural form one of {n}, which the language needs. Add it.",
    "The de text lacks the plural form one of {m}, which the language needs. Add it.",
  ]);
});

const key = (translations: Texts, key_name = "a") => ({
  declared: {
    ...{ values: { key_name, translations }, onCreate: {} },
    ...{ file: { path: "keys.yaml", lineStarts: [0] }, span: { start: 0, end: 1 } },
  },
});

test.each<[number, string[]]>([
  [0, ["items.one", "items.other"]],
  [0, ["items::few", "items::other"]],
  [2, ["step.one", "step.two"]],
  [1, ["greeting.other"]],
  [2, ["items.one", "item.other"]],
])("%i findings: keys are forms of one plural if one of them is the form other: %j", (found, names) => {
  const keys = names.map((name) => key({ en: "%s", de: "Hallo" }, name));
  expect(adviceOnKeys(keys, RULES)).toHaveLength(found);
});

test("an apostrophe before a brace is a mistake if the app reads ICU messages anywhere", () => {
  const quoted = key({ en: "of {value}", fr: "d'{value}" });
  expect(adviceOnKeys([quoted], RULES)).toEqual([]);
  const icu = key({ en: "{n, plural, one {#} other {#}}" });
  expect(adviceOnKeys([quoted, icu], RULES).map(({ message }) => message)).toEqual([
    expect.stringContaining(
      "The fr text lacks {value}, which the en text has. Add it. An apostrophe before a brace quotes it.",
    ),
  ]);
});

test("a manifest without any base text has no finding for each of its many keys", () => {
  const many = Array.from({ length: 11 }, () => key({ de: "a" }));
  expect(adviceOnKeys(many.slice(1), RULES)).toHaveLength(10);
  expect(adviceOnKeys(many, RULES)).toEqual([]);
  expect(adviceOnKeys([...many, key({ en: "a", de: "a" })], RULES)).toHaveLength(11);
});

test("blanks are compared with the base text only", () => {
  expect(findingsIn({ en: "", de: "a ", fr: "b" })).toEqual([]);
  expect(findingsIn({ de: "a ", fr: "b" }, { rules: { ...RULES, base: undefined } })).toHaveLength(1);
});

test("a copy of the base text is not translated, so it needs no forms of its own", () => {
  const forms = { one: "%d item", other: "%d items" };
  const icu = "{n, plural, one {# item} other {# items}}";
  expect(findingsIn({ en: forms, pl: { ...forms } })).toEqual([]);
  expect(findingsIn({ en: icu, pl: icu })).toEqual([]);
  expect(findingsIn({ en: icu, pl: icu.replace("items", "plików") })).toHaveLength(1);
});

const named = (name: string, translations: Texts) => {
  const { declared } = key(translations);
  return { declared: { ...declared, values: { ...declared.values, key_name: name } } };
};

test.each([
  ["items_few", ["items_other", "items_one"]],
  ["items_plural", ["items"]],
  ["items_plural_2", ["items_plural"]],
  ["items_0", ["items"]],
])("%s next to %j is a form that only some languages have, so it needs no base text", (name, others) => {
  const form = named(name, { ru: "%d" });
  expect(adviceOnKeys([form], RULES)).toHaveLength(1);
  expect(adviceOnKeys([form, ...others.map((one) => named(one, { en: "a" }))], RULES)).toEqual([]);
});

test("names that are texts need no base text", () => {
  const keys = Array.from({ length: 20 }, (_, at) =>
    named(`Text ${at}`, at === 0 ? { en: "a" } : { de: "a" }),
  );
  expect(adviceOnKeys(keys, RULES)).toEqual([]);
});
