/** Keys that are declared twice, in one manifest or in several of a project. */
import { canonical } from "../../model/json.ts";
import { type Problem, ProblemList } from "../../model/problem.ts";
import { PLATFORMS } from "../../wire/key.ts";
import { declaredTwice } from "../declaredTwice.ts";
import { assignedSlots, distinctNames, type Slots } from "./names.ts";
import type { DeclaredKey } from "./traits.ts";

/** Keys are unique by name and filenames; only names on declared platforms count. */
export function duplicateKeys(keys: readonly DeclaredKey[]): Problem[] {
  const problems = new ProblemList();
  const byPlatform = new Map(PLATFORMS.map((platform) => [platform as string, new SeenNames()]));
  for (const [order, key] of keys.entries()) {
    const one = { key, order, names: namesOfFiles(key) };
    const rivals = Object.entries(slotsOf(key)).flatMap(([platform, name]) => {
      const seen = byPlatform.get(platform);
      const any = seen?.any.get(name);
      if (!seen || !any) {
        seen?.any.set(name, one);
        return [];
      }
      // Without filenames, a key is the same as any other.
      if (one.names === "" || any.names === "") {
        if (one.names === "" && any.names !== "" && !seen.plain.has(name)) seen.plain.set(name, one);
        return [any];
      }
      const same = `${name}\n${one.names}`;
      const found = [any.names === one.names ? any : seen.named.get(same), seen.plain.get(name)];
      if (!seen.named.has(same)) seen.named.set(same, one);
      return found
        .filter((rival) => rival !== undefined)
        .sort((a, b) => a.order - b.order)
        .slice(0, 1);
    });
    const first = rivals[0]?.key;
    if (first && !problems.countMore(key.file.path))
      problems.add(
        declaredTwice(
          "duplicate-key",
          `Key "${distinctNames(key.values.key_name).join(" / ")}"`,
          { second: key, first, field: "key_name" },
          " If they are keys of different platforms, set platforms on both.",
        ),
      );
  }
  return problems.problems;
}

function slotsOf({ values }: DeclaredKey): Slots {
  return assignedSlots(values.key_name, values.platforms ?? PLATFORMS);
}

/** By name: the first key, the first one without filenames, and the first one for each filenames. */
class SeenNames {
  readonly any = new Map<string, Seen>();
  readonly plain = new Map<string, Seen>();
  readonly named = new Map<string, Seen>();
}

interface Seen {
  key: DeclaredKey;
  order: number;
  names: string;
}

/** Two keys with one name are different keys only if both declare filenames that differ. Empty if the key declares none. */
function namesOfFiles({ values: { filenames } }: DeclaredKey): string {
  return filenames === undefined ? "" : canonical(filled(filenames));
}

function filled(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, name]) => name !== ""));
}
