/** A project that was filled by an upload of nested JSON: names joined by "::", one file name for each file. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inFolder, PROJECT } from "./harness.ts";
import { inShop, JANE, project, type Repository, row } from "./repository.ts";

const MAIN = '{\n  "title": "Shop",\n  "cart": {\n    "empty": "Nothing here"\n  }\n}\n';
const ADMIN = '{\n  "title": "Admin"\n}\n';

function key(key_id: number, name: string, file: string, en: string, de: string) {
  return {
    key_id,
    key_name: { ios: "", android: "", web: name, other: "" },
    platforms: ["web" as const],
    filenames: { ios: "", android: "", web: `locales/%LANG_ISO%/${file}.json`, other: "" },
    translations: [row("en", { text: en }), row("de", { text: de, by: JANE, day: 2 })],
  };
}

/** The service allows two keys of one name in different files, as its upload makes them. */
function state(keys: Parameters<typeof project>[0]) {
  return { assumptions: { sameNameOtherFilename: "allow" as const }, projects: { [PROJECT]: project(keys) } };
}

const SETTINGS =
  'writers: [sandbox@example.com]\ntexts:\n  - { files: "locales/{lang}/*.json", languages: [en, de], platforms: [web], names: lokalise }\n';

test("keys of one name in two files are two keys: in a plan, for a pull, and when one is created", () =>
  inShop(
    state([
      key(1, "title", "main", "Shop", "Laden"),
      key(2, "cart::empty", "main", "Nothing here", "Nichts da"),
      key(3, "title", "admin", "Admin", "Verwaltung"),
    ]),
    SETTINGS,
    async (folder) => {
      folder.commit(1, {
        "locales/en/main.json": MAIN,
        "locales/en/admin.json": ADMIN,
        "locales/en/help.json": '{\n  "title": "Help"\n}\n',
      });
      const { lines } = await folder.run("plan");
      expect(lines.join("\n")).toMatch(/^Plan: 1 to create/m);
      await folder.run("pull");
      expect(folder.read("locales/de/main.json")).toBe(
        MAIN.replace("Shop", "Laden").replace("Nothing here", "Nichts da"),
      );
      expect(folder.read("locales/de/admin.json")).toBe(ADMIN.replace("Admin", "Verwaltung"));
      folder.commit(3);
      await folder.run("apply --yes");
      const keys = folder.sandbox.state().projects[PROJECT]?.keys ?? [];
      expect(keys.map(({ key_name, filenames }) => [key_name.web, filenames.web])).toEqual([
        ["title", "locales/%LANG_ISO%/main.json"],
        ["cart::empty", "locales/%LANG_ISO%/main.json"],
        ["title", "locales/%LANG_ISO%/admin.json"],
        ["title", "locales/%LANG_ISO%/help.json"],
      ]);
      folder.commit(4, { "locales/en/admin.json": ADMIN.replace("Admin", "Back office") });
      await folder.run("apply --yes");
      const texts = (folder.sandbox.state().projects[PROJECT]?.keys ?? []).map(
        ({ translations }) => translations[0]?.translation,
      );
      expect(texts).toEqual(["Shop", "Nothing here", "Back office", "Help"]);
      await folder.exits(0, "plan --detailed-exitcode");
    },
  ));

