/**
 * Matches declared keys with live keys: by `key_id`, then by a name that both have on an assigned platform, then by
 * filenames, then by a pending rename. If several live keys are possible, the declared key is refused. Nothing is guessed.
 */
import type { FormerFiles } from "../kinds/declaredEntry.ts";
import type { Match } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { grouped, groupedByEach } from "../model/json.ts";
import { manifestOf, placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { foreignOwner, type Rules } from "../model/setting.ts";
import { PLATFORMS } from "../wire/key.ts";
import { type DeclaredKey, filesOf, keyTraits, otherFilename } from "./fieldTable.ts";
import { assignedNames, distinctNames, type LiveKey, labelOf, nameOn, namesLike } from "./liveKey.ts";
import { namedAt, newNames, pendingRenames } from "./renames.ts";

/** Whether a live key keeps its name, whatever is declared: another team owns it. */
export function keepsNameBy(rules: Rules): (live: LiveKey) => boolean {
  return ({ tags }) => foreignOwner(tags, rules) !== undefined;
}

/** `perPlatform`: whether names differ by platform; if not, all slots have the same name. `keepsName`: {@link keepsNameBy}. */
export function matchKeys(
  declared: readonly DeclaredKey[],
  live: readonly LiveKey[],
  perPlatform: boolean,
  keepsName: (live: LiveKey) => boolean = () => false,
  formerFiles?: FormerFiles,
) {
  const names = groupedByEach(live, ({ key_name }) => distinctNames(key_name));
  const ids = claimsById(declared, live);
  const { byId, refused } = ids;
  const fileOf = (key: DeclaredKey, liveKey: LiveKey) => {
    const filename = formerFiles && otherFilename(key, liveKey);
    return filename === undefined ? undefined : formerFiles?.get(filename);
  };
  const ofItsFile = (key: DeclaredKey, candidates: readonly LiveKey[]) =>
    candidates.filter(
      (holder) => fileOf(key, holder) !== "others" && !(key.values.new && fileOf(key, holder) === "unknown"),
    );
  const { direct, contested } = claimsByName(declared, byId, refused, (key) =>
    ofItsFile(key, candidatesOf(key, names, perPlatform)),
  );
  for (const [key, liveKey] of direct) {
    if (fileOf(key, liveKey) !== "unknown") continue;
    direct.delete(key);
    refused.set(key, unknownFile(key, liveKey));
  }
  resolveClaims(direct, refused);
  const { renames, leaving } = pendingRenames(declared, refused, {
    byId,
    direct,
    contested,
    formerlyLive: (key) => narrow(key, ofItsFile(key, formerlyLive(key, names))),
    holders: (key, liveKey) => holdersOf(key, liveKey, names, perPlatform),
    keepsName,
    perPlatform,
  });
  for (const [key, holders] of contested) {
    if (refused.has(key) || renames.has(key)) continue;
    const isFree = holders.every((holder) => leaving.has(holder));
    // A key whose name belongs to a live key that another entry names by `key_id`. It is new only if the entry says so.
    if (isFree ? key.values.new : filesOf(key) !== undefined) continue;
    const owners = [...byId].flatMap(([owner, liveKey]) => (holders.includes(liveKey) ? owner : []));
    refused.set(key, contestedName(key, holders, isFree, owners));
    // Either entry may be the copy of the other.
    for (const owner of isFree ? owners : []) {
      const message = `The live key with key_id ${owner.values.key_id} has the name of another entry: ${namedAt([key], "key_name")}. If this entry is a copy of it, remove key_id. If it is the new name of the live key and the other entry is a new key, set new: true in the other entry.`;
      refused.set(owner, entryProblem(keyTraits, owner, "claimed-twice", message, { path: ["key_id"] }));
    }
  }
  const liveOf = (key: DeclaredKey) => {
    const liveKey = renames.get(key) ?? byId.get(key);
    if (liveKey) return liveKey;
    const namesake = direct.get(key);
    return namesake && !leaving.has(namesake) ? namesake : undefined;
  };
  // Before they are compared with all other live keys.
  const fresh = declared.filter((key) => !refused.has(key) && !liveOf(key));
  refuseLookalikes(fresh, live, perPlatform, refused);
  const matches = declared
    .filter((key) => !refused.has(key))
    .map((key): Match<DeclaredKey, LiveKey> => {
      const liveKey = liveOf(key);
      if (!liveKey) return { declared: key };
      if (!renames.has(key)) return { declared: key, live: liveKey };
      const declaredNames = distinctNames(key.values.key_name);
      const keepsName = byId.has(key) && assignedNames(liveKey).some((name) => declaredNames.includes(name));
      const renamedFrom = labelOf(liveKey.key_name, liveKey.platforms);
      return { declared: key, live: liveKey, ...(!keepsName && { renamedFrom }) };
    });
  const managedKeys = new Set(matches.map((match) => match.live));
  for (const key of refused.keys()) {
    for (const candidate of candidatesOf(key, names, perPlatform)) managedKeys.add(candidate);
    managedKeys.add(ids.named.get(key));
  }
  const unmanaged = live.filter((key) => !managedKeys.has(key));
  return {
    matches,
    refused: [...refused].map(([key, problem]) => ({ declared: key, problem })),
    remarks: ids.remarks,
    unmanaged,
    fresh,
    namesakes: new Set(declared.flatMap((key) => namesakesOf(key, names))),
  };
}

/** Refuses new keys that the service would refuse, or whose name looks like the name of a live key. */
function refuseLookalikes(
  fresh: readonly DeclaredKey[],
  live: readonly LiveKey[],
  perPlatform: boolean,
  refused: Map<DeclaredKey, Problem>,
): void {
  if (fresh.length === 0) return;
  const names = new Map<string, { key: DeclaredKey; name: string }>();
  const looks = new Map(
    live.flatMap((key) => distinctNames(key.key_name).map((name) => [normalName(name), key] as const)),
  );
  for (const key of fresh) {
    for (const name of distinctNames(key.values.key_name)) {
      const namesake = looks.get(normalName(name));
      const lookalike = names.get(normalName(name));
      const isSpelled = namesake && Object.values(namesake.key_name).includes(name);
      if (namesake && !isSpelled) {
        const message = `Live key ${namesake.key_id} has a name that looks the same, but with other Unicode characters or without a blank at an end, which the service may remove. Copy the name from the project, or set previously to the live name.`;
        refused.set(key, nameProblem("lookalike-key", key, message));
      } else if (lookalike && lookalike.name !== name) {
        const message = `This name looks like that of ${namedAt([lookalike.key], "key_name")}, so the service may store both as one. Correct one of them.`;
        refused.set(key, nameProblem("lookalike-key", key, message));
      }
      if (!perPlatform && lookalike?.name === name && filesOf(key) === undefined) {
        const message = `"${name}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
        refused.set(key, nameProblem("duplicate-key", key, message));
      }
      names.set(normalName(name), { key, name });
    }
  }
}

/** Names that a service may store as one: it may compose characters, and remove blanks at the ends. */
function normalName(name: string): string {
  return name.normalize("NFC").trim();
}

/** Live keys by each name in any of their slots. */
type LiveNames = ReadonlyMap<string, readonly LiveKey[]>;

/** Live keys that have a name of the declared key on any platform. */
function namesakesOf({ values }: DeclaredKey, names: LiveNames): readonly LiveKey[] {
  const { key_name: declaredName } = values;
  if (typeof declaredName === "string") return names.get(declaredName) ?? [];
  return [...new Set(distinctNames(declaredName).flatMap((name) => names.get(name) ?? []))];
}

/** Live keys that share a name with the declared key on a common platform. In other slots, the service only repeats names. */
function candidatesOf(declared: DeclaredKey, names: LiveNames, perPlatform: boolean): readonly LiveKey[] {
  const namesakes = namesakesOf(declared, names);
  const { values } = declared;
  if (!perPlatform) return namesakes;
  const shares = (key: LiveKey) =>
    (values.platforms ?? key.platforms).some(
      (platform) =>
        key.platforms.includes(platform) && nameOn(values.key_name, platform) === key.key_name[platform],
    );
  return namesakes.filter(shares);
}

/** If several live keys have the name, the one with the declared filenames. */
function narrow(declared: DeclaredKey, candidates: readonly LiveKey[]): readonly LiveKey[] {
  if (candidates.length < 2) return candidates;
  const byFile = candidates.filter((key) => hasFilenames(key, filesOf(declared)));
  return byFile.length === 1 ? byFile : candidates;
}

function hasFilenames(key: LiveKey, filenames: DeclaredKey["values"]["filenames"]): boolean {
  if (!filenames) return false;
  return PLATFORMS.every((p) => filenames[p] === undefined || filenames[p] === key.filenames[p]);
}

/** Live keys that have a name which the declared key will get, and which its live key `liveKey` does not have yet. */
function holdersOf(key: DeclaredKey, liveKey: LiveKey, names: LiveNames, perPlatform: boolean): LiveKey[] {
  return newNames(key, liveKey, perPlatform).flatMap(([platform, name]) =>
    (names.get(name) ?? []).filter(
      (holder) =>
        holder !== liveKey &&
        (!perPlatform || (holder.platforms.includes(platform) && holder.key_name[platform] === name)),
    ),
  );
}

function formerlyLive({ values }: DeclaredKey, names: LiveNames): LiveKey[] {
  const former = values.previously ?? [];
  const holders = (namesIn: (key: LiveKey) => readonly string[]) => [
    ...new Set(
      former.flatMap((name) => (names.get(name) ?? []).filter((key) => namesIn(key).includes(name))),
    ),
  ];
  // The name on another platform can be that of another key.
  const onPlatform = holders((key) => namesLike(key, values.key_name));
  return onPlatform.length > 0 ? onPlatform : holders(assignedNames);
}

/** `direct`: exactly one live key has the name. `contested`: all live namesakes belong to other declared keys by `key_id`. */
function claimsByName(
  declared: readonly DeclaredKey[],
  byId: ReadonlyMap<DeclaredKey, LiveKey>,
  refused: Map<DeclaredKey, Problem>,
  candidatesOf: (key: DeclaredKey) => readonly LiveKey[],
) {
  const taken = new Set(byId.values());
  const direct = new Map<DeclaredKey, LiveKey>();
  const contested = new Map<DeclaredKey, readonly LiveKey[]>();
  /** Live keys with exactly the filenames of one of several declared keys. */
  const owners = new Map<LiveKey, DeclaredKey | undefined>();
  for (const key of declared) {
    const filenames = filesOf(key);
    const [only, ...otherKeys] = filenames
      ? candidatesOf(key).filter((liveKey) => hasFilenames(liveKey, filenames))
      : [];
    if (only && otherKeys.length === 0) owners.set(only, owners.has(only) ? undefined : key);
  }
  for (const key of declared) {
    if (byId.has(key) || refused.has(key)) continue;
    const namesakes = candidatesOf(key);
    const isOther = (liveKey: LiveKey) => filesOf(key) !== undefined && (owners.get(liveKey) ?? key) !== key;
    const open = namesakes.filter((liveKey) => !taken.has(liveKey) && !isOther(liveKey));
    const candidates = narrow(key, open);
    if (candidates.length > 1) refused.set(key, ambiguous(key, candidates));
    else if (candidates[0]) direct.set(key, candidates[0]);
    else if (namesakes.length > 0) contested.set(key, namesakes);
  }
  return { direct, contested };
}

function unknownFile(key: DeclaredKey, live: LiveKey): Problem {
  const message = `Live key ${live.key_id} has this name and the filename "${otherFilename(key, live)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${live.key_id} to an entry of it in ${manifestOf(key.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`;
  return nameProblem("ambiguous-key", key, message);
}

function ambiguous(key: DeclaredKey, candidates: readonly LiveKey[]): Problem {
  const ids = candidates.map(({ key_id }) => key_id).join(", ");
  const message = `The project has ${candidates.length} keys with this name (ids ${ids}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`;
  return nameProblem("ambiguous-key", key, message);
}

/** If several declared keys match one live key, the one with the same filenames gets it. The others are new if they declare filenames. */
function resolveClaims(direct: Map<DeclaredKey, LiveKey>, refused: Map<DeclaredKey, Problem>): void {
  if (new Set(direct.values()).size === direct.size) return;
  for (const [live, claims] of grouped(direct, ([, liveKey]) => liveKey)) {
    const claimants = claims.map(([key]) => key);
    if (claimants.length < 2) continue;
    const byFile = claimants.filter((key) => hasFilenames(live, filesOf(key)));
    const owner = byFile.length === 1 ? byFile[0] : undefined;
    for (const key of claimants) {
      if (key === owner) continue;
      direct.delete(key);
      if (owner && filesOf(key) !== undefined) continue;
      const isOfRows = claimants.every(({ from }) => from?.source.filenames !== undefined);
      const fix = isOfRows
        ? "Their rows of texts in lokaform.yaml give them different filenames: set the same filenames in both rows, or remove names: lokalise."
        : `Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${live.key_id} to the entry that describes live key ${live.key_id}.`;
      const message = `${namedAt(claimants, "key_name")} match the same live key (id ${live.key_id}). ${fix}`;
      refused.set(key, nameProblem("claimed-twice", key, message));
    }
  }
}

/** `isFree`: whether the live keys get other names. */
function contestedName(
  key: DeclaredKey,
  holders: readonly LiveKey[],
  isFree: boolean,
  owners: readonly DeclaredKey[],
): Problem {
  const ids = holders.map(({ key_id }) => key_id).join(", ");
  const wayOut = isFree
    ? "If that entry is a copy of this one, remove its key_id. If this entry is a new key, set new: true."
    : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
  const message = `The live key with this name (id ${ids}) belongs to another declared key, which has its key_id: ${namedAt(owners, "key_id")}. ${wayOut}`;
  return nameProblem("claimed-twice", key, message);
}

function nameProblem(code: ProblemCode, key: DeclaredKey, message: string): Problem {
  return entryProblem(keyTraits, key, code, message, { path: ["key_name"] });
}

// Matches declared keys with live keys by `key_id`, which takes precedence over names and filenames.

/**
 * `byId`: each live key belongs to one declared key at most. `named`: the same, with live keys that several declared keys name.
 * `refused`: declared keys that share a `key_id` with another declared key.
 */
function claimsById(declared: readonly DeclaredKey[], live: readonly LiveKey[]) {
  const withId = declared.filter(({ values }) => values.key_id !== undefined);
  const ids = new Map(withId.length > 0 ? live.map((key) => [key.key_id, key]) : []);
  const claimedKeys = new Map<DeclaredKey, LiveKey>();
  for (const key of withId) {
    const liveKey = ids.get(String(key.values.key_id));
    if (liveKey) claimedKeys.set(key, liveKey);
  }
  const byId = new Map<DeclaredKey, LiveKey>();
  const refused = new Map<DeclaredKey, Problem>();
  for (const [liveKey, claims] of grouped(claimedKeys, ([, claimed]) => claimed)) {
    const claimants = claims.map(([key]) => key);
    const [claimant, ...rivals] = claimants;
    if (claimant && rivals.length === 0) byId.set(claimant, liveKey);
    else
      for (const key of claimants) {
        const message = `${namedAt(claimants, "key_id")} have the same key_id ${key.values.key_id}. Remove key_id from each entry that does not describe live key ${key.values.key_id}.`;
        refused.set(key, entryProblem(keyTraits, key, "claimed-twice", message, { path: ["key_id"] }));
      }
  }
  const notLive = withId.filter((key) => !claimedKeys.has(key));
  return { byId, named: claimedKeys, refused, remarks: notLive.length > 0 ? [staleIds(notLive)] : [] };
}

/** One problem for the project: manifests that are used for several projects contain the ids of only one of them. */
function staleIds(stale: readonly DeclaredKey[]): Problem {
  const [firstKey] = stale;
  const isSingle = firstKey && stale.length === 1;
  const message = isSingle
    ? `The project has no key with the id ${firstKey.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.`
    : `The project has no keys with the ids of ${stale.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`;
  const place = firstKey && { place: placeAt(firstKey.file, firstKey.span, ["key_id"]) };
  return problem("stale-id", message, { ...place, severity: "warning", scope: "change" });
}
