/** Reads some keys again, for changes whose outcome is missing in the answer. Throws an IncompleteRead if a list is incomplete. */
import type { ReadClient } from "../../api/client/readClient.ts";
import { ApiError } from "../../api/errors/errors.ts";
import type { KeyFilters } from "../../api/operations/params.ts";
import { ListedKeys, type LiveKeys } from "../../kinds/key/listed.ts";
import { distinctNames } from "../../kinds/key/names.ts";
import type { PlatformSlots } from "../../wire/key.ts";
import { IncompleteRead } from "../incompleteRead.ts";

const PAGE = 500;
/** Maximum length of the names in a URL. For longer URLs, the service answers 414. */
const MAX_CHARACTERS = 2_000;
/**
 * The same for ids, whose length is known. The URL stays shorter than 8 kB. The largest batch needs one request if its ids
 * have up to 11 digits, and two if they have up to 20.
 */
const MAX_ID_CHARACTERS = 7_000;
const WITH_TEXTS: KeyFilters = { include_translations: true, disable_references: true };

/** The project whose keys are read. */
interface Reading {
  client: ReadClient;
  /** As it is addressed: `<id>` or `<id>:<branch>`. */
  projectId: string;
}

/** The live keys with these ids, with all their texts. Each must have a text in all `languages`. */
export async function readByIds(
  reading: Reading,
  ids: readonly (number | string)[],
  languages: readonly string[] = [],
): Promise<LiveKeys> {
  const found = new ListedKeys(languages);
  const lists = inUrls(ids.map(String), MAX_ID_CHARACTERS);
  for (const keys of await Promise.all(lists.map((list) => readSome(reading, list)))) found.add(keys);
  return found.all();
}

/** If the URL or the answer is too long for the service, the keys are read in two requests. */
async function readSome(reading: Reading, ids: readonly string[]): Promise<unknown[]> {
  try {
    return await read(reading, { filter_key_ids: ids });
  } catch (error) {
    const isTooLong = error instanceof TooBigAnswer || (error instanceof ApiError && error.status === 414);
    if (!isTooLong || ids.length === 1) throw error;
    const half = Math.ceil(ids.length / 2);
    return [...(await readSome(reading, ids.slice(0, half))), ...(await readSome(reading, ids.slice(half)))];
  }
}

/** The service warned that the list is too long. */
class TooBigAnswer extends IncompleteRead {}

/** The live keys with one of these names, with all their texts. */
export async function readByNames(
  reading: Reading,
  names: readonly (string | Partial<PlatformSlots>)[],
): Promise<LiveKeys> {
  const wanted = new Set(names.flatMap((name) => distinctNames(name)));
  const isWanted = (named: readonly string[]) => named.some((name) => wanted.has(name));
  const found = new ListedKeys([]);
  // The filter separates names by commas, and a comma in a name cannot be escaped.
  if ([...wanted].some((name) => name.includes(","))) found.add(await readAll(reading));
  else
    for (const filter_keys of inUrls([...wanted], MAX_CHARACTERS))
      found.add(await read(reading, { filter_keys }));
  const { objects, unusable } = found.all();
  return {
    objects: objects.filter((key) => isWanted(distinctNames(key.key_name))),
    // A key whose names cannot be read may have any name.
    unusable: unusable.filter((one) => one.names.length === 0 || isWanted(one.names)),
  };
}

async function read({ client, projectId }: Reading, filters: KeyFilters): Promise<unknown[]> {
  const keys: unknown[] = [];
  let page = await client.keys(projectId, { ...WITH_TEXTS, ...filters, limit: PAGE });
  for (;;) {
    keys.push(...page);
    const next = await page.nextPage();
    if (!next) break;
    page = next;
  }
  if (page.responseTooBig) throw new TooBigAnswer();
  if (page.totalCount !== distinct(keys)) throw new IncompleteRead();
  return keys;
}

/** All keys. */
async function readAll({ client, projectId }: Reading): Promise<unknown[]> {
  const keys: unknown[] = [];
  for await (const key of client.allKeys(projectId, WITH_TEXTS)) keys.push(key);
  const { totalCount } = await client.keys(projectId, { limit: 1, page: 1 });
  if (totalCount !== distinct(keys)) throw new IncompleteRead();
  return keys;
}

function distinct(keys: readonly unknown[]): number {
  const listed = new ListedKeys([]);
  listed.add(keys);
  return listed.size;
}

/** Names or ids in lists of at most a page. With the commas between them, each list has at most so many characters. */
function inUrls(wanted: readonly string[], characters: number): string[][] {
  const lists: string[][] = [];
  let room = 0;
  for (const one of wanted) {
    const length = encodeURIComponent(one).length + 3;
    const last = lists.at(-1);
    if (last && length <= room && last.length < PAGE) {
      last.push(one);
      room -= length;
    } else {
      lists.push([one]);
      room = characters - length;
    }
  }
  return lists;
}
