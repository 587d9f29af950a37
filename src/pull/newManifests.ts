/** A live project as the text of new manifests. Each entry means exactly its object. */
import type { Live } from "../kinds/declaration.ts";
import type { Declared, Entry, ProjectContext } from "../kinds/declaredEntry.ts";
import { ALL_LANGUAGES, type Field } from "../kinds/field.ts";
import type { AnyKind, Kinds, LiveObjects, Matching, WaitingTexts } from "../kinds/kind.ts";
import { kindOf } from "../kinds/registry.ts";
import { append, byCodeUnits, canonical, grouped, isMapping, isStorable, type Json } from "../model/json.ts";
import { type Problem, problem } from "../model/problem.ts";
import { foreignOwner, type Rules } from "../model/setting.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { isNothing, withoutOwner } from "../plan/pulledTexts.ts";
import { baseFirst } from "../plan/waiting.ts";
import type { KeptInFile } from "../report/report.ts";
import { waitingWords } from "../report/view/rows.ts";
import { yamlText } from "../yaml/yamlText.ts";

export interface NewManifestOptions extends Wanted {
  /** Whether an object gets no entry. */
  leavesOut?(kind: AnyKind, live: unknown): boolean;
}

/** A manifest of each kind that was read. Who wrote a text last plays no part. The same project always gives the same texts. */
export function newManifests(
  kinds: Kinds,
  { project, objects }: Live,
  context: Pick<ProjectContext, "rules" | "variables">,
  options: NewManifestOptions,
) {
  const left: LeftOut[] = [];
  const waiting: KeptInFile[] = [];
  /** Fields that were not asked for, with the number of objects in which they differ from those of a new object. */
  const unasked: { kind: string; field: string; count: number }[] = [];
  const manifests = kinds.flatMap((kind) => {
    const live = objects[kind.plural];
    if (!live) return [];
    const { entries, ...made } = newEntries(
      kind,
      live.objects.filter((one) => !options.leavesOut?.(kind, one)),
      { live, context: { ...context, project, verdicts: WRITE_ALL }, declared: [] },
      options,
    );
    append(left, made.left);
    for (const one of entries) append(waiting, one.waiting);
    for (const [field, { length }] of grouped(made.unasked, (one) => one))
      unasked.push({ kind: kind.name, field, count: length });
    return { kind: kind.plural, entries: entries.length, text: yamlText(contentOf(kind, entries)) };
  });
  return { manifests, left, waiting, unasked };
}

/** What the file says. The most common value of some fields is at its top, and not in the entries. */
function contentOf(kind: AnyKind, all: readonly ReadyEntry[]): Record<string, Json> {
  const common: Record<string, Json> = {};
  for (const name of kind.newManifest?.common ?? []) {
    const values = all.map(({ entry }) => entry[name]).filter((value) => value !== undefined);
    const counts = [...grouped(values, canonical)];
    const [most] = counts.sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
    const value = most?.[1][0];
    if (value !== undefined) common[name] = value;
  }
  const entries = all.map(({ entry, fixed }): Entry => {
    const members = Object.entries(entry).filter(
      ([name, value]) =>
        fixed.includes(name) || common[name] === undefined || canonical(common[name]) !== canonical(value),
    );
    return Object.fromEntries(members);
  });
  return { ...(Object.keys(common).length > 0 && { on_create: common }), [kind.plural]: entries };
}

// Live objects of one kind as entries of manifests.

/** Whether another team owns it, whose own manifests declare it. */
export function isForeign({ tags }: AnyKind, live: unknown, rules: Rules): boolean {
  return foreignOwner(tags(live), rules) !== undefined;
}

export interface ReadyEntry {
  live: unknown;
  entry: Entry;
  /** Members that must stay in the entry, because they distinguish it from others. */
  fixed: readonly string[];
  /** Texts that are not in the entry. */
  waiting: readonly KeptInFile[];
}

/** A live object, or a part of it, that the new manifests do not declare. */
export interface LeftOut extends Partial<Inexpressible> {
  kind: string;
  label: string;
  id: number | string;
  why: string;
}

