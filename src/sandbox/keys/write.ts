import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { isJsonObject, type JsonObject, jsonOrUndefined } from "../../wire/json.ts";
import type {
  PlatformSlots,
  WireItemError,
  WireKeyAttributes,
  WireKeyBulkUpdate,
  WireKeyUpdate,
  WireTranslation,
  WireTranslationInput,
} from "../../wire/key.ts";
import { stamped } from "../ids.ts";
import type { SandboxRequest } from "../request.ts";
import { invalid, notFound, ok, Refusal, type SandboxResponse } from "../response.ts";
import { ATTRIBUTES, NO_WRITER, TRANSLATION, type Writer } from "../stateSchema.ts";
import {
  allFilenames,
  canonicalPlatforms,
  completeKey,
  type FullKey,
  isEmptyText,
  nameSlots,
  plainText,
  rewrittenJson,
  sortedTags,
  storedText,
  wordCount,
} from "./key.ts";
import { idNumber, keyOf } from "./read.ts";

// One malformed key refuses the whole batch with 400 [service.md §2.2], so all keys are checked before one is written.

/** Slots of unknown platforms are accepted: it is not known that the service refuses them. */
const SLOTS = z.record(z.string(), z.string());
const NAME = z.union([z.string().min(1), SLOTS.refine((names) => Object.values(names).some(Boolean))]);
const SENT = { ...ATTRIBUTES, key_name: NAME.exactOptional(), filenames: SLOTS.exactOptional() };
/** The service ignores other members. */
const UPDATE = z.object({
  ...SENT,
  merge_tags: z.boolean().exactOptional(),
} satisfies Record<keyof WireKeyUpdate, z.ZodType>);
const CREATE = z
  .object({ ...SENT, comments: z.array(z.object({ comment: z.string() })).nullish() })
  .required({ key_name: true, platforms: true });
const SENT_TRANSLATION = TRANSLATION.pick({
  translation: true,
  language_iso: true,
  is_reviewed: true,
  is_unverified: true,
}).strip();

function sentKeys(body: unknown, ...members: string[]): JsonObject[] {
  const keys = isJsonObject(body) ? body.keys : undefined;
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every(isJsonObject)) throw invalid("keys");
  const missing = members.find((member) => keys.some((sent) => !(member in sent)));
  if (missing !== undefined) throw new Refusal(400, `Key has no \`${missing}\` parameter`);
  return keys;
}

function checkedKey<T extends WireKeyAttributes>(
  schema: z.ZodType<T>,
  sent: JsonObject,
  request: SandboxRequest,
): T & { translations?: WireTranslationInput[] } {
  const attributes = parsed(schema, sent);
  const { custom_attributes = "" } = attributes;
  if (custom_attributes !== "" && jsonOrUndefined(custom_attributes) === undefined)
    throw invalid("custom_attributes");
  if (!("translations" in sent)) return attributes;
  return { ...attributes, translations: checkedTranslations(sent.translations, request) };
}

function checkedTranslations(sent: unknown, { project }: SandboxRequest) {
  if (!Array.isArray(sent) || !sent.every(isJsonObject)) throw invalid("translations");
  if (sent.some((row) => row.translation === undefined || row.translation === null))
    throw new Refusal(400, "Translation has no `translation` parameter");
  const rows = sent.map((row) => parsed(SENT_TRANSLATION, row));
  if (rows.some((row) => formsOf(row.language_iso, project) === undefined)) throw invalid("language_iso");
  return rows;
}

/** @throws Refusal that names the first wrong member */
function parsed<T>(schema: z.ZodType<T>, sent: JsonObject): T {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const member = String(error.issues[0]?.path[0]);
  throw member === "key_name" ? new Refusal(400, "key_name parameter should be a string") : invalid(member);
}

const NAME_TAKEN = "This key name is already taken";

/** POST /keys: `errors` has the refused keys; the others are created [service.md §2.2]. Screenshots are ignored. */
export function createKeys(request: SandboxRequest): SandboxResponse {
  const { keys, names } = request.project;
  const inputs = sentKeys(request.body, "key_name", "platforms").map((sent) => {
    const input = checkedKey(CREATE, sent, request);
    const key_name = nameSlots(input.key_name, input.platforms, names);
    return { ...input, key_name, filenames: allFilenames(input.filenames) };
  });
  return writtenBatch(inputs, request, (input) => {
    const { key_name } = input;
    if (keys.conflictingKey(input, names)) return { message: NAME_TAKEN, code: 400, key_name };
    return added(input, request);
  });
}

/** The keys in the response are sorted by id [service.md §2.5]. */
function writtenBatch<T>(
  inputs: readonly T[],
  { envelope }: SandboxRequest,
  write: (input: T) => FullKey | WireItemError,
): SandboxResponse {
  const keys = new Set<FullKey>();
  const errors: WireItemError[] = [];
  for (const input of inputs) {
    const done = write(input);
    if ("message" in done) errors.push(done);
    else keys.add(done);
  }
  return ok({ ...envelope, keys: [...keys].sort((a, b) => a.key_id - b.key_id), errors });
}

