/** The programs that are compared: lokaform, and the two scripts on the service's own client. */
import { join } from "node:path";
import { DIST, type MeasuredRun, measure, PEERS } from "./measure.ts";
import { PROJECT } from "./project.ts";
import type { Service } from "./service.ts";

/** One plan of the whole project, in which nothing may change. */
export async function plan(service: Service, folder: string, options: readonly string[] = []) {
  const run = await lokaform(service, folder, ["plan", ...options]);
  if (!run.output.includes("Plan: no changes")) throw new Error(`Changes were planned:\n${run.output}`);
  return run;
}

export function lokaform(service: Service, folder: string, args: readonly string[]): Promise<MeasuredRun> {
  const env = { LOKALISE_API_TOKEN: "bench", LOKALISE_API_URL: service.url };
  return measure({ args: [join(DIST, "cli.js"), ...args], folder, env });
}

export function validate(folder: string): Promise<MeasuredRun> {
  return measure({ args: [join(DIST, "cli.js"), "validate"], folder });
}

/** js-yaml's `load` of each file. */
export function load(folder: string, files: readonly string[] = ["keys.yaml"]): Promise<MeasuredRun> {
  return measure({ args: [join(PEERS, "load.js"), ...files], folder });
}

/** Lists and compares all keys. With `apply`, it also sends the changes. */
export function carefulScript(service: Service, folder: string, apply?: "apply"): Promise<MeasuredRun> {
  const args = [join(PEERS, "carefulScript.js"), service.url, PROJECT, "keys.yaml"];
  return measure({ args: apply ? [...args, apply] : args, folder });
}

const SENT = 200;

/** Milliseconds of the usual script for so many changes. It sends 200 of them; the time of the others is computed. */
export async function usualScript(service: Service, folder: string, changes: number): Promise<number> {
  const args = [join(PEERS, "usualScript.js"), service.url, PROJECT, "keys.yaml", String(SENT)];
  const { output } = await measure({ args, folder });
  const took = JSON.parse(output) as { list: number; changes: number };
  return took.list + (took.changes / SENT) * changes;
}
