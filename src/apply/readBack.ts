/** Reads what the project holds now of some keys: before anything is said of a change that an answer did not settle. */
import type { ReadClient } from "../api/client.ts";
import type { KeyFilters } from "../api/params.ts";
import { distinctNames } from "../model/key/names.ts";
import type { PlatformSlots, WireKey } from "../wire/key.ts";

const PAGE = 500;
/** A URL with more than this of names gets no answer but 414. */
const MOST_CHARACTERS = 2_000;
/** Two requests for the largest batch; ids of 20 digits still make a URL of less than 8 kB. */
const MOST_IDS = 250;
const WITH_TEXTS: KeyFilters = { include_translations: true, disable_references: true };

/** Where keys are read. */
interface Reading {
  client: ReadClient;
  /** As it is addressed: `<id>` or `<id>:<branch>`. */
  projectId: string;
}

/** The keys of these ids that there are, with all their texts. */
export async function readByIds(reading: Reading, ids: readonly (number | string)[]): Promise<WireKey[]> {
  const found: WireKey[] = [];
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    found.push(...(await read(reading, { filter_key_ids: ids.slice(from, from + MOST_IDS) })));
  }
  return found;
}

/** The keys that carry one of these names, with all their texts. */
export async function readByNames(
  reading: Reading,
  names: readonly (string | Partial<PlatformSlots>)[],
): Promise<WireKey[]> {
  const wanted = new Set(names.flatMap((name) => distinctNames(name)));
  const isWanted = (key: WireKey) => distinctNames(key.key_name).some((name) => wanted.has(name));
  // The filter takes names between commas, and knows no way to write one.
  if ([...wanted].some((name) => name.includes(","))) return (await readAll(reading)).filter(isWanted);
  const found = new Map<number, WireKey>();
  for (const filter_keys of inUrls([...wanted])) {
    for (const key of await read(reading, { filter_keys })) found.set(key.key_id, key);
  }
  return [...found.values()].filter(isWanted);
}

/** A list that lacks keys says nothing of those: what is not in it may be there all the same. */
export class IncompleteRead extends Error {}

async function read({ client, projectId }: Reading, filters: KeyFilters): Promise<WireKey[]> {
  const keys = new Map<number, WireKey>();
  let page = await client.keys(projectId, { ...WITH_TEXTS, ...filters, limit: PAGE });
  for (;;) {
    for (const key of page) keys.set(key.key_id, key);
    const next = await page.nextPage();
    if (!next) break;
    page = next;
  }
  if (page.responseTooBig || page.totalCount !== keys.size) throw new IncompleteRead();
  return [...keys.values()];
}

/** All keys, and no fewer than there are. */
async function readAll({ client, projectId }: Reading): Promise<WireKey[]> {
  const keys: WireKey[] = [];
  for await (const key of client.allKeys(projectId, WITH_TEXTS)) keys.push(key);
  const { totalCount } = await client.keys(projectId, { limit: 1, page: 1 });
  if (totalCount !== new Set(keys.map(({ key_id }) => key_id)).size) throw new IncompleteRead();
  return keys;
}

function inUrls(names: readonly string[]): string[][] {
  const lists: string[][] = [];
  let room = 0;
  for (const name of names) {
    const length = encodeURIComponent(name).length + 3;
    const last = lists.at(-1);
    if (last && length <= room) {
      last.push(name);
      room -= length;
    } else {
      lists.push([name]);
      room = MOST_CHARACTERS - length;
    }
  }
  return lists;
}
