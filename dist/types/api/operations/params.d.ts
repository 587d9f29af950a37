/** What the reading operations may be asked with. Names and meanings are the service's. */
import { type Csv, type Flag, type Id } from "./encode.js";
/** The most keys that one page may hold; the service answers 400 above it. */
export declare const KEYS_PAGE_LIMIT = 500;
export interface KeyParams {
    /** True: a text that refers to another key is shown as it was written, not with the other key's text in it. */
    disable_references?: Flag;
}
/** The filters of GET /keys, without its paging. */
export interface KeyFilters extends KeyParams {
    /** Adds `translations` to each key: one for every language of the project. */
    include_translations?: Flag;
    /** Adds `comments` to each key. */
    include_comments?: Flag;
    /** Adds `screenshots` to each key. */
    include_screenshots?: Flag;
    /** Only these languages (numeric ids) among the embedded translations; the keys listed are the same. */
    filter_translation_lang_ids?: Csv<Id>;
    /** Keys with one of these tags. */
    filter_tags?: Csv;
    /** Keys of one of these files. */
    filter_filenames?: Csv;
    /** Keys of one of these names. The URL has a length: about 130 names were too many. A comma cannot be written. */
    filter_keys?: Csv;
    /** Keys of these ids. */
    filter_key_ids?: Csv<Id>;
    /** Keys of one of these platforms. */
    filter_platforms?: Csv;
    /** True: only keys that lack a translation. */
    filter_untranslated?: Flag;
    /** Keys with one of these QA issues. */
    filter_qa_issues?: Csv;
    /** `include`, the service's default, lists archived keys too; `exclude`; `only`. */
    filter_archived?: "include" | "exclude" | "only";
}
export interface KeysParams extends KeyFilters {
    /** `offset`, the service's default, tells totals; `cursor` tells none, and misses no key while others write. */
    pagination?: "offset" | "cursor";
    /** Keys on a page, 1 to 500; the service's default is 100. */
    limit?: number;
    /** The page, from 1. With `pagination: "offset"`. */
    page?: number;
    /** `nextCursor` of the page before. With `pagination: "cursor"`. */
    cursor?: string;
}
/** What {@link Client.allKeys} may be asked with: it pages by cursor, 500 keys a page unless `limit` says less. */
export interface AllKeysParams extends KeyFilters {
    /** Keys on a page, 1 to 500. */
    limit?: number;
}
export interface PageParams {
    /** The page, from 1. */
    page?: number;
    /** Entries on a page; the service's default is 100. */
    limit?: number;
}
export declare const keyQuery: (params: KeyParams) => string;
export declare const pageQuery: (params: PageParams) => string;
/** A cursor without `pagination: "cursor"` is ignored by the service, which then answers the first page for ever. */
export declare function keysQuery(params: KeysParams): string;
export interface QueueOptions {
    /**
     * For so many milliseconds the request may wait for its turn, before each attempt: a `QueueTimeoutError` after that.
     * For a change that is made up from what was just read.
     */
    queueTimeout?: number;
}
