/** Files with very many mistakes: all are counted, the first are listed, and the run ends. */
import { expect, test } from "vitest";
import { readTextFile } from "../../src/keys/textManifest.ts";
import { readManifests } from "../../src/kinds/read.ts";
import { type Problem, problemCount } from "../../src/model/problem.ts";
import { problemsWords } from "../../src/report/view/summaries.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { readConfig } from "../../src/settings/configFile.ts";
import { parseYaml } from "../../src/yaml/yaml.ts";
import { textSource } from "../textSource.ts";

function problemsOf(text: string): Problem[] {
  return readManifests(KINDS, { keys: [{ path: "keys.yaml", text }] }, { values: {}, tokens: [] }).problems;
}

const COUNT = 20_000;
const TOO_MANY_ENTRIES = "This file has more than 150,000 entries. Divide it into several files.";

const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

test.each([
  ["entries that are not mappings", `keys:\n${"- 1\n".repeat(COUNT)}`, COUNT],
  ["equal names", `keys:\n${"- key_name: a\n".repeat(COUNT)}`, COUNT - 1],
  [
    "unknown fields in one entry",
    `keys:\n- key_name: a\n${Array.from({ length: COUNT }, (_, index) => `  x${index}: 1\n`).join("")}`,
    COUNT,
  ],
  ["wrong names", `keys:\n${"- { key_name: 1 }\n".repeat(COUNT)}`, COUNT],
  ["entries with two mistakes each", `keys:\n${"- { key_name: 1, x: 1 }\n".repeat(COUNT / 2)}`, COUNT],
  [
    "wrong texts in one entry",
    `keys:\n- key_name: a\n  translations:\n${numbered(COUNT, (index) => `    l${index}: 1\n`)}`,
    COUNT,
  ],
  [
    "keys that are declared twice",
    `keys:\n${numbered(COUNT, (i) => `- key_name: k${i}\n`).repeat(2)}`,
    COUNT,
  ],
  ["a field declared many times", `keys:\n- key_name: a\n${"  context: x\n".repeat(COUNT + 1)}`, COUNT],
  [
    "languages declared twice",
    `keys:\n- key_name: a\n  translations:\n${numbered(COUNT, (i) => `    l${i}: x\n`).repeat(2)}`,
    COUNT,
  ],
  [
    "wrong plural forms",
    `keys:\n${"- { key_name: a, translations: { en: { one: 1, other: 1 } } }\n".repeat(COUNT / 2)}`,
    COUNT,
  ],
  [
    "unknown plural forms",
    `keys:\n- key_name: a\n  is_plural: true\n  translations:\n    en:\n      other: x\n${numbered(COUNT, (i) => `      l${i}: x\n`)}`,
    COUNT,
  ],
  ["misspelled names", `keys:\n${"- { key_nam: a }\n".repeat(COUNT)}`, COUNT],
  [
    "wrong values of lists in mappings",
    `keys:\n${"- { key_name: { ios: 1 }, tags: ['', 1], platforms: [tv] }\n".repeat(COUNT / 4)}`,
    COUNT,
  ],
  ["unknown fields of the manifest", numbered(COUNT - 1, (i) => `x${i}: 1\n`).concat("keys: [1]\n"), COUNT],
  ["empty values", `keys:\n${"- key_name:\n".repeat(COUNT)}`, COUNT],
  ["tags", `keys:\n${"- key_name: !foo a\n".repeat(COUNT)}`, COUNT],
  ["aliases without an anchor", `keys:\n${"- *a\n".repeat(COUNT)}`, COUNT],
  ["numbers with too many digits", `keys:\n${"- key_name: 99999999999999999999\n".repeat(COUNT)}`, COUNT],
  ["wrong values in one entry", `keys:\n- key_name: a\n  tags:\n${"  - 1\n".repeat(COUNT)}`, COUNT],
])("%s are counted, and the first are listed", (_title, text, count) => {
  const problems = problemsOf(text);
  expect(problems).toHaveLength(1_001);
  expect(problems.reduce((sum, one) => sum + problemCount(one), 0)).toBe(count);
  expect(problemsWords(problems)).toBe(`${count.toLocaleString("en-US")} problems`);
  const [last] = problems.slice(-1);
  expect(last?.message).toBe(
    `This file has ${(count - 1_000).toLocaleString("en-US")} more problems, the first of them here. Fix those that are shown, and run again.`,
  );
  expect(last?.place?.line).toBe((problems[999]?.place?.line ?? 0) + 1);
});

