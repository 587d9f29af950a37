/** A pull into locale files: only the changed strings change, and new languages come only where they are asked for. */

import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { by, inShop, ours, type Repository, rows, shop } from "./repository.ts";

const EN = '{\r\n\t"cart": { "title":   "Cart", "empty": "Empty" },\r\n\t"nav.home": "Home"\r\n}';

/** Live keys, by their names. */
const LIVE = {
  "cart.title": { en: by("Your cart"), de: by("Ihr Korb"), fr: ours("Panier") },
  "cart.empty": { en: ours("Empty"), de: by("Leer"), fr: ours("Vide") },
  "nav.home": { en: ours("Home"), de: by("Start"), fr: ours("Accueil") },
};

const ROW = '{ files: "src/locales/{lang}.json" }';

/** No file changes, and no plan has changes. */
async function isSettled(folder: Repository, line = "pull"): Promise<void> {
  const before = folder.files();
  await folder.exits(0, `${line} --detailed-exitcode`);
  expect(folder.files()).toEqual(before);
  await folder.exits(0, "plan --detailed-exitcode");
}

test("only the changed string changes. The other bytes, the line ends, the mark and the permissions stay", () =>
  inShop(shop(LIVE), rows(ROW), async (folder) => {
    folder.write("src/locales/en.json", `\ufeff${EN}`);
    chmodSync(join(folder.folder, "src/locales/en.json"), 0o640);
    folder.commit(1);
    const dry = await folder.run("pull --dry-run");
    expect(dry.lines).toEqual(
      expect.arrayContaining(["--- a/src/locales/en.json", "Would write src/locales/en.json"]),
    );
    expect(folder.read("src/locales/en.json")).toBe(`\ufeff${EN}`);
    const { lines } = await folder.exits(0, "pull");
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
    expect(folder.read("src/locales/en.json")).toBe(`\ufeff${EN.replace('"Cart"', '"Your cart"')}`);
    expect(statSync(join(folder.folder, "src/locales/en.json")).mode & 0o777).toBe(0o640);
    expect(Object.keys(folder.files()).filter((path) => !path.startsWith(".git"))).toEqual([
      "src/locales/en.json",
    ]);
    await isSettled(folder);
  }));

test.each(["little", "big"])("a file in UTF-16, %s-endian, stays in its encoding", (order) =>
  inShop(shop({ cart: { en: by("Your cart ›") } }), rows('{ files: "{lang}.strings" }'), async (folder) => {
    const path = "en.strings";
    const bytes = (text: string) => {
      const little = Buffer.from(`\ufeff/* › */\r\n"cart" = "${text}";\r\n`, "utf16le");
      return order === "little" ? little : little.swap16();
    };
    folder.write(path, "");
    writeFileSync(join(folder.folder, path), bytes("Cart"));
    folder.commit(1);
    const { lines } = await folder.exits(0, "pull");
    expect(lines).toContain(`Wrote ${path}`);
    expect(readFileSync(join(folder.folder, path))).toEqual(bytes("Your cart ›"));
    await isSettled(folder);
  }),
);

const JSON_EN =
  '{\n  "cart": {\n    "title": "Your cart",\n    "empty": "Empty"\n  },\n  "nav": {\n    "home": "Home"\n  }\n}\n';
const SHOP = {
  "cart.title": { en: ours("Your cart"), de: by("Ihr Korb"), fr: ours("Panier") },
  "cart.empty": { en: ours("Empty"), de: by("Leer"), fr: ours("Vide") },
  "nav.home": { en: ours("Home"), de: by("Start"), fr: ours("") },
};

test.each([
  { row: ROW, named: "the base language" },
  { row: '{ files: "src/locales/{lang}.json", languages: [en] }', named: "en" },
])("--languages adds missing texts to existing files of a row for $named", ({ row: texts, named }) =>
  inShop(shop(SHOP), rows(texts), async (folder) => {
    folder.write("src/locales/en.json", JSON_EN);
    folder.write("src/locales/de.json", '{\n  "cart": { "title": "Korb" }\n}\n');
    if (named === "en") folder.write("src/locales/it.json", "not read");
    folder.commit(1);
    const { text } = await folder.exits(0, "pull --languages de,fr");
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
  }),
);

