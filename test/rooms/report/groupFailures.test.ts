/** How many equal outcomes and long waits are shown. */
import { expect, test } from "vitest";
import type { Change, Outcome } from "../../../src/model/plan.ts";
import { exitCode } from "../../../src/report/exitCode.ts";
import { summary } from "../../../src/report/markdown/comment.ts";
import type { ChangeResult } from "../../../src/report/report.ts";
import { annotations } from "../../../src/report/text/annotations.ts";
import { waitText } from "../../../src/report/text/progressText.ts";
import { problemsAndFailuresText } from "../../../src/report/text/reportText.ts";
import { appliedSentence } from "../../../src/report/view/summaries.ts";
import { plain, planOf, projectOf, reportOf } from "./reportHarness.ts";

const STOPPED: Outcome = { state: "not attempted", message: "The run was stopped by SIGINT." };

function result(index: number, outcome: Outcome): ChangeResult {
  const place = { file: "keys.yaml", line: index, col: 1, endLine: index, endCol: 2 };
  const change: Change = {
    ...{ ref: `key:${index}`, kind: "key", label: `key.${index}`, identity: "", place },
    ...{ action: "create", fields: [] },
  };
  return { change, outcome };
}

const many = (count: number, outcome: Outcome = STOPPED) =>
  Array.from({ length: count }, (_, index) => result(index + 1, outcome));

const applyOf = (results: ChangeResult[]) =>
  reportOf([projectOf(planOf([]), { results })], { command: "apply" });
const failuresOf = (results: ChangeResult[]) => problemsAndFailuresText(applyOf(results), plain);

test("thousands of equal outcomes are one line with a few names and a count", () => {
  const line =
    "keys.yaml:1: not attempted: key.1, key.2, key.3 and 1,474 more: The run was stopped by SIGINT.";
  expect(failuresOf(many(1_477))).toEqual([line]);
  const report = applyOf(many(1_477));
  expect(annotations(report)).toEqual([
    expect.objectContaining({ title: "key.1, key.2, key.3 and 1,474 more: not attempted" }),
  ]);
  const words = summary(report, { reportFile: undefined });
  expect(words).toContain(
    "**`key.1, key.2, key.3 and 1,474 more`** · `keys.yaml:1` · not attempted: `The run was stopped by SIGINT.`",
  );
  expect(words).not.toContain("key.4");
});

test("on GitHub every failure has its own row and location", () => {
  const report = applyOf(many(300, { state: "failed", how: "refused", message: "No." }));
  expect(annotations(report)).toHaveLength(10);
  const words = summary(report, { reportFile: undefined });
  for (const line of [1, 150, 300])
    expect(words).toContain(`**\`key.${line}\`** · \`keys.yaml:${line}\` · failed: \`No.\``);
});

test("a few equal outcomes, and other outcomes, have one line each", () => {
  expect(failuresOf(many(10))).toHaveLength(10);
  const other = result(5_000, { state: "failed", how: "refused", message: "No." });
  expect(failuresOf([...many(20), other])).toEqual([
    expect.stringContaining("and 17 more"),
    "keys.yaml:5000: failed: key.5000: No.",
  ]);
});

test("a change that was written in part is not counted as skipped, and makes the run fail", () => {
  const inPart: Outcome = { state: "skipped", message: "de changed.", written: ["en"] };
  const results = [...many(2, inPart), result(3, { state: "skipped", message: "Gone." })];
  const report = applyOf(results);
  expect(appliedSentence(report)).toBe("Applied: 2 written in part, 1 skipped. 0 requests in total.");
  expect(exitCode(report, false)).toBe(1);
  expect(failuresOf(results)).toEqual([
    "keys.yaml:1: skipped, in part: key.1: de changed.",
    "keys.yaml:2: skipped, in part: key.2: de changed.",
    "keys.yaml:3: skipped: key.3: Gone.",
  ]);
});

test("a long wait of many requests is one line", () => {
  let now = 0;
  const words = waitText(() => now);
  const seen = { method: "GET", path: "/projects/p.1/keys", ms: 12_000, reason: "the service asked for it" };
  const line = "Waiting 12 s before GET /projects/p.1/keys is sent again: the service asked for it.";
  expect([words(seen), words({ ...seen, method: "PUT" })]).toEqual([[line], []]);
  now = 13_000;
  expect(words(seen)).toEqual([line]);
});

test("names in right-to-left script do not change the order of the names", () => {
  const results = many(12).map((one) => ({ ...one, change: { ...one.change, label: "שלום" } }));
  const [line] = failuresOf(results);
  expect(line).toContain(": \u2068שלום\u2069, \u2068שלום\u2069, \u2068שלום\u2069 and 9 more: ");
});
