import type { Assumptions } from "./assumptions.ts";

export interface SandboxResponse {
  status: number;
  headers?: Record<string, string>;
  /** JSON as the service writes it, or the HTML of the web server in front of it. */
  body: { json: unknown } | { html: string };
}

/** An operation throws this before it writes anything, so that no part of the request is done. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function ok(json: unknown, headers: Record<string, string> = {}): SandboxResponse {
  return { status: 200, headers, body: { json } };
}

/** The usual error body [service.md §7]. */
export function failure(status: number, message: string): SandboxResponse {
  return { status, body: { json: { error: { message, code: status } } } };
}

/** The web server in front answers errors as HTML [service.md §1]. */
export function htmlFailure(status: number, reason: string): SandboxResponse {
  const title = `${status} ${reason}`;
  const html = `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n</body>\r\n</html>\r\n`;
  return { status, body: { html } };
}

export function notFound(): Refusal {
  return new Refusal(404, "Not Found");
}

/** For parameters other than `project_id`, the message is a guess [service.md §1]. */
export function invalid(parameter: string): Refusal {
  return new Refusal(400, `Invalid \`${parameter}\` parameter`);
}

const DEFAULT_LIMIT = 100;

export interface Page<T> {
  rows: T[];
  headers: Record<string, string>;
}

/** Offset paging: `page` from 1, and four headers [service.md §5]. A page after the last one is empty. */
export function offsetPage<T>(
  rows: readonly T[],
  query: URLSearchParams,
  largest: number,
  usual = DEFAULT_LIMIT,
): Page<T> {
  const limit = wholeNumber(query, "limit", largest, usual);
  const page = wholeNumber(query, "page", Number.MAX_SAFE_INTEGER, 1);
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

export function otherPage<T>(rows: readonly T[], query: URLSearchParams, assumptions: Assumptions): Page<T> {
  return offsetPage(rows, query, assumptions.largestOtherPage, assumptions.usualOtherPage);
}

/** A number from 1 on. If it is missing, it is `usual`; above `largest`, the response is 400 [service.md §2.1]. */
export function wholeNumber(query: URLSearchParams, name: string, largest: number, usual = DEFAULT_LIMIT) {
  const sent = query.get(name);
  if (sent === null || sent === "") return usual;
  const number = Number(sent);
  if (!/^\d+$/.test(sent) || number < 1 || number > largest) throw invalid(name);
  return number;
}
