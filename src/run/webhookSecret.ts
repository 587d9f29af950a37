/** Reads the secret of a webhook, after making a new one if asked, and writes it to a file that only its owner can read. */
import { resolve } from "node:path";
import { allPaths } from "../files/manifests.ts";
import { type Output, outputProblems, writeOutput } from "../files/outputs.ts";
import { type Folders, NEVER } from "../files/paths.ts";
import { reworded, say } from "../model/message.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { oneLine } from "../report/safeText.ts";
import { optionValue, type RawOptions } from "../settings/flags.ts";
import { readSettings, type Settings } from "../settings/resolve.ts";
import { ROTATE, SECRETS_FILE, WEBHOOK } from "../settings/table/commands.ts";
import { webhookSecret } from "../webhooks/secret.ts";
import { Cancellation } from "./cancellation.ts";
import { createClient } from "./connect.ts";
import type { Host } from "./host.ts";

export async function runWebhookSecret(raw: RawOptions, host: Host): Promise<number> {
  const { settings, problems } = await readSettings("plan", raw, host.sources);
  host.hide(settings.secrets);
  const fetched = anyError(host.problems) ? { problems } : await fetchSecret(raw, settings, problems, host);
  host.showProblems([...host.problems, ...("problems" in fetched ? fetched.problems : [])]);
  if ("problems" in fetched) return 1;
  host.print(fetched.done);
  return 0;
}

/** `settingProblems`: problems of the settings. If one of them is an error, nothing is sent. */
async function fetchSecret(
  raw: RawOptions,
  settings: Settings,
  settingProblems: readonly Problem[],
  host: Host,
): Promise<{ done: string } | { problems: Problem[] }> {
  const { folders } = host.sources;
  const hook = optionValue(WEBHOOK, raw);
  const path = optionValue(SECRETS_FILE, raw);
  const [project, ...otherProjects] = settings.projects;
  const missing = [
    hook === undefined &&
      "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
    path === undefined &&
      "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
    otherProjects.length > 0 &&
      "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).",
  ].flatMap((message) => (message === false ? [] : [problem("bad-setting", message)]));
  const faults = [...settingProblems, ...missing];
  if (!project || hook === undefined || path === undefined || anyError(faults)) return { problems: faults };
  const output: Output = { option: "secrets-file", path: resolve(folders.working, path), is: "file" };
  const unusable = await outputProblems([output], await filesRead(settings, folders), folders);
  if (unusable.size > 0) return { problems: [...faults, ...unusable.values()] };
  const rotate = optionValue(ROTATE, raw) ?? false;
  const { permission } = host.context(settings, new Cancellation());
  // Rotating writes to the project, so it needs the same permission as apply.
  const forbidden = rotate ? await permission?.toApply([]) : undefined;
  const refused = notRotated(forbidden?.find(({ severity }) => severity === "error"));
  const refusal = refused ?? (rotate ? await notConfirmed(settings, host) : undefined);
  if (refusal) return { problems: [...faults, refusal] };
  const connection = createClient(project, { apiUrl: settings.apiUrl });
  if (!connection.ok) return { problems: [connection.problem] };
  const answer = await webhookSecret(connection.value, {
    projectId: project.id,
    which: hook,
    usable: settings.usable,
    rotate,
    checkWrite: async () => notRotated(await permission?.toWrite()),
    onSecrets: (secrets) => host.hide(secrets),
  });
  if (!answer.ok) return { problems: [answer.problem] };
  const unwritten = await writeOutput(output, `${answer.value.secret}\n`, folders, 0o600);
  if (unwritten) {
    const done = answer.value.rotated
      ? " The webhook has a new secret: run again without --rotate to get it."
      : "";
    return { problems: [reworded(unwritten, say`${unwritten}${done}`)] };
  }
  const { rotated, webhookId } = answer.value;
  return {
    done: `The ${rotated ? "new " : ""}secret of webhook ${oneLine(webhookId)} is in ${oneLine(output.path)}. Do not commit this file.`,
  };
}

/** Manifests and settings, which the secret must not overwrite. */
async function filesRead({ kinds, projects, others: globs, configFile }: Settings, { working }: Folders) {
  const byUsualNames = { kinds, globs: {}, texts: [], folder: working };
  const sources = [byUsualNames, ...projects.flatMap(({ manifests }) => manifests ?? []), ...globs];
  return [configFile, ...(await allPaths(sources, NEVER))];
}

function notRotated(refusal: Problem | undefined): Problem | undefined {
  if (!refusal) return undefined;
  const words = say`No new secret was made, because rotate writes to the project, and may do so only where apply may. ${refusal}`;
  return reworded(refusal, words);
}

async function notConfirmed(settings: Settings, host: Host): Promise<Problem | undefined> {
  const question = "Make a new secret? Deliveries use it at once, and the old one is lost.";
  if (settings.yes || !host.ask || (await host.ask(question, new Cancellation()))) return undefined;
  const message =
    "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.";
  return problem("not-confirmed", message);
}
