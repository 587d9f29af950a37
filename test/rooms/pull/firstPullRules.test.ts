/** Rules of the first pull of an app whose keys designers made. */
import { describe, expect, test } from "vitest";
import type { ProjectState } from "./harness.ts";
import { by, inShop, type Repository, rows, shop, type Texts } from "./repository.ts";
import { json } from "./webApp.ts";

type Key = NonNullable<ProjectState["keys"]>[number];

const STRINGS =
  '{ files: "{lang}.lproj/Localizable.strings", languages: [en, de], keys_from: lokalise, platform: ios }';
const JSON_ROW =
  '{ files: "l/{lang}.json", languages: [en, de], keys_from: lokalise, names: lokalise, platforms: [web] }';
const ios = (texts: Texts, more: Partial<Key> = {}) => shop(texts, { platforms: ["ios"], ...more });
const web = (texts: Texts) =>
  shop(texts, { filenames: { ios: "", android: "", other: "", web: "l/%LANG_ISO%.json" } });

/** Plays in a repository that has only lokaform.yaml. */
const inEmpty = (
  state: ProjectState,
  texts: string,
  play: (folder: Repository) => Promise<void>,
  more = "",
) =>
  inShop(state, rows(texts, more), async (folder) => {
    folder.git(0, "commit", "-qm", "empty", "--allow-empty");
    await play(folder);
  });

describe("a row that has no key yet", () => {
  // Pull says "no changes", and every other command says "run lokaform pull" and ends with 1: nothing leads out of it.
  test("does not stop other commands after the pull: one of two tables", () =>
    inEmpty(
      ios(
        { a: { en: by("A") } },
        { filenames: { ios: "%LANG_ISO%.lproj/Localizable.strings", android: "", web: "", other: "" } },
      ),
      [STRINGS, STRINGS.replace("Localizable", "InfoPlist")]
        .map((row) => row.replace("platform", "names: lokalise, platform"))
        .join(", "),
      async (folder) => {
        await folder.exits(0, "pull");
        folder.commit(1);
        for (const command of ["validate", "plan --detailed-exitcode", "apply --yes", "drift", "status"])
          await folder.exits(0, command);
      },
    ));
});

describe("the second pull has nothing to do", () => {
  // The native texts that the first pull writes show the style of the file. Only the second one sees them.
  test.for([
    ["names", "Hi {{user}}", "Bye [%s:name]", "Bye {{name}}"],
    ["printf", "%s of %d", "[%s], [%i]", "%s, %d"],
  ])("the placeholders of texts that are written with it count: %s", ([, native, universal, written]) =>
    inEmpty(
      web({ a: { en: by(native ?? "") }, b: { en: by(universal ?? "") } }),
      JSON_ROW,
      async (folder) => {
        await folder.exits(0, "pull");
        folder.commit(1);
        expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
        expect(JSON.parse(folder.read("l/en.json"))).toEqual({ a: native, b: written });
      },
    ),
  );
});

describe("keys that no pull can write", () => {
  test("without a base translation are not drift", () =>
    inEmpty(ios({ a: { en: by("A") }, later: { en: by("") } }), STRINGS, async (folder) => {
      await folder.exits(0, "pull");
      folder.commit(1);
      await folder.exits(0, "drift");
    }));

  test.for<[string, (name: string) => string, string]>([
    ["waiting for a base translation", (name) => name, ""],
    ["with a name that the file cannot have", (name) => `${name}\n`, "Text"],
  ])("are all named by pull --all: %s", ([, name, text]) => {
    const names = ["first", "second", "third", "fourth", "fifth"];
    const texts = Object.fromEntries(names.map((one) => [name(one), { en: by(text), de: by("Text") }]));
    return inEmpty(ios({ ...texts, ok: { en: by("OK") } }), STRINGS, async (folder) => {
      const output = (await folder.exits(0, "pull --all")).text;
      for (const one of names) expect(output).toContain(one);
    });
  });

  // A file name in Lokalise does not help a name with a line break, `__proto__`, or an empty part.
  test("are named with their own reason: a line break in the name", () =>
    inEmpty(ios({ "a\nb": { en: by("A") }, ok: { en: by("OK") } }), STRINGS, async (folder) => {
      expect((await folder.exits(0, "pull")).text).not.toContain("give it the file name");
    }));

  test("are named with their own reason: [VOID] is not empty, and does not wait for a review", () =>
    inEmpty(ios({ a: { en: by("[VOID]") }, ok: { en: by("OK") } }), STRINGS, async (folder) => {
      expect((await folder.exits(0, "pull")).text).not.toContain(
        "The en translation is empty in Lokalise, or waits",
      );
    }));
});

describe("files say what a download says", () => {
  // Flutter makes a method of each name, and
  // refuses the whole file with "Invalid ARB resource name" if it cannot: the app does not build any more.
  test.for(["cart-title", "cart.title", "cart title", "Cart", "1st"])(
    "ARB: no name of a method: %s",
    (name) =>
      inEmpty(
        shop({ [name]: { en: by("X") }, ok: { en: by("OK") } }, { platforms: ["other"] }),
        '{ files: "l/app_{lang}.arb", languages: [en], keys_from: lokalise, platforms: [other] }',
        async (folder) => {
          const { text } = await folder.exits(0, "pull");
          expect(folder.read("l/app_en.arb")).toBe(json({ "@@locale": "en", ok: "OK" }));
          expect(text).toContain(name);
        },
      ),
  );
});

describe("words", () => {
  // No file name of Lokalise makes a path, so a row with `*` needs a first file. The path is right.
  test("a row with * in an empty repository: the pull says which file to make, and not that the path is wrong", () =>
    inEmpty(web({ a: { en: by("A") } }), JSON_ROW.replace("{lang}", "{lang}/*"), async (folder) => {
      const { text } = await folder.exits(1, "pull");
      expect(text).not.toContain("Correct the path");
      expect(text).toContain("l/en/");
    }));

  test("{-lang} with all languages: the notice names the row and its base language", () =>
    inEmpty(
      shop({ a: { en: by("A"), de: by("Ah"), fr: by("Euh") } }, { platforms: ["android"] }),
      '{ files: "res/values{-lang}/strings.xml", language: en, keys_from: lokalise, platform: android }',
      async (folder) => {
        const { text } = await folder.exits(0, "pull");
        expect(text).not.toContain("names only .");
        // Without en first, the row would be refused.
        expect(text).toMatch(/set languages to \[en, /);
      },
      "pull: { languages: all }\n",
    ));

  // The key never was in a file. And in this row, lines that are deleted delete no key.
  test("a new key that waits for review has no advice about deleted lines", () =>
    inEmpty(
      ios({ a: { en: by("A") } }),
      STRINGS,
      async (folder) => {
        expect((await folder.exits(0, "pull")).text).not.toContain("delete its lines");
      },
      "pull: { review: reviewed }\n",
    ));
});
