/** How far a step of a run is, in one line. */
import { expect, test } from "vitest";
import type { Progress } from "../../src/model/progress.ts";
import { type Pace, paceOf, progressText } from "../../src/report/text/progressText.ts";

const observing = (done: number, total?: number, project?: string): Progress => ({
  phase: "observing",
  project,
  count: { done, total, unit: "key" },
});

/** What is known after some steps. */
function paceAfter(...steps: readonly (readonly [at: number, step: Progress])[]): Pace {
  const last = steps.reduce<Pace | undefined>((pace, [at, step]) => paceOf(step, at, pace), undefined);
  if (!last) throw new Error("there are no steps");
  return last;
}

const HALF = paceAfter(
  [0, { phase: "observing", project: "shop" }],
  [3_000, observing(500, 5_000, "shop")],
  [5_000, observing(2_500, 5_000, "shop")],
);

test("done of total, the rate since the total is known, and the time left, which counts down", () => {
  const half = 'Reading project "shop": 2,500 of 5,000 keys · 1,000 keys/s';
  expect(progressText(HALF, 5_000)).toBe(`${half} · 3 s left`);
  expect(progressText(HALF, 6_000)).toBe(`${half} · 2 s left`);
  // The answer takes longer than expected.
  expect(progressText(HALF, 9_000)).toBe(`${half} · 9 s elapsed`);
});

test.for([
  [69, 'Reading project "shop": 2,500 of 5,000 keys · 1,000 keys/s · 3 s left'],
  [68, "Reading the project: 2,500 of 5,000 keys · 1,000 keys/s · 3 s left"],
  [65, "Reading the project: 2,500 of 5,000 keys · 3 s left"],
  [50, "2,500 of 5,000 keys · 3 s left"],
  [30, "2,500 of 5,000 keys · 3 s left"],
  [29, "2,500 of 5,000 keys"],
  [10, "Reading th"],
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
  const words = (step: Progress) => progressText(paceAfter([0, step]), 0);
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

test("the rate is measured again if all keys are read again", () => {
  const again = paceAfter([0, observing(0, 900)], [2_000, observing(500, 900)], [3_000, observing(100, 900)]);
  expect(progressText(again, 4_000)).toBe("Reading the project: 100 of 900 keys · 4 s elapsed");
});

test("a slow rate has a decimal, and a long time has minutes and hours", () => {
  const slow = (total: number) => paceAfter([0, observing(0, total)], [2_000, observing(5, total)]);
  expect(progressText(slow(255), 2_000)).toBe(
    "Reading the project: 5 of 255 keys · 2.5 keys/s · 1 min 40 s left",
  );
  expect(progressText(slow(10_000), 2_000)).toMatch(/ · 1 h 6 min left$/);
});

test("the name of a project has no effect on the terminal, and never makes the line too wide", () => {
  const text = (project: string, columns?: number) =>
    progressText(paceAfter([0, { phase: "observing", project }]), 0, columns);
  expect(text("a\u001b[2Jb\nc")).toBe('Reading project "a\\u001b[2Jb\\nc"');
  expect(text("店".repeat(30), 78)).toBe(`Reading project "${"店".repeat(30)}"`);
  expect(text("店".repeat(30), 77)).toBe("Reading the project");
  expect(text("x".repeat(300))).toHaveLength("Reading project ".length + 42);
});
