/** Each text of the corpus, in all places where strangers write, in the HTML page of a run. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { page } from "../../src/report/html/page.ts";
import type { Report } from "../../src/report/report.ts";
import { withoutValues } from "../../src/report/withoutValues.ts";
import { anyText } from "./anyText.ts";
import { corpus, large } from "./corpus.ts";
import { hidesSomething } from "./harmless.ts";
import { readPage } from "./htmlParser.ts";
import { calmed, reportsWith, reportWithLarge } from "./reports.ts";

const options = { now: 1_000_000, hidesTexts: false, linkTo: undefined };

/** The page has the same elements and attributes as with harmless words, and shows no invisible character. */
function expectHarmlessPage(report: Report, more: Partial<typeof options> = {}): void {
  const made = readPage(page(report, { ...options, ...more }));
  const calm = readPage(page(calmed(report), { ...options, ...more }));
  expect(made.elements).toEqual(calm.elements);
  expect(namesIn(made.data).filter((name) => !MEMBERS.has(name))).toEqual([]);
  const shown = [...made.texts, ...textsIn(made.data)].join("\n");
  expect(hidesSomething(shown)).toBe(false);
}

/** The members that the script of the page knows. */
const MEMBERS = new Set([
  ...["projects", "files", "path", "actions", "words", "tone", "states", "sections", "rows", "section"],
  ...["action", "project", "state", "failed", "kind", "name", "from", "file", "line", "tags", "values"],
  ...["language", "notes", "is", "text", "old", "live", "added", "removed", "same"],
]);

/** The names of all members of the data: no text of a stranger is one. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Together they have every part of a page. */
function severalOf({ several, "pull request": pull }: ReturnType<typeof reportsWith>): Report[] {
  return [several, pull];
}

test.each(corpus)("has no effect in the page: $name", ({ text }) => {
  const reports = large.some((one) => one.text === text)
    ? [reportWithLarge(text)]
    : severalOf(reportsWith(text));
  for (const report of reports) expectHarmlessPage(report);
});

test("any mixture of hostile texts and arbitrary characters has no effect in the page", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { several, drift, fork, "pull request": pull } = reportsWith(text);
      for (const report of [several, drift, pull, fork]) expectHarmlessPage(report);
      const projects = several.projects.map((project) => ({ ...project, hide_texts: true }) as const);
      expectHarmlessPage(withoutValues({ ...several, projects }), { hidesTexts: true });
    }),
    { numRuns: 30 },
  );
}, 60_000);

test("an address is a link only if it is one of a web page", () => {
  const { plan } = reportsWith("a text");
  const links = (address: string) =>
    readPage(page(plan, { ...options, linkTo: () => address })).elements.filter((line) =>
      line.includes(" href="),
    );
  const own = links("javascript:alert(1)");
  for (const address of ['https://a.example/"onclick="a', "http://a.example", "https://a.example/a b", "//a"])
    expect(links(address)).toEqual(own);
  expect(links("https://a.example/file#L1").length).toBeGreaterThan(own.length);
});
