/** What one entry of a manifest declares, in a form that can be compared with another entry. */
import type { Declared } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { canonical, greatest, groupedByEach, isMapping, type Json } from "../model/json.ts";
import { onceForEachObject } from "../model/once.ts";
import { fileAt } from "../model/place.ts";
import type { FieldChange } from "../model/plan.ts";

type Entry = Declared<object>;

export interface Contents {
  fields: ReadonlyMap<string, FieldChange>;
  /** Each value with its field and part, as canonical JSON. */
  texts: ReadonlySet<string>;
}

export function contentsOf({ fields }: Pick<AnyKind, "fields">, values: object): Contents {
  const declared = fields.flatMap((field) => field.toPlan(values));
  return {
    fields: new Map(declared.map((change) => [canonical([change.field, change.part ?? null]), change])),
    texts: new Set(declared.map((change) => canonical([change.field, change.part ?? null, change.after]))),
  };
}

/** Which live object an entry means, in addition to its name. `previously`: newest last. `isNew`: no former object. */
export function identifying({ idMember }: Pick<AnyKind, "idMember">, { values }: Entry) {
  const members = new Map<string, Json>(Object.entries(values));
  const [id, former] = [members.get(idMember), members.get("previously")];
  return {
    id: id === undefined ? undefined : String(id),
    previously: former === undefined ? undefined : textsIn(former),
    isNew: members.get("new") === true,
  };
}

/** A text, or all texts of a list or a mapping. */
export function textsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Entries of one name that are compared with an entry. Thousands of files can have an entry of the same name. */
const MAX_CANDIDATES = 100;

/** `partsOf`: the values of an entry, as texts: of several entries with one name, the most similar one is taken. */
export function matchDeclared(
  kind: AnyKind,
  { target, head }: Record<"target" | "head", readonly Entry[]>,
  partsOf: (entry: Entry) => ReadonlySet<string>,
): Map<Entry, Entry> {
  const matches = new Map<Entry, Entry>();
  const taken = new Set<Entry>();
  const pass = (keysOf: (entry: Entry) => readonly string[], offered = keysOf) => {
    const open = target.filter((entry) => !taken.has(entry));
    const groups = new Map([...groupedByEach(open, offered)].map(([name, group]) => [name, new Set(group)]));
    for (const entry of head) {
      if (matches.has(entry)) continue;
      const candidates = keysOf(entry).map((name) => candidatesIn(groups.get(name), taken));
      const best = mostSimilar(entry, candidates.find((group) => group.length > 0) ?? [], partsOf);
      if (!best) continue;
      matches.set(entry, best);
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
  return matches;
}

function candidatesIn(group: Set<Entry> | undefined, taken: ReadonlySet<Entry>): Entry[] {
  const candidates: Entry[] = [];
  for (const entry of group ?? []) {
    if (taken.has(entry)) group?.delete(entry);
    else if (candidates.push(entry) === MAX_CANDIDATES) break;
  }
  return candidates;
}

function mostSimilar(
  entry: Entry,
  candidates: readonly Entry[],
  partsOf: (entry: Entry) => ReadonlySet<string>,
): Entry | undefined {
  if (candidates.length < 2) return candidates[0];
  const parts = partsOf(entry);
  const scores = candidates.map(
    (candidate) => [...partsOf(candidate)].filter((part) => parts.has(part)).length,
  );
  return candidates[scores.indexOf(greatest(scores))];
}

/** Entries with names on other platforms only are other objects, although the names are equal. */
function mayBeSame(kind: AnyKind, entry: Entry, otherEntry: Entry): boolean {
  const [names, otherNames] = [entry, otherEntry].map((entry) => platformsOf(kind, entry));
  return !names?.length || !otherNames?.length || names.some((platform) => otherNames.includes(platform));
}

function platformsOf(kind: AnyKind, { values }: Entry): readonly string[] {
  const identity = kind.identity(values);
  const { platforms = [] } = Object.fromEntries(Object.entries(values));
  return textsIn(platforms).length > 0 || !isMapping(identity) ? textsIn(platforms) : Object.keys(identity);
}

export function manifestOf(kind: AnyKind, { file, span }: Entry, language: string): string {
  const [text] = kind.fields.filter(({ role }) => role === "text");
  return fileAt(file, span, text ? [text.name, language] : []).path;
}

export function declaredTexts({ fields }: Pick<AnyKind, "fields">, { values }: Entry): FieldChange[] {
  return fields.flatMap((field) => (field.role === "text" ? field.toPlan(values) : []));
}

export function declaredText(kind: Pick<AnyKind, "fields">, entry: Entry, language: string) {
  return declaredTexts(kind, entry).find(({ part }) => part === language)?.after;
}

export function hasFormsInFile(kind: Pick<AnyKind, "fields">, entry: Entry, language: string): boolean {
  return (entry.parts ?? [entry]).some(
    (part) => part.from?.language === language && isMapping(declaredText(kind, part, language)),
  );
}

export function languagesWithForms(kind: Pick<AnyKind, "fields">, entry: Entry): string[] {
  if (!(entry.parts ?? [entry]).some(({ from }) => from)) return [];
  return declaredTexts(kind, entry).flatMap(({ part = "", after }) =>
    isMapping(after) && hasFormsInFile(kind, entry, part) ? part : [],
  );
}

/** Each list of entries is looked through once, whatever the number of texts. */
const findersOf = onceForEachObject((_: readonly Entry[]) => new Map<string, ReturnType<typeof finderIn>>());

/** Finds what an entry was earlier: the same id or name, or a former name. `part`: which parts of the entries count. */
export function earlierEntries(
  kind: AnyKind,
  entries: readonly Entry[],
  part?: { name: string; has(part: Entry): boolean },
): ReturnType<typeof finderIn> {
  const finders = findersOf(entries);
  const name = canonical([kind.name, part?.name ?? null]);
  const finder = finders.get(name) ?? finderIn(kind, part ? partsOf(entries).filter(part.has) : entries);
  finders.set(name, finder);
  return finder;
}

/** Each language of a text can be in a locale file of its own, and YAML can have the rest of the entry. */
export function partsOf(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => entry.parts ?? [entry]);
}

function finderIn(kind: AnyKind, entries: readonly Entry[]) {
  const byName = groupedByEach(entries, (entry) => namesOf(kind, entry).own);
  const withAny = (names: readonly string[]) => [...new Set(names.flatMap((name) => byName.get(name) ?? []))];
  return {
    find(entry: Entry): Entry | undefined {
      const { own: names, former } = askedNames(kind)(entry);
      const target = withAny([...names, ...former]).filter((candidate) => mayBeSame(kind, candidate, entry));
      if (target.length < 2) return target[0];
      const textsOf = (candidate: Entry) => contentsOf(kind, candidate.values).texts;
      return matchDeclared(kind, { target, head: [entry] }, textsOf).get(entry);
    },
    namesakes: (entry: Entry) => withAny(askedNames(kind)(entry).own).filter((one) => one !== entry),
  };
}

function namesOf(kind: AnyKind, entry: Entry) {
  const { id, previously = [] } = identifying(kind, entry);
  const [names = [], former = []] = [textsIn(kind.identity(entry.values)), previously].map((list) =>
    list.map((name) => `name ${name}`),
  );
  return { own: id === undefined ? names : [`id ${id}`, ...names], former };
}

/** Entries of the present manifests are looked for in many earlier ones. They never change. */
const askedNames = onceForEachObject((kind: AnyKind) =>
  onceForEachObject((entry: Entry) => namesOf(kind, entry)),
);