/** What new entries are compared with. */
interface Given {
  live: LiveObjects<unknown>;
  context: ProjectContext;
  /** The entries that there are already. With new ones, they mean the same as before. */
  declared: readonly Declared<object>[];
}

/**
 * Entries in the order of their names. `objects`: those of the live ones that get entries. `unasked`: each field of an object
 * that differs from that of a new object and was not asked for.
 */
export function newEntries(kind: AnyKind, objects: readonly unknown[], given: Given, wanted: Wanted) {
  const left: LeftOut[] = [];
  const leave = (live: unknown, what: Partial<Inexpressible> & { why: string }) =>
    left.push({ kind: kind.name, label: kind.liveLabel(live), id: kind.id(live), ...what });
  let drafts: Draft[] = [];
  for (const one of inOrder(kind, objects)) {
    const made = newEntry(kind, one, given.context, wanted);
    if ("refused" in made) leave(one, { why: made.refused });
    else drafts.push(made);
  }
  const before = kind.match(given.declared, given.live, given.context).matches;
  for (;;) {
    const wrong = misread(kind, drafts, given, before);
    if (wrong.size === 0) break;
    if (raise(kind, drafts, wrong)) continue;
    for (const [draft, why] of wrong) leave(draft.live, { why });
    drafts = drafts.filter((draft) => !wrong.has(draft));
  }
  for (const draft of drafts) for (const one of draft.left) leave(draft.live, one);
  const all = drafts.map((draft) => {
    const entry = { ...entryOf(kind, draft) };
    return {
      live: draft.live,
      entry,
      fixed: Object.keys(extra(draft)),
      read: unplaced(kind.entry.schema.parse(entry)),
    };
  });
  const found = kind.waiting?.([...given.declared, ...all.map(({ read }) => read)], given.context);
  const entries = all.map((one): ReadyEntry => {
    const waiting = found ? takeWaiting(kind, one, given.context.project.baseLanguage, found) : [];
    return { ...one, waiting };
  });
  return { entries, left, unasked: drafts.flatMap((draft) => draft.unasked) };
}

/** Removes the texts that wait from the entry. */
function takeWaiting(
  kind: AnyKind,
  { live, entry, read }: { live: unknown; entry: Record<string, Json>; read: Declared<object> },
  base: string,
  found: WaitingTexts<object, unknown>,
): KeptInFile[] {
  const named = { kind: kind.name, label: kind.label(read.values) };
  const waiting: KeptInFile[] = [];
  for (const field of kind.fields.filter(({ role }) => role === "text")) {
    const declared = entry[field.name];
    const texts = isMapping(declared) ? { ...declared } : {};
    for (const [part, text] of baseFirst(Object.entries(texts), ([language]) => language, base)) {
      const why = found.whyWaiting(read, live, texts, part);
      if (!why) continue;
      delete texts[part];
      const edited = field.lastWriter?.(live, part)?.edited;
      const item = { ...named, field: field.name, part, live: text, ...why };
      waiting.push({ ...item, why: waitingWords(why), ...(edited && { edited }) });
    }
    entry[field.name] = texts;
    if (isNothing(texts)) delete entry[field.name];
  }
  return waiting;
}

