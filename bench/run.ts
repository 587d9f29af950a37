/**
 * Measures the promises about speed, memory and requests. The exit code is 1 if one does not hold.
 *
 * npm run bench                            all of them; about 25 minutes on a machine that does nothing else
 * npm run bench -- plan start              some of them: `plan` also means `plan-slow`
 * npm run bench -- validate --runs 1       fewer runs; without it, each figure is a median of 3 to 9
 * npm run bench -- --json figures.json     also writes the figures to a file
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { applyFast, applySlow, applyTexts } from "./apply.ts";
import { applyFaults } from "./applyFaults.ts";
import { burst } from "./burst.ts";
import { checking } from "./checking.ts";
import { type Figure, type Result, resultOf, TABLE_HEAD, tableRow } from "./figure.ts";
import { large } from "./large.ts";
import { locales } from "./locales.ts";
import { memory } from "./memory.ts";
import { planFast, planSlow } from "./plan.ts";
import { planFew } from "./planFew.ts";
import { shared } from "./shared.ts";
import { start } from "./start.ts";
import { texts } from "./texts.ts";
import { validate } from "./validate.ts";

const BENCHMARKS: Record<string, (runs?: number) => Promise<Figure[]>> = {
  start,
  validate,
  texts,
  locales,
  checking,
  "plan-fast": planFast,
  "plan-slow": planSlow,
  "plan-few": planFew,
  "apply-fast": applyFast,
  "apply-slow": applySlow,
  "apply-texts": applyTexts,
  "apply-faults": applyFaults,
  large,
  memory,
  burst,
  shared,
};
const NAMES = Object.keys(BENCHMARKS);

const { values, positionals } = parseArgs({
  options: { json: { type: "string" }, runs: { type: "string" } },
  allowPositionals: true,
});
const isAsked = (name: string, asked: string) => name === asked || name.startsWith(`${asked}-`);
const unknown = positionals.filter((asked) => !NAMES.some((name) => isAsked(name, asked)));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(", ")}. The benchmarks are ${NAMES.join(", ")}.`);
  process.exit(1);
}
const runs = values.runs === undefined ? undefined : Number(values.runs);
if (runs !== undefined && !(runs >= 1)) {
  console.error(`--runs must be a number from 1, not "${values.runs}".`);
  process.exit(1);
}

console.log(
  `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}\n\n${TABLE_HEAD}`,
);
const results: Result[] = [];
for (const name of NAMES) {
  if (positionals.length > 0 && !positionals.some((asked) => isAsked(name, asked))) continue;
  for (const figure of (await BENCHMARKS[name]?.(runs)) ?? []) {
    const result = resultOf(figure);
    results.push(result);
    console.log(tableRow(result));
  }
}
if (values.json !== undefined) {
  const figures = { node: process.versions.node, date: new Date().toISOString(), figures: results };
  writeFileSync(values.json, `${JSON.stringify(figures, undefined, 2)}\n`);
}
if (results.some(({ holds }) => !holds)) process.exitCode = 1;
