/** A live key, as far as the engine uses it, read from a response of the service. */

import * as z from "zod";
import type { LiveObjects, Unusable } from "../kinds/kind.ts";
import { isMapping, type Json } from "../model/json.ts";
import {
  isComplete,
  lacking,
  type ResponseMap,
  readCount,
  readFlag,
  readId,
  readList,
  readMap,
  readText,
  readTime,
} from "../model/response.ts";
import { jsonOrUndefined } from "../wire/json.ts";
import { PLATFORMS, type Platform, type PlatformSlots, type WireKey } from "../wire/key.ts";

export interface LiveText extends Partial<ReturnType<typeof readRow>> {
  language_iso: string;
  /** For a plural key: the forms as a string of JSON. */
  translation: string;
}

/** A flag that the response lacks says nothing. The flags are independent: a reviewed and unverified text counts as neither. */
export function reviewOf(row: Pick<LiveText, "is_reviewed" | "is_unverified"> = {}) {
  const { is_reviewed: reviewed, is_unverified: unverified } = row;
  return { verified: unverified === false, reviewed: reviewed === true && unverified !== true };
}

/** Fields that identify or protect a key are always set. Another one is undefined, not empty, if the response has no usable value. */
export interface LiveKey extends Attributes {
  /** As digits, because an id can be too long for a number. */
  key_id: string;
  /** It has a name for at least each assigned platform. */
  key_name: Slots;
  platforms: readonly Platform[];
  /** True: it is also on a platform that lokaform does not know. */
  onOtherPlatform?: boolean;
  tags: readonly string[];
  filenames: PlatformSlots;
  is_plural: boolean;
  is_archived: boolean;
  /** Unix seconds, if the service says it. */
  created_at_timestamp?: number | undefined;
  /** The words of its base text, if the service says it. */
  base_words?: number | undefined;
  /** The rows that could be read. A missing row does not mean an empty text. */
  translations?: readonly LiveText[] | undefined;
}

export type KeyRead = { key: LiveKey } | { unusable: Unusable };

/** `languages`: the languages whose texts were requested. Each must have exactly one text. */
export function readKey(element: unknown, languages: readonly string[]): KeyRead {
  const map = readMap(element) ?? {};
  const key_id = readId(map.key_id);
  const answeredNames = readMap(map.key_name) ?? {};
  const names = slotsOf((platform) => readText(answeredNames[platform]) || undefined);
  const platforms = readList(map.platforms, readText);
  const knownPlatforms = PLATFORMS.filter((platform) => platforms?.includes(platform));
  const nameCount = Object.keys(assignedSlots(names, knownPlatforms)).length;
  const key_name = nameCount === knownPlatforms.length && Object.keys(names).length > 0 ? names : undefined;
  const translations = readTexts(map.translations);
  const texts = new Set(translations?.map(({ language_iso }) => language_iso));
  const missingTexts = languages.filter((language) => !texts.has(language));
  const required = {
    key_id,
    key_name,
    platforms: platforms && knownPlatforms,
    filenames: FILENAMES.safeParse(map.filenames).data,
    tags: readList(map.tags, readText),
    is_plural: readFlag(map.is_plural),
    is_archived: readFlag(map.is_archived),
  };
  if (!isComplete(required) || missingTexts.length > 0) {
    const lacks = [...lacking(required), ...missingTexts.map((language) => `the ${language} text`)];
    return { unusable: { id: key_id, names: [...new Set(Object.values(names))], lacks } };
  }
  const onOtherPlatform = knownPlatforms.length < new Set(platforms).size;
  // Object.fromEntries loses the type of each member, so it is taken from the table.
  const attributes = Object.fromEntries(READERS.map(([name, read]) => [name, read(map[name])])) as Attributes;
  const otherFields = { ...attributes, translations, ...countsOf(map) };
  return { key: { ...required, ...(onOtherPlatform && { onOtherPlatform }), ...otherFields } };
}

function countsOf(map: ResponseMap) {
  return { created_at_timestamp: readTime(map.created_at_timestamp), base_words: readCount(map.base_words) };
}

/** How the other attributes are read. They matter only if they are declared, or if the key is removed. */
const ATTRIBUTES = {
  description: readText,
  context: readText,
  plural_name: readText,
  is_hidden: readFlag,
  char_limit: readCount,
  /** `""`, or JSON. Compare it parsed, because the service formats it in its own way. */
  custom_attributes: readExpressible,
  modified_at_timestamp: readTime,
  translations_modified_at_timestamp: readTime,
} as const satisfies { [Name in keyof WireKey]?: (value: unknown) => unknown };

type Attributes = {
  readonly [Name in keyof typeof ATTRIBUTES]: ReturnType<(typeof ATTRIBUTES)[Name]>;
};

const READERS = Object.entries(ATTRIBUTES);

/** The attributes that a response lacks. Without them, a backup is incomplete, and a change can be missed. */
export function lacksOf(key: LiveKey): string[] {
  return (Object.keys(ATTRIBUTES) as (keyof Attributes)[]).filter((name) => key[name] === undefined);
}

/** JSON with a member `__proto__` counts as unexpected: a manifest cannot contain it, so a backup would lose it. */
function readExpressible(value: unknown): string | undefined {
  const text = readText(value);
  if (text === undefined || !/__proto__|\\u/.test(text)) return text;
  const json = JSON.stringify(jsonOrUndefined(text) ?? null);
  return json.includes('"__proto__":') ? undefined : text;
}

