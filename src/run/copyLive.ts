/** Reads a live project for a copy, as far as plans use it, from where the options name it. Settings of lokaform.yaml are not used. */

import type { ReadClient } from "../api/client.ts";
import { ApiError, RequestError } from "../api/errors.ts";
import { type LiveKey, lacksOf } from "../keys/liveKey.ts";
import { observeKeys } from "../keys/observe.ts";
import type { Unusable } from "../kinds/kind.ts";
import { errorWords, type Sentence, say } from "../model/message.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { type Language, type ProjectDetails, plainId } from "../model/project.ts";
import { readCount, readFlag, readMap, readText } from "../model/response.ts";
import { nameless } from "../model/secrets.ts";
import { API_TOKEN, shortened } from "../model/variables.ts";
import { requestWholeProject } from "../remote/project.ts";
import { resultOf } from "../remote/sending.ts";
import { counted, firstNames } from "../report/view/words.ts";
import { optionValue } from "../settings/flags.ts";
import { givenId } from "../settings/projectId.ts";
import { type SettingSources, settingValue } from "../settings/rules.ts";
import { CONCURRENCY, RATE } from "../settings/table/output.ts";
import { API_URL, TOKEN_FILE } from "../settings/table/project.ts";
import { NO_TOKEN, readTokenFile } from "../settings/token.ts";
import type { LiveWebhook } from "../webhooks/fieldTable.ts";
import { observeWebhooks } from "../webhooks/remote.ts";
import type { JsonObject } from "../wire/json.ts";
import type { WireContributor } from "../wire/key.ts";
import { createClient } from "./connect.ts";
import type { RunContext } from "./host.ts";

export async function copyLive(
  idOrUrl: string,
  sources: SettingSources,
  working: string,
  { onSecrets, onWait }: Required<Pick<RunContext, "onSecrets" | "onWait">>,
) {
  const { raw, environment } = sources;
  const project = givenId(idOrUrl, "copy-of");
  const file = await readTokenFile(optionValue(TOKEN_FILE, raw), working);
  const token = file.token ?? (environment[API_TOKEN] || undefined);
  const problems = token === undefined ? [NO_TOKEN] : [];
  onSecrets(token === undefined ? [] : [nameless(token)]);
  const mistakes = [...project.problems, ...(file.problems.length > 0 ? file.problems : problems)];
  if (project.id === undefined || anyError(mistakes)) return { problems: mistakes };
  const client = createClient(
    { token, rate: settingValue(RATE, sources), concurrency: settingValue(CONCURRENCY, sources) },
    { apiUrl: settingValue(API_URL, sources), onWait },
  );
  if (!client.ok) return { problems: [client.problem] };
  try {
    // The branch `master` is the project itself [service.md §1].
    const id = project.id.endsWith(":master") ? plainId(project.id) : project.id;
    const copied = await resultOf(() => copyProject(client.value, id));
    return copied.ok ? { copy: copied.value } : { problems: [copied.problem] };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { problems: [problem("api-error", errorWords(error))] };
  }
}

export interface ProjectCopy {
  /** As it was asked for: `<id>` or `<id>:<branch>`. */
  id: string;
  name: string;
  project: { settings: Record<string, boolean> } & JsonObject;
  languages: ReturnType<typeof copyLanguage>[];
  keys: ReturnType<typeof copyKey>[];
  webhooks: readonly LiveWebhook[];
  /** The user of the token; undefined if the service did not name it. */
  user: Pick<WireContributor, "user_id" | "email" | "fullname"> | undefined;
  problems: Problem[];
}

/** Sends no writes, and keeps no secret of a webhook. Fails if a list may be incomplete. What the token may not read is a notice. */
async function copyProject(client: ReadClient, id: string): Promise<ProjectCopy> {
  const notices: Problem[] = [];
  const [response, hooks, me] = await Promise.all([
    requestWholeProject(client, id),
    observeWebhooks(client, id).catch(noticeOf([401, 403], NO_WEBHOOKS, notices)),
    client.contributorMe(plainId(id)).catch(noticeOf([400, 401, 403, 404, 405, 406], NO_USER, notices)),
  ]);
  const user = userIn(me);
  if (me !== undefined && !user) notices.push(notice(`${NO_USER} The response is unusable.`));
  const { project, statistics, details } = response;
  const languages = project.languages ?? [];
  const readLanguages = project.segmentation ? [] : languages;
  const { objects, unusable } = await observeKeys({ client, project, statistics, languages: readLanguages });
  const copied = objects.filter((key) => lacksForCopy(key).length === 0);
  const webhooks = hooks ?? { objects: [], unusable: [] };
  // A URL may contain a secret.
  const unread = webhooks.unusable.map(({ names, ...hook }) => ({ ...hook, names: names.map(shortened) }));
  return {
    id,
    name: project.name,
    project: copyDetails(details, project),
    languages: languages.map(copyLanguage),
    keys: copied.map((key, at) => copyKey(key, 1 + at * readLanguages.length)),
    webhooks: webhooks.objects,
    user,
    problems: [
      ...notices,
      ...(project.segmentation ? [SEGMENTED] : []),
      ...lacking("key", "Not in the copy", [...unusable, ...unusableBy(lacksForCopy, objects)]),
      ...lacking("key", "In the copy with default values", unusableBy(lacksInCopy, copied)),
      ...lacking("webhook", "Not in the copy", unread),
    ],
  };
}