test("pull creates the file of a language, with the texts in the order of the base language", () =>
  inShop(shop(SHOP), rows(ROW), async (folder) => {
    folder.commit(1, {
      "src/locales/en.json": JSON_EN,
      "keys.yaml": "keys:\n  - key_name: cart.empty\n    tags: []\n",
    });
    const dry = await folder.run("pull --languages all --dry-run");
    expect(dry.lines).toEqual(
      expect.arrayContaining(["--- /dev/null", "+++ b/src/locales/fr.json", '+    "title": "Panier",']),
    );
    expect(Object.keys(folder.files()).filter((path) => path.startsWith("src"))).toHaveLength(1);
    const before = folder.sandbox.requests.length;
    const { lines } = await folder.exits(0, "pull --languages all");
    // The project is read once, before the files are, because it says which languages there are.
    const paths = folder.sandbox.requests.slice(before).map(({ path }) => path.replace(/^.*5678/, ""));
    expect(paths.filter((path) => /^$|^\/languages/.test(path))).toEqual(["", "/languages?limit=500"]);
    expect(lines).toEqual(expect.arrayContaining(["Wrote src/locales/fr.json", "Wrote src/locales/de.json"]));
    expect(folder.read("src/locales/fr.json")).toBe(
      '{\n  "cart": {\n    "title": "Panier",\n    "empty": "Vide"\n  }\n}\n',
    );
    expect(folder.read("src/locales/de.json")).toBe(
      JSON_EN.replace("Your cart", "Ihr Korb").replace("Empty", "Leer").replace('"Home"', '"Start"'),
    );
    expect(folder.read("src/locales/en.json")).toBe(JSON_EN);
    await isSettled(folder, "pull --languages all");
  }));

test("pull creates the file of a language that a row lists, and completes it", () =>
  inShop(
    shop(SHOP),
    rows('{ files: "src/locales/{lang}.json", languages: [en, de], language_map: { de_DE: de } }'),
    async (folder) => {
      folder.commit(1, { "src/locales/en.json": JSON_EN });
      const plan = await folder.run("plan");
      expect(plan.lines.join("\n")).toContain("no file for the language de, only for en. If a file");
      expect(plan.lines.join("\n")).toContain("to pull");
      await folder.exits(0, "pull");
      expect(JSON.parse(folder.read("src/locales/de_DE.json")).nav).toEqual({ home: "Start" });
      await isSettled(folder, "pull");
      folder.write("src/locales/de_DE.json", '{ "cart": { "title": "Ihr Korb" } }\n');
      await folder.run("pull");
      expect(JSON.parse(folder.read("src/locales/de_DE.json")).nav).toEqual({ home: "Start" });
      expect(folder.files()["src/locales/fr.json"]).toBeUndefined();
    },
  ));

