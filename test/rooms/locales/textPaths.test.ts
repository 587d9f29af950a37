/** What the path of a locale file says about its language and about the names of its keys. */
import fc from "fast-check";
import micromatch from "micromatch";
import { expect, test } from "vitest";
import {
  codeOf,
  globOf,
  languageIn,
  nameParts,
  pathIn,
  projectLanguage,
  type TextSource,
} from "../../../src/locales/textSource.ts";
import { filesComplaint } from "../../../src/settings/table/texts.ts";
import { runs } from "../../scale.ts";

type Source = Pick<TextSource, "files" | "languageMap" | "languages" | "language">;

function source(files: string, more: Partial<Source> = {}): Source {
  return { files, languageMap: {}, languages: undefined, language: undefined, ...more };
}

test.each([
  ["src/locales/{lang}.json", "src/locales/*.json"],
  ["./src/{lang}/{lang}.json", "src/*/*.json"],
  ["../ios/{lang}.lproj/*.strings", "../ios/*.lproj/*.strings"],
  ["{web,app}/{lang}.json", "{web,app}/*.json"],
  ["Localizable.xcstrings", "Localizable.xcstrings"],
])("the glob of %s is %s", (files, glob) => {
  expect(globOf({ files })).toBe(glob);
});

/** files, path, language, {file}, {dir} */
const CASES: [string, string, string | undefined, string, string][] = [
  ["src/locales/{lang}.json", "src/locales/en.json", "en", "", "locales"],
  ["src/locales/{lang}.json", "src/locales/pt-BR.json", "pt-BR", "", "locales"],
  ["src/locales/{lang}.json", "src/locales/zh-Hant-TW.json", "zh-Hant-TW", "", "locales"],
  ["src/locales/{lang}.json", "src/locales/es_419.json", "es_419", "", "locales"],
  ["src/locales/{lang}.json", "src/locales/english.json", undefined, "english", "locales"],
  ["src/locales/{lang}.json", "src/locales/index.json", undefined, "index", "locales"],
  ["src/locales/{lang}.json", "src/other/en.json", undefined, "en", "other"],
  ["src/locales/{lang}/checkout.json", "src/locales/de/checkout.json", "de", "checkout", "locales"],
  ["src/locales/{lang}/*.json", "src/locales/de/my.cart.json", "de", "my.cart", "locales"],
  ["src/locales/{lang}/{lang}.json", "src/locales/de/de.json", "de", "", "locales"],
  ["src/locales/{lang}/{lang}.json", "src/locales/de/en.json", undefined, "en", "de"],
  ["lib/l10n/app_{lang}.arb", "lib/l10n/app_en.arb", "en", "app", "l10n"],
  ["lib/l10n/app_{lang}.arb", "lib/l10n/app_zh_Hant.arb", "zh_Hant", "app", "l10n"],
  ["*_{lang}.arb", "app_en_US.arb", "en_US", "app", ""],
  ["*_{lang}.arb", "my_app_en.arb", "en", "my_app", ""],
  ["{lang}_*.json", "en_home_page.json", "en", "home_page", ""],
  ["*.{lang}.json", "checkout.en.json", "en", "checkout", ""],
  ["a-{lang}-b.json", "a-en-b.json", "en", "a-b", ""],
  ["ios/{lang}.lproj/Localizable.strings", "ios/en.lproj/Localizable.strings", "en", "Localizable", "ios"],
  ["ios/{lang}.lproj/*.strings", "ios/zh-Hans.lproj/InfoPlist.strings", "zh-Hans", "InfoPlist", "ios"],
  ["ios/{lang}.lproj/*.strings", "ios/Base.lproj/Main.strings", undefined, "Main", "ios"],
  ["app/res/values-{lang}/strings.xml", "app/res/values-de/strings.xml", "de", "strings", "res"],
  ["app/res/values-{lang}/strings.xml", "app/res/values-en-rGB/strings.xml", "en-rGB", "strings", "res"],
  [
    "app/res/values-{lang}/strings.xml",
    "app/res/values-b+sr+Latn/strings.xml",
    "b+sr+Latn",
    "strings",
    "res",
  ],
  ["app/res/values-{lang}/strings.xml", "app/res/values-night/strings.xml", undefined, "strings", "res"],
  ["app/res/values-{lang}/strings.xml", "app/res/values-v21/strings.xml", undefined, "strings", "res"],
  ["app/res/values-{lang}/strings.xml", "app/res/values-sw600dp/strings.xml", undefined, "strings", "res"],
  ["packages/*/src/{lang}.json", "packages/cart/src/fr.json", "fr", "", "src"],
  ["packages/*/{lang}/*.json", "packages/en/fr/a.json", "fr", "a", "en"],
  ["**/{lang}.json", "de.json", "de", "", ""],
  ["**/{lang}.json", "en/x/de.json", "de", "", "x"],
  ["**/{lang}/*.json", "a/b/de/it.json", "de", "it", "b"],
  ["../web/{lang}.json", "../web/en.json", "en", "", "web"],
  ["../{lang}.json", "../en.json", "en", "", ""],
  ["./l/{lang}.json", "l/en.json", "en", "", "l"],
  ["{web,app}/{lang}.json", "app/en.json", "en", "", "app"],
  ["app/\\[id\\]/{lang}.json", "app/[id]/en.json", "en", "", "[id]"],
  ["app/(shop)/{lang}.json", "app/(shop)/en.json", "en", "", "(shop)"],
  ["app/\\(shop\\)/{lang}.json", "app/(shop)/en.json", "en", "", "(shop)"],
  ["a b/$x/{lang}.json", "a b/$x/en.json", "en", "", "$x"],
  ["Ünï/{lang}.json", "Ünï/en.json", "en", "", "Ünï"],
  ["con/{lang}.json", "con/aux.json", "aux", "", "con"],
  [".hidden/{lang}.json", ".hidden/en.json", "en", "", ".hidden"],
];