test("more than 1,000 projects are one mistake", () => {
  const yaml = parseYaml("lokaform.yaml", `projects:\n${numbered(1_001, (i) => `  p${i}: 1\n`)}`);
  expect(readConfig(yaml, "").problems.map(({ message }) => message)).toEqual([
    "The setting projects has 1,001 entries. Use at most 1,000, and move the others into another file.",
  ]);
});

test("up to 1,000 problems of a file are all listed", () => {
  expect(problemsOf(`keys:\n${"- 1\n".repeat(1_000)}`)).toHaveLength(1_000);
  expect(problemsOf(`keys:\n${"- 1\n".repeat(1_001)}`)).toHaveLength(1_001);
});

test.each([
  ["JSON", "en.json", ": 1"],
  ["ARB", "en.arb", ": 1"],
])(
  "more than ten values in a file of %s that are not texts are counted, and the first are listed",
  (_title, path, value) => {
    const text = `{\n${numbered(COUNT, (index) => `"k${index}"${value}${index === COUNT - 1 ? "" : ","}\n`)}}`;
    const source = textSource({ files: "{lang}.json" });
    const { problems, entries } = readTextFile(path, text, {
      source,
      path: "",
      language: "en",
      file: "en",
      dir: "",
    });
    expect(problems.map(({ severity, place }) => [severity, place?.line])).toEqual(
      Array.from({ length: 11 }, (_, index) => ["warning", index + 2]),
    );
    expect(problems.reduce((sum, one) => sum + problemCount(one), 0)).toBe(COUNT);
    expect(entries).toHaveLength(COUNT);
  },
);

test("many lists in a JSON file do not hide a name that is twice, or a text that is declared twice", () => {
  const lists = numbered(11, (index) => `"k${index}": [],\n`);
  const text = `{\n${lists}"a": "1",\n"a": "2",\n"b": { "c": "" },\n"b.c": "" }`;
  const source = textSource({ files: "{lang}.json" });
  const textFile = { source, path: "", language: "en", file: "en", dir: "" };
  const manifests = { keys: [{ path: "en.json", text, textFile }] };
  const { problems, declared } = readManifests(KINDS, manifests, { values: {}, tokens: [] });
  expect(problems.map(({ severity, code, count, place }) => [severity, code, count, place?.line])).toEqual([
    ...Array.from({ length: 10 }, (_, index) => ["warning", "not-a-text", undefined, index + 2]),
    ["warning", "not-a-text", 1, 12],
    ["warning", "duplicate-text", undefined, 14],
    ["error", "duplicate-text", undefined, 16],
  ]);
  expect(declared.entries.keys).toHaveLength(13);
  expect(declared.isIncomplete).toBe(true);
});

test("wrong URLs of webhooks are counted, and the first are listed", () => {
  const text = `webhooks:\n${numbered(COUNT, (i) => `- { url: "x${i}", events: [project.imported] }\n`)}`;
  const manifests = { webhooks: [{ path: "webhooks.yaml", text }] };
  const { problems } = readManifests(KINDS, manifests, { values: {}, tokens: [] });
  expect(problems).toHaveLength(1_001);
  expect(problems.reduce((sum, one) => sum + problemCount(one), 0)).toBe(COUNT);
});

test.each([
  ["tabs", "\t- key_name: a\n"],
  ["text after a closing quote", "- key_name: 'a' b\n"],
])("a file is not read further if its start has very many mistakes: %s", (_title, mistake) => {
  const text = `keys:\n${mistake.repeat(2 ** 19 / mistake.length)}`;
  const problems = problemsOf(text);
  expect(problems.length).toBeLessThan(210);
  expect(problems[0]?.message).toMatch(
    /^keys\.yaml has more than 1,000 mistakes up to line \d+, and the rest of it is not read\./,
  );
});

