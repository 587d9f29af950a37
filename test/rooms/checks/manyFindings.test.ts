/** Thousands of findings in texts do not hide other problems. */
import { expect, test } from "vitest";
import { type Problem, problem } from "../../../src/model/problem.ts";
import { comment, MAX_COMMENT } from "../../../src/report/markdown/comment.ts";
import type { ProjectReport, Report } from "../../../src/report/report.ts";
import { allAnnotations, annotations } from "../../../src/report/text/annotations.ts";
import { problemRows } from "../../../src/report/view/problems.ts";
import { PROJECT } from "../plan/planHarness.ts";

const place = (line: number) => ({ file: "keys.yaml", line, col: 1, endLine: 1, endCol: 2 });
const warning = (code: Problem["code"], line: number) =>
  problem(code, `Finding in line ${line}.`, { place: place(line), severity: "warning", scope: "change" });
const findings = (count: number, code: Problem["code"] = "placeholders") =>
  Array.from({ length: count }, (_, at) => warning(code, at + 1));
const REAL = warning("unknown-previously", 9_999);

test.each([
  [10, 10],
  [11, 11],
  [12, 11],
  [5_000, 11],
])("of %i findings of a check, %i lines are shown", (count, lines) => {
  const all = [...findings(count), ...findings(2, "blanks"), REAL];
  for (const full of [undefined, "also"] as const) {
    const shown = problemRows(all, { full });
    expect(shown).toHaveLength(lines + 3);
    expect(shown[0]?.name).toBe(REAL.code);
    const rest = shown.filter(({ words }) => words?.includes("more texts"));
    expect(rest.map(({ words, name }) => [words, name])).toEqual(
      count > 11
        ? [
            [
              `${(count - 10).toLocaleString("en-US")} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`,
              "placeholders",
            ],
          ]
        : [],
    );
  }
});

const project = (name: string, problems: readonly Problem[]): ProjectReport => ({
  ...{ name, id: name, manifests: ["keys.yaml"], problems },
  plan: {
    format_version: 1,
    project: PROJECT,
    changes: [],
    kept: [],
    skipped: [],
    counts: { unchanged: 0, unmanaged: 0, adopted: 0, by_kind: {} },
  },
});
const report: Report = {
  format_version: 1,
  command: "plan",
  manifests: ["keys.yaml"],
  declared: { keys: 5_000 },
  problems: [],
  projects: [project("web", findings(5_000)), project("ios", [...findings(5_000, "blanks"), REAL])],
  requests: 3,
};

test("annotations show another problem of the last project before the findings of the first, and keep all", () => {
  expect(annotations(report).map(({ title }) => title)).toEqual([
    "lokaform: unknown-previously",
    ...Array.from({ length: 8 }, () => "lokaform: placeholders"),
    "and 9,992 more",
  ]);
  expect(allAnnotations(report, 1_000)).toHaveLength(10_001);
});

test("a comment has the other problems, and counts all findings", () => {
  const words = comment(report, { now: 0, limit: MAX_COMMENT, marker: "lokaform:test", commit: "", run: "" });
  expect(words.length).toBeLessThan(10_000);
  expect(words).toContain(REAL.message);
  expect(words).toContain("4,990 more texts have findings of this check");
});
