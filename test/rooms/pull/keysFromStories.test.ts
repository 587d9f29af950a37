/**
 * Stories of designers, translators and developers whose rows of `texts` say where keys come from, each with its number. With
 * `npm test -- --all`, the built command line and the built actions play them too. test/dist/github-keysFrom.test.ts has those
 * that people see on GitHub: 1, 2, 7, 8 and 9.
 */
import { describe, expect, test } from "vitest";
import { PROJECT, type ProjectState } from "./harness.ts";
import { by, inShop, ours, project, type Repository, row, rows, shop, type Texts } from "./repository.ts";
import {
  APPS,
  android,
  both,
  cart,
  FROM_LOKALISE,
  ios,
  keysOf,
  live,
  NAMES,
  strings,
  xml,
} from "./twoApps.ts";
import { FILES, json, LIVE, WEB } from "./webApp.ts";

type Key = NonNullable<ProjectState["keys"]>[number];

const NEW: Texts = {
  "cart.promo": { en: by("Save now"), de: by("Jetzt sparen"), fr: by("Profitez") },
  "menu.help": { en: by("Help") },
};
const OWNED = "owner: app\nprune: { keys: owned, by: archive }\n";
const STRINGS = '{ files: "{lang}.lproj/L.strings", languages: [en], keys_from: lokalise }';
const CATALOG = '{ files: "L.xcstrings", languages: [en, de], keys_from: lokalise }';

/** The state with other fields of its keys, from the first one on. */
function withKeys(state: ProjectState, ...changes: Partial<Key>[]): ProjectState {
  return { ...state, keys: (state.keys ?? []).map((key, index) => ({ ...key, ...changes[index] })) };
}

const catalog = (entries: object) =>
  json({ sourceLanguage: "en", strings: entries, version: "1.0" }).replaceAll('": ', '" : ');
const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `n${from + n}`);
const same = (names: readonly string[]) => json(Object.fromEntries(names.map((name) => [name, name])));
const writes = ({ sandbox }: Repository) => sandbox.requests.filter(({ method }) => method !== "GET").length;

