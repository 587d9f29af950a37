/** Reads a paged list, and checks that it is complete. */
import type { Collection } from "./collection.ts";

/** How often an incomplete list is read. */
const MAX_READS = 2;

interface ListRead<T> {
  elements: T[];
  complete: boolean;
}

/**
 * All elements; undefined if the list was incomplete twice. A list is complete if it has as many different ids as the
 * total that each page gives. Without a total, a short page is the last one, and no id may be in the list twice. An element
 * without an id counts as one.
 */
export async function readCompleteList<T>(
  first: () => Promise<Collection<T>>,
  idOf: (element: T) => string | undefined,
): Promise<T[] | undefined> {
  for (let reads = 0; reads < MAX_READS; reads++) {
    const { elements, complete } = await readOnce(first, idOf);
    if (complete) return elements;
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
  let listed = 0;
  let truncated = false;
  for (let page: Collection<T> | undefined = await first(); page; ) {
    totals.add(page.totalCount);
    listed += page.length;
    truncated ||= page.responseTooBig;
    for (const element of page) {
      const id = idOf(element);
      if (id === undefined) withoutId.push(element);
      else byId.set(id, element);
    }
    page = await page.nextPage();
  }
  const elements = [...byId.values(), ...withoutId];
  const [total = listed] = totals;
  return { elements, complete: !truncated && totals.size === 1 && elements.length === total };
}
