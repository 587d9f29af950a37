#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { useProxyFromEnvironment } from "./api/http/proxy.ts";
import { COMMANDS } from "./commands/commands.ts";
import { generalHelp, helpFor } from "./commands/help.ts";
import { canErase, openConsole, outlive, wantsColours } from "./host/console.ts";
import { openPrompt } from "./host/prompt.ts";
import type { Terminal } from "./host/terminal.ts";
import { ONLINE_COMMANDS } from "./model/command.ts";
import { VERSION } from "./model/package.ts";
import { problem } from "./model/problem.ts";
import { nameless } from "./model/secrets.ts";
import { manyLines } from "./report/safeText.ts";
import { optionValue, readFlags } from "./settings/flags.ts";
import { HELP, NO_COLOR, VERSION as VERSION_OPTION } from "./settings/table/output.ts";

const { argv, env, stdout, stderr } = process;
const args = argv.slice(2);
const { command: name, raw, problems } = readFlags(args);
outlive(stdout, stderr);
// To look for a terminal takes time, and without a connection there is no question.
const asks = name === "init" || ONLINE_COMMANDS.some((command) => command === name);
const prompt = asks ? openPrompt(process) : undefined;
const console = openConsole(
  { stdout, stderr, prompt: prompt?.output },
  (stream) => wantsColours(stream, env, optionValue(NO_COLOR, raw) === true),
  (stream) => canErase(stream, env),
);
// A second Ctrl-C ends the process at once.
process.once("exit", () => console.status?.erase());
console.hide([nameless(env.LOKALISE_API_TOKEN ?? "")]);
const NO_COMMAND = problem("bad-setting", "There are options, but no command. See: lokaform --help");

async function main(): Promise<number> {
  const command = name && COMMANDS[name];
  if (problems.length > 0) return refused(problems);
  if (optionValue(VERSION_OPTION, raw)) return printed([VERSION]);
  if (optionValue(HELP, raw) || args.length === 0)
    return printed(command ? helpFor(command, stdout.columns) : generalHelp(VERSION, stdout.columns));
  if (command === undefined) return refused([NO_COMMAND]);
  const proxy = useProxyFromEnvironment(env);
  if (proxy.state === "unavailable") console.error(proxy.message);
  return command.run(raw, await terminal());
}

/** What only a run or a problem needs is loaded here, so that the help and the version are shown at once. */
async function terminal(): Promise<Terminal> {
  const { BACKUP_DIR } = await import("./files/findFiles.ts");
  const { openTerminal } = await import("./host/terminal.ts");
  return openTerminal({
    folder: process.cwd(),
    environment: env,
    console,
    prompt,
    raw,
    // The path is the same from src and from dist.
    packageRoot: fileURLToPath(new URL("../", import.meta.url)),
    now: Date.now,
    backupDir: BACKUP_DIR,
  });
}

function printed(lines: readonly string[]): number {
  for (const line of lines) console.out(line);
  return 0;
}

async function refused(wrong: typeof problems): Promise<number> {
  (await terminal()).showProblems(wrong);
  return 1;
}

process.exitCode = await main().catch(async (error: unknown) => {
  const { systemProblem } = await import("./files/system.ts");
  const failure = systemProblem(error, process.cwd());
  if (failure) return refused([failure]);
  console.error(manyLines(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  console.error("This is a bug in lokaform. Please report it with the lines above.");
  return 1;
});
