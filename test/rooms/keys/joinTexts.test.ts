/** Which strings of locale files and which entries of keys.yaml declare one key together, and where each value is. */
import { expect, test } from "vitest";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import { declaredLanguages, inBaseLanguage } from "../../../src/kinds/declaration.ts";
import type { Declared } from "../../../src/kinds/declaredEntry.ts";
import { type ManifestText, readManifests, textFilesIn } from "../../../src/kinds/read.ts";
import type { TextSource } from "../../../src/locales/textSource.ts";
import { placeAt } from "../../../src/model/place.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { WRITE_ALL } from "../../../src/model/verdict.ts";
import { missingBaseFiles } from "../../../src/plan/languages.ts";
import { makePlan } from "../../../src/plan/makePlan.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { textSource } from "../../textSource.ts";
import { liveKey, PROJECT, remarks } from "../plan/planHarness.ts";

const ROW = textSource({ languages: ["en", "de"] });
const BASE_ONLY = { ...ROW, languages: undefined };

function source(path: string, texts: unknown, row: Partial<TextSource> = {}, language = "en"): ManifestText {
  const filename = row.filenames === undefined ? {} : { filename: row.filenames };
  const textFile = { source: { ...ROW, ...row }, path, language, file: "shop", dir: "web", ...filename };
  return { path, text: JSON.stringify(texts, undefined, 2), textFile };
}

function read(yaml: string | undefined, ...sources: ManifestText[]) {
  const keys = [...(yaml === undefined ? [] : [{ path: "keys.yaml", text: yaml }]), ...sources];
  const { declared, problems } = readManifests(KINDS, { keys }, { values: {}, tokens: [] });
  return {
    declared,
    entries: (declared.entries.keys ?? []).map(({ values, onCreate }) => shown({ ...onCreate, ...values })),
    problems: problems.map(({ message, place }) => `${place?.file}:${place?.line} ${message}`),
    textFiles: textFilesIn({ keys }),
    at: (path: string[]) =>
      (declared.entries.keys ?? []).map(({ file, span }) => {
        const place = placeAt(file, span, path);
        return `${place.file}:${place.line}`;
      }),
  };
}

/** What an entry declares, as anything. */
function shown(values: object): Record<string, unknown> {
  return { ...values };
}

test("two files with the languages of one text are one key, and each text has its own location", () => {
  const found = read(
    undefined,
    source("en.json", { title: "Title" }),
    source("de.json", { other: "Anderes", title: "Titel" }, {}, "de"),
  );
  expect(found.problems).toEqual([]);
  expect(found.entries).toEqual([
    { key_name: "title", translations: { en: "Title", de: "Titel" } },
    { key_name: "other", translations: { de: "Anderes" } },
  ]);
  expect(found.at(["key_name"])).toEqual(["en.json:2", "de.json:2"]);
  expect(found.at(["translations", "de"])).toEqual(["de.json:3", "de.json:2"]);
  expect(found.at(["translations", "en"])).toEqual(["en.json:2", "de.json:2"]);
});

test.each<[written: string, path: string, language: string, isRead: boolean]>([
  ["fr", "app_de.arb", "de", false],
  ["pt_PT", "app_pt_BR.arb", "pt_BR", false],
  ["pt-BR", "app_pt_BR.arb", "pt_BR", true],
  ["de", "app_german.arb", "de", true],
  ["zh_Hant", "app_zh_Hans.arb", "zh_Hans", false],
])("a file that says it is in %s, in the path %s for %s, is read: %j", (written, path, language, isRead) => {
  const row = { files: "app_{lang}.arb", languages: [language], languageMap: { german: "de" } };
  const found = read(undefined, source(path, { "@@locale": written, title: "T" }, row, language));
  expect(found.entries).toHaveLength(isRead ? 1 : 0);
  expect(found.problems).toEqual(
    isRead
      ? []
      : [
          `${path}:2 This file says that its language is "${written}", and its path says ${language}. It is not read. Correct the language here, or move the file.`,
        ],
  );
});

test("keys.yaml adds fields and languages to the key of a string", () => {
  const yaml =
    "on_create: { tags: [page] }\nkeys:\n  - key_name: title\n    description: On top\n    translations: { fr: Titre }\n";
  const found = read(yaml, source("en.json", { title: "Title" }, { platforms: ["web"], tags: ["code"] }));
  expect(found.problems).toEqual([]);
  expect(found.entries).toEqual([
    {
      key_name: "title",
      description: "On top",
      platforms: ["web"],
      tags: ["page"],
      translations: { fr: "Titre", en: "Title" },
    },
  ]);
  expect(found.at(["translations", "fr"])).toEqual(["keys.yaml:5"]);
  expect(found.at(["translations", "en"])).toEqual(["en.json:2"]);
  expect(found.at(["description"])).toEqual(["keys.yaml:4"]);
});

