/**
 * Measures the promises about speed and memory: `npm run bench`, or `npm run bench -- burst memory` for some of them.
 * Everything runs on loopback and takes about four minutes. The exit code is 1 if a promise does not hold.
 */
import { burst } from "./burst.ts";
import { checking } from "./checking.ts";
import type { Figure } from "./figure.ts";
import { memory } from "./memory.ts";
import { shared } from "./shared.ts";
import { start } from "./start.ts";
import { texts } from "./texts.ts";
import { validate } from "./validate.ts";

const BENCHMARKS: Record<string, () => Promise<Figure[]>> = {
  checking,
  memory,
  burst,
  shared,
  start,
  texts,
  validate,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark ${unknown.join(", ")}. The benchmarks are ${Object.keys(BENCHMARKS).join(", ")}.`,
  );
  process.exit(1);
}
console.log(`Node ${process.versions.node}\n\n| | promise | measured |\n|---|---|---|`);
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const { promise, measured, holds } of await measure()) {
    console.log(`| ${holds ? "holds" : "MISSED"} | ${promise} | ${measured} |`);
    if (!holds) process.exitCode = 1;
  }
}
