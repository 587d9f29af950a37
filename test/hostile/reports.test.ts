/** Each text of the corpus, in all places where strangers write, in all outputs of a run. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { summary } from "../../src/report/markdown/comment.ts";
import { isAll, sample } from "../scale.ts";
import { anyText } from "./anyText.ts";
import { large, short } from "./corpus.ts";
import { expectHarmless, expectHarmlessJson, logOf } from "./harmless.ts";
import { reportsWith, reportWithLarge } from "./reports.ts";

const SHORT = sample(short, ({ does }) => does).map((one, nth) => ({ ...one, nth }));

test.each(SHORT)("has no effect in any output: $name", ({ text, nth }) => {
  const { drift, several, fork, status, "pull request": pull } = reportsWith(text);
  // Each class of texts is in all reports.
  const report = [several, drift, pull, fork, status][nth % 5] ?? several;
  expectHarmless(report);
  expectHarmlessJson(report);
});

test("a language that GitHub would make a link to an issue is not named in a title", () =>
  expectHarmless(reportsWith("GH-1").status));

test.each(sample(large, ({ does }) => does))(
  "is cut, has no effect, and does not hide what follows: $name",
  ({ text }) => {
    const report = reportWithLarge(text);
    expectHarmless(report);
    const words = summary(report, { reportFile: undefined });
    expect(words.match(/seen after it/g)).toHaveLength(4);
    expect(words.length).toBeLessThan(20_000);
    expect(logOf(report).join("\n").length).toBeLessThan(40_000);
  },
);

test("any mixture of hostile texts and arbitrary characters has no effect", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { plan, drift, several, fork, status, "pull request": pull } = reportsWith(text);
      const withoutTexts = several.projects.map((project) => ({ ...project, hide_texts: true }) as const);
      const unread = { is: "not compared", why: text } as const;
      const notCompared = { ...fork, manifest_comparison: unread };
      const others = [fork, notCompared, { ...several, projects: withoutTexts }];
      for (const report of [plan, drift, status, several, pull, ...others]) expectHarmless(report);
      expectHarmlessJson(several);
    }),
    { numRuns: isAll ? 15 : 1 },
  );
}, 120_000);
