/** A live project as the text of new manifests. Each entry means exactly its object. */
import type { Live } from "../kinds/declaration.ts";
import type { Declared, Entry, ProjectContext } from "../kinds/declaredEntry.ts";
import { ALL_LANGUAGES } from "../kinds/field.ts";
import type { AnyKind, Kinds, LiveObjects, Matching, WaitingTexts } from "../kinds/kind.ts";
import { append, byCodeUnits, canonical, grouped, isMapping, isStorable, type Json } from "../model/json.ts";
import { type Problem, problem } from "../model/problem.ts";
import { foreignOwner, type Rules } from "../model/setting.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { isNothing, withoutOwner } from "../plan/pulledTexts.ts";
import { baseFirst } from "../plan/waiting.ts";
import type { KeptInFile } from "../report/report.ts";
import { waitingWords } from "../report/view/rows.ts";
import { yamlText } from "../yaml/yamlText.ts";

/** A manifest of each kind that was read. Who wrote a text last plays no part. The same project always gives the same texts. */
export function newManifests(
  kinds: Kinds,
  { project, objects }: Live,
  context: Pick<ProjectContext, "rules" | "variables">,
  selection: Wanted,
) {
  const lists = kinds.flatMap((kind) => {
    const live = objects[kind.plural];
    if (!live) return [];
    const chosen = live.objects.filter((object) => !isForeign(kind, object, context.rules));
    const basis = { live, context: { ...context, project, verdicts: WRITE_ALL }, declared: [] };
    return [{ kind, ...newEntries(kind, chosen, basis, selection) }];
  });
  return {
    manifests: lists.map(({ kind, entries }) => {
      return { kind: kind.plural, entries: entries.length, text: yamlText(contentOf(kind, entries)) };
    }),
    left: lists.flatMap(({ left: omissions }) => omissions),
    waiting: lists.flatMap(({ entries }) => entries.flatMap(({ waiting }) => waiting)),
    /** With the number of objects. */
    unasked: lists.flatMap(({ kind, unasked }) =>
      [...grouped(unasked, (name) => name)].map(([field, { length }]) => {
        return { kind: kind.name, field, count: length };
      }),
    ),
  };
}

/** What the file says. The most common value of some fields is at its top, and not in the entries. */
function contentOf(kind: AnyKind, readyEntries: readonly ReadyEntry[]): Record<string, Json> {
  const common: Record<string, Json> = {};
  for (const name of kind.newManifest?.common ?? []) {
    const values = readyEntries.map(({ entry }) => entry[name]).filter((value) => value !== undefined);
    const counts = [...grouped(values, canonical)];
    const [most] = counts.sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
    const value = most?.[1][0];
    if (value !== undefined) common[name] = value;
  }
  const entries = readyEntries.map(({ entry, fixed }): Entry => {
    const members = Object.entries(entry).filter(
      ([name, value]) =>
        fixed.includes(name) || common[name] === undefined || canonical(common[name]) !== canonical(value),
    );
    return Object.fromEntries(members);
  });
  return { ...(Object.keys(common).length > 0 && { on_create: common }), [kind.plural]: entries };
}

/** Whether another team owns it, whose own manifests declare it. */
export function isForeign({ tags }: AnyKind, live: unknown, rules: Rules): boolean {
  return foreignOwner(tags(live), rules) !== undefined;
}

export type ReadyEntry = ReturnType<typeof newEntries>["entries"][number];

/** A live object, or a part of it, that the new manifests do not declare. */
export interface LeftOut extends Partial<Inexpressible> {
  kind: string;
  label: string;
  id: number | string;
  why: string;
}

interface Given {
  live: LiveObjects<unknown>;
  context: ProjectContext;
  /** The entries that there are already. With new ones, they mean the same as before. */
  declared: readonly Declared<object>[];
}

/** Entries in the order of their names. `unasked`: each field that differs from that of a new object and was not asked for. */
export function newEntries(kind: AnyKind, objects: readonly unknown[], basis: Given, selection: Wanted) {
  const leftOut: LeftOut[] = [];
  const leave = (live: unknown, omission: Partial<Inexpressible> & { why: string }) =>
    leftOut.push({ kind: kind.name, label: kind.liveLabel(live), id: kind.id(live), ...omission });
  let drafts: Draft[] = [];
  for (const object of inOrder(kind, objects)) {
    const made = newEntry(kind, object, basis.context, selection);
    if ("refused" in made) leave(object, { why: made.refused });
    else drafts.push(made);
  }
  const before = kind.match(basis.declared, basis.live, basis.context).matches;
  for (;;) {
    const reasons = misread(kind, drafts, basis, before);
    if (reasons.size === 0) break;
    if (raise(kind, drafts, reasons)) continue;
    for (const [draft, reason] of reasons) leave(draft.live, { why: reason });
    drafts = drafts.filter((draft) => !reasons.has(draft));
  }
  for (const draft of drafts) for (const omission of draft.left) leave(draft.live, omission);
  const candidates = drafts.map((draft) => {
    const entry = { ...entryOf(kind, draft) };
    const read = unplaced(kind.entry.schema.parse(entry));
    // `fixed`: members that must stay in the entry, because they distinguish it from others.
    return { live: draft.live, entry, fixed: Object.keys(extra(draft)), read };
  });
  const texts = kind.waiting?.([...basis.declared, ...candidates.map(({ read }) => read)], basis.context);
  const entries = candidates.map((candidate) => {
    const waiting = texts ? takeWaiting(kind, candidate, basis.context.project.baseLanguage, texts) : [];
    return { ...candidate, waiting };
  });
  return { entries, left: leftOut, unasked: drafts.flatMap((draft) => draft.unasked) };
}

