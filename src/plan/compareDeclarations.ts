/** Compares what a pull request (head) and its target declare. No live project is looked at, and no variable is replaced. */
import type { Declaration } from "../kinds/declaration.ts";
import type { Declared } from "../kinds/declaredEntry.ts";
import type { AnyKind, Kinds } from "../kinds/kind.ts";
import { append, canonical } from "../model/json.ts";
import type {
  Create,
  DeclarationComparison,
  DeclaredChange,
  DeclaredUpdate,
  NoLongerDeclared,
  PlannedField,
  RematchedEntry,
} from "../model/plan.ts";
import { named, placeOfUpdate, withPlace } from "./compare.ts";
import { type Contents, contentsOf, identifying, matchDeclared } from "./declaredContents.ts";
import { isEmpty } from "./loss.ts";

export function compareDeclarations(
  kinds: Kinds,
  head: Pick<Declaration, "entries">,
  target: Pick<Declaration, "entries">,
): DeclarationComparison {
  const changes: DeclaredChange[] = [];
  const no_longer_declared: NoLongerDeclared[] = [];
  const rematched: RematchedEntry[] = [];
  const changed_defaults = new Set<string>();
  for (const kind of kinds) {
    const ofApps = (entry: Entry) => kind.textFiles?.byApp(entry) ?? [entry];
    const entriesIn = ({ entries }: typeof head) => (entries[kind.plural] ?? []).flatMap(ofApps);
    const entries = { head: entriesIn(head), target: entriesIn(target) };
    const allEntries = [...entries.head, ...entries.target];
    const contents = new Map(allEntries.map((entry) => [entry, contentsOf(kind, entry.values)]));
    const valuesOf = (entry: Entry) => contents.get(entry) ?? contentsOf(kind, entry.values);
    const matched = matchDeclared(kind, entries, (entry) => valuesOf(entry).texts);
    const targets = new Set(matched.values());
    for (const entry of entries.target) if (!targets.has(entry)) no_longer_declared.push(named(kind, entry));
    for (const [index, entry] of entries.head.entries()) {
      const before = matched.get(entry);
      const ref = `${kind.name}:${index + 1}`;
      if (!before) {
        changes.push(creation(kind, entry, ref));
        continue;
      }
      const change = update(kind, entry, before, ref, valuesOf);
      if (change) changes.push(change);
      const present = valuesOf(entry).fields;
      const fields = [...valuesOf(before).fields].flatMap(([name, { after, ...field }]) =>
        present.has(name) ? [] : [{ ...field, before: after }],
      );
      if (fields.length > 0) no_longer_declared.push({ ...named(kind, entry), fields });
      append(rematched, rematchedMembers(kind, entry, before, change?.renamed_from !== undefined));
      if (defaultsOf(kind, entry) !== defaultsOf(kind, before)) changed_defaults.add(entry.file.path);
    }
  }
  return { changes, no_longer_declared, rematched, changed_defaults: [...changed_defaults] };
}

type Entry = Declared<object>;

/** With the values that the file sets for new objects. Empty values are those of any new object. */
function creation(kind: AnyKind, entry: Entry, ref: string): Create {
  const values = { ...entry.onCreate, ...entry.values };
  const fields = kind.fields
    .flatMap((field) => field.toPlan(values))
    .filter(({ after }) => !isEmpty(after))
    .map((field) => withPlace(field, entry));
  return { ...named(kind, entry), ref, action: "create", identity: kind.identity(values), fields };
}

/** Undefined if no declared value is another one. `renamed_from` has the former name. */
function update(
  kind: AnyKind,
  entry: Entry,
  target: Entry,
  ref: string,
  valuesOf: (entry: Entry) => Contents,
): DeclaredUpdate | undefined {
  const before = valuesOf(target).fields;
  const fields = [...valuesOf(entry).fields].flatMap(([name, field]): PlannedField[] => {
    const old = before.get(name)?.after;
    if (old !== undefined && canonical(old) === canonical(field.after)) return [];
    return [withPlace({ ...field, ...(old !== undefined && { before: old }) }, entry)];
  });
  if (fields.length === 0) return undefined;
  const [identity, formerIdentity] = [kind.identity(entry.values), kind.identity(target.values)];
  const [label, former] = [kind.label(entry.values), kind.label(target.values)];
  const name = named(kind, entry);
  return {
    ...name,
    place: placeOfUpdate(name.place, fields),
    ref,
    action: "update",
    identity,
    ...(canonical(identity) !== canonical(formerIdentity) && former !== label && { renamed_from: former }),
    fields,
  };
}

/** The former name of a renamed entry is part of its change. */
function rematchedMembers(kind: AnyKind, entry: Entry, target: Entry, isRenamed: boolean): RematchedEntry[] {
  const [present, was] = [identifying(kind, entry), identifying(kind, target)];
  const members = [
    { member: kind.idMember, before: was.id, after: present.id },
    { member: "previously", before: was.previously?.join(", "), after: present.previously?.join(", ") },
    { member: "new", before: String(was.isNew), after: String(present.isNew) },
  ];
  return members
    .filter(({ member, before, after }) => before !== after && !(isRenamed && member === "previously"))
    .map((member) => ({ ...named(kind, entry), ...member }));
}

function defaultsOf(kind: AnyKind, { onCreate }: Entry): string {
  return canonical([...contentsOf(kind, onCreate).texts]);
}
