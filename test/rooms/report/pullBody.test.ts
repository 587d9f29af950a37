/** The text of the pull request that brings texts of a project into its manifests. */
import { expect, test } from "vitest";
import { readManifests } from "../../../src/kinds/read.ts";
import { problem } from "../../../src/model/problem.ts";
import { compareDeclarations } from "../../../src/plan/compareDeclarations.ts";
import { bytes, characters } from "../../../src/report/markdown/body.ts";
import { MAX_COMMENT } from "../../../src/report/markdown/comment.ts";
import { firstPullBody, problemPage, pullBody } from "../../../src/report/markdown/driftIssue.ts";
import type { KeptInFile, PulledTexts } from "../../../src/report/report.ts";
import { pullTitle } from "../../../src/report/view/summaries.ts";
import type { PulledFirst } from "../../../src/report/view/writtenFiles.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { short } from "../../hostile/corpus.ts";
import { outline } from "../../hostile/markdownParser.ts";
import { sample } from "../../scale.ts";

function declared(texts: Readonly<Record<string, string>>) {
  const keys = Object.entries(texts).map(([name, text]) => ({ key_name: name, translations: { en: text } }));
  const text = JSON.stringify({ keys }, null, 1);
  return readManifests(KINDS, { keys: [{ path: "l10n/keys.yaml", text }] }, { values: {}, tokens: [] })
    .declared;
}

function pulled(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  more: Partial<PulledTexts> = {},
): PulledTexts {
  const comparison = compareDeclarations(KINDS, declared(after), declared(before));
  return { name: "storefront", files: ["l10n/keys.yaml"], comparison, kept: [], ...more };
}

const options = { limit: MAX_COMMENT, measure: characters, overflow: "the diff has them all" };

function kept(why: string, open?: KeptInFile["open"]): KeptInFile {
  const place = { file: "l10n/keys.yaml", line: 3, col: 5, endLine: 3, endCol: 9 };
  return {
    ...{ kind: "key", label: "cart.title", place, field: "translations", part: "en" },
    ...{ declared: "Basket", live: "Cart", edited: { by: "j***@example.com", at: 1_763_600_000 }, why },
    ...(open && { open }),
  };
}