test.each(CASES)(
  "%s: %s has the language %s, the file %j and the folder %j",
  (files, path, language, file, dir) => {
    expect(languageIn(source(files), path)).toBe(language);
    expect(nameParts(source(files), path)).toMatchObject({ file, dir });
  },
);

test("a path without {lang} has the language of its source, or none", () => {
  const strings = source("res/values/strings.xml", { language: "en" });
  expect(languageIn(strings, "res/values/strings.xml")).toBe("en");
  expect(nameParts(strings, "res/values/strings.xml")).toEqual({ file: "strings", dir: "res" });
  expect(languageIn(source("A.xcstrings"), "A.xcstrings")).toBeUndefined();
});

test("a code that is listed or mapped need not look like one, and wins over one that does", () => {
  const named = { languageMap: { english: "en", "*": "x" }, languages: ["klingon"] };
  expect(languageIn(source("{lang}.json", named), "english.json")).toBe("en");
  expect(languageIn(source("{lang}.json", named), "klingon.json")).toBe("klingon");
  expect(languageIn(source("{lang}.json", named), "*.json")).toBe("x");
  expect(languageIn(source("{lang}.json", named), "dothraki.json")).toBeUndefined();
  expect(languageIn(source("*_{lang}.json", { languages: ["my_en"] }), "a_my_en.json")).toBe("my_en");
  expect(languageIn(source("*_{lang}.json", { languages: ["a.c"] }), "x_abc.json")).toBe("abc");
  // All objects have a member with this name, but the map does not.
  expect(projectLanguage({ languageMap: {} }, "constructor")).toBe("constructor");
});

test("the path in another language has its code", () => {
  const mapped = { files: "l/{lang}/a_{lang}.json", languageMap: { "pt-BR": "pt_BR" } };
  expect(codeOf(mapped, "pt_BR")).toBe("pt-BR");
  expect(pathIn(source("l/{lang}/a_{lang}.json", mapped), "l/en/a_en.json", "pt_BR")).toBe(
    "l/pt-BR/a_pt-BR.json",
  );
  const android = source("res/values-{lang}/strings.xml");
  const folders = ["pt_BR", "de", "sr_Latn", "zh_Hans_CN"].map((iso) =>
    pathIn(android, "res/values-fr/strings.xml", iso),
  );
  expect(folders.map((path) => path?.split("/")[1])).toEqual([
    "values-pt-rBR",
    "values-de",
    "values-b+sr+Latn",
    "values-b+zh+Hans+CN",
  ]);
  expect(pathIn(source("{lang}.lproj/A.strings"), "en.lproj/A.strings", "pt_BR")).toBe(
    "pt-BR.lproj/A.strings",
  );
  expect(pathIn(source("a.json", { language: "en" }), "a.json", "de")).toBeUndefined();
  expect(pathIn(source("{lang}.json"), "index.json", "de")).toBeUndefined();
});

