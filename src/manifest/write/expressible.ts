/** Finds out which parts of a live value a manifest can declare so that a plan finds no difference. */
import { ALL_LANGUAGES, type Field } from "../../kinds/field.ts";
import type { AnyKind } from "../../kinds/kind.ts";
import type { Declared, ProjectContext } from "../../kinds/traits.ts";
import { append, isMapping, isStorable, type Json } from "../../model/json.ts";

export type AnyField = Field<object, unknown, unknown, unknown>;

/** A part of a live value that no manifest can declare. */
export interface Inexpressible {
  /** Its path in an entry, such as `translations.de`. */
  member: string;
  /** In full sentences. */
  why: string;
}

/** What {@link expressible} compares with. */
export interface LiveObject {
  kind: AnyKind;
  live: unknown;
  /** Its name as the entry declares it. */
  identity: Json;
  context: ProjectContext;
}

/** The whole value, or its members that can be declared, and what cannot. */
export function expressible(
  field: AnyField,
  value: Json,
  object: LiveObject,
): { value?: Json; left: Inexpressible[] } {
  const why = objection(field, value, object);
  if (why === undefined) return { value, left: [] };
  const whole = { left: [{ member: field.name, why }] };
  if (!isMapping(value) || field.role === "identity") return whole;
  const { kept, left } = sound(value, (part) => objection(field, part, object), [field.name]);
  if (Object.keys(kept).length === 0) return left.length > 0 ? { left } : whole;
  return objection(field, kept, object) === undefined ? { value: kept, left } : whole;
}

/** The members of a mapping that are accepted alone, also within its members. `objectionTo` judges a whole value. */
function sound(
  value: { readonly [member: string]: Json },
  objectionTo: (value: Json) => string | undefined,
  path: readonly string[],
): { kept: Record<string, Json>; left: Inexpressible[] } {
  const kept: Record<string, Json> = {};
  const left: Inexpressible[] = [];
  for (const [name, member] of Object.entries(value)) {
    const why = objectionTo({ [name]: member });
    if (why === undefined) kept[name] = member;
    else if (isMapping(member)) {
      const inner = sound(member, (part) => objectionTo({ [name]: part }), [...path, name]);
      if (Object.keys(inner.kept).length > 0) kept[name] = inner.kept;
      append(left, inner.left);
    } else left.push({ member: [...path, name].join("."), why });
  }
  return { kept, left };
}

/** Why an entry with only this field is not accepted, or would change the live object. */
function objection(field: AnyField, value: Json, { kind, live, identity, context }: LiveObject) {
  if (!isStorable(value)) return "It has a character that a manifest cannot contain.";
  const name = kind.fields.find(({ role }) => role === "identity")?.name ?? "";
  const parsed = kind.entry.schema.safeParse({ [name]: identity, [field.name]: value });
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
  return { values, onCreate: {}, file: { path: file, lineStarts: [0] }, spot: { start: 0, end: 0 } };
}
