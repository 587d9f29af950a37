/** What a pull writes into the files of rows of texts: the files before and after it. */
import { expect, test } from "vitest";
import type { ProjectState } from "./harness.ts";
import { by, inShop, ours, type Repository, rows, shop } from "./repository.ts";

interface Pull {
  live: ProjectState;
  settings: string;
  files: Record<string, string>;
  line?: string;
  /** Files after it. Undefined: there is none. */
  after: Record<string, string | undefined>;
  says?: readonly (string | RegExp)[];
  /** A plan has still something to do. */
  isOpen?: true;
}

const EN_DE = '{ files: "{lang}.json", languages: [en, de] }';
const SHOP = {
  cart: { en: ours("Cart"), de: by("Korb"), fr: by("Panier") },
  menu: { en: ours("Menu"), de: by("Menü") },
};
const ANDROID = (strings: string) => `<resources>\n${strings}</resources>\n`;
const named = (name: string, value: string) => `    <string name="${name}">${value}</string>\n`;
const ANDROID_FORMS = (texts: object) => {
  const items = Object.entries(texts).map(([form, text]) => `<item quantity="${form}">${text}</item>`);
  return ANDROID(`<plurals name="cart">${items.join("")}</plurals>`);
};
const PLURAL = { is_plural: true };
const unit = (value: string) => ({ stringUnit: { state: "translated", value } });
const catalog = (localizations: object) =>
  `${JSON.stringify({ sourceLanguage: "en", strings: { cart: { localizations } }, version: "1.0" }, null, 2)}\n`;
const ENGLISH_FORMS = { variations: { plural: { one: unit("Item"), other: unit("Items") } } };
const forms = (texts: object) => by(JSON.stringify(texts));

