/** How far a step of a run is, in one line. */
import { expect, test } from "vitest";
import type { Progress } from "../../src/model/progress.ts";
import { progressText } from "../../src/report/text/progressText.ts";

const observing = (done: number, total?: number, project?: string): Progress => ({
  phase: "observing",
  project,
  count: { done, total, unit: "key" },
});

const HALF = observing(2_500, 5_000, "shop");

test.for([
  [44, 'Reading project "shop": 2,500 of 5,000 keys'],
  [42, "Reading the project: 2,500 of 5,000 keys"],
  [30, "2,500 of 5,000 keys"],
  [10, "2,500 of 5"],
] as const)("%i columns show what matters most", ([columns, text]) => {
  expect(progressText(HALF, 5_000, columns)).toBe(text);
});

test("a wait is shown with its rest and its reason, until it is over", () => {
  const wait = { until: 17_000, reason: "the service asked for it" };
  const text = (now: number, columns: number) => progressText(HALF, now, columns, wait);
  expect([text(5_000, 200), text(6_000, 200)]).toEqual([
    'Reading project "shop": 2,500 of 5,000 keys · waiting 12 s: the service asked for it',
    'Reading project "shop": 2,500 of 5,000 keys · waiting 11 s: the service asked for it',
  ]);
  expect(text(5_000, 39)).toBe("Waiting 12 s: the service asked for it");
  expect(text(5_000, 12)).toBe("Waiting 12 s");
  expect(text(17_000, 39)).not.toContain("aiting");
});

test("each step has its words", () => {
  const words = (step: Progress) => progressText(step, 0);
  const phases = ["reading", "observing", "planning", "writing", "applying", "verifying"] as const;
  expect(phases.map((phase) => words({ phase }))).toEqual([
    "Reading manifests",
    "Reading the project",
    "Planning",
    "Writing manifests",
    "Applying",
    "Verifying",
  ]);
  expect(phases.map((phase) => words({ phase, project: "shop" }))).toEqual([
    "Reading manifests",
    'Reading project "shop"',
    'Planning project "shop"',
    "Writing manifests",
    'Applying to project "shop"',
    'Verifying project "shop"',
  ]);
  expect(words({ phase: "reading", count: { done: 1, total: 20, unit: "file" } })).toBe(
    "Reading manifests: 1 of 20 files",
  );
  expect(words(observing(1_234))).toBe("Reading the project: 1,234 keys");
});

test("the name of a project has no effect on the terminal, and never makes the line too wide", () => {
  const text = (project: string, columns?: number) =>
    progressText({ phase: "observing", project }, 0, columns);
  expect(text("a\u001b[2Jb\nc")).toBe('Reading project "a\\u001b[2Jb\\nc"');
  expect(text("店".repeat(30), 78)).toBe(`Reading project "${"店".repeat(30)}"`);
  expect(text("店".repeat(30), 77)).toBe("Reading the project");
  expect(text("x".repeat(300))).toHaveLength("Reading project ".length + 42);
});
