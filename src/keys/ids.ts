/** Matches declared keys with live keys by `key_id`, which takes precedence over names and filenames. */

import { entryProblem } from "../kinds/read.ts";
import { grouped } from "../model/json.ts";
import { placeAt } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { PLATFORMS, type Platform } from "../wire/key.ts";
import { assignedSlots, type LiveKey, labelOf, type Slots } from "./live.ts";
import { type DeclaredKey, keyTraits } from "./traits.ts";

export interface IdClaims {
  /** Each live key belongs to one declared key at most. */
  byId: ReadonlyMap<DeclaredKey, LiveKey>;
  /** The same, including live keys that several declared keys name. */
  named: ReadonlyMap<DeclaredKey, LiveKey>;
  /** Declared keys that share a `key_id` with another declared key. */
  refused: ReadonlyMap<DeclaredKey, Problem>;
  remarks: readonly Problem[];
}

export function claimsById(declared: readonly DeclaredKey[], live: readonly LiveKey[]): IdClaims {
  const withId = declared.filter(({ values }) => values.key_id !== undefined);
  const ids = new Map(withId.length > 0 ? live.map((key) => [key.key_id, key]) : []);
  const named = new Map<DeclaredKey, LiveKey>();
  for (const key of withId) {
    const one = ids.get(String(key.values.key_id));
    if (one) named.set(key, one);
  }
  const byId = new Map<DeclaredKey, LiveKey>();
  const refused = new Map<DeclaredKey, Problem>();
  for (const [one, claims] of grouped(named, ([, claimed]) => claimed)) {
    const claimants = claims.map(([key]) => key);
    const [first, ...others] = claimants;
    if (first && others.length === 0) byId.set(first, one);
    else for (const key of claimants) refused.set(key, claimedAgain(key, claimants));
  }
  const notLive = withId.filter((key) => !named.has(key));
  return { byId, named, refused, remarks: notLive.length > 0 ? [staleIds(notLive)] : [] };
}

function claimedAgain(key: DeclaredKey, claimants: readonly DeclaredKey[]): Problem {
  const names = claimants.map(({ values }) => `"${labelOf(values.key_name)}"`).join(" and ");
  const message = `${names} have the same key_id ${key.values.key_id}. Remove key_id from each entry that does not describe live key ${key.values.key_id}.`;
  return entryProblem(keyTraits, key, "claimed-twice", message, { path: ["key_id"] });
}

/** One problem for the project: manifests that are used for several projects contain the ids of only one of them. */
function staleIds(stale: readonly DeclaredKey[]): Problem {
  const [first] = stale;
  const one = first && stale.length === 1;
  const message = one
    ? `The project has no key with the id ${first.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.`
    : `The project has no keys with the ids of ${stale.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`;
  const place = first && { place: placeAt(first.file, first.spot, ["key_id"]) };
  return problem("stale-id", message, { ...place, severity: "warning", reach: "change" });
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