test("a name on one platform joins the entry of keys.yaml that has this name there", () => {
  const yaml =
    "keys:\n  - key_name: { ios: CartCount, web: cart.count }\n    platforms: [ios, web]\n  - key_name: { android: CartCount }\n    platforms: [android]\n";
  const found = read(
    yaml,
    source("web.json", { cart: { count: "Count" } }, { platform: "web" }),
    source("ios.json", { CartCount: "Anzahl", Other: "Anderes" }, { platform: "ios" }, "de"),
  );
  expect(found.problems).toEqual([]);
  expect(found.entries).toEqual([
    {
      key_name: { ios: "CartCount", web: "cart.count" },
      platforms: ["ios", "web"],
      translations: { en: "Count", de: "Anzahl" },
    },
    { key_name: { android: "CartCount" }, platforms: ["android"] },
    { key_name: { ios: "Other" }, platforms: ["ios"], translations: { de: "Anderes" } },
  ]);
});

test("without a platform, a name joins other sources with this name, and a new key is on all of their platforms", () => {
  const found = read(
    undefined,
    source("en.json", { title: "Title" }, { platforms: ["web"] }),
    source("ios.json", { title: "Titel" }, { platform: "ios" }, "de"),
  );
  expect(found.problems).toEqual([]);
  expect(found.entries).toEqual([
    { key_name: "title", platforms: ["ios", "web"], translations: { en: "Title", de: "Titel" } },
  ]);
});

test("key_name puts the file and the folder before the path", () => {
  const found = read(undefined, source("en.json", { a: { b: "B" } }, { keyName: "{dir}/{file}:{path}" }));
  expect(found.entries).toEqual([{ key_name: "web/shop:a.b", translations: { en: "B" } }]);
});

test("a text that is declared twice is a problem that names both places, also if both are equal", () => {
  expect(
    read(undefined, source("a.json", { title: "A" }), source("b.json", { title: "B" })).problems,
  ).toEqual([
    "b.json:2 title: The en text is declared twice: here and at a.json:2. Keep one of them. If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts.",
  ]);
  const yaml = "keys:\n  - key_name: title\n    translations: { en: Title }\n";
  expect(read(yaml, source("en.json", { title: "Title" })).problems).toEqual([
    "en.json:2 title: The en text is declared twice: here and at keys.yaml:3. Keep one of them.",
  ]);
});

test("the first description of a locale file counts, and one in keys.yaml next to it is a problem", () => {
  const arb = (text: string, language: string) =>
    source(`${language}.arb`, { title: language, "@title": { description: text } }, {}, language);
  const found = read(undefined, arb("The title", "en"), arb("Der Titel", "de"));
  expect(found.problems).toEqual([]);
  expect(found.entries).toMatchObject([{ key_name: "title", description: "The title" }]);
  const yaml = "keys:\n  - key_name: title\n    description: A title\n";
  expect(read(yaml, arb("The title", "en")).problems).toEqual([
    "en.arb:4 title: The description is declared twice: here and at keys.yaml:3. Keep one of them.",
  ]);
});

test("a string that fits two entries of keys.yaml belongs to none of them", () => {
  const yaml =
    "keys:\n  - { key_name: title, filenames: { web: a.json } }\n  - { key_name: title, filenames: { web: b.json } }\n";
  const found = read(yaml, source("en.json", { title: "Title" }));
  expect(found.problems).toEqual([
    "en.json:2 title: This string belongs to more than one entry with this name: those at keys.yaml:2 and keys.yaml:3. Set platform in the row of texts, or give these entries other names.",
  ]);
  expect(found.entries.map((one) => one.translations)).toEqual([undefined, undefined]);
});

test("a string of an entry that was copied with its name: only the copy is a problem", () => {
  const yaml = "keys:\n  - { key_name: title }\n  - { key_name: title, tags: [a] }\n";
  const strings = ["en", "de"].map((code) => source(`${code}.json`, { title: code }, {}, code));
  expect(read(yaml, ...strings).problems).toEqual([
    expect.stringMatching(
      /^keys\.yaml:3 Key "title" is declared twice.* If one was copied, correct its name\./,
    ),
  ]);
});

