/** Rows with `keys_from: lokalise`: designers create keys in Lokalise, a pull adds them to the files, and apply creates none. */
import { describe, expect, test } from "vitest";
import { by, inShop, ours, project, row, rows, shop, type Texts } from "./repository.ts";
import { FILES, json, LIVE, WEB } from "./webApp.ts";

const NEW: Texts = {
  "cart.promo": { en: by("Save now"), de: by("Jetzt sparen"), fr: by("Profitez") },
  "menu.help": { en: by("Help") },
};

test("a key whose base translation waits for a review waits too, and is not drift; the newest key comes first", () => {
  const keys = [
    ["old", 100],
    ["reviewed", 86_400],
    ["waits", 0],
  ] as const;
  const state = project(
    keys.map(([key_name, created_at_timestamp], index) => ({
      ...{ key_id: index + 1, key_name, platforms: ["web"], created_at_timestamp },
      translations: [{ ...row("en", by("X")), is_unverified: false, is_reviewed: created_at_timestamp > 0 }],
    })),
  );
  return inShop(state, rows(WEB, "pull: { review: reviewed }\n"), async (folder) => {
    folder.commit(1, FILES);
    const { text } = await folder.exits(0, "plan");
    expect(text.match(/(\w+) +id \d+, created on [\d-]+/g)).toEqual([
      "reviewed  id 2, created on 1970-01-02",
      "old       id 1, created on 1970-01-01",
    ]);
    expect((await folder.exits(0, "pull")).text).toContain(
      "Not added yet: waits. The en translation is empty",
    );
    expect((await folder.exits(0, "drift")).text).not.toContain("to add");
  });
});

describe("what the files cannot have is named, and the others come", () => {
  test.for<[string, Texts, left: string, why: string]>([
    ["an empty part", { "cart..x": { en: by("X") } }, "cart..x", "Not added to the files"],
  ])("%s", ([, texts, left, why]) =>
    inShop(shop({ ...LIVE, ...NEW, ...texts }), rows(WEB), async (folder) => {
      folder.commit(1, FILES);
      const { text } = await folder.exits(0, "pull");
      expect(text).toContain(left);
      expect(text).toContain(why);
      expect(JSON.parse(folder.read("l/en.json"))).toEqual({
        cart: { title: "Cart", promo: "Save now" },
        menu: { help: "Help" },
      });
      expect(JSON.parse(folder.read("l/de.json"))).toEqual({
        cart: { title: "Korb", promo: "Jetzt sparen" },
      });
    }),
  );
});

test("names: lokalise: the file name and :: say where a key belongs", () => {
  const state = shop({
    "cart::title": { en: ours("Cart") },
    "cart::promo": { en: by("Save") },
    x: { en: by("X") },
  });
  const web = ["l/a/%LANG_ISO%.json", "l/a/%LANG_ISO%.json", "l/b/%LANG_ISO%.json"];
  const keys = (state.keys ?? []).map((key, index) => ({
    ...key,
    filenames: { ios: "", android: "", other: "", web: web[index] ?? "" },
  }));
  const row = '{ files: "l/*/{lang}.json", names: lokalise, keys_from: lokalise, platforms: [web] }';
  return inShop({ ...state, keys } as typeof state, rows(row), async (folder) => {
    folder.commit(1, { "l/a/en.json": json({ cart: { title: "Cart" } }), "l/b/en.json": "{}\n" });
    await folder.exits(0, "pull");
    expect(folder.files()).toMatchObject({
      "l/a/en.json": json({ cart: { title: "Cart", promo: "Save" } }),
      "l/b/en.json": json({ x: "X" }),
    });
    folder.commit(3);
    expect((await folder.exits(0, "plan --detailed-exitcode")).text).toContain("3 unchanged");
  });
});

test("a plural key, in a row whose files have no plural forms, is named by a pull, and is not drift", () => {
  const forms = JSON.stringify({ one: "1 day", other: "Days" });
  const state = shop({ days: { en: by(forms) } }, { platforms: ["ios"], is_plural: true });
  const row = '{ files: "{lang}.lproj/L.strings", keys_from: lokalise }';
  return inShop(state, rows(row), async (folder) => {
    folder.commit(1, { "en.lproj/L.strings": '"title" = "Title";\n' });
    expect((await folder.exits(0, "pull")).text).toContain('"days" has plural forms');
    expect((await folder.exits(0, "drift")).text).not.toContain("to add");
  });
});

