import type { WireKeyBulkUpdate, WireKeyCreate, WireKeyUpdate, WireWebhookUpdate } from "../wire/key.js";
/** A boolean parameter. The service reads `1` and `0`. */
export type Flag = boolean | 0 | 1 | "0" | "1";
/** A list parameter: an array, or a string with commas, which is what the service reads. */
export type Csv<T = string> = readonly T[] | string;
/** The id of a key: a number, or a string of digits. */
export type Id = number | string;
export declare function fillPath(template: string, ids: Readonly<Record<string, Id>>): string;
/** For more keys on a page, the service answers 400. */
export declare const KEYS_PAGE_LIMIT = 500;
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
export declare const keyQuery: (params: KeyParams) => string;
export declare const pageQuery: (params: PageParams) => string;
/** The service ignores a cursor without `pagination: "cursor"`, and would answer with the first page again and again. */
export declare function keysQuery(params: KeysParams): string;
/** A request's content, or what computes it before each attempt and again after 30 s. Its error ends the request, never resent if it may have happened. */
export type Prepared<Params> = Params | (() => Promise<Params>);
export declare function isPrepared<Params>(params: Prepared<Params>): params is () => Promise<Params>;
export interface KeyBatch<T> {
    keys: readonly T[];
    /** Whether the project's automations process the keys. The service's default is true. */
    use_automations?: boolean;
}
/** One key, a list of keys, or a list with options. */
export type CreateKeysParams = WireKeyCreate | readonly WireKeyCreate[] | KeyBatch<WireKeyCreate>;
export type UpdateKeysParams = readonly WireKeyBulkUpdate[] | KeyBatch<WireKeyBulkUpdate>;
export declare function createKeysBody(params: CreateKeysParams): KeyBatch<WireKeyCreate>;
export declare function updateKeysBody(params: UpdateKeysParams): KeyBatch<WireKeyBulkUpdate>;
export declare function updateKeyBody(params: WireKeyUpdate): WireKeyUpdate;
export declare function destroyKeysBody(keyIds: readonly Id[]): {
    keys: readonly Id[];
};
/** The only member of a webhook that may be null is its branch: it means all branches. */
export declare function webhookBody<T extends WireWebhookUpdate>(params: T): T;
