/** How far a step of a run is, in one line. */
import { expect, test } from "vitest";
import type { Progress } from "../../../src/model/progress.ts";
import { progressText } from "../../../src/report/text/progressText.ts";

const observing = (done: number, total?: number, project?: string): Progress => ({
  phase: "observing",
  project,
  count: { done, total, unit: "key" },
});

const HALF = observing(2_500, 5_000, "shop");

test.for([
  [44, 'Reading project "shop": 2,500 of 5,000 keys'],
  [42, "Reading the project: 2,500 of 5,000 keys"],
  [30, "Reading the project: 2,500 of "],
] as const)("%i columns show what matters most", ([columns, text]) => {
  expect(progressText(HALF, columns)).toBe(text);
});

test("each step has its words", () => {
  const words = (step: Progress) => progressText(step);
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
  const text = (project: string, columns?: number) => progressText({ phase: "observing", project }, columns);
  expect(text("a\u001b[2Jb\nc")).toBe('Reading project "a\\u001b[2Jb\\nc"');
  expect(text("店".repeat(30), 78)).toBe(`Reading project "${"店".repeat(30)}"`);
  expect(text("店".repeat(30), 77)).toBe("Reading the project");
  expect(text("x".repeat(300))).toHaveLength("Reading project ".length + 42);
});
