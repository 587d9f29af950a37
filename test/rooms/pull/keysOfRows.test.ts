/** Which keys belong to a row with `keys_from: lokalise`: apply only writes their texts, and a pull writes only what is read as the same key. */
import { describe, expect, test } from "vitest";
import type { ProjectState } from "./harness.ts";
import { by, inShop, ours, type Repository, rows, shop, type Texts } from "./repository.ts";
import { FILES, json, LIVE, WEB } from "./webApp.ts";

type Key = NonNullable<ProjectState["keys"]>[number];

const HELP: Texts = { "menu.help": { en: by("Help") } };
const OWNED = "owner: app\nprune: { keys: owned, by: archive }\n";
const onWeb = (file: string) => ({ ios: "", android: "", other: "", web: file });

/** The state with other fields of its keys, from the first one on. */
function withKeys(state: ProjectState, ...changes: Partial<Key>[]): ProjectState {
  return { ...state, keys: (state.keys ?? []).map((key, index) => ({ ...key, ...changes[index] })) };
}

async function writesNothing(folder: Repository, options = "") {
  await folder.run(`apply --yes ${options}`);
  expect(folder.sandbox.requests.filter(({ method }) => method !== "GET")).toEqual([]);
}

describe("apply writes nothing but texts", () => {
  test("it destroys no archived key", () =>
    inShop(
      withKeys(shop({ x: { en: ours("X") }, ...LIVE }), { is_archived: true, tags: ["lokaform:app"] }),
      rows(WEB, OWNED.replace("archive", "destroy")),
      async (folder) => {
        folder.commit(1, FILES);
        await writesNothing(folder, "--allow-removals 1");
      },
    ));

  test("it adopts no key that only keys.yaml declares, and leaves its empty translation", () =>
    inShop(
      shop({ ...LIVE, "menu.help": { en: by("Help"), de: by("") } }),
      rows(WEB, OWNED),
      async (folder) => {
        const entry = "keys:\n  - { key_name: menu.help, translations: { de: Hilfe } }\n";
        folder.commit(1, { ...FILES, "keys.yaml": entry });
        await writesNothing(folder);
      },
    ));
});

test("a key comes into the files if keys.yaml has only its other fields", () =>
  inShop(shop({ ...LIVE, ...HELP }), rows(WEB), async (folder) => {
    folder.commit(1, { ...FILES, "keys.yaml": "keys:\n  - { key_name: menu.help, description: D }\n" });
    expect((await folder.exits(0, "plan")).text).toContain("1 to add");
    await folder.exits(0, "pull");
    expect(JSON.parse(folder.read("l/en.json"))).toEqual({ cart: { title: "Cart" }, menu: { help: "Help" } });
    folder.commit(3);
    expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
  }));

test.for([
  ["the format", ""],
  ["the row", "platform: ios, "],
])("a key with other names on other platforms has the name of the platform that %s says", ([, platform]) => {
  const names = { ios: "bi", android: "ba", web: "bi", other: "bi" };
  const state = withKeys(shop({ b: { en: by("B") }, a: { en: ours("A") } }, { platforms: ["ios"] }), {
    platforms: ["ios", "android"],
    key_name: names,
  });
  const row = `{ files: "{lang}.lproj/L.strings", languages: [en], ${platform}keys_from: lokalise }`;
  return inShop(state, rows(row), async (folder) => {
    folder.commit(1, { "en.lproj/L.strings": '"a" = "A";\n' });
    await folder.exits(0, "pull");
    expect(folder.read("en.lproj/L.strings")).toBe('"a" = "A";\n"bi" = "B";\n');
    folder.commit(3);
    await writesNothing(folder);
  });
});

