/** A pull into locale files: only the changed strings change, and new languages come only where they are asked for. */

import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sample } from "../../scale.ts";
import type { ProjectState } from "./harness.ts";
import { inRepository, JANE, type LiveText, OURS, project, type Repository, row } from "./repository.ts";

const EN = '{\r\n\t"cart": { "title":   "Cart", "empty": "Empty" },\r\n\t"nav.home": "Home"\r\n}';

type Texts = Record<string, LiveText | undefined>;

/** Live keys, by their names. */
function shop(keys: Record<string, Texts>): ProjectState {
  return project(
    Object.entries(keys).map(([name, texts], index) => ({
      key_id: index + 1,
      key_name: name,
      platforms: ["web"],
      translations: Object.entries(texts).flatMap(([iso, text]) => (text ? [row(iso, text)] : [])),
    })),
  );
}

const by = (text: string, day = 2): LiveText => ({ text, by: JANE, day });
const ours = (text: string): LiveText => ({ text });

const HOME = { en: ours("Home"), de: by("Start"), fr: ours("Accueil") };
const LIVE = {
  "cart.title": { en: by("Your cart"), de: by("Ihr Korb"), fr: ours("Panier") },
  "cart.empty": { en: ours("Empty"), de: by("Leer"), fr: ours("Vide") },
  "nav.home": HOME,
};

const settings = (texts: string, more = "") => `writers: [${OURS}]\n${more}texts: [${texts}]\n`;
const ROW = '{ files: "src/locales/{lang}.json" }';
const EN_DE = '{ files: "src/locales/{lang}.json", languages: [en, de] }';

/** No file changes, and no plan has changes. */
async function isSettled(folder: Repository, line = "pull"): Promise<void> {
  const before = folder.files();
  const { code, lines } = await folder.run(`${line} --detailed-exitcode`);
  expect({ code, lines }).toEqual({ code: 0, lines });
  expect(folder.files()).toEqual(before);
  const plan = await folder.run("plan --detailed-exitcode");
  expect({ code: plan.code, lines: plan.lines }).toEqual({ code: 0, lines: plan.lines });
}

test("only the changed string changes. The other bytes, the line ends, the mark and the permissions stay", () =>
  inRepository(
    shop(LIVE),
    async (folder) => {
      folder.write("src/locales/en.json", `\ufeff${EN}`);
      chmodSync(join(folder.folder, "src/locales/en.json"), 0o640);
      folder.commit(1);
      const dry = await folder.run("pull --dry-run");
      expect(dry.lines).toEqual(
        expect.arrayContaining(["--- a/src/locales/en.json", "Would write src/locales/en.json"]),
      );
      expect(folder.read("src/locales/en.json")).toBe(`\ufeff${EN}`);
      const { code, lines } = await folder.run("pull");
      expect(lines.slice(0, -5).join("\n")).toBe(
        [
          "From Shop into the manifests:",
          "",
          "1 changed",
          "  ~ cart.title  src/locales/en.json:2",
          "        in the project, last edited by j***@example.com on 2026-01-03 00:00 UTC:",
          '      - en "Cart"',
          '      + en "Your cart"',
          "",
          "Wrote src/locales/en.json",
          "Pull from Shop: 1 changed.",
        ].join("\n"),
      );
      expect(code).toBe(0);
      expect(folder.read("src/locales/en.json")).toBe(`\ufeff${EN.replace('"Cart"', '"Your cart"')}`);
      expect(statSync(join(folder.folder, "src/locales/en.json")).mode & 0o777).toBe(0o640);
      expect(Object.keys(folder.files()).filter((path) => !path.startsWith(".git"))).toEqual([
        "src/locales/en.json",
      ]);
      await isSettled(folder);
    },
    settings(ROW),
  ));

