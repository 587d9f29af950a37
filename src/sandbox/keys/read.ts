import type { WireKey, WireTranslation } from "../../wire/key.ts";
import type { Assumptions } from "../assumptions.ts";
import type { SandboxRequest } from "../request.ts";
import { invalid, notFound, offsetPage, ok, type SandboxResponse, wholeNumber } from "../response.ts";
import { type FullKey, isEmptyText, type KeyTable } from "./key.ts";

/** The maximum `limit` [service.md §2.1]. */
const MAX_PAGE = 500;

/** GET /keys: by ascending id, with archived keys [service.md §2.1]. */
export function listKeys({ project, assumptions, query, envelope }: SandboxRequest): SandboxResponse {
  const paging = query.get("pagination") || "offset";
  if (paging !== "offset" && paging !== "cursor") throw invalid("pagination");
  const found = project.keys.all().filter(filterOf(query, assumptions));
  const { rows, headers } =
    paging === "cursor" ? cursorPage(found, query, assumptions) : offsetPage(found, query, MAX_PAGE);
  return ok({ ...envelope, keys: rows.map(requestedMembers(query, project)) }, headers);
}

/** GET /keys/{id}: always with translations, comments and screenshots [service.md §2.3]. */
export function getKey(request: SandboxRequest): SandboxResponse {
  const key = keyOf(request);
  const translations = shownRows(key.translations, request.query, request.project);
  return ok({ ...request.envelope, key: { ...key, translations } });
}

/** Omits the members that the request does not ask for with `include_*` [service.md §2.1]. */
function requestedMembers(query: URLSearchParams, project: SandboxRequest["project"]) {
  const omitted = (["translations", "comments", "screenshots"] as const).filter(
    (member) => query.get(`include_${member}`) !== "1",
  );
  const ids = listed(query, "filter_translation_lang_ids");
  const languages = project.languages.filter(({ lang_id }) => !ids || ids.map(Number).includes(lang_id));
  const isos = languages.map(({ lang_iso }) => lang_iso);
  return (key: FullKey): WireKey => {
    const shown: WireKey = { ...key };
    for (const member of omitted) delete shown[member];
    const rows = shown.translations?.filter((row) => isos.includes(row.language_iso));
    return rows ? { ...shown, translations: shownRows(rows, query, project) } : shown;
  };
}

/** References in texts are resolved, unless the request has `disable_references=1` [service.md §2.7]. */
function shownRows(rows: WireTranslation[], query: URLSearchParams, { keys }: SandboxRequest["project"]) {
  if (query.get("disable_references") === "1") return rows;
  return rows.map((row) => ({
    ...row,
    translation: resolved(row.translation, row.language_iso, keys, MAX_DEPTH),
  }));
}

function filterOf(query: URLSearchParams, { nameFilter }: Assumptions) {
  const tests = [
    byList(query, "filter_tags", (key) => key.tags),
    byList(query, "filter_filenames", (key) => Object.values(key.filenames)),
    byNames(query, nameFilter),
    byList(query, "filter_key_ids", (key) => [String(key.key_id)]),
    byList(query, "filter_platforms", (key) => key.platforms),
    query.get("filter_untranslated") === "1"
      ? (key: FullKey) => key.translations.some((row) => isEmptyText(row.translation, key.is_plural))
      : undefined,
    byArchived(query.get("filter_archived")),
    // The sandbox checks no quality, so no key has an issue.
    query.get("filter_qa_issues") ? () => false : undefined,
  ].filter((test) => test !== undefined);
  return (key: FullKey) => tests.every((test) => test(key));
}

/** Splits a parameter at its commas. A comma cannot be escaped [service.md §2.1]. */
function listed(query: URLSearchParams, name: string): string[] | undefined {
  const sent = query.get(name);
  return sent ? sent.split(",").map((part) => part.trim()) : undefined;
}

function byList(query: URLSearchParams, name: string, of: (key: FullKey) => readonly string[]) {
  const list = listed(query, name);
  if (!list) return undefined;
  const wanted = new Set(list);
  return (key: FullKey) => of(key).some((value) => wanted.has(value));
}

/** `filter_keys`. A name counts on any platform. */
function byNames(query: URLSearchParams, filter: Assumptions["nameFilter"]) {
  if (filter === "ignored") return undefined;
  const ofKey = ({ key_name }: FullKey) => Object.values(key_name);
  if (filter === "exact") return byList(query, "filter_keys", ofKey);
  const wanted = listed(query, "filter_keys")?.map((name) => name.toLowerCase());
  const isFound = (name: string) =>
    wanted?.some((part) => (filter === "part" ? name.includes(part) : name === part));
  return wanted && ((key: FullKey) => ofKey(key).some((name) => isFound(name.toLowerCase())));
}

/** Archived keys are listed by default [service.md §2.1]. */
function byArchived(sent: string | null): ((key: FullKey) => boolean) | undefined {
  if (sent === null || sent === "" || sent === "include") return undefined;
  if (sent !== "exclude" && sent !== "only") throw invalid("filter_archived");
  return (key) => key.is_archived === (sent === "only");
}

/** There are no totals [service.md §5]. The cursor is base64 of `{"1":<last key_id>}`: no key is missed while others change. */
function cursorPage(rows: readonly FullKey[], query: URLSearchParams, { lastPageCursor }: Assumptions) {
  const limit = wholeNumber(query, "limit", MAX_PAGE);
  const cursor = query.get("cursor") ?? "";
  const found = /^\{"1":(\d+)\}$/.exec(Buffer.from(cursor, "base64").toString("utf8"));
  if (cursor !== "" && !found) throw invalid("cursor");
  const id = Number(found?.[1] ?? 0);
  const left = rows.filter(({ key_id }) => key_id > id);
  const page = left.slice(0, limit);
  const last = page.at(-1);
  const next = last ? Buffer.from(JSON.stringify({ 1: last.key_id })).toString("base64") : cursor;
  const ends = { absent: undefined, empty: "", emptyPage: last && next, stuck: next };
  const header = limit < left.length ? next : ends[lastPageCursor];
  return {
    rows: page,
    headers: {
      "X-Pagination-Limit": String(limit),
      ...(header !== undefined && { "X-Pagination-Next-Cursor": header }),
    },
  };
}

const REFERENCE = /\[%key:([^%\]]+)%\]/g;
/** References may lead to other references. A reference to itself stays unresolved at this depth. */
const MAX_DEPTH = 5;

function resolved(text: string, iso: string, table: KeyTable, depth: number): string {
  if (depth === 0) return text;
  return text.replace(REFERENCE, (reference, name: string) => {
    const row = table.named(name)[0]?.translations.find((candidate) => candidate.language_iso === iso);
    return row ? resolved(row.translation, iso, table, depth - 1) : reference;
  });
}

export function keyOf({ id, project }: SandboxRequest): FullKey {
  const number = idNumber(id);
  if (number === undefined) throw invalid("key_id");
  const key = project.keys.get(number);
  if (!key) throw notFound();
  return key;
}

export function idNumber(sent: unknown): number | undefined {
  if (typeof sent === "string" && /^\d+$/.test(sent)) return Number(sent);
  return typeof sent === "number" && Number.isInteger(sent) ? sent : undefined;
}