const I18NEXT = { plurals: "i18next" } as const;
const FORMS = { a_one: "1", a_other: "2" };
const LEFT_OUT =
  "(keys.yaml decides, then Lokalise, then the other languages). It stays in the file, and is not compared or sent. Write all languages with plural forms, or all without.";

/** An entry of which some texts are left out. */
function left(entry: Declared<object> | undefined) {
  return {
    ...shown(entry?.values ?? {}),
    leftOut: entry?.leftOut?.map(({ problem: { severity, scope, code, place, message } }) =>
      [severity, scope, code, `${place?.file}:${place?.line}`, message].join(" "),
    ),
  };
}

test("plain texts next to plural forms are left out, all with a warning at their lines", () => {
  const found = read(
    undefined,
    source("en.json", FORMS, I18NEXT),
    source("de.json", { a: "Ding" }, I18NEXT, "de"),
    source("fr.json", { other: "x", a: "chose" }, { ...I18NEXT, languages: ["fr"] }, "fr"),
  );
  expect(found.problems).toEqual([]);
  const warning = "warning change plural-mismatch";
  const expected = {
    key_name: "a",
    is_plural: true,
    translations: { en: { one: "1", other: "2" } },
    leftOut: [
      `${warning} de.json:2 a: The de text has no plural forms, but the key is a plural ${LEFT_OUT}`,
      `${warning} fr.json:3 a: The fr text has no plural forms, but the key is a plural ${LEFT_OUT}`,
    ],
  };
  expect(left(found.declared.entries.keys?.[0])).toEqual(expected);
  expect(left(inBaseLanguage(found.declared, "en").entries.keys?.[0])).toEqual(expected);
  expect(found.at(["translations", "en", "other"])[0]).toBe("en.json:3");
});

test("plural forms next to a plain text in the base language are left out when it is known", () => {
  const found = read(
    undefined,
    source("en.json", { a: "Thing" }, I18NEXT),
    source("de.json", FORMS, I18NEXT, "de"),
    source("fr.json", { a: "chose" }, { ...I18NEXT, languages: ["fr"] }, "fr"),
  );
  expect(left(inBaseLanguage(found.declared, "en").entries.keys?.[0])).toEqual({
    key_name: "a",
    translations: { en: "Thing", fr: "chose" },
    leftOut: [
      `warning change plural-mismatch de.json:2 a: The de text has plural forms, but the key is not a plural ${LEFT_OUT}`,
    ],
  });
});

test("a language of which the text is left out is not completed", () => {
  const found = read(
    undefined,
    source("en.json", FORMS, I18NEXT),
    source("de.json", { a: "Ding" }, {}, "de"),
  );
  const texts = { en: '{"one":"1","other":"2"}', de: '{"one":"x","other":"y"}' };
  const live = { objects: [liveKey(1, "a", { is_plural: true, texts })], unusable: [] };
  const result = makePlan(
    found.declared,
    { project: PROJECT, objects: { keys: live } },
    DEFAULT_RULES,
    WRITE_ALL,
  );
  expect(result).toMatchObject({
    plan: { changes: [], kept: [], skipped: [] },
    problems: [{ code: "plural-mismatch", severity: "warning" }],
  });
});

test("the plain text of a string catalog is the form other, if another language has plural forms", () => {
  const unit = (value: string) => ({ stringUnit: { state: "translated", value } });
  const plural = { one: unit("1"), other: unit("2") };
  const localizations = { en: { variations: { plural } }, de: unit("Dinge") };
  const { textFile } = source("", {});
  const catalog = {
    path: "App.xcstrings",
    text: JSON.stringify({ sourceLanguage: "en", strings: { a: { localizations } } }, undefined, 1),
    ...(textFile && { textFile: { ...textFile, language: undefined } }),
  };
  const found = read(undefined, catalog);
  expect(found.problems).toEqual([]);
  for (const base of ["en", "de"])
    expect(left(inBaseLanguage(found.declared, base).entries.keys?.[0])).toEqual({
      key_name: "a",
      is_plural: true,
      translations: { en: { one: "1", other: "2" }, de: { other: "Dinge" } },
      leftOut: undefined,
    });
  expect(found.at(["translations", "de", "other"])).toEqual(found.at(["translations", "de"]));
});

