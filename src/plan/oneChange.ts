/** An object that several entries declare, because the files of several apps have a string for it, gets one change. */
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import { type AnyKind, fieldOf, type Matching } from "../kinds/kind.ts";
import { differentTexts } from "../kinds/read.ts";
import { canonical, grouped } from "../model/json.ts";
import type { KeptValueItem, PlannedField, Update } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import { convertedTexts, type EntryPlan, named, placeOfUpdate, seenOf, withPlace } from "./compare.ts";
import { declaredText, declaredTexts } from "./declaredContents.ts";
import { withUnverified } from "./loss.ts";

type KindMatching = Matching<EntryPlan["entry"], unknown>;
type Match = KindMatching["matches"][number];
type Group = readonly [EntryPlan, ...EntryPlan[]];

/** The texts that other entries of the object of a match declare, by language. Undefined: it is the only entry. */
export function textsOfOtherApps(kind: AnyKind, matches: KindMatching["matches"]) {
  const live = matches.flatMap((match) => (match.live === undefined ? [] : [match]));
  const byObject: ReadonlyMap<unknown, readonly Match[]> =
    new Set(live.map((match) => match.live)).size < live.length
      ? grouped(live, (match) => match.live)
      : new Map();
  return (match: Match) => {
    const others = byObject.get(match.live)?.filter((other) => other !== match) ?? [];
    if (others.length === 0) return undefined;
    const texts = others.flatMap(({ declared }) => declaredTexts(kind, declared));
    return new Map(
      [...grouped(texts, ({ part = "" }) => part)].map(([part, group]) => [
        part,
        group.map(({ after }) => after),
      ]),
    );
  };
}

/** The first of the entries has the change of all. If they want different values, nothing is written. */
export function withOneChange(parts: readonly EntryPlan[], context: ProjectContext): EntryPlan[] {
  const replaced = new Map<EntryPlan, EntryPlan>();
  const withLive = parts.filter(({ live }) => live !== undefined);
  for (const group of grouped(withLive, ({ live }) => live).values())
    if (group.length > 1)
      for (const [part, joined] of joinedParts(group, context)) replaced.set(part, joined);
  return parts.map((part) => replaced.get(part) ?? part);
}

function joinedParts(group: Group, context: ProjectContext): [EntryPlan, EntryPlan][] {
  const { change, problem } = joinedUpdate(group, context);
  return group.map((part, index): [EntryPlan, EntryPlan] => {
    const { change: own, ...rest } = part;
    // What is not about a text is about the whole object.
    const kept = rest.kept.filter((item) =>
      "field" in item ? !change || !says(part.kind, change, item) : index === 0,
    );
    if (change) return [part, { ...rest, kept, ...(index === 0 && { change }) }];
    const problems = problem && index === 0 ? [...rest.problems, problem] : rest.problems;
    return [part, { ...rest, kept, problems, ...(own && { skipped: named(part.kind, part.entry) }) }];
  });
}

/** Whether a change writes the text that a file has, so that nothing about it is left to decide. */
function says(kind: AnyKind, { fields }: Update, { field, part, declared }: KeptValueItem): boolean {
  const change = fields.find((one) => partOf(one) === partOf({ field, ...(part !== undefined && { part }) }));
  const row = kind.fields.find(({ name }) => name === field);
  return (
    change !== undefined &&
    declared !== undefined &&
    row?.same(change.sent ?? change.after, declared, undefined) === true
  );
}

/** Neither: no entry has a change, or a text that one of them changes is not decided. */
function joinedUpdate(group: Group, { project }: ProjectContext): { change?: Update; problem?: Problem } {
  const [{ kind, live, entry: firstEntry }] = group;
  const updates = group.flatMap(({ change }) => (change?.action === "update" ? change : []));
  const [firstUpdate] = updates;
  if (!firstUpdate) return {};
  const fields: { field: PlannedField; entry: EntryPlan["entry"] }[] = [];
  for (const { entry, change } of group)
    for (const { unverifies: _, ...field } of change?.action === "update" ? change.fields : []) {
      const at = fields.findIndex(({ field: other }) => partOf(other) === partOf(field));
      const before = fields[at];
      const joined = before ? joinedField(kind, before.field, field) : field;
      const rival = joined ? rivalOf(group, entry, field) : before?.entry;
      if (!joined || rival)
        return { problem: differentTexts(kind, { entry, other: rival ?? entry, ...field }) };
      fields.splice(at < 0 ? fields.length : at, 1, { entry: before?.entry ?? entry, field: joined });
    }
  const planned = fields.map(({ field, entry }) => withOtherPlaces(group, entry, field));
  const kept = group.flatMap((part) => part.kept);
  const isOpen = kept.some(
    (item) =>
      "field" in item &&
      (item.reason === "conflict" || item.reason === "undecided") &&
      planned.some((field) => partOf(field) === partOf(item)) &&
      !says(kind, { ...firstUpdate, fields: planned }, item),
  );
  const converted = convertedTexts(kind, firstEntry, planned, kept);
  if (isOpen || converted) return converted ? { problem: converted } : {};
  const all = withUnverified(kind, live, planned, project);
  const renamed = updates.find((update) => update.renamed_from !== undefined)?.renamed_from;
  return {
    change: {
      ...firstUpdate,
      ...(renamed !== undefined && { renamed_from: renamed }),
      place: placeOfUpdate(firstUpdate.place, all),
      seen: seenOf(kind, live, all),
      fields: all,
    },
  };
}

/** The change of a text also says where the files of the other apps have it. */
function withOtherPlaces(group: Group, entry: EntryPlan["entry"], field: PlannedField): PlannedField {
  const [{ kind }] = group;
  const { part } = field;
  if (part === undefined || fieldOf(kind.name, field.field).role !== "text") return field;
  const places = group.flatMap(({ entry: other }) =>
    other === entry || declaredText(kind, other, part) === undefined ? [] : withPlace(field, other).place,
  );
  return places.length === 0 ? field : { ...field, also_at: places };
}

function partOf({ field, part }: { field: string; part?: string }): string {
  return canonical([field, part ?? null]);
}

/** Another entry that declares another value, which the next run would write back. Each text has a verdict of its own. */
function rivalOf(group: Group, entry: EntryPlan["entry"], { field, part, after }: PlannedField) {
  const { role } = fieldOf(group[0].kind.name, field);
  if (role === "text" || role === "identity") return undefined;
  const others = group.filter((one) => one.entry !== entry);
  return others.find(({ kind, entry: { values } }) => {
    const row = kind.fields.find(({ name }) => name === field);
    const declared = row?.toPlan(values).filter((change) => change.part === part) ?? [];
    return declared.some((change) => row?.same(change.after, after, undefined) === false);
  })?.entry;
}

/** Undefined: the two changes set different values. */
function joinedField(kind: AnyKind, a: PlannedField, b: PlannedField): PlannedField | undefined {
  const row = kind.fields.find(({ name }) => name === a.field);
  if (row?.same(a.sent ?? a.after, b.sent ?? b.after, undefined)) return a;
  if (row?.role !== "identity") return undefined;
  const after = row.merge?.(a.before ?? null, a.after, b.after);
  return after === undefined ? undefined : { ...a, after };
}
