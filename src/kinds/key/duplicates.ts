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
  /** The keys so far, by each of their names. */
  const seen = new Map<string, DeclaredKey[]>();
  for (const key of keys) {
    const slots = Object.entries(slotsOf(key));
    const rivals = slots.flatMap(([platform, name]) =>
      (seen.get(name) ?? []).filter((rival) =>
        Object.entries(slotsOf(rival)).some(([other, taken]) => other === platform && taken === name),
      ),
    );
    const first = rivals.find((rival) => !differByFilenames(rival, key));
    if (first)
      problems.push(
        declaredTwice(
          "duplicate-key",
          `Key "${distinctNames(key.values.key_name).join(" / ")}"`,
          { second: key, first, field: "key_name" },
          " If they are keys of different platforms, set platforms on both.",
        ),
      );
    for (const name of new Set(slots.map(([, name]) => name))) {
      const sameName = seen.get(name);
      if (sameName) sameName.push(key);
      else seen.set(name, [key]);
    }
  }
  return problems;
}

function slotsOf({ values }: DeclaredKey): Slots {
  return assignedSlots(values.key_name, values.platforms ?? PLATFORMS);
}

/** Two keys with one name are different keys only if both declare filenames that differ. */
function differByFilenames(a: DeclaredKey, b: DeclaredKey): boolean {
  const [one, other] = [a.values.filenames, b.values.filenames];
  return one !== undefined && other !== undefined && canonical(filled(one)) !== canonical(filled(other));
}

function filled(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, name]) => name !== ""));
}
