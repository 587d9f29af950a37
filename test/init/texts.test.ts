/** init finds files that may contain the texts of the app. It takes none of them without a yes. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findAppTexts } from "../../src/files/textFiles.ts";
import { hasI18nextPlurals, suggestTexts } from "../../src/init/suggestTexts.ts";
import { schemaErrors } from "../schemaErrors.ts";
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

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

test("without a terminal, the files are only mentioned", () =>
  inEmptyFolder(async ({ folder, init, files }) => {
    write(folder, FILES);
    const { code, lines } = await init(FLAGS);
    expect(code).toBe(0);
    expect(lines.join("\n")).toContain(
      "can read them in place of keys.yaml:\n  ios/{lang}.lproj/Localizable.strings\n  src/locales/{lang}.json\n\n",
    );
    expect(parse(files()["lokaform.yaml"] ?? "")).not.toHaveProperty("texts");
    expect(Object.keys(files())).toContain("keys.yaml");
  }));

test("at a terminal, no answer takes none of them", () =>
  inEmptyFolder(async ({ folder, init, files }) => {
    write(folder, FILES);
    const { code, lines, asked } = await init(FLAGS, { answers: [[QUESTION, ENTER]] });
    expect(code).toBe(0);
    expect(asked).toContain("src/locales/{lang}.json");
    expect(asked).not.toContain("node_modules");
    expect(lines.join("\n")).not.toContain("in place of keys.yaml");
    expect(parse(files()["lokaform.yaml"] ?? "")).not.toHaveProperty("texts");
    expect(Object.keys(files())).toContain("keys.yaml");
  }));

test("the chosen files are in lokaform.yaml, and there is no second copy in keys.yaml", () =>
  inEmptyFolder(async ({ folder, init, files }) => {
    write(folder, FILES);
    const { code, lines } = await init(FLAGS, { answers: [[QUESTION, `\u001b[B ${ENTER}`]] });
    expect(code).toBe(0);
    const { "lokaform.yaml": text = "", "keys.yaml": keys } = files();
    expect(keys).toBeUndefined();
    expect(parse(text)).toEqual({
      project: PROJECT,
      texts: [{ files: "src/locales/{lang}.json", languages: ["en"], platform: "web", plurals: "i18next" }],
    });
    expect(schemaErrors("lokaform", text)).toEqual([]);
    expect(lines.join("\n")).toContain("1. See how the texts of the files differ from the project");
    const before = files();
    const again = await init(FLAGS);
    expect(again.lines.join("\n")).toContain("Nothing was written");
    expect(files()).toEqual(before);
  }));

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
      { files: "i18n/{lang}/a.json", languages: ["en"], names: "lokalise", platforms: ["web"] },
      { files: "i18n/{lang}/b.json", languages: ["en"], names: "lokalise", platforms: ["web"] },
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
    async ({ folder, init, files }) => {
      write(folder, {
        "messages/en.json": '{ "cart": { "title": "Your cart" } }',
        "i18n/en.json": '{ "a": "A" }',
      });
      const { code } = await init(`${FLAGS} --texts ${which}`);
      expect(code).toBe(0);
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

test("--texts all takes more files than a question offers", () =>
  inEmptyFolder(async ({ folder, init, files }) => {
    const names = Array.from({ length: 21 }, (_, index) => `app${index}/locales/en.json`);
    write(folder, Object.fromEntries(names.map((name, index) => [name, `{ "ours${index}": "A" }`])));
    await init(`${FLAGS} --texts all`);
    expect(parse(files()["lokaform.yaml"] ?? "").texts).toHaveLength(21);
  }));

test.each<[string, string[], (string | undefined)[]]>([
  [
    "files with the same names",
    ["i18n/en/cart.json", "i18n/en/home.json"],
    ["{file}.{path}", "{file}.{path}"],
  ],
  [
    "folders with the same names",
    ["cart/i18n/en.json", "home/l10n/en.json"],
    ["{dir}.{path}", "{dir}.{path}"],
  ],
  ["no prefix tells them apart", ["cart/i18n/en.json", "home/i18n/en.json"], [undefined, undefined]],
])("%s: %j", (_, paths, keyNames) =>
  inEmptyFolder(async ({ folder, init, files }) => {
    write(folder, Object.fromEntries(paths.map((path) => [path, '{ "ours": "A" }'])));
    await init(`${FLAGS} --texts all`);
    const { texts } = parse(files()["lokaform.yaml"] ?? "");
    expect(texts.map((row: { key_name?: string }) => row.key_name)).toEqual(keyNames);
  }),
);

test("all files are taken, also more than a question lists", () =>
  inEmptyFolder(async ({ folder, init, files }) => {
    const names = Array.from({ length: 21 }, (_, at) => `i18n/en/${at}.json`);
    write(folder, Object.fromEntries(names.map((path, at) => [path, `{ "a${at}": "A" }`])));
    await init(`${FLAGS} --texts all`);
    expect(parse(files()["lokaform.yaml"] ?? "").texts).toHaveLength(21);
  }));

test("Ctrl-C at the question writes nothing", () =>
  inEmptyFolder(async ({ folder, init, files }) => {
    write(folder, FILES);
    const before = files();
    expect((await init(FLAGS, { answers: [[QUESTION, CTRL_C]] })).code).toBe(130);
    expect(files()).toEqual(before);
  }));

test("with lokaform.yaml, nothing is looked for", () =>
  inEmptyFolder(async ({ folder, init }) => {
    write(folder, { ...FILES, "lokaform.yaml": `project: ${PROJECT}\n` });
    expect((await init(FLAGS)).lines.join("\n")).not.toContain("locales");
  }));

test("the search leaves out what others wrote or a build made, and follows no link", () =>
  inEmptyFolder(async ({ folder }) => {
    write(folder, {
      ...FILES,
      "a/i18n/x/de.json": "",
      "a/res/b/values/strings.xml": "",
      "A.xcstrings": "",
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
      "a/i18n/x/de.json",
      "a/res/b/values/strings.xml",
      "app/composeResources/values-de/strings_topics.xml",
      "app/intl/en.json",
      "app/messages/en.json",
      "app/res/values/plurals.xml",
      "app/src/strings/en.json",
      "ios/en.lproj/Localizable.strings",
      "lib/l10n/app_en.arb",
      "src/locales/de.json",
      "src/locales/en.json",
    ]);
  }));

test.each<[string, string[], string | undefined, object[]]>([
  [
    "JSON",
    ["l/de.json", "l/en.json", "l/index.json"],
    "en",
    [{ files: "l/{lang}.json", languages: ["en"], platforms: ["web"] }],
  ],
  [
    "JSON in a folder for each language",
    ["l/de/a.json", "l/en/a.json", "l/en/b.json"],
    "en",
    [
      { files: "l/{lang}/a.json", languages: ["en"], platforms: ["web"] },
      { files: "l/{lang}/b.json", languages: ["en"], platforms: ["web"] },
    ],
  ],
  [
    "a name with a code",
    ["l/shop.en.json"],
    "en",
    [{ files: "l/shop.{lang}.json", languages: ["en"], platforms: ["web"] }],
  ],
  ["no file in the base language", ["l/de.json"], "en", []],
  ["an unknown base language", ["l/de.json"], undefined, [{ files: "l/{lang}.json", platforms: ["web"] }]],
  [
    "another spelling of the base language",
    ["l/en-US.json"],
    "en_US",
    [
      {
        files: "l/{lang}.json",
        languages: ["en_US"],
        platforms: ["web"],
        language_map: { "en-US": "en_US" },
      },
    ],
  ],
  [
    "Android",
    [
      "app/res/a/values/strings.xml",
      "app/res/values-de/strings.xml",
      "app/res/values-night/strings.xml",
      "app/res/values/strings.xml",
    ],
    "en",
    [
      { files: "app/res/a/values/strings.xml", language: "en", platforms: ["android"] },
      { files: "app/res/values/strings.xml", language: "en", platforms: ["android"] },
    ],
  ],
  [
    "a file at the root",
    ["en.lproj/A.strings"],
    "en",
    [{ files: "{lang}.lproj/A.strings", languages: ["en"], platforms: ["ios"] }],
  ],
  [
    "ARB",
    ["app_en.arb"],
    "en",
    [{ files: "app_{lang}.arb", languages: ["en"], platforms: ["ios", "android"] }],
  ],
  [
    "a string catalog",
    ["A/B.xcstrings"],
    "en",
    [{ files: "A/B.xcstrings", languages: ["en"], platforms: ["ios"] }],
  ],
  [
    "a folder like a glob",
    ["[id]/(x)/en.json", "{y}/en.json"],
    "en",
    [{ files: "\\[id\\]/\\(x\\)/{lang}.json", languages: ["en"], platforms: ["web"] }],
  ],
  [
    "another spelling of other languages",
    ["l/en.json", "l/es-419.json", "l/pt-BR.json", "l/zh-CN.json", "l/zh_CN.json"],
    "en",
    [
      {
        files: "l/{lang}.json",
        languages: ["en"],
        language_map: { "es-419": "es_419", "pt-BR": "pt_BR" },
        platforms: ["web"],
      },
    ],
  ],
])("%s is suggested", (_, paths, base, rows) => {
  const languages = base === undefined ? [] : [base, "es_419", "pt_BR", "zh_CN"];
  expect(suggestTexts(paths, base, languages).map(({ row }) => row)).toEqual(rows);
  const text = JSON.stringify({ project: PROJECT, texts: rows });
  expect(schemaErrors("lokaform", text)).toEqual([]);
});

test("plural forms of i18next are recognised", () => {
  expect(hasI18nextPlurals('{"a_one": "x", "a_other": "y"}')).toBe(true);
  expect(hasI18nextPlurals('{"a_one": "x", "b": "y_other"}')).toBe(false);
  expect(hasI18nextPlurals('{"a_one": "x", "reason_other": "y"}')).toBe(false);
});

test("a hostile name of a file is only shown, and one that the setting refuses is not offered", () =>
  inEmptyFolder(async ({ folder, init, files }) => {
    write(folder, {
      "locales/\u001b[31mx\n::error::y/en.json": "{}",
      "locales/\u202ea: 'b'/en.json": "{}",
    });
    const { lines } = await init(FLAGS);
    expect(lines.join("\n")).not.toMatch(/[\u001b\u202e]|^::error::/m);
    expect(lines.filter((line) => line.includes("{lang}"))).toHaveLength(1);
    expect(files()["lokaform.yaml"]).not.toContain("texts");
  }));

test("a taken file with a hostile name is written so that it can be read", () =>
  inEmptyFolder(async ({ folder, init, files, run }) => {
    write(folder, { "locales/\u202ea: 'b' [c]#/en.json": '{ "a": "A" }' });
    const { code, asked } = await init(FLAGS, { answers: [[QUESTION, ` ${ENTER}`]] });
    expect(code).toBe(0);
    expect(asked).not.toMatch(/\u202e/);
    expect(parse(files()["lokaform.yaml"] ?? "").texts[0].files).toBe(
      "locales/\u202ea: 'b' \\[c\\]#/{lang}.json",
    );
    expect((await run("validate")).lines).toEqual(["Valid: 1 key and 0 webhooks in 1 manifest."]);
  }));
