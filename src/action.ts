/** A workflow starts here. */
import { resolve } from "node:path";
import * as core from "@actions/core";
import { useProxyFromEnvironment } from "./api/http/proxy.ts";
import { readWorkflowContext } from "./github/event.ts";
import { annotateProblems, bug, hide, print } from "./github/log.ts";
import { setSecretOutput } from "./github/outputs.ts";
import { type Problem, problem } from "./model/problem.ts";
import { nameless } from "./model/secrets.ts";
import { problemText } from "./report/text/problemText.ts";
import { oneLine } from "./report/words/safeText.ts";
import { Cancellation } from "./run/cancellation.ts";
import { readWebhookSecret } from "./run/webhookSecret.ts";
import { readInputs } from "./settings/inputs.ts";
import type { RawOptions } from "./settings/options.ts";
import type { Settings, Sources } from "./settings/resolve.ts";
import { outlive } from "./terminal/streams.ts";
import { permissionFor, type Workflow, workflowRun } from "./workflow/run.ts";

const { env, stdout, stderr } = process;
outlive(stdout, stderr);

async function main(): Promise<number> {
  const [token, githubToken] = [core.getInput("token"), core.getInput("github-token")];
  hide([token, githubToken].map(nameless));
  const { command, raw, problems } = readInputs((name) => core.getInput(name));
  const proxy = useProxyFromEnvironment(env);
  if (proxy.state === "unavailable")
    problems.push(problem("bad-setting", proxy.message, { severity: "warning" }));
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const folders = {
    working: resolve(workspace, core.getInput("working-directory")),
    displayRoot: workspace,
    confined: { workspace, temp: env.RUNNER_TEMP || undefined },
  };
  // Nobody keeps what a runner has on its disk: where backups go has to be said.
  const sources: Sources = { folders, environment: env, token: token || undefined, backupDir: undefined };
  if (command === "webhook-secret") return tellSecret(raw, problems, { sources, githubToken });
  return workflowRun(command, raw, problems, { sources, githubToken });
}

const NOT_ROTATED =
  "No new secret was made, because rotate writes to the project, and may do so only where apply may.";

/** The secret is an output of the step, masked before anything can be said, and goes to a file if one is named. */
async function tellSecret(raw: RawOptions, wrong: readonly Problem[], workflow: Workflow): Promise<number> {
  const { sources } = workflow;
  const occasion = await readWorkflowContext(env);
  const permission = (settings: Settings) =>
    permissionFor(occasion, raw, settings, workflow, new Cancellation());
  const refused = (objection: Problem | undefined) =>
    objection && { ...objection, message: `${NOT_ROTATED} ${objection.message}` };
  const told = await readWebhookSecret(raw, {
    sources,
    onSecrets: hide,
    needsFile: false,
    objectionToRotate: async (settings) =>
      refused((await permission(settings).toApply([])).find(({ severity }) => severity === "error")),
    objectionToWrite: async (settings) => refused(await permission(settings).toWrite()),
  });
  const problems = "problems" in told ? [...wrong, ...told.problems] : wrong;
  print(problemText(problems, (_style, text) => text));
  annotateProblems(problems);
  if ("problems" in told) return 1;
  setSecretOutput(told.secret);
  const where =
    told.file === undefined ? "the output secret" : `the output secret, and ${oneLine(told.file)}`;
  print([`The ${told.rotated ? "new " : ""}secret of webhook ${oneLine(told.webhookId)} is in ${where}.`]);
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  bug(`This is a bug in lokaform. Please report it with these lines:\n${words}`);
  return 1;
});
