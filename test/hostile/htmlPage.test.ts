/** Each text of the corpus, in all places where strangers write, in the HTML page of a run. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { page } from "../../src/report/html.ts";
import { withoutValues } from "../../src/report/withoutTexts.ts";
import { runs, sample } from "../scale.ts";
import { anyText } from "./anyText.ts";
import { large, short } from "./corpus.ts";
import { expectHarmlessPage } from "./harmlessPage.ts";
import { readPage } from "./htmlParser.ts";
import { reportsWith, reportWithLarge } from "./reports.ts";

test.each(sample(short, ({ does }) => does))("has no effect in the page: $name", ({ text }) => {
  // Together they have every part of a page.
  const { several, "pull request": pull } = reportsWith(text);
  for (const report of [several, pull]) expectHarmlessPage(report);
});

test.each(sample(large, ({ does }) => does))("has no effect in the page, and is cut: $name", ({ text }) => {
  const report = reportWithLarge(text);
  expectHarmlessPage(report);
  expect(page(report, { now: 0, linkTo: undefined }).length).toBeLessThan(600_000);
});

test("any mixture of hostile texts and arbitrary characters has no effect in the page", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { several, drift, fork, "pull request": pull } = reportsWith(text);
      for (const report of [several, drift, pull, fork]) expectHarmlessPage(report);
      const projects = several.projects.map((project) => ({ ...project, hide_texts: true }) as const);
      expectHarmlessPage(withoutValues({ ...several, projects }));
    }),
    { numRuns: runs(20) },
  );
}, 60_000);

test("an address is a link only if it is one of a web page", () => {
  const { plan } = reportsWith("a text");
  const links = (address: string) =>
    readPage(page(plan, { now: 0, linkTo: () => address })).elements.filter((line) =>
      line.includes(" href="),
    );
  const own = links("javascript:alert(1)");
  for (const address of ['https://a.example/"onclick="a', "http://a.example", "https://a.example/a b", "//a"])
    expect(links(address)).toEqual(own);
  expect(links("https://a.example/file#L1").length).toBeGreaterThan(own.length);
});