describe("nothing is undone, nothing comes twice", () => {
  test("1. a designer adds keys: a pull writes them into all files of the row, after their relatives", () =>
    inShop(shop({ ...LIVE, ...NEW }), rows(WEB), async (folder) => {
      folder.commit(1, FILES);
      const { text } = await folder.exits(0, "plan");
      expect(text).toContain(
        "2 to add: in Lokalise, and in no file. lokaform pull writes them into the files",
      );
      expect(text).toContain("Plan: no changes, 2 to add; 1 unchanged, 0 unmanaged.");
      expect((await folder.exits(2, "drift")).text).toContain("Drift: 2 to add; 1 as declared");
      const pulled = await folder.exits(0, "pull");
      expect(pulled.text).toContain("2 new");
      expect(folder.files()).toMatchObject({
        "l/en.json": json({ cart: { title: "Cart", promo: "Save now" }, menu: { help: "Help" } }),
        "l/de.json": json({ cart: { title: "Korb", promo: "Jetzt sparen" } }),
      });
      folder.commit(3);
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
      expect((await folder.exits(0, "plan --detailed-exitcode")).text).toContain("3 unchanged, 0 unmanaged");
    }));

  test("2. a developer adds a key: it stays, is named in each run, and is created only by its whole name", () =>
    inShop(shop(LIVE), rows(WEB), async (folder) => {
      folder.commit(1, FILES);
      folder.commit(2, { "l/en.json": json({ cart: { title: "Cart", x: "X", y: "Y" } }) });
      for (const line of ["apply --yes --overwrite '*'", "apply --yes"]) {
        const { text } = await folder.exits(0, line);
        expect(text).toContain("2 only in the files, and not created: keys_from is lokalise");
        expect(text.match(/! cart\.x {2}l\/en\.json:4/g)).toHaveLength(1);
        expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
      }
      expect(writes(folder)).toBe(0);
      expect((await folder.exits(1, "apply --yes --create 'cart.*'")).text).toContain(
        "--create cart.*: no declared key has this name",
      );
      expect((await folder.exits(0, "apply --yes --create cart.x")).text).toContain("Applied: 1 created");
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
    }));

  test("3. a designer deletes a key and archives another one: their strings stay until --remove-missing", () => {
    const state = withKeys(shop({ a: { en: ours("A") }, z: { en: ours("Z") } }), {}, { is_archived: true });
    return inShop(state, rows(WEB, OWNED), async (folder) => {
      const files = json({ a: "A", k: "K", z: "Z" });
      folder.commit(1, { "l/en.json": files, "l/de.json": json({ k: "Ka" }), "l/fr.json": files });
      const { text } = await folder.exits(0, "apply --yes");
      expect(text).toMatch(/1 only in the files, and not created.*\n {2}! k {2}l\/en\.json:3\n/);
      expect(text).toContain("! z  l/en.json:4  archived in Lokalise, so its strings are only in the files");
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
      expect(writes(folder)).toBe(0);
      await folder.exits(0, "pull --remove-missing", { answer: "yes" });
      const after = { "l/en.json": json({ a: "A" }), "l/de.json": "{}\n", "l/fr.json": json({ a: "A" }) };
      expect(folder.files()).toMatchObject(after);
    });
  });

  test("4. prune of all keys is a mistake in the settings; of owned ones, it spares the row and adopts none", () => {
    const state = withKeys(shop({ ...LIVE, mine: { en: by("Mine") } }), {}, { tags: ["lokaform:app"] });
    return inShop(state, rows(WEB, OWNED), async (folder) => {
      folder.commit(1, FILES);
      expect((await folder.exits(0, "plan --detailed-exitcode")).text).toContain("no changes, 1 to add");
      folder.commit(2, { "lokaform.yaml": folder.read("lokaform.yaml").replace("owned", "all") });
      expect((await folder.exits(1, "plan")).text).toContain("prune.keys: all would remove keys");
    });
  });

  test("5. a key is deleted that keys.yaml describes: no empty key is created", () =>
    inShop(shop(LIVE), rows(WEB), async (folder) => {
      const entry = "keys:\n  - { key_name: gone, description: D, platforms: [web] }\n";
      folder.commit(1, { ...FILES, "keys.yaml": entry });
      expect((await folder.exits(0, "apply --yes")).text).toContain("! gone  keys.yaml:2");
      expect(writes(folder)).toBe(0);
    }));

  test("6. a row for values/ alone, without values-{lang}/, is a mistake in the settings that names both", () => {
    const texts =
      '\n  { files: "values/s.xml", language: en, keys_from: lokalise },\n  { files: "values-{lang}/s.xml", languages: [de] }';
    return inShop(shop(LIVE), rows(texts), async (folder) => {
      folder.commit(1, { "values/s.xml": xml({ a: "A" }), "values-de/s.xml": xml({ a: "A" }) });
      const { text } = await folder.exits(1, "plan");
      expect(text).toMatch(
        /lokaform\.yaml:5:\d+: error: This row and the one at lokaform\.yaml:4 can have the same/,
      );
      expect(folder.sandbox.requests).toEqual([]);
    });
  });

  test("7. a developer deletes a key in the files: the next pull brings it back", () =>
    inShop(shop(LIVE), rows(WEB), async (folder) => {
      folder.commit(1, FILES);
      folder.commit(2, { "l/en.json": "{}\n", "l/de.json": "{}\n" });
      expect((await folder.exits(0, "apply --yes")).text).toContain("no changes. 1 to add: not written");
      await folder.exits(0, "pull");
      expect(folder.files()).toMatchObject(FILES);
      folder.commit(3, { "l/de.json": "{}\n" });
      const { text } = await folder.exits(0, "plan");
      expect(text).toContain("To give the key up, archive it in Lokalise");
      expect(text).not.toContain("delete its lines in all files");
    }));

  test("10. Xcode's extraction keeps a key that the code does not use yet, and the row has a warning", () => {
    const texts: Texts = {
      Title: { en: ours("Title"), de: ours("Titel") },
      promo: { en: by("Save"), de: by("Sparen") },
    };
    return inShop(shop(texts, { platforms: ["ios"] }), rows(CATALOG), async (folder) => {
      const unit = (value: string) => ({ stringUnit: { state: "translated", value } });
      folder.commit(1, { "L.xcstrings": catalog({ Title: { localizations: { de: unit("Titel") } } }) });
      const { text } = await folder.exits(0, "pull");
      expect(text).toMatch(
        /lokaform\.yaml:3:\d+: warning: A tool fills L\.xcstrings with strings of the code/,
      );
      expect(JSON.parse(folder.read("L.xcstrings")).strings.promo).toEqual({
        extractionState: "manual",
        localizations: { en: unit("Save"), de: unit("Sparen") },
      });
      folder.commit(3);
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
    });
  });
});

