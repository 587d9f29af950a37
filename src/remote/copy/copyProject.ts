/** Reads a live project completely, for a copy of it. Sends no writes, and keeps no secret of a webhook. */
import type { ReadClient } from "../../api/client.ts";
import { ApiError } from "../../api/errors.ts";
import type { Unusable } from "../../kinds/kind.ts";
import type { LiveWebhook } from "../../kinds/webhook/live.ts";
import { readCount, readFlag, readId, readList, readMap, readText } from "../../model/answered.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { plainId } from "../../model/project.ts";
import { type Result, success } from "../../model/result.ts";
import { shortened } from "../../model/variables.ts";
import type { JsonObject } from "../../wire/json.ts";
import type { WireContributor, WireLanguage } from "../../wire/project.ts";
import { filtersFor, readAllKeys } from "../key/observe.ts";
import { type AnsweredProject, answeredProject } from "../project.ts";
import { observeWebhooks } from "../webhook/observe.ts";
import { type CopiedKey, defined } from "./copiedKey.ts";
import { CopiedKeys } from "./copiedKeys.ts";
import { unreadObjects } from "./unread.ts";

/** What a copy keeps of a language. */
export type CopiedLanguage = Partial<WireLanguage> & Pick<WireLanguage, "lang_iso">;

export interface ProjectCopy {
  /** As it was asked for: `<id>` or `<id>:<branch>`. */
  id: string;
  name: string;
  /** The project's own fields, without its statistics. */
  project: { settings: Record<string, boolean> } & JsonObject;
  languages: CopiedLanguage[];
  keys: CopiedKey[];
  webhooks: readonly LiveWebhook[];
  /** The user of the token; undefined if the service did not name it. */
  user: Pick<WireContributor, "user_id" | "email" | "fullname"> | undefined;
  /** What is not in the copy, and why. */
  problems: Problem[];
}

/** Fails if a list may be incomplete. What the token may not read is a notice. */
export async function copyProject(client: ReadClient, id: string): Promise<Result<ProjectCopy>> {
  const needs = { languages: true, names: true, texts: true };
  const [read, hooks, me] = await Promise.all([
    answeredProject(client, id, needs),
    allowed(() => observeWebhooks(client, id), RIGHTS, NO_WEBHOOKS),
    allowed(async () => success(userIn(await client.contributorMe(plainId(id)))), REFUSALS, NO_USER),
  ]);
  if (!read.ok) return read;
  if (!hooks.ok) return hooks;
  if (!me.ok) return me;
  const { project } = read.value;
  const languages = project.segmentation ? [] : (project.languages ?? []);
  const isos = languages.map(({ iso }) => iso);
  const list = await readAllKeys(client, id, filtersFor(languages), () => new CopiedKeys(isos));
  if (!list.ok) return list;
  const { keys, unread, incomplete } = list.value.all();
  const webhooks = hooks.value.is === "read" ? hooks.value.value : { objects: [], unusable: [] };
  const user = me.value.is === "read" ? me.value.value : undefined;
  return success({
    id,
    name: project.name,
    project: copyDetails(read.value),
    languages: copyLanguages(read.value),
    keys,
    webhooks: webhooks.objects,
    user,
    problems: [
      ...(hooks.value.is === "refused" ? [hooks.value.notice] : []),
      ...(me.value.is === "refused" ? [me.value.notice] : user ? [] : [NO_USER("The answer is unusable.")]),
      ...(project.segmentation ? [SEGMENTED] : []),
      ...unreadObjects("key", unread, "is not in the copy"),
      ...unreadObjects("key", incomplete, "is in the copy with default values"),
      ...unreadObjects("webhook", webhooks.unusable.map(withShortUrl), "is not in the copy"),
    ],
  });
}

type Allowed<Value> = { is: "read"; value: Value } | { is: "refused"; notice: Problem };

/** Statuses of refusals that are about the rights of the token. */
const RIGHTS: readonly number[] = [401, 403];
/** Without its user the copy is complete. So it is enough to say that the service does not name the user. */
const REFUSALS: readonly number[] = [...RIGHTS, 400, 404, 405, 406];

/** An answer with one of these statuses is a notice. */
async function allowed<Value>(
  read: () => Promise<Result<Value>>,
  statuses: readonly number[],
  notice: (why: string) => Problem,
): Promise<Result<Allowed<Value>>> {
  try {
    const result = await read();
    return result.ok ? success({ is: "read", value: result.value }) : result;
  } catch (error) {
    if (!(error instanceof ApiError) || !statuses.includes(error.status)) throw error;
    return success({ is: "refused", notice: notice(error.message) });
  }
}

const notice = (message: string) => problem("api-error", message, { severity: "notice", reach: "project" });

const NO_WEBHOOKS = (why: string) =>
  notice(`The copy has no webhooks, because this token may not read them. ${why}`);

const NO_USER = (why: string) =>
  notice(
    `The token's own user could not be read, so requests to the copy have the sandbox's own user. ${why}`,
  );

const SEGMENTED = problem(
  "segmented-project",
  "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.",
  { severity: "warning", reach: "project" },
);

/** A URL may contain a secret. */
function withShortUrl({ names, ...one }: Unusable): Unusable {
  return { ...one, names: names.map(shortened) };
}

function userIn(answered: unknown): ProjectCopy["user"] {
  const { user_id, email, fullname } = readMap(answered) ?? {};
  const [id, address] = [readCount(user_id), readText(email)];
  if (!id || address === undefined) return undefined;
  return { user_id: id, email: address, fullname: readText(fullname) || address };
}

/** Settings that the service wrote as 0 or 1 are booleans in the copy. */
function copyDetails({ details, project }: AnsweredProject): ProjectCopy["project"] {
  const { statistics: _, settings, ...rest } = readMap(details) ?? {};
  const flags = Object.entries(readMap(settings) ?? {}).flatMap(([name, value]) => {
    const flag = readFlag(value);
    return flag === undefined ? [] : [[name, flag] as const];
  });
  return {
    ...rest,
    name: project.name,
    project_type: project.type,
    base_language_iso: project.baseLanguage,
    settings: Object.fromEntries(flags),
  };
}

function copyLanguages({ languages }: AnsweredProject): CopiedLanguage[] {
  return (languages ?? []).flatMap((answered) => {
    const { lang_iso, lang_id, lang_name, is_rtl, plural_forms } = readMap(answered) ?? {};
    const iso = readText(lang_iso);
    const id = Number(readId(lang_id));
    if (iso === undefined) return [];
    const known = defined({
      lang_id: Number.isSafeInteger(id) ? id : undefined,
      lang_name: readText(lang_name),
      is_rtl: readFlag(is_rtl),
      plural_forms: plural_forms === null ? null : readList(plural_forms, readText),
    });
    return [{ lang_iso: iso, ...known }];
  });
}
