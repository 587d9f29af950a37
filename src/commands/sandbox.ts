/** `lokaform sandbox`: runs until it is stopped. */
import { seededFaults, startSandbox } from "../sandbox/sandbox.ts";
import type { RawOptions } from "../settings/options.ts";
import type { Console } from "../terminal/console.ts";

export async function runSandbox(raw: RawOptions, console: Console): Promise<number> {
  const number = (name: "port" | "latency" | "seed", most: number, otherwise = 0) => {
    const text = raw[name]?.at(-1);
    const value = Number(text ?? otherwise);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    throw new SandboxSettingError(`--${name} is "${text}", and must be a whole number from 0 to ${most}.`);
  };
  try {
    const seed = number("seed", 0xffff_ffff, 1);
    const faults = raw.fault ?? [];
    const sandbox = await startSandbox({
      port: number("port", 65_535),
      stateFile: raw.state?.at(-1),
      limits: raw["no-limits"] === undefined,
      latency: number("latency", 600_000),
      log: raw.log?.at(-1),
      faults: seededFaults(faults, seed),
    });
    console.out(`listening on ${sandbox.url}`);
    if (faults.length > 0) console.out(`faults: ${faults.join(", ")} (seed ${seed})`);
    await stopped();
    await sandbox.close();
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
