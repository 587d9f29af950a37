/** Keys that are declared twice, in one manifest or in several of a project. */
import { canonical } from "../../model/json.ts";
import type { Problem } from "../../model/problem.ts";
import { PLATFORMS } from "../../wire/key.ts";
import { declaredTwice } from "../declaredTwice.ts";
import { assignedSlots, distinctNames, type Slots } from "./names.ts";
import type { DeclaredKey } from "./traits.ts";

/** Keys are unique by name and filenames; only names on declared platforms count. */
export function duplicateKeys(keys: readonly DeclaredKey[]): Problem[] {
  const problems: Problem[] = [];
  /** By platform and name: the first key for each filenames, or without. A key without filenames is the same as any other. */
  const seen = new Map<string, Map<string, Seen>>();
  for (const [order, key] of keys.entries()) {
    const names = namesOfFiles(key);
    const taken = Object.entries(slotsOf(key)).map(([platform, name]) => {
      const slot = `${platform} ${name}`;
      const same = seen.get(slot) ?? new Map<string, Seen>();
      seen.set(slot, same);
      return same;
    });
    const rivals = taken.flatMap((same) => {
      const [first] = names === "" ? same.values() : [];
      const found = [first ?? same.get(names), same.get("")].filter((one) => one !== undefined);
      return found.sort((one, other) => one.order - other.order).slice(0, 1);
    });
    for (const same of taken) if (!same.has(names)) same.set(names, { key, order });
    const first = rivals[0]?.key;
    if (first)
      problems.push(
        declaredTwice(
          "duplicate-key",
          `Key "${distinctNames(key.values.key_name).join(" / ")}"`,
          { second: key, first, field: "key_name" },
          " If they are keys of different platforms, set platforms on both.",
        ),
      );
  }
  return problems;
}

function slotsOf({ values }: DeclaredKey): Slots {
  return assignedSlots(values.key_name, values.platforms ?? PLATFORMS);
}

interface Seen {
  key: DeclaredKey;
  order: number;
}

/** Two keys with one name are different keys only if both declare filenames that differ. Empty if the key declares none. */
function namesOfFiles({ values: { filenames } }: DeclaredKey): string {
  return filenames === undefined ? "" : canonical(filled(filenames));
}

function filled(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, name]) => name !== ""));
}
