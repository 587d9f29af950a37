/** Pulls into locale files of Apple and Android, whose rows and files differ from those of the web. */
import { expect, test } from "vitest";
import { inRepository, JANE, OURS, project, row } from "./repository.ts";

const settings = (texts: string, more = "") => `writers: [${OURS}]\n${more}texts:\n${texts}`;
const by = (iso: string, text: string, day = 2) => row(iso, { text, by: JANE, day });
const key = (name: string, translations: ReturnType<typeof row>[], more = {}) => ({
  ...{ key_id: 1, key_name: name, platforms: ["web" as const], translations },
  ...more,
});

const STRINGS = (text: string) => `<resources>\n    <string name="title">${text}</string>\n</resources>\n`;

test("Android: the folder without a language is the base language, and pull makes the first other one", () =>
  inRepository(
    project([key("title", [row("en", { text: "Cart" }), by("de", "Korb")])]),
    async (folder) => {
      folder.write("res/values/strings.xml", STRINGS("Cart"));
      folder.commit(1);
      const { code, lines } = await folder.run("pull");
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

test("one row for all packages: a text of the project goes into the package that {1} names", () =>
  inRepository(
    project([
      key("cart.title", [row("en", { text: "Cart" }), by("de", "Korb")]),
      key("shop.title", [row("en", { text: "Shop" }), by("de", "Laden")], { key_id: 2 }),
    ]),
    async (folder) => {
      folder.write("packages/cart/en.json", '{ "title": "Cart" }\n');
      folder.write("packages/shop/en.json", '{ "title": "Shop" }\n');
      folder.write("packages/shop/de.json", '{ "title": "Geschäft" }\n');
      folder.commit(1);
      expect((await folder.run("pull")).code).toBe(0);
      expect(folder.read("packages/cart/de.json")).toContain('"title": "Korb"');
      expect(folder.read("packages/shop/de.json")).toBe('{ "title": "Laden" }\n');
      const again = await folder.run("drift");
      expect({ code: again.code, lines: again.lines }).toEqual({ code: 0, lines: again.lines });
    },
    settings('  - { files: "packages/*/{lang}.json", languages: [en, de], key_name: "{1}.{path}" }\n'),
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
] as const)("a string catalog has the history of each language: $name", ({ history, isConflict, ...one }) =>
  inRepository(
    project([key("title", [row("en", { text: "Cart" }), by("de", "Ihr Korb")])]),
    async (folder) => {
      for (const [day, en, de] of history) {
        folder.write("App.xcstrings", CATALOG(en, de));
        folder.commit(day);
      }
      const { code, lines } = await folder.run("pull");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(lines.some((line) => /^1 (in conflict|undecided): /.test(line))).toBe(isConflict);
      expect(folder.read("App.xcstrings")).toBe(
        CATALOG("Cart", isConflict || "stays" in one ? "Korb" : "Ihr Korb"),
      );
    },
    settings('  - { files: "App.xcstrings", languages: [en, de] }\n'),
  ),
);

test("a description in a locale file stays, and is listed", () =>
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
        /title {2}app_en.arb:1\n +description "Declared"\n +in Lokalise: "Live"\n +a locale file declares it/,
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

const ANDROID = (strings: string) => `<resources>\n${strings}</resources>\n`;
const named = (name: string, value: string) => `    <string name="${name}">${value}</string>\n`;

test("Android: pulled texts have the style of the text before or of the base text, and compile. Others are listed", () => {
  const G = '<xliff:g id="n">%1$s</xliff:g>';
  const texts = [
    // Name, English value in the file, German value in the file, English text in the project, live German text, new German value.
    ["html", "&lt;b>Hi&lt;/b>", undefined, "<b>Hi</b>", "<b>Hallo</b>", "&lt;b>Hallo&lt;/b>"],
    ["cdata", "<![CDATA[<b>Hi</b>]]>", "Alt", "<b>Hi</b>", "<b>Hallo</b>", "<![CDATA[<b>Hallo</b>]]>"],
    ["markup", "<b>Hi</b>", undefined, "<b>Hi</b>", "<b>Hallo</b>", "<b>Hallo</b>"],
    ["plain", "Hi", undefined, "Hi", "<b>Hallo</b>", undefined],
    ["broken", "<b>Hi</b>", "<b>Alt</b>", "<b>Hi</b>", "<b>Hallo", "<b>Alt</b>"],
    ["name", `Hi ${G}`, undefined, `Hi ${G}`, `Hallo ${G}`, `Hallo ${G}`],
    ["nested", `Hi ${G}`, undefined, `Hi ${G}`, `Hallo <xliff:g>${G}</xliff:g>`, undefined],
    ["count", "%1$s of %2$d", "Alt", "%1$s of %2$d", "%s von %d", "Alt"],
  ] as const;
  const live = texts.map(([name, , , en, de], index) =>
    key(name, [row("en", { text: en }), by("de", de)], { key_id: index + 1 }),
  );
  return inRepository(
    project(live),
    async (folder) => {
      const english = texts.map(([name, en]) => named(name, en)).join("");
      folder.write("res/values/strings.xml", ANDROID(english).replace(">", ` ${XLIFF}>`));
      const old = texts.flatMap(([name, , de]) => (de === undefined ? [] : [named(name, de)]));
      folder.write("res/values-de/strings.xml", ANDROID(old.join("")));
      folder.commit(1);
      const pull = "pull --languages de";
      const { code, lines } = await folder.run(pull);
      const text = lines.join("\n");
      expect({ code, text }).toEqual({ code: 0, text });
      const after = folder.read("res/values-de/strings.xml");
      for (const [name, , , , , value] of texts)
        if (value === undefined) expect(after).not.toContain(`name="${name}"`);
        else expect(after).toContain(named(name, value));
      expect(after).toContain(`<resources ${XLIFF}>`);
      const again = await folder.run(pull);
      for (const said of [text, again.lines.join("\n")]) {
        expect(said).toContain("4 different, and kept");
        for (const name of ["plain", "broken", "nested", "count"])
          expect(said).toMatch(new RegExp(`^ {4}${name} `, "m"));
        expect(said).toContain("not all of them have a number");
      }
      expect(folder.read("res/values-de/strings.xml")).toBe(after);
    },
    settings(
      '  - { files: "res/values/strings.xml", language: en, platform: web }\n  - { files: "res/values-{lang}/strings.xml", languages: [de], platform: web }\n',
    ),
  );
});

const XLIFF = 'xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"';
