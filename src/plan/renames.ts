/** Which renames are pending: a key's former name lives, and its new one is free or is about to be. */
import type { DeclaredKey } from "../model/key/kind.ts";
import { labelOf } from "../model/key/names.ts";
import { placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { WireKey } from "../wire/key.ts";

/**
 * The pending renames, each with the live key that it takes. Pending means that the new name is not live, or that its
 * live holder is itself taken away by a pending rename. A rename that cannot be told is added to `refused`.
 */
export function pendingRenames(
  declared: readonly DeclaredKey[],
  direct: ReadonlyMap<DeclaredKey, WireKey>,
  refused: Map<DeclaredKey, Problem>,
  formerlyLive: (key: DeclaredKey) => readonly WireKey[],
): Map<DeclaredKey, WireKey> {
  const former = new Map<DeclaredKey, readonly WireKey[]>();
  for (const key of declared) {
    const live = refused.has(key) ? [] : formerlyLive(key).filter((one) => one !== direct.get(key));
    if (live.length > 0) former.set(key, live);
  }
  const pending = leastPending(former, direct);
  const takers = new Map<WireKey, DeclaredKey[]>();
  for (const key of pending)
    for (const live of former.get(key) ?? []) takers.set(live, [...(takers.get(live) ?? []), key]);
  // A key that says "previously: []" is new: it does not hold on to a key that a rename takes.
  const stillDeclared = new Map(
    [...direct]
      .filter(([key]) => !pending.has(key) && key.values.previously?.length !== 0)
      .map(([key, live]) => [live, key] as const),
  );

  const renames = new Map<DeclaredKey, WireKey>();
  for (const key of pending) {
    const [live, ...others] = former.get(key) ?? [];
    if (!live) continue;
    const holder = stillDeclared.get(live);
    const name = labelOf(live.key_name, live.platforms);
    if (others.length > 0) {
      const ids = [live, ...others].map(({ key_id }) => key_id).join(", ");
      refused.set(
        key,
        told(
          "ambiguous-key",
          key,
          `Several live keys carry a former name of this key (ids ${ids}). Leave only the name of the one that it shall be in previously, or tell them apart by filenames or key_id.`,
        ),
      );
    } else if (holder) {
      refused.set(
        key,
        told(
          "claimed-twice",
          key,
          `"${name}" is a former name of this key, and is declared as a key of its own as well. Remove it from previously; or remove that key; or say previously: [] there, if that one is really new.`,
        ),
      );
    } else if ((takers.get(live)?.length ?? 0) > 1) {
      refused.set(
        key,
        told(
          "rename-twice",
          key,
          `"${name}" is a former name of several declared keys, but it can only become one of them. Leave it in one.`,
        ),
      );
    } else renames.set(key, live);
  }
  return renames;
}

function leastPending(
  former: ReadonlyMap<DeclaredKey, readonly WireKey[]>,
  direct: ReadonlyMap<DeclaredKey, WireKey>,
): Set<DeclaredKey> {
  const pending = new Set<DeclaredKey>();
  const leaving = new Set<WireKey>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const [key, live] of former) {
      const holder = direct.get(key);
      if (pending.has(key) || (holder && !leaving.has(holder))) continue;
      pending.add(key);
      for (const one of live) leaving.add(one);
      grown = true;
    }
  }
  return pending;
}

function told(code: ProblemCode, key: DeclaredKey, message: string): Problem {
  return problem(code, message, { place: placeAt(key.file, key.spot, ["previously"]), reach: "change" });
}