const PULLS: Record<string, Pull> = {
  "a text in YAML is written there, and a text in a locale file of the same key in that file": {
    live: shop({ cart: { en: by("Your cart"), de: by("Ihr Korb"), fr: by("Panier") } }),
    settings: rows(EN_DE),
    files: {
      "keys.yaml": "keys:\n  - key_name: cart\n    translations: { fr: Chariot }\n",
      "en.json": '{ "cart": "Cart" }\n',
      "de.json": '{ "cart": "Korb" }\n',
    },
    after: {
      "keys.yaml": "keys:\n  - key_name: cart\n    translations: { fr: Panier }\n",
      "en.json": '{ "cart": "Your cart" }\n',
      "de.json": '{ "cart": "Ihr Korb" }\n',
    },
    says: [/^Pull from Shop: 1 changed\.$/m],
  },
  "of plural forms, only those that differ change, and an empty live form changes nothing": {
    live: shop(
      { items: { en: forms({ one: "thing", other: "things" }), de: forms({ one: "Artikel", other: "" }) } },
      PLURAL,
    ),
    settings: rows('{ files: "{lang}.json", languages: [en, de], plurals: i18next }'),
    files: {
      "en.json": '{\n  "items_one": "item",\n  "other": "",\n  "items_other": "thing\\u0073"\n}\n',
      "de.json": '{ "items_one": "Ding", "items_other": "Dinge", "other": "" }\n',
    },
    after: {
      "en.json": '{\n  "items_one": "thing",\n  "other": "",\n  "items_other": "thing\\u0073"\n}\n',
      "de.json": '{ "items_one": "Artikel", "items_other": "Dinge", "other": "" }\n',
    },
    isOpen: true,
  },
  "a plural form that the language does not have stays in the file": {
    live: shop({ cart: { en: forms({ one: "One item", other: "Items" }) } }, PLURAL),
    settings: rows('{ files: "{lang}.xml" }'),
    files: { "en.xml": ANDROID_FORMS({ zero: "No \\u00e4", one: "Item", other: "Items" }) },
    after: { "en.xml": ANDROID_FORMS({ zero: "No \\u00e4", one: "One item", other: "Items" }) },
  },
  "a plain text of a string catalog is replaced as the form other of a plural": {
    live: shop(
      { cart: { en: forms({ one: "Item", other: "Items" }), de: forms({ one: "", other: "Sachen" }) } },
      PLURAL,
    ),
    // The form one, which the base text has, is missing before and after.
    settings: rows('{ files: "App.xcstrings", languages: [en, de] }', "pull: { checks: warn }\n"),
    files: { "App.xcstrings": catalog({ de: unit("Dinge"), en: ENGLISH_FORMS }) },
    after: { "App.xcstrings": catalog({ de: unit("Sachen"), en: ENGLISH_FORMS }) },
  },
  "a text that the file cannot hold is kept with its reason, and the others are pulled": {
    live: shop({ ...SHOP, "nav.home": { en: ours("Home"), de: by("Start") } }),
    settings: rows('{ files: "{lang}.json" }'),
    files: {
      "en.json": '{ "cart": "Cart", "menu": "Menu", "nav": { "home": "Home" } }\n',
      "de.json": '{ "cart": "Wagen", "nav": "Navigation" }\n',
    },
    line: "pull --languages de",
    after: { "de.json": '{ "cart": "Korb", "menu": "Menü", "nav": "Navigation" }\n' },
    says: [/nav.home .*\n.*\n.*\n +the file cannot hold the live text\n +de.json: The file already has/],
    isOpen: true,
  },
  "other fields are written into YAML only": {
    live: shop({ a: {}, b: {} }, { tags: ["x"], description: "Live" }),
    settings: rows('{ files: "{lang}.json" }'),
    files: {
      "keys.yaml": "keys:\n  - key_name: a\n    description: ''\n",
      "en.json": '{ "a": "", "b": "" }\n',
    },
    line: "pull --fields tags,description",
    after: {
      "keys.yaml": "keys:\n  - key_name: a\n    description: 'Live'\n    tags: [x]\n",
      "en.json": '{ "a": "", "b": "" }\n',
    },
    says: ["Only locale files declare 1 key with other values of description, tags"],
  },
  "a description in a locale file stays, and is listed": {
    live: shop({ cart: { en: ours("Cart") } }, { description: "Live", tags: ["x"] }),
    settings: rows('{ files: "app_{lang}.arb" }'),
    files: {
      "app_en.arb": '{ "cart": "Cart", "@cart": { "description": "Declared" } }\n',
      "keys.yaml": "keys:\n  - key_name: cart\n",
    },
    line: "pull --fields description,tags",
    after: {
      "app_en.arb": '{ "cart": "Cart", "@cart": { "description": "Declared" } }\n',
      "keys.yaml": "keys:\n  - key_name: cart\n    tags: [x]\n",
    },
    says: [
      /cart {2}app_en.arb:1\n +description "Declared"\n +in Lokalise: "Live"\n +a locale file declares it/,
    ],
    isOpen: true,
  },
  "a row for the other languages takes the texts of a row for the base language": {
    live: shop({ cart: SHOP.cart }),
    settings: rows('{ files: base.json, language: en }, { files: "{lang}.json", languages: [de, fr] }'),
    files: { "base.json": '{ "cart": "Cart" }\n', "de.json": "{}\n" },
    line: "pull --languages de",
    after: { "de.json": '{\n  "cart": "Korb"\n}\n', "fr.json": '{\n  "cart": "Panier"\n}\n' },
  },
  "a placeholder of the service that no text of the files has stays in the project, and [VOID], too": {
    live: shop({
      count: { en: ours("{{n}} files"), de: by("[%1$s:n] Dateien"), fr: by("[%1$s:m] fichiers") },
      none: { en: ours("Hint"), de: by("[VOID]"), fr: by("[%key:count%]") },
      own: { en: by("[%s]: new"), de: by("[%s]: neu") },
    }),
    settings: rows(EN_DE),
    files: {
      "en.json": '{ "count": "{{n}} files", "none": "Hint" }\n',
      "de.json": '{ "count": "{{n}} Akten", "none": "Tipp" }\n',
      "keys.yaml": 'keys:\n  - key_name: own\n    translations: { en: "[%s]: old" }\n',
    },
    line: "pull --languages all",
    after: {
      "de.json": '{ "count": "{{n}} Dateien", "none": "Tipp" }\n',
      "fr.json": undefined,
      "keys.yaml": 'keys:\n  - key_name: own\n    translations: { en: "[%s]: new", de: "[%s]: neu" }\n',
    },
    says: [
      /(?:the live text has what only Lokalise replaces[\s\S]*){2}/,
      /^Pull from Shop: .*, 3 waiting\.$/m,
    ],
    isOpen: true,
  },
  "the folder of Android without a language is the base language, and pull makes the first other one": {
    live: shop({ cart: SHOP.cart }),
    settings: rows(
      '{ files: "values/s.xml", language: en }, { files: "values-{lang}/s.xml", languages: [de], language_map: { de-rDE: de } }',
    ),
    files: { "values/s.xml": ANDROID(named("cart", "Cart")) },
    after: {
      "values/s.xml": ANDROID(named("cart", "Cart")),
      "values-de-rDE/s.xml": `<?xml version="1.0" encoding="utf-8"?>\n${ANDROID(named("cart", "Korb"))}`,
    },
  },
  "one row for all packages: a text of the project goes into the package that {1} names": {
    live: shop({
      "cart.title": { en: ours("Cart"), de: by("Korb") },
      "shop.title": { en: ours("Shop"), de: by("Laden") },
    }),
    settings: rows('{ files: "packages/*/{lang}.json", languages: [en, de], key_name: "{1}.{path}" }'),
    files: {
      "packages/cart/en.json": '{ "title": "Cart" }\n',
      "packages/shop/en.json": '{ "title": "Shop" }\n',
      "packages/shop/de.json": '{ "title": "Geschäft" }\n',
    },
    after: {
      "packages/cart/de.json": '{\n  "title": "Korb"\n}\n',
      "packages/shop/de.json": '{ "title": "Laden" }\n',
    },
  },
  "texts of a key of two apps go into the files of both": {
    live: shop(
      { "": { en: ours("Cart"), de: by("Korb") } },
      {
        key_name: { ios: "TITLE", android: "title", web: "title", other: "title" },
        platforms: ["ios", "web"],
      },
    ),
    settings: rows(
      '{ files: "web/{lang}.json", platform: web }, { files: "{lang}.strings", platform: ios, languages: [de] }',
    ),
    files: {
      "keys.yaml": "keys:\n  - key_name: { ios: TITLE, web: title }\n    platforms: [ios, web]\n",
      "web/en.json": '{ "title": "Cart" }\n',
      "de.strings": '"TITLE" = "Alt";\n',
    },
    line: "pull --languages de",
    after: { "de.strings": '"TITLE" = "Korb";\n', "web/de.json": '{\n  "title": "Korb"\n}\n' },
  },
};

