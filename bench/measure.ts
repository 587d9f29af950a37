/** Runs whole processes and measures them. What they print is for people: no benchmark reads it. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { median } from "./figure.ts";

export const DIST = join(import.meta.dirname, "../dist");
export const PEERS = join(import.meta.dirname, "peers");

const USAGE = join(import.meta.dirname, "usage.js");
/** The maximum number of milliseconds of a process. No benchmark takes longer. */
const MAX_TIME = 600_000;

/** What a process used. Times are in milliseconds, memory in bytes. */
export interface Usage {
  /** User and system, of all threads. */
  readonly cpu: number;
  readonly elapsed: number;
  readonly peak: number;
}

/** What a process loaded and opened. */
export interface Count {
  /** The files of its modules, in the order in which they were loaded. */
  readonly files: readonly { readonly url: string; readonly bytes: number }[];
  /** Modules of Node, as `process.moduleLoadList` names them. */
  readonly builtins: readonly string[];
  /** The most files that were open at the same time, except for those that were read at once. */
  readonly mostOpen: number;
}

export interface Program {
  /** The file and its arguments. */
  readonly args: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the program before its first request. */
  readonly until?: "request";
  /** The exit code of success. Default: 0. */
  readonly code?: number;
}

/**
 * Runs a program once.
 * @throws Error with the output of the program, if it ends with another code
 */
export async function measure(program: Program): Promise<Usage> {
  return JSON.parse(await run(program)) as Usage;
}

/** Runs a program once, and counts instead of measuring. */
export async function count(program: Program): Promise<Count> {
  return JSON.parse(await run({ ...program, env: { ...program.env, BENCH_COUNT: "1" } })) as Count;
}

async function run({ args, folder, env, until, code = 0 }: Program): Promise<string> {
  const child = spawn(process.execPath, ["--import", USAGE, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, GITHUB_WORKSPACE: folder, ...env, ...(until && { BENCH_UNTIL: until }) },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    timeout: MAX_TIME,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [output, errors, usage, status] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    text(child.stdio[3] as NodeJS.ReadableStream),
    ended,
  ]);
  if (status === code) return usage;
  const expected = code === 0 ? "" : `, not with ${code}`;
  throw new Error(`${args.join(" ")} ended with ${status}${expected}.\n${output}\n${errors}`);
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
  const usages = {} as Record<Name, Usage[]>;
  const names = Object.keys(programs) as Name[];
  for (const name of names) usages[name] = [];
  for (let turn = 0; turn < runs; turn++) for (const name of names) usages[name].push(await programs[name]());
  return Object.fromEntries(names.map((name) => [name, medians(usages[name])])) as Record<Name, Usage>;
}

function medians(usages: readonly Usage[]): Usage {
  const of = (member: keyof Usage) => median(usages.map((usage) => usage[member]));
  return { cpu: of("cpu"), elapsed: of("elapsed"), peak: of("peak") };
}
