/** A key is not removed because its locale file was not read: a renamed file or language, a folder in its place, or an empty file. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inFolder, PROJECT } from "../rooms/pull/harness.ts";

const KEYS = ["a.one", "a.two", "b.one", "b.two"];

const STATE = {
  project: { name: "Shop", base_language_iso: "en" },
  languages: [{ lang_iso: "en" }, { lang_iso: "de" }],
  keys: KEYS.map((key_name, index) => ({
    key_id: index + 1,
    key_name,
    platforms: ["web" as const],
    translations: [{ language_iso: "en", translation: "Text" }],
  })),
};

const TEXTS = '{ "one": "Text", "two": "Text" }';
const ROW = 'files: "src/**/{lang}.json", key_name: "{dir}.{path}"';
const settings = (row: string) =>
  `project: ${PROJECT}\ntexts: [{ ${row} }]\nprune: { keys: all, by: archive }\nlimits: { removals_percent: 100 }\n`;

interface Case {
  row?: string;
  /** The files before, by their paths. */
  files?: Record<string, string>;
  change(full: (path: string) => string): void;
  /** The codes of the problems of a plan. */
  refused: readonly string[];
  says?: RegExp;
}

const BOTH = { "src/a/en.json": TEXTS, "src/b/en.json": TEXTS };

const CASES: Record<string, Case> = {
  "the file has a name without a language": {
    change: (full) => renameSync(full("src/b/en.json"), full("src/b/english.json")),
    refused: ["forgotten-manifest"],
    says: /"b\.one" \(and 1 more\)\. But the file src\/b\/english\.json declares it, and its row in the setting texts/,
  },
  "the file has another language, and the row is for the base language": {
    change: (full) => renameSync(full("src/b/en.json"), full("src/b/en_US.json")),
    refused: ["forgotten-manifest"],
    says: /src\/b\/en_US\.json/,
  },
  "the file has another language than the row names": {
    row: `${ROW}, languages: [en]`,
    change: (full) => renameSync(full("src/b/en.json"), full("src/b/en_US.json")),
    refused: ["forgotten-manifest"],
  },
  "only the file in the base language is gone": {
    files: { ...BOTH, "src/b/de.json": TEXTS },
    change: (full) => rmSync(full("src/b/en.json")),
    refused: ["forgotten-manifest"],
    says: /src\/b\/de\.json/,
  },
  "the string is gone in the base language, and another file keeps its old name": {
    files: { ...BOTH, "src/b/de.json": TEXTS },
    change: (full) => writeFileSync(full("src/b/en.json"), '{ "one": "Text" }'),
    refused: [],
  },
  "all files have other languages": {
    change: (full) => {
      for (const one of ["a", "b"]) renameSync(full(`src/${one}/en.json`), full(`src/${one}/en_US.json`));
    },
    refused: ["no-language-file"],
  },
  "the file is cut to nothing": {
    change: (full) => writeFileSync(full("src/b/en.json"), ""),
    refused: ["text-file"],
  },
  "a file of Apple is cut to nothing": {
    row: 'files: "{lang}.lproj/*.strings", key_name: "{file}.{path}"',
    files: {
      "en.lproj/a.strings": "one = Text; two = Text;",
      "en.lproj/b.strings": "one = Text; two = Text;",
    },
    change: (full) => writeFileSync(full("en.lproj/b.strings"), ""),
    refused: ["empty-manifest"],
    says: /The file is empty/,
  },
};

test.each(Object.entries(CASES))(
  "%s",
  async (_, { row = ROW, files = BOTH, change, refused, says = /./ }) => {
    await inFolder(STATE, async ({ folder, run }) => {
      const full = (path: string) => join(folder, path);
      for (const [path, text] of Object.entries({ ...files, "lokaform.yaml": settings(row) })) {
        mkdirSync(dirname(full(path)), { recursive: true });
        writeFileSync(full(path), text);
      }
      const before = await run("plan");
      expect({ code: before.code, lines: before.lines }).toEqual({ code: 0, lines: before.lines });
      change(full);
      const { code, lines } = await run("plan --report r.json");
      const { problems, projects } = JSON.parse(readFileSync(full("r.json"), "utf8"));
      const all = [...problems, ...projects.flatMap((one: { problems: object[] }) => one.problems)];
      // Rows without languages have a notice.
      const found = all.filter(({ severity }) => severity !== "notice");
      expect(found.map((one) => one.code)).toEqual(refused);
      expect({ code, lines }).toEqual({ code: refused.length > 0 ? 1 : 0, lines });
      if (refused.length > 0) expect(found[0].message).toMatch(says);
    });
  },
);
