/**
 * Which live key each declared key is: by a name that both have on an assigned platform, then by filenames,
 * then by key_id; else by a pending rename. Where that leaves several, the key is refused: nothing is guessed.
 */
import type { DeclaredKey } from "../model/key/kind.ts";
import { assignedSlots, distinctNames, labelOf, nameOn } from "../model/key/names.ts";
import { placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { PLATFORMS, type WireKey } from "../wire/key.ts";
import type { Match, Matching } from "./match.ts";
import { pendingRenames } from "./renames.ts";

/**
 * `perPlatform`: whether the project names a key by platform; else all its slots hold one name, assigned or not. `stays`:
 * whether a live key keeps its name, whatever is declared.
 */
export function matchKeys(
  declared: readonly DeclaredKey[],
  live: readonly WireKey[],
  perPlatform: boolean,
  stays: (live: WireKey) => boolean = () => false,
): Matching<DeclaredKey, WireKey> {
  const names = byName(live);
  const refused = new Map<DeclaredKey, Problem>();
  const direct = new Map<DeclaredKey, WireKey>();
  for (const key of declared) {
    const candidates = settle(key, candidatesOf(key, names, perPlatform));
    if (candidates.length > 1) refused.set(key, ambiguous(key, candidates));
    else if (candidates[0]) direct.set(key, candidates[0]);
  }
  settleClaims(direct, refused);
  const renames = pendingRenames(declared, direct, refused, {
    formerlyLive: (key) => settle(key, formerlyLive(key, names)),
    stays,
  });
  const leaving = new Set(renames.values());
  const fresh = declared.filter((key) => !refused.has(key) && !renames.has(key) && !direct.has(key));
  refuseLookalikes(fresh, live, perPlatform, refused);
  const matches = declared
    .filter((key) => !refused.has(key))
    .map((key): Match<DeclaredKey, WireKey> => {
      const renamed = renames.get(key);
      const same = direct.get(key);
      if (renamed)
        return { declared: key, live: renamed, renamedFrom: labelOf(renamed.key_name, renamed.platforms) };
      return same && !leaving.has(same) ? { declared: key, live: same } : { declared: key };
    });
  const spoken = new Set(matches.map((match) => match.live));
  for (const key of refused.keys()) for (const one of candidatesOf(key, names, perPlatform)) spoken.add(one);
  const unmanaged = live.filter((key) => !spoken.has(key));
  return {
    kind: "key",
    matches,
    refused: [...refused].map(([key, why]) => ({ declared: key, problem: why })),
    remarks: [],
    unmanaged,
    namesakes: new Set(
      declared
        .flatMap(({ values }) => distinctNames(values.key_name))
        .flatMap((name) => names.get(name) ?? []),
    ),
  };
}

/** Live keys by every name that any of their slots holds. */
function byName(live: readonly WireKey[]): Map<string, WireKey[]> {
  const index = new Map<string, WireKey[]>();
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
function candidatesOf(
  { values }: DeclaredKey,
  names: ReadonlyMap<string, WireKey[]>,
  perPlatform: boolean,
): WireKey[] {
  const some = new Set(distinctNames(values.key_name).flatMap((name) => names.get(name) ?? []));
  if (!perPlatform) return [...some];
  const shares = (key: WireKey) =>
    (values.platforms ?? key.platforms).some(
      (platform) =>
        key.platforms.includes(platform) && nameOn(values.key_name, platform) === key.key_name[platform],
    );
  return [...some].filter(shares);
}

/** Several live keys of one name: told apart by the filenames that are mentioned, then by id. */
function settle({ values }: DeclaredKey, candidates: readonly WireKey[]): readonly WireKey[] {
  if (candidates.length < 2) return candidates;
  const byFile = candidates.filter((key) => hasFilenames(key, values.filenames));
  if (byFile.length === 1) return byFile;
  const byId = candidates.filter((key) => key.key_id === values.key_id);
  return byId.length === 1 ? byId : candidates;
}

function hasFilenames(key: WireKey, filenames: DeclaredKey["values"]["filenames"]): boolean {
  return (
    filenames !== undefined &&
    PLATFORMS.every((p) => filenames[p] === undefined || filenames[p] === key.filenames[p])
  );
}

/** Several declared keys for one live key: the one with its filenames or id has it, others with other filenames are new. */
function settleClaims(direct: Map<DeclaredKey, WireKey>, refused: Map<DeclaredKey, Problem>): void {
  const claims = new Map<WireKey, DeclaredKey[]>();
  for (const [key, live] of direct) claims.set(live, [...(claims.get(live) ?? []), key]);
  for (const [live, claimants] of claims) {
    if (claimants.length < 2) continue;
    const byFile = claimants.filter(({ values }) => hasFilenames(live, values.filenames));
    const owners =
      byFile.length === 1 ? byFile : claimants.filter(({ values }) => values.key_id === live.key_id);
    const owner = owners.length === 1 ? owners[0] : undefined;
    for (const key of claimants) {
      if (key === owner) continue;
      direct.delete(key);
      if (owner && key.values.filenames !== undefined) continue;
      const names = claimants.map(({ values }) => `"${labelOf(values.key_name)}"`).join(" and ");
      const message = `${names} are one and the same live key (id ${live.key_id}). Declare it once, with a name for each platform; or, if they differ by filenames, say key_id: ${live.key_id} at the one that it is.`;
      refused.set(key, told("claimed-twice", key, message));
    }
  }
}

/** New keys that the service would refuse, or that would live beside a key which looks just the same. */
function refuseLookalikes(
  fresh: readonly DeclaredKey[],
  live: readonly WireKey[],
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
          told(
            "lookalike-key",
            key,
            `Live key ${twin.key_id} has the same name in another Unicode form, which looks alike and is not. Copy the name from the project, or say previously with the live one.`,
          ),
        );
      }
      const first = names.get(name);
      if (!perPlatform && first && key.values.filenames === undefined) {
        refused.set(
          key,
          told(
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

function formerlyLive({ values }: DeclaredKey, names: ReadonlyMap<string, WireKey[]>): WireKey[] {
  const former = values.previously ?? [];
  const holds = (key: WireKey, name: string) =>
    Object.values(assignedSlots(key.key_name, key.platforms)).includes(name);
  return [...new Set(former.flatMap((name) => (names.get(name) ?? []).filter((key) => holds(key, name))))];
}

function ambiguous(key: DeclaredKey, candidates: readonly WireKey[]): Problem {
  const ids = candidates.map(({ key_id }) => key_id).join(", ");
  return told(
    "ambiguous-key",
    key,
    `The project holds ${candidates.length} keys of this name (ids ${ids}), and nothing says which one this is. Add key_id with one of them, or tell them apart by filenames.`,
  );
}

function told(code: ProblemCode, key: DeclaredKey, message: string): Problem {
  return problem(code, message, { place: placeAt(key.file, key.spot, ["key_name"]), reach: "change" });
}
