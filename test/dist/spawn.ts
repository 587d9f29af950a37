/** Runs the built files in a new process. */
import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

export const CLI = join(ROOT, "dist/cli.js");
/** The built file of an entry. */
export const built = (entry: string) => join(ROOT, `dist/${entry}.js`);
export const ACTION = built("action");
/** Code that an earlier process compiled, so that the next one starts faster. */
const COMPILED = join(ROOT, "node_modules/.cache/compiled");
export const STOREFRONT = join(ROOT, "examples/storefront");

export interface ExitResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface SpawnOptions {
  cwd: string;
  /** Its whole environment. It does not inherit that of the tests. */
  env?: Record<string, string>;
  /** The version of Node, by default this one. */
  node?: string;
  /** Called at the start with a function that sends signals. */
  onStart?: (send: (signal: NodeJS.Signals) => void) => void;
}

export function runNode(
  args: readonly string[],
  { cwd, env = {}, node = process.execPath, onStart }: SpawnOptions,
): Promise<ExitResult> {
  const child = spawn(node, args, {
    cwd,
    env: { PATH: "/nowhere", NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onStart?.((signal) => child.kill(signal));
  const ended: ExitResult = { code: null, stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    ended.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    ended.stderr += text;
  });
  return new Promise((settle, fail) => {
    child.on("error", fail);
    child.on("close", (code) => settle({ ...ended, code }));
  });
}