describe("texts", () => {
  test.for([
    ["files", WEB.replace("keys_from: lokalise, ", ""), "base"],
    ["lokalise", WEB, "skip"],
  ])(
    "11. a copy of the base translation never reaches Lokalise, although the base changes: %s",
    ([, texts = "", later]) =>
      inShop(
        shop({ pay: { en: ours("Pay"), de: by("") }, ok: { en: ours("OK"), de: ours("OK") } }),
        rows(texts, "pull: { untranslated: base }\n"),
        async (folder) => {
          const german = () =>
            folder.sandbox.state().projects[PROJECT]?.keys[0]?.translations[1]?.translation;
          folder.commit(1, { "l/en.json": json({ pay: "Pay", ok: "OK" }), "l/de.json": json({ ok: "OK" }) });
          expect((await folder.exits(0, "plan")).text).toContain("Lokalise has no translation yet");
          await folder.exits(0, "pull");
          expect(JSON.parse(folder.read("l/de.json"))).toEqual({ pay: "Pay", ok: "OK" });
          folder.commit(2);
          await folder.exits(0, "plan --detailed-exitcode");
          expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
          folder.commit(3, { "l/en.json": json({ pay: "Pay now", ok: "OK" }) });
          await folder.exits(0, "apply --yes --overwrite '*'");
          expect(german()).toBe("");
          folder.commit(4, { "lokaform.yaml": folder.read("lokaform.yaml").replace("base }", `${later} }`) });
          expect((await folder.exits(0, "apply --yes")).text).toContain("pay");
          expect(german()).toBe("");
          await folder.exits(0, "apply --yes --overwrite pay:de");
          expect(german()).toBe("Pay");
        },
      ),
  );

  test("12. a key that was created anew, and a wrong translation that was cleared, stay empty until they are named", () =>
    inShop(
      shop({ book: { en: by("Book") }, pay: { en: ours("Pay"), de: by("", 3) } }),
      rows(WEB),
      async (folder) => {
        folder.commit(1, {
          "l/en.json": json({ book: "Book", pay: "Pay" }),
          "l/de.json": json({ book: "Buch", pay: "Bezahl" }),
        });
        const { text } = await folder.exits(0, "apply --yes --overwrite '*'");
        expect(text).toMatch(
          /! book .*de .*stays empty: translators fill it\. To write the text: --overwrite KEY:LANG/,
        );
        expect(text).toMatch(/! pay .*de .*stays empty/);
        expect(writes(folder)).toBe(0);
        await folder.exits(0, "pull");
        expect(JSON.parse(folder.read("l/de.json"))).toEqual({ book: "Buch", pay: "Bezahl" });
        expect((await folder.exits(0, "apply --yes --overwrite book:de")).text).toContain("1 updated");
      },
    ));

  test("13. a new key waits for its base translation, and for a review that no base translation ever has", () =>
    inShop(shop({ ...LIVE, ...NEW, later: { en: by(""), de: by("Bald") } }), rows(WEB), async (folder) => {
      folder.commit(1, {
        ...FILES,
        "lokaform.yaml": `${folder.read("lokaform.yaml")}pull: { review: reviewed }\n`,
      });
      const { text } = await folder.exits(0, "pull");
      expect(text).toContain("Not added yet: cart.promo, menu.help, later.");
      expect(text.match(/notice: No en translation of the project is reviewed/g)).toHaveLength(1);
      expect(folder.files()).toMatchObject(FILES);
      folder.commit(2, { "lokaform.yaml": folder.read("lokaform.yaml").replace("reviewed", "any") });
      expect((await folder.exits(0, "pull")).text).toContain("Not added yet: later.");
      expect(JSON.parse(folder.read("l/de.json"))).toEqual({
        cart: { title: "Korb", promo: "Jetzt sparen" },
      });
    }));

  test("14. a plural key for .strings alone is named", () => {
    const forms = JSON.stringify({ one: "%d item", other: "%d items" });
    const state = shop({ title: { en: ours("Title") }, items: { en: by(forms) } }, { platforms: ["ios"] });
    return inShop(withKeys(state, {}, { is_plural: true }), rows(STRINGS), async (folder) => {
      folder.commit(1, { "en.lproj/L.strings": strings({ title: "Title" }) });
      const { text } = await folder.exits(0, "pull");
      expect(text).toContain('"items" has plural forms, and a .strings file cannot store them');
      expect(folder.read("en.lproj/L.strings")).toBe(strings({ title: "Title" }));
    });
  });

  test("15. a designer turns a key into a plural: its strings stay, and are named", () => {
    const forms = (one: string, other: string) => JSON.stringify({ one, other });
    const texts = { ...LIVE, items: { en: by(forms("item", "items")), de: by(forms("Ding", "Dinge")) } };
    const files = {
      "l/en.json": json({ cart: { title: "Cart" }, items: "items" }),
      "l/de.json": json({ cart: { title: "Korb" }, items: "Dinge" }),
    };
    return inShop(withKeys(shop(texts), {}, { is_plural: true }), rows(WEB), async (folder) => {
      folder.commit(1, files);
      const { text } = await folder.exits(0, "apply --yes");
      expect(text).toContain(
        "l/en.json:5:12: warning: items: The en text has no plural forms, but the key is a plural",
      );
      expect(writes(folder)).toBe(0);
      await folder.exits(0, "pull --remove-missing");
      expect(folder.files()).toMatchObject(files);
    });
  });
});