test("the commands that pull prints commit also a new file, whose path a shell must not read", () =>
  inShop(shop(SHOP), rows('{ files: "it\'s new/{lang}.json", languages: [en, de] }'), async (folder) => {
    folder.commit(1, { "it's new/en.json": JSON_EN });
    const { lines } = await folder.run("pull");
    const [add = "", commit = ""] = lines.filter((line) => line.startsWith("  git "));
    execFileSync("sh", ["-c", `git reset -q && ${add} && ${commit} -q -m Texts`], { cwd: folder.folder });
    const words = ["log", "-1", "--format=%B", "--name-only"];
    const shown = execFileSync("git", words, { cwd: folder.folder, encoding: "utf8" });
    expect(shown).toMatch(/^Texts\n\nLokaform-Pulled: .*Z\n+it's new\/de\.json\n$/);
  }));

test("--new writes into YAML only, and asks for a manifest if there is none", () =>
  inShop(shop({ ...SHOP, "cart.total": { en: by("Total") } }), rows(ROW), async (folder) => {
    folder.commit(1, { "src/locales/en.json": JSON_EN });
    const none = await folder.exits(1, "pull --new");
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
    await folder.exits(0, "pull --new");
    expect(folder.read("keys.yaml")).toContain("key_name: cart.total");
    expect(folder.read("src/locales/en.json")).toBe(JSON_EN);
    await isSettled(folder, "pull --new");
  }));

test("--remove-missing removes entries of YAML, and names those of locale files", () =>
  inShop(
    shop({ "cart.title": SHOP["cart.title"], other: { en: ours("Other") } }),
    rows(ROW),
    async (folder) => {
      const yaml =
        "keys:\n  - key_name: other\n    tags: [a]\n  - key_name: gone\n    translations: { en: Gone }\n  - key_name: nav.home\n    tags: [a]\n";
      folder.commit(1, { "keys.yaml": yaml, "src/locales/en.json": JSON_EN });
      const { asked, text } = await folder.exits(0, "pull --remove-missing", { answer: "yes" });
      expect(asked).toContain("- gone\n");
      expect(asked).not.toContain("cart.empty");
      expect(text).toMatch(/Not live, but declared by locale files, .*: nav\.home, cart\.empty\. /);
      expect(folder.read("keys.yaml")).toBe(yaml.replace(/ {2}- key_name: gone\n.*\n/, ""));
      expect(folder.read("src/locales/en.json")).toBe(JSON_EN);
    },
  ));

test("a file is never created through a link, nor for a language whose name cannot be in a path", () =>
  inShop(
    {
      ...shop({ "cart.title": { en: ours("Cart"), "../../x": by("Out"), de: by("Korb") } }),
      languages: ["en", "de", "../../x"].map((lang_iso, index) => ({
        lang_iso,
        lang_id: index + 1,
        plural_forms: ["other"],
      })),
    },
    rows('{ files: "app/locales/{lang}/*.json" }'),
    async (folder) => {
      folder.write("app/locales/en/shop.json", '{ "cart.title": "Cart" }\n');
      folder.write("elsewhere/readme.txt", "");
      symlinkSync("../../elsewhere", join(folder.folder, "app/locales/de"));
      folder.commit(1);
      const before = folder.files();
      const linked = await folder.exits(1, "pull --languages de");
      expect(linked.lines.join("\n")).toContain(
        "app/locales/de/shop.json leads through the symbolic link app/locales/de",
      );
      const hostile = await folder.run("pull --languages ../../x");
      expect(hostile.lines.join("\n")).toContain("No locale file can have 1 text in ../../x");
      expect(folder.files()).toEqual(before);
    },
  ));

test("a file that is a symbolic link keeps its text, and all other files are written", () =>
  inShop(
    shop({ title: { en: ours("Cart"), de: by("Korb"), fr: by("Panier") } }),
    rows('{ files: "app/{lang}.json", languages: [en, de, fr] }'),
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
        const { text: words } = await folder.exits(1, command);
        expect(words).toContain(
          "app/de.json:1:1: error: app/de.json leads through the symbolic link app/de.json",
        );
        expect(words).toContain("1 changed.");
        expect(words).not.toContain("Korb");
        expect(JSON.parse(folder.read("app/fr.json"))).toEqual({ title: french });
        expect(JSON.parse(folder.read("app/de.json"))).toEqual({ title: "Wagen" });
      }
    },
  ));

test("a text that did not change has no conflict, although the files of all languages have other changes", () =>
  inShop(
    shop({ title: { en: ours("Cart"), de: by("Ihr Korb"), fr: by("Chariot") } }),
    rows(
      '{ files: "src/locales/{lang}.json", languages: [en, de, fr], platforms: [web] }',
      "languages: { de: merge, fr: merge }\n",
    ),
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
  ));

const PLURAL = { is_plural: true };

test("plain texts of a language whose base text has plural forms stop no command, and many are counted", () => {
  const names = Array.from({ length: 12 }, (_, at) => `k${at}`);
  const forms = { text: '{"one":"Item","other":"Items"}' };
  const state = shop(Object.fromEntries(names.map((name) => [name, { en: forms, de: forms }])), PLURAL);
  const json = (each: (name: string) => object) =>
    JSON.stringify(Object.assign({}, ...names.map(each)), undefined, 2);
  return inShop(
    state,
    rows('{ files: "{lang}.json", languages: [en, de], plurals: i18next }'),
    async (folder) => {
      folder.commit(1, {
        "en.json": json((name) => ({ [`${name}_one`]: "Item", [`${name}_other`]: "Items" })),
        "de.json": json((name) => ({ [name]: "Ding" })),
      });
      for (const command of ["validate", "plan", "apply --yes"]) {
        const { lines } = await folder.exits(0, command);
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
    inShop(
      shop(
        { items: { en: by('{"one":"Item","other":"Items"}'), de: by('{"one":"Ding","other":"Dinge"}') } },
        PLURAL,
      ),
      rows(`{ files: "{lang}${en.slice(2)}", languages: [en, de]${more} }`),
      async (folder) => {
        folder.commit(1, { [en]: enText, [de]: deText });
        for (const command of [
          "plan --detailed-exitcode",
          "apply --yes",
          "drift",
          "pull --detailed-exitcode",
        ]) {
          const { text } = await folder.exits(0, command);
          expect(text).not.toMatch(/is_plural|to pull/);
          if (command === "apply --yes")
            expect(text).toContain(
              "warning: items: The en text has no plural forms, but the key is a plural (keys.yaml decides, then Lokalise",
            );
        }
        expect([folder.read(en), folder.read(de)]).toEqual([enText, deText]);
        expect(folder.sandbox.requests.every(({ method }) => method === "GET")).toBe(true);
      },
    ),
);
