/** Reads all keys of a project, and checks that none is missing. */

import type { Collection } from "../../api/client/collection.ts";
import type { ReadClient } from "../../api/client/readClient.ts";
import type { KeyFilters } from "../../api/operations/params.ts";
import { ListedKeys, type LiveKeys } from "../../kinds/key/listed.ts";
import { type AnsweredMap, readCount } from "../../model/answered.ts";
import { problem } from "../../model/problem.ts";
import { type Language, plainId } from "../../model/project.ts";
import { failure, type Result, success } from "../../model/result.ts";

/** Maximum number of pages that are read before the first answer: about as many as the rate of the service allows until then. */
const MAX_AHEAD = 8;
const PAGE = 500;

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
  const read = await readAllKeys(client, projectId, languages, () => new ListedKeys(isos), expected);
  return read.ok ? success(read.value.all()) : read;
}

/**
 * Keys are read in pages of 500, the last page after all others. The list is complete if the number of different keys
 * equals the total in the last answer, and no other answer has a higher total. When a key is removed, all later keys move
 * forward. Then the first key of the next page can be in no answer, and the removed key is in its place. Otherwise all keys
 * are read again by cursor, into a new list. If that list is incomplete too, the result is a problem. `expected`: the likely
 * number of keys, so that more than one page can be read at the start.
 */
export async function readAllKeys<Key, List extends KeyList<Key>>(
  client: ReadClient,
  projectId: string,
  languages: readonly Language[],
  newList: () => List,
  expected = 0,
): Promise<Result<List>> {
  const filters = filtersFor(languages);
  const ahead = Math.min(MAX_AHEAD, Math.ceil(expected / PAGE) - 1);
  const paged = await byPage(client, projectId, filters, newList(), ahead);
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
 * Of each page, only what is needed stays in memory. The order of the list is the order of the pages. `ahead`: how many
 * pages are read before the first answer says how many there are.
 */
async function byPage<Key, List extends KeyList<Key>>(
  client: ReadClient,
  projectId: string,
  filters: KeyFilters,
  listed: List,
  ahead: number,
): Promise<ListRead<List>> {
  const page = async (number: number) => {
    const answered = await client.keys(projectId, { ...filters, limit: PAGE, page: number });
    return { keys: listed.read(answered), total: answered.totalCount };
  };
  const pagesOf = ({ total, keys }: Awaited<ReturnType<typeof page>>) =>
    Math.ceil((total ?? keys.length) / PAGE);
  const begun = page(1);
  const early = range(2, ahead).map(page);
  const later = begun.then((first) => Promise.all(range(early.length + 2, pagesOf(first) - 1).map(page)));
  const [first, rest, ...between] = await Promise.all([begun, later, ...early]);
  const before = [first, ...between, ...rest];
  const isOnlyPage = pagesOf(first) <= 1 && before.length === 1;
  const all = isOnlyPage ? before : [...before, await page(Math.max(1, pagesOf(first)))];
  for (const { keys } of all) listed.addRead(keys);
  const total = all.at(-1)?.total;
  const wasLonger = all.some((one) => (one.total ?? 0) > (total ?? 0));
  return { listed, total: wasLonger ? undefined : total };
}

async function byCursor<Key, List extends KeyList<Key>>(
  client: ReadClient,
  projectId: string,
  filters: KeyFilters,
  listed: List,
): Promise<ListRead<List>> {
  for await (const page of client.allKeys(projectId, { ...filters, limit: PAGE }).pages())
    listed.addRead(listed.read(page));
  const check: Collection<unknown> = await client.keys(projectId, { limit: 1, page: 1 });
  return { listed, total: check.totalCount };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