test("each replaced text is a pair of old and new, with its key and line", () => {
  const texts = [pulled({ a: "Old a", b: "Same" }, { a: "New a", b: "Same", c: "Added" })];
  const body = pullBody(texts, options);
  expect(body).toContain("## Translations from Lokalise: 1 new, 1 changed");
  expect(body).toMatch(
    /\*\*`a`\*\* · `l10n\/keys\.yaml:\d+`\n {2}```diff\n {2}- en "Old a"\n {2}\+ en "New a"/,
  );
  expect(body).toContain("### 1 new");
  expect(body).not.toContain("Same");
  expect(body).toContain("The merge changes nothing in the project");
  expect(pullTitle(texts)).toBe("Translations from Lokalise: 1 new, 1 changed");
});

test("conflicts come first, with both texts and the reason; other kept texts are listed", () => {
  const conflict = kept("the line is newer than the edit", "conflict");
  const texts = [pulled({ a: "1" }, { a: "2" }, { kept: [kept("it was written by Lokaform"), conflict] })];
  const body = pullBody(texts, options);
  expect(pullTitle(texts)).toBe("Translations from Lokalise: 1 changed, 1 conflict, 1 kept");
  const order = [
    "1 in conflict",
    "the line is newer",
    "### 1 changed",
    "1 not pulled: each says why",
    "by Lokaform",
  ];
  const places = order.map((words) => body.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(body).toContain('    in Lokalise: "Cart", edited by j***@example.com on 2025-11-20');
});

test("a pull that writes nothing and keeps texts is not called one without differences", () => {
  const nothing = pulled({ a: "1" }, { a: "1" }, { files: [] });
  expect(pullTitle([nothing])).toBe("Translations from Lokalise: no changes");
  expect(pullBody([nothing], options)).toBe("## Translations from Lokalise: no changes");
  const keeps = { ...nothing, kept: [kept("the file has no placeholders")] };
  expect(pullTitle([keeps])).toBe("Translations from Lokalise: no changes, 1 kept");
  expect(pullBody([keeps], options)).toContain("## Translations from Lokalise: no changes, 1 kept");
  expect(pullBody([keeps], options)).toContain("the file has no placeholders");
});

test("without texts, only fields are named", () => {
  const hidden = pulled(
    { a: "Secret 1" },
    { a: "Secret 2" },
    { kept: [kept("why", "conflict")], hide_texts: true },
  );
  const body = pullBody([hidden], options);
  expect(body).not.toMatch(/Secret|Basket|Cart/);
  expect(body).toContain("    en, edited by");
});

const waits: KeptInFile = {
  ...{ kind: "key", label: "cart.title", field: "translations", part: "de", live: "Korb {m}" },
  because: ["placeholders"],
  ...{ why: "it fails the check placeholders", details: "The de text lacks {n}." },
};

test("texts that wait are counted and listed with the reason, also if nothing else is written", () => {
  const texts = [pulled({ a: "1" }, { a: "2" }, { kept: [waits, kept("it stays")] })];
  expect(pullTitle(texts)).toBe("Translations from Lokalise: 1 changed, 1 waiting, 1 kept");
  const first = { ...firstWith(["l10n/keys.yaml"]), kept: [waits] };
  for (const body of [pullBody(texts, options), firstPullBody(first, MAX_COMMENT)]) {
    expect(body).toContain("1 waiting in Lokalise: each says why.");
    expect(body).toContain('in Lokalise: "Korb {m}"');
    expect(body).toContain("it fails the check placeholders");
    expect(body).toContain("The de text lacks {n}.");
  }
  const nothing = pulled({ a: "1" }, { a: "1" }, { files: [], kept: [waits] });
  expect(pullTitle([nothing])).toBe("Translations from Lokalise: no changes, 1 waiting");
});

test("a text that waits is not quoted if texts are hidden", () => {
  const later = pulled({ a: "1" }, { a: "1" }, { kept: [waits], hide_texts: true });
  const first = { ...firstWith(["l10n/keys.yaml"]), kept: [waits], hide_texts: true as const };
  for (const body of [pullBody([later], options), firstPullBody(first, MAX_COMMENT)]) {
    expect(body).not.toMatch(/Korb|\{n\}/);
    expect(body).toContain("it fails the check placeholders");
  }
});

test("several projects have headings, and what does not fit is counted", () => {
  const many = (text: string) =>
    Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`key.${index}`, `${text} ${index}`]));
  const texts = [pulled(many("Old"), many("New")), pulled({ a: "1" }, { a: "2" }, { name: "apps" })];
  for (const measure of [characters, bytes]) {
    const body = pullBody(texts, { ...options, measure });
    expect(measure(body)).toBeLessThanOrEqual(MAX_COMMENT);
    expect(measure(body)).toBeGreaterThan(50_000);
    expect(body).toContain("### `storefront`");
    expect(body).toContain("### `apps`");
    expect(body).toMatch(/… and [\d,]+ more entr(y|ies); the diff has them all/);
  }
});

/** The same changes, with other words in each name, text and path. */
function withWords({ comparison, ...project }: PulledTexts, words: string): PulledTexts {
  const changes = comparison.changes.map((change) => ({
    ...change,
    label: words,
    place: { ...change.place, file: words },
    fields: change.fields.map(({ before, ...field }) => ({
      ...field,
      ...(before !== undefined && { before: `1 ${words}` }),
      after: `2 ${words}`,
    })),
  }));
  const edited = { by: words, at: 1_763_600_000 };
  const conflict = {
    ...kept("why", "conflict"),
    label: words,
    declared: `1 ${words}`,
    live: `2 ${words}`,
    edited,
  };
  return { ...project, name: words, comparison: { ...comparison, changes }, kept: [conflict] };
}

const calm = pulled({ a: "1" }, { a: "2", b: "3" });

test.each(sample(short, ({ does }) => does))("a text has no effect: $name", ({ text }) => {
  const bodyOf = (words: string) =>
    pullBody([withWords(calm, words), withWords(calm, words)], { ...options, limit: 10_000_000 });
  expect(outline(bodyOf(text))).toEqual(outline(bodyOf("harmless")));
  const firstOf = (path: string) => firstPullBody(firstWith([path, path]), MAX_COMMENT);
  expect(outline(firstOf(text))).toEqual(outline(firstOf("harmless")));
});

function firstWith(paths: readonly string[]): PulledFirst {
  const manifests = paths.map((path) => ({ kind: "keys", path, entries: 1234, text: "keys: []" }));
  return {
    manifests,
    languages: ["en"],
    otherLanguages: [],
    unasked: [],
    foreign: [],
    kept: [],
    repeated: [],
    areFound: true,
  };
}

test("the first manifests are named with their figures, and more than 20 changed files are counted", () => {
  const few = firstPullBody(firstWith(["l10n/keys.yaml"]), MAX_COMMENT);
  expect(few).toContain("## Translations from Lokalise: 1 new manifest");
  expect(few).toContain("File: `l10n/keys.yaml` (1,234 keys).");
  const paths = Array.from({ length: 250 }, (_, index) => `${"x".repeat(400)}${index}`);
  const many = pullBody([pulled({ a: "1" }, { a: "2" }, { files: paths })], options);
  expect(many).toContain("and 230 more files.");
  expect(many.length).toBeLessThan(MAX_COMMENT);
});

test("problems of a run are above the texts on its page", () => {
  const problems = [problem("not-read", "The webhooks cannot be read.")];
  const body = pullBody([pulled({ a: "1" }, { a: "2" })], options, problems);
  expect(body.indexOf("The webhooks cannot be read")).toBeGreaterThan(0);
  expect(body.indexOf("The webhooks cannot be read")).toBeLessThan(body.indexOf("### 1 changed"));
  const page = problemPage(problems, options);
  expect(page).toContain("1 problem");
  expect(page).toContain("The webhooks cannot be read");
});
