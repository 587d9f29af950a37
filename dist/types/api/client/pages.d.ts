import type { Collection } from "./collection.js";
/** All elements of all pages, with one page in memory at a time. Each `for await` reads them again. */
export declare class Pages<T> implements AsyncIterable<T> {
    #private;
    constructor(first: () => Promise<Collection<T>>);
    [Symbol.asyncIterator](): AsyncGenerator<T, void, undefined>;
    /** The same, page by page. It also ends if a cursor of the service comes a second time. */
    pages(): AsyncGenerator<Collection<T>, void, undefined>;
}
