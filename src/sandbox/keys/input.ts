/**
 * Reads the keys of a request. The service refuses a whole batch with 400 because of one malformed key [service.md §2.2],
 * so all keys are checked before the first one is written. Messages that were not recorded are worded like the recorded ones.
 */
import * as z from "zod";
import { isJsonObject, type JsonObject, parseJson } from "../../wire/json.ts";
import {
  PLATFORMS,
  type WireKeyBulkUpdate,
  type WireKeyCreate,
  type WireKeyUpdate,
  type WireTranslationInput,
} from "../../wire/key.ts";
import { invalid, Refusal } from "../answer.ts";
import type { SandboxRequest } from "../request.ts";
import { idNumber } from "./find.ts";

const texts = z.record(z.string(), z.string());
const name = z.union([z.string().min(1), texts.refine((names) => Object.values(names).some(Boolean))]);
const platforms = z.array(z.enum(PLATFORMS)).min(1);

/** The members that a create and an update may have. The service ignores other members. */
const ATTRIBUTES = z.object({
  key_name: name.exactOptional(),
  platforms: platforms.exactOptional(),
  description: z.string().exactOptional(),
  filenames: texts.exactOptional(),
  tags: z.array(z.string()).exactOptional(),
  merge_tags: z.boolean().exactOptional(),
  is_plural: z.boolean().exactOptional(),
  plural_name: z.string().exactOptional(),
  is_hidden: z.boolean().exactOptional(),
  is_archived: z.boolean().exactOptional(),
  context: z.string().exactOptional(),
  char_limit: z.int().min(0).exactOptional(),
  custom_attributes: z.string().exactOptional(),
} satisfies Record<keyof WireKeyUpdate, z.ZodType>);
const COMMENTS = z.object({ comments: z.array(z.object({ comment: z.string() })).nullish() });
const NAMED = z.object({ key_name: name, platforms });
const TRANSLATION = z.object({
  translation: z.union([z.string(), texts]),
  language_iso: z.string(),
  is_reviewed: z.boolean().exactOptional(),
  is_unverified: z.boolean().exactOptional(),
});

export function createInputs(request: SandboxRequest): WireKeyCreate[] {
  return sentKeys(request.body).map((sent) => {
    demand(sent, "key_name");
    demand(sent, "platforms");
    const { comments } = parsed(COMMENTS, sent);
    const attributes = checkedKey(sent, request);
    return { ...attributes, ...parsed(NAMED, sent), comments: comments ?? [] };
  });
}

export function bulkInputs(request: SandboxRequest): (WireKeyBulkUpdate & { key_id: number })[] {
  return sentKeys(request.body).map((sent) => {
    demand(sent, "key_id");
    const key_id = idNumber(sent.key_id);
    if (key_id === undefined) throw invalid("key_id");
    return { ...checkedKey(sent, request), key_id };
  });
}

/** Does not read translations: PUT of one key ignores them without an error [service.md §2.4]. */
export function updateInput(request: SandboxRequest): WireKeyUpdate {
  if (!isJsonObject(request.body)) throw new Refusal(400, "Bad Request");
  const { translations: _, ...sent } = request.body;
  return checkedKey(sent, request);
}

/** The `keys` of a body. They are not checked yet. */
function sentKeys(body: unknown): JsonObject[] {
  const keys = isJsonObject(body) ? body.keys : undefined;
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every(isJsonObject)) throw invalid("keys");
  return keys;
}

function demand(sent: JsonObject, member: string): void {
  if (!(member in sent)) throw new Refusal(400, `Key has no \`${member}\` parameter`);
}

function checkedKey(sent: JsonObject, request: SandboxRequest): Omit<WireKeyBulkUpdate, "key_id"> {
  const attributes = parsed(ATTRIBUTES, sent);
  const { malformedCustomAttributes } = request.store.assumptions;
  if (malformedCustomAttributes === "refuse" && !isJson(attributes.custom_attributes ?? ""))
    throw invalid("custom_attributes");
  if (!("translations" in sent)) return attributes;
  return { ...attributes, translations: checkedTranslations(sent.translations, request) };
}

function checkedTranslations(
  sent: unknown,
  { project, store, faults }: SandboxRequest,
): WireTranslationInput[] {
  if (!Array.isArray(sent) || !sent.every(isJsonObject)) throw invalid("translations");
  const rows = sent.map(checkedTranslation);
  const isKnown = (row: WireTranslationInput) =>
    project.languages.some((language) => language.lang_iso === row.language_iso);
  if (store.assumptions.unknownLanguage === "refuse" && !rows.every(isKnown)) throw invalid("language_iso");
  return rows.filter(isKnown).map((row) => ({ ...row, translation: storedForm(row.translation, faults) }));
}

function checkedTranslation(sent: JsonObject): WireTranslationInput {
  if (sent.translation === undefined || sent.translation === null)
    throw new Refusal(400, "Translation has no `translation` parameter");
  return parsed(TRANSLATION, sent);
}

/** @throws Refusal that names the first wrong member */
function parsed<T>(schema: z.ZodType<T>, sent: JsonObject): T {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const member = String(error.issues[0]?.path[0]);
  throw member === "key_name" ? new Refusal(400, "key_name parameter should be a string") : invalid(member);
}

/** The text, or each form of a plural, as the faults change it. */
function storedForm(
  translation: WireTranslationInput["translation"],
  faults: SandboxRequest["faults"],
): WireTranslationInput["translation"] {
  if (typeof translation === "string") return faults.storeText(translation);
  return Object.fromEntries(
    Object.entries(translation).map(([form, sent]) => [form, faults.storeText(sent)]),
  );
}

function isJson(sent: string): boolean {
  if (sent === "") return true;
  try {
    parseJson(sent);
    return true;
  } catch {
    return false;
  }
}
