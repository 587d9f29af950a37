/** How many equal outcomes and long waits are shown. */
import { expect, test } from "vitest";
import { batchLines, batchWords } from "../../../src/host/terminal.ts";
import type { Change, Outcome } from "../../../src/model/plan.ts";
import type { Batch } from "../../../src/remote/kindRemote.ts";
import { exitCode } from "../../../src/report/exitCode.ts";
import { summary } from "../../../src/report/markdown/comment.ts";
import type { ChangeResult, Report } from "../../../src/report/report.ts";
import { annotations } from "../../../src/report/text/annotations.ts";
import { waitText } from "../../../src/report/text/progressText.ts";
import { problemsAndFailuresText } from "../../../src/report/text/reportText.ts";
import { appliedSentence } from "../../../src/report/view/summaries.ts";
import { planned } from "../plan/planHarness.ts";

const plain = (_style: string, text: string) => text;
const STOPPED: Outcome = { state: "not attempted", message: "The run was stopped by SIGINT." };

function result(index: number, outcome: Outcome): ChangeResult {
  const place = { file: "keys.yaml", line: index, col: 1, endLine: index, endCol: 2 };
  const change: Change = {
    ref: `key:${index}`,
    kind: "key",
    label: `key.${index}`,
    identity: "",
    place,
    action: "create",
    fields: [],
  };
  return { change, outcome };
}

const many = (count: number, outcome: Outcome = STOPPED) =>
  Array.from({ length: count }, (_, index) => result(index + 1, outcome));

function reportOf(results: ChangeResult[]): Report {
  const { plan } = planned({ keys: "keys: []" });
  const project = { id: "p.1", manifests: ["keys.yaml"], problems: [], plan, results };
  return {
    format_version: 1,
    command: "apply",
    manifests: ["keys.yaml"],
    declared: { keys: 0, webhooks: 0 },
    problems: [],
    projects: [project],
    requests: 0,
  };
}

const failuresOf = (results: ChangeResult[]) => problemsAndFailuresText(reportOf(results), plain);

test("thousands of equal outcomes are one line with a few names and a count", () => {
  const line =
    "keys.yaml:1: not attempted: key.1, key.2, key.3 and 1,474 more: The run was stopped by SIGINT.";
  expect(failuresOf(many(1_477))).toEqual([line]);
  const report = reportOf(many(1_477));
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
  const report = reportOf(many(300, { state: "failed", how: "refused", message: "No." }));
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

test("the line about a batch says how many changes were made", () => {
  const batch: Batch = { kind: "key", action: "create", changes: many(50).map(({ change }) => change) };
  const words = (done: number) =>
    batchWords(
      batch,
      batch.changes.map((_, index): Outcome => (index < done ? { state: "done", id: 1 } : STOPPED)),
      plain,
    );
  expect([words(50), words(0), words(49)]).toEqual([
    "  ✓ 50 keys created",
    "  ✗ 0 of 50 keys created",
    "  ✗ 49 of 50 keys created",
  ]);
});

test("the first 20 batches have a line each", () => {
  const lines: string[] = [];
  const show = batchLines((line) => lines.push(line), plain);
  const batch: Batch = { kind: "key", action: "create", changes: many(2).map(({ change }) => change) };
  const done: Outcome = { state: "done", id: 1 };
  for (let request = 0; request < 1_000; request++) show(batch, [done, done]);
  expect(lines).toEqual(Array.from({ length: 20 }, () => "  ✓ 2 keys created"));
});

test("the line about a batch of renames says so, also if a key only gets a new name on one platform", () => {
  const update: Change = {
    ref: "key:1",
    kind: "key",
    label: "key.1",
    identity: "",
    place: { file: "keys.yaml", line: 1, col: 1, endLine: 1, endCol: 2 },
    fields: [],
    action: "update",
    id: 1,
    seen: "",
  };
  const rename: Change = { ...update, renamed_from: "old" };
  const words = (changes: readonly Change[]) =>
    batchWords(
      { kind: "key", action: "update", changes },
      changes.map(() => ({ state: "done", id: 1 })),
      plain,
    );
  expect([words([rename, rename]), words([update, rename]), words([update, update])]).toEqual([
    "  ✓ 2 keys renamed",
    "  ✓ 2 keys updated or renamed",
    "  ✓ 2 keys updated",
  ]);
});

test("a change that was written in part is not counted as skipped, and makes the run fail", () => {
  const inPart: Outcome = { state: "skipped", message: "de changed.", written: ["en"] };
  const results = [...many(2, inPart), result(3, { state: "skipped", message: "Gone." })];
  const report = reportOf(results);
  expect(appliedSentence(report)).toBe("Applied: 2 written in part, 1 skipped. 0 requests in total.");
  expect(exitCode(report, false)).toBe(1);
  expect(failuresOf(results)).toEqual([
    "keys.yaml:1: skipped, in part: key.1: de changed.",
    "keys.yaml:2: skipped, in part: key.2: de changed.",
    "keys.yaml:3: skipped: key.3: Gone.",
  ]);
  const batch: Batch = { kind: "key", action: "create", changes: results.map(({ change }) => change) };
  const outcomes = results.map(({ outcome }) => outcome);
  expect(batchWords(batch, outcomes, plain)).toBe("  ✗ 0 of 3 keys created, 2 in part");
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
