/** Reads a live project for a copy, as the options name it. Settings of lokaform.yaml are not used. */
import { RequestError } from "../api/errors.ts";
import type { WaitEvent } from "../api/http/options.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import { nameless, type Secret } from "../model/secrets.ts";
import { API_TOKEN } from "../model/variables.ts";
import { optionValue } from "../settings/flags.ts";
import { givenId } from "../settings/project.ts";
import { type SettingSources, settingValue } from "../settings/rules.ts";
import { CONCURRENCY, RATE } from "../settings/table/output.ts";
import { API_URL, TOKEN_FILE } from "../settings/table/project.ts";
import { projectToken, readTokenFile } from "../settings/token.ts";
import { createClient } from "./connect.ts";
import { copyProject, type ProjectCopy } from "./copyProject.ts";

export type { ProjectCopy } from "./copyProject.ts";

export interface CopyOptions {
  sources: SettingSources;
  /** The folder that paths are relative to. */
  working: string;
  /** Called with every secret before any output can contain it. */
  onSecrets(secrets: readonly Secret[]): void;
  onWait(seen: WaitEvent): void;
}

/** `given`: an id or the URL of a project. */
export async function copyLive(
  given: string,
  { sources, working, onSecrets, onWait }: CopyOptions,
): Promise<{ copy: ProjectCopy } | { problems: Problem[] }> {
  const { raw, environment } = sources;
  const named = givenId(given, "copy-of");
  const file = await readTokenFile(optionValue(TOKEN_FILE, raw), working);
  const runToken = file.token ?? (environment[API_TOKEN] || undefined);
  const usable = { values: environment, tokens: [], allowed: undefined };
  const { token, problems } = projectToken(undefined, { usable, runToken, isNeeded: true });
  onSecrets(token === undefined ? [] : [nameless(token)]);
  const wrong = [...named.problems, ...(file.problems.length > 0 ? file.problems : problems)];
  if (named.id === undefined || anyError(wrong)) return { problems: wrong };
  const client = createClient(
    { token, rate: settingValue(RATE, sources), concurrency: settingValue(CONCURRENCY, sources) },
    {
      apiUrl: settingValue(API_URL, sources),
      signal: new AbortController().signal,
      onResponse: () => {},
      onWait,
    },
  );
  if (!client.ok) return { problems: [client.problem] };
  try {
    const copied = await copyProject(client.value, withoutMaster(named.id));
    return copied.ok ? { copy: copied.value } : { problems: [copied.problem] };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { problems: [problem("api-error", error.message)] };
  }
}

/** The branch `master` is the project itself [service.md §1]. */
function withoutMaster(id: string): string {
  return id.endsWith(":master") ? plainId(id) : id;
}
