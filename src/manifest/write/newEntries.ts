/** Live objects of one kind as entries of new manifests. Each entry means exactly its object. */
import type { AnyKind, LiveObjects } from "../../kinds/kind.ts";
import type { Entry, ProjectContext } from "../../kinds/traits.ts";
import { type Inexpressible, unplaced } from "./expressible.ts";
import { type NewEntry, newEntry, type Wanted } from "./newEntry.ts";

/** An entry that is ready to be written. */
export interface ReadyEntry {
  live: unknown;
  entry: Entry;
  /** Members that must stay in the entry, because they distinguish it from others. */
  fixed: readonly string[];
}

/** A live object, or a part of it, that the new manifests do not declare. */
export interface LeftOut extends Partial<Inexpressible> {
  kind: string;
  label: string;
  id: number | string;
  why: string;
}

export interface NewEntries {
  /** Sorted by name. */
  entries: readonly ReadyEntry[];
  left: readonly LeftOut[];
  /** How many objects have a field that differs from that of a new object and was not asked for, by the field. */
  unasked: ReadonlyMap<string, number>;
}

interface Draft extends NewEntry {
  /** How many sets of distinguishing members it has. */
  level: number;
}

export function newEntries(
  kind: AnyKind,
  live: LiveObjects<unknown>,
  context: ProjectContext,
  wanted: Wanted,
): NewEntries {
  const left: LeftOut[] = [];
  const leave = (object: { live: unknown; label: string }, what: Partial<Inexpressible> & { why: string }) =>
    left.push({ kind: kind.name, label: object.label, id: kind.id(object.live), ...what });
  let drafts: Draft[] = [];
  for (const one of inOrder(kind, live.objects)) {
    const made = newEntry(kind, one, context, wanted);
    if ("refused" in made) leave(made, { why: made.refused.why });
    else drafts.push({ ...made, level: 0 });
  }
  for (;;) {
    const wrong = misread(kind, drafts, live, context);
    if (wrong.size === 0) break;
    if (raise(kind, drafts, wrong)) continue;
    for (const [draft, why] of wrong) leave(draft, { why });
    drafts = drafts.filter((draft) => !wrong.has(draft));
  }
  for (const draft of drafts) for (const one of draft.left) leave(draft, one);
  const entries = drafts.map((draft) => ({
    live: draft.live,
    entry: entryOf(kind, draft),
    fixed: Object.keys(extra(draft)),
  }));
  const unasked = new Map<string, number>();
  for (const name of drafts.flatMap((draft) => draft.unasked))
    unasked.set(name, (unasked.get(name) ?? 0) + 1);
  return { entries, left, unasked };
}

/** Entries that would not be read as exactly their object, and why. */
function misread(
  kind: AnyKind,
  drafts: readonly Draft[],
  live: LiveObjects<unknown>,
  context: ProjectContext,
): Map<Draft, string> {
  const declared = drafts.map((draft, index) =>
    unplaced(kind.entry.schema.parse(entryOf(kind, draft, kind.newManifest?.common)), String(index)),
  );
  const matching = kind.match(declared, live, context);
  const matches = new Map(matching.matches.map((match) => [match.declared, match]));
  const refused = new Map(matching.refused.map((one) => [one.declared, one.problem.message]));
  const wrong = new Map<Draft, string>();
  for (const [index, draft] of drafts.entries()) {
    const one = declared[index];
    const match = one && matches.get(one);
    if (match && match.live === draft.live && match.renamedFrom === undefined) continue;
    const other = "An entry with its name would mean another object.";
    wrong.set(draft, (one && refused.get(one)) ?? other);
  }
  for (const { place, message } of kind.checkTogether(declared)) {
    const draft = drafts[Number(place?.file)];
    if (draft) wrong.set(draft, message);
  }
  return wrong;
}

/** Adds distinguishing members to the wrong entries, and to others with the same name. False if all have all of them. */
function raise(kind: AnyKind, drafts: readonly Draft[], wrong: ReadonlyMap<Draft, string>): boolean {
  const names = new Set([...wrong.keys()].flatMap(({ live }) => kind.names(live)));
  let raised = false;
  for (const draft of drafts) {
    const isWrong = wrong.has(draft);
    // An id is written only where it is needed.
    const most = draft.distinguishing.length - (isWrong ? 0 : 1);
    const shares = isWrong || kind.names(draft.live).some((name) => names.has(name));
    if (!shares || draft.level >= most) continue;
    draft.level += 1;
    raised = true;
  }
  return raised;
}

function extra({ distinguishing, level }: Draft): Entry {
  return Object.assign({}, ...distinguishing.slice(0, level));
}

/** The members in the usual order: the name, the id, and the fields of the table. `without`: fields that the entry may lack. */
function entryOf(kind: AnyKind, draft: Draft, without: readonly string[] = []): Entry {
  const fields = Object.entries(draft.fields).filter(([name]) => !without.includes(name));
  const all: Entry = { ...Object.fromEntries(fields), ...extra(draft) };
  const names = [kind.idMember, ...kind.fields.map(({ name }) => name)];
  const members = names.flatMap((name) => {
    const value = Object.hasOwn(all, name) ? all[name] : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...draft.identity, ...Object.fromEntries(members) };
}

function inOrder(kind: AnyKind, objects: readonly unknown[]): unknown[] {
  const keyed = objects.map((live) => ({ live, label: kind.liveLabel(live), id: String(kind.id(live)) }));
  return keyed.sort((a, b) => compare(a.label, b.label) || compare(a.id, b.id)).map(({ live }) => live);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
