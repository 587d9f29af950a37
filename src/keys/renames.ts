/** Finds pending renames: the former name or the id of a key is live, and its new name is free or will become free. */
import { placeWordsIn } from "../kinds/declaration.ts";
import { isFromLokalise, type ProjectContext } from "../kinds/declaredEntry.ts";
import { spellingsOf } from "../kinds/field.ts";
import type { Match } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { canonical, groupedByEach, yamlWord } from "../model/json.ts";
import { manifestOf, placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, ProblemList, problem } from "../model/problem.ts";
import { PLATFORMS, type Platform } from "../wire/key.ts";
import { type DeclaredKey, type KeyValues, keyTraits } from "./fieldTable.ts";
import { areOfSeveralApps } from "./joinDeclarations.ts";
import { assignedSlots, distinctNames, type LiveKey, labelOf, namesLike, type Slots } from "./liveKey.ts";
import { liveText, rowOf } from "./texts.ts";

export interface RenameFacts {
  /** Live keys that `key_id` names. They belong to these declared keys, whatever their names are. */
  byId: ReadonlyMap<DeclaredKey, LiveKey>;
  direct: ReadonlyMap<DeclaredKey, LiveKey>;
  formerlyLive(key: DeclaredKey): readonly LiveKey[];
  /** Declared keys whose live namesakes all belong to other declared keys by `key_id`. */
  contested: ReadonlyMap<DeclaredKey, readonly LiveKey[]>;
  /** Live keys that have a name which the declared key will get, and which `liveKey` does not have yet. */
  holders(key: DeclaredKey, liveKey: LiveKey): readonly LiveKey[];
  keepsName(live: LiveKey): boolean;
  perPlatform: boolean;
}

/** A declared key that asks for a live key under another name. */
interface RenameRequest {
  /** The live key to rename; several if it is not clear which one is meant. */
  from: readonly LiveKey[];
  /** Live keys that must be renamed first, to free the name. */
  blockers: readonly LiveKey[];
}

type RenameRequests = ReadonlyMap<DeclaredKey, RenameRequest>;

/** Pending renames with their live keys: the new name is not live, or one of them frees it. Impossible ones go to `refused`, and free no name. */
export function pendingRenames(
  declared: readonly DeclaredKey[],
  refused: Map<DeclaredKey, Problem>,
  facts: RenameFacts,
) {
  const requests = new Map<DeclaredKey, RenameRequest>();
  for (const key of declared) {
    const request = refused.has(key) ? undefined : requestOf(key, facts);
    if (request) requests.set(key, request);
  }
  if (requests.size === 0) return { renames: new Map<DeclaredKey, LiveKey>(), leaving: new Map() };
  for (;;) {
    const { pending, leaving } = findPending(requests, facts);
    const { renames, problems } = possibleRenames(requests, pending, facts);
    if (problems.size === 0) return { renames, leaving };
    for (const [key, problem] of problems) {
      refused.set(key, problem);
      requests.delete(key);
    }
  }
}

function requestOf(key: DeclaredKey, facts: RenameFacts): RenameRequest | undefined {
  const liveKey = facts.byId.get(key);
  if (!liveKey && !key.values.previously) return undefined;
  const former = facts.formerlyLive(key);
  if (liveKey) {
    if (newNames(key, liveKey, facts.perPlatform).length === 0) return undefined;
    // Among several live keys of a former name, key_id says which one is meant.
    const elsewhere = former.includes(liveKey) ? [] : former;
    return { from: [liveKey], blockers: [...new Set([...facts.holders(key, liveKey), ...elsewhere])] };
  }
  const direct = facts.direct.get(key);
  const from = former.filter((holder) => holder !== direct);
  if (from.length === 0) return undefined;
  return { from, blockers: direct ? [direct] : (facts.contested.get(key) ?? []) };
}

