/** Reads the secret of a webhook, after making a new one if asked, and writes it to a file that only its owner can read. */
import { resolve } from "node:path";
import { allPaths } from "../files/manifests.ts";
import { type Output, outputProblems, writeOutput } from "../files/outputs.ts";
import type { Folders } from "../files/paths.ts";
import { writeErrorReason } from "../files/wholeFile.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import type { Secret } from "../model/secrets.ts";
import { optionValue, type RawOptions } from "../settings/flags.ts";
import type { Settings } from "../settings/resolve.ts";
import { ROTATE, SECRETS_FILE, WEBHOOK } from "../settings/table/commands.ts";
import { type WebhookSecret, webhookSecret } from "../webhooks/secret.ts";
import { createClient } from "./connect.ts";

export interface SecretOptions {
  folders: Folders;
  /** Called with every secret before any output can contain it. */
  onSecrets(secrets: readonly Secret[]): void;
  /** Why this run may not make a new secret. Asked once everything is read. */
  checkRotate(): Promise<Problem | undefined>;
  /** The same, asked again just before the write. */
  checkWrite(): Promise<Problem | undefined>;
}

export interface WebhookSecretFetched extends WebhookSecret {
  /** The file to which it was written. */
  file: string;
}

/** `settingProblems`: problems of the settings. If one of them is an error, nothing is sent. */
export async function fetchWebhookSecret(
  raw: RawOptions,
  settings: Settings,
  settingProblems: readonly Problem[],
  { folders, onSecrets, checkRotate, checkWrite }: SecretOptions,
): Promise<WebhookSecretFetched | { problems: Problem[] }> {
  const which = optionValue(WEBHOOK, raw);
  const path = optionValue(SECRETS_FILE, raw);
  const [project, ...others] = settings.projects;
  const missing = [
    which === undefined &&
      "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
    path === undefined &&
      "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
    others.length > 0 &&
      "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).",
  ].flatMap((message) => (message === false ? [] : [problem("bad-setting", message)]));
  const wrong = [...settingProblems, ...missing];
  if (!project || which === undefined || path === undefined || anyError(wrong)) return { problems: wrong };
  const output: Output = { option: "secrets-file", path: resolve(folders.working, path), is: "file" };
  const refused = await outputProblems([output], await filesRead(settings, folders), folders);
  if (refused.size > 0) return { problems: [...wrong, ...refused.values()] };
  const rotate = optionValue(ROTATE, raw) ?? false;
  const refusal = rotate ? await checkRotate() : undefined;
  if (refusal) return { problems: [...wrong, refusal] };
  const connection = createClient(project, { apiUrl: settings.apiUrl });
  if (!connection.ok) return { problems: [connection.problem] };
  const answer = await webhookSecret(connection.value, {
    projectId: project.id,
    which,
    usable: settings.usable,
    rotate,
    checkWrite,
    onSecrets,
  });
  if (!answer.ok) return { problems: [answer.problem] };
  try {
    await writeOutput(output, `${answer.value.secret}\n`, folders, 0o600);
  } catch (error) {
    const why = writeErrorReason(error);
    const done = answer.value.rotated
      ? " The webhook has a new secret: run again without --rotate to get it."
      : "";
    return { problems: [problem("not-written", `secrets-file: ${path} cannot be written: ${why}.${done}`)] };
  }
  return { ...answer.value, file: output.path };
}

/** Manifests and settings, which the secret must not overwrite. */
async function filesRead(
  { kinds, projects, others, configFile }: Settings,
  { working }: Folders,
): Promise<string[]> {
  const byUsualNames = { kinds, globs: {}, texts: [], folder: working };
  const all = [byUsualNames, ...projects.flatMap(({ manifests }) => manifests ?? []), ...others];
  const paths = await allPaths(all, new AbortController().signal);
  return [configFile, ...Object.values(paths).flat()];
}
