/** Reads all keys of a project, and checks that none is missing. */
import type { ReadClient } from "../api/client.ts";
import { ApiError } from "../api/errors.ts";
import { KEYS_PAGE_LIMIT, type KeyFilters } from "../api/params.ts";
import type { BackupEntry } from "../kinds/backup.ts";
import { pruneOf } from "../kinds/kind.ts";
import { append } from "../model/json.ts";
import type { Update } from "../model/plan.ts";
import { type Language, plainId } from "../model/project.ts";
import { readCount, readId } from "../model/response.ts";
import type { Reading } from "../remote/kindRemote.ts";
import { IncompleteRead, readOrUndefined } from "../remote/sending.ts";
import { type KeyValues, keyTraits } from "./fieldTable.ts";
import {
  type DeclaredName,
  distinctKeys,
  distinctNames,
  type KeyRead,
  type LiveKey,
  type LiveKeys,
  liveKeys,
  readKeys,
} from "./liveKey.ts";
import { keepsNameBy, matchKeys } from "./match.ts";
import { referencesIn } from "./remarks.ts";
import { allNames } from "./renames.ts";

/** Maximum number of further pages that are read before the first response. */
const MAX_EARLY = 7;

export async function observeKeys(reading: Reading<KeyValues>): Promise<LiveKeys> {
  const { client, project, statistics, languages, plans } = reading;
  // Nothing is awaited if all keys are read: the keys are then requested before the webhooks.
  const declaredKeys = plans && observeDeclaredKeys({ ...reading, ...plans });
  const keys = declaredKeys && (await declaredKeys);
  if (keys) return keys;
  const projectId = project.id;
  const expected = projectId === plainId(projectId) ? readCount(statistics.keys_total) : undefined;
  return liveKeys(await readAllKeys({ client, projectId }, filtersFor(languages), languages, expected));
}

/**
 * Keys are read in pages that overlap, the last page after all others, because later keys move forward when a key is removed.
 * The list is complete if each page contains the last key of the page before it, the number of different keys equals the last
 * total, and no total was higher. Otherwise all keys are read again by cursor. Throws an {@link IncompleteRead} if that list is
 * incomplete too. `languages`: each key must have a text in all of them. `expected`: the likely number of keys.
 */