type KeyCreate = z.infer<typeof CREATE> & { key_name: PlatformSlots; translations?: WireTranslationInput[] };

function added({ comments, ...input }: KeyCreate, request: SandboxRequest): FullKey {
  const { project, store, now, access } = request;
  const origin = { ids: store.ids, stamp: now, user: writerOf(request) };
  const key = completeKey(input, project.rowLanguages, origin);
  runAutomations(key, request);
  // Comments that are sent with a new key [service.md §2.2].
  key.comments = (comments ?? []).map((sent) => ({
    comment_id: store.ids.next("comment"),
    key_id: key.key_id,
    ...sent,
    added_by: access.user.user_id,
    added_by_email: access.user.email,
    ...stamped("added_at", now),
  }));
  project.keys.add(key);
  return key;
}

/** PUT /keys/{id}. Translations are ignored without an error [service.md §2.4]. */
export function updateKey(request: SandboxRequest): SandboxResponse {
  const { key_id } = keyOf(request);
  if (!isJsonObject(request.body)) throw new Refusal(400, "Bad Request");
  const { translations: _, ...sent } = request.body;
  const update = checkedKey(UPDATE, sent, request);
  const done = updated({ ...update, key_id }, request);
  if ("message" in done) throw new Refusal(done.code, done.message);
  return ok({ ...request.envelope, key: done });
}

export function updateKeys(request: SandboxRequest): SandboxResponse {
  const inputs = sentKeys(request.body, "key_id").map((sent) => {
    const key_id = idNumber(sent.key_id);
    if (key_id === undefined) throw invalid("key_id");
    return { ...checkedKey(UPDATE, sent, request), key_id };
  });
  // An invalid name refuses the whole batch, so all names are checked before the first key is written.
  for (const { key_id, translations: _, ...update } of inputs) {
    const key = request.project.keys.get(key_id);
    if (key) changeOf(key, update, request);
  }
  return writtenBatch(inputs, request, (input) => updated(input, request));
}

function updated(
  { key_id, translations, ...update }: WireKeyBulkUpdate & { key_id: number },
  request: SandboxRequest,
): FullKey | WireItemError {
  const { keys, names } = request.project;
  const key = keys.get(key_id);
  if (!key) return { message: "Key not found in the project", code: 404, key_id };
  const change = changeOf(key, update, request);
  if (keys.conflictingKey(change, names, key)) return { message: NAME_TAKEN, code: 400, key_id };
  applyChange(key, change, request);
  const isNewBase = translate(key, translations ?? [], request);
  if (isNewBase) runAutomations(key, request);
  return key;
}

type KeyChange = Partial<FullKey> & Pick<FullKey, "key_name" | "platforms" | "filenames">;

/** Computes what an update changes. The key itself does not change. @throws Refusal */
function changeOf(key: FullKey, update: WireKeyUpdate, { project }: SandboxRequest): KeyChange {
  const { key_name, platforms, filenames, tags, merge_tags, custom_attributes, ...plain } = update;
  const assigned = platforms ? canonicalPlatforms(platforms) : key.platforms;
  const keepsNames = key_name === undefined && (platforms === undefined || !project.names.perPlatform);
  return {
    ...plain,
    key_name: keepsNames
      ? key.key_name
      : nameSlots(key_name ?? key.key_name, assigned, project.names, key.key_name),
    platforms: assigned,
    filenames: filenames ? allFilenames(filenames, key.filenames) : key.filenames,
    // They replace the tags unless `merge_tags` is true [service.md §2.5].
    ...(tags && { tags: sortedTags(merge_tags ? [...key.tags, ...tags] : tags) }),
    ...(custom_attributes !== undefined && { custom_attributes: rewrittenJson(custom_attributes) }),
  };
}

function applyChange(key: FullKey, change: KeyChange, request: SandboxRequest): void {
  const { project, now } = request;
  const isSame = ([member, value]: [string, unknown]) => isDeepStrictEqual(Reflect.get(key, member), value);
  if (Object.entries(change).every(isSame)) return;
  const wasPlural = key.is_plural;
  project.keys.rename(key, () => Object.assign(key, change, stamped("modified_at", now)));
  if (key.is_plural !== wasPlural) convertTexts(key, request);
}

function formsOf(iso: string, { languages }: Writing["project"]): readonly string[] | null | undefined {
  return languages.find(({ lang_iso }) => lang_iso === iso)?.plural_forms;
}

/** If `is_plural` changes, the texts of the key are converted, or they are lost. Who changed it has written them. */
export function convertTexts(key: FullKey, writing: Writing): void {
  const { project, assumptions } = writing;
  for (const row of key.translations) {
    const forms = formsOf(row.language_iso, project);
    const wasEmpty = isEmptyText(row.translation, !key.is_plural);
    const held = assumptions.pluralChange === "convert" ? row.translation : "";
    setText(key, row, key.is_plural ? storedText(held, true, forms) : plainText(held));
    if (!wasEmpty) recordWrite(key, row, writerOf(writing), writing);
  }
}

