import { expect, test } from "vitest";
import { PROBLEM_CODES } from "../../src/model/problem.ts";
import { isEffectOf } from "../../src/problems/explanation.ts";
import { EXPLANATIONS } from "../../src/problems/explanations.ts";
import { problemText } from "../../src/report/text/problemText.ts";
import { play } from "./play.ts";
import { SETUPS } from "./setups.ts";

const inTerminal = PROBLEM_CODES.filter((code) => EXPLANATIONS[code].example.run.startsWith("lokaform "));

test.each(inTerminal)("%s: its example has exactly this problem", async (code) => {
  const { example, effect } = EXPLANATIONS[code];
  const { problems, lines } = await play(example, SETUPS[code]);
  const found = problems.filter((one) => one.code !== example.besides);
  const [shown] = problemText(found, (_style, text) => text);
  expect(shown).toBe(`${example.shown} [${code}]`);
  expect(lines).toContain(shown);
  expect(new Set(found.map((one) => one.code))).toEqual(new Set([code]));
  for (const one of found) expect(isEffectOf(effect, one)).toBe(true);
});