/** No file changes, and no plan has changes. */
async function isSettled(folder: Repository, line: string): Promise<void> {
  const before = folder.files();
  await folder.exits(0, `${line} --detailed-exitcode`);
  expect(folder.files()).toEqual(before);
  await folder.exits(0, "plan --detailed-exitcode");
}

test.for(Object.entries(PULLS))("%s", ([, { live, settings, files, line = "pull", ...pull }]) =>
  inShop(live, settings, async (folder) => {
    folder.commit(1, files);
    const { text } = await folder.exits(0, line);
    const paths = Object.keys(pull.after);
    expect(Object.fromEntries(paths.map((path) => [path, folder.files()[path]]))).toEqual(pull.after);
    for (const words of pull.says ?? []) expect(text).toMatch(words);
    if (!pull.isOpen) await isSettled(folder, line);
  }),
);

type Said = readonly [day: number, file: Record<string, string>];
const JSON_FILE = (language: string, text: string) => ({ [`${language}.json`]: `{ "cart": "${text}" }\n` });
const CATALOG = (en: string, de: string) => ({ "App.xcstrings": catalog({ en: unit(en), de: unit(de) }) });

test.for<[string, string, readonly Said[], isConflict: boolean]>([
  [
    "newer than the live text",
    EN_DE,
    [
      [1, { ...JSON_FILE("en", "Cart"), ...JSON_FILE("de", "Alt") }],
      [3, JSON_FILE("de", "Korb")],
    ],
    true,
  ],
  [
    "older, and the file of another language is newer",
    EN_DE,
    [
      [1, { ...JSON_FILE("en", "Old"), ...JSON_FILE("de", "Korb") }],
      [3, JSON_FILE("en", "Cart")],
    ],
    false,
  ],
  [
    "older, and the text of another language in the string catalog is newer",
    '{ files: "App.xcstrings", languages: [en, de] }',
    [
      [1, CATALOG("Old", "Korb")],
      [3, CATALOG("Cart", "Korb")],
    ],
    false,
  ],
  [
    "newer in the string catalog than the live text",
    '{ files: "App.xcstrings", languages: [en, de] }',
    [
      [1, CATALOG("Cart", "Alt")],
      [3, CATALOG("Cart", "Korb")],
    ],
    true,
  ],
])("the line of the text is %s", ([, texts, history, isConflict]) =>
  inShop(shop({ cart: { en: ours("Cart"), de: by("Ihr Korb") } }), rows(texts), async (folder) => {
    for (const [day, files] of history) folder.commit(day, files);
    const before = folder.files();
    const { text } = await folder.exits(0, "pull");
    expect(/^1 in conflict: /m.test(text)).toBe(isConflict);
    const [path = ""] = Object.keys(history[1]?.[1] ?? {}).map((name) => name.replace("en.json", "de.json"));
    const replaced = before[path]?.replace('"Korb"', '"Ihr Korb"');
    expect(folder.read(path)).toBe(isConflict ? before[path] : replaced);
    await folder.exits(0, "pull --accept cart:de");
    expect(folder.read(path)).toBe(replaced);
  }),
);

