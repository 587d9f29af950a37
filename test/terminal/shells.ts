/** Types at the prompt of a real shell that has loaded the completion script, and presses Tab. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { CLI } from "../dist/spawn.ts";

interface ShellSetup {
  command: string;
  /** What is typed first. It must not contain `READY` as one word, because the shell repeats it. */
  load: string;
}

const script = (shell: string) => `"$("${process.execPath}" "${CLI}" completion ${shell})"; echo REA""DY`;

const SHELLS: Readonly<Record<"bash" | "zsh", ShellSetup>> = {
  bash: { command: "bash --noprofile --norc -i", load: `eval ${script("bash")}` },
  zsh: { command: "zsh -f -i", load: `autoload -Uz compinit; compinit -D; eval ${script("zsh")}` },
};

/**
 * Everything that the shell shows after `typed` and two Tabs, without control characters, in an empty folder with `notes.txt`.
 * It fails if one of the words is not shown.
 */
export async function completed(
  shell: "bash" | "zsh",
  typed: string,
  words: readonly string[],
): Promise<string> {
  const { command, load } = SHELLS[shell];
  const folder = mkdtempSync(join(tmpdir(), "lokaform-completion-"));
  const sized = `touch notes.txt; stty columns 200 rows 500; exec ${command}`;
  const child = spawn("script", ["--quiet", "--flush", "--command", sized, "/dev/null"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? "",
      SHELL: "/bin/sh",
      TERM: "xterm",
      HOME: folder,
      HISTFILE: "/dev/null",
    },
    stdio: ["pipe", "pipe", "ignore"],
  });
  let screen = "";
  let changedAt = Date.now();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    screen += text;
    changedAt = Date.now();
  });
  const shown = () => stripVTControlCharacters(screen);
  const until = async (isReached: () => boolean) => {
    for (const end = Date.now() + 30_000; !isReached(); await sleep(20))
      if (Date.now() > end) throw new Error(`${shell} shows after 30 s only:\n${shown()}`);
  };
  child.stdin.write(`${load}\r`);
  await until(() => shown().includes("READY"));
  const before = screen.length;
  child.stdin.write(`${typed}\t\t`);
  const answered = () => stripVTControlCharacters(screen.slice(before));
  await until(() => words.every((word) => answered().includes(word)) && Date.now() - changedAt > 500);
  const answer = answered();
  child.kill();
  await new Promise((resolve) => child.once("close", resolve));
  rmSync(folder, { recursive: true, force: true });
  return answer;
}