test("a key that was renamed in Lokalise is named, with both names", () =>
  inShop(shop({ "cart.heading": LIVE["cart.title"] ?? {} }), rows(WEB), async (folder) => {
    folder.commit(1, FILES);
    expect((await folder.exits(0, "plan")).text).toContain(
      'l/en.json:3:5: notice: cart.title: It was probably renamed in Lokalise: key "cart.heading" has the same en translation.',
    );
  }));

test("a new app with an empty file may have a project with any number of keys", () => {
  const names = Array.from({ length: 12 }, (_, index) => `n${index}`);
  const state = shop(Object.fromEntries(names.map((name) => [name, { en: by(name) }])));
  return inShop(state, rows(WEB), async (folder) => {
    folder.commit(1, { "l/en.json": "{}\n", "l/de.json": "{}\n" });
    expect((await folder.exits(0, "plan")).text).toContain("12 to add");
    await folder.exits(0, "pull");
    expect(JSON.parse(folder.read("l/en.json"))).toEqual(
      Object.fromEntries(names.map((name) => [name, name])),
    );
  });
});

const ANDROID =
  '{ files: "res/values/strings.xml", language: en, keys_from: lokalise }, { files: "res/values-{lang}/strings.xml", languages: [de], keys_from: lokalise }';

const xml = (strings: Record<string, string>) => {
  const lines = Object.entries(strings).map(
    ([name, text]) => `    <string name="${name}">${text}</string>\n`,
  );
  return `<resources>\n${lines.join("")}</resources>\n`;
};

test("a key that the base file cannot have comes into no other file", () => {
  const texts: Texts = { title: { en: ours("Title") }, sale: { en: by("<b>Save</b>"), de: by("Sparen") } };
  return inShop(shop(texts, { platforms: ["android"] }), rows(ANDROID), async (folder) => {
    const [base, german] = [xml({ title: "Title" }), xml({})];
    folder.commit(1, { "res/values/strings.xml": base, "res/values-de/strings.xml": german });
    expect((await folder.exits(0, "pull")).text).toContain("the file cannot hold the live text");
    expect(folder.files()).toMatchObject({
      "res/values/strings.xml": base,
      "res/values-de/strings.xml": german,
    });
  });
});

test.for<
  [string, row: string, platform: "ios" | "other", files: Record<string, string>, has: Record<string, string>]
>([
  [
    "ARB",
    '{ files: "l/app_{lang}.arb", languages: [en, de], keys_from: lokalise }',
    "other",
    {
      "l/app_en.arb": json({ "@@locale": "en", title: "Title" }),
      "l/app_de.arb": json({ "@@locale": "de", title: "Titel" }),
    },
    {
      "l/app_en.arb": json({ "@@locale": "en", title: "Title", promo: "Save" }),
      "l/app_de.arb": json({ "@@locale": "de", title: "Titel", promo: "Sparen" }),
    },
  ],
  [
    ".strings",
    '{ files: "{lang}.lproj/L.strings", languages: [en, de], keys_from: lokalise }',
    "ios",
    { "en.lproj/L.strings": '"title" = "Title";\n', "de.lproj/L.strings": '"title" = "Titel";\n' },
    {
      "en.lproj/L.strings": '"title" = "Title";\n"promo" = "Save";\n',
      "de.lproj/L.strings": '"title" = "Titel";\n"promo" = "Sparen";\n',
    },
  ],
])("new keys come into %s", ([, row, platform, files, has]) => {
  const texts: Texts = {
    title: { en: ours("Title"), de: ours("Titel") },
    promo: { en: by("Save"), de: by("Sparen") },
  };
  return inShop(shop(texts, { platforms: [platform] }), rows(row), async (folder) => {
    folder.commit(1, files);
    await folder.exits(0, "pull");
    expect(folder.files()).toMatchObject(has);
    folder.commit(3);
    expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
  });
});

