/** The tables of docs/scale.md: computed from the limits of the service, and from what `npm run bench -- large` measured. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { idealMakespan } from "../bench/schedule.ts";
import { pagesFor } from "../src/keys/observe.ts";

/** Written by `npm run bench -- large --json bench/large.json`, in a clone without changes. */
const MEASURED = join(import.meta.dirname, "../bench/large.json");
/** The numbers of keys that were measured: of the peer, and ours. */
const FEW = 10_000;
const MANY = 100_000;
const BATCH = 500;
/** Milliseconds of a response. */
const LATENCY = 200;

const results = z.object({
  node: z.string(),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** Otherwise, the commit does not say what was measured. */
  clean: z.literal(true),
  figures: z.array(z.object({ name: z.string(), ours: z.number(), peer: z.object({ value: z.number() }) })),
});

function measuredResults(): z.output<typeof results> {
  return results.parse(JSON.parse(readFileSync(MEASURED, "utf8")));
}

/** A value that was measured for few and for many keys, as a function of the number of keys: a straight line. */
function lineThrough(few: number, many: number): (keys: number) => number {
  return (keys) => few + ((keys - FEW) * (many - few)) / (MANY - FEW);
}

function measured(name: string): (keys: number) => number {
  const figure = measuredResults().figures.find((measuredFigure) => measuredFigure.name === name);
  if (!figure) throw new Error(`bench/large.json has no figure ${name}.`);
  return lineThrough(figure.peer.value, figure.ours);
}

/** The requests of a plan of all keys: the project, its languages, and the pages of keys. */
export function planRequests(keys: number): number {
  return 2 + pagesFor(keys).length;
}

/** The requests that send so many changes: half of them create keys, half write texts. Each text is read again before. */
export function applyRequests(changes: number): number {
  const batches = Math.ceil(changes / 2 / BATCH);
  return batches + 2 * batches;
}

/** A plan of one project in which all keys are declared. */
export function planRows(): string[][] {
  const [cpu, memory] = [measured("large/cpu"), measured("large/memory")];
  return [10_000, 20_000, 50_000, 100_000].map((keys) => [
    count(keys),
    count(planRequests(keys)),
    seconds(idealMakespan(planRequests(keys), LATENCY)),
    seconds(cpu(keys)),
    `${Math.ceil(memory(keys) / 10) * 10} MB`,
  ]);
}

/** What the columns of the plan mean. */
export function planWords(): string {
  const { node, commit } = measuredResults();
  return `*Shortest time* is what the limits of the service allow if each response takes ${LATENCY} ms. CPU time and memory were measured with Node ${node} at the commit ${commit.slice(0, 10)}.`;
}

export function applyRows(): string[][] {
  return [100, 1_000, 10_000, 100_000].map((changes) => [
    count(changes),
    count(applyRequests(changes)),
    seconds(idealMakespan(applyRequests(changes), LATENCY)),
  ]);
}

/** Plans of many projects with 20,000 keys each. */
export function projectRows(): string[][] {
  const requests = planRequests(20_000);
  return [1, 10, 50, 200].map((projects) => [
    count(projects),
    count(projects * requests),
    ...[1, 5, 10].map((tokens) => seconds(idealMakespan(Math.ceil(projects / tokens) * requests, LATENCY))),
  ]);
}

function count(number: number): string {
  return number.toLocaleString("en");
}

function seconds(ms: number): string {
  const whole = Math.ceil(ms / 1000);
  return whole < 120 ? `${whole} s` : `${Math.ceil(whole / 60)} min`;
}
