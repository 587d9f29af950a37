import { invalid } from "../answer.ts";
import type { Assumptions } from "../assumptions.ts";
import type { FullKey, KeyTable } from "./table.ts";
import { isEmptyText } from "./texts.ts";

/** The `filter_*` parameters of a key list as one test. Undefined if there is no filter. */
export function filterOf(
  query: URLSearchParams,
  { nameFilter }: Pick<Assumptions, "nameFilter">,
): ((key: FullKey) => boolean) | undefined {
  const tests = [
    byList(query, "filter_tags", (key) => key.tags),
    byList(query, "filter_filenames", (key) => Object.values(key.filenames)),
    byNames(query, nameFilter),
    byList(query, "filter_key_ids", (key) => [String(key.key_id)]),
    byList(query, "filter_platforms", (key) => key.platforms),
    query.get("filter_untranslated") === "1" ? isUntranslated : undefined,
    byArchived(query.get("filter_archived")),
    // The sandbox checks no quality, so no key has an issue.
    query.get("filter_qa_issues") ? () => false : undefined,
  ].filter((test) => test !== undefined);
  return tests.length === 0 ? undefined : (key) => tests.every((test) => test(key));
}

/** The keys that may pass the filter, in the order of their ids. With a filter of ids or exact names, they come from an index. */
export function candidates(
  table: KeyTable,
  query: URLSearchParams,
  { nameFilter }: Pick<Assumptions, "nameFilter">,
): readonly FullKey[] {
  const ids = listed(query, "filter_key_ids");
  const names = nameFilter === "exact" ? listed(query, "filter_keys") : undefined;
  if (!ids && !names) return table.all();
  const found = ids
    ? ids.map((id) => table.get(Number(id))).filter((key) => key !== undefined)
    : (names ?? []).flatMap((name) => table.named(name));
  return [...new Set(found)].sort((a, b) => a.key_id - b.key_id);
}

/** Splits a parameter at its commas. A comma cannot be escaped [service.md §2.1]. */
export function listed(query: URLSearchParams, name: string): string[] | undefined {
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

function isUntranslated(key: FullKey): boolean {
  return key.translations.some((row) => isEmptyText(row.translation, key.is_plural));
}

/** Archived keys are listed by default [service.md §2.1]. */
function byArchived(sent: string | null): ((key: FullKey) => boolean) | undefined {
  if (sent === null || sent === "" || sent === "include") return undefined;
  if (sent !== "exclude" && sent !== "only") throw invalid("filter_archived");
  return (key) => key.is_archived === (sent === "only");
}