test.each(["little", "big"])("a file in UTF-16, %s-endian, stays in its encoding", (order) =>
  inRepository(
    shop({ cart: { en: by("Your cart ›") } }),
    async (folder) => {
      const path = "en.strings";
      const bytes = (text: string) => {
        const little = Buffer.from(`\ufeff/* › */\r\n"cart" = "${text}";\r\n`, "utf16le");
        return order === "little" ? little : little.swap16();
      };
      folder.write(path, "");
      writeFileSync(join(folder.folder, path), bytes("Cart"));
      folder.commit(1);
      const { code, lines } = await folder.run("pull");
      expect({ code, lines }).toEqual({ code: 0, lines: expect.arrayContaining([`Wrote ${path}`]) });
      expect(readFileSync(join(folder.folder, path))).toEqual(bytes("Your cart ›"));
      await isSettled(folder);
    },
    settings('{ files: "{lang}.strings" }'),
  ),
);

const JSON_EN =
  '{\n  "cart": {\n    "title": "Your cart",\n    "empty": "Empty"\n  },\n  "nav": {\n    "home": "Home"\n  }\n}\n';
const SHOP = {
  "cart.title": { en: ours("Your cart"), de: by("Ihr Korb"), fr: ours("Panier") },
  "cart.empty": { en: ours("Empty"), de: by("Leer"), fr: ours("Vide") },
  "nav.home": { en: ours("Home"), de: by("Start"), fr: ours("") },
};

test("a text in YAML is written there, and a text in a locale file of the same key in that file", () =>
  inRepository(
    shop({ title: { en: by("Your cart"), de: by("Ihr Korb"), fr: by("Panier") } }),
    async (folder) => {
      folder.write("keys.yaml", "keys:\n  - key_name: title\n    translations: { fr: Chariot }\n");
      folder.write("src/locales/en.json", '{ "title": "Cart" }\n');
      folder.write("src/locales/de.json", '{ "title": "Korb" }\n');
      folder.commit(1);
      const { code, lines } = await folder.run("pull");
      expect({ code, lines }).toEqual({
        code: 0,
        lines: expect.arrayContaining(["Pull from Shop: 1 changed."]),
      });
      expect(folder.read("keys.yaml")).toContain("{ fr: Panier }");
      expect(folder.read("src/locales/en.json")).toBe('{ "title": "Your cart" }\n');
      expect(folder.read("src/locales/de.json")).toBe('{ "title": "Ihr Korb" }\n');
      await isSettled(folder);
    },
    settings(EN_DE),
  ));

test("of plural forms, only those that differ change, and an empty live form changes nothing", () =>
  inRepository(
    project([
      {
        key_id: 1,
        key_name: "items",
        platforms: ["web"],
        is_plural: true,
        translations: [
          row("en", by('{"one":"%d thing","other":"%d things"}')),
          row("de", by('{"one":"%d Artikel","other":""}')),
        ],
      },
    ]),
    async (folder) => {
      const en = '{\n  "items_one": "%d item",\n  "other": "",\n  "items_other": "%d thing\\u0073"\n}\n';
      const de = '{ "items_one": "%d Ding", "items_other": "%d Dinge", "other": "" }\n';
      folder.write("src/locales/en.json", en);
      folder.write("src/locales/de.json", de);
      folder.commit(1);
      const { code, lines } = await folder.run("pull");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(folder.read("src/locales/en.json")).toBe(en.replace("%d item", "%d thing"));
      expect(folder.read("src/locales/de.json")).toBe(de.replace("%d Ding", "%d Artikel"));
    },
    settings('{ files: "src/locales/{lang}.json", languages: [en, de], plurals: i18next }'),
  ));

