/** A live object as an entry of a new manifest: what differs from a new object, as far as a manifest can declare it. */
import type { AnyKind } from "../../kinds/kind.ts";
import type { Entry, ProjectContext } from "../../kinds/traits.ts";
import { append, isMapping, type Json } from "../../model/json.ts";
import { type AnyField, expressible, type Inexpressible, type LiveObject } from "./expressible.ts";

/** What of a live project is written. */
export interface Wanted {
  /** Fields in addition to those that an entry needs. */
  fields: readonly string[] | "all";
  /** Languages of the texts, in the order in which they are written. */
  languages: readonly string[];
  /** The name of a live object as its entry declares it, if it contains a secret. */
  label(live: unknown): string;
}

export interface NewEntry {
  live: unknown;
  /** The name that is shown. */
  label: string;
  identity: Entry;
  /** The other members. */
  fields: Entry;
  /** More members, which distinguish objects of the same name: the last set is the id. */
  distinguishing: readonly Entry[];
  left: readonly Inexpressible[];
  /** Fields that differ from those of a new object, and that were not asked for. */
  unasked: readonly string[];
}

/** Fails if no manifest can declare the name. */
export function newEntry(
  kind: AnyKind,
  live: unknown,
  context: ProjectContext,
  wanted: Wanted,
): NewEntry | { live: unknown; label: string; refused: Inexpressible } {
  const own = kind.liveContext(live, context, wanted.label(live));
  const label = kind.liveLabel(live);
  const [naming] = kind.fields.filter(({ role }) => role === "identity");
  const name = naming?.declare(live, own);
  if (!naming || name === undefined) throw new Error(`${kind.name} has no name`);
  const object: LiveObject = { kind, live, identity: name, context };
  const named = expressible(naming, name, object);
  if (named.left[0]) return { live, label, refused: named.left[0] };
  const left: Inexpressible[] = [];
  const add = (field: AnyField, value: Json, to: Record<string, Json>) => {
    const found = expressible(field, value, object);
    if (found.value !== undefined) to[field.name] = found.value;
    append(left, found.left);
  };
  const fields: Record<string, Json> = {};
  const unasked: string[] = [];
  for (const field of kind.fields) {
    if (field === naming || field.isDefault(live, own)) continue;
    const value = (field.declareNew ?? field.declare)(live, own);
    if (!isWanted(kind, field, wanted)) {
      if (value !== undefined) unasked.push(field.name);
      continue;
    }
    const chosen = field.role === "text" ? inLanguages(value, wanted.languages) : value;
    if (chosen !== undefined) add(field, chosen, fields);
    else if (value === undefined) append(left, undeclarable(field, live, own));
  }
  const distinguishing = (kind.newManifest?.distinguishing(live) ?? []).map((members) => {
    const sound: Record<string, Json> = {};
    for (const field of kind.fields) {
      const value = members[field.name];
      const found = value === undefined ? undefined : expressible(field, value, object).value;
      if (found !== undefined) sound[field.name] = found;
    }
    return sound;
  });
  return {
    live,
    label,
    identity: { [naming.name]: name },
    fields,
    distinguishing: [...distinguishing, { [kind.idMember]: kind.declaredId(live) }],
    left,
    unasked,
  };
}

function isWanted({ newManifest }: AnyKind, { name }: AnyField, { fields }: Wanted): boolean {
  return fields === "all" || !newManifest || newManifest.fields.includes(name) || fields.includes(name);
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
  if (role === "text" || field.mayBeAbsent || field.declareNew) return [];
  const isAbsent = field.stored(live, context, undefined) === undefined;
  const why = isAbsent
    ? `The service's answer has no usable ${member}.`
    : `A manifest accepts only ${expects}.`;
  return [{ member, why }];
}