const FILENAMES = z.object({ ios: z.string(), android: z.string(), web: z.string(), other: z.string() });

/** One row for each language. If a language has several different texts, none of them is used. */
function readTexts(value: unknown): LiveText[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const rows = new Map<string, LiveText | undefined>();
  for (const element of value) {
    const row = readRow(readMap(element) ?? {});
    if (row.language_iso === undefined) continue;
    const { language_iso, translation } = row;
    const isSame = !rows.has(language_iso) || rows.get(language_iso)?.translation === translation;
    const isSure = isSame && translation !== undefined;
    rows.set(language_iso, isSure ? { ...row, language_iso, translation } : undefined);
  }
  return [...rows.values()].filter((row) => row !== undefined);
}

function readRow(map: ResponseMap) {
  return {
    language_iso: readText(map.language_iso),
    translation: readText(map.translation),
    /** The id of the user who wrote it last; undefined if that is not known. */
    modified_by: readId(map.modified_by),
    modified_by_email: readText(map.modified_by_email),
    modified_at_timestamp: readTime(map.modified_at_timestamp),
    is_reviewed: readFlag(map.is_reviewed),
    is_unverified: readFlag(map.is_unverified),
  };
}

export type LiveKeys = LiveObjects<LiveKey>;

export function readKeys(elements: Iterable<unknown>, languages: readonly string[] = []): KeyRead[] {
  return Array.from(elements, (element) => readKey(element, languages));
}

/** Each key once, as it was read last. Each key without a usable id counts as one. */
export function distinctKeys(reads: readonly KeyRead[]): KeyRead[] {
  const idOf = (keyRead: KeyRead) => ("key" in keyRead ? keyRead.key.key_id : keyRead.unusable.id);
  return [...new Map(reads.map((keyRead) => [idOf(keyRead) ?? Symbol(), keyRead])).values()];
}

export function liveKeys(reads: readonly KeyRead[]): LiveKeys {
  const distinctReads = distinctKeys(reads);
  return {
    objects: distinctReads.flatMap((keyRead) => ("key" in keyRead ? keyRead.key : [])),
    unusable: distinctReads.flatMap((keyRead) => ("unusable" in keyRead ? keyRead.unusable : [])),
  };
}

export type Slots = Partial<PlatformSlots>;

/** A declared name: one for all platforms, or one for each platform. */
export type DeclaredName = string | Slots;

const slotted = <Value extends z.ZodType>(value: Value) => {
  const slot = value.exactOptional();
  return z.strictObject({ ios: slot, android: slot, web: slot, other: slot });
};
export const slotsSchema = slotted(z.string());
/** A name must not be empty: the service would refuse the whole batch. */
export const nameSlotsSchema = slotted(z.string().min(1));

export function nameOn(name: DeclaredName, platform: Platform): string | undefined {
  return typeof name === "string" ? name : name[platform];
}

/** The names without duplicates, in the service's order of platforms. */
export function distinctNames(name: DeclaredName, platforms: readonly Platform[] = PLATFORMS): string[] {
  if (typeof name === "string") return platforms.length > 0 ? [name] : [];
  const names: string[] = [];
  for (const platform of PLATFORMS) {
    const slotName = platforms.includes(platform) ? name[platform] : undefined;
    if (slotName !== undefined && !names.includes(slotName)) names.push(slotName);
  }
  return names;
}

/** Of a live key: those of its platforms. In other slots, the service only repeats names. */
export function assignedNames({ key_name, platforms }: Pick<LiveKey, "key_name" | "platforms">): string[] {
  return distinctNames(key_name, platforms);
}

/** Those on the platforms of a declared name; all of them if it is one for all platforms. */
export function namesLike({ key_name, platforms }: Pick<LiveKey, "key_name" | "platforms">, like: Json) {
  const isNamed = (platform: Platform) => !isMapping(like) || like[platform] !== undefined;
  return distinctNames(key_name, platforms.filter(isNamed));
}

export function labelOf(name: DeclaredName, platforms: readonly Platform[] = PLATFORMS): string {
  const names = distinctNames(name, platforms);
  return (names.length > 0 ? names : distinctNames(name)).join(" / ");
}

/** The slots of the assigned platforms. The service puts filler names into the other slots. */
export function assignedSlots(name: DeclaredName, platforms: readonly Platform[]): Slots {
  return slotsOf((platform) => (platforms.includes(platform) ? nameOn(name, platform) : undefined));
}

function slotsOf(valueOn: (platform: Platform) => string | undefined): Slots {
  const slots: Slots = {};
  for (const platform of PLATFORMS) {
    const value = valueOn(platform);
    if (value !== undefined) slots[platform] = value;
  }
  return slots;
}

/** What is sent for the slots: one string if all names are equal; otherwise all four, filled as the service fills them. */
export function nameToSend(slots: Slots): string | PlatformSlots {
  const [firstName = "", ...otherNames] = distinctNames(slots);
  if (otherNames.length === 0) return firstName;
  const { ios = firstName, android = firstName, web = firstName, other = firstName } = slots;
  return { ios, android, web, other };
}
