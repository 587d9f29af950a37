/** Lists of keys with certain names or ids, in as few requests as the length of a URL allows. */
import type { ReadClient } from "../../api/client.ts";
import { KEYS_PAGE_LIMIT, type KeyFilters } from "../../api/params.ts";
import { ListedKeys } from "../../kinds/key/listed.ts";
import { IncompleteRead } from "../incompleteRead.ts";

/** Maximum length of the names in a URL. For longer URLs, the service answers 414 [service.md §2.1]. */
const MAX_NAME_CHARACTERS = 2_000;
/**
 * The same for ids, whose length is known. The URL stays shorter than 8 kB. The largest batch needs one request if its ids
 * have up to 11 digits, and two if they have up to 20.
 */
const MAX_ID_CHARACTERS = 7_000;

/** The project whose keys are read. */
export interface KeySource {
  client: ReadClient;
  /** As it is addressed: `<id>` or `<id>:<branch>`. */
  projectId: string;
}

/** The filter separates names by commas, and a comma in a name cannot be escaped [service.md §2.1]. */
export function isFilterable(name: string): boolean {
  return !name.includes(",");
}

/** One list for each request. A name that is longer than a URL has its own. */
export function nameLists(names: readonly string[]): string[][] {
  return inUrls(names, MAX_NAME_CHARACTERS);
}

/** One list for each request. */
export function idLists(ids: readonly (number | string)[]): string[][] {
  return inUrls(ids.map(String), MAX_ID_CHARACTERS);
}

/** Lists of at most a page. With the commas between them, each list has at most so many characters. */
function inUrls(wanted: readonly string[], characters: number): string[][] {
  const lists: string[][] = [];
  let room = 0;
  for (const one of wanted) {
    const length = encodeURIComponent(one).length + 3;
    const last = lists.at(-1);
    if (last && length <= room && last.length < KEYS_PAGE_LIMIT) {
      last.push(one);
      room -= length;
    } else {
      lists.push([one]);
      room = characters - length;
    }
  }
  return lists;
}

/** The keys that a filter finds, which fit on one page. Throws an {@link IncompleteRead} if one may be missing. */
export async function readFiltered(
  { client, projectId }: KeySource,
  filters: KeyFilters,
): Promise<readonly unknown[]> {
  const keys = await client.keys(projectId, { ...filters, limit: KEYS_PAGE_LIMIT });
  if (keys.responseTooBig) throw new TooBigAnswer();
  const listed = new ListedKeys([]);
  listed.add(keys);
  if (keys.totalCount !== listed.size) throw new IncompleteRead();
  return keys;
}

/** The service warned that the list is too long. */
export class TooBigAnswer extends IncompleteRead {}
