/** Runs whole processes and measures them. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { median } from "./figure.ts";

export const DIST = join(import.meta.dirname, "../dist");
export const PEERS = join(import.meta.dirname, "peers");

const USAGE = join(import.meta.dirname, "usage.js");

/** What a process used. Times are in milliseconds, memory in bytes. */
export interface Usage {
  /** User and system, of all threads. */
  readonly cpu: number;
  readonly elapsed: number;
  readonly peak: number;
}

export interface Program {
  /** The file and its arguments. */
  readonly args: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the program before its first request. */
  readonly until?: "request";
}

export interface MeasuredRun extends Usage {
  readonly output: string;
}

/**
 * Runs a program once.
 * @throws Error with the output of the program, if it fails
 */
export async function measure(program: Program): Promise<MeasuredRun> {
  const { args, folder, env, until } = program;
  const child = spawn(process.execPath, ["--import", USAGE, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, GITHUB_WORKSPACE: folder, ...env, ...(until && { BENCH_UNTIL: until }) },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [output, errors, measured, code] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    text(child.stdio[3] as NodeJS.ReadableStream),
    ended,
  ]);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}.\n${output}\n${errors}`);
  return { ...(JSON.parse(measured) as Usage), output };
}

/** Node alone. */
export function bareNode(): Promise<Usage> {
  return measure({ args: [join(PEERS, "empty.js")], folder: PEERS });
}

/** Runs programs in turns, so that a busy machine slows all of them down. Returns the medians of each. */
export async function inTurns<Name extends string>(
  runs: number,
  programs: Readonly<Record<Name, () => Promise<Usage>>>,
): Promise<Record<Name, Usage>> {
  const all = {} as Record<Name, Usage[]>;
  const names = Object.keys(programs) as Name[];
  for (const name of names) all[name] = [];
  for (let run = 0; run < runs; run++) for (const name of names) all[name].push(await programs[name]());
  return Object.fromEntries(names.map((name) => [name, medians(all[name])])) as Record<Name, Usage>;
}

function medians(usages: readonly Usage[]): Usage {
  const of = (member: keyof Usage) => median(usages.map((usage) => usage[member]));
  return { cpu: of("cpu"), elapsed: of("elapsed"), peak: of("peak") };
}
