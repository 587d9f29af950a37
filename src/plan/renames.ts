/** Which renames are pending: a key's former name lives, and its new one is free or is about to be. */
import type { DeclaredKey } from "../model/key/kind.ts";
import { labelOf } from "../model/key/names.ts";
import { placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { WireKey } from "../wire/key.ts";

interface Asked {
  /** The live keys that carry a former name of it. */
  formerlyLive(key: DeclaredKey): readonly WireKey[];
  /** Whether a live key keeps its name, whatever is declared. */
  stays(live: WireKey): boolean;
}

type Former = ReadonlyMap<DeclaredKey, readonly WireKey[]>;
type Direct = ReadonlyMap<DeclaredKey, WireKey>;

/**
 * The pending renames, each with the live key that it takes. Pending means that the new name is not live, or that its
 * live holder is itself taken away by a pending rename. A rename that cannot be told is added to `refused`: it takes
 * nothing away, so that what waits for it is not pending either.
 */
export function pendingRenames(
  declared: readonly DeclaredKey[],
  direct: Direct,
  refused: Map<DeclaredKey, Problem>,
  { formerlyLive, stays }: Asked,
): Map<DeclaredKey, WireKey> {
  const former = new Map<DeclaredKey, readonly WireKey[]>();
  for (const key of declared) {
    const live = refused.has(key) ? [] : formerlyLive(key).filter((one) => one !== direct.get(key));
    if (live.length > 0) former.set(key, live);
  }
  for (;;) {
    const { renames, untold } = settled(former, direct, stays);
    if (untold.size === 0) return renames;
    for (const [key, why] of untold) {
      refused.set(key, why);
      former.delete(key);
    }
  }
}

/** The pending renames that can be told, and why others cannot. */
function settled(former: Former, direct: Direct, stays: Asked["stays"]) {
  const pending = leastPending(former, direct, stays);
  const takers = new Map<WireKey, number>();
  for (const key of pending)
    for (const live of former.get(key) ?? []) takers.set(live, (takers.get(live) ?? 0) + 1);
  // A key that says "previously: []" is new: it does not hold on to a key that a rename takes.
  const held = new Set(
    [...direct].flatMap(([key, live]) =>
      pending.has(key) || (key.values.previously?.length === 0 && !stays(live)) ? [] : [live],
    ),
  );

  const renames = new Map<DeclaredKey, WireKey>();
  const untold = new Map<DeclaredKey, Problem>();
  for (const key of pending) {
    const [live, ...others] = former.get(key) ?? [];
    if (!live) continue;
    const name = labelOf(live.key_name, live.platforms);
    const refuse = (code: ProblemCode, message: string) => untold.set(key, told(code, key, message));
    if (others.length > 0) {
      const ids = [live, ...others].map(({ key_id }) => key_id).join(", ");
      refuse(
        "ambiguous-key",
        `Several live keys carry a former name of this key (ids ${ids}). Leave only the name of the one that it shall be in previously, or tell them apart by filenames or key_id.`,
      );
    } else if (held.has(live))
      refuse(
        "claimed-twice",
        `"${name}" is a former name of this key, and is declared as a key of its own as well. Remove it from previously; or remove that key; or say previously: [] there, if that one is really new.`,
      );
    else if ((takers.get(live) ?? 0) > 1)
      refuse(
        "rename-twice",
        `"${name}" is a former name of several declared keys, but it can only become one of them. Leave it in one.`,
      );
    else renames.set(key, live);
  }
  return { renames, untold };
}

function leastPending(former: Former, direct: Direct, stays: Asked["stays"]): Set<DeclaredKey> {
  const pending = new Set<DeclaredKey>();
  const leaving = new Set<WireKey>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const [key, live] of former) {
      const holder = direct.get(key);
      if (pending.has(key) || (holder && !leaving.has(holder))) continue;
      pending.add(key);
      for (const one of live) if (!stays(one)) leaving.add(one);
      grown = true;
    }
  }
  return pending;
}

function told(code: ProblemCode, key: DeclaredKey, message: string): Problem {
  return problem(code, message, { place: placeAt(key.file, key.spot, ["previously"]), reach: "change" });
}