describe("places and names", () => {
  test("16. of two tables of Apple, the file name in Lokalise decides, and without one the key is named", () => {
    const state = shop(
      { title: { en: ours("Title") }, camera: { en: by("Camera") }, other: { en: by("Other") } },
      { platforms: ["ios"] },
    );
    const files = ["", "InfoPlist.strings", ""].map((ios) => ({
      filenames: { ios, android: "", web: "", other: "" },
    }));
    const texts = '{ files: "{lang}.lproj/*.strings", keys_from: lokalise }';
    return inShop(withKeys(state, ...files), rows(texts), async (folder) => {
      folder.commit(1, {
        "en.lproj/Localizable.strings": strings({ title: "Title" }),
        "en.lproj/InfoPlist.strings": strings({ usage: "Usage" }),
      });
      expect((await folder.exits(0, "pull")).text).toContain("Not added to the files: other");
      expect(folder.files()).toMatchObject({
        "en.lproj/Localizable.strings": strings({ title: "Title" }),
        "en.lproj/InfoPlist.strings": strings({ usage: "Usage", camera: "Camera" }),
      });
    });
  });

  test("17. of several files, the names of the row decide. No name makes a path, or a prototype", () => {
    const texts: Texts = {
      "shop:a.one": { en: ours("One") },
      "shop:a.two": { en: by("Two") },
      "chekout:title": { en: by("X") },
      "../../.github/x:y": { en: by("X") },
      "shop:__proto__.x": { en: by("X") },
    };
    const textRow =
      '{ files: "packages/*/src/{lang}.json", key_name: "{1}:{path}", keys_from: lokalise, platforms: [web] }';
    return inShop(shop(texts), rows(textRow), async (folder) => {
      const files = {
        "packages/shop/src/en.json": json({ a: { one: "One" } }),
        "packages/blog/src/en.json": "{}\n",
      };
      folder.commit(1, files);
      const before = Object.keys(folder.files());
      const { text } = await folder.exits(0, "pull");
      expect(text).toMatch(
        /Not added to the files: chekout:title \(id 3\), .*\.github\/x:y \(id 4\), shop:__proto__\.x \(id 5\)/,
      );
      expect(Object.keys(folder.files())).toEqual(before);
      expect(folder.files()).toMatchObject({
        ...files,
        "packages/shop/src/en.json": json({ a: { one: "One", two: "Two" } }),
      });
    });
  });

  test.for<[string, texts: string, path: string, text: string, left: Texts, after: string]>([
    [
      "JSON",
      WEB,
      "l/en.json",
      json({ a: "A" }),
      { "a.b": { en: by("AB") }, "x\ny": { en: by("XY") } },
      json({ a: "A", ok: "OK" }),
    ],
    [
      "i18next",
      WEB.replace("keys_from", "plurals: i18next, keys_from"),
      "l/en.json",
      json({ a: "A" }),
      { item_one: { en: by("item") }, item_other: { en: by("items") } },
      json({ a: "A", ok: "OK" }),
    ],
    [
      "Android",
      '{ files: "values/s.xml", language: en, keys_from: lokalise, platforms: [web] }',
      "values/s.xml",
      xml({ a: "A" }),
      { "cart title": { en: by("Cart") }, "x\ny": { en: by("XY") } },
      xml({ a: "A", ok: "OK" }),
    ],
  ])(
    "18. names that would be read as others are left out and named: %s",
    ([, texts, path, text, left, after]) =>
      inShop(shop({ a: { en: ours("A") }, ...left, ok: { en: by("OK") } }), rows(texts), async (folder) => {
        folder.commit(1, { [path]: text });
        const pulled = await folder.exits(0, "pull");
        for (const name of Object.keys(left)) expect(pulled.text).toContain(name.replace("\n", "\\n"));
        expect(folder.read(path)).toBe(after);
      }),
  );

  test("19. of a project with 900 keys of Android, none comes into an iOS app without a platform in its row", () => {
    const names = numbered(0, 900);
    const state = shop(Object.fromEntries(["title", ...names].map((name) => [name, { en: ours("Title") }])));
    const platforms = ["title", ...names].map(
      (name): Partial<Key> => ({ platforms: [name === "title" ? "ios" : "android"] }),
    );
    return inShop(withKeys(state, ...platforms), rows(STRINGS), async (folder) => {
      folder.commit(1, { "en.lproj/L.strings": strings({ title: "Title" }) });
      expect((await folder.exits(0, "plan")).text).toContain("no changes; 1 unchanged, 900 unmanaged");
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
    });
  });

  test("20. of two keys of one name in other files, none is added, and both are named", () => {
    const twin = (web: string): Partial<Key> => ({
      key_name: "twin",
      filenames: { ios: "", android: "", other: "", web },
    });
    const state = shop({ ...LIVE, twin: { en: by("One") }, other: { en: by("Two") } });
    return inShop(withKeys(state, {}, twin("a.json"), twin("b.json")), rows(WEB), async (folder) => {
      folder.commit(1, FILES);
      expect((await folder.exits(0, "pull")).text).toContain(
        "Not added to the files: twin (id 2), twin (id 3)",
      );
      expect(folder.files()).toMatchObject(FILES);
    });
  });

  test("21. without a base file, the pull makes the files of three languages with nested names", () => {
    const texts: Texts = {
      "cart.title": { en: by("Cart"), de: by("Korb"), fr: by("Panier") },
      "cart.pay.now": { en: by("Pay"), fr: by("Payer") },
    };
    return inShop(shop(texts), rows(WEB.replace("[en, de]", "[en, de, fr]")), async (folder) => {
      folder.commit(1);
      expect((await folder.exits(1, "plan")).text).toContain("run lokaform pull");
      await folder.exits(0, "pull");
      expect(folder.files()).toMatchObject({
        "l/en.json": json({ cart: { title: "Cart", pay: { now: "Pay" } } }),
        "l/de.json": json({ cart: { title: "Korb" } }),
        "l/fr.json": json({ cart: { title: "Panier", pay: { now: "Payer" } } }),
      });
      folder.commit(3);
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
      await folder.exits(0, "plan --detailed-exitcode");
    });
  });

  test("22. a string catalog gets no unit in the source language for a key whose name is its text", () => {
    const texts: Texts = { "Your cart": { en: by("Your cart"), de: by("Dein Warenkorb") } };
    return inShop(shop(texts, { platforms: ["ios"] }), rows(CATALOG), async (folder) => {
      folder.commit(1);
      await folder.exits(0, "pull");
      const { strings: written } = JSON.parse(folder.read("L.xcstrings"));
      expect(Object.keys(written["Your cart"].localizations)).toEqual(["de"]);
    });
  });

  test("23. a merge of two branches that pulled a key: validate names the second one, and the last one counts", () =>
    inShop(shop({ b: { en: ours("B") } }), rows(WEB), async (folder) => {
      folder.commit(1, { "l/en.json": '{\n  "b": "Alt",\n  "b": "B"\n}\n', "l/de.json": "{}\n" });
      const warning =
        'l/en.json:3:3: warning: "b" is twice in the same object, also at line 2. The last one counts.';
      expect((await folder.exits(0, "validate")).text).toContain(warning);
      expect((await folder.exits(0, "plan --detailed-exitcode")).text).toContain("no changes; 1 unchanged");
    }));
});