/** With `auto_toggle_unverified`, a new base text makes languages unverified that are not sent [service.md §2.7]. @returns whether it is new */
export function translate(key: FullKey, inputs: readonly WireTranslationInput[], writing: Writing): boolean {
  const { record } = writing.project;
  const changed = inputs.filter((input) => changeRow(key, input, writing));
  if (!changed.some((input) => input.language_iso === record.base_language_iso)) return false;
  key.base_words = key.translations[0]?.words ?? 0;
  if (record.settings.auto_toggle_unverified) {
    const sent = inputs.map((input) => input.language_iso);
    for (const row of key.translations.filter(({ language_iso }) => !sent.includes(language_iso))) {
      if (!row.is_unverified && writing.assumptions.unverifiedWriter === "move")
        recordWrite(key, row, writerOf(writing), writing);
      setText(key, row, row.translation, true);
    }
  }
  return true;
}

/** @returns whether the text has changed, and not only its review */
function changeRow(key: FullKey, input: WireTranslationInput, writing: Writing): boolean {
  const { project, access, assumptions } = writing;
  const row = key.translations.find((candidate) => candidate.language_iso === input.language_iso);
  if (!row) return false;
  const text = storedText(input.translation, key.is_plural, formsOf(input.language_iso, project));
  const isSame = text === row.translation;
  const isReviewed = input.is_reviewed ?? (isSame && row.is_reviewed);
  const isUnverified = input.is_unverified ?? (isSame ? row.is_unverified : isEmptyText(text, key.is_plural));
  if (isSame && isReviewed === row.is_reviewed && isUnverified === row.is_unverified) return false;
  setText(key, row, text, isUnverified);
  row.is_reviewed = isReviewed;
  row.reviewed_by = isReviewed ? access.user.user_id : 0;
  if (!isSame || assumptions.reviewWriter === "move") recordWrite(key, row, writerOf(writing), writing);
  return !isSame;
}

function setText(key: FullKey, row: WireTranslation, text: string, isUnverified = row.is_unverified): void {
  row.translation = text;
  row.words = wordCount(text, key.is_plural);
  row.is_unverified = isUnverified;
  row.is_fuzzy = isUnverified;
}

type Writing = Pick<SandboxRequest, "project" | "now" | "access" | "assumptions">;

const AUTOMATION_USER: Writer = { user_id: 7002, email: "automation@example.com" };

/** The user of the token. The writes of an import are recorded as the assumption says. */
function writerOf({ access, assumptions }: Writing): Writer {
  if (!access.importStartedBy || assumptions.importWriter === "tokenUser") return access.user;
  return assumptions.importWriter === "starter" ? access.importStartedBy : NO_WRITER;
}

function automationWriter(writing: Writing): Writer {
  const { automationWriter: writer } = writing.assumptions;
  if (writer === "tokenUser") return writerOf(writing);
  return writer === "otherUser" ? AUTOMATION_USER : NO_WRITER;
}

/** It changes `translations_modified_at`, but not the key's `modified_at` [service.md §2.5]. */
function recordWrite(key: FullKey, row: WireTranslation, { user_id, email }: Writer, { now }: Writing): void {
  Object.assign(row, { modified_by: user_id, modified_by_email: email }, stamped("modified_at", now));
  Object.assign(key, stamped("translations_modified_at", now));
}

/** Fills the empty texts of a key that has a new base text, in the languages of the automations [service.md §2.2]. */
function runAutomations(key: FullKey, request: SandboxRequest): void {
  const { project, body } = request;
  if (isJsonObject(body) && body.use_automations === false) return;
  // The base language comes first.
  const base = plainText(key.translations[0]?.translation ?? "");
  if (base === "") return;
  for (const { language_iso, translation } of project.automations) {
    const row = key.translations.find((one) => one.language_iso === language_iso);
    if (!row || !isEmptyText(row.translation, key.is_plural)) continue;
    const forms = formsOf(language_iso, project);
    const filled = translation.replaceAll("{base}", () => base);
    setText(key, row, storedText(key.is_plural ? { other: filled } : filled, key.is_plural, forms), false);
    recordWrite(key, row, automationWriter(request), request);
  }
}

/** DELETE /keys/{id}: without a body. */
export function removeKey(request: SandboxRequest): SandboxResponse {
  request.project.keys.remove(new Set([keyOf(request)]));
  return ok({ ...request.envelope, key_removed: true, keys_locked: 0 });
}

/** DELETE /keys: the ids are in a JSON body. `keys_locked` counts the keys that could not be deleted [service.md §2.6]. */
export function removeKeys({ body, project, assumptions, envelope }: SandboxRequest): SandboxResponse {
  const sent = isJsonObject(body) ? body.keys : undefined;
  if (!Array.isArray(sent) || sent.length === 0) throw invalid("keys");
  const ids = sent.map(idNumber);
  if (ids.includes(undefined)) throw invalid("keys");
  const found = ids.map((id) => project.keys.get(id ?? 0)).filter((key) => key !== undefined);
  if (found.length < ids.length && assumptions.unknownIdsOnDelete === "404") throw notFound();
  project.keys.remove(new Set(found));
  return ok({ ...envelope, keys_removed: true, keys_locked: 0 });
}
