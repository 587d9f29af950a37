/** Processes of a benchmark's own: each is a file here, told what to do by its arguments, and answers in messages. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

/** Nothing here takes longer; what does is broken. */
const LONGEST = 180_000;

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill();
});

/** Starts `file`. It ends with the benchmark at the latest. */
export function start(
  file: string,
  args: readonly (string | number)[],
  execArgv: string[] = [],
): ChildProcess {
  const child = fork(join(import.meta.dirname, file), args.map(String), { stdio: "inherit", execArgv });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** The child's next message. Whoever asks knows its shape. */
export function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`A child said nothing in ${LONGEST / 1000} s.`)), LONGEST);
    const fail = (code: number | null) => reject(new Error(`A child ended with ${code}.`));
    child.once("exit", fail);
    child.once("message", (told) => {
      clearTimeout(late);
      child.off("exit", fail);
      resolve(told as T);
    });
  });
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}
