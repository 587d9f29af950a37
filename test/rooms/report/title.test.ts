/** A run in one line, and the number of its changes as a title has them. */
import { expect, test } from "vitest";
import type { Outcome } from "../../../src/model/plan.ts";
import { problem } from "../../../src/model/problem.ts";
import type { ChangeResult, ProjectReport, Report } from "../../../src/report/report.ts";
import { projectSections } from "../../../src/report/view/sections.ts";
import { planSentence, summaryLine, titleWords } from "../../../src/report/view/summaries.ts";
import { liveKey, planned } from "../plan/planHarness.ts";
import { place, projectOf, reportOf, targetOf } from "./reportHarness.ts";

const MANIFEST = `keys:
  - { key_name: new, platforms: [web] }
  - { key_name: newer, platforms: [web] }
  - { key_name: text, translations: { en: New } }
  - { key_name: name, previously: before, description: New }
  - { key_name: archived, is_archived: true, description: New }
  - { key_name: same }
`;
const LIVE = [
  liveKey(1, "text", { texts: { en: "Old" } }),
  liveKey(2, "before"),
  liveKey(3, "archived"),
  liveKey(4, "same"),
  ...["gone", "unused"].map((name, index) => liveKey(5 + index, name)),
];
const { plan } = planned({
  keys: MANIFEST,
  live: { keys: LIVE },
  rules: { prune: { key: "all" }, pruneBy: "archive" },
});
const { changes } = plan;
const { plan: empty } = planned({ keys: "keys: [{ key_name: same }]", live: { keys: LIVE } });
const [first] = changes;
if (!first) throw new Error("The plan has no changes.");

test("each change is counted once: a renamed key is renamed, and an archived one is removed", () => {
  expect(titleWords(changes)).toBe("2 to create, 1 to update, 1 to rename, 3 to remove");
  expect(titleWords(changes.filter(({ action }) => action === "destroy"))).toBe("2 to remove");
  expect(titleWords([])).toBe("no changes");
  expect(titleWords(Array.from({ length: 4_812 }, () => first))).toBe("4,812 to create");
});

test("texts that become empty are counted in the title, and have a section before other updates", () => {
  const { plan: clearing } = planned({
    keys: `keys:
  - { key_name: a, translations: { en: "", de: "" } }
  - { key_name: b, translations: { en: New } }
`,
    live: {
      keys: ["a", "b"].map((name, index) => liveKey(index, name, { texts: { en: "Old", de: "Alt" } })),
    },
  });
  expect(titleWords(clearing.changes)).toBe("2 to update, clears 2 texts");
  expect(planSentence(clearing, undefined)).toContain("Plan: 2 to update, clears 2 texts; ");
  const cleared = { ...project(), plan: clearing };
  const shown = projectSections(cleared, {}).filter(({ rows }) => rows.length > 0);
  expect(shown.map(({ action }) => action)).toEqual(["Cleared text", "Overwritten text"]);
});

const error = problem("wrong-value", "wrong");
const project = (more: Partial<ProjectReport> = {}) => ({ ...projectOf(plan), ...more });
const unplanned: ProjectReport = { id: "p.2", manifests: [], problems: [error] };
const line = (command: Report["command"], projects: readonly ProjectReport[], more: Partial<Report> = {}) =>
  summaryLine(reportOf(projects, { command, ...more }));
const results = (outcome: Outcome): ChangeResult[] => changes.map((change) => ({ change, outcome }));
const done = results({ state: "done", id: "1" });
const skippedEntry = { kind: "key", label: "k", place };
const compared = targetOf({ caused: changes.slice(0, 2), pending: changes.slice(2) });
const all = "2 to create, 1 to update, 1 to rename, 3 to remove";

