/** `pull --remove-missing` removes strings whose key is gone or archived, with what belongs to them, after a question. */
import { describe, expect, test } from "vitest";
import { inShop, ours, rows, shop, type Texts } from "./repository.ts";
import { json } from "./webApp.ts";

const LIVE: Texts = { a: { en: ours("A") }, z: { en: ours("Z") } };
const catalog = (names: readonly string[]) =>
  json({
    sourceLanguage: "en",
    strings: Object.fromEntries(names.map((name) => [name, { comment: `About ${name}` }])),
    version: "1.0",
  }).replaceAll('": ', '" : ');

type Case = readonly [files: string, before: string, after: string];
const CASES: Record<string, Case> = {
  "the comment above an Apple string that is alone": [
    "{lang}.lproj/L.strings",
    '/* Header */\n\n/* About a */\n"a" = "A";\n\n/* About k,\n   in two lines */\n"k" = "K"; // note\n\n/* About z */\n"z" = "Z";\n',
    '/* Header */\n\n/* About a */\n"a" = "A";\n\n/* About z */\n"z" = "Z";\n',
  ],
  "an Apple string below a comment for several": [
    "{lang}.lproj/L.strings",
    '/* All */\n"a" = "A";\n"k" = "K";\n"z" = "Z";\n',
    '/* All */\n"a" = "A";\n"z" = "Z";\n',
  ],
  "an Android string, with its comment": [
    "v/{lang}.xml",
    '<resources>\n    <string name="a">A</string>\n    <!-- About k -->\n    <string name="k">K</string>\n    <!-- About z -->\n    <string name="z">Z</string>\n</resources>\n',
    '<resources>\n    <string name="a">A</string>\n    <!-- About z -->\n    <string name="z">Z</string>\n</resources>\n',
  ],
  "an Android plural": [
    "v/{lang}.xml",
    '<resources>\n    <string name="a">A</string>\n    <string name="z">Z</string>\n    <plurals name="k">\n        <item quantity="other">K</item>\n    </plurals>\n</resources>\n',
    '<resources>\n    <string name="a">A</string>\n    <string name="z">Z</string>\n</resources>\n',
  ],
  "the attributes in ARB": [
    "l/app_{lang}.arb",
    json({ "@@locale": "en", a: "A", k: "K", "@k": { description: "About k" }, z: "Z" }),
    json({ "@@locale": "en", a: "A", z: "Z" }),
  ],
  "the first member of a JSON object": [
    "l/{lang}.json",
    json({ k: "K", a: "A", z: "Z" }),
    json({ a: "A", z: "Z" }),
  ],
  "the last member of a JSON object": [
    "l/{lang}.json",
    json({ a: "A", z: "Z", k: "K" }),
    json({ a: "A", z: "Z" }),
  ],
  "a member on one line": ["l/{lang}.json", '{ "a": "A", "k": "K", "z": "Z" }', '{ "a": "A", "z": "Z" }'],
  "an entry of a catalog, in all languages": ["L.xcstrings", catalog(["a", "k", "z"]), catalog(["a", "z"])],
};

describe("it removes", () => {
  test.for(Object.entries(CASES))("%s", ([, [files, before, after]]) => {
    const row = `{ files: "${files}", languages: [en], keys_from: lokalise, platforms: [web] }`;
    return inShop(shop(LIVE), rows(row), async (folder) => {
      const path = files.replace("{lang}", "en");
      folder.commit(1, { [path]: before });
      const { asked } = await folder.exits(0, "pull --remove-missing", { answer: "yes" });
      expect(asked).toContain("  - k\n");
      expect(folder.read(path)).toBe(after);
    });
  });

  test("objects that become empty, and strings in languages that no row lists", () => {
    const row = '{ files: "l/{lang}.json", languages: [en, de], keys_from: lokalise, platforms: [web] }';
    const before = json({ a: "A", menu: { old: { one: "1", two: "2" }, help: "H" } });
    return inShop(
      shop({ a: { en: ours("A") }, "menu.help": { en: ours("H") } }),
      rows(row),
      async (folder) => {
        folder.commit(1, { "l/en.json": before, "l/de.json": before, "l/fr.json": before });
        await folder.run("pull --remove-missing", { answer: "yes" });
        const after = { a: "A", menu: { help: "H" } };
        for (const language of ["en", "de", "fr"])
          expect(JSON.parse(folder.read(`l/${language}.json`))).toEqual(after);
        folder.commit(2);
        expect((await folder.exits(0, "plan")).text).not.toContain("only in the files");
      },
    );
  });
});

