/** The arguments of each operation, encoded for a URL so that no argument can change another part of it. */
import { isJsonObject } from "../wire/json.ts";
import type { WireKeyBulkUpdate, WireKeyCreate, WireKeyUpdate, WireWebhookUpdate } from "../wire/key.ts";
import { ArgumentError } from "./errors.ts";

/** A boolean parameter. The service reads `1` and `0`. */
export type Flag = boolean | 0 | 1 | "0" | "1";

/** A list parameter: an array, or a string with commas, which is what the service reads. */
export type Csv<T = string> = readonly T[] | string;

/** The id of a key: a number, or a string of digits. */
export type Id = number | string;

function percent(argument: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw new ArgumentError(argument, "contains half a surrogate pair, which a URL cannot contain.");
  }
}

/** One path segment. `<project>:<branch>` keeps its colon. URLs resolve `.` and `..` even if they are encoded. */
function segment(argument: string, value: unknown): string {
  if (typeof value !== "string" && !(Number.isSafeInteger(value) && Number(value) > 0))
    throw new ArgumentError(argument, "must be a string or a positive whole number.");
  const text = String(value);
  if (text.trim() === "") throw new ArgumentError(argument, "must not be empty.");
  if (text === "." || text === "..") throw new ArgumentError(argument, `must not be "${text}".`);
  return percent(argument, text).replaceAll("%3A", ":");
}

export function fillPath(template: string, ids: Readonly<Record<string, Id>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, ids[name]));
}

type Encoder = (argument: string, value: unknown) => string;

const flag: Encoder = (argument, value) => {
  if (value === true || value === 1 || value === "1") return "1";
  if (value === false || value === 0 || value === "0") return "0";
  throw new ArgumentError(argument, "must be true, false, 1 or 0.");
};

/** Refuses an empty list, which the service reads as no filter, and a comma in an element, which it reads as two. */
const csv: Encoder = (argument, value) => {
  const list = Array.isArray(value) ? value : [value];
  if (list.length === 0)
    throw new ArgumentError(argument, "must not be empty: an empty list means no filter.");
  for (const element of list) {
    if (typeof element !== "string" && typeof element !== "number")
      throw new ArgumentError(argument, "must be a list of strings or numbers.");
    if (element === "") throw new ArgumentError(argument, "must not contain an empty string.");
    if (Array.isArray(value) && String(element).includes(","))
      throw new ArgumentError(argument, `must not contain "${element}": a comma cannot be escaped here.`);
  }
  return list.join(",");
};

function plain(isValid: (value: unknown) => boolean, complaint: string): Encoder {
  return (argument, value) => {
    if (isValid(value)) return String(value);
    throw new ArgumentError(argument, complaint);
  };
}

const text = plain((value) => typeof value === "string" && value !== "", "must be a non-empty string.");

function oneOf(...words: unknown[]): Encoder {
  return plain((value) => words.includes(value), `must be one of ${words.join(", ")}.`);
}

function count(max = Number.MAX_SAFE_INTEGER): Encoder {
  const limit = max === Number.MAX_SAFE_INTEGER ? "of 1 or more" : `from 1 to ${max}`;
  const isValid = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;
  return plain(isValid, `must be a whole number ${limit}.`);
}

/** `?a=1&b=2`, or `""`. Undefined parameters are not sent. */
function encodeQuery(encoders: Readonly<Record<string, Encoder>>, params: object): string {
  const members = Object.entries(params).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    const encode = Object.hasOwn(encoders, name) ? encoders[name] : undefined;
    if (!encode) throw new ArgumentError(name, "is not a parameter of this operation.");
    return [`${name}=${percent(name, encode(name, value))}`];
  });
  return members.length > 0 ? `?${members.join("&")}` : "";
}

/** For more keys on a page, the service answers 400. */
export const KEYS_PAGE_LIMIT = 500;

export interface KeyParams {
  /** True: references to other keys are shown as they were written, and not resolved. */
  disable_references?: Flag;
}