const NO_WEBHOOKS = "The copy has no webhooks, because this token may not read them.";
const NO_USER =
  "The token's own user could not be read, so requests to the copy have the sandbox's own user.";

const notice = (words: Sentence) => problem("api-error", words, { severity: "notice", scope: "project" });

/** For what the copy can be without: a refusal with one of these statuses adds a notice. */
function noticeOf(statuses: readonly number[], sentence: string, notices: Problem[]) {
  return (error: unknown): undefined => {
    if (!(error instanceof ApiError) || !statuses.includes(error.status)) throw error;
    notices.push(notice(say`${sentence} ${errorWords(error)}`));
  };
}

const SEGMENTED = problem(
  "segmented-project",
  "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.",
  { severity: "warning", scope: "project" },
);

function userIn(response: unknown): ProjectCopy["user"] {
  const { user_id, email, fullname } = readMap(response) ?? {};
  const [id, address] = [readCount(user_id), readText(email)];
  if (!id || address === undefined) return undefined;
  return { user_id: id, email: address, fullname: readText(fullname) || address };
}

/** Settings that the service wrote as 0 or 1 are booleans in the copy. */
function copyDetails(details: unknown, project: ProjectDetails): ProjectCopy["project"] {
  const { statistics: _, settings, ...fields } = readMap(details) ?? {};
  const flags = Object.entries(readMap(settings) ?? {}).flatMap(([name, value]) => {
    const flag = readFlag(value);
    return flag === undefined ? [] : [[name, flag] as const];
  });
  return {
    ...fields,
    name: project.name,
    project_type: project.type,
    base_language_iso: project.baseLanguage,
    settings: Object.fromEntries(flags),
  };
}

function copyLanguage({ iso, id, pluralForms }: Language) {
  return { lang_iso: iso, ...(id !== undefined && { lang_id: Number(id) }), plural_forms: [...pluralForms] };
}

/** Times are absent in older responses. A plan does not need them. */
const TIMES = ["modified_at_timestamp", "translations_modified_at_timestamp"];

function lacksInCopy(key: LiveKey): string[] {
  const names = lacksOf(key).filter((name) => !TIMES.includes(name));
  return key.onOtherPlatform ? [...names, "a platform that the sandbox does not know"] : names;
}

function lacksForCopy({ key_id, platforms }: LiveKey): string[] {
  return [
    ...(Number.isSafeInteger(Number(key_id)) ? [] : ["key_id"]),
    ...(platforms.length > 0 ? [] : ["platforms"]),
  ];
}

function unusableBy(lacksOfKey: (key: LiveKey) => string[], keys: readonly LiveKey[]): Unusable[] {
  const objects = keys.map((key) => ({
    id: key.key_id,
    names: Object.values(key.key_name),
    lacks: lacksOfKey(key),
  }));
  return objects.filter(({ lacks }) => lacks.length > 0);
}

const MAX_NAMED = 10;

function lacking(kind: string, effect: string, objects: readonly Unusable[]): Problem[] {
  if (objects.length === 0) return [];
  const names = objects.map(({ id, names: [name = "without name"] }) => (id ? `${name} (id ${id})` : name));
  const lacks = [...new Set(objects.flatMap((object) => object.lacks))].join(", ");
  const message = `${effect}: ${counted(objects.length, kind)}, because the service's response has no usable value for ${lacks}: ${firstNames(names, MAX_NAMED)}.`;
  return [problem("unusable-response", message, { severity: "warning", scope: "change" })];
}

/** `firstId`: of its texts in the copy. The sandbox keeps a text with an id as it is, whatever it contains. */
function copyKey({ onOtherPlatform: _, ...key }: LiveKey, firstId: number) {
  return {
    ...defined(key),
    key_id: Number(key.key_id),
    platforms: [...key.platforms],
    tags: [...key.tags],
    // Without a writer in the response, the writer is unknown, and 0 is how the service says so [service.md §2.7].
    translations: (key.translations ?? []).map((row, at) => ({
      ...defined(row),
      modified_by: Number(row.modified_by ?? "0"),
      modified_by_email: row.modified_by_email ?? "",
      translation_id: firstId + at,
    })),
  };
}

/** Without the members that are undefined: absent is not empty. */
function defined<Members extends object>(members: Members) {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  // Object.fromEntries loses the types of the members.
  return Object.fromEntries(entries) as { [Name in keyof Members]: Exclude<Members[Name], undefined> };
}
