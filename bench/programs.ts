/** The programs that are compared: lokaform, and the two scripts on the service's own client. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, measure, PEERS, type Program, type Usage } from "./measure.ts";
import { PROJECT } from "./project.ts";
import type { Service } from "./service.ts";

/** One plan of the whole project. It fails if something would change. */
export function plan(service: Service, folder: string, options: readonly string[] = []): Promise<Usage> {
  return lokaform(service, folder, ["plan", "--detailed-exitcode", ...options]);
}

export function lokaform(service: Service, folder: string, args: readonly string[]): Promise<Usage> {
  return measure(onService(service, folder, args));
}

/** The built command line, with the token of the service. */
export function onService({ url }: Service, folder: string, args: readonly string[]): Program {
  const env = { LOKALISE_API_TOKEN: "bench", LOKALISE_API_URL: url };
  return { args: [join(DIST, "cli.js"), ...args], folder, env };
}

export function validate(folder: string): Promise<Usage> {
  return measure({ args: [join(DIST, "cli.js"), "validate"], folder });
}

/** js-yaml's `load` of each file. */
export function load(folder: string, files: readonly string[] = ["keys.yaml"]): Promise<Usage> {
  return measure({ args: [join(PEERS, "load.js"), ...files], folder });
}

/** Lists and compares all keys. With `apply`, it also sends the changes. */
export function carefulScript(service: Service, folder: string, apply?: "apply"): Promise<Usage> {
  const args = [join(PEERS, "carefulScript.js"), service.url, PROJECT, "keys.yaml"];
  return measure({ args: apply ? [...args, apply] : args, folder });
}

/** Milliseconds of the usual script for so many changes. It sends `sent` of them; the time of the others is computed. */
export async function usualScript(
  service: Service,
  folder: string,
  { changes, sent }: { changes: number; sent: number },
): Promise<number> {
  const times = join(folder, "times.json");
  const args = [join(PEERS, "usualScript.js"), service.url, PROJECT, "keys.yaml", String(sent), times];
  await measure({ args, folder });
  const took = JSON.parse(readFileSync(times, "utf8")) as { list: number; changes: number };
  return took.list + (took.changes / sent) * changes;
}
