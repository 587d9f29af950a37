#!/usr/bin/env node
/** A terminal starts here. */
import { fileURLToPath } from "node:url";
import { useProxyFromEnvironment } from "./api/proxy.ts";
import { VERSION } from "./api/version.ts";
import { problem } from "./model/problem.ts";
import { nameless } from "./model/secrets.ts";
import { manyLines } from "./report/safe.ts";
import { problemText } from "./report/terminal.ts";
import { readFlags } from "./settings/flags.ts";
import { generalHelp, helpFor } from "./settings/help.ts";
import { openConsole, wantsColours } from "./terminal/console.ts";
import { demo } from "./terminal/demo.ts";
import { runSandbox } from "./terminal/sandbox.ts";
import { secret } from "./terminal/secret.ts";
import { sync } from "./terminal/sync.ts";

const { argv, env, stdin, stdout, stderr } = process;
const args = argv.slice(2);
const { command, said, problems } = readFlags(args);
const console = openConsole({ stdout, stderr }, wantsColours(stdout, env, said["no-color"] !== undefined));
console.hide([nameless(env.LOKALISE_API_TOKEN ?? "")]);

const NO_COMMAND = "No command is named, only options. See: lokaform --help";

/** Beside the sources and beside dist alike. */
const EXAMPLE = fileURLToPath(new URL("../examples/storefront/", import.meta.url));

// Whoever read our lines has gone (`lokaform plan | head`): there is nobody left to tell.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

async function main(): Promise<number> {
  if (args.length === 1 && args[0] === "--version") return told([VERSION]);
  if (said.help || args.length === 0) return told(command ? helpFor(command) : generalHelp(VERSION));
  const lacking = command === undefined && problems.length === 0 ? [problem("bad-setting", NO_COMMAND)] : [];
  if (problems.length > 0 || command === undefined) {
    for (const line of problemText([...problems, ...lacking], console.paint)) console.error(line);
    return 1;
  }
  const proxy = useProxyFromEnvironment(env);
  if (proxy.state === "unavailable") console.error(proxy.message);
  const interactive = stdin.isTTY === true && stdout.isTTY === true;
  const around = { folder: process.cwd(), environment: env, console, interactive, showPlan: true };
  if (command === "sandbox") return runSandbox(said, console);
  if (command === "webhook-secret") return secret(said, around);
  if (command === "demo") return demo(around, EXAMPLE);
  return sync(command, said, around);
}

function told(lines: readonly string[]): number {
  for (const line of lines) console.out(line);
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(manyLines(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  console.error("This is a bug in lokaform. Please report it with the lines above.");
  return 1;
});
