/** Reads all keys of a project, and checks that none is missing. */

import type { Collection } from "../../api/client/collection.ts";
import type { ReadClient } from "../../api/client/readClient.ts";
import type { KeyFilters } from "../../api/operations/params.ts";
import { ListedKeys, type LiveKeys } from "../../kinds/key/listed.ts";
import { problem } from "../../model/problem.ts";
import type { Language } from "../../model/project.ts";
import { failure, type Result, success } from "../../model/result.ts";

const PAGE = 500;

/** Collects the keys of several answers, and counts the different ones. */
export interface KeyList {
  add(answered: Iterable<unknown>): void;
  readonly size: number;
}

/** Reads texts in `languages` only. */
export async function observeKeys(
  client: ReadClient,
  projectId: string,
  languages: readonly Language[],
): Promise<Result<LiveKeys>> {
  const isos = languages.map(({ iso }) => iso);
  const read = await readAllKeys(client, projectId, languages, () => new ListedKeys(isos));
  return read.ok ? success(read.value.all()) : read;
}

/**
 * Keys are read in pages of 500, the last page after all others. The list is complete if the number of different keys
 * equals the total in the last answer. Otherwise all keys are read again by cursor, into a new list. If that list is
 * incomplete too, the result is a problem.
 */
export async function readAllKeys<List extends KeyList>(
  client: ReadClient,
  projectId: string,
  languages: readonly Language[],
  newList: () => List,
): Promise<Result<List>> {
  const filters = filtersFor(languages);
  const paged = await byPage(client, projectId, filters, newList());
  if (isWhole(paged)) return success(paged.listed);
  const again = await byCursor(client, projectId, filters, newList());
  if (isWhole(again)) return success(again.listed);
  const message = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${again.total ?? "an unknown number of"} keys, but the last list has ${again.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
  return failure(problem("incomplete-live", message, { reach: "project" }));
}

interface Read<List extends KeyList> {
  listed: List;
  total: number | undefined;
}

function isWhole({ listed, total }: Read<KeyList>): boolean {
  return total === listed.size;
}

/** Texts are requested only in declared languages, and with unresolved references, as they were written. */
function filtersFor(languages: readonly Language[]): KeyFilters {
  if (languages.length === 0) return {};
  const ids = languages.flatMap(({ id }) => id ?? []);
  return {
    include_translations: true,
    disable_references: true,
    // A language without a usable id cannot be requested, so all languages are read.
    ...(ids.length === languages.length && { filter_translation_lang_ids: ids }),
  };
}

async function byPage<List extends KeyList>(
  client: ReadClient,
  projectId: string,
  filters: KeyFilters,
  listed: List,
): Promise<Read<List>> {
  const page = (number: number) => client.keys(projectId, { ...filters, limit: PAGE, page: number });
  const first = await page(1);
  const pages = Math.ceil((first.totalCount ?? first.length) / PAGE);
  const between = await Promise.all(range(2, pages - 1).map(page));
  const last = pages > 1 ? await page(pages) : first;
  for (const list of new Set([first, ...between, last])) listed.add(list);
  return { listed, total: last.totalCount };
}

async function byCursor<List extends KeyList>(
  client: ReadClient,
  projectId: string,
  filters: KeyFilters,
  listed: List,
): Promise<Read<List>> {
  for await (const key of client.allKeys(projectId, { ...filters, limit: PAGE })) listed.add([key]);
  const check: Collection<unknown> = await client.keys(projectId, { limit: 1, page: 1 });
  return { listed, total: check.totalCount };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