describe("nothing is removed", () => {
  const row = '{ files: "l/{lang}.json", languages: [en], keys_from: lokalise, platforms: [web] }';
  const names = ["a", "k", "z"];
  const before = json(Object.fromEntries(names.map((name) => [name, name.toUpperCase()])));

  test.for<[string, string, string, string | undefined]>([
    ["without the answer", row, "pull --remove-missing", "no"],
    ["in a dry run", row, "pull --remove-missing --dry-run", undefined],
    ["without the option", row, "pull", undefined],
    [
      "from rows whose keys come from the files",
      row.replace("keys_from: lokalise, ", ""),
      "pull --remove-missing",
      "yes",
    ],
  ])("%s", ([, texts, line, answer]) =>
    inShop(shop(LIVE), rows(texts), async (folder) => {
      folder.commit(1, { "l/en.json": before });
      await folder.run(line, answer === undefined ? {} : { answer });
      expect(folder.read("l/en.json")).toBe(before);
    }),
  );

  test("beyond the limit", () =>
    inShop(shop(LIVE), rows(row, "limits: { removals: 1 }\n"), async (folder) => {
      const texts = json({ a: "A", k: "K", l: "L", z: "Z" });
      folder.commit(1, { "l/en.json": texts });
      await folder.exits(1, "pull --remove-missing", { answer: "yes" });
      expect(folder.read("l/en.json")).toBe(texts);
    }));
});

describe("a key of two apps", () => {
  const ROWS = (android: string) =>
    `{ files: "{lang}.strings", languages: [en], keys_from: lokalise, platform: ios }, { files: "{lang}.xml", languages: [en], ${android}platform: android }`;
  const files = {
    "keys.yaml": "keys: [{ key_name: { ios: a, android: a } }, { key_name: { ios: k, android: k_1 } }]\n",
    "en.strings": '"a" = "A";\n"k" = "K";\n',
    "en.xml": '<resources>\n  <string name="a">A</string>\n  <string name="k_1">K</string>\n</resources>\n',
  };
  const state = (isArchived: boolean) => {
    const live = shop({ a: { en: ours("A") }, k: { en: ours("K") } }, { platforms: ["ios", "android"] });
    const names = { ios: "k", android: "k_1", web: "", other: "" };
    const keys = (live.keys ?? []).flatMap((key) => {
      if (key.key_id === 1) return [key];
      return isArchived ? [{ ...key, key_name: names, is_archived: true }] : [];
    });
    return { ...live, keys };
  };

  test.for([
    ["gone", false],
    ["archived", true],
  ] as const)("goes from the files of both and from keys.yaml, if it is %s", ([, isArchived]) =>
    inShop(state(isArchived), rows(ROWS("keys_from: lokalise, ")), async (folder) => {
      folder.commit(1, files);
      const { asked } = await folder.exits(0, "pull --remove-missing", { answer: "yes" });
      expect(asked.includes("(archived)")).toBe(isArchived);
      expect(folder.read("en.strings")).toBe('"a" = "A";\n');
      expect(folder.read("en.xml")).not.toContain("k_1");
      expect(folder.read("keys.yaml")).not.toContain("k_1");
    }),
  );

  test("stays, if the keys of one app come from its files", () =>
    inShop(state(false), rows(ROWS("")), async (folder) => {
      folder.commit(1, files);
      await folder.run("pull --remove-missing", { answer: "yes" });
      for (const [path, text] of Object.entries(files)) expect(folder.read(path)).toBe(text);
    }));
});
