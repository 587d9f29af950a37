/** `lokaform sandbox`: runs until it is stopped. */
import { startSandbox } from "../sandbox/sandbox.ts";
import type { Said } from "../settings/options.ts";
import type { Console } from "./console.ts";

export async function runSandbox(said: Said, console: Console): Promise<number> {
  const number = (name: "port" | "latency", most: number) => {
    const text = said[name]?.at(-1);
    const value = Number(text ?? 0);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    throw new SandboxSettingError(`--${name} is "${text}", and must be a whole number from 0 to ${most}.`);
  };
  try {
    const sandbox = await startSandbox({
      port: number("port", 65_535),
      stateFile: said.state?.at(-1),
      limits: said["no-limits"] === undefined,
      latency: number("latency", 600_000),
      log: said.log?.at(-1),
    });
    console.out(`listening on ${sandbox.url}`);
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
