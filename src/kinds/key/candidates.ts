/** Finds the live keys that can match a declared key, by names and filenames. */
import { PLATFORMS } from "../../wire/key.ts";
import { newNames } from "./ids.ts";
import type { LiveKey } from "./live.ts";
import { assignedSlots, distinctNames, nameOn } from "./names.ts";
import type { DeclaredKey } from "./traits.ts";

/** Live keys by each name in any of their slots. */
export type LiveNames = ReadonlyMap<string, readonly LiveKey[]>;

export function liveNames(live: readonly LiveKey[]): LiveNames {
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

/** Live keys that have a name of the declared key on any platform. */
export function namesakesOf({ values }: DeclaredKey, names: LiveNames): readonly LiveKey[] {
  const [first = "", ...others] = distinctNames(values.key_name);
  if (others.length === 0) return names.get(first) ?? [];
  return [...new Set([first, ...others].flatMap((name) => names.get(name) ?? []))];
}

/** Live keys that share a name with the declared key on a common platform. In other slots, the service only repeats names. */
export function candidatesOf(
  declared: DeclaredKey,
  names: LiveNames,
  perPlatform: boolean,
): readonly LiveKey[] {
  const some = namesakesOf(declared, names);
  const { values } = declared;
  if (!perPlatform) return some;
  const shares = (key: LiveKey) =>
    (values.platforms ?? key.platforms).some(
      (platform) =>
        key.platforms.includes(platform) && nameOn(values.key_name, platform) === key.key_name[platform],
    );
  return some.filter(shares);
}

/** If several live keys have the name, the one with the declared filenames. */
export function narrow({ values }: DeclaredKey, candidates: readonly LiveKey[]): readonly LiveKey[] {
  if (candidates.length < 2) return candidates;
  const byFile = candidates.filter((key) => hasFilenames(key, values.filenames));
  return byFile.length === 1 ? byFile : candidates;
}

export function hasFilenames(key: LiveKey, filenames: DeclaredKey["values"]["filenames"]): boolean {
  return (
    filenames !== undefined &&
    PLATFORMS.every((p) => filenames[p] === undefined || filenames[p] === key.filenames[p])
  );
}

/** Live keys that have a name which the declared key will get, and which its live key `own` does not have yet. */
export function holdersOf(key: DeclaredKey, own: LiveKey, names: LiveNames, perPlatform: boolean): LiveKey[] {
  return newNames(key, own, perPlatform).flatMap(([platform, name]) =>
    (names.get(name) ?? []).filter(
      (one) =>
        one !== own &&
        (!perPlatform || (one.platforms.includes(platform) && one.key_name[platform] === name)),
    ),
  );
}

/** Live keys with a former name of the declared key. */
export function formerlyLive({ values }: DeclaredKey, names: LiveNames): LiveKey[] {
  const former = values.previously ?? [];
  const holds = (key: LiveKey, name: string) =>
    Object.values(assignedSlots(key.key_name, key.platforms)).includes(name);
  return [...new Set(former.flatMap((name) => (names.get(name) ?? []).filter((key) => holds(key, name))))];
}

/** Whether a live key has one of these names on a platform that it is assigned to. */
export function hasAnyName({ key_name, platforms }: LiveKey, names: readonly string[]): boolean {
  return Object.values(assignedSlots(key_name, platforms)).some((name) => names.includes(name));
}
