import type { WireItemError } from "../wire/key.ts";
import type { KeysParams } from "./params.ts";

type NextPage = { page: number } | { cursor: string };
type ReadPage<T> = (page: NextPage) => Promise<Collection<T>>;

export interface ListDetails {
  readonly projectId: string;
  readonly branch?: string;
  readonly errors?: readonly WireItemError[];
  readonly headers?: Headers;
  readonly requested?: Readonly<Pick<KeysParams, "limit" | "page" | "pagination" | "cursor">>;
}

const DEFAULT_LIMIT = 100;

function read(headers: Headers | undefined, name: string): number | undefined {
  const value = headers?.get(`x-pagination-${name}`);
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** A page of a list: an array in the service's order, with what it says about the whole list. `map` returns plain arrays. */
export class Collection<T> extends Array<T> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

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
  readonly #readPage: ReadPage<T> | undefined;
  readonly #next: NextPage | undefined;

  constructor(elements: Iterable<T>, details: ListDetails, readPage?: ReadPage<T>) {
    super();
    // The members below are not enumerable, so that only the elements are compared and copied.
    for (const name of Object.keys(this)) Object.defineProperty(this, name, { enumerable: false });
    for (const element of elements) this.push(element);
    const { headers, requested } = details;
    this.projectId = details.projectId;
    this.branch = details.branch;
    this.errors = details.errors ?? [];
    this.totalCount = read(headers, "total-count");
    this.pageCount = read(headers, "page-count");
    this.page = read(headers, "page");
    this.limit = read(headers, "limit");
    this.responseTooBig = headers?.has("x-response-too-big") ?? false;
    const cursor = headers?.get("x-pagination-next-cursor") || undefined;
    const moved = this.length > 0 && cursor !== requested?.cursor;
    this.nextCursor = moved ? cursor : undefined;
    this.#readPage = readPage;
    this.#next = this.#nextPageOf(requested ?? {});
  }

  /** A page without totals is the last one if it is not full. A proxy may have dropped the headers. */
  #nextPageOf(requested: NonNullable<ListDetails["requested"]>): NextPage | undefined {
    if (this.nextCursor !== undefined) return { cursor: this.nextCursor };
    if (requested.pagination === "cursor" || this.length === 0) return undefined;
    const page = this.page ?? requested.page ?? 1;
    const limit = this.limit ?? requested.limit ?? DEFAULT_LIMIT;
    const more = this.pageCount === undefined ? this.length >= limit : page < this.pageCount;
    return more ? { page: page + 1 } : undefined;
  }

  /** The next page; undefined after the last one, or if the cursor stays the same. @throws as the operation of this list */
  async nextPage(): Promise<Collection<T> | undefined> {
    return this.#next && this.#readPage?.(this.#next);
  }
}

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

const MAX_READS = 4;
/** A service that always names a next page would never end. */
const MAX_PAGES = 100;

/** All elements; undefined: incomplete. Between pages, one can go and one come, so a list of several pages must be the same two times in a row. */
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

/** `pages`: the ids, page by page; undefined if the list is incomplete. */
async function readOnce<T>(first: () => Promise<Collection<T>>, idOf: (element: T) => string | undefined) {
  const byId = new Map<string | symbol, T>();
  const totals = new Set<number | undefined>();
  const pages: string[] = [];
  let listed = 0;
  let truncated = false;
  for await (const page of new Pages(first).pages()) {
    totals.add(page.totalCount);
    listed += page.length;
    truncated ||= page.responseTooBig;
    pages.push(page.map((element) => idOf(element) ?? "").join("\n"));
    for (const element of page) byId.set(idOf(element) ?? Symbol(), element);
    if (pages.length === MAX_PAGES) {
      truncated = true;
      break;
    }
  }
  const elements = [...byId.values()];
  const [total = listed] = totals;
  const isComplete = !truncated && totals.size === 1 && elements.length === total;
  return { elements, pages: isComplete ? pages : undefined };
}
