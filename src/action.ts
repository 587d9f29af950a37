/** A workflow starts here. */
import { resolve } from "node:path";
import * as core from "@actions/core";
import { useProxyFromEnvironment } from "./api/proxy.ts";
import { annotate, annotateProblems, setOutputs, summarize } from "./github/runner.ts";
import { writeFiles } from "./outFiles.ts";
import { exitCode } from "./report/report.ts";
import { forLog } from "./report/safe.ts";
import { closingText, type Paint, planText, problemText, troubleText } from "./report/terminal.ts";
import { run } from "./run.ts";
import { secretRun } from "./secretRun.ts";
import { readInputs } from "./settings/inputs.ts";
import type { Said } from "./settings/options.ts";
import { readSettings, type Sources } from "./settings/settings.ts";
import { listen, Stop } from "./stop.ts";

const { env } = process;
const plain: Paint = (_style, text) => text;

async function main(): Promise<void> {
  const token = core.getInput("token");
  hide([token]);
  const { command, said, problems: wrong } = readInputs((name) => core.getInput(name));
  const proxy = useProxyFromEnvironment(env);
  if (proxy.state === "unavailable") core.warning(proxy.message);
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const folders = { working: resolve(workspace, core.getInput("working-directory")), shown: workspace };
  // Nobody keeps what a runner has on its disk: where backups go has to be said.
  const sources: Sources = { folders, environment: env, token: token || undefined, backupDir: undefined };
  if (command === "webhook-secret") return tellSecret(said, sources);
  const { settings, problems } = await readSettings(command, said, sources);
  const stop = new Stop();
  const deaf = listen(stop, settings.timeLimit);
  const ran = await run(settings, [...wrong, ...problems], {
    folders,
    environment: env,
    stop,
    now: Date.now,
    wait: (ms) => stop.wait(ms),
    onSecrets: hide,
    onResponse: ({ method, path, status, ms }) =>
      core.debug(`${method} ${path} → ${status ?? "no answer"} in ${Math.round(ms)} ms`),
    onPlan: async (project) => {
      print(planText(project, { paint: plain, now: Date.now() / 1000 }));
      return true;
    },
    onBatch: () => {},
  });
  const { plan, report: file, problems: unwritten } = await writeFiles(settings, ran);
  const report = { ...ran, problems: [...ran.problems, ...unwritten] };
  print([...troubleText(report, plain), ...closingText(report, plain)]);
  annotate(report);
  const backups = report.projects
    .flatMap(({ backup }) => backup ?? [])
    .map((path) => resolve(workspace, path));
  setOutputs(report, { plan, report: file, backups });
  await summarize(report, Date.now() / 1000);
  process.exitCode = exitCode(report, false);
  deaf();
}

/** The secret is an output of the step, masked before anything can be said, and goes to a file if one is named. */
async function tellSecret(said: Said, sources: Sources): Promise<void> {
  const told = await secretRun(said, { sources, onSecrets: hide, needsFile: false });
  if ("problems" in told) {
    print(problemText(told.problems, plain));
    annotateProblems(told.problems);
    process.exitCode = core.ExitCode.Failure;
    return;
  }
  core.setOutput("secret", told.secret);
  const where = told.file === undefined ? "the output secret" : `the output secret, and ${told.file}`;
  print([`The ${told.rotated ? "new " : ""}secret of webhook ${told.webhookId} is in ${where}.`]);
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

await main().catch((error: unknown) => {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  core.setFailed(forLog(`This is a bug in lokaform. Please report it with these lines:\n${words}`));
});
