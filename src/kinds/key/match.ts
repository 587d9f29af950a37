/**
 * Which live key each declared key is: by `key_id`, then by a name that both have on an assigned platform, then by
 * filenames; else by a pending rename. Where that leaves several, the key is refused: nothing is guessed.
 */

import type { Problem, ProblemCode } from "../../model/problem.ts";
import { PLATFORMS } from "../../wire/key.ts";
import { entryProblem } from "../entryProblem.ts";
import type { Match, Matching } from "../match.ts";
import { claimsById, newNames } from "./ids.ts";
import type { LiveKey } from "./live.ts";
import { assignedSlots, distinctNames, labelOf, nameOn } from "./names.ts";
import { keyRemarks } from "./remarks.ts";
import { pendingRenames } from "./renames.ts";
import { type DeclaredKey, keyTraits } from "./traits.ts";

/** Live keys by every name that any of their slots holds. */
type Names = ReadonlyMap<string, readonly LiveKey[]>;

/**
 * `perPlatform`: whether the project names a key by platform; else all its slots hold one name, assigned or not. `stays`:
 * whether a live key keeps its name, whatever is declared.
 */
export function matchKeys(
  declared: readonly DeclaredKey[],
  live: readonly LiveKey[],
  perPlatform: boolean,
  stays: (live: LiveKey) => boolean = () => false,
): Matching<DeclaredKey, LiveKey> {
  const names = byName(live);
  const ids = claimsById(declared, live);
  const { byId } = ids;
  const refused = new Map(ids.refused);
  const { direct, contested } = claimsByName(declared, { byId, names, perPlatform, refused });
  settleClaims(direct, refused);
  const { renames, leaving } = pendingRenames(declared, refused, {
    byId,
    direct,
    contested,
    formerlyLive: (key) => narrowed(key, formerlyLive(key, names)),
    holders: (key, own) => holdersOf(key, own, names, perPlatform),
    stays,
    perPlatform,
  });
  refuseContested(contested, { renames, leaving, refused });
  const liveOf = (key: DeclaredKey) => {
    const own = renames.get(key) ?? byId.get(key);
    if (own) return own;
    const same = direct.get(key);
    return same && !leaving.has(same) ? same : undefined;
  };
  const fresh = declared.filter((key) => !refused.has(key) && !liveOf(key));
  refuseLookalikes(fresh, live, perPlatform, refused);
  const matches = declared
    .filter((key) => !refused.has(key))
    .map((key): Match<DeclaredKey, LiveKey> => {
      const one = liveOf(key);
      if (!one) return { declared: key };
      const keepsName = byId.has(key) && hasAnyName(one, distinctNames(key.values.key_name));
      if (!renames.has(key) || keepsName) return { declared: key, live: one };
      return { declared: key, live: one, renamedFrom: labelOf(one.key_name, one.platforms) };
    });
  const spoken = new Set(matches.map((match) => match.live));
  for (const key of refused.keys()) {
    for (const one of candidatesOf(key, names, perPlatform)) spoken.add(one);
    spoken.add(ids.named.get(key));
  }
  const unmanaged = live.filter((key) => !spoken.has(key));
  return {
    matches,
    refused: [...refused].map(([key, why]) => ({ declared: key, problem: why })),
    remarks: [...ids.remarks, ...keyRemarks({ matches, live, unmanaged, perPlatform })],
    unmanaged,
    namesakes: new Set(
      declared
        .flatMap(({ values }) => distinctNames(values.key_name))
        .flatMap((name) => names.get(name) ?? []),
    ),
  };
}

function hasAnyName({ key_name, platforms }: LiveKey, names: readonly string[]): boolean {
  return Object.values(assignedSlots(key_name, platforms)).some((name) => names.includes(name));
}

interface Claims {
  /** The one live key of its name. */
  direct: Map<DeclaredKey, LiveKey>;
  /** All live keys of its name are those that other declared keys name by `key_id`. */
  contested: Map<DeclaredKey, readonly LiveKey[]>;
}

function claimsByName(
  declared: readonly DeclaredKey[],
  given: {
    byId: ReadonlyMap<DeclaredKey, LiveKey>;
    names: Names;
    perPlatform: boolean;
    refused: Map<DeclaredKey, Problem>;
  },
): Claims {
  const { byId, names, perPlatform, refused } = given;
  const taken = new Set(byId.values());
  const direct = new Map<DeclaredKey, LiveKey>();
  const contested = new Map<DeclaredKey, readonly LiveKey[]>();
  for (const key of declared) {
    if (byId.has(key) || refused.has(key)) continue;
    const all = candidatesOf(key, names, perPlatform);
    const candidates = narrowed(
      key,
      all.filter((one) => !taken.has(one)),
    );
    if (candidates.length > 1) refused.set(key, ambiguous(key, candidates));
    else if (candidates[0]) direct.set(key, candidates[0]);
    else if (all.length > 0) contested.set(key, all);
  }
  return { direct, contested };
}

/** Live keys with a name that this key gets and `own` does not have yet. */
function holdersOf(key: DeclaredKey, own: LiveKey, names: Names, perPlatform: boolean): LiveKey[] {
  return newNames(key, own, perPlatform).flatMap(([platform, name]) =>
    (names.get(name) ?? []).filter(
      (one) =>
        one !== own &&
        (!perPlatform || (one.platforms.includes(platform) && one.key_name[platform] === name)),
    ),
  );
}

