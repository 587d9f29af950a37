/**
 * Reads only the keys that manifests name. The result is used only if a plan is certainly the same as with all keys: each
 * declared key is live, no rule looks at other keys, and the answers show that the filters of the service work.
 */
import { ApiError } from "../../api/errors.ts";
import { KEYS_PAGE_LIMIT, type KeyFilters } from "../../api/params.ts";
import { ListedKeys, type LiveKeys } from "../../kinds/key/listed.ts";
import type { LiveKey } from "../../kinds/key/live.ts";
import { keepsNameBy, matchKeys } from "../../kinds/key/match.ts";
import { distinctNames } from "../../kinds/key/names.ts";
import { type KeyValues, keyTraits } from "../../kinds/key/traits.ts";
import { pruneOf } from "../../kinds/kind.ts";
import { readCount } from "../../model/answered.ts";
import { plainId } from "../../model/project.ts";
import { IncompleteRead } from "../incompleteRead.ts";
import type { DeclaredReading } from "../kindRemote.ts";
import { idLists, isFilterable, nameLists, readFiltered } from "./filteredKeys.ts";
import { filtersFor } from "./observe.ts";

/**
 * All keys have at least this number of pages for each filtered request. If all keys must be read in the end, for example
 * because a key is new, the filtered requests are a small part of all.
 */
const PAGES_PER_REQUEST = 4;

/** The service refuses such a request as it is: a URL that is too long, or a filter that it does not accept. */
const REFUSED_FILTER: readonly number[] = [400, 404, 413, 414, 431];

/** A name that a filter finds if it is live. Another one may be changed on its way, such as a blank at its end. */
const PLAIN_NAME = /^[\w.:/-]+$/;

type KeyReading = DeclaredReading<KeyValues>;

/** Undefined: all keys must be read. */
export async function observeDeclaredKeys(reading: KeyReading): Promise<LiveKeys | undefined> {
  const { project, statistics, declarations, reviewed } = reading;
  const keysTotal = readCount(statistics.keys_total);
  if (keysTotal === undefined || project.perPlatformNames) return undefined;
  if (reviewed.some(({ action }) => action !== "update")) return undefined;
  if (declarations.some(({ rules }) => pruneOf(keyTraits, rules) !== "off")) return undefined;
  const wanted = wantedBy(declarations);
  if (![...wanted.names].every(isFilterable)) return undefined;
  const requests = nameLists([...wanted.names]).length + idLists([...wanted.ids]).length;
  if (Math.max(1, requests) * PAGES_PER_REQUEST > Math.ceil(keysTotal / KEYS_PAGE_LIMIT)) return undefined;
  try {
    const [objects, total] = await Promise.all([readWanted(reading, wanted), countKeys(reading, keysTotal)]);
    const notRead = total - objects.length;
    return notRead >= 0 && isEnough(objects, reading) ? { objects, unusable: [], notRead } : undefined;
  } catch (error) {
    if (error instanceof IncompleteRead) return undefined;
    if (error instanceof ApiError && REFUSED_FILTER.includes(error.status)) return undefined;
    throw error;
  }
}

interface Wanted {
  names: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

/** Each name is followed by its former names, so that each request has names that should be live. */
function wantedBy(declarations: KeyReading["declarations"]): Wanted {
  const values = declarations.flatMap(({ entries }) => entries.map((entry) => entry.values));
  return {
    names: new Set(
      values.flatMap(({ key_name, previously = [] }) => [...distinctNames(key_name), ...previously]),
    ),
    ids: new Set(values.flatMap(({ key_id }) => key_id ?? [])),
  };
}

/** The live keys with a wanted name or id, in the order of their ids. Throws an {@link IncompleteRead} if one may be missing. */
async function readWanted(reading: KeyReading, { names, ids }: Wanted): Promise<LiveKey[]> {
  const named = await readByName(reading, names);
  const found = new Map(named.map((key) => [key.key_id, key]));
  const others = [...ids].filter((id) => !found.has(id));
  for (const key of await readById(reading, others, named)) found.set(key.key_id, key);
  return [...found.values()].sort((a, b) => compareIds(a.key_id, b.key_id));
}

/** How a name is compared is not known [service.md §2.1], so an answer may contain keys with other names. */
async function readByName(reading: KeyReading, names: ReadonlySet<string>): Promise<LiveKey[]> {
  const lists = await Promise.all(
    nameLists([...names]).map(async (filter_keys) => {
      const keys = await readKeys(reading, { filter_keys });
      return keys.filter(({ key_name }) => distinctNames(key_name).some((name) => names.has(name)));
    }),
  );
  const live = new Set(lists.flat().flatMap(({ key_name }) => distinctNames(key_name)));
  const isCertain = [...names].every((name) => live.has(name) || PLAIN_NAME.test(name));
  // A list without any of its names does not show that the filter works.
  if (!isCertain || lists.some((keys) => keys.length === 0)) throw new IncompleteRead();
  return lists.flat();
}

/** Each request also asks for a key that is live: an answer without it shows that the filter does not work. */
async function readById(
  reading: KeyReading,
  ids: readonly string[],
  [live]: readonly LiveKey[],
): Promise<LiveKey[]> {
  if (ids.length === 0) return [];
  if (!live) throw new IncompleteRead();
  const lists = await Promise.all(
    idLists(ids).map((list) => readKeys(reading, { filter_key_ids: [live.key_id, ...list] })),
  );
  if (!lists.every((keys) => keys.some(({ key_id }) => key_id === live.key_id))) throw new IncompleteRead();
  return lists.flat().filter(({ key_id }) => ids.includes(key_id));
}

/** A list of more than one page is not what was asked for. A key that cannot be read may have any name. */
async function readKeys({ client, project, languages }: KeyReading, filters: KeyFilters): Promise<LiveKey[]> {
  const listed = new ListedKeys(languages.map(({ iso }) => iso));
  const reading = { client, projectId: project.id };
  listed.add(await readFiltered(reading, { ...filtersFor(languages), ...filters }));
  const { objects, unusable } = listed.all();
  if (unusable.length > 0) throw new IncompleteRead();
  return [...objects];
}

/** Ascending, as in the list of all keys. An id can be too long for a number. */
function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

/** The statistics are those of the whole project. The keys of a branch are counted by a list of them. */
async function countKeys({ client, project: { id } }: KeyReading, keysTotal: number): Promise<number> {
  if (id === plainId(id)) return keysTotal;
  const { totalCount } = await client.keys(id, { limit: 1, page: 1 });
  if (totalCount === undefined) throw new IncompleteRead();
  return totalCount;
}

/** Whether the plan needs no other key: all declared keys are live, and also all keys of the reviewed plan. */
function isEnough(objects: readonly LiveKey[], { declarations, reviewed }: KeyReading): boolean {
  const ids = new Set(objects.map(({ key_id }) => key_id));
  return (
    reviewed.every((change) => "id" in change && ids.has(String(change.id))) &&
    declarations.every(
      ({ entries, rules }) => matchKeys(entries, objects, false, keepsNameBy(rules)).fresh.length === 0,
    )
  );
}
