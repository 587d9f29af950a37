import type { WireItemError } from "../../wire/key.ts";

/** Where the next page is. */
export type NextPage = { page: number } | { cursor: string };

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

/** Entries on a page that nobody named a limit for. */
const DEFAULT_LIMIT = 100;

function read(headers: Headers | undefined, name: string): number | undefined {
  const value = headers?.get(`x-pagination-${name}`);
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** What a collection tells beside its elements: not enumerable, so that comparing and copying see the elements only. */
const HIDDEN_MEMBERS = [
  "projectId",
  "branch",
  "errors",
  "totalCount",
  "pageCount",
  "page",
  "limit",
  "nextCursor",
  "responseTooBig",
] as const satisfies (keyof Collection<unknown>)[];

/**
 * A page of what the service lists: an array in the service's order, with what it told about the whole.
 * `map`, `filter` and the like make plain arrays of it.
 */
export class Collection<T> extends Array<T> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

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
  readonly #readPage: ((turn: NextPage) => Promise<Collection<T>>) | undefined;
  readonly #next: NextPage | undefined;

  constructor(elements: Iterable<T>, about: ListDetails, turn?: (turn: NextPage) => Promise<Collection<T>>) {
    super();
    for (const element of elements) this.push(element);
    const { headers, requested: asked } = about;
    this.projectId = about.projectId;
    this.branch = about.branch;
    this.errors = about.errors ?? [];
    this.totalCount = read(headers, "total-count");
    this.pageCount = read(headers, "page-count");
    this.page = read(headers, "page");
    this.limit = read(headers, "limit");
    this.responseTooBig = headers?.has("x-response-too-big") ?? false;
    const cursor = headers?.get("x-pagination-next-cursor") || undefined;
    const moves = this.length > 0 && cursor !== asked?.cursor;
    this.nextCursor = moves ? cursor : undefined;
    for (const name of HIDDEN_MEMBERS) Object.defineProperty(this, name, { enumerable: false });
    this.#readPage = turn;
    this.#next = this.#nextTurn(asked ?? {});
  }

  /** A page without totals (a proxy may drop headers) is the last if it has room left. */
  #nextTurn(asked: NonNullable<ListDetails["requested"]>): NextPage | undefined {
    if (this.nextCursor !== undefined) return { cursor: this.nextCursor };
    if (asked.pagination === "cursor" || this.length === 0) return undefined;
    const page = this.page ?? asked.page ?? 1;
    const limit = this.limit ?? asked.limit ?? DEFAULT_LIMIT;
    const pages =
      this.pageCount ?? (this.totalCount === undefined ? undefined : Math.ceil(this.totalCount / limit));
    const more = pages === undefined ? this.length >= limit : page < pages;
    return more ? { page: page + 1 } : undefined;
  }

  /**
   * The page after this one; undefined if this is the last: no header for a next page or an empty one, no
   * entries on this page, or a cursor that does not move.
   * @throws what the listing operation throws
   */
  async nextPage(): Promise<Collection<T> | undefined> {
    return this.#next && this.#readPage?.(this.#next);
  }
}
