/** Odd files where locale files should be: links, folders, other encodings, very many files and strings, inherited names. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findManifests } from "../../src/files/manifests.ts";
import { readManifests } from "../../src/kinds/read.ts";
import { FILE_TYPES } from "../../src/locales/format.ts";
import { formatOf } from "../../src/locales/formats.ts";
import type { TextSource } from "../../src/locales/textSource.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { runs } from "../scale.ts";
import { sourceOf } from "./sourceMistakes.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-odd-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | Buffer = '{ "a": "b" }'): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Everything that a run of these rows finds, in a workflow whose workspace is the folder `work`. */
async function found(...rows: Partial<TextSource>[]) {
  const work = join(folder, "work");
  const folders = { working: work, displayRoot: work, confined: { workspace: work, temp: undefined } };
  const texts = rows.map((row) => sourceOf({ folder: work, ...row }));
  const globs = { kinds: KINDS, globs: {}, texts, folder: work };
  const { manifests, problems } = await findManifests(
    globs,
    { id: "" },
    folders,
    new AbortController().signal,
  );
  const read = readManifests(KINDS, manifests, { values: {}, tokens: [] });
  return {
    names: (read.declared.entries.keys ?? []).map((entry) => Object.entries(entry.values)[0]?.[1]),
    problems: [...problems, ...read.problems].map(({ code, place, message }) => ({
      code,
      at: `${place?.file}:${place?.line}:${place?.col}`,
      message,
    })),
  };
}

test("a link out of the workspace is not read, and a link in it is", async () => {
  write("secret.json", '{ "stolen": "text" }');
  write("work/shared.json", '{ "own": "text" }');
  mkdirSync(join(folder, "work/l"));
  symlinkSync(join(folder, "secret.json"), join(folder, "work/l/en.json"));
  symlinkSync("../shared.json", join(folder, "work/l/de.json"));
  const { names, problems } = await found({ files: "l/{lang}.json" });
  expect(names).toEqual(["own"]);
  expect(problems).toEqual([
    { code: "not-read", at: "l/en.json:1:1", message: expect.stringContaining("outside of the workspace") },
  ]);
});

test("a link of a folder out of the workspace is not followed", async () => {
  write("other/en.json", '{ "stolen": "text" }');
  write("work/x/de.json");
  symlinkSync(join(folder, "other"), join(folder, "work/l"));
  const { names, problems } = await found({ files: "**/{lang}.json" }, { files: "l/{lang}.arb" });
  expect(names).toEqual(["a"]);
  expect(problems.map(({ code }) => code)).toEqual(["no-manifest"]);
});

test("a folder with the name of a file, a broken link, and a file in two rows", async () => {
  write("work/l/en.json/inside.txt", "");
  write("work/l/de.json");
  symlinkSync("nowhere.json", join(folder, "work/l/fr.json"));
  const row = { files: "l/{lang}.json", languages: ["en", "de", "fr"] };
  const { names, problems } = await found(row, { files: "l/de.json", language: "de", languages: ["de"] });
  expect(names).toEqual(["a"]);
  expect(problems.map(({ code }) => code)).toEqual(["no-language-file", "bad-setting"]);
});

test("a byte order mark and line ends of Windows do not move locations, and other encodings are mistakes", async () => {
  write("work/en.json", '\ufeff{ "a": 1,\r\n  "b": "x",\r\n  "c": 2 }');
  write("work/en.arb", Buffer.from("\ufeff{}", "utf16le"));
  write("work/en.strings", Buffer.from([0x61, 0x3d, 0xff, 0x3b]));
  write("work/en.xml", "");
  const ends = ["json", "arb", "strings", "xml"];
  const { problems } = await found(...ends.map((end) => ({ files: `{lang}.${end}` })));
  expect(problems.map(({ code, at }) => `${code} ${at}`).sort()).toEqual([
    "not-a-text en.json:1:8",
    "not-a-text en.json:3:8",
    "not-read en.arb:1:1",
    "not-read en.strings:1:1",
    "text-file en.xml:1:1",
  ]);
});

test("names that every JavaScript object inherits, and languages of this name, are like all others", async () => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];
  const pairs = names.map((name) => `"${name}": "x"`).join(", ");
  write("work/en.json", `{ ${pairs}, "deep": { ${pairs} } }`);
  write("work/en.arb", `{ ${pairs}, "@constructor": { "description": "d" }, "@__proto__": {} }`);
  write("work/en.strings", names.map((name) => `${name} = x;`).join(""));
  const strings = names.map((name) => `<string name="${name}">x</string>`).join("");
  write("work/en.xml", `<resources>${strings}</resources>`);
  const units = names.map((name) => `"${name}": { "stringUnit": { "state": "translated", "value": "x" } }`);
  const all = names.map(
    (name) => `"${name}": { "localizations": { ${units}, "en": { "stringUnit": { "value": "x" } } } }`,
  );
  write("work/a.xcstrings", `{ "sourceLanguage": "en", "strings": { ${all} }, "version": "1.0" }`);
  const rows = ["json", "arb", "strings", "xml"].map((end) => ({
    files: `{lang}.${end}`,
    keyName: `${end} {path}`,
  }));
  const catalog = {
    files: "a.xcstrings",
    keyName: "xcstrings {path}",
    languages: ["en", "__proto__", "toString"],
  };
  const { names: declared, problems } = await found(...rows, catalog);
  expect(problems).toEqual([]);
  const expected = ["json", "arb", "strings", "xml", "xcstrings"].flatMap((end) =>
    names.map((name) => `${end} ${name}`),
  );
  expect(declared.sort()).toEqual([...expected, ...names.map((name) => `json deep.${name}`)].sort());
});

