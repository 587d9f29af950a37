/** The same apply while the service refuses and cuts requests. The faults of a seed are always the same. */
import { type Applied, applyOnce, inApplyFolder, type Size, wrongKeys } from "./apply.ts";
import { benchmark } from "./benchmark.ts";
import { type Figure, median } from "./figure.ts";

const MAX_RATIO = 3;
/** Half of the cuts come before the write, and half after it. */
const FAULTS = ["429@0.2", "cut-before@0.025", "cut-after@0.025"];

/** Each run has another seed. Without faults, one run is enough, because the service decides how long it takes. */
interface Sizes {
  readonly runs: number;
  readonly each: number;
  readonly latencies: readonly number[];
}

const SIZES = {
  full: { runs: 2, each: 5_000, latencies: [200, 1200] },
  small: { runs: 1, each: 20, latencies: [0] },
};

export const applyFaults = benchmark(SIZES, async ({ latencies, ...sizes }: Sizes) => {
  const figures: Figure[] = [];
  for (const latency of latencies) figures.push(...(await withFaults({ ...sizes, latency })));
  return figures;
});

function withFaults(size: Size): Promise<Figure[]> {
  return inApplyFolder(size, async (folder) => {
    const good = await applyOnce(folder, size, { outdated: "description" });
    const bad: Applied[] = [];
    for (let seed = 1; seed <= size.runs; seed++)
      bad.push(await applyOnce(folder, size, { outdated: "description", faults: FAULTS, seed }));
    return figuresOf(size, good, bad);
  });
}

function figuresOf({ each, latency }: Size, good: Applied, bad: readonly Applied[]): Figure[] {
  const value = good.elapsed / 1000;
  return [
    {
      name: `apply-faults/time-${latency}`,
      promise: `apply of ${each} creates and ${each} updates, ${latency} ms latency, 20 % of the requests refused with 429, 5 % cut: at most ${MAX_RATIO} times as long as without faults`,
      ours: median(bad.map(({ elapsed }) => elapsed)) / 1000,
      peer: { name: "without faults", value },
      unit: "s",
      limit: MAX_RATIO * value,
    },
    {
      name: `apply-faults/wrong-${latency}`,
      promise: "nothing is lost, doubled or different afterwards",
      ours: [good, ...bad].reduce((sum, { report }) => sum + wrongKeys(report), 0),
      unit: "keys",
      limit: 0,
    },
  ];
}