test.each(
  sample<{
    name: string;
    de: [day: number, text: string][];
    en: [day: number, text: string][];
    isConflict: boolean;
  }>(
    [
      {
        name: "newer than the live text",
        de: [
          [1, "Alt"],
          [3, "Korb"],
        ],
        en: [[1, "Cart"]],
        isConflict: true,
      },
      {
        name: "older, and the file of another language is newer",
        de: [[1, "Korb"]],
        en: [
          [1, "Old"],
          [3, "Cart"],
        ],
        isConflict: false,
      },
      {
        name: "changed to something else and back",
        de: [
          [1, "Korb"],
          [3, "Nein"],
          [4, "Korb"],
        ],
        en: [[1, "Cart"]],
        isConflict: true,
      },
    ],
    ({ isConflict }) => isConflict,
  ),
)("the line of the text is $name", ({ de, en, isConflict }) =>
  inRepository(
    shop({ "cart.title": { en: ours("Cart"), de: by("Ihr Korb") } }),
    async (folder) => {
      const file = (text: string) => `{ "cart": { "title": "${text}" } }\n`;
      for (const day of [1, 2, 3, 4]) {
        for (const [at, text] of en) if (at === day) folder.write("src/locales/en.json", file(text));
        for (const [at, text] of de) if (at === day) folder.write("src/locales/de.json", file(text));
        if ([...en, ...de].some(([at]) => at === day)) folder.commit(day);
      }
      const { code, lines } = await folder.run("pull");
      expect(code).toBe(0);
      expect(lines.some((line) => line.startsWith("1 in conflict: "))).toBe(isConflict);
      expect(folder.read("src/locales/de.json")).toBe(file(isConflict ? "Korb" : "Ihr Korb"));
      if (isConflict) expect(lines.join("\n")).toContain("src/locales/de.json:1");
      const taken = await folder.run("pull --accept cart.title:de");
      expect({ code: taken.code, text: folder.read("src/locales/de.json") }).toEqual({
        code: 0,
        text: file("Ihr Korb"),
      });
    },
    settings(EN_DE),
  ),
);

test("a text in a language file that was added after the live text is undecided", () =>
  inRepository(
    shop({ "cart.title": { en: ours("Cart"), de: by("Ihr Korb", 2) } }),
    async (folder) => {
      const de = '{ "cart.title": "Korb" }\n';
      folder.write("src/locales/en.json", '{ "cart.title": "Cart" }\n');
      folder.commit(1);
      folder.write("src/locales/de.json", de);
      folder.commit(3);
      const { code, lines } = await folder.run("pull");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(lines).toContain("1 undecided: the manifest keeps its text");
      expect(folder.read("src/locales/de.json")).toBe(de);
    },
    settings(EN_DE),
  ));

test("a text that moved from YAML into a locale file is as old as it was there", () =>
  inRepository(
    shop({ "cart.title": { en: by("Your cart", 2) } }),
    async (folder) => {
      folder.write("keys.yaml", "keys:\n  - key_name: cart.title\n    translations: { en: Cart }\n");
      folder.write("src/locales/en.json", "{}\n");
      folder.commit(1);
      folder.write("keys.yaml", "keys: []\n");
      folder.write("src/locales/en.json", '{ "cart.title": "Cart" }\n');
      folder.commit(3);
      const { code, lines } = await folder.run("pull");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(folder.read("src/locales/en.json")).toBe('{ "cart.title": "Your cart" }\n');
    },
    settings(ROW),
  ));

test.each([
  { row: ROW, named: "the base language" },
  { row: '{ files: "src/locales/{lang}.json", languages: [en] }', named: "en" },
])("--languages adds missing texts to existing files of a row for $named", ({ row: texts, named }) =>
  inRepository(
    shop(SHOP),
    async (folder) => {
      folder.write("src/locales/en.json", JSON_EN);
      folder.write("src/locales/de.json", '{\n  "cart": { "title": "Korb" }\n}\n');
      if (named === "en") folder.write("src/locales/it.json", "not read");
      folder.commit(1);
      const { code, lines } = await folder.run("pull --languages de,fr");
      const text = lines.join("\n");
      expect({ code, text }).toEqual({ code: 0, text });
      expect(JSON.parse(folder.read("src/locales/de.json"))).toEqual({
        cart: { title: "Ihr Korb", empty: "Leer" },
        nav: { home: "Start" },
      });
      expect(JSON.parse(folder.read("src/locales/fr.json")).cart.title).toBe("Panier");
      expect(text).toContain('Other commands do not read the de, fr texts of "src/locales/{lang}.json"');
      expect(text).toContain(`names only ${named}. To compare them too, set languages to [en, de, fr].`);
      expect(Object.keys(folder.files()).filter((path) => path.startsWith("src"))).toHaveLength(
        named === "en" ? 4 : 3,
      );
      await isSettled(folder, "pull --languages de,fr");
      await isSettled(folder);
    },
    settings(texts),
  ),
);

