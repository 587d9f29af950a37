/**
 * Ten thousand storms: `npm run torture`, or `npm run torture -- --runs 500 --seed 7 --minutes 5`, or
 * `--faults editor,cut-after` for these faults only; `--no-shrink` ends at the first failure. Prints its seed, what
 * weather it met, and the first storm in which a promise was broken, shrunk. For each 20 storms of the engine there is one
 * whole run, from files to report and back.
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { STORM_FAULTS, type Storm, stormsOf, weather } from "../test/torture/storm.ts";
import { WHOLE_RUN_FAULTS, wholeRun } from "../test/torture/wholeRun.ts";

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

const settings = {
  seed,
  endOnFailure: values["no-shrink"],
  interruptAfterTimeLimit: Number(values.minutes) * 60_000,
  markInterruptAsFailure: false,
  includeErrorInReport: true,
};
const storms = await fc.check(
  fc.asyncProperty(stormsOf(names), async (storm) => {
    const kind = await weather(storm);
    met.set(kind, (met.get(kind) ?? 0) + 1);
  }),
  { ...settings, numRuns },
);
for (const [kind, count] of met) console.log(`  ${String(count).padStart(6)} × ${kind}`);
await tell(storms, "storms");

const gentle = names.filter((name) => WHOLE_RUN_FAULTS.includes(name));
if (gentle.length > 0 && !storms.failed) {
  const runs = fc.asyncProperty(stormsOf(gentle), wholeRun);
  await tell(await fc.check(runs, { ...settings, numRuns: Math.ceil(numRuns / 20) }), "whole runs");
}

async function tell(details: fc.RunDetails<[Storm]>, what: string): Promise<void> {
  if (details.failed) console.log(await fc.asyncDefaultReportMessage(details));
  console.log(
    `${details.numRuns} ${what}, ${details.failed ? "a promise was broken" : "every promise held"}`,
  );
  if (details.failed) process.exitCode = 1;
}
