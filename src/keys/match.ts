/** Matches declared with live keys: by `key_id`, then a shared name, then filenames, then a pending rename. Nothing is guessed: several are refused. */
import type { FormerFiles } from "../kinds/declaredEntry.ts";
import type { Match } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { grouped, groupedByEach } from "../model/json.ts";
import { manifestOf, placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { foreignOwner, type Rules } from "../model/setting.ts";
import { PLATFORMS } from "../wire/key.ts";
import { type DeclaredKey, filesOf, keyTraits, otherFilename } from "./fieldTable.ts";
import { areOfSeveralApps } from "./joinDeclarations.ts";
import { assignedNames, distinctNames, type LiveKey, labelOf, nameOn, namesLike } from "./liveKey.ts";
import { namedAt, newNames, pendingRenames, type RenameFacts } from "./renames.ts";

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
  return new KeyMatching({ declared, live, perPlatform, keepsName, formerFiles }).result();
}

interface Input extends Pick<RenameFacts, "keepsName" | "perPlatform"> {
  declared: readonly DeclaredKey[];
  live: readonly LiveKey[];
  formerFiles: FormerFiles | undefined;
}

class KeyMatching implements RenameFacts {
  readonly #input: Input;
  readonly keepsName: Input["keepsName"];
  readonly perPlatform: boolean;
  /** Live keys by each name in any of their slots. */
  readonly #names: ReadonlyMap<string, readonly LiveKey[]>;
  readonly #refused = new Map<DeclaredKey, Problem>();
  readonly #remarks: Problem[] = [];
  /** As `byId`, with live keys that several declared keys name. */
  readonly #claimedKeys = new Map<DeclaredKey, LiveKey>();
  readonly byId = new Map<DeclaredKey, LiveKey>();
  readonly direct = new Map<DeclaredKey, LiveKey>();
  readonly contested = new Map<DeclaredKey, readonly LiveKey[]>();
  #pending: ReturnType<typeof pendingRenames> = { renames: new Map(), leaving: new Map() };

  constructor(input: Input) {
    this.#input = input;
    this.keepsName = input.keepsName;
    this.perPlatform = input.perPlatform;
    this.#names = groupedByEach(input.live, ({ key_name }) => distinctNames(key_name));
  }

