import type { WireItemError } from "../../wire/key.js";
/** Where the next page is. */
export type NextPage = {
    page: number;
} | {
    cursor: string;
};
/** What a list knows beside its elements. */
export interface ListDetails {
    readonly projectId: string;
    readonly branch?: string;
    readonly errors?: readonly WireItemError[];
    readonly headers?: Headers;
    /** What was asked for. */
    readonly requested?: {
        readonly limit?: number;
        readonly page?: number;
        readonly pagination?: string;
        readonly cursor?: string;
    };
}
/**
 * A page of what the service lists: an array in the service's order, with what it told about the whole.
 * `map`, `filter` and the like make plain arrays of it.
 */
export declare class Collection<T> extends Array<T> {
    #private;
    static get [Symbol.species](): ArrayConstructor;
    /** The project as the service names it, without a branch. */
    readonly projectId: string;
    /** The branch, where branching is enabled on the project. */
    readonly branch: string | undefined;
    /** What a batch refused, entry by entry; always a list. The others were done. */
    readonly errors: readonly WireItemError[];
    /** How many there are on all pages. Undefined for a batch, and where paging is by cursor. */
    readonly totalCount: number | undefined;
    readonly pageCount: number | undefined;
    /** This page, from 1. */
    readonly page: number | undefined;
    /** How many a page may hold. */
    readonly limit: number | undefined;
    /** Where the next page begins. Undefined on the last page, and where paging is not by cursor. */
    readonly nextCursor: string | undefined;
    /**
     * The service warned that its answer was too big. What it then leaves out is not known: believe no such list
     * to be complete.
     */
    readonly responseTooBig: boolean;
    constructor(elements: Iterable<T>, about: ListDetails, turn?: (turn: NextPage) => Promise<Collection<T>>);
    /**
     * The page after this one; undefined if this is the last: no header for a next page or an empty one, no
     * entries on this page, or a cursor that does not move.
     * @throws what the listing operation throws
     */
    nextPage(): Promise<Collection<T> | undefined>;
}
