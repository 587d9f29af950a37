/** Pulls into source files of Apple and Android, whose rows and files differ from those of the web. */
import { expect, test } from "vitest";
import { inRepository, JANE, OURS, project, row } from "./repository.ts";

const settings = (texts: string, more = "") => `writers: [${OURS}]\n${more}texts:\n${texts}`;
const by = (iso: string, text: string, day = 2) => row(iso, { text, by: JANE, day });
const key = (name: string, translations: ReturnType<typeof row>[], more = {}) => ({
  ...{ key_id: 1, key_name: name, platforms: ["web" as const], translations },
  ...more,
});

const STRINGS = (text: string) => `<resources>\n    <string name="title">${text}</string>\n</resources>\n`;

test("Android: the folder without a language is the base language, and --create-files makes the first other one", () =>
  inRepository(
    project([key("title", [row("en", { text: "Cart" }), by("de", "Korb")])]),
    async (folder) => {
      folder.write("res/values/strings.xml", STRINGS("Cart"));
      folder.commit(1);
      const without = await folder.run("pull");
      expect(without.code).toBe(1);
      expect(folder.sandbox.requests).toEqual([]);
      const { code, lines } = await folder.run("pull --create-files");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(folder.read("res/values-de-rDE/strings.xml")).toContain('<string name="title">Korb</string>');
      expect(folder.read("res/values/strings.xml")).toBe(STRINGS("Cart"));
      const again = await folder.run("plan --detailed-exitcode");
      expect({ code: again.code, lines: again.lines }).toEqual({ code: 0, lines: again.lines });
    },
    settings(
      '  - { files: "res/values/strings.xml", language: en }\n  - { files: "res/values-{lang}/strings.xml", languages: [de], language_map: { de-rDE: de } }\n',
    ),
  ));

const CATALOG = (en: string, de?: string) => {
  const unit = (value: string) => ({ stringUnit: { state: "translated", value } });
  const localizations = { en: unit(en), ...(de !== undefined && { de: unit(de) }) };
  const strings = { title: { localizations } };
  return `${JSON.stringify({ sourceLanguage: "en", strings, version: "1.0" }, null, 2)}\n`;
};

test.each([
  {
    name: "only the other language changed in the file since",
    history: [
      [1, "Old", "Korb"],
      [3, "Cart", "Korb"],
    ],
    isConflict: false,
  },
  {
    name: "the language changed in the file since",
    history: [
      [1, "Cart", "Alt"],
      [3, "Cart", "Korb"],
    ],
    isConflict: true,
  },
  {
    name: "the language was added to the file since",
    history: [
      [1, "Cart"],
      [3, "Cart", "Korb"],
    ],
    isConflict: true,
  },
  {
    name: "it had exactly the live text",
    history: [
      [1, "Old", "Ihr Korb"],
      [3, "Cart", "Korb"],
    ],
    isConflict: false,
    stays: true,
  },
] as const)("a string catalog has the history of each language: $name", ({ history, isConflict, ...more }) =>
  inRepository(
    project([key("title", [row("en", { text: "Cart" }), by("de", "Ihr Korb")])]),
    async (folder) => {
      for (const [day, en, de] of history) {
        folder.write("App.xcstrings", CATALOG(en, de));
        folder.commit(day);
      }
      const { code, lines } = await folder.run("pull");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(lines.some((line) => line.startsWith("In conflict: 1 text"))).toBe(isConflict);
      expect(folder.read("App.xcstrings")).toBe(
        CATALOG("Cart", isConflict || "stays" in more ? "Korb" : "Ihr Korb"),
      );
    },
    settings('  - { files: "App.xcstrings", languages: [en, de] }\n'),
  ),
);

test("a description in a source file stays, and is listed", () =>
  inRepository(
    project([key("title", [row("en", { text: "Cart" })], { description: "Live", tags: ["x"] })]),
    async (folder) => {
      const arb = '{ "title": "Cart", "@title": { "description": "Declared" } }\n';
      folder.write("app_en.arb", arb);
      folder.write("keys.yaml", "keys:\n  - key_name: title\n");
      folder.commit(1);
      const { code, lines } = await folder.run("pull --fields description,tags");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(lines.join("\n")).toMatch(
        /! title {2}app_en.arb:1 {2}description is "Declared", live "Live": a source file declares it/,
      );
      expect(folder.read("app_en.arb")).toBe(arb);
      expect(folder.read("keys.yaml")).toBe("keys:\n  - key_name: title\n    tags: [x]\n");
    },
    settings('  - { files: "app_{lang}.arb" }\n'),
  ));

test("texts of one platform go into the files of that platform", () =>
  inRepository(
    project([
      key("", [row("en", { text: "Cart" }), by("de", "Korb")], {
        key_name: { ios: "TITLE", android: "title", web: "title", other: "title" },
        platforms: ["ios", "web"],
      }),
    ]),
    async (folder) => {
      folder.write(
        "keys.yaml",
        "keys:\n  - key_name: { ios: TITLE, web: title }\n    platforms: [ios, web]\n",
      );
      folder.write("web/en.json", '{ "title": "Cart" }\n');
      folder.write("ios/de.lproj/App.strings", '"TITLE" = "Alt";\n');
      folder.commit(1);
      const { code, lines } = await folder.run("pull --languages de");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(folder.read("ios/de.lproj/App.strings")).toBe('"TITLE" = "Korb";\n');
      expect(folder.files()["web/de.json"]).toBeUndefined();
    },
    settings(
      '  - { files: "web/{lang}.json", platform: web }\n  - { files: "ios/{lang}.lproj/App.strings", platform: ios, languages: [de] }\n',
    ),
  ));
