/** Reads all keys of a project, and checks that none is missing. */

import type { ReadClient } from "../../api/client.ts";
import type { Collection } from "../../api/collection.ts";
import { KEYS_PAGE_LIMIT, type KeyFilters } from "../../api/params.ts";
import { ListedKeys, type LiveKeys } from "../../kinds/key/listed.ts";
import { type AnsweredMap, readCount, readId } from "../../model/answered.ts";
import { problem } from "../../model/problem.ts";
import { type Language, plainId } from "../../model/project.ts";
import { failure, type Result, success } from "../../model/result.ts";

/** Maximum number of further pages that are read before the first answer: about as many as the rate of the service allows until then. */
const MAX_EARLY = 7;

/** Collects the keys of several answers, and counts the different ones. */
export interface KeyList<Read> {
  /** What is needed of the keys of an answer, which can be dropped then. It is not added yet. */
  read(answered: Iterable<unknown>): Read[];
  addRead(keys: Iterable<Read>): void;
  readonly size: number;
}

/** Reads texts in `languages` only. `statistics`: what the service counts in the project, if it was read. */
export async function observeKeys(
  client: ReadClient,
  projectId: string,
  languages: readonly Language[],
  statistics: AnsweredMap = {},
): Promise<Result<LiveKeys>> {
  const isos = languages.map(({ iso }) => iso);
  // Branches have no counts of their own.
  const expected = projectId === plainId(projectId) ? readCount(statistics.keys_total) : undefined;
  const read = await readAllKeys(
    client,
    projectId,
    filtersFor(languages),
    () => new ListedKeys(isos),
    expected,
  );
  return read.ok ? success(read.value.all()) : read;
}

/**
 * Keys are read in pages that overlap, the last page after all others. The list is complete if each page contains the last
 * key of the page before it, the number of different keys equals the total in the last answer, and no other answer has a
 * higher total. When a key is removed while pages are read, all later keys move forward. Without the overlap, the first key
 * of the next page would be in no answer, and an added key could hide that in the total. Otherwise all keys are read again by
 * cursor, into a new list. If that list is incomplete too, the result is a problem. `expected`: the likely number of keys, so
 * that more than one page can be read at the start.
 */
export async function readAllKeys<Key, List extends KeyList<Key>>(
  client: Pick<ReadClient, "keys" | "allKeys">,
  projectId: string,
  filters: KeyFilters,
  newList: () => List,
  expected = 0,
): Promise<Result<List>> {
  const paged = await byPage(client, projectId, filters, newList(), expected);
  if (isWhole(paged)) return success(paged.listed);
  const again = await byCursor(client, projectId, filters, newList());
  if (isWhole(again)) return success(again.listed);
  const message = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${again.total ?? "an unknown number of"} keys, but the last list has ${again.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
  return failure(problem("incomplete-live", message, { reach: "project" }));
}

interface ListRead<List> {
  listed: List;
  total: number | undefined;
}

function isWhole<Key>({ listed, total }: ListRead<KeyList<Key>>): boolean {
  return total === listed.size;
}

/** Texts are requested only in declared languages, and with unresolved references, as they were written. */
export function filtersFor(languages: readonly Language[]): KeyFilters {
  if (languages.length === 0) return {};
  const ids = languages.flatMap(({ id }) => id ?? []);
  return {
    include_translations: true,
    disable_references: true,
    // A language without a usable id cannot be requested, so all languages are read.
    ...(ids.length === languages.length && { filter_translation_lang_ids: ids }),
  };
}

/**
 * The pages of a list of so many keys. Each page starts with the last key of the page before it, or with an earlier one. The
 * service counts pages of one size only, so each page has a size of its own: the one that reads most further keys.
 */
export function pagesFor(total: number): { limit: number; page: number }[] {
  const pages = [{ limit: KEYS_PAGE_LIMIT, page: 1 }];
  for (let end = KEYS_PAGE_LIMIT; end < total; ) {
    let next = { limit: 0, page: 0, end };
    for (let limit = KEYS_PAGE_LIMIT; end + limit > next.end; limit--) {
      const page = Math.floor((end - 1) / limit) + 1;
      if (page * limit > next.end) next = { limit, page, end: page * limit };
    }
    pages.push({ limit: next.limit, page: next.page });
    end = next.end;
  }
  return pages;
}

/** Of each page, only what is needed stays in memory. The order of the list is the order of the pages. */
async function byPage<Key, List extends KeyList<Key>>(
  client: Pick<ReadClient, "keys">,
  projectId: string,
  filters: KeyFilters,
  listed: List,
  expected: number,
): Promise<ListRead<List>> {
  const ask = async (page: { limit: number; page: number }) => {
    const answered = await client.keys(projectId, { ...filters, ...page });
    const ids = answered.map(({ key_id }) => readId(key_id));
    return { ids, keys: listed.read(answered), total: answered.totalCount };
  };
  const begun = ask({ limit: KEYS_PAGE_LIMIT, page: 1 });
  const early = pagesFor(expected).slice(1, -1).slice(0, MAX_EARLY).map(ask);
  const planned = begun.then(({ total, ids }) => pagesFor(total ?? ids.length));
  const later = planned.then((pages) => Promise.all(pages.slice(early.length + 1, -1).map(ask)));
  const [first, pages, rest, ...between] = await Promise.all([begun, planned, later, ...early]);
  const before = [first, ...between, ...rest];
  const last = pages.at(-1);
  const isOnlyPage = pages.length === 1 && before.length === 1;
  const ended = last && !isOnlyPage ? [await ask(last)] : [];
  const all = [...before, ...ended];
  for (const { keys } of all) listed.addRead(keys);
  const inOrder = ended.length === 0 ? before : [...before.slice(0, pages.length - 1), ...ended];
  const total = all.at(-1)?.total;
  const wasLonger = all.some((one) => (one.total ?? 0) > (total ?? 0));
  const fits = inOrder.every(({ ids }, index) => {
    const border = inOrder[index - 1]?.ids.at(-1);
    return index === 0 || (border !== undefined && ids.includes(border));
  });
  return { listed, total: wasLonger || !fits ? undefined : total };
}

async function byCursor<Key, List extends KeyList<Key>>(
  client: Pick<ReadClient, "keys" | "allKeys">,
  projectId: string,
  filters: KeyFilters,
  listed: List,
): Promise<ListRead<List>> {
  for await (const page of client.allKeys(projectId, { ...filters, limit: KEYS_PAGE_LIMIT }).pages())
    listed.addRead(listed.read(page));
  const check: Collection<unknown> = await client.keys(projectId, { limit: 1, page: 1 });
  return { listed, total: check.totalCount };
}
