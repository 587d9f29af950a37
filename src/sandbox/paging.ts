import { invalid } from "./answer.ts";

const DEFAULT_LIMIT = 100;

export interface Page<T> {
  rows: T[];
  headers: Record<string, string>;
}

/** Reads `limit`. If it is missing, it is `usual`; if it is above `largest`, the answer is 400 [service.md §2.1]. */
export function limitOf(query: URLSearchParams, largest: number, usual = DEFAULT_LIMIT): number {
  return wholeNumber(query, "limit", usual, largest);
}

/** Offset paging: `page` from 1, and four headers [service.md §5]. A page after the last one is empty. */
export function offsetPage<T>(
  rows: readonly T[],
  query: URLSearchParams,
  largest: number,
  usual = DEFAULT_LIMIT,
): Page<T> {
  const limit = limitOf(query, largest, usual);
  const page = wholeNumber(query, "page", 1, Number.MAX_SAFE_INTEGER);
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    headers: {
      "X-Pagination-Total-Count": String(rows.length),
      "X-Pagination-Page-Count": String(Math.ceil(rows.length / limit)),
      "X-Pagination-Limit": String(limit),
      "X-Pagination-Page": String(page),
    },
  };
}

function wholeNumber(query: URLSearchParams, name: string, fallback: number, largest: number): number {
  const sent = query.get(name);
  if (sent === null || sent === "") return fallback;
  const number = Number(sent);
  if (!/^\d+$/.test(sent) || number < 1 || number > largest) throw invalid(name);
  return number;
}