function findPending(requests: RenameRequests, { keepsName, perPlatform }: RenameFacts) {
  const pending = new Set<DeclaredKey>();
  /** Live keys that are renamed, with the declared keys that they become. */
  const leaving = new Map<LiveKey, DeclaredKey>();
  const isFreed = (key: DeclaredKey, holder: LiveKey) => {
    const taker = leaving.get(holder);
    if (!taker) return false;
    const names = Object.values(namesAfter(taker, holder, perPlatform));
    return !allNames(key.values).some((name) => names.includes(name));
  };
  for (let grown = true; grown; ) {
    grown = false;
    for (const [key, { from, blockers }] of requests) {
      if (pending.has(key) || !blockers.every((holder) => isFreed(key, holder))) continue;
      pending.add(key);
      for (const liveKey of from) if (!keepsName(liveKey)) leaving.set(liveKey, key);
      grown = true;
    }
  }
  return { pending, leaving };
}

/** Its names, followed by its former names. */
export function allNames({ key_name, previously = [] }: KeyValues): string[] {
  return [...distinctNames(key_name), ...previously];
}

function possibleRenames(requests: RenameRequests, pending: ReadonlySet<DeclaredKey>, facts: RenameFacts) {
  const { byId, direct, keepsName } = facts;
  const takers = groupedByEach([...pending], (key) => requests.get(key)?.from ?? []);
  // A key with "new: true" replaces none, so it does not block the rename of the live key with its name.
  const holders = groupedByEach(
    [...direct].filter(([key, live]) => !pending.has(key) && (!key.values.new || keepsName(live))),
    ([, live]) => [live],
  );
  const owned = new Set(byId.values());

  const renames = new Map<DeclaredKey, LiveKey>();
  const problems = new Map<DeclaredKey, Problem>();
  for (const [key, { from, blockers }] of requests) {
    const [live, ...otherKeys] = from;
    const byKeyId = byId.has(key);
    if (!live || (!byKeyId && !pending.has(key))) continue;
    const name = labelOf(live.key_name, live.platforms);
    const otherTaker = takers.get(live)?.find((taker) => taker !== key && !areOfSeveralApps([key, taker]));
    const rivals = (of: ReadonlyMap<DeclaredKey, LiveKey>) =>
      [...of].flatMap(([rival, liveKey]) => (liveKey === live && rival !== key ? rival : []));
    const isHeld = holders.get(live)?.some(([holder]) => !areOfSeveralApps([key, holder])) === true;
    const refuse = (code: ProblemCode, message: string, field = "previously") =>
      problems.set(key, entryProblem(keyTraits, key, code, message, { path: [field] }));
    if (byKeyId && !pending.has(key)) refuse("wrong-id", contradiction(live, blockers), "key_id");
    else if (byKeyId) renames.set(key, live);
    else if (otherKeys.length > 0) {
      const ids = from.map(({ key_id }) => key_id).join(", ");
      refuse(
        "ambiguous-key",
        `Several live keys have one of its former names (ids ${ids}). Add key_id with one of them, or keep only the name of that one in previously.`,
      );
    } else if (owned.has(live))
      refuse(
        "claimed-twice",
        `"${name}" is a former name, but ${namedAt(rivals(byId), "key_id")} has the key_id of that live key (${live.key_id}). Remove the name from previously, or remove key_id there.`,
      );
    else if (isHeld)
      refuse(
        "claimed-twice",
        `The field previously names the live key "${name}", but another entry declares this key: ${namedAt(rivals(direct), "key_name")}. If the key was renamed, ${rivals(direct).some(({ from }) => from) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`,
      );
    else if (otherTaker)
      refuse(
        "rename-twice",
        `"${name}" is also a former name of ${namedAt([otherTaker], "previously")}, but it can only become one key. Keep it in one entry.`,
      );
    else renames.set(key, live);
  }
  return { renames, problems };
}

export function namedAt(keys: readonly DeclaredKey[], field: string): string {
  const names = keys.map((key) => `"${labelOf(key.values.key_name)}" (${placeWordsIn(key, [field])})`);
  return names.join(" and ");
}