  /** The passes in order of policy. */
  result() {
    const { declared, live } = this.#input;
    this.#matchById();
    this.#matchByName();
    this.#refuseUnknownFiles();
    this.#refuseSharedClaims();
    this.#pending = pendingRenames(declared, this.#refused, this);
    this.#refuseContestedNames();
    // Before they are compared with all other live keys.
    const fresh = declared.filter((key) => !this.#refused.has(key) && !this.#liveOf(key));
    if (fresh.length > 0) this.#refuseLookalikes(fresh);
    const matches = declared.filter((key) => !this.#refused.has(key)).map((key) => this.#matchOf(key));
    const managedKeys = new Set(matches.map((match) => match.live));
    for (const key of this.#refused.keys()) {
      for (const candidate of this.#candidatesOf(key)) managedKeys.add(candidate);
      managedKeys.add(this.#claimedKeys.get(key));
    }
    const unmanaged = live.filter((key) => !managedKeys.has(key));
    return {
      matches,
      refused: [...this.#refused].map(([key, problem]) => ({ declared: key, problem })),
      remarks: this.#remarks,
      unmanaged,
      fresh,
      namesakes: new Set(declared.flatMap((key) => this.#namesakesOf(key))),
    };
  }

  #refuse(key: DeclaredKey, code: ProblemCode, message: string, field = "key_name"): void {
    this.#refused.set(key, entryProblem(keyTraits, key, code, message, { path: [field] }));
  }

  /** A `key_id` takes precedence over names and filenames. Each live key belongs to one declared key at most. */
  #matchById(): void {
    const { declared, live } = this.#input;
    const withId = declared.filter(({ values }) => values.key_id !== undefined);
    const ids = new Map(withId.length > 0 ? live.map((key) => [key.key_id, key]) : []);
    for (const key of withId) {
      const liveKey = ids.get(String(key.values.key_id));
      if (liveKey) this.#claimedKeys.set(key, liveKey);
    }
    for (const [liveKey, claims] of grouped(this.#claimedKeys, ([, claimed]) => claimed)) {
      const claimants = claims.map(([key]) => key);
      const [claimant, ...rivals] = claimants;
      if (claimant && rivals.length === 0) this.byId.set(claimant, liveKey);
      else
        for (const key of claimants) {
          const message = `${namedAt(claimants, "key_id")} have the same key_id ${key.values.key_id}. Remove key_id from each entry that does not describe live key ${key.values.key_id}.`;
          this.#refuse(key, "claimed-twice", message, "key_id");
        }
    }
    const notLive = withId.filter((key) => !this.#claimedKeys.has(key));
    if (notLive.length > 0) this.#remarks.push(staleIds(notLive));
  }

  /** The only live key that has the name. A key whose live namesakes all belong to others by `key_id` is contested. */
  #matchByName(): void {
    const ownersById = new Map([...this.byId].map(([key, liveKey]) => [liveKey, key]));
    const owners = this.#ownersByFile();
    for (const key of this.#input.declared) {
      if (this.byId.has(key) || this.#refused.has(key)) continue;
      const namesakes = this.#ofItsFile(key, this.#candidatesOf(key));
      const isOther = (liveKey: LiveKey) =>
        filesOf(key) !== undefined && (owners.get(liveKey) ?? key) !== key;
      const isTaken = (liveKey: LiveKey) => {
        const owner = ownersById.get(liveKey);
        return owner !== undefined && !areOfSeveralApps([owner, key]);
      };
      const open = namesakes.filter((liveKey) => !isTaken(liveKey) && !isOther(liveKey));
      const candidates = narrow(key, open);
      if (candidates.length > 1) {
        const ids = candidates.map(({ key_id }) => key_id).join(", ");
        const message = `The project has ${candidates.length} keys with this name (ids ${ids}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`;
        this.#refuse(key, "ambiguous-key", message);
      } else if (candidates[0]) this.direct.set(key, candidates[0]);
      else if (namesakes.length > 0) this.contested.set(key, namesakes);
    }
  }

  /** Live keys with exactly the filenames of one of several declared keys. */
  #ownersByFile(): Map<LiveKey, DeclaredKey | undefined> {
    const owners = new Map<LiveKey, DeclaredKey | undefined>();
    for (const key of this.#input.declared) {
      const filenames = filesOf(key);
      if (!filenames) continue;
      const candidates = this.#ofItsFile(key, this.#candidatesOf(key));
      const [only, ...otherKeys] = candidates.filter((liveKey) => hasFilenames(liveKey, filenames));
      if (only && otherKeys.length === 0) owners.set(only, owners.has(only) ? undefined : key);
    }
    return owners;
  }

  #refuseUnknownFiles(): void {
    for (const [key, live] of this.direct) {
      if (this.#fileOf(key, live) !== "unknown") continue;
      this.direct.delete(key);
      const message = `Live key ${live.key_id} has this name and the filename "${otherFilename(key, live)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${live.key_id} to an entry of it in ${manifestOf(key.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`;
      this.#refuse(key, "ambiguous-key", message);
    }
  }

  /** If several declared keys match one live key, the one with the same filenames gets it. The others are new if they declare filenames. */
  #refuseSharedClaims(): void {
    if (new Set(this.direct.values()).size === this.direct.size) return;
    for (const [live, claims] of grouped(this.direct, ([, liveKey]) => liveKey)) {
      const claimants = claims.map(([key]) => key);
      if (claimants.length < 2 || areOfSeveralApps(claimants)) continue;
      const byFile = claimants.filter((key) => hasFilenames(live, filesOf(key)));
      const owner = byFile.length === 1 ? byFile[0] : undefined;
      for (const key of claimants) {
        if (key === owner) continue;
        this.direct.delete(key);
        if (owner && filesOf(key) !== undefined) continue;
        const message = `${namedAt(claimants, "key_name")} match the same live key (id ${live.key_id}). Declare the key once, with a name for each platform, or set the same filenames in the rows of texts. If the entries are keys with different filenames, add key_id: ${live.key_id} to the entry that describes live key ${live.key_id}.`;
        this.#refuse(key, "claimed-twice", message);
      }
    }
  }

  /** A key whose name belongs to a live key that another entry names by `key_id`. It is new only if the entry says so. */
  #refuseContestedNames(): void {
    const { renames, leaving } = this.#pending;
    for (const [key, holders] of this.contested) {
      if (this.#refused.has(key) || renames.has(key)) continue;
      const isFree = holders.every((holder) => leaving.has(holder));
      if (isFree ? key.values.new : filesOf(key) !== undefined) continue;
      const owners = [...this.byId].flatMap(([owner, liveKey]) => (holders.includes(liveKey) ? owner : []));
      const ids = holders.map(({ key_id }) => key_id).join(", ");
      const fix = isFree
        ? "If one of them is a copy of the other, remove key_id there. If the first one is a new key, set new: true in it."
        : "Declare the key once. If the first one is another key with the same name, declare its filenames.";
      const message = `${namedAt([key], "key_name")} has the name of live key ${ids}, and ${namedAt(owners, "key_id")} has its key_id. ${fix}`;
      this.#refuse(key, "claimed-twice", message);
      // Either entry may be the copy of the other.
      for (const owner of isFree ? owners : []) this.#refuse(owner, "claimed-twice", message, "key_id");
    }
  }

  /** Refuses new keys that the service would refuse, or may store under the name of another key. */
  #refuseLookalikes(fresh: readonly DeclaredKey[]): void {
    const looks = new Map<string, { name: string; key: LiveKey | DeclaredKey }>();
    for (const key of this.#input.live)
      for (const name of distinctNames(key.key_name)) looks.set(normalName(name), { name, key });
    const newNames = new Set<string>();
    for (const key of fresh) {
      for (const name of distinctNames(key.values.key_name)) {
        const { name: otherName, key: namesake } = looks.get(normalName(name)) ?? {};
        if (namesake && otherName !== name) {
          const owner =
            "key_id" in namesake ? `live key ${namesake.key_id}` : namedAt([namesake], "key_name");
          const message = `This name looks like that of ${owner}, but has other Unicode characters or a blank at an end, so the service may store both as one. Copy the name from there, or set previously to it.`;
          this.#refuse(key, "lookalike-key", message);
        } else looks.set(normalName(name), { name, key });
        if (!this.perPlatform && newNames.has(name) && filesOf(key) === undefined) {
          const message = `"${name}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms. In rows of texts, write platforms in place of platform.`;
          this.#refuse(key, "duplicate-key", message);
        }
        newNames.add(name);
      }
    }
  }

  #liveOf(key: DeclaredKey): LiveKey | undefined {
    const liveKey = this.#pending.renames.get(key) ?? this.byId.get(key);
    if (liveKey) return liveKey;
    const namesake = this.direct.get(key);
    const taker = namesake && this.#pending.leaving.get(namesake);
    return taker && !areOfSeveralApps([key, taker]) ? undefined : namesake;
  }

  #matchOf(key: DeclaredKey): Match<DeclaredKey, LiveKey> {
    const liveKey = this.#liveOf(key);
    if (!liveKey) return { declared: key };
    if (!this.#pending.renames.has(key)) return { declared: key, live: liveKey };
    const declaredNames = distinctNames(key.values.key_name);
    const hasName = this.byId.has(key) && assignedNames(liveKey).some((name) => declaredNames.includes(name));
    const renamedFrom = labelOf(liveKey.key_name, liveKey.platforms);
    return { declared: key, live: liveKey, ...(!hasName && { renamedFrom }) };
  }

  #fileOf(key: DeclaredKey, liveKey: LiveKey) {
    const { formerFiles } = this.#input;
    const filename = formerFiles && otherFilename(key, liveKey);
    return filename === undefined ? undefined : formerFiles?.get(filename);
  }

  #ofItsFile(key: DeclaredKey, candidates: readonly LiveKey[]): readonly LiveKey[] {
    if (!this.#input.formerFiles) return candidates;
    return candidates.filter((holder) => {
      const file = this.#fileOf(key, holder);
      return file !== "others" && !(key.values.new && file === "unknown");
    });
  }

  /** Live keys that have a name of the declared key on any platform. */
  #namesakesOf({ values: { key_name: name } }: DeclaredKey): readonly LiveKey[] {
    if (typeof name === "string") return this.#names.get(name) ?? [];
    return [...new Set(distinctNames(name).flatMap((slotName) => this.#names.get(slotName) ?? []))];
  }

  /** Live keys that share a name with the declared key on a common platform. In other slots, the service only repeats names. */
  #candidatesOf(declared: DeclaredKey): readonly LiveKey[] {
    const namesakes = this.#namesakesOf(declared);
    const { values } = declared;
    if (!this.perPlatform) return namesakes;
    const shares = (key: LiveKey) =>
      (values.platforms ?? key.platforms).some(
        (platform) =>
          key.platforms.includes(platform) && nameOn(values.key_name, platform) === key.key_name[platform],
      );
    return namesakes.filter(shares);
  }

  holders(key: DeclaredKey, liveKey: LiveKey): LiveKey[] {
    return newNames(key, liveKey, this.perPlatform).flatMap(([platform, name]) =>
      (this.#names.get(name) ?? []).filter(
        (holder) =>
          holder !== liveKey &&
          (!this.perPlatform || (holder.platforms.includes(platform) && holder.key_name[platform] === name)),
      ),
    );
  }

  formerlyLive(key: DeclaredKey): readonly LiveKey[] {
    const { previously = [], key_name } = key.values;
    const holders = (namesIn: (key: LiveKey) => readonly string[]) => [
      ...new Set(
        previously.flatMap((name) =>
          (this.#names.get(name) ?? []).filter((liveKey) => namesIn(liveKey).includes(name)),
        ),
      ),
    ];
    // The name on another platform can be that of another key.
    const onPlatform = holders((liveKey) => namesLike(liveKey, key_name));
    const formerKeys = onPlatform.length > 0 ? onPlatform : holders(assignedNames);
    return narrow(key, this.#ofItsFile(key, formerKeys));
  }
}

/** Names that a service may store as one: it may compose characters, and remove blanks at the ends. */
function normalName(name: string): string {
  return name.normalize("NFC").trim();
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

/** One problem for the project: manifests that are used for several projects contain the ids of only one of them. */
function staleIds([firstKey, ...otherKeys]: readonly DeclaredKey[]): Problem {
  const suffix = otherKeys.length > 0 ? ` (the first of ${otherKeys.length + 1} such ids)` : "";
  const message = `The project has no key with the id ${firstKey?.values.key_id}${suffix}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.`;
  const place = firstKey && { place: placeAt(firstKey.file, firstKey.span, ["key_id"]) };
  return problem("stale-id", message, { ...place, severity: "warning", scope: "change" });
}
