/** How a status is shown at each width and in each output, and which new texts a pull request leaves to translate. */
import { expect, test } from "vitest";
import { readReport } from "../../../src/report/combine.ts";
import { summary } from "../../../src/report/markdown/comment.ts";
import type { LanguageStatus, Report } from "../../../src/report/report.ts";
import { planText } from "../../../src/report/text/reportText.ts";
import { statusSentence, toTranslateSentence } from "../../../src/report/view/summaries.ts";
import { plainWords } from "../../../src/report/view/view.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { liveKey, PROJECT, planned } from "../plan/planHarness.ts";
import { commentOf, place, plain, planOf, projectOf, reportOf } from "./reportHarness.ts";

const counted = (language: string, more: Partial<LanguageStatus> = {}): LanguageStatus => ({
  ...{ language, texts: 2000, archived: 0, translated: 1992, verified: 1500, reviewed: 1 },
  ...{ conflicts: 0, undecided: 0, to_pull: 0, waiting: 0, words_to_do: 120 },
  ...more,
});

const statusOf = (...status: LanguageStatus[]) =>
  reportOf([projectOf(planOf([]), { status })], { command: "status" });

function terminal(report: Report, width?: number): string[] {
  const options = { paint: plain, width, command: "status" } as const;
  return report.projects.flatMap((project) => planText(project, options));
}

const PLAIN = statusOf(counted("en", { base: true }), counted("pt_BR", { words_to_do: 4812, about: true }));

test.each([
  [160, /^ {2}Language +Texts +Translated +Verified +Reviewed +Conflicts +To pull +Words to do$/],
  [80, /^ {2}Language +Texts +Translated +Verified +Reviewed +Words to do$/],
] as const)("at %i columns a table without what has no room: zeros", (width, head) => {
  const lines = terminal(PLAIN, width);
  expect(lines).toContainEqual(expect.stringMatching(head));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}pt_BR +2,000 +1,992 {2}99 % .* about 4,812$/));
  expect(lines.filter((line) => line.length > width)).toEqual([]);
});

test("at 40 columns a paragraph for each language", () => {
  const lines = terminal(PLAIN, 40);
  expect(lines.filter((line) => line.length > 40)).toEqual([]);
  expect(lines.map((line) => line.trim()).join(" ")).toContain(
    "pt_BR: texts 2,000, translated 1,992 99 %, verified 1,500 75 %, reviewed 1 0 %, conflicts 0, to pull 0, words to do about 4,812",
  );
});

test("columns of what is rare are only shown if a language has it", () => {
  const percents = { translated: 100 };
  const required = { percents, unmet: ["translated"], missing: [] } as const;
  const lines = terminal(statusOf(counted("en"), counted("de", { archived: 3, undecided: 4, required })));
  expect(lines).toContainEqual(expect.stringMatching(/Texts +Archived .* Undecided .* Ready$/));
  expect(terminal(PLAIN).join("\n")).not.toMatch(/Archived|Undecided|Ready/);
});

test("a language with marks of a table stays in its cell", () => {
  expect(summary(statusOf(counted("a|b`c")), { reportFile: undefined })).toContain(
    "\n| ``a\\|b`c`` | 2,000 |",
  );
});

test("a report of a status can be read again, and is not ready without its project", () => {
  const missing = [{ kind: "key", label: "a", place, lacks: ["reviewed" as const] }];
  const required = { percents: { reviewed: 80 }, unmet: ["reviewed" as const], missing };
  const report = statusOf(counted("de", { required }));
  expect(readReport(KINDS, JSON.stringify(report))).toEqual(report);
  expect(readReport(KINDS, JSON.stringify(report).replace('"key"', '"other"'))).toMatch(/not a report/);
});

const NEW = `keys:
  - { key_name: plain, platforms: [web], translations: { en: Plain, de: Schlicht } }
  - { key_name: count, platforms: [web], is_plural: true, translations: { en: { one: a, other: b }, de: { other: b } } }
  - { key_name: bare, platforms: [web] }
  - { key_name: known, translations: { en: Known } }
`;

test("after a merge, new keys have texts to translate in each language that they lack", () => {
  const { plan } = planned({ keys: NEW, live: { keys: [liveKey(1, "known")] } });
  const said = toTranslateSentence(PROJECT, plan.changes);
  expect(said && plainWords(said)).toBe("After the merge: 5 texts to translate in de (2), fr (3).");
  const german = { ...PROJECT, languages: PROJECT.languages?.slice(0, 2) };
  const only = toTranslateSentence(german, plan.changes);
  expect(only && plainWords(only)).toBe("After the merge: 2 texts to translate in de.");
  expect(toTranslateSentence(PROJECT, [])).toBeUndefined();
  expect(toTranslateSentence({ ...PROJECT, languages: undefined }, plan.changes)).toBeUndefined();
  const words = commentOf(reportOf([projectOf(plan)]));
  expect(words).toContain("After the merge: 5 texts to translate in `de (2), fr (3)`.");
});

test("a status says what is required, and which texts it counts", () => {
  const head = "1,992 of 2,000 texts translated in 1 language";
  const sentence = (one: Partial<LanguageStatus>) => statusSentence(statusOf(counted("de", one)).projects);
  expect(sentence({})).toBe(`Status: ${head}.`);
  expect(sentence({ required: { percents: { translated: 1 }, unmet: [], missing: [] } })).toBe(
    `Ready: ${head}.`,
  );
  expect(sentence({ to_pull: 2, waiting: 1 })).toBe(`Status: ${head}, 2 to pull, 1 waiting.`);
});