test("a long file is read to its end", () => {
  const text = `keys:\n${"- { key_name: 1 }\n".repeat(10)}${numbered(50_000, (i) => `- { key_name: k${i} }\n`)}- 1\n`;
  expect(problemsOf(text)).toHaveLength(11);
});

test.each([
  ["too many entries", `keys:\n${"- key_name: a\n".repeat(150_001)}`, TOO_MANY_ENTRIES, 150_002],
  [
    "too many characters that are not in the entries of a list",
    `on_create: {}\nkeys:\n${"  a: b\n".repeat(580_000)}`,
    'This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with "- " on a line of its own.',
    1,
  ],
  ["too many entries in brackets", `keys: [${"1,".repeat(150_001)}]\n`, TOO_MANY_ENTRIES, 1],
  [
    "too many entries in a list that is not the last",
    `keys:\n${"- key_name: a\n".repeat(150_001)}on_create: {}\n`,
    TOO_MANY_ENTRIES,
    150_002,
  ],
])("a manifest is not read if it has %s", (_title, text, message, line) => {
  expect(parseYaml("keys.yaml", text).problems).toMatchObject([{ message, place: { line } }]);
});

test("a file without texts is not read if it has too many characters", () => {
  const webhooks = [{ path: "webhooks.yaml", text: "#\n".repeat(600_001) }];
  expect(readManifests(KINDS, { webhooks }, { values: {}, tokens: [] }).problems).toMatchObject([
    { message: "This file has more than 1,000,000 characters. Divide it into several files." },
  ]);
});

test("a long cycle of renames is one problem, which names some of its keys", () => {
  const text = `keys:\n${numbered(COUNT, (i) => `- { key_name: k${i}, previously: k${(i + 1) % COUNT} }\n`)}`;
  expect(problemsOf(text).map(({ message }) => message)).toEqual([
    'These renames form a cycle: "k0" ← "k1" ← "k2" ← "k3" ← "k4" ← "k5" ← "k6" ← "k7" ← "k8" ← "k9" ← … ← "k0". Rename one of the keys to a third name first, in two steps.',
  ]);
});

test("a former name that is listed very often is one mistake", () => {
  const text = `keys:\n- key_name: a\n  previously:\n${"  - a\n".repeat(5 * COUNT)}`;
  expect(problemsOf(text)).toHaveLength(1);
});

test.each([
  ["en.json", '{"":[', '{"":1},', "100,000 names"],
  ["en.arb", "{", '"":1,', "100,000 names"],
  ["en.xcstrings", "{", '"":1,', "1,000,000 names"],
  ["en.strings", "", ";", "100,000 names"],
  ["en.xml", "", "<a", "100,000 elements"],
  ["en.xliff", "", "<a", "100,000 elements"],
  ["en.stringsdict", "", "<a", "100,000 elements"],
])("%s is not read if it has too many strings", (path, start, name, limit) => {
  const source = textSource({ files: "{lang}.json" });
  const text = start + name.repeat(Number.parseInt(limit.replaceAll(",", ""), 10) + 1);
  const { problems } = readTextFile(path, text, { source, path: "", language: "en", file: "en", dir: "" });
  expect(problems.map(({ code, message }) => [code, message.split(". ", 2).join(". ")])).toEqual([
    ["text-file", `This file has more than ${limit}. Divide it into several files.`],
  ]);
});

test("an entry with too many values is not read", () => {
  expect(problemsOf(`keys:\n  - tags: [${"1,".repeat(150_001)}]\n`)).toMatchObject([
    { message: "This has more than 150,000 values. Use fewer.", place: { line: 2, col: 11 } },
  ]);
});

test("an entry with too many characters is not read", () => {
  const text = `keys:\n  - key_name: a\n  - key_name: b\n    tags:\n${"      - x\n".repeat(410_000)}`;
  expect(problemsOf(text)).toMatchObject([
    {
      message:
        "This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.",
      place: { line: 3, col: 3 },
    },
  ]);
});
