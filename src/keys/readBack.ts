/** Reads some keys again, for changes whose outcome is missing in the answer. Throws an IncompleteRead if a list is incomplete. */

import type { ReadClient } from "../api/client.ts";
import { ApiError } from "../api/errors.ts";
import type { KeyFilters } from "../api/params.ts";
import type { BackupEntry } from "../kinds/backup.ts";
import { IncompleteRead } from "../remote/sending.ts";
import type { PlatformSlots } from "../wire/key.ts";
import { distinctNames, ListedKeys, type LiveKeys } from "./live.ts";
import {
  idLists,
  isFilterable,
  type KeySource,
  nameLists,
  readAllKeys,
  readFiltered,
  TooBigAnswer,
} from "./observe.ts";
import type { KeyValues } from "./traits.ts";

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
async function readSome(reading: KeySource, ids: readonly string[]): Promise<readonly unknown[]> {
  try {
    return await readFiltered(reading, { ...WITH_TEXTS, filter_key_ids: ids });
  } catch (error) {
    const isTooLong = error instanceof TooBigAnswer || (error instanceof ApiError && error.status === 414);
    if (!isTooLong || ids.length === 1) throw error;
    const half = Math.ceil(ids.length / 2);
    return [...(await readSome(reading, ids.slice(0, half))), ...(await readSome(reading, ids.slice(half)))];
  }
}

/**
 * The live keys with one of these names that the service's filter finds, with all their texts. It may not find a name that is
 * live. A name that the filter cannot express is searched among all keys.
 */
export async function readByNames(reading: KeySource, names: readonly KeyNames[]): Promise<LiveKeys> {
  const wanted = new Set(names.flatMap((name) => distinctNames(name)));
  const lists = [...wanted].every(isFilterable)
    ? nameLists([...wanted]).map((filter_keys) => ({ ...WITH_TEXTS, filter_keys }))
    : [WITH_TEXTS];
  const found = new ListedKeys([]);
  for (const filters of lists) found.addRead((await readWhole(reading, filters)).reads());
  return named(found.all(), wanted);
}

/** The same with certainty: all keys are listed, without texts, and those with one of the names are read with their texts. */
async function readAllByNames(reading: KeySource, names: readonly KeyNames[]): Promise<LiveKeys> {
  const wanted = new Set(names.flatMap((name) => distinctNames(name)));
  if (wanted.size === 0) return { objects: [], unusable: [] };
  const { objects, unusable } = named((await readWhole(reading, {})).all(), wanted);
  const read = await readByIds(
    reading,
    objects.map(({ key_id }) => key_id),
  );
  return { objects: read.objects, unusable: [...unusable, ...read.unusable] };
}

type KeyNames = string | Partial<PlatformSlots>;

function named({ objects, unusable }: LiveKeys, wanted: ReadonlySet<string>): LiveKeys {
  const isWanted = (names: readonly string[]) => names.some((name) => wanted.has(name));
  return {
    objects: objects.filter((key) => isWanted(distinctNames(key.key_name))),
    // A key whose names cannot be read may have any name.
    unusable: unusable.filter((one) => one.names.length === 0 || isWanted(one.names)),
  };
}

async function readWhole(reading: KeySource, filters: KeyFilters): Promise<ListedKeys> {
  const read = await readAllKeys(reading, filters);
  if (!read.ok) throw new IncompleteRead();
  return read.value;
}

/** Keys are read by id. If the id no longer exists, they are searched by name: a key that is not found is created again. */
export async function lookUpKeys(
  client: ReadClient,
  projectId: string,
  entries: readonly BackupEntry<KeyValues>[],
): Promise<LiveKeys> {
  const values = entries.map(({ declared }) => declared.values);
  const reading = { client, projectId };
  const byId = await readByIds(
    reading,
    values.flatMap(({ key_id }) => key_id ?? []),
  );
  const ids = new Set(byId.objects.map(({ key_id }) => key_id));
  const gone = values.filter(({ key_id }) => !ids.has(String(key_id)));
  const byName = await readAllByNames(
    reading,
    gone.map(({ key_name }) => key_name),
  );
  const others = byName.objects.filter(({ key_id }) => !ids.has(key_id));
  return { objects: [...byId.objects, ...others], unusable: [...byId.unusable, ...byName.unusable] };
}
