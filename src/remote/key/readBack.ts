/** Reads some keys again, for changes whose outcome is missing in the answer. Throws an IncompleteRead if a list is incomplete. */
import { ApiError } from "../../api/errors/errors.ts";
import type { KeyFilters } from "../../api/operations/params.ts";
import { ListedKeys, type LiveKeys } from "../../kinds/key/listed.ts";
import { distinctNames } from "../../kinds/key/names.ts";
import type { PlatformSlots } from "../../wire/key.ts";
import { IncompleteRead } from "../incompleteRead.ts";
import {
  countOf,
  idLists,
  isFilterable,
  type KeySource,
  nameLists,
  readFiltered,
  TooBigAnswer,
} from "./filteredKeys.ts";

const WITH_TEXTS: KeyFilters = { include_translations: true, disable_references: true };

/** The live keys with these ids, with all their texts. Each must have a text in all `languages`. */
export async function readByIds(
  reading: KeySource,
  ids: readonly (number | string)[],
  languages: readonly string[] = [],
): Promise<LiveKeys> {
  const found = new ListedKeys(languages);
  for (const keys of await Promise.all(idLists(ids).map((list) => readSome(reading, list)))) found.add(keys);
  return found.all();
}

/** If the URL or the answer is too long for the service, the keys are read in two requests. */
async function readSome(reading: KeySource, ids: readonly string[]): Promise<unknown[]> {
  try {
    return await readFiltered(reading, { ...WITH_TEXTS, filter_key_ids: ids });
  } catch (error) {
    const isTooLong = error instanceof TooBigAnswer || (error instanceof ApiError && error.status === 414);
    if (!isTooLong || ids.length === 1) throw error;
    const half = Math.ceil(ids.length / 2);
    return [...(await readSome(reading, ids.slice(0, half))), ...(await readSome(reading, ids.slice(half)))];
  }
}

/** The live keys with one of these names, with all their texts. */
export async function readByNames(
  reading: KeySource,
  names: readonly (string | Partial<PlatformSlots>)[],
): Promise<LiveKeys> {
  const wanted = new Set(names.flatMap((name) => distinctNames(name)));
  const isWanted = (named: readonly string[]) => named.some((name) => wanted.has(name));
  const found = new ListedKeys([]);
  if (![...wanted].every(isFilterable)) found.add(await readAll(reading));
  else {
    for (const filter_keys of nameLists([...wanted]))
      found.add(await readFiltered(reading, { ...WITH_TEXTS, filter_keys }));
  }
  const { objects, unusable } = found.all();
  return {
    objects: objects.filter((key) => isWanted(distinctNames(key.key_name))),
    // A key whose names cannot be read may have any name.
    unusable: unusable.filter((one) => one.names.length === 0 || isWanted(one.names)),
  };
}

/** All keys. */
async function readAll({ client, projectId }: KeySource): Promise<unknown[]> {
  const keys: unknown[] = [];
  for await (const key of client.allKeys(projectId, WITH_TEXTS)) keys.push(key);
  const { totalCount } = await client.keys(projectId, { limit: 1, page: 1 });
  if (totalCount !== countOf(keys)) throw new IncompleteRead();
  return keys;
}