test("a text in a language file that was added after the live text is undecided", () =>
  inShop(shop({ cart: { en: ours("Cart"), de: by("Ihr Korb") } }), rows(EN_DE), async (folder) => {
    folder.commit(1, JSON_FILE("en", "Cart"));
    folder.commit(3, JSON_FILE("de", "Korb"));
    const { lines } = await folder.exits(0, "pull");
    expect(lines).toContain("1 undecided: the manifest keeps its text");
    expect(folder.files()).toMatchObject(JSON_FILE("de", "Korb"));
  }));

test("a text that moved from YAML into a locale file is as old as it was there", () =>
  inShop(shop({ cart: { en: by("Your cart") } }), rows('{ files: "{lang}.json" }'), async (folder) => {
    const yaml = "keys:\n  - key_name: cart\n    translations: { en: Cart }\n";
    folder.commit(1, { "keys.yaml": yaml, "en.json": "{}\n" });
    folder.commit(3, { "keys.yaml": "keys: []\n", ...JSON_FILE("en", "Cart") });
    await folder.exits(0, "pull");
    expect(folder.files()).toMatchObject(JSON_FILE("en", "Your cart"));
  }));

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
  const live = Object.fromEntries(texts.map(([name, , , en, de]) => [name, { en: ours(en), de: by(de) }]));
  return inShop(
    shop(live),
    rows(
      '{ files: "res/values/strings.xml", language: en, platform: web }, { files: "res/values-{lang}/strings.xml", languages: [de], platform: web }',
    ),
    async (folder) => {
      const english = texts.map(([name, en]) => named(name, en)).join("");
      folder.write("res/values/strings.xml", ANDROID(english).replace(">", ` ${XLIFF}>`));
      const old = texts.flatMap(([name, , de]) => (de === undefined ? [] : [named(name, de)]));
      folder.commit(1, { "res/values-de/strings.xml": ANDROID(old.join("")) });
      const pull = "pull --languages de";
      const { text } = await folder.exits(0, pull);
      const after = folder.read("res/values-de/strings.xml");
      for (const [name, , , , , value] of texts)
        if (value === undefined) expect(after).not.toContain(`name="${name}"`);
        else expect(after).toContain(named(name, value));
      expect(after).toContain(`<resources ${XLIFF}>`);
      const again = await folder.run(pull);
      for (const said of [text, again.lines.join("\n")]) {
        expect(said).toContain("4 not pulled: each says why");
        for (const name of ["plain", "broken", "nested", "count"])
          expect(said).toMatch(new RegExp(`^ {4}${name} `, "m"));
        expect(said).toContain("not all of them have a number");
      }
      expect(folder.read("res/values-de/strings.xml")).toBe(after);
    },
  );
});

const XLIFF = 'xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"';