describe("the only live key of a name", () => {
  const OWN = '{\n  "subject": "Ours"\n}\n';
  const one = (file: string) => project([key(1, "subject", file, "Theirs", "Deren")]);
  const texts = (folder: Repository) =>
    (folder.sandbox.state().projects[PROJECT]?.keys ?? []).map(
      ({ filenames, translations }) => `${filenames.web}: ${translations[0]?.translation}`,
    );
  const OTHERS = "locales/%LANG_ISO%/theirs.json: Theirs";

  test("is another one if it has the filename of another file: a pull does not bring its text, and the plan warns", () =>
    inShop(one("theirs"), SETTINGS, async (folder) => {
      folder.commit(1, { "locales/en/file2.json": OWN });
      await folder.run("pull");
      expect(folder.read("locales/en/file2.json")).toBe(OWN);
      const { lines } = await folder.run("apply --yes --overwrite *");
      expect(lines.join(" ")).toMatch(
        /warning: subject: The name of this new key is also that of live key 1, on another platform or in another file\./,
      );
      expect(texts(folder)).toEqual([OTHERS]);
    }));

  test("is refused if git does not tell, and key_id or new: true decides", () =>
    inFolder(
      { assumptions: { sameNameOtherFilename: "allow" }, projects: { [PROJECT]: one("theirs") } },
      async ({ folder, run, sandbox }) => {
        const write = (path: string, text: string) => {
          mkdirSync(join(folder, "locales/en"), { recursive: true });
          writeFileSync(join(folder, path), text);
        };
        write("lokaform.yaml", `project: ${PROJECT}\n${SETTINGS}`);
        write("locales/en/file2.json", OWN);
        const refused = await run("apply --yes --overwrite *");
        expect([refused.code, refused.lines.join(" ")]).toEqual([
          1,
          expect.stringContaining("[ambiguous-key]"),
        ]);
        const plan = async (entry: string) => {
          write("keys.yaml", `keys:\n  - { key_name: subject, ${entry} }\n`);
          return (await run("plan --overwrite *")).lines.join("\n");
        };
        expect(await plan("new: true")).toMatch(/^Plan: 1 to create/m);
        expect(await plan("key_id: 1")).toMatch(/^Plan: 1 to update/m);
        expect(sandbox.state().projects[PROJECT]?.keys.length).toBe(1);
      },
    ));

  test.each<[string, (folder: Repository) => void]>([
    [
      "a file that was renamed",
      (folder) => folder.git(2, "mv", "locales/en/theirs.json", "locales/en/file2.json"),
    ],
    [
      "a file whose texts were moved into another one",
      (folder) => {
        folder.write("locales/en/file2.json", OWN);
        folder.git(2, "rm", "-q", "locales/en/theirs.json");
      },
    ],
  ])("stays the same one for %s", (_what, move) =>
    inShop(one("theirs"), SETTINGS, async (folder) => {
      folder.commit(1, { "locales/en/theirs.json": OWN });
      move(folder);
      folder.commit(2);
      await folder.run("apply --yes --overwrite *");
      expect(texts(folder)).toEqual(["locales/%LANG_ISO%/theirs.json: Ours"]);
    }),
  );
});

test.each([
  ["::", "::", SETTINGS.replace(", names: lokalise", "")],
  [".", "a dot", SETTINGS],
])("the guard of a wrong project names the convention that matches: %s", (separator, words, settings) =>
  inShop(
    project(
      Array.from({ length: 12 }, (_, at) =>
        key(at + 1, `cart${separator}text_${at}`, "main", `Text ${at}`, "x"),
      ),
    ),
    settings.replace("[en, de]", "[en]"),
    async (folder) => {
      const texts = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`text_${at}`, `Text ${at}`]));
      folder.commit(1, { "locales/en/main.json": JSON.stringify({ cart: texts, title: "Shop" }) });
      const { text } = await folder.exits(1, "plan");
      expect(text).toContain(
        `No declared key is in the project, which has cart${separator === "." ? "::" : "."}text_0 with ${words} between nested names`,
      );
    },
  ),
);

test.each([
  ["are texts in a row with names: lokalise", "::", "Two"],
  ["are names without a text in other rows", "/", "Another text"],
])("items of a list %s, and their keys are not removed", (_, separator, second) =>
  inShop(
    project([
      key(1, "title", "main", "Shop", "Laden"),
      key(2, `tips${separator}0`, "main", "One", "Eins"),
      key(3, `tips${separator}1${separator}text`, "main", second, "Zwei"),
      key(4, "gone", "main", "Gone", "Weg"),
    ]),
    `${SETTINGS.replace("[en, de]", "[en]").replace("names: lokalise", `names: lokalise, separator: "${separator}"`)}prune: { keys: all, by: archive }\nlimits: { removals_percent: 100 }\n`,
    async (folder) => {
      folder.commit(1, { "locales/en/main.json": '{ "title": "Shop", "tips": ["One", { "text": "Two" }] }' });
      const { lines } = await folder.run("plan");
      expect(lines.join("\n")).toMatch(/^Plan: 1 to remove; 3 unchanged/m);
      expect(lines.join("\n")).toContain("- gone");
    },
  ),
);
