/** The same apply while the service refuses and cuts requests. The faults of a seed are always the same. */
import { type Applied, applyOnce, FILES, wrongKeys } from "./apply.ts";
import { type Figure, median } from "./figure.ts";
import { inFolder } from "./folder.ts";

const RUNS = 3;
const MAX_RATIO = 3;
/** Half of the cuts come before the write, and half after it. */
const FAULTS = ["429@0.2", "cut-before@0.025", "cut-after@0.025"];
const LATENCIES = [200, 1200];

export function applyFaults(runs = RUNS): Promise<Figure[]> {
  return inFolder(FILES, async (folder) => {
    const figures: Figure[] = [];
    for (const latency of LATENCIES) {
      const good: Applied[] = [];
      const bad: Applied[] = [];
      for (let seed = 1; seed <= runs; seed++) {
        good.push(await applyOnce(folder, { outdated: "description", latency }));
        bad.push(await applyOnce(folder, { outdated: "description", latency, faults: FAULTS, seed }));
      }
      figures.push(...figuresOf(latency, good, bad));
    }
    return figures;
  });
}

function figuresOf(latency: number, good: readonly Applied[], bad: readonly Applied[]): Figure[] {
  const seconds = (runs: readonly Applied[]) => median(runs.map(({ elapsed }) => elapsed)) / 1000;
  return [
    {
      name: `apply-faults/time-${latency}`,
      promise: `apply of 5000 creates and 5000 updates, ${latency} ms latency, 20 % of the requests refused with 429, 5 % cut: at most ${MAX_RATIO} times as long as without faults`,
      ours: seconds(bad),
      peer: { name: "without faults", value: seconds(good) },
      unit: "s",
      limit: MAX_RATIO * seconds(good),
    },
    {
      name: `apply-faults/wrong-${latency}`,
      promise: "nothing is lost, doubled or different afterwards",
      ours: bad.reduce((sum, { report }) => sum + wrongKeys(report), 0),
      unit: "keys",
      limit: 0,
    },
  ];
}
