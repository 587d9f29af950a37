/**
 * Makes 10,000 random runs of the engine: `npm run torture`, or `npm run torture -- --runs 500 --seed 7 --minutes 5`.
 * `--faults editor,cut-after` uses only these faults; `--no-shrink` stops at the first failure. Prints the seed, how the runs
 * ended, and the first run that broke a promise. For every 20 runs of the engine, there is one whole run with files, report
 * and restore. For every 10, there is one first pull of a project. `--histories 1000` histories of git repositories come next,
 * and `--apps 300` histories of apps that share keys come last.
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { pullWorlds } from "../test/properties/randomLive.ts";
import { appsRun } from "../test/torture/appsRun.ts";
import { engineRun } from "../test/torture/engineRun.ts";
import { historyRun } from "../test/torture/historyRun.ts";
import { pullRun } from "../test/torture/pullRun.ts";
import { appsHistories } from "../test/torture/randomApps.ts";
import { randomHistories } from "../test/torture/randomHistory.ts";
import { ENGINE_FAULTS, LONGEST_RUN, randomRuns } from "../test/torture/randomRun.ts";
import { WHOLE_RUN_FAULTS, wholeRun } from "../test/torture/wholeRun.ts";

const args = process.argv.slice(2);
// A seed can be negative, which looks like an option.
const seedAt = args.indexOf("--seed");
if (seedAt !== -1) args.splice(seedAt, 2, `--seed=${args[seedAt + 1]}`);
const { values } = parseArgs({
  args,
  options: {
    runs: { type: "string", default: "10000" },
    histories: { type: "string", default: "1000" },
    apps: { type: "string", default: "300" },
    seed: { type: "string" },
    minutes: { type: "string", default: "60" },
    faults: { type: "string" },
    "no-shrink": { type: "boolean", default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const names = values.faults?.split(",") ?? ENGINE_FAULTS;
const numRuns = Number(values.runs);
const counts = new Map<string, number>();
console.log(`torture: ${numRuns} runs of the engine, seed ${seed}, at most ${values.minutes} minutes`);

const settings = {
  seed,
  endOnFailure: values["no-shrink"],
  timeout: LONGEST_RUN,
  interruptAfterTimeLimit: Number(values.minutes) * 60_000,
  markInterruptAsFailure: false,
  includeErrorInReport: true,
};
const engineRuns = await fc.check(
  fc.asyncProperty(randomRuns(names), async (run) => {
    const kind = await engineRun(run);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }),
  { ...settings, numRuns },
);
for (const [kind, count] of counts) console.log(`  ${String(count).padStart(6)} × ${kind}`);
await printResult(engineRuns, "runs of the engine");

const wholeRunFaults = names.filter((name) => WHOLE_RUN_FAULTS.includes(name));
if (wholeRunFaults.length > 0 && !engineRuns.failed) {
  const runs = fc.asyncProperty(randomRuns(wholeRunFaults), wholeRun);
  await printResult(await fc.check(runs, { ...settings, numRuns: Math.ceil(numRuns / 20) }), "whole runs");
}

if (process.exitCode === undefined) {
  const pulls = fc.asyncProperty(pullWorlds, pullRun);
  await printResult(await fc.check(pulls, { ...settings, numRuns: Math.ceil(numRuns / 10) }), "first pulls");
}

if (process.exitCode === undefined && Number(values.histories) > 0) {
  const histories = fc.asyncProperty(randomHistories, historyRun);
  const numRuns = Number(values.histories);
  await printResult(await fc.check(histories, { ...settings, numRuns }), "histories");
}

if (process.exitCode === undefined && Number(values.apps) > 0) {
  const histories = fc.asyncProperty(appsHistories, appsRun);
  const numRuns = Number(values.apps);
  await printResult(await fc.check(histories, { ...settings, numRuns }), "histories of apps");
}

async function printResult<Run>(details: fc.RunDetails<[Run]>, what: string): Promise<void> {
  if (details.failed) console.log(await fc.asyncDefaultReportMessage(details));
  console.log(
    `${details.numRuns} ${what}, ${details.failed ? "a promise was broken" : "every promise held"}`,
  );
  if (details.failed) process.exitCode = 1;
}
