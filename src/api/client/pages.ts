import type { Collection } from "./collection.ts";

/** All elements of all pages, one page in memory at a time. Each `for await` reads them anew. */
export class Pages<T> implements AsyncIterable<T> {
  readonly #first: () => Promise<Collection<T>>;

  constructor(first: () => Promise<Collection<T>>) {
    this.#first = first;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page;
  }

  /** The same, page by page. Ends as well where the service's cursors run in a circle. */
  async *pages(): AsyncGenerator<Collection<T>, void, undefined> {
    const cursors = new Set<string>();
    let page: Collection<T> | undefined = await this.#first();
    while (page) {
      yield page;
      if (page.nextCursor !== undefined && cursors.has(page.nextCursor)) return;
      if (page.nextCursor !== undefined) cursors.add(page.nextCursor);
      const next: Promise<Collection<T> | undefined> = page.nextPage();
      page = undefined;
      page = await next;
    }
  }
}
