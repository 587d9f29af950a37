import { resolve } from "node:path";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { type SettingSources, settingValue } from "../../settings/precedence.ts";
import { optionProblems, type RawOptions } from "../../settings/rawOptions.ts";
import { LOG, NO_LIMITS, PORT, STATE } from "../../settings/table/sandbox.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import { startCopy } from "./sandboxCopy.ts";

/** Runs until it is stopped. */
export async function runSandbox(raw: RawOptions, terminal: Terminal): Promise<number> {
  const {
    setup: { console, environment, folder },
    showProblems,
  } = terminal;
  const problems = optionProblems(raw);
  showProblems(problems);
  if (problems.length > 0) return 1;
  const sources: SettingSources = { raw, environment, parts: [] };
  const file = settingValue(STATE, sources);
  const stateFile = file === undefined ? undefined : resolve(folder, file);
  const copy = await startCopy(sources, stateFile, terminal, (line) =>
    console.error(console.paintError("dim", line)),
  );
  if (copy === "failed") return 1;
  try {
    const running = await startSandbox({
      port: settingValue(PORT, sources),
      state: copy?.state,
      stateFile,
      limits: !settingValue(NO_LIMITS, sources),
      log: settingValue(LOG, sources),
    });
    console.out(`listening on ${running.url}`);
    for (const line of copy?.words ?? []) console.out(line);
    await stopped();
    await running.close();
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(`The sandbox cannot run: ${error.message}`);
    return 1;
  }
}

function stopped(): Promise<void> {
  return new Promise((settle) => {
    process.once("SIGINT", () => settle());
    process.once("SIGTERM", () => settle());
  });
}