/** The filters of GET /keys, without its paging. */
export interface KeyFilters extends KeyParams {
  /** Adds `translations` to each key, one for each language of the project. */
  include_translations?: Flag;
  include_comments?: Flag;
  include_screenshots?: Flag;
  /** Limits the translations in the response to these languages (numeric ids). The listed keys are the same. */
  filter_translation_lang_ids?: Csv<Id>;
  /** Keys with one of these tags. */
  filter_tags?: Csv;
  /** Keys of one of these files. */
  filter_filenames?: Csv;
  /** Keys with one of these names. Long URLs are refused: about 130 names were too many. A comma cannot be escaped. */
  filter_keys?: Csv;
  filter_key_ids?: Csv<Id>;
  /** Keys of one of these platforms. */
  filter_platforms?: Csv;
  /** True: only keys that lack a translation. */
  filter_untranslated?: Flag;
  /** Keys with one of these QA issues. */
  filter_qa_issues?: Csv;
  /** `include` (the service's default) lists archived keys too, `exclude` omits them, `only` lists nothing else. */
  filter_archived?: "include" | "exclude" | "only";
}

export interface KeysParams extends KeyFilters {
  /** `offset` (the service's default) gives totals. `cursor` gives none, but misses no key while others write. */
  pagination?: "offset" | "cursor";
  /** Keys on a page, 1 to 500. The service's default is 100. */
  limit?: number;
  /** The page, from 1. With `pagination: "offset"`. */
  page?: number;
  /** `nextCursor` of the page before. With `pagination: "cursor"`. */
  cursor?: string;
}

/** The parameters of {@link Client.allKeys}, which reads pages of 500 keys by cursor, unless `limit` is lower. */
export interface AllKeysParams extends KeyFilters {
  /** Keys on a page, 1 to 500. */
  limit?: number;
}

export interface PageParams {
  /** The page, from 1. */
  page?: number;
  /** Entries on a page. The service's default is 100. */
  limit?: number;
}

const KEY: Record<keyof KeyParams, Encoder> = { disable_references: flag };

const KEYS: Record<keyof KeysParams, Encoder> = {
  ...KEY,
  include_translations: flag,
  include_comments: flag,
  include_screenshots: flag,
  filter_translation_lang_ids: csv,
  filter_tags: csv,
  filter_filenames: csv,
  filter_keys: csv,
  filter_key_ids: csv,
  filter_platforms: csv,
  filter_untranslated: flag,
  filter_qa_issues: csv,
  filter_archived: oneOf("include", "exclude", "only"),
  pagination: oneOf("offset", "cursor"),
  limit: count(KEYS_PAGE_LIMIT),
  page: count(),
  cursor: text,
};

const PAGE: Record<keyof PageParams, Encoder> = { page: count(), limit: count() };

export const keyQuery = (params: KeyParams): string => encodeQuery(KEY, params);
export const pageQuery = (params: PageParams): string => encodeQuery(PAGE, params);

/** The service ignores a cursor without `pagination: "cursor"`, and would answer with the first page again and again. */
export function keysQuery(params: KeysParams): string {
  const byCursor = params.pagination === "cursor";
  if (params.cursor !== undefined && !byCursor)
    throw new ArgumentError("cursor", 'needs pagination: "cursor".');
  if (params.page !== undefined && byCursor)
    throw new ArgumentError("page", 'has no effect with pagination: "cursor".');
  return encodeQuery(KEYS, params);
}

/** A request's content, or what computes it before each attempt and again after 30 s. Its error ends the request, never resent if it may have happened. */
export type Prepared<Params> = Params | (() => Promise<Params>);

export function isPrepared<Params>(params: Prepared<Params>): params is () => Promise<Params> {
  return typeof params === "function";
}

// Request bodies. Arguments that the service would ignore, or refuse as a whole, are refused here.

