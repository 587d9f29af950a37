/**
 * Ten thousand storms: `npm run torture`, or `npm run torture -- --runs 500 --seed 7 --minutes 5`, or
 * `--faults editor,cut-after` for these faults only; `--no-shrink` ends at the first failure. Prints its seed, what
 * weather it met, and the first storm in which a promise was broken, shrunk.
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { STORM_FAULTS, stormsOf, weather } from "../test/torture/storm.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "10000" },
    seed: { type: "string" },
    minutes: { type: "string", default: "60" },
    faults: { type: "string" },
    "no-shrink": { type: "boolean", default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const names = values.faults?.split(",") ?? STORM_FAULTS;
const numRuns = Number(values.runs);
const met = new Map<string, number>();
console.log(`torture: ${numRuns} storms, seed ${seed}, at most ${values.minutes} minutes`);

const details = await fc.check(
  fc.asyncProperty(stormsOf(names), async (storm) => {
    const kind = await weather(storm);
    met.set(kind, (met.get(kind) ?? 0) + 1);
  }),
  {
    seed,
    numRuns,
    endOnFailure: values["no-shrink"],
    interruptAfterTimeLimit: Number(values.minutes) * 60_000,
    markInterruptAsFailure: false,
    includeErrorInReport: true,
  },
);
for (const [kind, count] of met) console.log(`  ${String(count).padStart(6)} × ${kind}`);
if (details.failed) console.log(await fc.asyncDefaultReportMessage(details));
console.log(`${details.numRuns} storms, ${details.failed ? "a promise was broken" : "every promise held"}`);
process.exitCode = details.failed ? 1 : 0;
