/** Child processes of a benchmark. Each is a file in this folder; it gets arguments, and responses with messages. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

/** The maximum number of milliseconds until a message. No benchmark takes longer. */
const MAX_WAIT = 600_000;

const running = new Set<ChildProcess>();
process.once("exit", stopChildren);

/** Ends all children: those that are left when a benchmark has failed. */
export function stopChildren(): void {
  for (const child of running) child.kill();
}

/** Starts `file`. It ends at the latest when the benchmark ends. */
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

/** The next message of a child. The caller knows its type. */
export function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`A child process sent no message in ${MAX_WAIT / 1000} s.`)),
      MAX_WAIT,
    );
    const fail = (code: number | null) => reject(new Error(`A child process ended with ${code}.`));
    child.once("exit", fail);
    child.once("message", (received) => {
      clearTimeout(late);
      child.off("exit", fail);
      resolve(received as T);
    });
  });
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}