export interface KeyBatch<T> {
  keys: readonly T[];
  /** Whether the project's automations process the keys. The service's default is true. */
  use_automations?: boolean;
}

/** One key, a list of keys, or a list with options. */
export type CreateKeysParams = WireKeyCreate | readonly WireKeyCreate[] | KeyBatch<WireKeyCreate>;

export type UpdateKeysParams = readonly WireKeyBulkUpdate[] | KeyBatch<WireKeyBulkUpdate>;

/** One null makes the service refuse a whole batch [service.md §2.2]. In JSON, `undefined` in a list and `NaN` become null. */
function refuseNulls(value: unknown, argument: string, mayBeNull?: string): void {
  if (value === null && argument !== mayBeNull)
    throw new ArgumentError(argument, "must not be null: omit it, or send an empty value.");
  if (typeof value === "number" && !Number.isFinite(value))
    throw new ArgumentError(argument, `must not be ${value}.`);
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      if (element === undefined) throw new ArgumentError(`${argument}[${index}]`, "must not be undefined.");
      refuseNulls(element, `${argument}[${index}]`, mayBeNull);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [name, member] of Object.entries(value)) refuseNulls(member, `${argument}.${name}`, mayBeNull);
  }
}

function refuseEmpty(list: unknown, argument: string): asserts list is readonly unknown[] {
  if (!Array.isArray(list)) throw new ArgumentError(argument, "must be a list.");
  if (list.length === 0) throw new ArgumentError(argument, "must not be empty.");
}

function refuseNonObject(value: unknown, argument: string): asserts value is object {
  if (!isJsonObject(value)) throw new ArgumentError(argument, "must be an object.");
}

function isList<T>(value: readonly T[] | object): value is readonly T[] {
  return Array.isArray(value);
}

function checkedBatch<T extends object>(given: KeyBatch<T>): KeyBatch<T> {
  refuseEmpty(given.keys, "keys");
  for (const [index, key] of given.keys.entries()) refuseNonObject(key, `keys[${index}]`);
  refuseNulls(given.keys, "keys");
  refuseNulls(given.use_automations, "use_automations");
  return given;
}

export function createKeysBody(params: CreateKeysParams): KeyBatch<WireKeyCreate> {
  if (isList<WireKeyCreate>(params)) return checkedBatch({ keys: params });
  refuseNonObject(params, "keys");
  return checkedBatch("keys" in params ? params : { keys: [params] });
}

export function updateKeysBody(params: UpdateKeysParams): KeyBatch<WireKeyBulkUpdate> {
  if (!isList<WireKeyBulkUpdate>(params)) refuseNonObject(params, "keys");
  const body = checkedBatch(isList<WireKeyBulkUpdate>(params) ? { keys: params } : params);
  for (const [index, key] of body.keys.entries()) refuseBadId(key.key_id, `keys[${index}].key_id`);
  return body;
}

function refuseBadId(id: unknown, argument: string): void {
  const good = typeof id === "string" ? id.trim() !== "" : Number.isSafeInteger(id) && Number(id) > 0;
  if (!good) throw new ArgumentError(argument, "must be the id of a key.");
}

export function updateKeyBody(params: WireKeyUpdate): WireKeyUpdate {
  refuseNonObject(params, "params");
  if ("translations" in params)
    throw new ArgumentError("params.translations", "is ignored by the service here: use updateKeys.");
  refuseNulls(params, "params");
  return params;
}

export function destroyKeysBody(keyIds: readonly Id[]): { keys: readonly Id[] } {
  refuseEmpty(keyIds, "keyIds");
  for (const [index, id] of keyIds.entries()) refuseBadId(id, `keyIds[${index}]`);
  return { keys: keyIds };
}

/** The only member of a webhook that may be null is its branch: it means all branches. */
export function webhookBody<T extends WireWebhookUpdate>(params: T): T {
  refuseNonObject(params, "params");
  refuseNulls(params, "params", "params.branch");
  return params;
}
