import { PLATFORMS, type WireKeyBulkUpdate, type WireKeyCreate, type WireKeyUpdate } from "../../wire/key.ts";
import { invalid, Refusal } from "../answer.ts";
import { isMembers, isTextMap, isTexts, type Members } from "../members.ts";
import type { SandboxRequest } from "../request.ts";
import { idNumber } from "./find.ts";

/**
 * Reads the keys of a request. One malformed key makes the service refuse the whole batch with 400, [iss]: all are
 * looked at before the first is written. Messages that nobody recorded are worded after those that somebody did.
 */

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string";
const truth: Check = (value) => typeof value === "boolean";

const CHECKS: Record<keyof WireKeyUpdate, Check> = {
  key_name: (value) =>
    (text(value) && value !== "") || (isTextMap(value) && Object.values(value).some(Boolean)),
  platforms: (value) =>
    isTexts(value) && value.length > 0 && value.every((name) => PLATFORMS.some((known) => known === name)),
  description: text,
  filenames: isTextMap,
  tags: isTexts,
  merge_tags: truth,
  is_plural: truth,
  plural_name: text,
  is_hidden: truth,
  is_archived: truth,
  context: text,
  char_limit: (value) => typeof value === "number" && Number.isInteger(value) && value >= 0,
  custom_attributes: text,
};

export function createInputs(request: SandboxRequest): WireKeyCreate[] {
  return sentKeys(request.body).map((sent) => {
    demand(sent, "key_name");
    demand(sent, "platforms");
    const comments = sent.comments ?? [];
    if (!Array.isArray(comments) || !comments.every((entry) => isMembers(entry) && text(entry.comment))) {
      throw invalid("comments");
    }
    return { ...checked(sent, request), comments } as unknown as WireKeyCreate;
  });
}

export function bulkInputs(request: SandboxRequest): (WireKeyBulkUpdate & { key_id: number })[] {
  return sentKeys(request.body).map((sent) => {
    demand(sent, "key_id");
    const key_id = idNumber(sent.key_id);
    if (key_id === undefined) throw invalid("key_id");
    return { ...checked(sent, request), key_id };
  });
}

/** Translations are left out unread: PUT of one key ignores them without a word, [iss]. */
export function updateInput(request: SandboxRequest): WireKeyUpdate {
  if (!isMembers(request.body)) throw new Refusal(400, "Bad Request");
  const { translations: _, ...sent } = request.body;
  return checked(sent, request);
}

/** The `keys` of a body, none of which has been looked at. */
export function sentKeys(body: unknown): Members[] {
  const keys = isMembers(body) ? body.keys : undefined;
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every(isMembers)) throw invalid("keys");
  return keys;
}

function demand(sent: Members, member: string): void {
  if (!(member in sent)) throw new Refusal(400, `Key has no \`${member}\` parameter`);
}

/** What the service knows of a sent key; other members are passed over. */
function checked(sent: Members, request: SandboxRequest): Omit<WireKeyBulkUpdate, "key_id"> {
  const known: Record<string, unknown> = {};
  for (const [member, fits] of Object.entries(CHECKS)) {
    if (!(member in sent)) continue;
    if (fits(sent[member])) known[member] = sent[member];
    else
      throw member === "key_name"
        ? new Refusal(400, "key_name parameter should be a string")
        : invalid(member);
  }
  const attributes = sent.custom_attributes;
  if (typeof attributes === "string" && request.store.assumptions.malformedCustomAttributes === "refuse") {
    if (!isJson(attributes)) throw invalid("custom_attributes");
  }
  if ("translations" in sent) known.translations = checkedRows(sent.translations, request);
  return known;
}

function checkedRows(rows: unknown, { project, store, faults }: SandboxRequest): Members[] {
  if (!Array.isArray(rows) || !rows.every(isMembers)) throw invalid("translations");
  const checkedOnes = rows.map(checkedRow);
  const isKnown = (row: Members) =>
    project.languages.some((language) => language.lang_iso === row.language_iso);
  if (store.assumptions.unknownLanguage === "refuse" && !checkedOnes.every(isKnown))
    throw invalid("language_iso");
  return checkedOnes
    .filter(isKnown)
    .map((row) => ({ ...row, translation: storedForm(row.translation, faults) }));
}

function checkedRow({ language_iso, translation, is_reviewed, is_unverified }: Members): Members {
  if (translation === undefined || translation === null) {
    throw new Refusal(400, "Translation has no `translation` parameter");
  }
  if (!text(translation) && !isTextMap(translation)) throw invalid("translation");
  if (!text(language_iso)) throw invalid("language_iso");
  if (is_reviewed !== undefined && !truth(is_reviewed)) throw invalid("is_reviewed");
  if (is_unverified !== undefined && !truth(is_unverified)) throw invalid("is_unverified");
  const flags = {
    ...(truth(is_reviewed) && { is_reviewed }),
    ...(truth(is_unverified) && { is_unverified }),
  };
  return { language_iso, translation, ...flags };
}

/** The text, or each form of the plural, as faults would have it stored. */
function storedForm(translation: unknown, faults: SandboxRequest["faults"]): unknown {
  if (typeof translation === "string") return faults.storeText(translation);
  if (!isTextMap(translation)) return translation;
  return Object.fromEntries(
    Object.entries(translation).map(([form, sent]) => [form, faults.storeText(sent)]),
  );
}

function isJson(sent: string): boolean {
  if (sent === "") return true;
  try {
    JSON.parse(sent);
    return true;
  } catch {
    return false;
  }
}
