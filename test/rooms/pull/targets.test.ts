/** Which locale file gets a translation: the path of the base file with its language exchanged. */
import { expect, test } from "vitest";
import { by, inShop, ours, type Repository, rows, shop } from "./repository.ts";

const xml = (strings: Record<string, string>) =>
  `<resources>\n${Object.entries(strings)
    .map(([name, text]) => `    <string name="${name}">${text}</string>\n`)
    .join("")}</resources>\n`;
const json = (texts: object) => `${JSON.stringify(texts, undefined, 2)}\n`;

/** Keys with an English text that is their name, and a text of a person in another language. */
function live(language: string, names: readonly string[]) {
  const texts = names.map((name) => [name, { en: ours(name), [language]: by(`${name} ${language}`) }]);
  const languages = ["en", language].map((lang_iso) => ({ lang_iso, plural_forms: ["one", "other"] }));
  return { ...shop(Object.fromEntries(texts), { platforms: ["android"] }), languages };
}

/** Commits, plans and pulls. Which files the pull creates, and what both say. */
async function planAndPull(folder: Repository, codes = 0) {
  folder.commit(1);
  const before = Object.keys(folder.files());
  const plan = await folder.exits(codes, "plan");
  await folder.exits(codes, "pull");
  const created = Object.keys(folder.files()).filter((path) => !before.includes(path));
  const [, count = "0"] = /(\d+) to pull/.exec(plan.text) ?? [];
  expect(Number(count)).toBe(created.length);
  return created;
}

const B_STRINGS = { "b/res/values/strings.xml": xml({ title_b: "title_b" }) };
const A_STRINGS = { "a/res/values/strings.xml": xml({}), "a/res/values-de/strings.xml": xml({}) };
const B_GERMAN = ["b/res/values-de/strings.xml"];
const IN_A = xml({ title_b: "title_b de" });
const MODULES =
  '{ files: "**/res/values/strings.xml", language: en }, { files: "**/res/values-{lang}/strings.xml", languages: [de] }';

test.for<[string, string, Record<string, string>, created: string[], says?: string]>([
  ["not even if it is the only one", MODULES, { ...B_STRINGS, ...A_STRINGS }, B_GERMAN],
  [
    "nor of two",
    MODULES,
    {
      ...B_STRINGS,
      ...A_STRINGS,
      "c/res/values/strings.xml": xml({}),
      "c/res/values-de/strings.xml": xml({}),
    },
    B_GERMAN,
  ],
  [
    "and a translation there does not count, also next to the right one",
    MODULES,
    { ...B_STRINGS, ...A_STRINGS, "a/res/values-de/strings.xml": IN_A },
    B_GERMAN,
    "a/res/values-de/strings.xml:2:28: warning: title_b: The base translation is in b/res/values/strings.xml, so the de translation belongs in the de file of the same path.",
  ],
  [
    "and a translation there does not count, if one row names all packages",
    '{ files: "p/*/{lang}.json", languages: [en, de] }',
    { "p/a/de.json": json({ title_b: "title_b de" }), "p/b/en.json": json({ title_b: "title_b" }) },
    ["p/b/de.json"],
  ],
  [
    "and is not announced for a row of the other module without wildcards",
    '{ files: "a/res/values/strings.xml", language: en }, { files: "b/res/values/strings.xml", language: en }, { files: "a/res/values-{lang}/strings.xml", languages: [de] }',
    { ...B_STRINGS, ...A_STRINGS },
    [],
  ],
])("a file of another module never gets the translation, %s", ([, texts, files, created, says = ""]) =>
  inShop(live("de", ["title_b"]), rows(texts), async (folder) => {
    for (const [path, text] of Object.entries(files)) folder.write(path, text);
    expect(await planAndPull(folder)).toEqual(created);
    expect(folder.files()).toMatchObject(files);
    for (const path of created) expect(folder.read(path)).toContain("title_b de");
    folder.commit(3);
    const { text } = await folder.exits(0, "plan --detailed-exitcode");
    expect(text).toContain(says);
  }),
);

const ANDROID = (language: string) =>
  `{ files: "res/values/strings.xml", language: en }, { files: "res/values-{lang}/strings.xml", languages: [${language}] }`;
const APPLE = (language: string) =>
  `{ files: "ios/en.lproj/App.strings", language: en }, { files: "ios/{lang}.lproj/App.strings", languages: [${language}] }`;
const WEB = (language: string) => `{ files: "l/{lang}.json", languages: [en, ${language}] }`;
const ARB = (language: string) => `{ files: "l/app_{lang}.arb", languages: [en, ${language}] }`;

test.each([
  ["pt_BR", ANDROID, "res/values/strings.xml", "res/values-pt-rBR/strings.xml"],
  ["zh_Hans", ANDROID, "res/values/strings.xml", "res/values-b+zh+Hans/strings.xml"],
  ["es_419", ANDROID, "res/values/strings.xml", "res/values-b+es+419/strings.xml"],
  ["he", ANDROID, "res/values/strings.xml", "res/values-iw/strings.xml"],
  [
    "pt_BR",
    ANDROID,
    "res/values/strings.xml",
    "res/values-b+pt+BR/strings.xml",
    "res/values-b+es+MX/strings.xml",
  ],
  ["pt_BR", APPLE, "ios/en.lproj/App.strings", "ios/pt-BR.lproj/App.strings"],
  ["zh_Hans_CN", APPLE, "ios/en.lproj/App.strings", "ios/zh-Hans-CN.lproj/App.strings"],
  ["pt_BR", APPLE, "ios/en.lproj/App.strings", "ios/pt_BR.lproj/App.strings", "ios/es_MX.lproj/App.strings"],
  ["pt_BR", WEB, "l/en.json", "l/pt_BR.json"],
  ["pt_BR", WEB, "l/en.json", "l/pt-BR.json", "l/es-MX.json"],
  ["pt_BR", WEB, "l/en.json", "l/pt-br.json", "l/es-mx.json"],
  ["pt-BR", WEB, "l/en.json", "l/pt_BR.json", "l/zh_Hans.json"],
  ["pt-BR", ARB, "l/app_en.arb", "l/app_pt_BR.arb"],
])(
  "the new file for %s is spelled as its layout or the other files (%#)",
  (language, texts, base, path, sibling?) =>
    inShop(live(language, ["title"]), rows(texts(language)), async (folder) => {
      const written = (names: Record<string, string>) =>
        path.endsWith(".xml")
          ? xml(names)
          : path.endsWith(".strings")
            ? Object.entries(names)
                .map(([name, text]) => `"${name}" = "${text}";\n`)
                .join("")
            : json(names);
      folder.write(base, written({ title: "title" }));
      if (sibling !== undefined) folder.write(sibling, written({ title: "MX" }));
      expect(await planAndPull(folder)).toEqual([path]);
      expect(folder.read(path)).toContain(`title ${language}`);
      folder.commit(3);
      await folder.exits(0, "plan --detailed-exitcode");
    }),
);

test.each([
  ["two files that could be the language", ["l/pt-BR.json", "l/pt-br.json"], WEB("pt_BR")],
  ["no file of the row and none that it continues", [], '{ files: "m/{lang}.json", languages: [en, pt_BR] }'],
])("a row that plan refuses gets no file: %s", (_, others, texts) =>
  inShop(live("pt_BR", ["title"]), rows(texts), async (folder) => {
    for (const path of ["l/en.json", ...others]) folder.write(path, json({ title: "title" }));
    expect(await planAndPull(folder, 1)).toEqual([]);
  }),
);
