import type { WireItemError } from "../wire/key.js";
import type { KeysParams } from "./params.js";
type NextPage = {
    page: number;
} | {
    cursor: string;
};
type ReadPage<T> = (page: NextPage) => Promise<Collection<T>>;
export interface ListDetails {
    readonly projectId: string;
    readonly branch?: string;
    readonly errors?: readonly WireItemError[];
    readonly headers?: Headers;
    readonly requested?: Readonly<Pick<KeysParams, "limit" | "page" | "pagination" | "cursor">>;
}
/** A page of a list: an array in the service's order, with what it says about the whole list. `map` returns plain arrays. */
export declare class Collection<T> extends Array<T> {
    #private;
    static get [Symbol.species](): ArrayConstructor;
    /** The id of the project as the service writes it, without a branch. */
    readonly projectId: string;
    /** The branch, if branching is enabled on the project. */
    readonly branch: string | undefined;
    /** The refused entries of a batch; always a list. The other entries were done. */
    readonly errors: readonly WireItemError[];
    /** The number of elements on all pages. Undefined for a batch, and with a cursor. */
    readonly totalCount: number | undefined;
    readonly pageCount: number | undefined;
    /** The number of this page, from 1. */
    readonly page: number | undefined;
    /** The maximum number of elements on a page. */
    readonly limit: number | undefined;
    /** The start of the next page, with a cursor. Undefined on the last page, and without a cursor. */
    readonly nextCursor: string | undefined;
    /** The service warned that its response is too big. It does not say what it left out: treat such a list as incomplete. */
    readonly responseTooBig: boolean;
    constructor(elements: Iterable<T>, details: ListDetails, readPage?: ReadPage<T>);
    /** The next page; undefined after the last one, or if the cursor stays the same. @throws as the operation of this list */
    nextPage(): Promise<Collection<T> | undefined>;
}
/** All elements of all pages, with one page in memory at a time. Each `for await` reads them again. */
export declare class Pages<T> implements AsyncIterable<T> {
    #private;
    constructor(first: () => Promise<Collection<T>>);
    [Symbol.asyncIterator](): AsyncGenerator<T, void, undefined>;
    /** The same, page by page. It also ends if a cursor of the service comes a second time. */
    pages(): AsyncGenerator<Collection<T>, void, undefined>;
}
/** All elements; undefined: incomplete. Between pages, one can go and one come, so a list of several pages must be the same two times in a row. */
export declare function readCompleteList<T>(first: () => Promise<Collection<T>>, idOf: (element: T) => string | undefined): Promise<T[] | undefined>;
export {};
