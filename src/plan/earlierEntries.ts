/** Finds what an entry was in an earlier manifest, and what it declared there. */
import type { AnyKind } from "../kinds/kind.ts";
import type { Declared } from "../kinds/traits.ts";
import { canonical, groupedByEach, type Json } from "../model/json.ts";
import { fileAt } from "../model/place.ts";
import { contentsOf, identifying, textsIn } from "./declaredContents.ts";
import { matchDeclared } from "./planKind.ts";

type Entry = Declared<object>;

/** The manifest that declares the text of an entry in a language. */
export function manifestOf(kind: AnyKind, { file, spot }: Entry, language: string): string {
  const [text] = kind.fields.filter(({ role }) => role === "text");
  return fileAt(file, spot, text ? [text.name, language] : []).path;
}

/** The declared text of an entry in a language. */
export function declaredText(kind: AnyKind, { values }: Entry, language: string): Json | undefined {
  for (const field of kind.fields) {
    if (field.role !== "text") continue;
    const found = field.toPlan(values).find(({ part }) => part === language);
    if (found) return found.after;
  }
  return undefined;
}

interface Finder {
  find(entry: Entry): Entry | undefined;
  /** The other entries with a name of this one. */
  namesakes(entry: Entry): Entry[];
}

/** Each list of entries is looked through once, whatever the number of texts. */
const FINDERS = new WeakMap<readonly Entry[], Map<string, Finder>>();

/**
 * Finds what an entry was earlier: the same id or name, or a former name. `part`: which parts of the entries count.
 */
export function earlierEntries(
  kind: AnyKind,
  entries: readonly Entry[],
  part?: { name: string; has(part: Entry): boolean },
): Finder {
  const finders = FINDERS.get(entries) ?? new Map<string, Finder>();
  FINDERS.set(entries, finders);
  const name = canonical([kind.name, part?.name ?? null]);
  const known = finders.get(name) ?? finderIn(kind, part ? partsOf(entries).filter(part.has) : entries);
  finders.set(name, known);
  return known;
}

/** Each language of a text can be in a locale file of its own, and YAML can have the rest of the entry. */
export function partsOf(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((one) => one.parts ?? [one]);
}

function finderIn(kind: AnyKind, entries: readonly Entry[]): Finder {
  const byName = groupedByEach(entries, (entry) => namesOf(kind, entry).own);
  const withAny = (names: readonly string[]) => [...new Set(names.flatMap((name) => byName.get(name) ?? []))];
  return {
    find(entry) {
      const { own, former } = askedNames(kind, entry);
      const target = withAny([...own, ...former]);
      if (target.length < 2) return target[0];
      const textsOf = (one: Entry) => contentsOf(kind, one.values).texts;
      return matchDeclared(kind, { target, head: [entry] }, textsOf).get(entry);
    },
    namesakes: (entry) => withAny(askedNames(kind, entry).own).filter((one) => one !== entry),
  };
}

interface Names {
  own: readonly string[];
  former: readonly string[];
}

function namesOf(kind: AnyKind, entry: Entry): Names {
  const { id, previously = [] } = identifying(kind, entry);
  const names = textsIn(kind.identity(entry.values)).map(named);
  return { own: id === undefined ? names : [`id ${id}`, ...names], former: previously.map(named) };
}

/** Entries of the present manifests are looked for in many earlier ones. They never change. */
const ASKED = new WeakMap<AnyKind, WeakMap<Entry, Names>>();

function askedNames(kind: AnyKind, entry: Entry): Names {
  const ofKind = ASKED.get(kind) ?? new WeakMap<Entry, Names>();
  ASKED.set(kind, ofKind);
  const names = ofKind.get(entry) ?? namesOf(kind, entry);
  ofKind.set(entry, names);
  return names;
}

function named(name: string): string {
  return `name ${name}`;
}
