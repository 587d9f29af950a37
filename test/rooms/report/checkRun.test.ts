/** The annotations of a check run, and when the log shows all of them. */
import { expect, test } from "vitest";
import { type Problem, problem } from "../../../src/model/problem.ts";
import { checkTitle } from "../../../src/report/markdown/comment.ts";
import { areAllInLog, checkAnnotations } from "../../../src/report/text/annotations.ts";
import { reportOf } from "./reportHarness.ts";

const many = (count: number, severity: Problem["severity"] = "error") =>
  Array.from({ length: count }, (_, nth) => problem("bad-setting", `Message ${nth}`, { severity }));

const report = (problems: Problem[]) => reportOf([], { command: "validate", problems });

test.each<[number, number, number, boolean]>([
  [0, 0, 0, true],
  [10, 10, 10, true],
  [11, 0, 0, false],
  [0, 11, 0, false],
  [0, 0, 11, false],
])("the log shows %s errors, %s warnings and %s notices: %s", (errors, warnings, notices, expected) => {
  const problems = [...many(errors), ...many(warnings, "warning"), ...many(notices, "notice")];
  expect(areAllInLog(report(problems))).toBe(expected);
});

test("a check run has all annotations, the most important first, and counts those above the maximum", () => {
  const problems = [...many(2, "notice"), ...many(30), ...many(1, "warning")];
  const all = checkAnnotations(report(problems), 33);
  expect(all.map(({ severity }) => severity)).toEqual([
    ...Array.from({ length: 30 }, () => "error"),
    ...["warning", "notice", "notice"],
  ]);
  const cut = checkAnnotations(report(problems), 32);
  expect(cut.slice(0, 31)).toEqual(all.slice(0, 31));
  expect(cut.slice(31)).toEqual([
    { severity: "notice", title: "and 2 more", message: expect.stringMatching(/^2 more are not shown here/) },
  ]);
});

test("a message has more characters than in the log, and fits into 64 KB", () => {
  const [only] = checkAnnotations(report([problem("bad-setting", "字".repeat(100_000))]));
  expect(only?.message.length).toBeGreaterThan(10_000);
  expect(Buffer.byteLength(only?.message ?? "")).toBeLessThanOrEqual(64 * 1024);
});

test("the title says the result", () => {
  expect(checkTitle(report(many(12)))).toBe("12 problems.");
  const stopped = { by: "time limit", message: "x".repeat(300) } as const;
  expect(checkTitle({ ...report([]), stopped })).toHaveLength(250);
});
