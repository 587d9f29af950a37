/** Reads a live project completely, for a copy of it. Sends no writes, and keeps no secret of a webhook. */
import type { ReadClient } from "../api/client.ts";
import { ApiError } from "../api/errors.ts";
import { lacksOf, readKey, type Slots } from "../keys/live.ts";
import { filtersFor, type KeyList, readAllKeys } from "../keys/observe.ts";
import type { Unusable } from "../kinds/kind.ts";
import {
  type AnsweredMap,
  readCount,
  readFlag,
  readId,
  readList,
  readMap,
  readText,
  readTime,
} from "../model/answered.ts";
import { type Problem, problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import { type Result, success } from "../model/result.ts";
import { shortened } from "../model/variables.ts";
import { type AnsweredProject, answeredProject } from "../remote/project.ts";
import type { LiveWebhook } from "../webhooks/live.ts";
import { observeWebhooks } from "../webhooks/remote.ts";
import type { JsonObject } from "../wire/json.ts";
import type { PlatformSlots, WireContributor, WireKey, WireLanguage, WireTranslation } from "../wire/key.ts";

/** What a copy keeps of a language. */
type CopiedLanguage = Partial<WireLanguage> & Pick<WireLanguage, "lang_iso">;

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

class CopiedKeys implements KeyList<KeyCopy> {
  readonly #byId = new Map<string, KeyCopy>();
  readonly #withoutId: KeyCopy[] = [];
  readonly #languages: readonly string[];

  constructor(languages: readonly string[]) {
    this.#languages = languages;
  }

  read(answered: Iterable<unknown>): KeyCopy[] {
    return Array.from(answered, (one) => copyKey(one, this.#languages));
  }

  addRead(copies: Iterable<KeyCopy>): void {
    for (const copy of copies) {
      const id = "key" in copy ? String(copy.key.key_id) : copy.unusable.id;
      if (id === undefined) this.#withoutId.push(copy);
      else this.#byId.set(id, copy);
    }
  }

  get size(): number {
    return this.#byId.size + this.#withoutId.length;
  }

  /** `unread`: keys that are not in the copy; `incomplete`: keys that lack something in it. */
  all(): { keys: CopiedKey[]; unread: Unusable[]; incomplete: Unusable[] } {
    const all = [...this.#byId.values(), ...this.#withoutId];
    return {
      keys: all.flatMap((copy) => ("key" in copy ? copy.key : [])),
      unread: all.flatMap((copy) => ("unusable" in copy ? copy.unusable : [])),
      incomplete: all.flatMap((copy) => {
        if (!("key" in copy) || copy.lacks.length === 0) return [];
        const { key, lacks } = copy;
        return [{ id: String(key.key_id), names: [...new Set(Object.values(key.key_name))], lacks }];
      }),
    };
  }
}

type Optional<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

type CopiedText = Optional<Omit<WireTranslation, "translation_id" | "key_id">> & {
  language_iso: string;
  translation: string;
  translation_id?: number;
};

type CopiedKey = Optional<
  Omit<WireKey, "key_id" | "key_name" | "filenames" | "translations" | "comments" | "screenshots">
> & { key_id: number; key_name: Slots; filenames: PlatformSlots; translations: CopiedText[] };

/** `lacks`: what the key of the copy has not, because it is absent in the answer, or cannot be read. */
type KeyCopy = { key: CopiedKey; lacks: readonly string[] } | { unusable: Unusable };

/** Times are absent in older answers. A plan does not need them. */
const TIMES = ["modified_at_timestamp", "translations_modified_at_timestamp"];

/** `languages`: those of the project whose texts were requested. */
function copyKey(answered: unknown, languages: readonly string[]): KeyCopy {
  const read = readKey(answered, languages);
  if ("unusable" in read) return read;
  const { key } = read;
  const key_id = Number(key.key_id);
  const lacks = [
    ...(Number.isSafeInteger(key_id) ? [] : [LONG_ID]),
    ...(key.platforms.length > 0 ? [] : ["platforms"]),
  ];
  if (lacks.length > 0) {
    const names = [...new Set(Object.values(key.key_name))];
    return { unusable: { id: key.key_id, names, lacks } };
  }
  const map = readMap(answered) ?? {};
  return {
    key: {
      ...defined({
        created_at: readText(map.created_at),
        created_at_timestamp: readTime(map.created_at_timestamp),
        description: key.description,
        plural_name: key.plural_name,
        is_hidden: key.is_hidden,
        context: key.context,
        base_words: readCount(map.base_words),
        char_limit: key.char_limit,
        custom_attributes: readText(map.custom_attributes),
        modified_at: readText(map.modified_at),
        modified_at_timestamp: key.modified_at_timestamp,
        translations_modified_at: readText(map.translations_modified_at),
        translations_modified_at_timestamp: key.translations_modified_at_timestamp,
      }),
      key_id,
      key_name: key.key_name,
      filenames: key.filenames,
      platforms: [...key.platforms],
      tags: [...key.tags],
      is_plural: key.is_plural,
      is_archived: key.is_archived,
      translations: copyTexts(map.translations, languages),
    },
    lacks: [
      ...lacksOf(key).filter((name) => !TIMES.includes(name)),
      ...(key.onOtherPlatform ? ["a platform that the sandbox does not know"] : []),
    ],
  };
}

/** One text for each language: {@link readKey} has checked that there is no other one. */
function copyTexts(answered: unknown, languages: readonly string[]): CopiedText[] {
  const rows = Array.isArray(answered) ? answered.map((row) => readMap(row) ?? {}) : [];
  return languages.flatMap((language) => {
    const row = rows.find(({ language_iso }) => language_iso === language);
    return row ? [copyText(row, language)] : [];
  });
}

/** Without a writer in the answer, the writer is unknown, and 0 is how the service says so [service.md §2.7]. */
function copyText(row: AnsweredMap, language_iso: string): CopiedText {
  const { task_id } = row;
  return {
    ...defined({
      translation_id: readCount(row.translation_id),
      segment_number: readCount(row.segment_number),
      modified_at: readText(row.modified_at),
      modified_at_timestamp: readTime(row.modified_at_timestamp),
      is_reviewed: readFlag(row.is_reviewed),
      reviewed_by: readCount(row.reviewed_by),
      is_unverified: readFlag(row.is_unverified),
      is_fuzzy: readFlag(row.is_fuzzy),
      words: readCount(row.words),
      custom_translation_statuses: readList(row.custom_translation_statuses, (status: unknown) => status),
      task_id: task_id === null ? null : readCount(task_id),
    }),
    language_iso,
    translation: readText(row.translation) ?? "",
    modified_by: readCount(row.modified_by) ?? 0,
    modified_by_email: readText(row.modified_by_email) ?? "",
  };
}

/** Without the members that are undefined: absent is not empty. */
function defined<Members extends object>(members: Members): Optional<Members> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  // Object.fromEntries loses the types of the members.
  return Object.fromEntries(entries) as Optional<Members>;
}

/** At most this many are named. The others are counted. */
const MAX_NAMED = 100;

/** What a key lacks if its id is too long for a number. */
const LONG_ID = "key_id as a number";

/** A warning for each object of which the answers lack something, and one that counts the rest. */
function unreadObjects(kind: string, objects: readonly Unusable[], what: string): Problem[] {
  const named = objects.slice(0, MAX_NAMED).map(({ id, names, lacks }) => {
    const why = lacks.includes(LONG_ID)
      ? "its id is longer than the sandbox can store"
      : `the service's answer has no usable value for ${lacks.join(", ")}`;
    const name = [...(names.length > 0 ? [names.map((one) => `"${one}"`).join(" / ")] : [])];
    const which = [...name, ...(id === undefined ? [] : [`(id ${id})`])].join(" ") || "without name and id";
    return `The ${kind} ${which} ${what}: ${why}.`;
  });
  const more = objects.length - named.length;
  const rest = more > 0 ? [`The same is true for ${more} more.`] : [];
  return [...named, ...rest].map((message) =>
    problem("unusable-answer", message, { severity: "warning", reach: "change" }),
  );
}