describe("adoption and limits", () => {
  test("24. 1,000 keys in both, 200 only here and 200 only there: nothing is created, and nothing is removed", () => {
    const state = shop(Object.fromEntries(numbered(0, 1200).map((name) => [name, { en: ours(name) }])));
    return inShop(state, rows(WEB), async (folder) => {
      folder.commit(1, {
        "l/en.json": same([...numbered(0, 1000), ...numbered(1200, 1400)]),
        "l/de.json": "{}\n",
      });
      const { text } = await folder.exits(0, "apply --yes");
      expect(text).toContain("200 to add: in Lokalise");
      expect(text).toContain(
        "200 only in the files, and not created: keys_from is lokalise. To create one: create it in Lokalise, or lokaform apply --create KEY. If it was removed or renamed in Lokalise: lokaform pull --remove-missing\n",
      );
      expect(writes(folder)).toBe(0);
      await folder.exits(0, "pull");
      expect(Object.keys(JSON.parse(folder.read("l/en.json")))).toHaveLength(1400);
    });
  });

  test("25. in a wrong project, 3 of 300 names are live by chance: nothing is written", () => {
    const state = shop({
      n0: { en: ours("n0") },
      n1: { en: ours("n1") },
      n2: { en: ours("n2") },
      other: { en: by("Other") },
    });
    return inShop(state, rows(WEB), async (folder) => {
      const names = numbered(0, 300);
      folder.commit(1, { "l/en.json": same(names), "l/de.json": "{}\n" });
      expect((await folder.exits(1, "pull")).text).toContain("Fewer than half of the names");
      expect(folder.read("l/en.json")).toBe(same(names));
      folder.write("lokaform.yaml", `${folder.read("lokaform.yaml")}allow_wrong_project: true\n`);
      await folder.exits(0, "pull");
      expect(JSON.parse(folder.read("l/en.json"))).toHaveProperty("other", "Other");
    });
  });

  test("26. a pull with a filter brings only the new keys that match", () =>
    inShop(shop({ ...LIVE, ...NEW }), rows(WEB), async (folder) => {
      folder.commit(1, FILES);
      await folder.exits(0, "pull --filter 'cart.*'");
      expect(JSON.parse(folder.read("l/en.json"))).toEqual({ cart: { title: "Cart", promo: "Save now" } });
    }));

  test("27. the row gets a language: its file is made as the layout spells it", () => {
    const state = shop({ title: { en: ours("Title"), de: ours("Titel") } }, { platforms: ["android"] });
    const translations = [...(state.keys?.[0]?.translations ?? []), row("pt_BR", by("Título"))];
    const languages = [
      ...(state.languages ?? []),
      { lang_iso: "pt_BR", lang_id: 714, plural_forms: ["one", "other"] },
    ];
    const texts = '{ files: "res/values{-lang}/strings.xml", languages: [en, de], keys_from: lokalise }';
    return inShop({ ...withKeys(state, { translations }), languages }, rows(texts), async (folder) => {
      folder.commit(1, {
        "res/values/strings.xml": xml({ title: "Title" }),
        "res/values-de/strings.xml": xml({ title: "Titel" }),
      });
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
      folder.commit(2, {
        "lokaform.yaml": folder.read("lokaform.yaml").replace("[en, de]", "[en, de, pt_BR]"),
      });
      await folder.exits(0, "pull");
      expect(folder.read("res/values-pt-rBR/strings.xml")).toContain('<string name="title">Título</string>');
    });
  });

  test("28. rows that nothing distinguishes, of which one has keys from Lokalise, are a mistake in the settings", () => {
    const texts = '{ files: "web/{lang}.json" }, { files: "app/{lang}.json", keys_from: lokalise }';
    return inShop(shop(LIVE), rows(texts), async (folder) => {
      folder.commit(1, { "web/en.json": "{}\n", "app/en.json": "{}\n" });
      expect((await folder.exits(1, "plan")).text).toContain(
        "Add it here too, or tell the rows apart with platforms, filenames or include_tags.",
      );
      expect(folder.sandbox.requests).toEqual([]);
    });
  });

  test("29. a key with the tag of another team is not a key of the row", () =>
    inShop(withKeys(shop({ ...NEW }), { tags: ["lokaform:ios"] }), rows(WEB), async (folder) => {
      folder.commit(1, { "l/en.json": "{}\n", "l/de.json": "{}\n" });
      expect((await folder.exits(0, "plan")).text).toContain(
        "no changes, 1 to add; 0 unchanged, 1 unmanaged",
      );
      await folder.exits(0, "pull");
      expect(JSON.parse(folder.read("l/en.json"))).toEqual({ menu: { help: "Help" } });
    }));
});

