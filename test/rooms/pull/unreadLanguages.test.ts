/** A row without `languages` reads the base language. Mistakes in other languages stop nothing, and those in the base language do. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sample } from "../../scale.ts";
import { inShop, OURS, ours, type Repository, shop } from "./repository.ts";

const unit = (value: unknown) => ({ stringUnit: { state: "translated", value } });
const catalog = (localizations: object) =>
  JSON.stringify({ sourceLanguage: "fr", strings: { title: { localizations } }, version: "1.0" });
const YAML = "keys:\n  - key_name: title\n    tags: [x]\n";
const TWICE = `${YAML}    translations: { de: Korb }\n`;

interface Case {
  row: string;
  /** The files, with the mistake in a language. */
  files(wrong: string, right: string): Record<string, string | Buffer>;
}

const json = (text: string | Buffer, good = '{ "title": "Cart" }'): Case => ({
  row: '{ files: "l/{lang}.json", plurals: i18next }',
  files: (wrong, right) => ({ [`l/${right}.json`]: good, [`l/${wrong}.json`]: text }),
});
const xml = (value: string): Case => ({
  row: '{ files: "res/{lang}.xml" }',
  files: (wrong, right) => ({
    [`res/${right}.xml`]: '<resources><string name="title">Cart</string></resources>',
    [`res/${wrong}.xml`]: `<resources>${value}</resources>`,
  }),
});

const CASES: Record<string, Case> = {
  "no JSON": json("{ broken"),
  "an empty file": json(""),
  "bytes that are no text": json(Buffer.from([0xff, 0xfe, 0x7b, 0xd8, 0x00])),
  "XML that is not closed": xml('<string name="title">'),
  "a text in .strings without quotes": {
    row: '{ files: "ios/{lang}.lproj/A.strings" }',
    files: (wrong, right) => ({
      [`ios/${right}.lproj/A.strings`]: '"title" = "Cart";',
      [`ios/${wrong}.lproj/A.strings`]: '"title" = ;',
    }),
  },
  "a name of two rows": {
    row: '{ files: "l/{lang}.json" }, { files: "m/{lang}.json" }',
    files: (wrong, right) => ({
      [`l/${right}.json`]: '{ "title": "Cart" }',
      [`l/${wrong}.json`]: '{ "title": "a" }',
      [`m/${right}.json`]: "{}",
      [`m/${wrong}.json`]: '{ "title": "b" }',
    }),
  },
};

/** Mistakes that spoil one text. */
const SPOILED: Record<string, Case> = {
  "a number": json('{ "title": 1 }'),
  "a name twice": json('{ "title": "a", "title": "b" }'),
  "a list": json('{ "title": ["a"] }'),
  "texts with an unusable name": json('{ "title": "Cart", "": "x" }'),
  "an unknown plural form": xml('<plurals name="title"><item quantity="several">x</item></plurals>'),
  "an unusable escape": xml('<string name="title">\\u12</string>'),
  "a value in a string catalog": {
    row: '{ files: "App.xcstrings" }',
    files: (wrong, right) => ({ "App.xcstrings": catalog({ [right]: unit("Cart"), [wrong]: unit(7) }) }),
  },
  "a plural form in a string catalog": {
    row: '{ files: "App.xcstrings" }',
    files: (wrong, right) => ({
      "App.xcstrings": catalog({
        [right]: unit("Cart"),
        [wrong]: { variations: { plural: { several: unit("x") } } },
      }),
    }),
  },
};

const SOME = sample(Object.entries(CASES), ([, one]) => one.row);
const SOME_SPOILED = sample(Object.entries(SPOILED), ([, one]) => one.row);

const settings = (rows: string) => `writers: [${OURS}]\nkeys: [keys.yaml]\ntexts: [${rows}]\n`;
const state = () => shop({ title: { en: ours("Cart"), de: ours("Korb") } }, { tags: ["x"] });

function write(folder: Repository, files: Record<string, string | Buffer>): void {
  folder.write("keys.yaml", YAML);
  for (const [path, content] of Object.entries(files)) {
    folder.write(path, "");
    writeFileSync(join(folder.folder, path), content);
  }
  folder.commit(1);
}

const QUIET = ["plan --detailed-exitcode", "drift", "apply --yes", "pull --detailed-exitcode"];

test.each([...SOME, ...SOME_SPOILED])(
  "%s in a language that is not read stops nothing",
  (name, { row: rows, files }) =>
    inShop(state(), settings(rows), async (folder) => {
      write(folder, files("de", "en"));
      for (const command of QUIET) {
        const { text } = await folder.exits(0, command);
        expect(text).not.toMatch(/error|warning|l\/de|res\/de|de\.lproj/);
      }
      const { text } = await folder.exits(0, "validate");
      expect(text.includes("This stops a run only if it is in the base language")).toBe(
        Object.hasOwn(CASES, name),
      );
    }),
);

test.each(SOME)("%s in the base language stops everything", (_, { row: rows, files }) =>
  inShop(state(), settings(rows), async (folder) => {
    write(folder, files("en", "de"));
    for (const command of ["plan", "drift", "apply --yes", "pull"]) {
      const { text } = await folder.exits(1, command);
      expect(text).toContain("error: ");
      expect(text).not.toContain("This stops a run only if");
    }
    expect(folder.sandbox.requests.every(({ method }) => method === "GET")).toBe(true);
    expect(folder.sandbox.requests.some(({ path }) => path.includes("/keys"))).toBe(false);
  }),
);

