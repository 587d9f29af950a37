/**
 * Makes 10,000 random runs of the engine: `npm run torture`, or `npm run torture -- --runs 500 --seed 7 --minutes 5`.
 * `--faults editor,cut-after` uses only these faults; `--no-shrink` stops at the first failure. Prints the seed, how the runs
 * ended, and the first run that broke a promise. For every 20 runs of the engine, there is one whole run with files, report
 * and restore. For every 10, there is one first pull of a project. `--histories 1000` histories of git repositories come last.
 */
import { registerHooks } from "node:module";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { comparedTexts, IMPORTED_AS } from "../test/bothReaders.ts";

// What imports the reader of manifests is imported after this.
const both = import.meta.resolve("../test/bothReaders.ts");
registerHooks({ resolve: (name, context, next) => next(name === IMPORTED_AS ? both : name, context) });
const { pullWorlds } = await import("../test/properties/randomLive.ts");
const { engineRun } = await import("../test/torture/engineRun.ts");
const { pullRun } = await import("../test/torture/pullRun.ts");
const { ENGINE_FAULTS, randomRuns } = await import("../test/torture/randomRun.ts");
const { historyRun } = await import("../test/torture/historyRun.ts");
const { randomHistories } = await import("../test/torture/randomHistory.ts");
const { WHOLE_RUN_FAULTS, wholeRun } = await import("../test/torture/wholeRun.ts");

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "10000" },
    histories: { type: "string", default: "1000" },
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

console.log(`${comparedTexts()} texts of manifests were read by both readers`);
if (comparedTexts() === 0) process.exitCode = 1;

async function printResult<Run>(details: fc.RunDetails<[Run]>, what: string): Promise<void> {
  if (details.failed) console.log(await fc.asyncDefaultReportMessage(details));
  console.log(
    `${details.numRuns} ${what}, ${details.failed ? "a promise was broken" : "every promise held"}`,
  );
  if (details.failed) process.exitCode = 1;
}
