/** Files with very many mistakes: all are counted, the first are listed, and the run ends. */
import { expect, test } from "vitest";
import { readManifests } from "../../src/kinds/read.ts";
import { type Problem, problemCount } from "../../src/model/problem.ts";
import { problemsWords } from "../../src/report/words/sentences.ts";

function problemsOf(text: string): Problem[] {
  return readManifests({ keys: [{ path: "keys.yaml", text }] }, { values: {}, tokens: [] }).problems;
}

const COUNT = 20_000;

test.each([
  ["entries that are not mappings", `keys:\n${"- 1\n".repeat(COUNT)}`, COUNT],
  ["equal names", `keys:\n${"- key_name: a\n".repeat(COUNT)}`, COUNT - 1],
  [
    "unknown fields in one entry",
    `keys:\n- key_name: a\n${Array.from({ length: COUNT }, (_, index) => `  x${index}: 1\n`).join("")}`,
    COUNT,
  ],
  ["wrong values in one entry", `keys:\n- key_name: a\n  tags:\n${"  - 1\n".repeat(COUNT)}`, COUNT],
])("%s are counted, and the first are listed", (_title, text, count) => {
  const problems = problemsOf(text);
  expect(problems).toHaveLength(101);
  expect(problems.reduce((sum, one) => sum + problemCount(one), 0)).toBe(count);
  expect(problemsWords(problems)).toBe(`${count.toLocaleString("en-US")} problems`);
  const [last] = problems.slice(-1);
  expect(last?.message).toBe(
    `This file has ${(count - 100).toLocaleString("en-US")} more problems, the first of them here. Fix those that are shown, and run again.`,
  );
  expect(last?.place?.line).toBe((problems[99]?.place?.line ?? 0) + 1);
});

test("up to 1,000 problems of a file are all listed", () => {
  expect(problemsOf(`keys:\n${"- 1\n".repeat(1_000)}`)).toHaveLength(1_000);
  expect(problemsOf(`keys:\n${"- 1\n".repeat(1_001)}`)).toHaveLength(101);
});