describe("a key that its file would name otherwise is left out", () => {
  test.for<[string, before: object, Texts]>([
    [
      "nested names",
      { cart: { title: "Cart" } },
      { "cart::title": { en: ours("Cart") }, "v1.2": { en: by("V") } },
    ],
    [
      "flat names",
      { "cart::title": "Cart", "a.b": "AB" },
      { "cart::title": { en: ours("Cart") }, "a.b": { en: ours("AB") }, "cart::w": { en: by("W") } },
    ],
  ])("%s", ([, before, texts]) =>
    inShop(shop(texts), rows(WEB.replace("keys_from", 'separator: "::", keys_from')), async (folder) => {
      folder.commit(1, { "l/en.json": json(before), "l/de.json": "{}\n" });
      expect((await folder.exits(0, "pull")).text).toContain("The file would have it under another name.");
      expect(folder.read("l/en.json")).toBe(json(before));
    }),
  );
});

describe("a key whose name another key has is named with its id, and the others come", () => {
  test.for<[string, Partial<Key>]>([
    ["an archived key", { is_archived: true, filenames: onWeb("b.json") }],
    ["a key of another platform", { platforms: ["ios"] }],
  ])("%s", ([, more]) => {
    const state = shop({ ...LIVE, ...HELP, other: { en: by("Other") } });
    const twin = { ...state.keys?.[1], ...more, key_id: 9 } as Key;
    return inShop({ ...state, keys: [...(state.keys ?? []), twin] }, rows(WEB), async (folder) => {
      folder.commit(1, FILES);
      expect((await folder.exits(0, "pull")).text).toContain("Not added to the files: menu.help (id 2)");
      expect(JSON.parse(folder.read("l/en.json"))).toEqual({ cart: { title: "Cart" }, other: "Other" });
    });
  });

  test("unless the files say their own file names", () => {
    const state = withKeys(
      shop({ title: { en: ours("A") }, x: { en: by("B") } }),
      { filenames: onWeb("l/a/%LANG_ISO%.json") },
      { key_name: "title", filenames: onWeb("l/b/%LANG_ISO%.json") },
    );
    const row = '{ files: "l/*/{lang}.json", names: lokalise, keys_from: lokalise, platforms: [web] }';
    return inShop(state, rows(row), async (folder) => {
      folder.commit(1, { "l/a/en.json": json({ title: "A" }), "l/b/en.json": "{}\n" });
      expect((await folder.exits(0, "plan")).text).toContain("1 to add");
      await folder.exits(0, "pull");
      expect(folder.read("l/b/en.json")).toBe(json({ title: "B" }));
    });
  });
});

test("the platform with the file name of the row counts", () => {
  const file = "l/%LANG_ISO%.json";
  const state = withKeys(
    shop({ a: { en: ours("A") }, b: { en: by("B") } }),
    { filenames: onWeb(file) },
    { platforms: ["ios", "web"], filenames: { ...onWeb(file), ios: "o.strings" } },
  );
  const row = `{ files: "l/{lang}.json", languages: [en], filenames: "${file}", platforms: [ios, web], keys_from: lokalise }`;
  return inShop(state, rows(row), async (folder) => {
    folder.commit(1, { "l/en.json": json({ a: "A" }) });
    await folder.exits(0, "pull");
    expect(folder.read("l/en.json")).toBe(json({ a: "A", b: "B" }));
  });
});

test("a folder can have any name", () =>
  inShop(
    shop({ "$$:one": { en: ours("One") }, "$$:two": { en: by("Two") } }),
    rows('{ files: "p/*/{lang}.json", key_name: "{1}:{path}", keys_from: lokalise, platforms: [web] }'),
    async (folder) => {
      folder.commit(1, { "p/$$/en.json": json({ one: "One" }) });
      await folder.exits(0, "pull");
      expect(folder.read("p/$$/en.json")).toBe(json({ one: "One", two: "Two" }));
    },
  ));

