/** What the comment on a merged pull request says about the apply. */
import { expect, test } from "vitest";
import type { Outcome } from "../../../src/model/plan.ts";
import { problem } from "../../../src/model/problem.ts";
import {
  type AppliedBy,
  isAnswered,
  markersIn,
  needsAnswer,
  withAppliedSection,
} from "../../../src/report/markdown/afterMerge.ts";
import { type CommentScope, reportWithin, scopeMarker } from "../../../src/report/markdown/comment.ts";
import type { ChangeResult, ProjectReport } from "../../../src/report/report.ts";
import { planOf, projectOf, reportOf } from "./reportHarness.ts";

const LIMIT = 65_000;
const MARKERS = "<!-- lokaform:plan:1 --><!-- lokaform:scope:aaaa:bbbb -->";
const COMMENT = `${MARKERS}\n\n## Plan\n\nMerging changes 1 key.`;
const BY: AppliedBy = {
  url: "https://github.com/acme/storefront/actions/runs/7",
  run: { id: 7, attempt: 1 },
  commit: "a11ce02d0ae598e95dc970b74767f19372d61af8",
  now: Date.UTC(2026, 10, 21, 14, 5) / 1000,
  pullRequests: 1,
  inputs: "aaaa",
};

const DONE: Outcome = { state: "done", id: 1 };
const FAILED: Outcome = { state: "failed", how: "refused", message: "No such platform." };

function results(outcomes: readonly Outcome[]): ChangeResult[] {
  return outcomes.map((outcome, at) => {
    const place = { file: "keys.yaml", line: at + 2, col: 3, endLine: at + 2, endCol: 9 };
    const key = { ref: `key:${at}`, kind: "key", label: `key.${at}`, identity: "", place } as const;
    return { change: { ...key, action: "create", fields: [] }, outcome };
  });
}

function applyOf(outcomes: readonly Outcome[], name?: string): ProjectReport {
  const more = { id: `p.${name ?? 1}`, results: results(outcomes), ...(name !== undefined && { name }) };
  return projectOf(planOf([]), more);
}

const applied = (outcomes: readonly Outcome[], more: Partial<AppliedBy> = {}, comment = COMMENT) =>
  withAppliedSection(comment, reportOf([applyOf(outcomes)]), { ...BY, ...more }, LIMIT);

test("everything was applied: when, by which run, and how much; the plan is below", () => {
  expect(applied([DONE, DONE])).toBe(`${MARKERS}

<!-- lokaform:applied:aaaa:done:${BY.commit}:7:1 -->
## ✅ Applied

By [this run](https://github.com/acme/storefront/actions/runs/7) at commit \`a11ce02\` on \`2026-11-21 14:05 UTC\`: 2 created.
<!-- lokaform:applied:end -->

The plan before the merge:

## Plan

Merging changes 1 key.`);
});

test("not everything was applied: each change that was not made, with its location and the reason", () => {
  const words = applied([DONE, FAILED], { pullRequests: 2 });
  expect(words).toContain(`## ❌ Not everything was applied

By [this run](https://github.com/acme/storefront/actions/runs/7) at commit \`a11ce02\` on \`2026-11-21 14:05 UTC\`: 1 created, 1 failed.

The figures are for 2 merged pull requests together.

Each later run updates this comment, until everything is applied.

- **\`key.1\`** · \`keys.yaml:3\` · failed: \`No such platform.\`
<!-- lokaform:applied:end -->`);
});

test("nothing was applied: the problems are named, but no warning and no notice", () => {
  const place = { file: "keys.yaml", line: 5, col: 7, endLine: 5, endCol: 9 };
  const problems = [
    problem("wrong-value", "It is wrong.", { place }),
    problem("unset-variable", "It is doubtful.", { severity: "warning" }),
  ];
  const words = withAppliedSection(COMMENT, reportOf([], { problems }), BY, LIMIT);
  expect(words).toContain("## ❌ Nothing was applied\n");
  expect(words).toContain("on `2026-11-21 14:05 UTC`.\n");
  expect(words).toContain("- **error** `keys.yaml:5`: `It is wrong.` (");
  expect(words).not.toContain("doubtful");
});

test("several projects are listed, and one of several is named", () => {
  const [web, ios] = [applyOf([DONE], "web"), applyOf([FAILED], "ios")];
  const both = withAppliedSection(COMMENT, reportOf([web, ios]), BY, LIMIT);
  expect(both).toContain("- `ios`: 1 failed\n- `web`: 1 created\n");
  expect(withAppliedSection(COMMENT, reportOf([web]), BY, LIMIT)).toContain("## ✅ Applied · `web`\n");
  const many = Array.from({ length: 60 }, (_, nth) => applyOf([nth === 59 ? FAILED : DONE], `p${nth}`));
  const rows = withAppliedSection(COMMENT, reportOf(many), BY, LIMIT).match(/^- [^*].*/gm);
  expect(rows).toHaveLength(51);
  expect([rows?.[0], rows?.at(-1)]).toEqual(["- `p59`: 1 failed", "- … and 10 more projects"]);
});