test("a glob that finds very many files, of which one language counts, is fast", async () => {
  const count = runs(1000);
  for (let index = 0; index < count; index += 1)
    for (const language of ["en", "de"]) write(`work/app/m${index}/${language}.json`);
  const start = process.cpuUsage();
  const { names } = await found({ files: "**/{lang}.json", languages: ["en"], keyName: "{dir}.{path}" });
  expect(names).toHaveLength(count);
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
}, 60_000);

const MANY = runs(30_000);
const many = (write: (index: number) => string) => Array.from({ length: MANY }, (_, index) => write(index));
const NESTED = 100_000;

/** Files that are slow, or too deep for calls, in a simple reader. */
const LARGE: Record<string, string[]> = {
  ".json": [
    `{${many((index) => `"k${index}_one": "a", "k${index}_other": "b"`)}}`,
    `{${many(() => '"same": "a"')}}`,
    `{${many((index) => `"k${index}": 1`)}}`,
    '{"a":'.repeat(NESTED),
    "[".repeat(NESTED),
    `{"a": "${"\\u0041".repeat(NESTED)}"}`,
  ],
  ".arb": [`{${many((index) => `"k${index}": "a", "@k${index}": {}`)}}`],
  ".strings": [
    many((index) => `k${index} = a;`).join("\n"),
    `a = ${"(".repeat(NESTED)}`,
    "/*".repeat(NESTED),
  ],
  ".properties": [
    many((index) => `k${index} = a`).join("\n"),
    `a=${"\\\n".repeat(NESTED)}b`,
    `a=${"\\u0041".repeat(NESTED)}`,
    `a=${"\\\\".repeat(NESTED)}\\u`,
  ],
  ".xml": [
    `<resources>${many((index) => `<string name="k${index}">a</string>`).join("\n")}</resources>`,
    `<resources><string name="a">${"<b>".repeat(NESTED)}`,
    `<resources><string name="a">${"<b>".repeat(NESTED)}${"</b>".repeat(NESTED)}</string></resources>`,
    `<resources><string name="a">${"\r\t ".repeat(NESTED)}</string></resources>`,
    `<!DOCTYPE r [${'<!ENTITY a "&a;&a;">'.repeat(1000)}]><resources><string name="a">&a;</string></resources>`,
  ],
  ".stringsdict": [
    `<plist><dict>${many((index) => `<key>k${index}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@${index}@</string></dict>`).join("\n")}</dict></plist>`,
    `<plist><dict>${many(() => "<key>same</key><dict/>").join("\n")}</dict></plist>`,
    `<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>${"%#@a".repeat(NESTED)}</string></dict></dict></plist>`,
    `<plist>${"<dict><key>a</key>".repeat(NESTED)}`,
  ],
  ".xlf": [
    `<xliff version="1.2"><file><body>${many((index) => `<trans-unit id="${index}"><source>a${index}</source><target>b</target></trans-unit>`).join("\n")}</body></file></xliff>`,
    `<xliff version="1.2"><file><body>${many(() => `<trans-unit id="a"><source>a</source><target>b</target></trans-unit>`).join("\n")}</body></file></xliff>`,
    `<xliff version="1.2">${many((index) => `<file original="${index}.strings"><body><trans-unit id="a"><source>a</source><target>b</target></trans-unit></body></file>`).join("\n")}</xliff>`,
    `<xliff version="1.2"><file><body><trans-unit id="a"><source>a</source><target>${"<x/>".repeat(NESTED - 10)}</target></trans-unit></body></file></xliff>`,
    `<xliff version="1.2"><file><body>${"<group>".repeat(NESTED)}`,
  ],
  ".xcstrings": [
    `{"sourceLanguage":"en","strings":{${many((index) => `"k${index}":{"localizations":{"en":{"stringUnit":{"value":"a"}}}}`)}}}`,
    '{"strings":'.repeat(NESTED),
  ],
};

test.each(FILE_TYPES.map(({ name, end }) => [name, end] as const))(
  "a large or deep file is read fast: %s",
  (name, end) => {
    const format = formatOf(`a${end}`);
    const { [end]: files = [] } = LARGE;
    expect(files).not.toEqual([]);
    for (const text of files) {
      const start = process.cpuUsage();
      const result = format?.read(text, { plurals: name === "JSON" ? "i18next" : "none" });
      expect((result?.texts.length ?? 0) + (result?.faults.length ?? 0)).toBeGreaterThan(0);
      expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
    }
  },
  120_000,
);
