/** The story of `webhook-secret`: settings, the service, and a file that only its owner may read. */
import { chmod, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { connect } from "./link.ts";
import { anyError, type Problem, problem } from "./model/problem.ts";
import type { Secret } from "./model/secrets.ts";
import type { Said } from "./settings/options.ts";
import { readSettings, type Settings, type Sources } from "./settings/settings.ts";
import { webhookSecret } from "./webhookSecret.ts";

export interface SecretRun {
  sources: Sources;
  /** Called with every secret before anything can be said. */
  onSecrets(secrets: readonly Secret[]): void;
  /** Whether the secret may go nowhere but to a file. */
  needsFile: boolean;
  /** Why this run may not make a new secret, which is a write like those of apply. */
  objectionToRotate(settings: Settings): Promise<Problem | undefined>;
}

export interface SecretTold {
  webhookId: string;
  secret: string;
  rotated: boolean;
  /** Where it was written, if a file was named. */
  file: string | undefined;
}

export async function secretRun(
  said: Said,
  { sources, onSecrets, needsFile, objectionToRotate }: SecretRun,
): Promise<SecretTold | { problems: Problem[] }> {
  const { settings, problems } = await readSettings("plan", said, sources);
  onSecrets(settings.secrets);
  const which = said.webhook?.at(-1);
  const path = said["secrets-file"]?.at(-1);
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
      ? [bad("lokaform.yaml has several projects. Say with --only whose webhook it is (the action: only).")]
      : []),
  ];
  if (!project || which === undefined || anyError(wrong)) return { problems: wrong };
  const rotate = said.rotate?.at(-1) === "true";
  const objection = rotate ? await objectionToRotate(settings) : undefined;
  if (objection) return { problems: [...wrong, asRotate(objection)] };
  const link = connect(project, {
    apiUrl: settings.apiUrl,
    signal: new AbortController().signal,
    onResponse: () => {},
  });
  if ("problem" in link) return { problems: [link.problem] };
  const answer = await webhookSecret(link.client, {
    projectId: project.id,
    which,
    rotate,
    onSecrets,
  });
  if ("problem" in answer) return { problems: [answer.problem] };
  const file = path === undefined ? undefined : resolve(sources.folders.working, path);
  try {
    if (file !== undefined) await keep(file, answer.secret);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const done = answer.rotated ? " The secret was made anew: run again without --rotate to have it." : "";
    return { problems: [problem("not-written", `secrets-file: ${path} cannot be written: ${why}.${done}`)] };
  }
  return { ...answer, file };
}

function asRotate(objection: Problem): Problem {
  const message = `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${objection.message}`;
  return { ...objection, message };
}

/** For its owner alone, also where the file was there before. */
async function keep(file: string, secret: string): Promise<void> {
  await writeFile(file, "", { mode: 0o600 });
  await chmod(file, 0o600);
  await writeFile(file, `${secret}\n`);
}

function bad(message: string): Problem {
  return problem("bad-setting", message);
}