export async function readAllKeys(
  source: KeySource,
  filters: KeyFilters,
  languages: readonly Language[] = [],
  expected = 0,
): Promise<readonly KeyRead[]> {
  const isos = languages.map(({ iso }) => iso);
  const paged = await byPage(source, filters, isos, expected);
  if (isWhole(paged)) return paged.listed;
  const again = await byCursor(source, filters, isos);
  if (isWhole(again)) return again.listed;
  const message = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${again.total ?? "an unknown number of"} keys, but the last list has ${again.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
  throw new IncompleteRead(message);
}

interface ListRead {
  listed: readonly KeyRead[];
  total: number | undefined;
}

function isWhole({ listed, total }: ListRead): boolean {
  return total === listed.length;
}

/** Texts are requested only in declared languages, and with unresolved references, as they were written. */
function filtersFor(languages: readonly Language[]): KeyFilters {
  if (languages.length === 0) return {};
  const ids = languages.flatMap(({ id }) => id ?? []);
  return {
    ...WITH_TEXTS,
    // A language without a usable id cannot be requested, so all languages are read.
    ...(ids.length === languages.length && { filter_translation_lang_ids: ids }),
  };
}

/** The service cannot have more keys. Otherwise a wrong total would ask for any number of requests. */
const MAX_KEYS = 5_000_000;

/** Pages that each start with the last key of the one before, or earlier. The service counts pages of one size, so each has its own best size. */
export function pagesFor(total: number): { limit: number; page: number }[] {
  if (total > MAX_KEYS)
    throw new IncompleteRead(
      `The service says that the project has ${total} keys, and Lokaform reads at most ${MAX_KEYS}. No plan was made. Run again, and report it to the service if the number stays wrong.`,
    );
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
async function byPage(
  { client, projectId }: KeySource,
  filters: KeyFilters,
  languages: readonly string[],
  expected: number,
): Promise<ListRead> {
  const ask = async (page: { limit: number; page: number }) => {
    const response = await client.keys(projectId, { ...filters, ...page });
    const ids = response.map(({ key_id }) => readId(key_id));
    return { ids, keys: readKeys(response, languages), total: response.totalCount };
  };
  const begun = ask({ limit: KEYS_PAGE_LIMIT, page: 1 });
  const early = pagesFor(Math.min(expected, MAX_KEYS)).slice(1, -1).slice(0, MAX_EARLY).map(ask);
  const planned = begun.then(({ total, ids }) => pagesFor(total ?? ids.length));
  const later = planned.then((pages) => Promise.all(pages.slice(early.length + 1, -1).map(ask)));
  const [firstList, pages, laterLists, ...between] = await Promise.all([begun, planned, later, ...early]);
  const before = [firstList, ...between, ...laterLists];
  const last = pages.at(-1);
  const isOnlyPage = pages.length === 1 && before.length === 1;
  const ended = last && !isOnlyPage ? [await ask(last)] : [];
  const lists = [...before, ...ended];
  const listed = distinctKeys(lists.flatMap(({ keys }) => keys));
  const inOrder = ended.length === 0 ? before : [...before.slice(0, pages.length - 1), ...ended];
  const total = lists.at(-1)?.total;
  const wasLonger = lists.some((list) => (list.total ?? 0) > (total ?? 0));
  const fits = inOrder.every(({ ids }, index) => {
    const border = inOrder[index - 1]?.ids.at(-1);
    return index === 0 || (border !== undefined && ids.includes(border));
  });
  return { listed, total: wasLonger || !fits ? undefined : total };
}

/** A service that always names a next page would never end. Further keys make the list incomplete. */
const MAX_PAGES = 10_000;

async function byCursor({ client, projectId }: KeySource, filters: KeyFilters, languages: readonly string[]) {
  const keyReads: KeyRead[] = [];
  let pages = 0;
  for await (const page of client.allKeys(projectId, { ...filters, limit: KEYS_PAGE_LIMIT }).pages()) {
    append(keyReads, readKeys(page, languages));
    pages += 1;
    if (pages === MAX_PAGES) break;
  }
  const { totalCount } = await client.keys(projectId, { limit: 1, page: 1 });
  return { listed: distinctKeys(keyReads), total: totalCount };
}

// Reads only the keys that manifests name. The result is used only if a plan is certainly the same as with all keys: each
// declared key is live, no rule looks at other keys, and the responses show that the filters of the service work.

/** The fewest pages of all keys for each filtered request, which is in vain if a key is new. */
const PAGES_PER_REQUEST = 4;

/** The service refuses such a request as it is: a URL that is too long, or a filter that it does not accept. */
const REFUSED_FILTER: readonly number[] = [400, 404, 413, 414, 431];

/** A name that a filter finds if it is live. Another one may be changed on its way, such as a blank at its end. */
const PLAIN_NAME = /^[\w.:/-]+$/;

type KeyReading = Reading<KeyValues> & NonNullable<Reading<KeyValues>["plans"]>;

/** Undefined: all keys must be read. */
function observeDeclaredKeys(reading: KeyReading): Promise<LiveKeys | undefined> | undefined {
  const { project, statistics, declarations, reviewed } = reading;
  const keysTotal = readCount(statistics.keys_total);
  if (keysTotal === undefined || project.perPlatformNames) return undefined;
  if (reviewed.some(({ action }) => action !== "update")) return undefined;
  if (declarations.some(({ rules }) => pruneOf(keyTraits, rules) !== "off")) return undefined;
  const values = declarations.flatMap(({ entries }) => entries.map((entry) => entry.values));
  // Each name is followed by its former names, so that each request has names that should be live.
  const names = new Set(
    values.flatMap((key) => [...allNames(key), ...referencesIn(key).flatMap(({ name = [] }) => name)]),
  );
  const ids = new Set(values.flatMap(({ key_id }) => key_id ?? []));
  if (![...names].every(isFilterable)) return undefined;
  const requests = nameLists(names).length + idLists(ids).length;
  if (Math.max(1, requests) * PAGES_PER_REQUEST > Math.ceil(keysTotal / KEYS_PAGE_LIMIT)) return undefined;
  const readDeclared = async (): Promise<LiveKeys | undefined> => {
    const reads = [readWanted(reading, names, ids), countKeys(reading, keysTotal)] as const;
    const [objects, total] = await Promise.all(reads);
    const notRead = total - objects.length;
    return notRead >= 0 && isEnough(objects, reading) ? { objects, unusable: [], notRead } : undefined;
  };
  return readDeclared().catch((error: unknown) => {
    // These errors say only that the filters cannot be used here.
    const isRefused = error instanceof ApiError && REFUSED_FILTER.includes(error.status);
    if (isRefused || error instanceof IncompleteRead) return undefined;
    throw error;
  });
}

/** The live keys with a wanted name or id, in the order of their ids. Throws an {@link IncompleteRead} if one may be missing. */
async function readWanted(reading: KeyReading, names: ReadonlySet<string>, ids: ReadonlySet<string>) {
  const byName = await readByName(reading, names);
  const byId = new Map(byName.map((key) => [key.key_id, key]));
  const otherIds = [...ids].filter((id) => !byId.has(id));
  for (const key of await readById(reading, otherIds, byName)) byId.set(key.key_id, key);
  // Ascending, as in the list of all keys. An id can be too long for a number.
  return [...byId.values()].sort(({ key_id: a }, { key_id: b }) => a.length - b.length || (a < b ? -1 : 1));
}

/** How a name is compared is not known [service.md §2.1], so a response may contain keys with other names. */
async function readByName(reading: KeyReading, names: ReadonlySet<string>): Promise<LiveKey[]> {
  const lists = await Promise.all(
    nameLists(names).map(async (filter_keys) => {
      const keys = await readPage(reading, { filter_keys });
      return keys.filter(({ key_name }) => distinctNames(key_name).some((name) => names.has(name)));
    }),
  );
  const live = new Set(lists.flat().flatMap(({ key_name }) => distinctNames(key_name)));
  const isCertain = [...names].every((name) => live.has(name) || PLAIN_NAME.test(name));
  // A list without any of its names does not show that the filter works.
  if (!isCertain || lists.some((keys) => keys.length === 0)) throw new IncompleteRead();
  return lists.flat();
}

/** Each request also asks for a key that is live: a response without it shows that the filter does not work. */
async function readById(reading: KeyReading, ids: readonly string[], [live]: readonly LiveKey[]) {
  if (ids.length === 0) return [];
  if (!live) throw new IncompleteRead();
  const lists = await Promise.all(
    idLists(ids).map((list) => readPage(reading, { filter_key_ids: [live.key_id, ...list] })),
  );
  if (!lists.every((keys) => keys.some(({ key_id }) => key_id === live.key_id))) throw new IncompleteRead();
  return lists.flat().filter(({ key_id }) => ids.includes(key_id));
}

/** A list of more than one page is not what was asked for. A key that cannot be read may have any name. */
async function readPage({ client, project, languages }: KeyReading, filters: KeyFilters) {
  const reading = { client, projectId: project.id };
  const response = await readFiltered(reading, { ...filtersFor(languages), ...filters });
  const isos = languages.map(({ iso }) => iso);
  const { objects, unusable } = liveKeys(readKeys(response, isos));
  if (unusable.length > 0) throw new IncompleteRead();
  return objects;
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
  if (!reviewed.every((change) => "id" in change && ids.has(String(change.id)))) return false;
  return declarations.every(
    ({ entries, rules }) => matchKeys(entries, objects, false, keepsNameBy(rules)).fresh.length === 0,
  );
}

/** Maximum length of the names in a URL. For longer URLs, the service answers 414 [service.md §2.1]. */
const MAX_NAME_CHARACTERS = 2_000;
/** The same for ids, whose length is known. The URL stays shorter than 8 kB. */
const MAX_ID_CHARACTERS = 7_000;

interface KeySource {
  client: Pick<ReadClient, "keys" | "allKeys">;
  /** As it is addressed: `<id>` or `<id>:<branch>`. */
  projectId: string;
}

/** The filter separates names by commas, and a comma in a name cannot be escaped [service.md §2.1]. */
function isFilterable(name: string): boolean {
  return !name.includes(",");
}

/** One list for each request. A name that is longer than a URL has its own. */
const nameLists = (names: Iterable<string>) => packed(names, KEYS_PAGE_LIMIT, MAX_NAME_CHARACTERS, inUrl);
const idLists = (ids: Iterable<string>) => packed(ids, KEYS_PAGE_LIMIT, MAX_ID_CHARACTERS, inUrl);
/** With the comma before the next one. */
const inUrl = (text: string) => encodeURIComponent(text).length + 3;

/** Lists of at most so many members, of which each list has at most the size `room`. A larger member has its own list. */
export function packed<One>(
  members: Iterable<One>,
  most: number,
  room: number,
  sizeOf: (member: One) => number,
): One[][] {
  const lists: One[][] = [];
  let space = 0;
  for (const member of members) {
    const size = sizeOf(member);
    const last = lists.at(-1);
    if (last && size <= space && last.length < most) {
      last.push(member);
      space -= size;
    } else {
      lists.push([member]);
      space = room - size;
    }
  }
  return lists;
}

/** The keys that a filter finds, which fit on one page. Throws an {@link IncompleteRead} if one may be missing. */
async function readFiltered({ client, projectId }: KeySource, filters: KeyFilters) {
  const keys = await client.keys(projectId, { ...filters, limit: KEYS_PAGE_LIMIT });
  if (keys.responseTooBig) throw new TooBigResponse();
  if (keys.totalCount !== distinctKeys(readKeys(keys)).length) throw new IncompleteRead();
  return keys;
}

class TooBigResponse extends IncompleteRead {}

// Reads some keys again, for changes whose outcome is missing in the response. Throws an IncompleteRead if a list is incomplete.

const WITH_TEXTS: KeyFilters = { include_translations: true, disable_references: true };

/** The live keys with these ids, with all their texts. Each must have a text in all `languages`. */
export async function readByIds(
  reading: KeySource,
  ids: readonly (number | string)[],
  languages: readonly string[] = [],
): Promise<LiveKeys> {
  const responses = await Promise.all(idLists(ids.map(String)).map((list) => readSome(reading, list)));
  return liveKeys(readKeys(responses.flat(), languages));
}

/** A key as it is now. Without a key and without `lacks`, it does not exist. */
interface KeyNow {
  key: LiveKey | undefined;
  /** What the response lacks. A key without a usable id may be any key. */
  lacks: readonly string[];
}

export async function readAgain(
  reading: KeySource,
  changes: readonly Pick<Update, "id">[],
  languages?: () => Promise<readonly string[]>,
): Promise<((change: Pick<Update, "id">) => KeyNow) | undefined> {
  const ids = changes.map(({ id }) => id);
  const live = await readOrUndefined(async () => readByIds(reading, ids, await languages?.()));
  const byId = new Map(live?.objects.map((key) => [key.key_id, key]));
  const lacks = new Map(live?.unusable.map((key) => [key.id, key.lacks]));
  const lacksOf = (id: string) => [id, undefined].flatMap((keyId) => lacks.get(keyId) ?? []);
  return live && (({ id }) => ({ key: byId.get(String(id)), lacks: lacksOf(String(id)) }));
}

/** If the URL or the response is too long for the service, the keys are read in two requests. */
async function readSome(reading: KeySource, ids: readonly string[]): Promise<readonly unknown[]> {
  try {
    return await readFiltered(reading, { ...WITH_TEXTS, filter_key_ids: ids });
  } catch (error) {
    const isTooLong = error instanceof TooBigResponse || (error instanceof ApiError && error.status === 414);
    if (!isTooLong || ids.length === 1) throw error;
    const half = Math.ceil(ids.length / 2);
    return [...(await readSome(reading, ids.slice(0, half))), ...(await readSome(reading, ids.slice(half)))];
  }
}

/** The filter may not find a name that is live. A name that it cannot express is searched among all keys. */
export async function readByNames(reading: KeySource, names: readonly DeclaredName[]): Promise<LiveKeys> {
  const nameSet = new Set(names.flatMap((name) => distinctNames(name)));
  const lists = [...nameSet].every(isFilterable)
    ? nameLists(nameSet).map((filter_keys) => ({ ...WITH_TEXTS, filter_keys }))
    : [WITH_TEXTS];
  const reads = await Promise.all(lists.map((filters) => readAllKeys(reading, filters)));
  return named(liveKeys(reads.flat()), nameSet);
}

function named({ objects, unusable }: LiveKeys, nameSet: ReadonlySet<string>): LiveKeys {
  const isWanted = (names: readonly string[]) => names.some((name) => nameSet.has(name));
  return {
    objects: objects.filter((key) => isWanted(distinctNames(key.key_name))),
    // A key whose names cannot be read may have any name.
    unusable: unusable.filter((key) => key.names.length === 0 || isWanted(key.names)),
  };
}

/** Reads keys by id. Those whose id no longer exists are searched by name among all keys: one that is not found is created again. */
export async function lookUpKeys(
  client: ReadClient,
  projectId: string,
  entries: readonly BackupEntry<KeyValues>[],
): Promise<LiveKeys> {
  const values = entries.map(({ declared }) => declared.values);
  const source = { client, projectId };
  const declaredIds = values.flatMap(({ key_id }) => key_id ?? []);
  const byId = await readByIds(source, declaredIds);
  const ids = new Set(byId.objects.map(({ key_id }) => key_id));
  const gone = values.filter(({ key_id }) => !ids.has(String(key_id)));
  const goneNames = new Set(gone.flatMap(({ key_name }) => distinctNames(key_name)));
  if (goneNames.size === 0) return byId;
  const listed = named(liveKeys(await readAllKeys(source, {})), goneNames);
  const listedIds = listed.objects.map(({ key_id }) => key_id);
  const byName = await readByIds(source, listedIds);
  const otherKeys = byName.objects.filter(({ key_id }) => !ids.has(key_id));
  return {
    objects: [...byId.objects, ...otherKeys],
    unusable: [...byId.unusable, ...listed.unusable, ...byName.unusable],
  };
}
