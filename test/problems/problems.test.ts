import { expect, test } from "vitest";
import { PROBLEM_CODES } from "../../src/model/problem.ts";
import { problemText } from "../../src/report/text/reportText.ts";
import { explanationOf, isEffectOf, PAGE, TOPICS } from "./page.ts";
import { play } from "./play.ts";
import { SETUPS } from "./setups.ts";

const inTerminal = PROBLEM_CODES.filter((code) => explanationOf(code).example.run.startsWith("lokaform "));

test.each(inTerminal)("%s: its example has exactly this problem", async (code) => {
  const { example, effect } = explanationOf(code);
  const setup = SETUPS[code] ?? {};
  const { problems, lines } = await play(example, setup);
  const found = problems.filter((one) => one.code !== setup.besides);
  const shown = problemText(found.slice(0, 1), (_style, text) => text);
  // The run of this test names the project.
  expect(shown.map((line) => line.replace(/ --project \S+$/, "")).join("\n")).toBe(example.shown);
  expect(lines).toEqual(expect.arrayContaining(shown));
  expect(new Set(found.map((one) => one.code))).toEqual(new Set([code]));
  for (const one of found) expect(isEffectOf(effect, one)).toBe(true);
});

test("docs/problems.md has one section for each code, and no other", () => {
  expect(TOPICS.flatMap(({ sections }) => sections.map(({ heading }) => heading)).sort()).toEqual([
    ...PROBLEM_CODES,
  ]);
});

test("the sections of a topic are in the order of the alphabet, and the contents of the page list them", () => {
  for (const { title, sections } of TOPICS) {
    const codes = sections.map(({ heading }) => heading);
    expect(codes).toEqual([...codes].sort());
    const anchor = title
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-");
    expect(PAGE).toContain(
      `\n- [${title}](#${anchor}): ${codes.map((code) => `[${code}](#${code})`).join(", ")}\n`,
    );
  }
});
