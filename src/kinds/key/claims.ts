/** Matches declared keys with live keys by name, and decides if several match the same live key. */
import type { Problem, ProblemCode } from "../../model/problem.ts";
import { entryProblem } from "../entryProblem.ts";
import { candidatesOf, hasFilenames, type LiveNames, narrow } from "./candidates.ts";
import type { LiveKey } from "./live.ts";
import { labelOf } from "./names.ts";
import { type DeclaredKey, keyTraits } from "./traits.ts";

export interface NameClaims {
  /** Keys with exactly one live key of their name. */
  direct: Map<DeclaredKey, LiveKey>;
  /** Keys whose only live namesakes belong to other declared keys by `key_id`. */
  contested: Map<DeclaredKey, readonly LiveKey[]>;
}

export function claimsByName(
  declared: readonly DeclaredKey[],
  given: {
    byId: ReadonlyMap<DeclaredKey, LiveKey>;
    names: LiveNames;
    perPlatform: boolean;
    refused: Map<DeclaredKey, Problem>;
  },
): NameClaims {
  const { byId, names, perPlatform, refused } = given;
  const taken = new Set(byId.values());
  const direct = new Map<DeclaredKey, LiveKey>();
  const contested = new Map<DeclaredKey, readonly LiveKey[]>();
  for (const key of declared) {
    if (byId.has(key) || refused.has(key)) continue;
    const all = candidatesOf(key, names, perPlatform);
    const candidates = narrow(
      key,
      all.filter((one) => !taken.has(one)),
    );
    if (candidates.length > 1) refused.set(key, ambiguous(key, candidates));
    else if (candidates[0]) direct.set(key, candidates[0]);
    else if (all.length > 0) contested.set(key, all);
  }
  return { direct, contested };
}

function ambiguous(key: DeclaredKey, candidates: readonly LiveKey[]): Problem {
  const ids = candidates.map(({ key_id }) => key_id).join(", ");
  return nameProblem(
    "ambiguous-key",
    key,
    `The project has ${candidates.length} keys with this name (ids ${ids}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`,
  );
}

/** If several declared keys match one live key, the one with the same filenames gets it. The others are new if they declare filenames. */
export function resolveClaims(direct: Map<DeclaredKey, LiveKey>, refused: Map<DeclaredKey, Problem>): void {
  if (new Set(direct.values()).size === direct.size) return;
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
      const message = `${names} match the same live key (id ${live.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${live.key_id} to the entry that describes live key ${live.key_id}.`;
      refused.set(key, nameProblem("claimed-twice", key, message));
    }
  }
}

/** A key whose name belongs to a live key that another entry names by `key_id`. It is new only if the entry says so. */
export function refuseContested(
  contested: NameClaims["contested"],
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
    if (isFree ? key.values.new : key.values.filenames !== undefined) continue;
    const ids = holders.map(({ key_id }) => key_id).join(", ");
    const wayOut = isFree
      ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries."
      : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
    const message = `The live key with this name (id ${ids}) belongs to another declared key, which has its key_id. ${wayOut}`;
    refused.set(key, nameProblem("claimed-twice", key, message));
  }
}

/** A problem at the name of a declared key. */
export function nameProblem(code: ProblemCode, key: DeclaredKey, message: string): Problem {
  return entryProblem(keyTraits, key, code, message, { path: ["key_name"] });
}
