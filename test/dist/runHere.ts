/** Runs the sources of the action in the process of the test, which is faster than the built action, and finds what it does not hold. */
import { vi } from "vitest";
import type { ExitResult } from "./spawn.ts";

/** One run after the other, because each has the environment and the output of the process. */
let last: Promise<unknown> = Promise.resolve();

const ENTRIES = {
  action: () => import("../../src/action.ts"),
  pullAction: () => import("../../src/pullAction.ts"),
  reportAction: () => import("../../src/reportAction.ts"),
  webhookSecretAction: () => import("../../src/webhookSecretAction.ts"),
};
/** Of actions. */
export type Entry = keyof typeof ENTRIES;

export function runHere(entry: Entry, environment: Record<string, string>): Promise<ExitResult> {
  const result = last.then(() => run(entry, environment));
  last = result.catch(() => {});
  return result;
}

async function run(entry: Entry, environment: Record<string, string>): Promise<ExitResult> {
  const ended: ExitResult = { code: null, stdout: "", stderr: "" };
  const before = { ...process.env };
  const listeners = (["stdout", "stderr"] as const).map((name) => {
    vi.spyOn(process[name], "write").mockImplementation((text, ...more) => {
      ended[name] += text;
      for (const one of more) if (typeof one === "function") one();
      return true;
    });
    return { stream: process[name], known: process[name].listeners("error") };
  });
  const exit = vi.spyOn(process, "exit").mockImplementation((code): never => {
    ended.code = Number(code);
    return undefined as never;
  });
  replaceEnvironment({ PATH: "/nowhere", ...environment });
  try {
    vi.resetModules();
    await ENTRIES[entry]();
    return ended;
  } finally {
    replaceEnvironment(before);
    exit.mockRestore();
    for (const { stream, known } of listeners) {
      vi.mocked(stream.write).mockRestore();
      for (const one of stream.listeners("error"))
        if (!known.includes(one)) stream.off("error", one as () => void);
    }
  }
}

function replaceEnvironment(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
}
