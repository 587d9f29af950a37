/**
 * Measures the promises about speed, memory and requests. The exit code is 1 if one does not hold, or could not be measured.
 *
 * npm run bench                            all of them; about 15 minutes on a machine that does nothing else
 * npm run bench -- plan start              some of them: `plan` also means `plan-slow`
 * npm run bench -- validate --runs 1       fewer runs; without it, each figure is a median of up to 9
 * npm run bench -- --small                 all of them on small input, in a minute: only what is counted can miss its limit
 * npm run bench -- --json figures.json     also writes the figures to a file, with the commit that was measured
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { applyFast, applySlow } from "./apply.ts";
import { applyFaults } from "./applyFaults.ts";
import type { Benchmark } from "./benchmark.ts";
import { burst } from "./burst.ts";
import { checking } from "./checking.ts";
import { stopChildren } from "./child.ts";
import { failedRow, isCounted, type Result, resultOf, TABLE_HEAD, tableRow } from "./figure.ts";
import { git } from "./git.ts";
import { large } from "./large.ts";
import { locales } from "./locales.ts";
import { memory } from "./memory.ts";
import { planFast, planSlow } from "./plan.ts";
import { planFew } from "./planFew.ts";
import { shared } from "./shared.ts";
import { start } from "./start.ts";
import { texts } from "./texts.ts";
import { validate } from "./validate.ts";

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  start,
  validate,
  texts,
  locales,
  git,
  checking,
  "plan-fast": planFast,
  "plan-slow": planSlow,
  "plan-few": planFew,
  "apply-fast": applyFast,
  "apply-slow": applySlow,
  "apply-faults": applyFaults,
  large,
  memory,
  burst,
  shared,
};

/** Characters of an error. It has the output of a program. */
const MOST_SHOWN = 2000;

/** A benchmark that could not be measured. */
interface Failure {
  readonly benchmark: string;
  readonly reason: string;
}

const { values, positionals } = parseArgs({
  options: { json: { type: "string" }, runs: { type: "string" }, small: { type: "boolean" } },
  allowPositionals: true,
});
const scale = values.small ? "small" : "full";
const runs = values.runs === undefined ? undefined : Number(values.runs);
const mistake = mistakeInArguments();
if (mistake !== undefined) {
  console.error(mistake);
  process.exit(1);
}
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}\n\n${TABLE_HEAD}`,
);
const results: Result[] = [];
const failures: Failure[] = [];
for (const [name, figuresOf] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.some((asked) => isAsked(name, asked))) continue;
  try {
    const measured = (await figuresOf(scale, runs)).map(resultOf);
    results.push(...measured);
    for (const result of measured) console.log(tableRow(result, isJudged(result)));
  } catch (error) {
    const reason = String(error).slice(0, MOST_SHOWN);
    failures.push({ benchmark: name, reason });
    console.log(failedRow(name, reason));
  } finally {
    stopChildren();
  }
}
if (values.json !== undefined) {
  const measured = { node: process.versions.node, date: new Date().toISOString(), ...measuredTree() };
  writeFileSync(
    values.json,
    `${JSON.stringify({ ...measured, scale, figures: results, failures }, undefined, 2)}\n`,
  );
}
const isMissed = (result: Result) => isJudged(result) && !result.holds;
process.exitCode = results.some(isMissed) || failures.length > 0 ? 1 : 0;

/** A small input says nothing about time and memory. */
function isJudged(result: Result): boolean {
  return scale === "full" || isCounted(result);
}

function isAsked(name: string, asked: string): boolean {
  return name === asked || name.startsWith(`${asked}-`);
}

function mistakeInArguments(): string | undefined {
  const names = Object.keys(BENCHMARKS);
  const unknown = positionals.filter((asked) => !names.some((name) => isAsked(name, asked)));
  if (unknown.length > 0)
    return `Unknown benchmark ${unknown.join(", ")}. The benchmarks are ${names.join(", ")}.`;
  if (runs !== undefined && !(runs >= 1)) return `--runs must be a number from 1, not "${values.runs}".`;
  return undefined;
}

/** The commit that is checked out, and whether the files are those of the commit. Without git, it is not known. */
function measuredTree(): { commit?: string; clean: boolean } {
  const ask = (...words: string[]) =>
    execFileSync("git", words, { cwd: join(import.meta.dirname, ".."), encoding: "utf8" }).trim();
  try {
    return { commit: ask("rev-parse", "HEAD"), clean: ask("status", "--porcelain") === "" };
  } catch {
    return { clean: false };
  }
}
