/** init finds files that may contain the texts of the app. It asks which to take. Without a terminal, it takes those that match the project. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findAppTexts } from "../../../src/files/textFiles.ts";
import { suggestTexts } from "../../../src/init/suggestTexts.ts";
import type { ProjectDetails } from "../../../src/model/project.ts";
import { schemaErrors } from "../../schemaErrors.ts";
import { CTRL_C, ENTER, inEmptyFolder, PROJECT, SHOP } from "./harness.ts";

const FLAGS = `--project ${PROJECT} --workflows none`;
const QUESTION = "Which of these files contain";

const FILES: Record<string, string> = {
  "src/locales/en.json": '{ "cart": { "title": "Your cart", "item_one": "a", "item_other": "b" } }',
  "src/locales/de.json": "{}",
  "ios/en.lproj/Localizable.strings": '"a" = "A";',
  "node_modules/pkg/locales/en.json": "{}",
  "ios/Pods/x/en.lproj/Localizable.strings": "",
  "web/build/locales/en.json": "{}",
};

function write(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

test("without a terminal, files that do not match the project are only mentioned", () =>
  inEmptyFolder(async ({ folder, succeeds, files }) => {
    write(folder, FILES);
    const { lines } = await succeeds(FLAGS);
    expect(lines.join("\n")).toContain(
      "and run lokaform init --texts all:\n  ios/{lang}.lproj/Localizable.strings\n  src/locales/{lang}.json\n\n",
    );
    expect(parse(files()["lokaform.yaml"] ?? "")).not.toHaveProperty("texts");
    expect(Object.keys(files())).toContain("keys.yaml");
  }));

test.each<[string, Record<string, string>, string, object]>([
  ["the files that match are taken", {}, "", { texts: [{ files: "messages/{lang}.json" }] }],
  ["--texts none takes none of them", {}, " --texts none", {}],
  ["next to manifests, none is taken", { "keys.yaml": "keys: []\n" }, "", {}],
])("without a terminal, %s", (_, manifests, option, settings) =>
  inEmptyFolder(async ({ folder, init, files }) => {
    write(folder, { "messages/en.json": '{ "cart": { "title": "Your cart" } }', ...manifests });
    const { lines } = await init(FLAGS + option);
    expect(parse(files()["lokaform.yaml"] ?? "")).toMatchObject({ project: PROJECT, ...settings });
    const isTaken = "texts" in settings;
    expect(lines.includes("lokaform.yaml reads the texts of the app from these files:")).toBe(isTaken);
    expect(Object.hasOwn(files(), "keys.yaml")).toBe(!isTaken);
  }),
);

test("at a terminal, no answer takes none of them", () =>
  inEmptyFolder(async ({ folder, succeeds, files }) => {
    write(folder, FILES);
    const { lines, asked } = await succeeds(FLAGS, { answers: [[QUESTION, ENTER]] });
    expect(asked).toContain("src/locales/{lang}.json");
    expect(asked).not.toContain("node_modules");
    expect(lines.join("\n")).not.toContain("in place of keys.yaml");
    expect(parse(files()["lokaform.yaml"] ?? "")).not.toHaveProperty("texts");
    expect(Object.keys(files())).toContain("keys.yaml");
  }));

test("the chosen files are in lokaform.yaml, and there is no second copy in keys.yaml", () =>
  inEmptyFolder(
    async ({ folder, init, succeeds, files }) => {
      write(folder, FILES);
      const { lines } = await succeeds(FLAGS, { answers: [[QUESTION, `\u001b[B ${ENTER}`]] });
      const { "lokaform.yaml": text = "", "keys.yaml": keys } = files();
      expect(keys).toBeUndefined();
      expect(parse(text)).toEqual({
        project: PROJECT,
        texts: [
          { files: "src/locales/{lang}.json", languages: ["en", "de"], platform: "web", plurals: "i18next" },
        ],
      });
      expect(schemaErrors("lokaform", text)).toEqual([]);
      expect(lines).toContain("Wrote webhooks.yaml: 1 webhook");
      expect(lines.join("\n")).not.toContain("Texts are in");
      expect(lines.join("\n")).toContain("1. See how the texts of the files differ from the project");
      const before = files();
      const again = await init(FLAGS);
      expect(again.lines.join("\n")).toContain("Nothing was written");
      expect(files()).toEqual(before);
    },
    { state: { ...SHOP, webhooks: [{ url: "https://ci.example.com/", events: ["project.imported"] }] } },
  ));

test("without names per platform, the platforms are those of new keys", () =>
  inEmptyFolder(
    async ({ folder, init, files }) => {
      write(folder, FILES);
      await init(FLAGS, { answers: [[QUESTION, ` ${ENTER}`]] });
      expect(parse(files()["lokaform.yaml"] ?? "").texts).toEqual([
        { files: "ios/{lang}.lproj/Localizable.strings", languages: ["en"], platforms: ["ios"] },
      ]);
    },
    { state: { ...SHOP, project: { name: "Shop", base_language_iso: "en" } } },
  ));

test("the names that are in the project are counted, and decide how keys are named", () =>
  inEmptyFolder(
    async ({ folder, init, files }) => {
      write(folder, { "messages/en.json": '{ "cart": { "title": "Your cart", "new": "New" } }' });
      const { asked } = await init(FLAGS, { answers: [[QUESTION, ` ${ENTER}`]] });
      expect(asked).toContain("1 of 2 names are in the project");
      expect(parse(files()["lokaform.yaml"] ?? "").texts).toMatchObject([
        { files: "messages/{lang}.json", names: "lokalise" },
      ]);
    },
    {
      state: {
        ...SHOP,
        keys: SHOP.keys?.map((key) => ({ ...key, key_name: "cart::title" })).slice(0, 1) ?? [],
      },
    },
  ));

const inFile = (key_id: number, key_name: string, web: string) => ({
  key_id,
  key_name,
  platforms: ["web" as const],
  filenames: { web },
});
test.each<[string, Record<string, string>, object[], object[]]>([
  [
    "flat files with the same names",
    { "i18n/en/a.json": '{ "title": "A" }', "i18n/en/b.json": '{ "title": "B" }' },
    [inFile(1, "title", "i18n/%LANG_ISO%/a.json"), inFile(2, "title", "i18n/%LANG_ISO%/b.json")],
    [
      {
        files: "i18n/{lang}/a.json",
        languages: ["en"],
        filenames: "i18n/%LANG_ISO%/a.json",
        platforms: ["web"],
      },
      {
        files: "i18n/{lang}/b.json",
        languages: ["en"],
        filenames: "i18n/%LANG_ISO%/b.json",
        platforms: ["web"],
      },
    ],
  ],
  [
    "names with dots",
    { "i18n/en.json": '{ "cart": { "title": "A" } }' },
    [inFile(1, "cart.title", "i18n/%LANG_ISO%.json")],
    [{ files: "i18n/{lang}.json", languages: ["en"], filenames: "i18n/%LANG_ISO%.json", platforms: ["web"] }],
  ],
  [
    "Android",
    { "res/values/strings.xml": '<resources><string name="a">A</string></resources>' },
    [inFile(1, "a", "res/values-%LANG_ISO%/strings.xml")],
    [
      {
        files: "res/values/strings.xml",
        language: "en",
        filenames: "res/values-%LANG_ISO%/strings.xml",
        platforms: ["android"],
      },
    ],
  ],
  [
    "a key for each form of i18next",
    { "i18n/en.json": '{ "a_one": "A", "a_other": "B" }' },
    [
      { key_id: 1, key_name: "a_one" },
      { key_id: 2, key_name: "a_other" },
    ],
    [{ files: "i18n/{lang}.json", languages: ["en"], platforms: ["web"] }],
  ],
  [
    "namespaces of i18next, and one without its name",
    {
      "l/en/cart.json": '{ "a": { "b": "A" }, "c": "C" }',
      "l/en/common.json": '{ "c": "C" }',
      "l/en/home.json": '{ "c": "C" }',
    },
    [
      { key_id: 1, key_name: "cart:a.b" },
      { key_id: 2, key_name: "cart:c" },
      { key_id: 3, key_name: "c" },
      { key_id: 4, key_name: "home.c" },
    ],
    [
      { files: "l/{lang}/cart.json", languages: ["en"], key_name: "{file}:{path}", platforms: ["web"] },
      { files: "l/{lang}/common.json", languages: ["en"], platforms: ["web"] },
      { files: "l/{lang}/home.json", languages: ["en"], key_name: "{file}.{path}", platforms: ["web"] },
    ],
  ],
])("the keys of an upload: %s", (_, written, keys, rows) =>
  inEmptyFolder(
    async ({ folder, init, files }) => {
      write(folder, written);
      await init(`${FLAGS} --texts matching`);
      expect(parse(files()["lokaform.yaml"] ?? "").texts).toEqual(rows);
    },
    { state: { ...SHOP, project: { name: "Shop", base_language_iso: "en" }, keys } as typeof SHOP },
  ),
);

test.each<[string, unknown[]]>([
  ["all", [{ files: "i18n/{lang}.json" }, { files: "messages/{lang}.json", names: "lokalise" }]],
  ["matching", [{ files: "messages/{lang}.json", names: "lokalise" }]],
])("without a terminal, --texts %s takes files", (which, rows) =>
  inEmptyFolder(
    async ({ folder, succeeds, files }) => {
      write(folder, {
        "messages/en.json": '{ "cart": { "title": "Your cart" } }',
        "i18n/en.json": '{ "a": "A" }',
      });
      await succeeds(`${FLAGS} --texts ${which}`);
      const { texts } = parse(files()["lokaform.yaml"] ?? "");
      expect(texts).toMatchObject(rows);
      expect(texts).toHaveLength(rows.length);
    },
    {
      state: {
        ...SHOP,
        keys: SHOP.keys?.map((key) => ({ ...key, key_name: "cart::title" })).slice(0, 1) ?? [],
      },
    },
  ),
);

test("all files are taken, also more than a question lists", () =>
  inEmptyFolder(async ({ folder, init, files }) => {
    const names = Array.from({ length: 21 }, (_, at) => `i18n/en/${at}.json`);
    write(folder, Object.fromEntries(names.map((path, at) => [path, `{ "a${at}": "A" }`])));
    await init(`${FLAGS} --texts all`);
    expect(parse(files()["lokaform.yaml"] ?? "").texts).toHaveLength(21);
  }));

const XML = (content: string) => `<resources>${content}</resources>`;
test.each<[string, Record<string, string | Buffer>, object[]]>([
  [
    "files without texts are not offered, and files that cannot be read are left out",
    {
      "res/values/colors.xml": XML('<color name="a">#fff</color>'),
      "res/values/strings.xml": XML('<string name="a">A</string>'),
      "data/en.json": '{ "a": 1 }',
      "l/en.json": "{ broken",
    },
    [{ files: "res/values/strings.xml", language: "en" }],
  ],
  [
    "a string catalog has the languages of the project",
    {
      "A.xcstrings": JSON.stringify({
        sourceLanguage: "en",
        strings: {
          A: { localizations: { de: { stringUnit: { state: "translated", value: "B" } } } },
          C: { localizations: { fr: { stringUnit: { state: "translated", value: "C" } } } },
        },
      }),
    },
    [{ files: "A.xcstrings", languages: ["en", "de"] }],
  ],
  [
    "UTF-16",
    { "en.lproj/A.strings": Buffer.from('\ufeff"a" = "A";', "utf16le") },
    [{ files: "{lang}.lproj/A.strings", languages: ["en"] }],
  ],
  [
    "the keys of files with the same names have file names",
    { "i18n/en/cart.json": '{ "ours": "A" }', "i18n/en/home.json": '{ "ours": "A" }' },
    [
      { files: "i18n/{lang}/cart.json", names: "lokalise" },
      { files: "i18n/{lang}/home.json", names: "lokalise" },
    ],
  ],
  [
    "the keys of folders of Android with the same names have file names",
    {
      "a/res/values/strings.xml": '<resources><string name="ours">A</string></resources>',
      "a/res/values-de/strings.xml": "<resources></resources>",
      "b/res/values/strings.xml": '<resources><string name="ours">A</string></resources>',
    },
    [
      { files: "a/res/values{-lang}/strings.xml", filenames: "a/res/values-%LANG_ISO%/strings.xml" },
      { files: "b/res/values/strings.xml", names: "lokalise" },
    ],
  ],
])("%s", (_, written, rows) =>
  inEmptyFolder(async ({ folder, init, files }) => {
    write(folder, written);
    await init(`${FLAGS} --texts all`);
    const { texts } = parse(files()["lokaform.yaml"] ?? "");
    expect(texts).toMatchObject(rows);
    expect(texts).toHaveLength(rows.length);
  }),
);

test("files that cannot be read are named with the reason, and the other rows are written", () =>
  inEmptyFolder(async ({ folder, succeeds, files }) => {
    write(folder, { "l/en.json": "{ broken", "m/en.json": '{ "a": "A" }' });
    const { lines } = await succeeds(`${FLAGS} --texts all`);
    expect(lines.join("\n")).toMatch(
      /^l\/en\.json:1:3: warning: .* Because of this, lokaform\.yaml has no row of texts for l\/\{lang\}\.json\./m,
    );
    expect(parse(files()["lokaform.yaml"] ?? "").texts).toMatchObject([{ files: "m/{lang}.json" }]);
  }));

test("Ctrl-C at the question writes nothing", () =>
  inEmptyFolder(async ({ folder, init, files }) => {
    write(folder, FILES);
    const before = files();
    expect((await init(FLAGS, { answers: [[QUESTION, CTRL_C]] })).code).toBe(130);
    expect(files()).toEqual(before);
  }));

test("with lokaform.yaml, nothing is looked for, and --texts is a warning", () =>
  inEmptyFolder(async ({ folder, init, succeeds }) => {
    write(folder, { ...FILES, "lokaform.yaml": `project: ${PROJECT}\n` });
    expect((await init(FLAGS)).lines.join("\n")).not.toMatch(/locales|warning/);
    const { lines } = await succeeds(`${FLAGS} --texts all`);
    expect(lines.join("\n")).toContain(
      "warning: lokaform.yaml is there already, and init does not change it, so --texts has no effect.",
    );
  }));

test("the search leaves out what others wrote or a build made, and follows no link", () =>
  inEmptyFolder(async ({ folder }) => {
    write(folder, {
      ...FILES,
      "a/i18n/x/de.json": "",
      "a/res/b/values/strings.xml": "",
      "A.xcstrings": "",
      "a/test/en.json": "",
      "lib/l10n/app_en.arb": "",
      "a/en.json": "",
      "app/messages/en.json": "",
      "app/intl/en.json": "",
      "app/src/strings/en.json": "",
      "app/res/values/plurals.xml": "",
      "app/composeResources/values-de/strings_topics.xml": "",
      "app/res/values/colors.xml": "",
    });
    symlinkSync(folder, join(folder, "loop"));
    const found = await findAppTexts(folder, new AbortController().signal);
    expect(found).toEqual([
      "A.xcstrings",
      "a/en.json",
      "a/i18n/x/de.json",
      "a/res/b/values/strings.xml",
      "app/composeResources/values-de/strings_topics.xml",
      "app/intl/en.json",
      "app/messages/en.json",
      "app/res/values/colors.xml",
      "app/res/values/plurals.xml",
      "app/src/strings/en.json",
      "ios/en.lproj/Localizable.strings",
      "lib/l10n/app_en.arb",
      "src/locales/de.json",
      "src/locales/en.json",
    ]);
  }));

const inLanguages = (baseLanguage: string, ...isos: string[]): ProjectDetails => ({
  ...{ id: PROJECT, name: "Shop", type: "localization_files", perPlatformNames: false, segmentation: false },
  ...{ baseLanguage, languages: [baseLanguage, ...isos].map((iso) => ({ iso, pluralForms: [] })) },
});
const OF_SHOP = inLanguages("en", "de", "es_419", "he", "pt_BR", "sr_Latn", "zh", "zh_CN");
const WEB = { platforms: ["web"] };
const IOS = { platforms: ["ios"] };
const ANDROID = { platforms: ["android"] };
test.each<[string, string[], object[]]>([
  [
    "JSON",
    ["l/de.json", "l/en.json", "l/fr.json", "l/index.json"],
    [{ files: "l/{lang}.json", languages: ["en", "de"], ...WEB }],
  ],
  [
    "JSON in a folder for each language",
    ["l/de/a.json", "l/de/x/c.json", "l/en/a.json", "l/en/b.json", "l/en/x/c.json"],
    [
      { files: "l/{lang}/a.json", languages: ["en", "de"], ...WEB },
      { files: "l/{lang}/b.json", languages: ["en"], ...WEB },
      { files: "l/{lang}/x/c.json", languages: ["en", "de"], ...WEB },
    ],
  ],
  ["a folder of any name", ["editor/en.json"], [{ files: "editor/{lang}.json", languages: ["en"], ...WEB }]],
  ["a name with a code", ["l/shop.en.json"], [{ files: "l/shop.{lang}.json", languages: ["en"], ...WEB }]],
  [
    "a code in folder and name",
    ["de/de.json", "en/en.json"],
    [{ files: "{lang}/{lang}.json", languages: ["en", "de"], ...WEB }],
  ],
  ["no file in the base language", ["l/de.json", "l/en_US.json"], []],
  [
    "Android",
    [
      "app/res/a/values/strings.xml",
      "app/res/values-b+sr+Latn/strings.xml",
      "app/res/values-de/strings.xml",
      "app/res/values-en/strings.xml",
      "app/res/values-iw/strings.xml",
      "app/res/values-night/strings.xml",
      "app/res/values-pt-rBR/strings.xml",
      "app/res/values/strings.xml",
    ],
    [
      { files: "app/res/a/values/strings.xml", language: "en", ...ANDROID },
      {
        files: "app/res/values{-lang}/strings.xml",
        languages: ["en", "sr_Latn", "de", "he", "pt_BR"],
        ...ANDROID,
      },
    ],
  ],
  [
    "a file at the root",
    ["en.lproj/A.strings"],
    [{ files: "{lang}.lproj/A.strings", languages: ["en"], ...IOS }],
  ],
  [
    "Apple's folder of the base language",
    ["Base.lproj/A.strings", "de.lproj/A.strings"],
    [
      { files: "Base.lproj/A.strings", language: "en", ...IOS },
      { files: "{lang}.lproj/A.strings", languages: ["de"], ...IOS },
    ],
  ],
  [
    "no second row for a copy in Apple's folder of the base language",
    ["Base.lproj/A.strings", "de.lproj/A.strings", "en.lproj/A.strings"],
    [{ files: "{lang}.lproj/A.strings", languages: ["en", "de"], ...IOS }],
  ],
  [
    "ARB",
    ["app_de.arb", "app_en.arb"],
    [{ files: "app_{lang}.arb", languages: ["en", "de"], platforms: ["ios", "android"] }],
  ],
  [
    "a base file without a code",
    ["package.nls.de.json", "package.nls.json", "x/a.json", "x/a_pt-br.json"],
    [
      { files: "package.nls.json", language: "en", ...WEB },
      { files: "package.nls.{lang}.json", languages: ["de"], ...WEB },
      { files: "x/a.json", language: "en", ...WEB },
      { files: "x/a_{lang}.json", languages: ["pt_BR"], ...WEB },
    ],
  ],
  [
    "a region that is also a language, next to the file of its language",
    ["l/en-ca.json", "l/en.json", "l/nds-de.json", "l/nds.json", "l/zh-de.json", "l/zh.json"],
    [{ files: "l/{lang}.json", languages: ["en", "zh"], ...WEB }],
  ],
  [
    "a language whose code starts with another one",
    ["l/en.json", "l/zh-cn.json", "l/zh.json", "l/zh-cn/en.json"],
    [
      { files: "l/zh-cn/{lang}.json", languages: ["en"], ...WEB },
      {
        files: "l/{lang}.json",
        languages: ["en", "zh_CN", "zh"],
        ...WEB,
      },
    ],
  ],
  [
    "a string catalog",
    ["A/B.xcstrings"],
    [
      {
        files: "A/B.xcstrings",
        languages: ["en", "de", "es_419", "he", "pt_BR", "sr_Latn", "zh", "zh_CN"],
        ...IOS,
      },
    ],
  ],
  [
    "a folder like a glob",
    ["[id]/(x)/en.json", "{y}/en.json"],
    [{ files: "\\[id\\]/\\(x\\)/{lang}.json", languages: ["en"], ...WEB }],
  ],
  [
    "another spelling of other languages",
    ["l/en.json", "l/es-419.json", "l/pt-BR.json", "l/zh-CN.json", "l/zh_CN.json"],
    [
      {
        files: "l/{lang}.json",
        languages: ["en", "es_419", "pt_BR", "zh_CN"],
        ...WEB,
      },
    ],
  ],
])("%s is suggested", (_, paths, rows) => {
  expect(suggestTexts(paths, OF_SHOP).flatMap(({ rows: own }) => own)).toEqual(rows);
  const text = JSON.stringify({ project: PROJECT, texts: rows });
  expect(schemaErrors("lokaform", text)).toEqual([]);
});

test("another spelling of the base language is suggested, and without a base language nothing", () => {
  expect(suggestTexts(["l/en-US.json"], inLanguages("en_US"))[0]?.rows).toEqual([
    { files: "l/{lang}.json", languages: ["en_US"], ...WEB },
  ]);
  expect(suggestTexts(["l/en.json"], inLanguages(""))).toEqual([]);
});

test("a hostile name of a file is only shown, and one that the setting refuses is not offered", () =>
  inEmptyFolder(async ({ folder, init, files }) => {
    write(folder, {
      "locales/\u001b[31mx\n::error::y/en.json": "{}",
      "locales/\u202ea: 'b'/en.json": '{ "a": "A" }',
    });
    const { lines } = await init(FLAGS);
    expect(lines.join("\n")).not.toMatch(/[\u001b\u202e]|^::error::/m);
    expect(lines.filter((line) => line.includes("{lang}"))).toHaveLength(1);
    expect(files()["lokaform.yaml"]).not.toContain("texts");
  }));

test("a taken file with a hostile name is written so that it can be read", () =>
  inEmptyFolder(async ({ folder, succeeds, files, run }) => {
    write(folder, { "locales/\u202ea: 'b' [c]#/en.json": '{ "a": "A" }' });
    const { asked } = await succeeds(FLAGS, { answers: [[QUESTION, ` ${ENTER}`]] });
    expect(asked).not.toMatch(/\u202e/);
    expect(parse(files()["lokaform.yaml"] ?? "").texts[0].files).toBe(
      "locales/\u202ea: 'b' \\[c\\]#/{lang}.json",
    );
    expect((await run("validate")).lines).toEqual(["Valid: 1 key in 1 manifest."]);
  }));

test("rows of an iOS app and an Android app share their keys, and init says how many", () => {
  const NAMES = { ios: "cart.title", android: "cart_title", web: "", other: "" };
  const texts = [{ language_iso: "en", translation: "Your [%s]" }];
  const key = { key_id: 1, key_name: NAMES, platforms: ["ios", "android"], translations: texts };
  const settings = { per_platform_key_names: true };
  const state = { ...SHOP, project: { ...SHOP.project, settings }, keys: [key] } as unknown as typeof SHOP;
  return inEmptyFolder(
    async ({ folder, init, run, files }) => {
      write(folder, {
        "ios/en.lproj/L.strings": '"cart.title" = "Your %@";',
        "app/res/values/strings.xml": '<resources><string name="cart_title">Your %s</string></resources>',
        "app/res/values-de/strings.xml": "<resources></resources>",
      });
      const { lines } = await init(FLAGS);
      expect(lines.join("\n")).toContain("1 key is in several of these apps: one key in Lokalise");
      expect(parse(files()["lokaform.yaml"] ?? "").texts).toEqual([
        { files: "app/res/values{-lang}/strings.xml", languages: ["en", "de"], platform: "android" },
        { files: "ios/{lang}.lproj/L.strings", languages: ["en"], platform: "ios" },
      ]);
      expect((await run("plan")).lines.join("\n")).toContain("no changes; 1 unchanged, 0 unmanaged");
    },
    { state },
  );
});
