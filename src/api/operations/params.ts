/** The parameters of the reading operations. Their names and meanings are those of the service. */

import { ArgumentError } from "../errors/errors.ts";
import {
  type Csv,
  count,
  csv,
  type Encoder,
  encodeQuery,
  type Flag,
  flag,
  type Id,
  oneOf,
  text,
} from "./encode.ts";

/** The maximum number of keys on a page. For more, the service answers 400. */
export const KEYS_PAGE_LIMIT = 500;

export interface KeyParams {
  /** True: references to other keys are shown as they were written, and not resolved. */
  disable_references?: Flag;
}

/** The filters of GET /keys, without its paging. */
export interface KeyFilters extends KeyParams {
  /** Adds `translations` to each key, one for each language of the project. */
  include_translations?: Flag;
  /** Adds `comments` to each key. */
  include_comments?: Flag;
  /** Adds `screenshots` to each key. */
  include_screenshots?: Flag;
  /** Limits the translations in the answer to these languages (numeric ids). The listed keys are the same. */
  filter_translation_lang_ids?: Csv<Id>;
  /** Keys with one of these tags. */
  filter_tags?: Csv;
  /** Keys of one of these files. */
  filter_filenames?: Csv;
  /** Keys with one of these names. Long URLs are refused: about 130 names were too many. A comma cannot be escaped. */
  filter_keys?: Csv;
  /** Keys with these ids. */
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
  if (params.cursor !== undefined && !byCursor) {
    throw new ArgumentError("cursor", 'needs pagination: "cursor".');
  }
  if (params.page !== undefined && byCursor) {
    throw new ArgumentError("page", 'has no effect with pagination: "cursor".');
  }
  return encodeQuery(KEYS, params);
}

/**
 * The content of a request, or a function that makes it, for a change that is computed from values that are read first. The
 * function is called before each attempt, and again if 30 s have passed, by any clock, before the attempt is sent. An error
 * that it throws ends the request. A request whose content is made by a function is never sent again if it may have happened.
 */
export type Prepared<Params> = Params | (() => Promise<Params>);

export function isPrepared<Params>(params: Prepared<Params>): params is () => Promise<Params> {
  return typeof params === "function";
}