describe("an empty repository gets all files at the first pull", () => {
  const BOTH: Texts = {
    cartTitle: { en: ours("Title"), de: ours("Titel") },
    ok: { en: by("OK"), de: by("Gut") },
  };
  test.for<[string, texts: string, platform: "ios" | "android" | "other", base: string, german?: string]>([
    ["JSON", '{ files: "l/{lang}.json", languages: [en, de] }', "other", "l/en.json", "l/de.json"],
    ["ARB", '{ files: "l/app_{lang}.arb", languages: [en, de] }', "other", "l/app_en.arb", "l/app_de.arb"],
    [
      ".strings",
      '{ files: "{lang}.lproj/L.strings", languages: [en, de] }',
      "ios",
      "en.lproj/L.strings",
      "de.lproj/L.strings",
    ],
    ["a catalog", '{ files: "L.xcstrings", languages: [de, en] }', "ios", "L.xcstrings"],
    [
      "Android",
      '{ files: "res/values/strings.xml", language: en }, { files: "res/values-{lang}/strings.xml", languages: [de] }',
      "android",
      "res/values/strings.xml",
      "res/values-de/strings.xml",
    ],
  ])("%s", ([, texts, platform, base, german = base]) =>
    inShop(
      shop(BOTH, { platforms: [platform] }),
      rows(texts.replaceAll(" }", ", keys_from: lokalise }")),
      async (folder) => {
        expect((await folder.exits(1, "plan")).text).toContain("run lokaform pull");
        await folder.exits(0, "pull");
        for (const text of ["Title", "OK"]) expect(folder.read(base)).toContain(text);
        for (const text of ["Titel", "Gut"]) expect(folder.read(german)).toContain(text);
        if (base === german) expect(JSON.parse(folder.read(base)).sourceLanguage).toBe("en");
        folder.commit(3);
        expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
        expect((await folder.exits(0, "plan --detailed-exitcode")).text).toContain(
          "2 unchanged, 0 unmanaged",
        );
      },
    ),
  );
});

test("an Android app: rows of several languages are one app, and keys of other platforms do not come", () => {
  const android = shop({
    title: { en: ours("Title"), de: ours("Titel") },
    ok: { en: by("OK"), de: by("Gut") },
  });
  const keys = (android.keys ?? []).map((key) => ({ ...key, platforms: ["android" as const] }));
  const web = { ...shop({ web: { en: by("Web") } }).keys?.[0], key_id: 9 };
  return inShop(
    { ...android, keys: [...keys, web as (typeof keys)[number]] },
    rows(ANDROID),
    async (folder) => {
      folder.commit(1, {
        "res/values/strings.xml": xml({ title: "Title" }),
        "res/values-de/strings.xml": xml({ title: "Titel" }),
      });
      await folder.exits(0, "pull");
      expect(folder.files()).toMatchObject({
        "res/values/strings.xml": xml({ title: "Title", ok: "OK" }),
        "res/values-de/strings.xml": xml({ title: "Titel", ok: "Gut" }),
      });
      folder.commit(3);
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
    },
  );
});

test("tags say which keys are of the row, and keys of another team, archived keys and other tags do not come", () => {
  const state = shop({
    ...LIVE,
    a: { en: by("A") },
    b: { en: by("B") },
    c: { en: by("C") },
    d: { en: by("D") },
  });
  const tags = [["shop"], ["shop"], ["shop", "old"], ["shop", "lokaform:ios"], ["shop"]];
  const keys = (state.keys ?? []).map((key, index) => ({
    ...key,
    tags: tags[index] ?? [],
    is_archived: index === 4,
  }));
  const row = WEB.replace(" }", ", include_tags: [shop], exclude_tags: [old] }");
  return inShop({ ...state, keys }, rows(row), async (folder) => {
    folder.commit(1, FILES);
    await folder.exits(0, "pull");
    expect(folder.read("l/en.json")).toBe(json({ cart: { title: "Cart" }, a: "A" }));
  });
});

test("tags without keys_from are a mistake in the settings", () =>
  inShop(shop(LIVE), rows(WEB.replace("keys_from: lokalise", "include_tags: [x]")), async (folder) => {
    folder.commit(1, FILES);
    expect((await folder.exits(1, "plan")).text).toContain("works only with keys_from");
  }));
