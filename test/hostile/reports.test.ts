/** Each text of the corpus, wherever a stranger can write one, in everything that is said of a run. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { summary } from "../../src/report/markdown/summary.ts";
import { anyText } from "./anyText.ts";
import { large, short } from "./corpus.ts";
import { expectHarmless, expectHarmlessJson, logOf } from "./harmless.ts";
import { reportsWith, reportWithLarge } from "./reports.ts";

test.each(short)("is only shown: $name", ({ text }) => {
  const { drift, several } = reportsWith(text);
  for (const report of [drift, several]) expectHarmless(report);
  // Mistakes, what is planned, and what became of it: all of it is in there.
  expectHarmlessJson(several);
});

test.each(large)("is only shown, cut, and hides nothing after it: $name", ({ text }) => {
  const report = reportWithLarge(text);
  expectHarmless(report);
  const words = summary(report, { now: 0, reportFile: undefined });
  expect(words.match(/seen after it/g)).toHaveLength(3);
  expect(words.length).toBeLessThan(20_000);
  expect(logOf(report).join("\n").length).toBeLessThan(40_000);
});

test("any mixture of hostile texts and of all characters there are is only shown", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { plan, drift, several } = reportsWith(text);
      const withoutTexts = several.projects.map((project) => ({ ...project, hide_texts: true }) as const);
      for (const report of [plan, drift, several, { ...several, projects: withoutTexts }])
        expectHarmless(report);
      expectHarmlessJson(several);
    }),
    { numRuns: 40 },
  );
});
