/** A workflow starts here. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as core from "@actions/core";
import { annotate, setOutputs, summarize } from "./github/runner.ts";
import { isRed } from "./report/report.ts";
import { forLog } from "./report/safe.ts";
import { closingText, failureText, type Paint, planText, problemText } from "./report/terminal.ts";
import { run } from "./run.ts";
import { readInputs } from "./settings/inputs.ts";
import { readSettings } from "./settings/settings.ts";

const { env } = process;
const plain: Paint = (_style, text) => text;

async function main(): Promise<void> {
  const token = core.getInput("token");
  hide([token]);
  const { command, said, problems: wrong } = readInputs((name) => core.getInput(name));
  const { settings, problems } = readSettings(command, said, env, token || undefined);
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const working = resolve(workspace, core.getInput("working-directory"));
  const report = await run(settings, [...wrong, ...problems], {
    folders: { working, shown: workspace },
    environment: env,
    onSecrets: hide,
    onResponse: ({ method, path, status, ms }) =>
      core.debug(`${method} ${path} → ${status ?? "no answer"} in ${Math.round(ms)} ms`),
    onPlan: async (planned) => {
      print(planText(planned, { paint: plain, now: now() }));
      return true;
    },
    onBatch: () => {},
  });
  const files = {
    plan: report.plan && (await write(working, settings.out, report.plan)),
    report: await write(working, settings.report, report),
  };
  print([
    ...problemText(report.problems, plain),
    ...failureText(report.results ?? [], plain),
    closingText(report, plain),
  ]);
  annotate(report);
  setOutputs(report, files);
  await summarize(report, now());
  if (isRed(report)) process.exitCode = core.ExitCode.Failure;
}

/** The runner takes these values out of every line from here on. */
function hide(secrets: readonly string[]): void {
  for (const secret of secrets) {
    for (const form of new Set([secret, encodeURIComponent(secret)])) if (form !== "") core.setSecret(form);
  }
}

function print(lines: readonly string[]): void {
  for (const line of lines) if (line !== "") core.info(line);
}

async function write(folder: string, file: string | undefined, content: object): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const path = resolve(folder, file);
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
  return path;
}

function now(): number {
  return Date.now() / 1000;
}

await main().catch((error: unknown) => {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  core.setFailed(forLog(`This is a bug in lokaform. Please report it with these lines:\n${words}`));
});