function contradiction(live: LiveKey, [rival]: readonly LiveKey[]): string {
  const [name, theirs] = [live, rival ?? live].map(({ key_name, platforms }) => labelOf(key_name, platforms));
  return `key_id ${live.key_id} is live key "${name}", but the name or a former name of this entry is that of live key ${rival?.key_id}, "${theirs}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}

const MAX_NAMED = 10;

/** One problem per cycle of `previously`, at its first key. */
export function renameCycles(keys: readonly DeclaredKey[]): Problem[] {
  const open = new Set(keys.filter(({ values }) => values.previously !== undefined));
  const byName = new Map<string, DeclaredKey>();
  for (const key of open) for (const name of distinctNames(key.values.key_name)) byName.set(name, key);
  const formerKey = ({ values: { previously = [] } }: DeclaredKey) =>
    previously.flatMap((name) => byName.get(name) ?? []).find((key) => open.has(key));
  const problems = new ProblemList();
  for (const start of open) {
    const path = [start];
    for (let key = path.at(-1); key; key = path.at(-1)) {
      const next = formerKey(key);
      if (!next) {
        open.delete(key);
        path.pop();
      } else if (!path.includes(next)) path.push(next);
      else {
        const cycle = path.splice(path.indexOf(next));
        for (const member of cycle) open.delete(member);
        problems.add(cycleProblem(cycle, next));
      }
    }
  }
  return problems.problems;
}

function cycleProblem(cycle: readonly DeclaredKey[], firstKey: DeclaredKey): Problem {
  const nameOf = ({ values }: DeclaredKey) => `"${distinctNames(values.key_name)[0]}"`;
  const listed = [...cycle.slice(0, MAX_NAMED).map(nameOf), ...(cycle.length > MAX_NAMED ? ["…"] : [])];
  const message =
    cycle.length === 1
      ? `The field previously has the present name of the key, ${nameOf(firstKey)}. Remove it: the field is for a name that the key had before.`
      : `These renames form a cycle: ${[...listed, nameOf(firstKey)].join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
  return problem("rename-cycle", message, {
    place: placeAt(firstKey.file, firstKey.span, ["previously"]),
  });
}

/** The names that a live key will have. A slot that is not declared keeps its name. */
export function namesAfter({ values }: DeclaredKey, live: LiveKey, perPlatform: boolean): Slots {
  const platforms = values.platforms ?? live.platforms;
  const declared = assignedSlots(values.key_name, platforms);
  return perPlatform ? { ...assignedSlots(live.key_name, platforms), ...declared } : declared;
}

/** The names that it does not have yet, by platform. */
export function newNames(key: DeclaredKey, live: LiveKey, perPlatform: boolean): [Platform, string][] {
  const after = namesAfter(key, live, perPlatform);
  const has = (platform: Platform, name: string) =>
    perPlatform
      ? live.platforms.includes(platform) && live.key_name[platform] === name
      : Object.values(live.key_name).includes(name);
  return PLATFORMS.flatMap((platform): [Platform, string][] => {
    const name = after[platform];
    return name === undefined || has(platform, name) ? [] : [[platform, name]];
  });
}

/** Those that would be created again, although exactly one live key that nothing declares has their base translation. */
export function renamedThere(
  matches: readonly Match<DeclaredKey, LiveKey>[],
  unmanaged: readonly LiveKey[],
  { applied, project: { baseLanguage } }: ProjectContext,
): { declared: DeclaredKey; problem: Problem }[] {
  const isAgain = ({ declared: key, live }: (typeof matches)[number]) =>
    !live && !isFromLokalise(key) && !key.values.new && applied?.has(canonical(key.values.key_name));
  const again = matches.filter(isAgain);
  if (again.length === 0) return [];
  const liveByText = groupedByEach(unmanaged, (key) =>
    spellingsOf(liveText(rowOf(key, baseLanguage)?.translation ?? "", key.is_plural)),
  );
  return again.flatMap(({ declared }) => {
    const text = declared.values.translations?.[baseLanguage] ?? "";
    const [twin, rival] = new Set(spellingsOf(text).flatMap((spelling) => liveByText.get(spelling) ?? []));
    if (!twin || rival) return [];
    const [name = ""] = namesLike(twin, declared.values.key_name);
    const message = `It was live at the last apply, and now key "${labelOf(twin.key_name, twin.platforms)}" (id ${twin.key_id}) has its ${baseLanguage} translation, so it was probably renamed in Lokalise. It is not created. To take the new name, rename it in all files. To rename the key back, set previously: ${yamlWord(name)} in an entry of ${manifestOf(declared.file.path)}. If it is another key, set new: true there.`;
    return [
      {
        declared,
        problem: entryProblem(keyTraits, declared, "looks-renamed", message, { path: ["key_name"] }),
      },
    ];
  });
}
