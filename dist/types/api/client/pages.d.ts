import type { Collection } from "./collection.js";
/** All elements of all pages, one page in memory at a time. Each `for await` reads them anew. */
export declare class Pages<T> implements AsyncIterable<T> {
    #private;
    constructor(first: () => Promise<Collection<T>>);
    [Symbol.asyncIterator](): AsyncGenerator<T, void, undefined>;
    /** The same, page by page. Ends as well where the service's cursors run in a circle. */
    pages(): AsyncGenerator<Collection<T>, void, undefined>;
}