/** A key whose name belongs to a live key that another declared key names by `key_id`: new only if it says so. */
function refuseContested(
  contested: Claims["contested"],
  {
    renames,
    leaving,
    refused,
  }: {
    renames: ReadonlyMap<DeclaredKey, LiveKey>;
    leaving: ReadonlyMap<LiveKey, DeclaredKey>;
    refused: Map<DeclaredKey, Problem>;
  },
): void {
  for (const [key, holders] of contested) {
    if (refused.has(key) || renames.has(key)) continue;
    const isFree = holders.every((one) => leaving.has(one));
    if (isFree ? key.values.previously?.length === 0 : key.values.filenames !== undefined) continue;
    const ids = holders.map(({ key_id }) => key_id).join(", ");
    const wayOut = isFree
      ? "If it is really new, set previously: []; else remove one of the two entries."
      : "Declare it once; or, if it is another key of the same name, tell it apart by filenames.";
    const message = `The live key of this name (id ${ids}) belongs to another declared key, which has its key_id. ${wayOut}`;
    refused.set(key, problemAt("claimed-twice", key, message));
  }
}

function byName(live: readonly LiveKey[]): Map<string, LiveKey[]> {
  const index = new Map<string, LiveKey[]>();
  for (const key of live) {
    for (const name of distinctNames(key.key_name)) {
      const others = index.get(name);
      if (others) others.push(key);
      else index.set(name, [key]);
    }
  }
  return index;
}

/** Live keys with one of its names on a platform of both: in the other slots the service only fills names in. */
function candidatesOf({ values }: DeclaredKey, names: Names, perPlatform: boolean): LiveKey[] {
  const some = new Set(distinctNames(values.key_name).flatMap((name) => names.get(name) ?? []));
  if (!perPlatform) return [...some];
  const shares = (key: LiveKey) =>
    (values.platforms ?? key.platforms).some(
      (platform) =>
        key.platforms.includes(platform) && nameOn(values.key_name, platform) === key.key_name[platform],
    );
  return [...some].filter(shares);
}

/** Several live keys of one name: told apart by the filenames that are declared. */
function narrowed({ values }: DeclaredKey, candidates: readonly LiveKey[]): readonly LiveKey[] {
  if (candidates.length < 2) return candidates;
  const byFile = candidates.filter((key) => hasFilenames(key, values.filenames));
  return byFile.length === 1 ? byFile : candidates;
}

function hasFilenames(key: LiveKey, filenames: DeclaredKey["values"]["filenames"]): boolean {
  return (
    filenames !== undefined &&
    PLATFORMS.every((p) => filenames[p] === undefined || filenames[p] === key.filenames[p])
  );
}

/** Several declared keys for one live key: the one with its filenames has it, others with other filenames are new. */
function settleClaims(direct: Map<DeclaredKey, LiveKey>, refused: Map<DeclaredKey, Problem>): void {
  const claims = new Map<LiveKey, DeclaredKey[]>();
  for (const [key, live] of direct) claims.set(live, [...(claims.get(live) ?? []), key]);
  for (const [live, claimants] of claims) {
    if (claimants.length < 2) continue;
    const byFile = claimants.filter(({ values }) => hasFilenames(live, values.filenames));
    const owner = byFile.length === 1 ? byFile[0] : undefined;
    for (const key of claimants) {
      if (key === owner) continue;
      direct.delete(key);
      if (owner && key.values.filenames !== undefined) continue;
      const names = claimants.map(({ values }) => `"${labelOf(values.key_name)}"`).join(" and ");
      const message = `${names} are the same live key (id ${live.key_id}). Declare it once, with a name for each platform; or, if they differ by filenames, add key_id: ${live.key_id} to the one that it is.`;
      refused.set(key, problemAt("claimed-twice", key, message));
    }
  }
}

/** New keys that the service would refuse, or that would live beside a key which looks just the same. */
function refuseLookalikes(
  fresh: readonly DeclaredKey[],
  live: readonly LiveKey[],
  perPlatform: boolean,
  refused: Map<DeclaredKey, Problem>,
): void {
  const names = new Map<string, DeclaredKey>();
  const looks = new Map(
    live.flatMap((key) => distinctNames(key.key_name).map((name) => [name.normalize("NFC"), key] as const)),
  );
  for (const key of fresh) {
    for (const name of distinctNames(key.values.key_name)) {
      const twin = looks.get(name.normalize("NFC"));
      if (twin && !Object.values(twin.key_name).includes(name)) {
        refused.set(
          key,
          problemAt(
            "lookalike-key",
            key,
            `Live key ${twin.key_id} has the same name in another Unicode form, which only looks the same. Copy the name from the project, or set previously to the live name.`,
          ),
        );
      }
      const first = names.get(name);
      if (!perPlatform && first && key.values.filenames === undefined) {
        refused.set(
          key,
          problemAt(
            "duplicate-key",
            key,
            `"${name}" is declared twice, and this project has one name for all platforms of a key. Declare it once, with all its platforms.`,
          ),
        );
      }
      names.set(name, key);
    }
  }
}

function formerlyLive({ values }: DeclaredKey, names: Names): LiveKey[] {
  const former = values.previously ?? [];
  const holds = (key: LiveKey, name: string) =>
    Object.values(assignedSlots(key.key_name, key.platforms)).includes(name);
  return [...new Set(former.flatMap((name) => (names.get(name) ?? []).filter((key) => holds(key, name))))];
}

function ambiguous(key: DeclaredKey, candidates: readonly LiveKey[]): Problem {
  const ids = candidates.map(({ key_id }) => key_id).join(", ");
  return problemAt(
    "ambiguous-key",
    key,
    `The project holds ${candidates.length} keys of this name (ids ${ids}), and nothing says which one this is. Add key_id with one of them, or tell them apart by filenames.`,
  );
}

function problemAt(code: ProblemCode, key: DeclaredKey, message: string): Problem {
  return entryProblem(keyTraits, key, code, message, { path: ["key_name"] });
}
