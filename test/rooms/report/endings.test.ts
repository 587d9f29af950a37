/** What a run says at its end agrees with what it did: drift, exit code, and the command that restores. */
import { expect, test } from "vitest";
import type { Kept, Outcome } from "../../../src/model/plan.ts";
import { driftState, exitCode, hasDrift } from "../../../src/report/exitCode.ts";
import type { PlannedProject } from "../../../src/report/report.ts";
import { closingText } from "../../../src/report/text/reportText.ts";
import { appliedWords, driftSentence } from "../../../src/report/view/summaries.ts";
import { removals, updates } from "../plan/guardTable.ts";
import { place, plain, planOf, projectOf, reportOf } from "./reportHarness.ts";

const text = {
  ...{ kind: "key", label: "a", id: 1, field: "translations", part: "de", declared: "x", live: "y", place },
};

function driftWith(...kept: Kept[]) {
  const project = projectOf(planOf([], kept));
  const report = reportOf([project]);
  return {
    drift: hasDrift(report),
    issue: driftState(project),
    codes: [exitCode({ ...report, command: "drift" }, true), exitCode({ ...report, command: "plan" }, true)],
    words: driftSentence([project]).split(";")[0],
    applied: appliedWords([{ ...project, results: [] }]),
  };
}

test.each<[string, Kept[], boolean, string]>([
  ["nothing", [], false, "No drift"],
  ["a text that the rule seed keeps", [{ ...text, reason: "held" }], false, "No drift"],
  ["a text to pull", [{ ...text, reason: "pull" }], true, "Drift: 1 to pull"],
  ["a conflict", [{ ...text, reason: "conflict" }], true, "Drift: 1 conflict"],
  ["an undecided text", [{ ...text, reason: "undecided" }], true, "Drift: 1 undecided"],
  [
    "an archived key",
    [{ kind: "key", label: "a", id: 1, reason: "archived", place }],
    true,
    "Drift: 1 archived",
  ],
])("%s is drift in all outputs, or in none; it is not a change of the plan", (_what, kept, drift, words) => {
  const issue = drift ? "drift" : "none";
  expect(driftWith(...kept)).toMatchObject({ drift, issue, codes: [drift ? 2 : 0, 0], words });
});

test("an apply counts what it did not write", () => {
  const reasons = ["conflict", "conflict", "undecided", "pull", "waiting", "held"] as const;
  const kept = reasons.map((reason) => ({ ...text, reason }));
  expect(driftWith(...kept).applied).toBe(
    "no changes. 2 conflicts, 1 undecided, 1 to pull, 1 waiting, 1 kept: not written",
  );
});

const message = "why";
const updated = (outcome: Outcome) => updates(1).map((change) => ({ change, outcome }));
const removed = (outcome: Outcome) => removals(1).map((change) => ({ change, outcome }));
test.each<[string, PlannedProject["results"], boolean]>([
  ["nothing was sent", updated({ state: "not attempted", message }), false],
  ["all was refused", updated({ state: "failed", how: "refused", message }), false],
  ["all changed meanwhile", removed({ state: "skipped", message }), false],
  ["a response was lost", updated({ state: "failed", how: "unknown result", message }), true],
  ["a part was written", updated({ state: "skipped", message, written: ["a"] }), true],
  ["something was removed", removed({ state: "done", id: 1 }), true],
])("if %s, the command that restores is shown: %#", (_what, results = [], isShown) => {
  const written = { results, backup: "backup.yaml", restore: "lokaform restore backup.yaml" };
  const report = reportOf([projectOf(planOf([]), written)], { command: "apply" });
  const lines = closingText(report, { paint: plain });
  expect(lines.some((line) => line.includes("lokaform restore"))).toBe(isShown);
  expect(lines.join("\n")).toContain("backup.yaml");
});
