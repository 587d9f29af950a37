import { invalid } from "../answer.ts";
import type { Assumptions } from "../assumptions.ts";
import { limitOf, type Page } from "../paging.ts";
import { type FullKey, positionAfter } from "./table.ts";

/**
 * Cursor paging has only the headers `X-Pagination-Limit` and `X-Pagination-Next-Cursor`, and no totals [service.md §5]. The
 * cursor is base64 of `{"1":<last key_id>}`, so that no key is missed while others are created or destroyed.
 */
export function cursorPage(
  rows: readonly FullKey[],
  query: URLSearchParams,
  largest: number,
  lastPage: Assumptions["lastPageCursor"],
): Page<FullKey> {
  const limit = limitOf(query, largest);
  const cursor = query.get("cursor") ?? "";
  const start = cursor === "" ? 0 : positionAfter(rows, lastId(cursor));
  const page = rows.slice(start, start + limit);
  const last = page.at(-1);
  const next = last ? cursorAfter(last.key_id) : cursor;
  const header = start + limit < rows.length ? next : endCursor(lastPage, next, last !== undefined);
  return {
    rows: page,
    headers: {
      "X-Pagination-Limit": String(limit),
      ...(header !== undefined && { "X-Pagination-Next-Cursor": header }),
    },
  };
}

/** The header of the last page; undefined if there is no header. */
function endCursor(
  lastPage: Assumptions["lastPageCursor"],
  next: string,
  hasKeys: boolean,
): string | undefined {
  if (lastPage === "absent") return undefined;
  if (lastPage === "empty") return "";
  return hasKeys || lastPage === "stuck" ? next : undefined;
}

function cursorAfter(keyId: number): string {
  return Buffer.from(JSON.stringify({ 1: keyId })).toString("base64");
}

function lastId(cursor: string): number {
  const found = /^\{"1":(\d+)\}$/.exec(Buffer.from(cursor, "base64").toString("utf8"));
  if (!found) throw invalid("cursor");
  return Number(found[1]);
}