test.each<[string, string, string]>([
  ["a plan", line("plan", [project()]), `Translations: ${all}`],
  ["a plan without changes", line("plan", [project({ plan: empty })]), "Translations: no changes"],
  [
    "two projects are one sum",
    line("plan", [project(), project()]),
    "Translations: 4 to create, 2 to update, 2 to rename, 6 to remove",
  ],
  [
    "a project that could not be read",
    line("plan", [project(), unplanned]),
    `Translations: ${all}; 1 project not compared; 1 problem`,
  ],
  ["no project that could be read", line("plan", [unplanned]), "Translations: nothing compared; 1 problem"],
  [
    "an entry with a problem",
    line("plan", [project({ plan: { ...plan, skipped: [skippedEntry] }, problems: [error] })]),
    `Translations: ${all}; 1 skipped; 1 problem`,
  ],
  [
    "warnings and notices are no failures",
    line("plan", [project()], { problems: [{ ...error, severity: "warning" }] }),
    `Translations: ${all}`,
  ],
  [
    "a pull request: what it causes",
    line("plan", [project({ target: compared })]),
    "Translations: 2 to create",
  ],
  [
    "a pull request that causes nothing",
    line("plan", [project({ target: { ...compared, caused: [], pending: [first] } })]),
    "Translations: no changes",
  ],
  [
    "a pull request that could not be compared",
    line("plan", [project({ target: { is: "not compared", why: "Nobody's words" } })]),
    `Translations: ${all}`,
  ],
  [
    "an apply",
    line("apply", [project({ results: done })]),
    "Translations applied: 2 created, 1 updated, 1 renamed, 3 removed",
  ],
  [
    "an apply of which some changes failed",
    line("apply", [
      project({
        results: [
          ...done.slice(0, 1),
          ...results({ state: "failed", how: "refused", message: "x" }).slice(1),
        ],
      }),
    ]),
    "Translations applied: 1 created, 6 failed",
  ],
  [
    "an apply that left changes in four ways",
    line("apply", [
      project({
        plan: { ...plan, skipped: [skippedEntry] },
        results: [
          ...done.slice(0, 1),
          ...results({ state: "failed", how: "refused", message: "x" }).slice(1, 2),
          ...results({ state: "not attempted", message: "x" }).slice(2, 4),
          ...results({ state: "skipped", message: "x", written: [] }).slice(4, 5),
          ...results({ state: "skipped", message: "x" }).slice(5),
        ],
      }),
    ]),
    "Translations applied: 1 created, 1 written in part, 1 failed, 2 not attempted, 3 skipped",
  ],
  [
    "an apply without changes",
    line("apply", [project({ plan: empty, results: [] })]),
    "Translations applied: no changes",
  ],
  [
    "an apply of one of two projects",
    line("apply", [project({ results: done }), project({ problems: [error] })]),
    `Translations applied: 2 created, 1 updated, 1 renamed, 3 removed; 1 project not applied; 1 problem`,
  ],
  [
    "a refused apply",
    line("apply", [project({ problems: [error] })]),
    "Translations: nothing applied; 1 problem",
  ],
  [
    "a restore",
    line("restore", [project({ results: done })]),
    "Translations restored: 2 created, 1 updated, 1 renamed, 3 removed",
  ],
  ["drift", line("drift", [project()]), "Translations: 1 differs, 1 not yet renamed, 2 missing, 3 to remove"],
  ["no drift", line("drift", [project({ plan: empty })]), "Translations: no drift"],
  [
    "drift in one of two projects",
    line("drift", [project({ plan: empty }), unplanned]),
    "Translations: no drift; 1 project not compared; 1 problem",
  ],
  ["validate", line("validate", []), "Translations: manifests checked"],
  [
    "validate with mistakes",
    line("validate", [], { problems: [error, error] }),
    "Translations: manifests checked; 2 problems",
  ],
  [
    "a run that was stopped",
    line("plan", [project()], { stopped: { by: "SIGINT", message: "Nobody's words" } }),
    `Translations: ${all}; stopped before the end`,
  ],
])("%s in one line", (_what, words, expected) => expect(words).toBe(expected));
