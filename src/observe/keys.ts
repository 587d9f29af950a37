/** All keys of a project, and whether they are all. */

import type { ReadClient } from "../api/client.ts";
import type { Collection } from "../api/collection.ts";
import type { KeyFilters } from "../api/params.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Language } from "../model/project.ts";
import type { WireKey } from "../wire/key.ts";

const PAGE = 500;

/**
 * Texts are read in `languages` only; in none, where there are none.
 * Pages of 500, the last one after all others: complete means that there are as many different keys as the total that
 * this last answer gives. Else they are read again by cursor and checked again; else nobody may rely on them.
 */
export async function observeKeys(
  client: ReadClient,
  projectId: string,
  languages: readonly Language[],
): Promise<{ keys: readonly WireKey[] } | { problem: Problem }> {
  const filters = filtersFor(languages);
  const paged = await byPage(client, projectId, filters);
  if (isWhole(paged)) return { keys: [...paged.keys.values()] };
  const again = await byCursor(client, projectId, filters);
  if (isWhole(again)) return { keys: [...again.keys.values()] };
  const message = `The service says that the project holds ${again.total ?? "an unknown number of"} keys, but listed ${again.keys.size}, twice. Nothing is planned on half a list. Run again; if it stays so, the project is being changed by somebody else, or the service has a fault.`;
  return { problem: problem("incomplete-live", message, { reach: "project" }) };
}

interface Listed {
  keys: Map<number, WireKey>;
  total: number | undefined;
}

function isWhole({ keys, total }: Listed): boolean {
  return total === keys.size;
}

/** Texts only where any are declared, in declared languages, and as they were written: references unresolved. */
function filtersFor(languages: readonly Language[]): KeyFilters {
  if (languages.length === 0) return {};
  return {
    include_translations: true,
    disable_references: true,
    filter_translation_lang_ids: languages.map(({ id }) => id),
  };
}

async function byPage(client: ReadClient, projectId: string, filters: KeyFilters): Promise<Listed> {
  const page = (number: number) => client.keys(projectId, { ...filters, limit: PAGE, page: number });
  const first = await page(1);
  const pages = Math.ceil((first.totalCount ?? first.length) / PAGE);
  const between = await Promise.all(range(2, pages - 1).map(page));
  const last = pages > 1 ? await page(pages) : first;
  const keys = new Map<number, WireKey>();
  for (const list of [first, ...between, last]) for (const key of list) keys.set(key.key_id, key);
  return { keys, total: last.totalCount };
}

async function byCursor(client: ReadClient, projectId: string, filters: KeyFilters): Promise<Listed> {
  const keys = new Map<number, WireKey>();
  for await (const key of client.allKeys(projectId, { ...filters, limit: PAGE })) keys.set(key.key_id, key);
  const check: Collection<WireKey> = await client.keys(projectId, { limit: 1, page: 1 });
  return { keys, total: check.totalCount };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
