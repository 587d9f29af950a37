/** The story of `webhook-secret`: settings, the service, and a file that only its owner may read. */
import { resolve } from "node:path";
import { allPaths } from "../files/manifests.ts";
import { type Output, outputProblems, writeOutput } from "../files/outputPaths.ts";
import type { Folders } from "../files/paths.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import type { Secret } from "../model/secrets.ts";
import { webhookSecret } from "../remote/webhookSecret.ts";
import type { RawOptions } from "../settings/options.ts";
import { readSettings, type Settings, type Sources } from "../settings/resolve.ts";
import { createClient } from "./connect.ts";

export interface SecretRun {
  sources: Sources;
  /** Called with every secret before anything can be said. */
  onSecrets(secrets: readonly Secret[]): void;
  /** Whether the secret may go nowhere but to a file. */
  needsFile: boolean;
  /** Why this run may not make a new secret, which is a write like those of apply. */
  objectionToRotate(settings: Settings): Promise<Problem | undefined>;
  /** The same, asked again just before that write. */
  objectionToWrite?(settings: Settings): Promise<Problem | undefined>;
}

export interface SecretTold {
  webhookId: string;
  secret: string;
  rotated: boolean;
  /** Where it was written, if a file was named. */
  file: string | undefined;
}

export async function readWebhookSecret(
  raw: RawOptions,
  { sources, onSecrets, needsFile, objectionToRotate, objectionToWrite }: SecretRun,
): Promise<SecretTold | { problems: Problem[] }> {
  const { settings, problems } = await readSettings("plan", raw, sources);
  onSecrets(settings.secrets);
  const which = raw.webhook?.at(-1);
  const path = raw["secrets-file"]?.at(-1);
  const [project, ...others] = settings.projects;
  const wrong = [
    ...problems,
    ...(which === undefined
      ? [bad("No webhook is named. Give --webhook with its id or its whole URL (the action: webhook).")]
      : []),
    ...(needsFile && path === undefined
      ? [bad("A secret is not printed. Give --secrets-file with the file that it goes to.")]
      : []),
    ...(others.length > 0
      ? [
          bad(
            "lokaform.yaml has several projects. Name the one that has the webhook with --only (the action: only).",
          ),
        ]
      : []),
  ];
  if (!project || which === undefined || anyError(wrong)) return { problems: wrong };
  const { folders } = sources;
  const output = path === undefined ? undefined : secretsFile(resolve(folders.working, path));
  const refused = output && (await outputProblems([output], await filesRead(settings, folders), folders));
  if (refused && refused.size > 0) return { problems: [...wrong, ...refused.values()] };
  const rotate = raw.rotate?.at(-1) === "true";
  const objection = rotate ? await objectionToRotate(settings) : undefined;
  if (objection) return { problems: [...wrong, objection] };
  const link = createClient(project, {
    apiUrl: settings.apiUrl,
    signal: new AbortController().signal,
    onResponse: () => {},
  });
  if ("problem" in link) return { problems: [link.problem] };
  const answer = await webhookSecret(link.client, {
    projectId: project.id,
    which,
    usable: settings.usable,
    rotate,
    objectionToWrite: async () => objectionToWrite?.(settings),
    onSecrets,
  });
  if ("problem" in answer) return { problems: [answer.problem] };
  try {
    if (output) await writeOutput(output, `${answer.secret}\n`, sources.folders, 0o600);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const done = answer.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
    return { problems: [problem("not-written", `secrets-file: ${path} cannot be written: ${why}.${done}`)] };
  }
  return { ...answer, file: output?.path };
}

function secretsFile(path: string): Output {
  return { option: "secrets-file", path, is: "file" };
}

/** Manifests and settings, which the secret must not overwrite. */
async function filesRead(
  { projects, others, configFile }: Settings,
  { working }: Folders,
): Promise<string[]> {
  const usual = { keys: undefined, webhooks: undefined, folder: working };
  const all = [usual, ...projects.flatMap(({ manifests }) => manifests ?? []), ...others];
  const { keys, webhooks } = await allPaths(all, new AbortController().signal);
  return [configFile, ...keys, ...webhooks];
}

function bad(message: string): Problem {
  return problem("bad-setting", message);
}
