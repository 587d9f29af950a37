/** Reads a paged list, and checks that it is complete. */
import type { Collection } from "./collection.ts";

/** How often a list is read until it is complete. */
const MAX_READS = 4;

interface ListRead<T> {
  elements: T[];
  /** The ids, page by page; undefined if the list is incomplete. */
  pages: string[] | undefined;
}

/**
 * All elements; undefined if no complete list was read. A list has as many different ids as the total that each page gives.
 * Without a total, a short page is the last one, and no id may be in the list twice. An element without an id counts as one.
 *
 * A list of one page is one answer, so it is complete. While more pages are read, an element can be removed and another one
 * added. Then the total stays, but the elements move, and one is in no answer. So such a list must be the same two times in
 * a row: all of its elements existed between the two reads, and a removal before would show in the second one.
 */
export async function readCompleteList<T>(
  first: () => Promise<Collection<T>>,
  idOf: (element: T) => string | undefined,
): Promise<T[] | undefined> {
  let before: string | undefined;
  for (let reads = 0; reads < MAX_READS; reads++) {
    const { elements, pages } = await readOnce(first, idOf);
    const now = pages && JSON.stringify(pages);
    if (now !== undefined && (pages?.length === 1 || now === before)) return elements;
    before = now;
  }
  return undefined;
}

async function readOnce<T>(
  first: () => Promise<Collection<T>>,
  idOf: (element: T) => string | undefined,
): Promise<ListRead<T>> {
  const byId = new Map<string, T>();
  const withoutId: T[] = [];
  const totals = new Set<number | undefined>();
  const pages: string[] = [];
  let listed = 0;
  let truncated = false;
  for (let page: Collection<T> | undefined = await first(); page; ) {
    totals.add(page.totalCount);
    listed += page.length;
    truncated ||= page.responseTooBig;
    pages.push(page.map((element) => idOf(element) ?? "").join("\n"));
    for (const element of page) {
      const id = idOf(element);
      if (id === undefined) withoutId.push(element);
      else byId.set(id, element);
    }
    page = await page.nextPage();
  }
  const elements = [...byId.values(), ...withoutId];
  const [total = listed] = totals;
  const isComplete = !truncated && totals.size === 1 && elements.length === total;
  return { elements, pages: isComplete ? pages : undefined };
}