test("a name whose value is not one text is not created, and prune keeps its live key", () => {
  const list = '<string-array name="steps"><item>One</item></string-array>';
  const xml = source("res/values/strings.xml", "");
  const { declared } = read(undefined, { ...xml, text: `<resources>${list}</resources>` });
  const plan = (...live: LiveKey[]) =>
    makePlan(
      declared,
      { project: PROJECT, objects: { keys: { objects: live, unusable: [] } } },
      { ...DEFAULT_RULES, prune: { key: "all" }, pruneBy: "destroy" },
      WRITE_ALL,
    );
  expect(plan()).toMatchObject({ plan: { changes: [] } });
  const result = plan(liveKey(1, "steps"), liveKey(2, "other"));
  expect(result).toMatchObject({ plan: { changes: [{ action: "destroy", label: "other" }] } });
});

test("names that could change how objects work are ordinary names", () => {
  const found = read(undefined, source("en.json", JSON.parse('{"constructor": "C", "toString": "T"}')));
  expect(found.entries.map((one) => one.key_name)).toEqual(["constructor", "toString"]);
  const language = read(undefined, source("x.json", { a: "A" }, { languages: ["__proto__"] }, "__proto__"));
  expect(language.entries[0]?.translations).toEqual(JSON.parse('{"__proto__": "A"}'));
});

test("a row without languages declares only the base language of the project", () => {
  const { declared } = read(
    "keys:\n  - key_name: described\n    description: Text\n",
    source("de.json", { title: "Titel", german: "Nur hier", described: "Text" }, BASE_ONLY, "de"),
    source("en.json", { title: "Title" }, BASE_ONLY, "en"),
  );
  const narrowed = inBaseLanguage(declared, "en");
  expect(narrowed.entries.keys?.map(({ values }) => values)).toEqual([
    { key_name: "described", description: "Text" },
    { key_name: "title", translations: { en: "Title" } },
  ]);
  const [, title] = narrowed.entries.keys ?? [];
  expect(title?.file.path).toBe("en.json");
  expect(declaredLanguages(narrowed).map(({ language }) => language)).toEqual(["en"]);
});

test.each(["en-US", "fr"])(
  "a row without a file in the base language is a problem of the project: %s",
  (code) => {
    const row = { ...BASE_ONLY, files: "{lang}.json" };
    const given = read(undefined, source(`${code}.json`, { title: "T" }, row, code));
    const project = { ...PROJECT, name: "shop", baseLanguage: "en_US" };
    expect(missingBaseFiles(given, project)).toMatchObject([
      {
        code: "no-language-file",
        place: ROW.place,
        scope: "project",
        message: `The base language of project shop is en_US, but "{lang}.json" has only ${code}. Add its file, or list the languages of this row under languages. If a code in the paths means en_US, add language_map: { CODE: en_US }.`,
      },
    ]);
    expect(missingBaseFiles(given, { ...project, baseLanguage: code })).toEqual([]);
  },
);

test("plural forms of a language that is not read do not make a plural", () => {
  const row = { ...BASE_ONLY, ...I18NEXT };
  const found = read(undefined, source("en.json", { a: "A" }, row), source("de.json", FORMS, row, "de"));
  expect(found.problems).toEqual([]);
  const values = (base: string) =>
    (inBaseLanguage(found.declared, base).entries.keys ?? []).map((entry) => shown(entry.values));
  expect(values("en")).toEqual([{ key_name: "a", translations: { en: "A" } }]);
  expect(values("de")).toEqual([
    { key_name: "a", is_plural: true, translations: { de: { one: "1", other: "2" } } },
  ]);
});

test("of a key whose is_plural is in keys.yaml, only the texts of the other shape are left out", () => {
  const found = read(
    "keys:\n  - key_name: a\n    is_plural: true\n",
    source("en.json", FORMS, I18NEXT),
    source("de.json", { a: "2" }, I18NEXT, "de"),
  );
  expect(found.problems).toEqual([]);
  expect(left(found.declared.entries.keys?.[0])).toEqual({
    ...{ key_name: "a", is_plural: true, translations: { en: { one: "1", other: "2" } } },
    leftOut: [expect.stringMatching(/^warning .* has no plural forms, but the key is a plural/)],
  });
});

test("a name in a locale file with a blank after the name of a live key", () => {
  const { declared } = read(
    undefined,
    source("en.json", { "title ": "New", "other ": "b" }, { platforms: ["web"] }),
  );
  const objects = [liveKey(1, "title", { texts: { en: "a" } })];
  const all = { project: PROJECT, objects: { keys: { objects, unusable: [] } } };
  const result = makePlan(declared, all, DEFAULT_RULES, WRITE_ALL);
  const said = result.is === "planned" ? remarks(result, all, DEFAULT_RULES) : [];
  expect([...result.problems, ...said].map(({ message }) => message)).toEqual([
    expect.stringContaining("This name looks like that of live key 1"),
  ]);
});
