import { seededFaults, startSandbox } from "../sandbox/sandbox.ts";
import { type SettingSources, settingValue } from "../settings/precedence.ts";
import { optionProblems, type RawOptions } from "../settings/rawOptions.ts";
import { FAULT, LATENCY, LOG, NO_LIMITS, PORT, SEED, STATE } from "../settings/table/sandbox.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { TerminalCommand } from "./command.ts";
import { SANDBOX_SECTIONS } from "./sandboxHelp.ts";

export const sandbox: TerminalCommand = {
  name: "sandbox",
  summary: "Run a copy of the service's API on this machine, to try changes without risk.",
  inAction: false,
  examples: [
    "lokaform sandbox --port 8089 --state sandbox.json",
    "lokaform sandbox --port 8089 --state sandbox.json --fault cut-after@0.1 --fault poison --seed 7",
    "LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID",
  ],
  exitCodes: "0 stopped (Ctrl-C); 1 could not start",
  sections: SANDBOX_SECTIONS,
  run: runSandbox,
};

/** Runs until it is stopped. */
async function runSandbox(
  raw: RawOptions,
  { setup: { console, environment }, showProblems }: Terminal,
): Promise<number> {
  const problems = optionProblems(raw);
  showProblems(problems);
  if (problems.length > 0) return 1;
  const sources: SettingSources = { raw, environment, parts: [] };
  const [faults, seed] = [settingValue(FAULT, sources), settingValue(SEED, sources)];
  try {
    const running = await startSandbox({
      port: settingValue(PORT, sources),
      stateFile: settingValue(STATE, sources),
      limits: !settingValue(NO_LIMITS, sources),
      latency: settingValue(LATENCY, sources),
      log: settingValue(LOG, sources),
      faults: seededFaults(faults, seed),
    });
    console.out(`listening on ${running.url}`);
    if (faults.length > 0) console.out(`faults: ${faults.join(", ")} (seed ${seed})`);
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
