/** Runs the built command line at a pseudo-terminal, which `script` of util-linux opens, and types. */
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { CLI } from "./spawn.ts";

export const ENTER = "\r";
export const CTRL_C = "\u0003";

/** A part of the screen, and what is typed once it is shown, after some milliseconds. */
export type Answers = readonly (readonly [part: string, keys: string, after?: number])[];

export interface TerminalResult {
  code: number | null;
  /** Everything that was shown, without control characters. */
  screen: string;
  /** The same with them. */
  written: string;
}

/** Each response is typed once its part is shown after the response before. A response that is not reached is a failure. */
export function atTerminal(
  args: readonly string[],
  {
    cwd,
    env,
    answers = [],
    columns = 200,
  }: { cwd: string; env: Record<string, string>; answers?: Answers; columns?: number },
): Promise<TerminalResult> {
  const command = [process.execPath, CLI, ...args].map((word) => `'${word}'`).join(" ");
  // Without a terminal of its own, script opens one without columns.
  const sized = `stty columns ${columns} rows 50; exec ${command}`;
  const child = spawn("script", ["--quiet", "--return", "--flush", "--command", sized, "/dev/null"], {
    cwd,
    env: { PATH: process.env.PATH ?? "", SHELL: "/bin/sh", TERM: "xterm", ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const open = [...answers];
  let written = "";
  let screen = "";
  let seen = 0;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    written += text;
    screen += stripVTControlCharacters(text);
    const [next] = open;
    const at = next ? screen.indexOf(next[0], seen) : -1;
    if (!next || at < 0) return;
    open.shift();
    seen = at + next[0].length;
    // The question is shown before it listens.
    setTimeout(() => child.stdin.write(next[1]), next[2] ?? 50);
  });
  return new Promise((settle, fail) => {
    child.on("error", fail);
    child.on("close", (code) => {
      if (open.length > 0) fail(new Error(`"${open[0]?.[0]}" was not shown:\n${screen}`));
      else settle({ code, screen, written });
    });
  });
}
