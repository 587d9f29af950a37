#!/usr/bin/env node
/** The entry of the command line. */
import { fileURLToPath } from "node:url";
import { useProxyFromEnvironment } from "./api/http/proxy.ts";
import { VERSION } from "./api/http/version.ts";
import { demo } from "./commands/demo.ts";
import { runSandbox } from "./commands/sandbox.ts";
import { sync } from "./commands/sync.ts";
import { secret } from "./commands/webhookSecret.ts";
import { type Problem, problem } from "./model/problem.ts";
import { nameless } from "./model/secrets.ts";
import { problemText } from "./report/text/problemText.ts";
import { manyLines } from "./report/words/safeText.ts";
import { readFlags } from "./settings/flags.ts";
import { generalHelp, helpFor } from "./settings/help.ts";
import { openConsole, wantsColours } from "./terminal/console.ts";
import { openPrompt } from "./terminal/prompt.ts";
import { outlive } from "./terminal/streams.ts";

const { argv, env, stdin, stdout, stderr } = process;
const args = argv.slice(2);
const { command, raw, problems } = readFlags(args);
outlive(stdout, stderr);
const prompt = openPrompt({ stdin, stdout, stderr });
const console = openConsole({ stdout, stderr, prompt: prompt?.output }, (stream) =>
  wantsColours(stream, env, raw["no-color"] !== undefined),
);
console.hide([nameless(env.LOKALISE_API_TOKEN ?? "")]);

const NO_COMMAND = "There are options, but no command. See: lokaform --help";

/** Next to the sources and next to dist alike. */
const EXAMPLE = fileURLToPath(new URL("../examples/storefront/", import.meta.url));

async function main(): Promise<number> {
  if (problems.length > 0) return refused(problems);
  if (raw.version) return printed([VERSION]);
  if (raw.help || args.length === 0)
    return printed(command ? helpFor(command, stdout.columns) : generalHelp(VERSION, stdout.columns));
  if (command === undefined) return refused([problem("bad-setting", NO_COMMAND)]);
  const proxy = useProxyFromEnvironment(env);
  if (proxy.state === "unavailable") console.error(proxy.message);
  const around = { folder: process.cwd(), environment: env, console, prompt, showPlan: true };
  if (command === "sandbox") return runSandbox(raw, console);
  if (command === "webhook-secret") return secret(raw, around);
  if (command === "demo") return demo(around, EXAMPLE);
  return sync(command, raw, around);
}

function printed(lines: readonly string[]): number {
  for (const line of lines) console.out(line);
  return 0;
}

function refused(problems: readonly Problem[]): number {
  for (const line of problemText(problems, console.paintError)) console.error(line);
  return 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(manyLines(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  console.error("This is a bug in lokaform. Please report it with the lines above.");
  return 1;
});
