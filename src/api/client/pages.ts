import type { Collection } from "./collection.ts";

/** All elements of all pages, with one page in memory at a time. Each `for await` reads them again. */
export class Pages<T> implements AsyncIterable<T> {
  readonly #first: () => Promise<Collection<T>>;

  constructor(first: () => Promise<Collection<T>>) {
    this.#first = first;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page;
  }

  /** The same, page by page. It also ends if a cursor of the service comes a second time. */
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