test("pull creates the file of a language, with the texts in the order of the base language", () =>
  inRepository(
    shop(SHOP),
    async (folder) => {
      folder.write("src/locales/en.json", JSON_EN);
      folder.write("keys.yaml", "keys:\n  - key_name: cart.empty\n    tags: []\n");
      folder.commit(1);
      const dry = await folder.run("pull --languages all --dry-run");
      expect(dry.lines).toEqual(
        expect.arrayContaining(["--- /dev/null", "+++ b/src/locales/fr.json", '+    "title": "Panier",']),
      );
      expect(Object.keys(folder.files()).filter((path) => path.startsWith("src"))).toHaveLength(1);
      const before = folder.sandbox.requests.length;
      const { code, lines } = await folder.run("pull --languages all");
      // The project is read once, before the files are, because it says which languages there are.
      const paths = folder.sandbox.requests.slice(before).map(({ path }) => path.replace(/^.*5678/, ""));
      expect(paths.filter((path) => /^$|^\/languages/.test(path))).toEqual(["", "/languages?limit=500"]);
      expect({ code, lines }).toEqual({
        code: 0,
        lines: expect.arrayContaining(["Wrote src/locales/fr.json", "Wrote src/locales/de.json"]),
      });
      expect(folder.read("src/locales/fr.json")).toBe(
        '{\n  "cart": {\n    "title": "Panier",\n    "empty": "Vide"\n  }\n}\n',
      );
      expect(folder.read("src/locales/de.json")).toBe(
        JSON_EN.replace("Your cart", "Ihr Korb").replace("Empty", "Leer").replace('"Home"', '"Start"'),
      );
      expect(folder.read("src/locales/en.json")).toBe(JSON_EN);
      await isSettled(folder, "pull --languages all");
    },
    settings(ROW),
  ));

test("pull creates the file of a language that a row lists, and completes it", () =>
  inRepository(
    shop(SHOP),
    async (folder) => {
      folder.write("src/locales/en.json", JSON_EN);
      folder.commit(1);
      const plan = await folder.run("plan");
      expect(plan.lines.join("\n")).toContain("no file for the language de, only for en. If a file");
      expect(plan.lines.join("\n")).toContain("to pull");
      const { code, lines } = await folder.run("pull");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(JSON.parse(folder.read("src/locales/de_DE.json")).nav).toEqual({ home: "Start" });
      await isSettled(folder, "pull");
      folder.write("src/locales/de_DE.json", '{ "cart": { "title": "Ihr Korb" } }\n');
      await folder.run("pull");
      expect(JSON.parse(folder.read("src/locales/de_DE.json")).nav).toEqual({ home: "Start" });
      expect(folder.files()["src/locales/fr.json"]).toBeUndefined();
    },
    settings('{ files: "src/locales/{lang}.json", languages: [en, de], language_map: { de_DE: de } }'),
  ));

