/** The same apply while the service refuses and cuts requests. The faults of a seed are always the same. */
import pLimit from "p-limit";
import { inApplyFolder, onNewProject, type Size, type Target, wrongKeys } from "./apply.ts";
import { benchmark } from "./benchmark.ts";
import { type Figure, median } from "./figure.ts";
import { lokaform } from "./programs.ts";
import type { ServiceReport } from "./service.ts";

const MAX_RATIO = 3;
/** Half of the cuts come before the write, and half after it. */
const FAULTS = ["429@0.2", "cut-before@0.025", "cut-after@0.025"];
/** Runs at the same time, with faults and without, because all of them share the processors. */
const AT_ONCE = 3;
/** A create with an unknown result is not sent again, and apply fails. The next apply sends it if it is missing. */
const MAX_APPLIES = 3;

/** Each run has another seed. */
interface Sizes {
  readonly runs: number;
  readonly each: number;
  readonly latencies: readonly number[];
}

const SIZES = {
  full: { runs: 9, each: 5_000, latencies: [200, 1200] },
  small: { runs: 1, each: 20, latencies: [0] },
};

export const applyFaults = benchmark(SIZES, async ({ latencies, ...sizes }: Sizes) => {
  const figures: Figure[] = [];
  for (const latency of latencies) figures.push(...(await withFaults({ ...sizes, latency })));
  return figures;
});

interface Applied {
  /** Milliseconds of all applies until one succeeds. */
  readonly elapsed: number;
  readonly report: ServiceReport;
}

function withFaults(size: Size): Promise<Figure[]> {
  return inApplyFolder(size, async (folder) => {
    const inPool = (targets: readonly Target[]) =>
      pLimit(AT_ONCE).map(targets, (target) => applyUntilDone(folder, size, target));
    const target: Target = { outdated: "description" };
    const good = await inPool(Array<Target>(AT_ONCE).fill(target));
    const seeds = Array.from({ length: size.runs }, (_, index) => index + 1);
    const bad = await inPool(seeds.map((seed) => ({ ...target, faults: FAULTS, seed })));
    return figuresOf(size, good, bad);
  });
}

function applyUntilDone(folder: string, size: Size, target: Target): Promise<Applied> {
  return onNewProject(size, target, async (service) => {
    const start = performance.now();
    for (let applies = 1; ; applies++)
      try {
        await lokaform(service, folder, ["apply", "--yes"]);
        return { elapsed: performance.now() - start };
      } catch (error) {
        if (applies === MAX_APPLIES) throw error;
      }
  });
}

function figuresOf(
  { each, latency, runs }: Size,
  good: readonly Applied[],
  bad: readonly Applied[],
): Figure[] {
  const value = seconds(good);
  return [
    {
      name: `apply-faults/time-${latency}`,
      promise: `apply of ${each} creates and ${each} updates, ${latency} ms latency, 20 % of the requests refused with 429, 5 % cut, repeated until it succeeds: at most ${MAX_RATIO} times as long as without faults (medians of ${AT_ONCE} runs and ${runs} seeds)`,
      ours: seconds(bad),
      peer: { name: "without faults", value },
      unit: "s",
      limit: MAX_RATIO * value,
    },
    {
      name: `apply-faults/wrong-${latency}`,
      promise: "nothing is lost, doubled or different afterwards",
      ours: [...good, ...bad].reduce((sum, { report }) => sum + wrongKeys(report), 0),
      unit: "keys",
      limit: 0,
    },
  ];
}

function seconds(applied: readonly Applied[]): number {
  return median(applied.map(({ elapsed }) => elapsed)) / 1000;
}
