/** What the entries of all actions do. Each has its own commands, which no input can change. */
import { join, resolve } from "node:path";
import * as core from "@actions/core";
import { useProxyFromEnvironment } from "./api/http/proxy.ts";
import { type SharedCommand, validate } from "./commands/actionCommands.ts";
import { BACKUP_DIR } from "./files/findFiles.ts";
import { systemProblem } from "./files/system.ts";
import { bug, hide } from "./github/log.ts";
import { endWith, outlive } from "./host/console.ts";
import { openWorkflow } from "./host/workflow.ts";
import { problem } from "./model/problem.ts";
import { nameless } from "./model/secrets.ts";
import { readInputs } from "./settings/flags.ts";

const { env, stdout, stderr } = process;

export async function startAction(commands: readonly SharedCommand[]): Promise<void> {
  outlive(stdout, stderr);
  const code = await run(commands).catch((error: unknown) => {
    const failure = systemProblem(error, env.GITHUB_WORKSPACE || process.cwd());
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    bug(failure?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${words}`);
    return 1;
  });
  // Requests to GitHub that ran out of time can still wait for their turn.
  await endWith(code, stdout, stderr);
}

async function run(commands: readonly SharedCommand[]): Promise<number> {
  const [token, githubToken] = [core.getInput("token"), core.getInput("github-token")];
  hide([token, githubToken].map(nameless));
  const { command, raw, problems } = readInputs((name) => core.getInput(name), commands);
  const proxy = useProxyFromEnvironment(env);
  if (proxy.state === "unavailable")
    problems.push(problem("bad-setting", proxy.message, { severity: "warning" }));
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const folders = {
    working: resolve(workspace, core.getInput("working-directory")),
    displayRoot: workspace,
    confined: { workspace, temp: env.RUNNER_TEMP || undefined },
  };
  // A runner's disk is not kept: the next step uploads what is here.
  const backupDir = env.RUNNER_TEMP ? join(env.RUNNER_TEMP, BACKUP_DIR) : undefined;
  const sources = { folders, environment: env, token: token || undefined, backupDir };
  const workflow = await openWorkflow(sources, githubToken, problems);
  // An unknown command is one of the problems. validate reports it together with all others.
  return (command ?? validate).run(raw, workflow);
}