test("a range after an escaped backslash, and braces that close in a wrong place, are refused", () => {
  expect(filesComplaint("a\\\\{1..99999999}.json")).toContain("unknown placeholder {1..99999999}");
  expect(filesComplaint("a\\{1..3\\}.json")).toBeUndefined();
  expect(filesComplaint("{,a(})")).toContain("wrong place");
});

test("no pattern makes the checks or the readers of paths fail", () => {
  const part = fc.constantFrom(
    ..."{lang} {lang} * ** / / . .. .json .json \\ ! ( ) [ ] [a-z] [z-a] { } {a,b} {1..3} {1..99999999} {a..} , + @ ? | $ ^ ~ en a \0 \ue000 é".split(
      " ",
    ),
  );
  const path = fc.array(fc.constantFrom("en", "a", "/", ".json", "[", "{lang}", "-", "\\"), { maxLength: 6 });
  const good = { seen: 0 };
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), path, (parts, names) => {
      const files = parts.join("");
      if (filesComplaint(files) !== undefined) return;
      good.seen += 1;
      expect(globOf({ files })).not.toContain("{lang}");
      for (const one of [names.join(""), files, files.replaceAll("{lang}", "en")]) {
        nameParts(source(files), one);
        pathIn(source(files), one, "de");
        languageIn(source(files), one);
      }
    }),
    { numRuns: runs(5000) },
  );
  expect(good.seen).toBeGreaterThan(runs(20));
});

test("a file in a language is found by the glob, and says that language", () => {
  const name = fc.stringMatching(/^[a-zA-Z0-9 #$%&'=@^_~é][a-zA-Z0-9 #$%&'=@^_~é.-]{0,8}$/);
  const code = fc.constantFrom("en", "de", "pt-BR", "zh_Hant", "en-rGB", "b+sr+Latn", "fil", "es-419");
  const form = fc.constantFrom("{lang}", "{lang}.lproj", "values-{lang}", "**", "*", "x");
  const pattern = fc
    .tuple(
      fc.array(form, { maxLength: 3 }),
      fc.constantFrom("{lang}.json", "app_{lang}.arb", "{lang}/*.json"),
    )
    .map(([folders, last]) => [...folders, last].join("/"));
  fc.assert(
    fc.property(pattern, code, fc.array(name, { minLength: 4, maxLength: 4 }), (files, language, names) => {
      const pathWith = (one: string) => {
        let next = 0;
        return files.replaceAll("{lang}", one).replace(/\*\*|\*/g, () => names[next++] ?? "n");
      };
      const path = pathWith(language);
      expect(micromatch.isMatch(path, globOf({ files }), { dot: true, windows: false }), path).toBe(true);
      expect(languageIn(source(files), path), `${files} ${path}`).toBe(language);
      expect(pathIn(source(files), path, "nl")).toBe(pathWith("nl"));
    }),
  );
});

test.each([
  ["packages/*/src/{lang}.json", "packages/cart/src/fr.json", "cart"],
  ["*/{lang}/*.json", "web/en/home.json", "web"],
  ["a*c/{lang}.json", "abbc/en.json", "bb"],
  ["**/*/{lang}.json", "a/b/en.json", "b"],
  ["{web,app-*}/{lang}.json", "app-x/en.json", "x"],
  ["{web,app-*}/{lang}.json", "web/en.json", undefined],
  ["{web-*,app-*}/{lang}.json", "app-x/en.json", "x"],
  ["packages/*/{lang}.json", "packages/\u{1f600}/en.json", "\u{1f600}"],
  ["**/{lang}.json", "a/en.json", undefined],
  ["\\*/*/{lang}.json", "*/b/en.json", "b"],
])("the first * of %s is, in %s, %s", (files, path, star) => {
  expect(nameParts(source(files), path)[1]).toBe(star);
});