/** Entries that would not be read as exactly their object, and why. */
function misread(
  kind: AnyKind,
  drafts: readonly Draft[],
  { live, context, declared }: Given,
  before: Matching<Declared<object>, unknown>["matches"],
): Map<Draft, string> {
  const entries = drafts.map((draft, index) =>
    unplaced(kind.entry.schema.parse(entryOf(kind, draft, kind.newManifest?.common)), String(index)),
  );
  const matching = kind.match([...declared, ...entries], live, context);
  const matches = new Map(matching.matches.map((match) => [match.declared, match]));
  const refused = new Map(matching.refused.map((one) => [one.declared, one.problem.message]));
  const wrong = new Map<Draft, string>();
  for (const [index, draft] of drafts.entries()) {
    const one = entries[index];
    const match = one && matches.get(one);
    if (match && match.live === draft.live && match.renamedFrom === undefined) continue;
    wrong.set(draft, (one && refused.get(one)) ?? "An entry with its name would mean another object.");
  }
  if (wrong.size === 0 && before.some((one) => matches.get(one.declared)?.live !== one.live))
    for (const draft of drafts)
      wrong.set(draft, "With it, other entries would mean other objects. Declare it by hand, with its id.");
  for (const { place, message } of kind.checkTogether(entries)) {
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
  const members = Object.entries({ ...Object.fromEntries(fields), ...extra(draft) });
  const names = [kind.idMember, ...kind.fields.map(({ name }) => name)];
  members.sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  return { ...draft.identity, ...Object.fromEntries(members) };
}

function inOrder(kind: AnyKind, objects: readonly unknown[]): unknown[] {
  const keyed = objects.map((live) => ({ live, label: kind.liveLabel(live), id: String(kind.id(live)) }));
  return keyed
    .sort((a, b) => byCodeUnits(a.label, b.label) || byCodeUnits(a.id, b.id))
    .map(({ live }) => live);
}

/** What of a live project is written. */
export interface Wanted {
  /** Fields in addition to those that an entry needs. */
  fields: readonly string[];
  /** Languages of the texts, in the order in which they are written. */
  languages: readonly string[];
  /** The name of a live object as its entry declares it, if it contains a secret. */
  label(live: unknown): string;
}

interface Draft {
  live: unknown;
  /** Its name. */
  identity: Entry;
  /** The other members. */
  fields: Entry;
  /** More members, which distinguish objects of the same name: the last set is the id. */
  distinguishing: readonly Entry[];
  /** How many sets of them it has. */
  level: number;
  left: readonly Inexpressible[];
  /** Fields that differ from those of a new object, and that were not asked for. */
  unasked: readonly string[];
}

/** Fails if no manifest can declare the name. */
function newEntry(kind: AnyKind, live: unknown, context: ProjectContext, wanted: Wanted) {
  const own = kind.liveContext(live, context, wanted.label(live));
  const [naming] = kind.fields.filter(({ role }) => role === "identity");
  const name = naming?.toManifest(live, own);
  if (!naming || name === undefined) throw new Error(`${kind.name} has no name`);
  const identity = { [naming.name]: name };
  const object: LiveObject = { kind, live, identity, context };
  const named = expressible(naming, name, object);
  if (named.left[0]) return { refused: named.left[0].why };
  const left: Inexpressible[] = [];
  const fields: Record<string, Json> = {};
  const unasked: string[] = [];
  const asked = new Set([...(kind.newManifest?.fields ?? ["all"]), ...wanted.fields]);
  for (const field of kind.fields) {
    if (field === naming || field.isDefault(live, own)) continue;
    const found = withoutOwner(field.toManifest(live, own));
    const value = found === undefined || isNothing(found) ? undefined : found;
    if (!asked.has("all") && !asked.has(field.name)) {
      if (value !== undefined) unasked.push(field.name);
      continue;
    }
    const chosen = field.role === "text" ? inLanguages(value, wanted.languages) : value;
    if (chosen !== undefined) {
      const found = expressible(field, chosen, object);
      if (found.value !== undefined) fields[field.name] = found.value;
      append(left, found.left);
    } else if (value === undefined) append(left, undeclarable(field, live, own));
  }
  const distinguishing = (kind.newManifest?.distinguishing(live) ?? []).map((members) => {
    const sound = kind.fields.flatMap((field) => {
      const value = members[field.name];
      const found = value === undefined ? undefined : expressible(field, value, object).value;
      return found === undefined ? [] : [[field.name, found] as const];
    });
    return Object.fromEntries(sound);
  });
  return {
    live,
    identity,
    fields,
    distinguishing: [...distinguishing, { [kind.idMember]: kind.declaredId(live) }],
    level: 0,
    left,
    unasked,
  };
}

function inLanguages(value: Json | undefined, languages: readonly string[]): Json | undefined {
  if (!isMapping(value)) return value;
  const texts = languages.flatMap((one) => {
    const text = Object.hasOwn(value, one) ? value[one] : undefined;
    return text === undefined ? [] : [[one, text] as const];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/** Why a field is not in the entry, although its live value is not that of a new object. */
function undeclarable(field: AnyField, live: unknown, context: unknown): Inexpressible[] {
  const { name: member, role, expects } = field;
  if (role === "text" || role === "owner" || field.mayBeAbsent) return [];
  const isAbsent = field.stored(live, context, undefined) === undefined;
  const why = isAbsent
    ? `The service's response has no usable ${member}.`
    : `A manifest accepts only ${expects}.`;
  return [{ member, why }];
}

type AnyField = Field<object, unknown, unknown, unknown>;

/** A part of a live value that no manifest can declare. */
interface Inexpressible {
  /** Its path in an entry, such as `translations.de`. */
  member: string;
  /** In full sentences. */
  why: string;
}

/** What {@link expressible} compares with. */
interface LiveObject extends Pick<Draft, "live" | "identity"> {
  kind: AnyKind;
  context: ProjectContext;
}

/** The whole value, or its members that can be declared, and what cannot. */
function expressible(
  field: AnyField,
  value: Json,
  object: LiveObject,
): { value?: Json; left: Inexpressible[] } {
  const why = objection(field, value, object);
  if (why === undefined) return { value, left: [] };
  const whole = { left: [{ member: field.name, why }] };
  if (!isMapping(value) || field.role === "identity") return whole;
  const kept: Record<string, Json> = {};
  const left: Inexpressible[] = [];
  for (const [name, member] of Object.entries(value)) {
    const why = objection(field, { [name]: member }, object);
    if (why === undefined) kept[name] = member;
    else left.push({ member: `${field.name}.${name}`, why });
  }
  if (Object.keys(kept).length === 0) return left.length > 0 ? { left } : whole;
  return objection(field, kept, object) === undefined ? { value: kept, left } : whole;
}

/** Why an entry with only this field is not accepted, or would change the live object. */
function objection(field: AnyField, value: Json, { kind, live, identity, context }: LiveObject) {
  if (!isStorable(value)) return "It has a character that a manifest cannot contain.";
  const parsed = kind.entry.schema.safeParse({ ...identity, [field.name]: value });
  if (!parsed.success) return `A manifest accepts only ${field.expects}.`;
  const values = parsed.data;
  const known = context.project.languages?.map(({ iso }) => iso) ?? [];
  const unknown = field
    .languages?.(values)
    .find(({ language }) => language !== ALL_LANGUAGES && !known.includes(language));
  if (unknown) return `The project does not have the language ${unknown.language}.`;
  const wrong = kind.checkEntry(unplaced(values)).find(({ severity }) => severity === "error");
  if (wrong) return wrong.message;
  const { changes, issues } = field.diff(values, live, kind.context(values, live, context));
  if (issues[0]) return issues[0].message;
  return changes.length > 0 ? "The service stores it in a form that a manifest cannot declare." : undefined;
}

/** An entry that is in no file yet. `file`: what problems about it have as their file. */
export function unplaced<Values>(values: Values, file = ""): Declared<Values> {
  return { values, onCreate: {}, file: { path: file, lineStarts: [0] }, span: { start: 0, end: 0 } };
}

/** Objects and parts of them that no manifest can declare. A plan does not look at them. */
export function leftOutProblems(left: readonly LeftOut[]): Problem[] {
  return left.map(({ kind, label, id, member, why }) => {
    const { one } = kindOf(kind).words;
    const name = label.includes(String(id)) ? label : `"${label}" (id ${id})`;
    const what = member === undefined ? `${one} ${name}` : `${member} of ${one} ${name}`;
    const message = `Not expressible: ${what} is not in the new manifests. ${why}`;
    return problem("not-expressible", message, { severity: "warning", scope: "change" });
  });
}