test.each(SOME_SPOILED)("%s in the base language stops nothing else", (_, { row: rows, files }) =>
  inShop(state(), settings(rows), async (folder) => {
    write(folder, files("en", "de"));
    for (const command of ["plan", "pull"]) {
      const { lines } = await folder.run(command);
      expect(lines.join("\n")).toMatch(/(?:error|warning): /);
    }
    const read = folder.sandbox.requests.filter(({ path }) => path.includes("/keys"));
    expect(read).toHaveLength(2);
  }),
);

test("a text that YAML declares too is not a mistake in a language that is not read", () =>
  inShop(state(), settings('{ files: "l/{lang}.json" }'), async (folder) => {
    folder.commit(1, {
      "keys.yaml": TWICE,
      "l/en.json": '{ "title": "Cart" }',
      "l/de.json": '{ "title": "Korb" }',
    });
    for (const command of ["plan", "pull"]) await folder.exits(0, `${command} --detailed-exitcode`);
    // A pull that is asked for this language reads it.
    const { text } = await folder.exits(1, "pull --languages de");
    expect(text).toContain("l/de.json:1:12: error: title: The de text is declared twice");
  }));

test("a text that a row with languages has too is not a mistake in a language that is not read", () =>
  inShop(
    state(),
    settings('{ files: "l/{lang}.json" }, { files: "m/{lang}.json", languages: [de] }'),
    async (folder) => {
      write(folder, { "l/en.json": '{ "title": "Cart" }', "l/de.json": '{ "title": "x" }' });
      folder.commit(1, { "m/de.json": '{ "title": "Korb" }' });
      for (const command of ["plan", "pull"]) {
        await folder.exits(0, `${command} --detailed-exitcode`);
      }
      const { text } = await folder.exits(0, "validate");
      expect(text).toContain("l/de.json:1:12: warning: title: The de text is declared twice");
    },
  ));

test("with prune, an empty file of Apple stops a run only in a language that is read", () =>
  inShop(
    state(),
    `${settings('{ files: "{lang}.lproj/A.strings" }')}prune: { keys: all, by: archive }\n`,
    async (folder) => {
      const strings = (en: string, de: string) =>
        write(folder, { "en.lproj/A.strings": en, "de.lproj/A.strings": de });
      strings('"title" = "Cart";', "");
      for (const command of ["plan", "validate"]) {
        await folder.exits(0, command);
      }
      strings("", '"title" = "Korb";');
      const { text } = await folder.exits(1, "plan");
      expect(text).toContain("en.lproj/A.strings:1:1: error: The file is empty.");
    },
  ));

test("a row whose only file in the base language is missing is an error, also with mistakes in the others", () =>
  inShop(state(), settings('{ files: "l/{lang}.json" }'), async (folder) => {
    write(folder, { "l/de.json": "{ broken", "l/fr.json": '{ "title": "Panier" }' });
    for (const command of ["plan", "pull"]) {
      const { text } = await folder.exits(1, command);
      expect(text).toContain('The base language of project Shop is en, but "l/{lang}.json" has only');
    }
  }));

test("a language of a row that the project does not have is an error at its place in the list", () =>
  inShop(state(), settings('{ files: "l/{lang}.json", languages: [en,\n  tlh] }'), async (folder) => {
    write(folder, { "l/en.json": '{ "title": "Cart" }', "l/tlh.json": '{ "title": "X" }' });
    const { text } = await folder.exits(1, "plan");
    expect(text).toMatch(/^lokaform.yaml:5:3: error: Project Shop has no language "tlh"/m);
  }));

test("a pull writes nothing if no row of texts finds a file", () =>
  inShop(state(), settings('{ files: "l/{lang}.json", languages: [en, de] }'), async (folder) => {
    write(folder, {
      "other/en.json": '{ "title": "Cart" }',
      "keys.yaml": "keys: [{ key_name: title, description: x }]",
    });
    const { text } = await folder.exits(1, "pull");
    expect(text).toContain('texts "l/{lang}.json" matches no file. Correct the path');
    expect(folder.read("keys.yaml")).toBe("keys: [{ key_name: title, description: x }]");
  }));

test("if the project cannot be read, all mistakes are errors", () =>
  inShop(state(), settings('{ files: "l/{lang}.json" }'), async (folder) => {
    write(folder, { "l/en.json": '{ "title": "Cart" }', "l/de.json": "{ broken" });
    folder.write(
      "lokaform.yaml",
      folder.read("lokaform.yaml").replace(/project: .*/, "project: 5e7a1f0c2b3d4e5f6a7b8c.99999999"),
    );
    for (const command of ["plan", "apply --yes", "pull"]) {
      const { text } = await folder.exits(1, command);
      expect(text).toContain("l/de.json:1:3: error: ");
    }
  }));

test("validate knows the base language if only one file can have it", () =>
  inShop(state(), settings('{ files: "l/{lang}.json" }'), async (folder) => {
    write(folder, { "l/en.json": "{ broken" });
    await folder.exits(1, "validate");
  }));
