/** What a person reads about manifests that are compared with those of the target, however many differences there are. */
import { expect, test } from "vitest";
import { readManifests } from "../../../src/kinds/read.ts";
import { compareDeclarations } from "../../../src/plan/compareDeclarations.ts";
import { summary } from "../../../src/report/markdown/comment.ts";
import type { Report } from "../../../src/report/report.ts";
import { manifestText } from "../../../src/report/text/reportText.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { runs } from "../../scale.ts";
import { plain, reportOf } from "./reportHarness.ts";

function comparisonOf(target: string[], head: string[], hideTexts = false): Report {
  const declared = (entries: string[], tag: string) => {
    const text = `keys:\n${entries.map((one) => `  - { ${one} }\n`).join("")}on_create: { tags: [${tag}] }\n`;
    return readManifests(
      KINDS,
      { keys: [{ path: "keys.yaml", text }], webhooks: [] },
      { values: {}, tokens: [] },
    ).declared;
  };
  const difference = compareDeclarations(KINDS, declared(head, "new"), declared(target, "old"));
  const project = { ...difference, settings: [], ...(hideTexts && { hide_texts: true as const }) };
  const manifest_comparison = { is: "compared", commit: "a".repeat(40), projects: [project] } as const;
  return reportOf([], { command: "validate", manifest_comparison });
}

const TARGET = [
  "key_name: gone",
  "key_name: fewer, description: secret-before, translations: { de: secret-text }",
  "key_name: text, translations: { en: secret-old }",
];
const HEAD = [
  "key_name: fewer",
  "key_name: text, key_id: 7, translations: { en: secret-new }",
  "key_name: created, platforms: [web], translations: { en: secret-created }",
];

function wordsOf(report: Report) {
  const log = manifestText(report, { paint: plain }).join("\n");
  return { log, page: String(summary(report, { reportFile: undefined })) };
}

test("each list has its own words, in the log and on the page", () => {
  const { log, page } = wordsOf(comparisonOf(TARGET, HEAD));
  expect(log.split("\n").slice(1)).toEqual([
    "",
    "1 no longer declared: the project keeps them, unless prune is on",
    "  - gone  keys.yaml:2",
    "",
    "1 with fewer fields: the project keeps their values",
    "  - fewer  keys.yaml:2",
    '        description "secret-before" is no longer declared',
    '        de "secret-text" is no longer declared',
    "",
    "1 changed",
    "  ~ text  keys.yaml:3",
    '      - en "secret-old"',
    '      + en "secret-new"',
    "",
    "1 new",
    '  + created  keys.yaml:4  en "secret-created"; platforms web; tags new',
    "",
    "1 with another id or former name",
    "  ~ text  keys.yaml:3  key_id: not declared → 7",
    "",
    "1 with other values in on_create",
    "    keys.yaml",
    "",
    "Difference: 1 new, 1 changed, 1 no longer declared, 1 with fewer fields, 1 with another id or former name, 1 with other values in on_create.",
  ]);
  for (const heading of [
    "1 no longer declared: the project keeps them, unless prune is on",
    "1 with fewer fields: the project keeps their values",
    "1 changed",
    "1 new",
    "1 with another id or former name",
    "1 with other values in on_create",
  ])
    expect(page).toContain(`\n### ${heading}\n`);
});

test("if texts are hidden, only the names of fields and languages are shown", () => {
  const { log, page } = wordsOf(comparisonOf(TARGET, HEAD, true));
  for (const words of [log, page]) {
    expect(words).toContain("description is no longer declared");
    expect(words).not.toContain("secret");
  }
});

const MANY = runs(20_000);
const COUNT = MANY.toLocaleString("en");
const named = (name: string) => (_one: unknown, index: number) =>
  `key_name: ${name}.${index}., translations: { en: A text that is longer than most of them }`;

test("thousands of differences of each sort fit into a summary, and each is named or counted", () => {
  const entries = (name: string) => Array.from({ length: MANY }, named(name));
  const page = wordsOf(comparisonOf(entries("gone"), entries("created"))).page;
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(1024 * 1024);
  expect(page).toContain(`Difference: ${COUNT} new, ${COUNT} no longer declared.`);
  // What is no longer declared comes first.
  const gone = new Set(page.match(/gone\.\d+\./g)).size;
  expect(gone).toBe(MANY);
  const created = new Set(page.match(/created\.\d+\./g)).size;
  const [, more = "0"] = /… and ([\d,]+) more entr/.exec(page) ?? [];
  expect(created + Number(more.replaceAll(",", ""))).toBe(MANY);
});
