/** Runs what users run: the built files, in a process of their own. */
import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

export const CLI = join(ROOT, "dist/cli.js");
export const ACTION = join(ROOT, "dist/action.js");
export const STOREFRONT = join(ROOT, "examples/storefront");

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Place {
  cwd: string;
  /** All of its environment; nothing of ours is passed on. */
  env?: Record<string, string>;
  /** Which Node; this one if nothing is said. */
  node?: string;
  /** Ctrl-C, once this was printed. */
  interruptAt?: string;
  /** Told at the start how signals are sent. */
  onStart?: (send: (signal: NodeJS.Signals) => void) => void;
}

export function runNode(
  args: readonly string[],
  { cwd, env = {}, node = process.execPath, interruptAt, onStart }: Place,
): Promise<Ended> {
  const child = spawn(node, args, {
    cwd,
    env: { PATH: "/nowhere", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onStart?.((signal) => child.kill(signal));
  const ended: Ended = { code: null, stdout: "", stderr: "" };
  let interrupted = false;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    ended.stdout += text;
    if (interruptAt === undefined || interrupted || !ended.stdout.includes(interruptAt)) return;
    interrupted = true;
    child.kill("SIGINT");
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    ended.stderr += text;
  });
  return new Promise((settle, fail) => {
    child.on("error", fail);
    child.on("close", (code) => settle({ ...ended, code }));
  });
}