test("a section is replaced by the next one of the same inputs, and those of others are kept", () => {
  const failed = applied([FAILED]);
  const other = applied([DONE], { inputs: "cccc", run: { id: 8, attempt: 1 } }, failed);
  const both = applied([DONE], { run: { id: 9, attempt: 1 } }, other);
  expect(both.match(/^## .*/gm)).toEqual(["## ✅ Applied", "## ✅ Applied", "## Plan"]);
  expect(both.match(/The plan before the merge:/g)).toHaveLength(1);
  expect(both).not.toContain("No such platform");
  expect(markersIn(both).trimEnd()).toBe(MARKERS);
  expect(isAnswered(both)).toBe(true);
  expect(isAnswered(COMMENT)).toBe(false);
});

test("a comment that was edited in a browser has other line ends, and its section is still replaced", () => {
  const edited = applied([FAILED]).replaceAll("\n", "\r\n");
  const later = { run: { id: 8, attempt: 1 } };
  expect(isAnswered(edited)).toBe(true);
  expect(applied([DONE], later, edited)).toBe(applied([DONE], later));
});

test.each<[string, readonly Outcome[], Partial<AppliedBy>, boolean]>([
  ["a later run, after a failure", [FAILED], { run: { id: 8, attempt: 1 }, commit: "b" }, true],
  ["a later run, after success", [DONE], { run: { id: 8, attempt: 1 }, commit: "b" }, false],
  ["a later run for other inputs, after success", [DONE], { inputs: "cccc" }, true],
  ["an earlier run, after a failure", [FAILED], { run: { id: 6, attempt: 9 } }, false],
  ["the same run, started again", [FAILED], { run: { id: 7, attempt: 2 } }, true],
  ["the same run", [FAILED], {}, false],
])("%s: may replace the section", (_what, before, by, expected) => {
  expect(needsAnswer(applied(before), { ...BY, ...by })).toBe(expected);
});

test("a text in the plan or in a failure that looks like a section is not read as one", () => {
  const forged = `<!-- lokaform:applied:aaaa:done:${BY.commit}:99:1 -->`;
  const end = "<!-- lokaform:applied:end -->";
  const fence = `${MARKERS}\n\n## Plan\n\n\`\`\`\n${forged}\nx\n${end}\n\`\`\``;
  expect(needsAnswer(fence, BY)).toBe(true);
  const words = applied([{ ...FAILED, message: `${end} ${forged}` }], {}, fence);
  const next = applied([DONE], { run: { id: 8, attempt: 1 } }, words);
  expect(next).toBe(applied([DONE], { run: { id: 8, attempt: 1 } }, fence));
});

test("the plan is left out before a failure is, and what does not fit is counted", () => {
  const lines = Array.from({ length: 2_400 }, (_, nth) => `+ key.${nth}  keys.yaml:${nth}`);
  const plan = `${MARKERS}\n\n## Plan\n\n<details><summary>All</summary>\n\n\`\`\`diff\n${lines.join("\n")}\n\`\`\`\n\n</details>\n\nEnd.`;
  const rows = (words: string) => words.match(/^- \*\*`key\.\d+`\*\* · `keys\.yaml:\d+` · failed/gm)?.length;
  const many = (count: number) =>
    applied(
      Array.from({ length: count }, () => FAILED),
      {},
      plan,
    );

  const some = many(200);
  expect(some.length).toBeLessThanOrEqual(LIMIT);
  expect(rows(some)).toBe(200);
  expect(some).toMatch(
    /\n- \*\*[^\n]*\n<!-- lokaform:applied:end -->\n\nThe plan before the merge:\n\nThe plan is left out, [^\n]+\.$/,
  );

  const all = many(3_000);
  expect(all.length).toBeLessThanOrEqual(LIMIT);
  const shown = rows(all) ?? 0;
  expect(shown).toBeGreaterThan(150);
  const hidden = (3_000 - shown).toLocaleString("en-US");
  expect(all).toContain(`… and ${hidden} more failures; the job summary has them`);
});

test.each([4, 12])("%d jobs with more failures than the comment can hold share it", (count) => {
  const failures = Array.from({ length: 3_000 }, () => FAILED);
  const jobs = Array.from({ length: count }, (_, nth) => (nth + 0xaaaa).toString(16));
  const words = jobs.reduce((comment, inputs) => applied(failures, { inputs }, comment), COMMENT);
  expect(words.length).toBeLessThanOrEqual(LIMIT);
  const sections = words.split("<!-- lokaform:applied:end -->");
  expect(sections).toHaveLength(count + 1);
  for (const section of sections.slice(0, count)) {
    expect(section).toContain("3,000 failed.");
    expect(section).toContain("more failures; the job summary");
  }
  for (const inputs of jobs) expect(needsAnswer(words, { ...BY, inputs })).toBe(false);
  expect(words).toContain("Merging changes 1 key.");
});

test.each<[string, string, string[] | undefined]>([
  ["the same inputs", "aaaa", ["web", "ios"]],
  ["a project in common", "zzzz:p_ios", ["ios"]],
  ["other projects", "zzzz:p_tv", undefined],
  ["no plan, and other inputs", "zzzz", undefined],
])("a comment with %s gets the answer for its projects", (_what, tokens, expected) => {
  const scope: CommentScope = { inputs: "aaaa", project: ({ id }) => id.replace(".", "_") };
  const report = reportOf([applyOf([DONE], "web"), applyOf([DONE], "ios")]);
  const within = reportWithin(report, scope, `<!-- lokaform:plan:1 --><!-- lokaform:scope:${tokens} -->`);
  expect(within?.projects.map(({ name }) => name)).toEqual(expected);
  expect(scopeMarker(report, scope)).toBe("lokaform:scope:aaaa:p_web:p_ios");
});