function takeWaiting(
  kind: AnyKind,
  { live, entry, read: declaration }: { live: unknown; entry: Record<string, Json>; read: Declared<object> },
  base: string,
  waitingTexts: WaitingTexts<object, unknown>,
): KeptInFile[] {
  const subject = { kind: kind.name, label: kind.label(declaration.values) };
  const waiting: KeptInFile[] = [];
  for (const field of kind.fields.filter(({ role }) => role === "text")) {
    const declared = entry[field.name];
    const texts = isMapping(declared) ? { ...declared } : {};
    for (const [part, text] of baseFirst(Object.entries(texts), ([language]) => language, base)) {
      const cause = waitingTexts.whyWaiting(declaration, live, texts, part);
      if (!cause) continue;
      delete texts[part];
      const edited = field.lastWriter?.(live, part)?.edited;
      const item = { ...subject, field: field.name, part, live: text, ...cause };
      waiting.push({ ...item, why: waitingWords(cause), ...(edited && { edited }) });
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
  const refused = new Map(matching.refused.map((refusal) => [refusal.declared, refusal.problem.message]));
  const reasons = new Map<Draft, string>();
  for (const [index, draft] of drafts.entries()) {
    const entry = entries[index];
    const match = entry && matches.get(entry);
    if (match && match.live === draft.live && match.renamedFrom === undefined) continue;
    reasons.set(draft, (entry && refused.get(entry)) ?? "An entry with its name would mean another object.");
  }
  if (reasons.size === 0 && before.some((match) => matches.get(match.declared)?.live !== match.live))
    for (const draft of drafts)
      reasons.set(draft, "With it, other entries would mean other objects. Declare it by hand, with its id.");
  for (const { place, message } of kind.checkTogether(entries)) {
    const draft = drafts[Number(place?.file)];
    if (draft) reasons.set(draft, message);
  }
  return reasons;
}

/** Adds distinguishing members to the wrong entries, and to others with the same name. False if all have all of them. */
function raise(kind: AnyKind, drafts: readonly Draft[], reasons: ReadonlyMap<Draft, string>): boolean {
  const names = new Set([...reasons.keys()].flatMap(({ live }) => kind.names(live)));
  const isShared = (draft: Draft) =>
    reasons.has(draft) || kind.names(draft.live).some((name) => names.has(name));
  const raised = drafts.filter((draft) => isShared(draft) && draft.level < draft.distinguishing.length);
  for (const draft of raised) draft.level += 1;
  return raised.length > 0;
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

export interface Wanted {
  /** Fields in addition to those that an entry needs. */
  fields: readonly string[];
  /** Languages of the texts, in the order in which they are written. */
  languages: readonly string[];
  /** The name of a live object as its entry declares it, if it contains a secret. */
  label(live: unknown): string;
}

type Draft = Exclude<ReturnType<typeof newEntry>, { refused: string }>;

/** Fails if no manifest can declare the name. */
function newEntry(kind: AnyKind, live: unknown, context: ProjectContext, selection: Wanted) {
  const liveContext = kind.liveContext(live, context, selection.label(live));
  const [naming] = kind.fields.filter(({ role }) => role === "identity");
  const name = naming?.toManifest(live, liveContext);
  if (!naming || name === undefined) throw new Error(`${kind.name} has no name`);
  const identity = { [naming.name]: name };
  const object: LiveObject = { kind, live, identity, context };
  const nameExpression = expressible(naming, name, object);
  if (nameExpression.left[0]) return { refused: nameExpression.left[0].why };
  const omissions: Inexpressible[] = [];
  const fields: Record<string, Json> = {};
  const unasked: string[] = [];
  const fieldNames = new Set([...(kind.newManifest?.fields ?? ["all"]), ...selection.fields]);
  for (const field of kind.fields) {
    if (field === naming || field.isDefault(live, liveContext)) continue;
    const liveValue = withoutOwner(field.toManifest(live, liveContext));
    const value = liveValue === undefined || isNothing(liveValue) ? undefined : liveValue;
    if (!fieldNames.has("all") && !fieldNames.has(field.name)) {
      if (value !== undefined) unasked.push(field.name);
      continue;
    }
    const chosen = field.role === "text" ? inLanguages(value, selection.languages) : value;
    if (chosen !== undefined) {
      const expression = expressible(field, chosen, object);
      if (expression.value !== undefined) fields[field.name] = expression.value;
      append(omissions, expression.left);
    } else if (value === undefined) append(omissions, undeclarable(field, live, liveContext));
  }
  const distinguishing = (kind.newManifest?.distinguishing(live) ?? []).map((members) => {
    const sound = kind.fields.flatMap((field) => {
      const value = members[field.name];
      const declaredValue = value === undefined ? undefined : expressible(field, value, object).value;
      return declaredValue === undefined ? [] : [[field.name, declaredValue] as const];
    });
    return Object.fromEntries(sound);
  });
  return {
    ...{ live, identity, fields, left: omissions, unasked },
    /** Sets of members for objects of the same name: the last one is the id. `level`: how many of them the entry has. */
    distinguishing: [...distinguishing, { [kind.idMember]: kind.declaredId(live) }],
    level: 0,
  };
}

function inLanguages(value: Json | undefined, languages: readonly string[]): Json | undefined {
  if (!isMapping(value)) return value;
  const texts = languages.flatMap((language) => {
    const text = Object.hasOwn(value, language) ? value[language] : undefined;
    return text === undefined ? [] : [[language, text] as const];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/** Why a field is not in the entry, although its live value is not that of a new object. */
function undeclarable(field: AnyKind["fields"][number], live: unknown, context: unknown): Inexpressible[] {
  const { name: member, role, expects } = field;
  if (role === "text" || role === "owner" || field.mayBeAbsent) return [];
  const isAbsent = field.stored(live, context, undefined) === undefined;
  const reason = isAbsent
    ? `The service's response has no usable ${member}.`
    : `A manifest accepts only ${expects}.`;
  return [{ member, why: reason }];
}

/** A part of a live value that no manifest can declare. */
interface Inexpressible {
  /** Its path in an entry, such as `translations.de`. */
  member: string;
  why: string;
}

interface LiveObject {
  kind: AnyKind;
  live: unknown;
  identity: Entry;
  context: ProjectContext;
}

/** The whole value, or its members that can be declared, and what cannot. */
function expressible(
  field: AnyKind["fields"][number],
  value: Json,
  object: LiveObject,
): { value?: Json; left: Inexpressible[] } {
  const reason = objection(field, value, object);
  if (reason === undefined) return { value, left: [] };
  const whole = { left: [{ member: field.name, why: reason }] };
  if (!isMapping(value) || field.role === "identity") return whole;
  const members: Record<string, Json> = {};
  const omissions: Inexpressible[] = [];
  for (const [name, member] of Object.entries(value)) {
    const reason = objection(field, { [name]: member }, object);
    if (reason === undefined) members[name] = member;
    else omissions.push({ member: `${field.name}.${name}`, why: reason });
  }
  if (Object.keys(members).length === 0) return omissions.length > 0 ? { left: omissions } : whole;
  return objection(field, members, object) === undefined ? { value: members, left: omissions } : whole;
}

/** Why an entry with only this field is not accepted, or would change the live object. */
function objection(
  field: AnyKind["fields"][number],
  value: Json,
  { kind, live, identity, context }: LiveObject,
) {
  if (!isStorable(value)) return "It has a character that a manifest cannot contain.";
  const parsed = kind.entry.schema.safeParse({ ...identity, [field.name]: value });
  if (!parsed.success) return `A manifest accepts only ${field.expects}.`;
  const values = parsed.data;
  const isos = context.project.languages?.map(({ iso }) => iso) ?? [];
  const unknown = field
    .languages?.(values)
    .find(({ language }) => language !== ALL_LANGUAGES && !isos.includes(language));
  if (unknown) return `The project does not have the language ${unknown.language}.`;
  const error = kind.checkEntry(unplaced(values)).find(({ severity }) => severity === "error");
  if (error) return error.message;
  const { changes, issues } = field.diff(values, live, kind.context(values, live, context));
  if (issues[0]) return issues[0].message;
  return changes.length > 0 ? "The service stores it in a form that a manifest cannot declare." : undefined;
}

/** An entry that is in no file yet. `file`: what problems about it have as their file. */
export function unplaced<Values>(values: Values, file = ""): Declared<Values> {
  return { values, onCreate: {}, file: { path: file, lineStarts: [0] }, span: { start: 0, end: 0 } };
}

/** Objects and parts of them that no manifest can declare. A plan does not look at them. */
export function leftOutProblems(leftOut: readonly LeftOut[]): Problem[] {
  return leftOut.map(({ kind, label, id, member, why: reason }) => {
    const name = label.includes(String(id)) ? label : `"${label}" (id ${id})`;
    const description = member === undefined ? `${kind} ${name}` : `${member} of ${kind} ${name}`;
    const message = `Not expressible: ${description} is not in the new manifests. ${reason}`;
    return problem("not-expressible", message, { severity: "warning", scope: "change" });
  });
}