test("with all languages, the file of the base language stays the one that its row names", () => {
  const state = shop(
    { title: { en: ours("Title") }, ok: { en: by("OK"), de: by("Gut") } },
    { platforms: ["ios"] },
  );
  const texts =
    '{ files: "Base.lproj/L.strings", language: en, keys_from: lokalise }, { files: "{lang}.lproj/L.strings", languages: [de], keys_from: lokalise }';
  return inShop(state, rows(texts, "pull: { languages: all }\n"), async (folder) => {
    folder.commit(1, { "Base.lproj/L.strings": '"title" = "Title";\n' });
    await folder.exits(0, "pull");
    expect(folder.read("Base.lproj/L.strings")).toBe('"title" = "Title";\n"ok" = "OK";\n');
    expect(folder.read("de.lproj/L.strings")).toBe('"ok" = "Gut";\n');
  });
});

test("a filter and --accept can name keys that only Lokalise has", () =>
  inShop(shop({ ...LIVE, ...HELP }), rows(WEB, "pull: { review: reviewed }\n"), async (folder) => {
    folder.commit(1, FILES);
    expect((await folder.exits(0, "pull --filter 'menu.*'")).text).toContain("Not added yet: menu.help");
    await folder.exits(0, "pull --accept menu.help:en");
    expect(JSON.parse(folder.read("l/en.json"))).toHaveProperty("menu.help", "Help");
  }));

test("live names of keys outside of the row do not show that the project is the right one", () => {
  const names = Array.from({ length: 10 }, (_, index) => `n${index}`);
  const all = shop(Object.fromEntries([...names, "other"].map((name) => [name, { en: ours(name) }])));
  const state = withKeys(all, ...names.map((): Partial<Key> => ({ platforms: ["ios"] })));
  return inShop(state, rows(WEB), async (folder) => {
    const before = json(Object.fromEntries(names.map((name) => [name, name])));
    folder.commit(1, { "l/en.json": before, "l/de.json": "{}\n" });
    await folder.exits(1, "pull");
    expect(folder.read("l/en.json")).toBe(before);
  });
});

describe("a new key gets placeholders as the other texts of its file have them", () => {
  const LIVE_TEXT = "[%1$s:name]: [%i] of [%.1f], 5[%]";
  test.for<[string, file: string, base: string, live: string, written: string | undefined]>([
    ["double braces", "l/en.json", json({ a: "Hi {{user}}" }), "Hi [%s:name]", '"b": "Hi {{name}}"'],
    ["single braces", "l/en.json", json({ a: "Hi {user}" }), "Hi [%1$s:name]", '"b": "Hi {name}"'],
    ["printf", "l/en.json", json({ a: "%s of %d" }), "[%1$s]: [%2$i], 5[%]", '"b": "%1$s: %2$d, 5%%"'],
    ["ARB", "l/app_en.arb", json({ a: "A" }), "Hi [%s:name]", '"b": "Hi {name}"'],
    ["Apple", "en.lproj/L.strings", '"a" = "A";\n', "[%s]: [%i], [%.2f]", '"b" = "%@: %li, %.2f";'],
    ["Apple with %d", "en.lproj/L.strings", '"a" = "%d";\n', "[%1$s]: [%2$i]", '"b" = "%1$@: %2$d";'],
    [
      "Android",
      "v/en.xml",
      '<resources>\n  <string name="a">A</string>\n</resources>\n',
      "[%1$s]: [%2$i]",
      ">%1$s: %2$d<",
    ],
    ["two kinds of braces", "l/en.json", json({ a: "{x}", c: "{{x}}" }), "Hi [%s:name]", undefined],
    ["names in a format without names", "en.lproj/L.strings", '"a" = "A";\n', LIVE_TEXT, undefined],
  ])("%s", ([, file, base, text, written]) => {
    const keys = { a: { en: ours("A") }, b: { en: by(text) } };
    const row = `{ files: "${file.replace("en", "{lang}")}", languages: [en], keys_from: lokalise, platforms: [web] }`;
    return inShop(shop(keys), rows(row, "languages: { en: seed }\n"), async (folder) => {
      folder.commit(1, { [file]: base });
      const pull = await folder.exits(0, "pull");
      if (written === undefined) expect(pull.text).toContain("Not added yet: b");
      else expect(folder.read(file)).toContain(written);
    });
  });
});