test("the commands that pull prints commit also a new file, whose path a shell must not read", () =>
  inRepository(
    shop(SHOP),
    async (folder) => {
      folder.write("it's new/en.json", JSON_EN);
      folder.commit(1);
      const { lines } = await folder.run("pull");
      const [add = "", commit = ""] = lines.filter((line) => line.startsWith("  git "));
      execFileSync("sh", ["-c", `git reset -q && ${add} && ${commit} -q -m Texts`], { cwd: folder.folder });
      const words = ["log", "-1", "--format=%B", "--name-only"];
      const shown = execFileSync("git", words, { cwd: folder.folder, encoding: "utf8" });
      expect(shown).toMatch(/^Texts\n\nLokaform-Pulled: .*Z\n+it's new\/de\.json\n$/);
    },
    settings('{ files: "it\'s new/{lang}.json", languages: [en, de] }'),
  ));

test("a text that the file cannot hold is kept with its reason, and the others are pulled", () =>
  inRepository(
    shop({ ...SHOP, menu: { en: ours("Menu"), de: by("Menü") } }),
    async (folder) => {
      folder.write("src/locales/en.json", `${JSON_EN.slice(0, -3)},\n  "menu": "Menu"\n}\n`);
      folder.write("src/locales/de.json", '{ "cart": { "empty": "Nichts" }, "nav": "Navigation" }\n');
      folder.commit(1);
      const { code, lines } = await folder.run("pull --languages de");
      const text = lines.join("\n");
      expect({ code, text }).toEqual({ code: 0, text });
      expect(text).toMatch(
        /nav.home .*\n.*\n.*\n +the file cannot hold the live text\n +src\/locales\/de.json: The file already has/,
      );
      expect(JSON.parse(folder.read("src/locales/de.json"))).toEqual({
        cart: { empty: "Leer", title: "Ihr Korb" },
        nav: "Navigation",
        menu: "Menü",
      });
    },
    settings(ROW),
  ));

test("--new writes into YAML only, and asks for a manifest if there is none", () =>
  inRepository(
    shop({ ...SHOP, "cart.total": { en: by("Total") } }),
    async (folder) => {
      folder.write("src/locales/en.json", JSON_EN);
      folder.commit(1);
      const none = await folder.run("pull --new");
      expect(none.code).toBe(1);
      expect(none.lines.join("\n")).toContain("To start a manifest, write keys: [] into keys.yaml");
      expect(folder.sandbox.requests).toEqual([]);
      folder.write("lokaform.yaml", `${folder.read("lokaform.yaml")}webhooks: [webhooks.yaml]\n`);
      folder.write("webhooks.yaml", "webhooks: []\n");
      const onlyWebhooks = await folder.run("pull --new");
      expect(onlyWebhooks.lines.join("\n")).toContain("add keys: [keys.yaml] to it");
      folder.write(
        "lokaform.yaml",
        folder.read("lokaform.yaml").replace("webhooks: [", "keys: [keys.yaml]\nwebhooks: ["),
      );
      folder.write("keys.yaml", "keys: []\n");
      const { code, lines } = await folder.run("pull --new");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(folder.read("keys.yaml")).toContain("key_name: cart.total");
      expect(folder.read("src/locales/en.json")).toBe(JSON_EN);
      await isSettled(folder, "pull --new");
    },
    settings(ROW),
  ));

test("--remove-missing removes entries of YAML, and names those of locale files", () =>
  inRepository(
    shop({ "cart.title": SHOP["cart.title"], other: { en: ours("Other") } }),
    async (folder) => {
      const yaml =
        "keys:\n  - key_name: other\n    tags: [a]\n  - key_name: gone\n    translations: { en: Gone }\n  - key_name: nav.home\n    tags: [a]\n";
      folder.write("keys.yaml", yaml);
      folder.write("src/locales/en.json", JSON_EN);
      folder.commit(1);
      const { code, lines, asked } = await folder.run("pull --remove-missing", { answer: "yes" });
      const text = lines.join("\n");
      expect({ code, text }).toEqual({ code: 0, text });
      expect(asked).toContain("- gone\n");
      expect(asked).not.toContain("cart.empty");
      expect(text).toMatch(/Not live, but declared by locale files, .*: nav\.home, cart\.empty\. /);
      expect(folder.read("keys.yaml")).toBe(yaml.replace(/ {2}- key_name: gone\n.*\n/, ""));
      expect(folder.read("src/locales/en.json")).toBe(JSON_EN);
    },
    settings(ROW),
  ));

test("other fields are written into YAML only", () =>
  inRepository(
    project([
      { key_id: 1, key_name: "a", platforms: ["web"], tags: ["x"], description: "About a", translations: [] },
      { key_id: 2, key_name: "b", platforms: ["web"], tags: ["x"], description: "About b", translations: [] },
    ]),
    async (folder) => {
      folder.write("keys.yaml", "keys:\n  - key_name: a\n    description: ''\n");
      folder.write("src/locales/en.json", '{ "a": "", "b": "" }\n');
      folder.commit(1);
      const { code, lines } = await folder.run("pull --fields tags,description");
      const text = lines.join("\n");
      expect({ code, text }).toEqual({ code: 0, text });
      expect(folder.read("keys.yaml")).toBe(
        "keys:\n  - key_name: a\n    description: 'About a'\n    tags: [x]\n",
      );
      expect(text).toContain("Only locale files declare 1 key with other values of description, tags");
      expect(folder.read("src/locales/en.json")).toBe('{ "a": "", "b": "" }\n');
    },
    settings(ROW),
  ));

test("a file is never created through a link, nor for a language whose name cannot be in a path", () =>
  inRepository(
    {
      ...shop({ "cart.title": { en: ours("Cart"), "../../x": by("Out"), de: by("Korb") } }),
      languages: ["en", "de", "../../x"].map((lang_iso, index) => ({
        lang_iso,
        lang_id: index + 1,
        plural_forms: ["other"],
      })),
    },
    async (folder) => {
      folder.write("app/locales/en/shop.json", '{ "cart.title": "Cart" }\n');
      folder.write("elsewhere/readme.txt", "");
      symlinkSync("../../elsewhere", join(folder.folder, "app/locales/de"));
      folder.commit(1);
      const before = folder.files();
      const linked = await folder.run("pull --languages de");
      expect(linked.code).toBe(1);
      expect(linked.lines.join("\n")).toContain(
        "app/locales/de/shop.json leads through the symbolic link app/locales/de",
      );
      const hostile = await folder.run("pull --languages ../../x");
      expect(hostile.lines.join("\n")).toContain("No locale file can have 1 text in ../../x");
      expect(folder.files()).toEqual(before);
    },
    settings('{ files: "app/locales/{lang}/*.json" }'),
  ));

test("a file that is a symbolic link keeps its text, and all other files are written", () =>
  inRepository(
    shop({ title: { en: ours("Cart"), de: by("Korb"), fr: by("Panier") } }),
    async (folder) => {
      for (const [iso, text] of Object.entries({ en: "Cart", fr: "Chariot" }))
        folder.write(`app/${iso}.json`, `{ "title": "${text}" }\n`);
      folder.write("elsewhere/german.json", '{ "title": "Wagen" }\n');
      symlinkSync("../elsewhere/german.json", join(folder.folder, "app/de.json"));
      folder.commit(1);
      for (const [command, french] of [
        ["pull --accept '*' --dry-run", "Chariot"],
        ["pull --accept '*'", "Panier"],
      ] as const) {
        const { code, lines } = await folder.run(command);
        const words = lines.join("\n");
        expect(code).toBe(1);
        expect(words).toContain(
          "app/de.json:1:1: error: app/de.json leads through the symbolic link app/de.json",
        );
        expect(words).toContain("1 changed.");
        expect(words).not.toContain("Korb");
        expect(JSON.parse(folder.read("app/fr.json"))).toEqual({ title: french });
        expect(JSON.parse(folder.read("app/de.json"))).toEqual({ title: "Wagen" });
      }
    },
    settings('{ files: "app/{lang}.json", languages: [en, de, fr] }'),
  ));

test("a row for the other languages takes the texts of a row for the base language", () =>
  inRepository(
    shop({ title: { en: ours("Cart"), de: by("Korb"), fr: by("Panier") } }),
    async (folder) => {
      folder.write("texts/base.json", '{ "title": "Cart" }\n');
      folder.write("texts/other/de.json", "{}\n");
      folder.commit(1);
      const { code, lines } = await folder.run("pull --languages de");
      expect({ code, lines }).toEqual({ code: 0, lines });
      expect(JSON.parse(folder.read("texts/other/de.json"))).toEqual({ title: "Korb" });
      expect(JSON.parse(folder.read("texts/other/fr.json"))).toEqual({ title: "Panier" });
      await isSettled(folder, "pull --languages all");
    },
    settings(
      '{ files: "texts/base.json", language: en }, { files: "texts/other/{lang}.json", languages: [de, fr] }',
    ),
  ));

test("a text that did not change has no conflict, although the files of all languages have other changes", () =>
  inRepository(
    shop({ title: { en: ours("Cart"), de: by("Ihr Korb"), fr: by("Chariot") } }),
    async (folder) => {
      for (const [language, text] of Object.entries({ en: "Cart", de: "Korb", fr: "Panier" })) {
        const file = (more: string) => `{ "title": "${text}"${more} }\n`;
        folder.write(`src/locales/${language}.json`, file(""));
        if (language === "fr") folder.commit(1);
      }
      for (const language of ["en", "de", "fr"]) {
        const path = `src/locales/${language}.json`;
        folder.write(path, `{ "other": "",${folder.read(path).slice(1)}`);
      }
      const { lines } = await folder.run("plan");
      const text = lines.join("\n");
      expect(text).toContain("2 to pull");
      expect(text).not.toContain("conflict");
    },
    settings(
      '{ files: "src/locales/{lang}.json", languages: [en, de, fr], platforms: [web] }',
      "languages: { de: merge, fr: merge }\n",
    ),
  ));

test("a placeholder of the service that no text of the files has stays in the project, and [VOID], too", () =>
  inRepository(
    shop({
      count: { en: ours("{{n}} files"), de: by("[%1$s:n] Dateien"), fr: by("[%1$s:m] fichiers") },
      none: { en: ours("Hint"), de: by("[VOID]"), fr: by("[%key:count%]") },
      own: { en: by("[%s]: new"), de: by("[%s]: neu") },
    }),
    async (folder) => {
      folder.write("src/locales/en.json", '{\n  "count": "{{n}} files",\n  "none": "Hint"\n}\n');
      folder.write("src/locales/de.json", '{\n  "count": "{{n}} Akten",\n  "none": "Tipp"\n}\n');
      folder.write("keys.yaml", 'keys:\n  - key_name: own\n    translations: { en: "[%s]: old" }\n');
      folder.commit(1);
      const { code, lines } = await folder.run("pull --languages all");
      const text = lines.join("\n");
      expect({ code, text }).toEqual({ code: 0, text });
      expect(JSON.parse(folder.read("src/locales/de.json"))).toEqual({
        count: "{{n}} Dateien",
        none: "Tipp",
      });
      expect(folder.files()).not.toHaveProperty("src/locales/fr.json");
      expect(folder.read("keys.yaml")).toContain('{ en: "[%s]: new", de: "[%s]: neu" }');
      expect(text.match(/the live text has what only Lokalise replaces/g)).toHaveLength(2);
      expect(text).toMatch(/^Pull from Shop: .*, 3 waiting\.$/m);
    },
    settings(EN_DE),
  ));

/** The plural key `items`. */
function plurals(texts: Texts): ProjectState {
  const state = shop({ items: texts });
  return { ...state, keys: state.keys?.map((one) => ({ ...one, is_plural: true })) ?? [] };
}

test("a plural form that the language does not have stays in the file", () =>
  inRepository(
    plurals({ en: by('{"one":"One item","other":"Items"}') }),
    async (folder) => {
      const item = (form: string, text: string) => `    <item quantity="${form}">${text}</item>\n`;
      const xml = (one: string) =>
        `<resources>\n  <plurals name="items">\n${item("zero", "No \\u00e4 item")}${item("one", one)}${item("other", "Items")}  </plurals>\n</resources>\n`;
      folder.write("res/values/strings.xml", xml("Item"));
      folder.commit(1);
      expect(await folder.run("pull")).toMatchObject({ code: 0 });
      expect(folder.read("res/values/strings.xml")).toBe(xml("One item"));
      folder.commit(3);
      await isSettled(folder);
      expect((await folder.run("plan")).lines.join("\n")).toContain(
        'res/values/strings.xml:3:20: warning: items: "zero" is not a plural form of en in this project, so it stays in the file and is not sent.',
      );
    },
    settings('{ files: "res/values/strings.xml", language: en }'),
  ));

test("a plain text of a string catalog is replaced as the form other of a plural", () =>
  inRepository(
    plurals({ en: { text: '{"one":"Item","other":"Items"}' }, de: by('{"one":"","other":"Sachen"}') }),
    async (folder) => {
      const unit = (value: string) => ({ stringUnit: { state: "translated", value } });
      const plural = { one: unit("Item"), other: unit("Items") };
      const catalog = (de: string) => {
        const localizations = { de: unit(de), en: { variations: { plural } } };
        const strings = { items: { localizations } };
        return JSON.stringify({ sourceLanguage: "en", strings, version: "1.0" }, undefined, 2);
      };
      folder.write("App.xcstrings", catalog("Dinge"));
      folder.commit(1);
      expect(await folder.run("pull")).toMatchObject({ code: 0 });
      expect(folder.read("App.xcstrings")).toBe(catalog("Sachen"));
      folder.commit(3);
      await isSettled(folder);
    },
    // The form one, which the base text has, is missing before and after.
    settings('{ files: "App.xcstrings", languages: [en, de] }', "pull: { checks: warn }\n"),
  ));

test("plain texts of a language whose base text has plural forms stop no command, and many are counted", () => {
  const names = Array.from({ length: 12 }, (_, at) => `k${at}`);
  const forms = { text: '{"one":"Item","other":"Items"}' };
  const state = shop(Object.fromEntries(names.map((name) => [name, { en: forms, de: forms }])));
  const json = (each: (name: string) => object) =>
    JSON.stringify(Object.assign({}, ...names.map(each)), undefined, 2);
  return inRepository(
    { ...state, keys: state.keys?.map((one) => ({ ...one, is_plural: true })) ?? [] },
    async (folder) => {
      folder.write(
        "en.json",
        json((name) => ({ [`${name}_one`]: "Item", [`${name}_other`]: "Items" })),
      );
      folder.write(
        "de.json",
        json((name) => ({ [name]: "Ding" })),
      );
      folder.commit(1);
      for (const command of ["validate", "plan", "apply --yes"]) {
        const { code, lines } = await folder.run(command);
        expect({ command, code, lines }).toEqual({ command, code: 0, lines });
        const found = lines.filter((line) => line.startsWith("de.json"));
        expect(found).toEqual([
          ...[2, 3, 4].map((line) =>
            expect.stringMatching(`^de.json:${line}:.* warning: k${line - 2}: The de text`),
          ),
          "de.json: the same problem 9 more times, in lines 5, 6, 7, 8, 9, 10, 11, 12, 13 [plural-mismatch]",
        ]);
      }
      await isSettled(folder);
      await isSettled(folder, "pull --languages de");
    },
    settings('{ files: "{lang}.json", languages: [en, de], plurals: i18next }'),
  );
});

test.each([
  ["en.strings", "de.strings", '"items" = "Thing";\n', '"items" = "Ding";\n', ""],
  ["en.json", "de.json", '{ "items": "Thing" }\n', '{ "items": "Ding" }\n', ""],
  ["en.arb", "de.arb", '{ "items": "Thing" }\n', '{ "items": "Ding" }\n', ""],
  ["en.json", "de.json", '{ "items": "Thing" }\n', "{}\n", ", plurals: i18next"],
])(
  "plain texts of a locale file for a plural in Lokalise stay in the file, with a warning: %s %s (%#)",
  (en, de, enText, deText, more) =>
    inRepository(
      plurals({ en: by('{"one":"Item","other":"Items"}'), de: by('{"one":"Ding","other":"Dinge"}') }),
      async (folder) => {
        folder.write(en, enText);
        folder.write(de, deText);
        folder.commit(1);
        for (const command of [
          "plan --detailed-exitcode",
          "apply --yes",
          "drift",
          "pull --detailed-exitcode",
        ]) {
          const { code, lines } = await folder.run(command);
          const text = lines.join("\n");
          expect({ command, code, text }).toEqual({ command, code: 0, text });
          expect(text).not.toMatch(/is_plural|to pull/);
          if (command === "apply --yes")
            expect(text).toContain(
              "warning: items: The en text has no plural forms, but the key is a plural (keys.yaml decides, then Lokalise",
            );
        }
        expect([folder.read(en), folder.read(de)]).toEqual([enText, deText]);
        expect(folder.sandbox.requests.every(({ method }) => method === "GET")).toBe(true);
      },
      settings(`{ files: "{lang}${en.slice(2)}", languages: [en, de]${more} }`),
    ),
);
