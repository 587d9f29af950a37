/** Finds which entry of one declaration is which entry of another: by id, by name, and by former names. */
import type { AnyKind } from "../kinds/kind.ts";
import type { Declared } from "../kinds/traits.ts";
import { canonical } from "../model/json.ts";
import { identifying, textsIn } from "./declaredContents.ts";

type Entry = Declared<object>;

/** Several entries may have one name, for example with other platforms. At most this many of them are compared. */
const MAX_CANDIDATES = 100;

/** `partsOf`: the values of an entry, as texts: of several entries with one name, the most similar one is taken. */
export function matchDeclared(
  kind: AnyKind,
  { target, head }: Record<"target" | "head", readonly Entry[]>,
  partsOf: (entry: Entry) => ReadonlySet<string>,
): Map<Entry, Entry> {
  const found = new Map<Entry, Entry>();
  const taken = new Set<Entry>();
  const pass = (wanted: (entry: Entry) => readonly string[], offered = wanted) => {
    const free = groupsOf(
      target.filter((entry) => !taken.has(entry)),
      offered,
    );
    for (const entry of head) {
      if (found.has(entry)) continue;
      const candidates = wanted(entry).map((name) => candidatesIn(free.get(name), taken));
      const best = mostSimilar(entry, candidates.find((some) => some.length > 0) ?? [], partsOf);
      if (!best) continue;
      found.set(entry, best);
      taken.add(best);
    }
  };
  const idOf = (entry: Entry) => identifying(kind, entry).id;
  pass((entry) => [idOf(entry) ?? []].flat());
  // An entry that did not change is not taken for another one with the same name.
  pass((entry) => [canonical([...partsOf(entry)].sort())]);
  pass((entry) => [canonical(kind.identity(entry.values))]);
  const names = (entry: Entry) => textsIn(kind.identity(entry.values));
  pass((entry) => [...(identifying(kind, entry).previously ?? []).toReversed(), ...names(entry)], names);
  return found;
}

function groupsOf(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): Map<string, Set<Entry>> {
  const groups = new Map<string, Set<Entry>>();
  for (const entry of entries)
    for (const name of namesOf(entry)) groups.set(name, (groups.get(name) ?? new Set()).add(entry));
  return groups;
}

function candidatesIn(group: Set<Entry> | undefined, taken: ReadonlySet<Entry>): Entry[] {
  const candidates: Entry[] = [];
  for (const entry of group ?? []) {
    if (taken.has(entry)) group?.delete(entry);
    else if (candidates.push(entry) === MAX_CANDIDATES) break;
  }
  return candidates;
}

/** The first of those with the most equal values. */
function mostSimilar(
  entry: Entry,
  candidates: readonly Entry[],
  partsOf: (entry: Entry) => ReadonlySet<string>,
): Entry | undefined {
  const [first, ...others] = candidates;
  if (!first || others.length === 0) return first;
  const wanted = partsOf(entry);
  const score = (one: Entry) => [...partsOf(one)].filter((part) => wanted.has(part)).length;
  return others.reduce(
    (best, one) => {
      const points = score(one);
      return points > best.points ? { one, points } : best;
    },
    { one: first, points: score(first) },
  ).one;
}
