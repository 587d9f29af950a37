/** Which locale file gets a translation: the path of the base file with its language exchanged. */
import { expect, test } from "vitest";
import { inShop, JANE, OURS, project, type Repository, row } from "./repository.ts";

const settings = (rows: string) => `writers: [${OURS}]\ntexts:\n${rows}`;
const xml = (strings: Record<string, string>) =>
  `<resources>\n${Object.entries(strings)
    .map(([name, text]) => `    <string name="${name}">${text}</string>\n`)
    .join("")}</resources>\n`;
const json = (texts: object) => `${JSON.stringify(texts, undefined, 2)}\n`;

/** Keys with an English text that is their name, and a text of a person in another language. */
function live(language: string, names: readonly string[]) {
  const keys = names.map((name, index) => ({
    ...{ key_id: index + 1, key_name: name, platforms: ["android" as const] },
    translations: [
      row("en", { text: name }),
      row(language, { text: `${name} ${language}`, by: JANE, day: 2 }),
    ],
  }));
  const languages = ["en", language].map((lang_iso) => ({ lang_iso, plural_forms: ["one", "other"] }));
  return { ...project(keys), languages };
}

/** What plan announces, and what pull writes. */
async function planAndPull(folder: Repository) {
  folder.commit(1);
  const before = Object.keys(folder.files());
  const plan = await folder.run("plan");
  const pull = await folder.run("pull");
  const [, count = "0"] = /(\d+) to pull/.exec(plan.lines.join("\n")) ?? [];
  return {
    plan: plan.code,
    toPull: Number(count),
    code: pull.code,
    created: Object.keys(folder.files()).filter((path) => !before.includes(path)),
    said: [...plan.lines, ...pull.lines].join("\n"),
  };
}

const MODULES =
  '  - { files: "**/res/values/strings.xml", language: en }\n  - { files: "**/res/values-{lang}/strings.xml", languages: [de] }\n';

test.each([[["a"]], [["a", "c"]]])(
  "a file of another module never gets the translation, not even if it is the only one: %j",
  (german) =>
    inShop(live("de", ["title_b"]), settings(MODULES), async (folder) => {
      folder.write("b/res/values/strings.xml", xml({ title_b: "title_b" }));
      for (const module of german) {
        folder.write(`${module}/res/values/strings.xml`, xml({}));
        folder.write(`${module}/res/values-de/strings.xml`, xml({}));
      }
      const { said, ...rest } = await planAndPull(folder);
      expect({ ...rest, said }).toEqual({
        plan: 0,
        toPull: 1,
        code: 0,
        created: ["b/res/values-de/strings.xml"],
        said,
      });
      expect(folder.read("a/res/values-de/strings.xml")).toBe(xml({}));
      expect(folder.read("b/res/values-de/strings.xml")).toContain(xml({ title_b: "title_b de" }));
      await folder.exits(0, "plan --detailed-exitcode");
    }),
);

test("a translation in the file of another module does not count as declared, also next to the right one", () =>
  inShop(live("de", ["title_b"]), settings(MODULES), async (folder) => {
    folder.write("a/res/values/strings.xml", xml({}));
    folder.write("a/res/values-de/strings.xml", xml({ title_b: "title_b de" }));
    folder.write("b/res/values/strings.xml", xml({ title_b: "title_b" }));
    const { said, ...rest } = await planAndPull(folder);
    expect({ ...rest, said }).toEqual({
      plan: 0,
      toPull: 1,
      code: 0,
      created: ["b/res/values-de/strings.xml"],
      said,
    });
    folder.commit(3);
    const again = await folder.exits(0, "plan --detailed-exitcode");
    expect(again.lines.join("\n")).toContain(
      "a/res/values-de/strings.xml:2:28: warning: title_b: The base translation is in b/res/values/strings.xml, so the de translation belongs in the de file of the same path.",
    );
  }));

test("a translation in the file of another package does not count, if one row names all packages", () =>
  inShop(
    live("de", ["title_b"]),
    settings('  - { files: "p/*/{lang}.json", languages: [en, de] }\n'),
    async (folder) => {
      folder.write("p/a/de.json", json({ title_b: "title_b de" }));
      folder.write("p/b/en.json", json({ title_b: "title_b" }));
      const { said, ...rest } = await planAndPull(folder);
      expect({ ...rest, said }).toEqual({ plan: 0, toPull: 1, code: 0, created: ["p/b/de.json"], said });
    },
  ));

test("a row of another module without wildcards does not count: neither plan nor pull announces a translation", () =>
  inShop(
    live("de", ["title_b"]),
    settings(
      `${["a/res/values/strings.xml", "b/res/values/strings.xml"]
        .map((files) => `  - { files: "${files}", language: en }\n`)
        .join("")}  - { files: "a/res/values-{lang}/strings.xml", languages: [de] }\n`,
    ),
    async (folder) => {
      folder.write("b/res/values/strings.xml", xml({ title_b: "title_b" }));
      folder.write("a/res/values/strings.xml", xml({}));
      folder.write("a/res/values-de/strings.xml", xml({}));
      const { said, ...rest } = await planAndPull(folder);
      expect({ ...rest, said }).toEqual({ plan: 0, toPull: 0, code: 0, created: [], said });
    },
  ));

const ANDROID = (language: string) =>
  `  - { files: "res/values/strings.xml", language: en }\n  - { files: "res/values-{lang}/strings.xml", languages: [${language}] }\n`;
const APPLE = (language: string) =>
  `  - { files: "ios/en.lproj/App.strings", language: en }\n  - { files: "ios/{lang}.lproj/App.strings", languages: [${language}] }\n`;
const WEB = (language: string) => `  - { files: "l/{lang}.json", languages: [en, ${language}] }\n`;
const ARB = (language: string) => `  - { files: "l/app_{lang}.arb", languages: [en, ${language}] }\n`;

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
  (language, rows, base, path, sibling?) =>
    inShop(live(language, ["title"]), settings(rows(language)), async (folder) => {
      const texts = (names: Record<string, string>) =>
        path.endsWith(".xml")
          ? xml(names)
          : path.endsWith(".strings")
            ? Object.entries(names)
                .map(([name, text]) => `"${name}" = "${text}";\n`)
                .join("")
            : json(names);
      folder.write(base, texts({ title: "title" }));
      if (sibling !== undefined) folder.write(sibling, texts({ title: "MX" }));
      const { said, ...rest } = await planAndPull(folder);
      expect({ ...rest, said }).toEqual({ plan: 0, toPull: 1, code: 0, created: [path], said });
      expect(folder.read(path)).toContain(`title ${language}`);
      folder.commit(3);
      await folder.exits(0, "plan --detailed-exitcode");
    }),
);

test.each([
  ["two files that could be the language", ["l/pt-BR.json", "l/pt-br.json"], WEB("pt_BR")],
  [
    "no file of the row and none that it continues",
    [],
    '  - { files: "m/{lang}.json", languages: [en, pt_BR] }\n',
  ],
])("a row that plan refuses gets no file: %s", (_, others, rows) =>
  inShop(live("pt_BR", ["title"]), settings(rows), async (folder) => {
    for (const path of ["l/en.json", ...others]) folder.write(path, json({ title: "title" }));
    const { said, ...rest } = await planAndPull(folder);
    expect({ ...rest, said }).toEqual({ plan: 1, toPull: 0, code: 1, created: [], said });
  }),
);
