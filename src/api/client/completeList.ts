/** A paged list that is certain to be whole. */
import type { Collection } from "./collection.ts";

/** How often a list that does not add up is read. */
const MAX_READS = 2;

interface ListRead<T> {
  elements: T[];
  complete: boolean;
}

/**
 * All elements, or undefined if they do not add up, twice: as many different ids as the total that every page gives.
 * Without a total, a short page is the end, and no id is there twice. An element without an id counts for itself.
 */
export async function readCompleteList<T>(
  first: () => Promise<Collection<T>>,
  idOf: (element: T) => string | undefined,
): Promise<T[] | undefined> {
  for (let reads = 0; reads < MAX_READS; reads++) {
    const { elements, complete: whole } = await readOnce(first, idOf);
    if (whole) return elements;
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