describe("one key for several apps", () => {
  const CART = { en: ours("Cart"), de: ours("Korb") };

  test("30. placeholders, escapes and quotes of each platform are the same translation, which status counts once", () =>
    inShop(cart({ en: ours("[%1$s] & [%2$i] it's"), de: ours("Korb") }), rows(APPS), async (folder) => {
      folder.commit(1, {
        ...both("Cart", "Korb"),
        ...ios("en", "%1$@ & %2$d it's"),
        ...android("en", "%1$s &amp; %2$d it\\'s"),
      });
      expect((await folder.exits(0, "plan --detailed-exitcode")).text).toContain("1 unchanged, 0 unmanaged");
      expect((await folder.exits(0, "status")).text).toMatch(/en \(base\)\s+1 .*\n.*\n\s+de\s+1 /);
    }));

  test("31. a change of one app is shown with both places and written, and the next pull writes it to the other app", () =>
    inShop(cart(CART), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(2, android("de", "Warenkorb"));
      const { text } = await folder.exits(0, "apply --yes");
      expect(text).toMatch(
        /1 to update.*\n {2}~ cart_title {2}res\/values-de\/strings\.xml:2\n {8}also at de\.lproj\/L\.strings:1\n/,
      );
      expect(live(folder, "de")).toBe("Warenkorb");
      expect((await folder.exits(0, "apply --yes")).text).toMatch(
        /1 to pull.*\n {2}! cart\.title {2}de\.lproj\/L\.strings:1/,
      );
      expect(live(folder, "de")).toBe("Warenkorb");
      await folder.exits(0, "pull");
      expect(folder.read("de.lproj/L.strings")).toBe(strings({ "cart.title": "Warenkorb" }));
      folder.commit(4);
      await folder.exits(0, "plan --detailed-exitcode");
    }));

  test("32. different changes of both apps are one finding, and nothing is written", () =>
    inShop(cart(CART), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(2, { ...ios("de", "Tasche"), ...android("de", "Warenkorb") });
      const { text } = await folder.exits(1, "apply --yes");
      expect(text).toContain("The de translation is not the same as at de.lproj/L.strings:1");
      expect(text.match(/: error: /g)).toHaveLength(1);
      expect(writes(folder)).toBe(0);
    }));

  test("33. a new string in both apps becomes two keys, and one notice has the entry that joins them", () =>
    inShop(project([]), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      const { text } = await folder.exits(0, "apply --yes");
      expect(text.match(/key_name: \{ ios: cart\.title, android: cart_title \}/g)).toHaveLength(1);
      expect(keysOf(folder)).toHaveLength(2);
    }));

  test("34. the former name of one app renames the key there, and its name on the other platform stays", () =>
    inShop(cart(CART), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(2, {
        "res/values/strings.xml": xml({ basket_title: "Cart" }),
        "res/values-de/strings.xml": xml({ basket_title: "Korb" }),
        "keys.yaml": "keys: [{ key_name: { android: basket_title }, previously: cart_title }]\n",
      });
      const { text } = await folder.exits(0, "apply --yes");
      expect(text).toContain("» cart.title / basket_title ← cart.title / cart_title");
      expect(keysOf(folder)).toMatchObject([{ key_name: { ...NAMES, android: "basket_title" } }]);
      await folder.exits(0, "plan --detailed-exitcode");
    }));

  test("35. a designer adds a key for both platforms: both apps get it under the name of their platform", () => {
    const promo: Key = {
      ...{ key_id: 2, platforms: ["ios", "android"] },
      key_name: { ios: "promo.title", android: "promo_title", web: "", other: "" },
      translations: [row("en", by("[%s] off")), row("de", by("[%s] Rabatt"))],
    };
    return inShop(cart(CART, {}, promo), rows(FROM_LOKALISE), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      expect((await folder.exits(0, "plan")).text).toContain("1 to add");
      await folder.exits(0, "pull");
      expect(folder.read("de.lproj/L.strings")).toContain('"promo.title" = "%@ Rabatt";');
      expect(folder.read("res/values-de/strings.xml")).toContain('"promo_title">%s Rabatt<');
      folder.commit(4);
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
      await folder.exits(0, "plan --detailed-exitcode");
    });
  });
});
