import { seededFaults, startSandbox } from "../sandbox/sandbox.ts";
import type { RawOptions } from "../settings/options.ts";
import type { Console } from "../terminal/console.ts";
import type { TerminalCommand } from "./command.ts";
import { SANDBOX_SECTIONS } from "./sandboxHelp.ts";

export const sandbox: TerminalCommand = {
  name: "sandbox",
  summary: "Run a copy of the service's API on this machine, to rehearse against.",
  inAction: false,
  examples: [
    "lokaform sandbox --port 8089 --state sandbox.json",
    "lokaform sandbox --port 8089 --state sandbox.json --fault cut-after@0.1 --fault poison --seed 7",
    "LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID",
  ],
  exitCodes: "0 stopped (Ctrl-C); 1 could not start",
  sections: SANDBOX_SECTIONS,
  run: (raw, { setup }) => runSandbox(raw, setup.console),
};

/** Runs until it is stopped. */
async function runSandbox(raw: RawOptions, console: Console): Promise<number> {
  const number = (name: "port" | "latency" | "seed", most: number, otherwise = 0) => {
    const text = raw[name]?.at(-1);
    const value = Number(text ?? otherwise);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    throw new SandboxSettingError(`--${name} is "${text}", and must be a whole number from 0 to ${most}.`);
  };
  try {
    const seed = number("seed", 0xffff_ffff, 1);
    const faults = raw.fault ?? [];
    const running = await startSandbox({
      port: number("port", 65_535),
      stateFile: raw.state?.at(-1),
      limits: raw["no-limits"] === undefined,
      latency: number("latency", 600_000),
      log: raw.log?.at(-1),
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

class SandboxSettingError extends Error {}

function stopped(): Promise<void> {
  return new Promise((settle) => {
    process.once("SIGINT", () => settle());
    process.once("SIGTERM", () => settle());
  });
}
