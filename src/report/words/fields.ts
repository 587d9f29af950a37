/** What reports ask of a field, by its kind and name. */
import type { Shown } from "../../kinds/field.ts";
import { fieldOf, kindOf } from "../../kinds/kindOf.ts";
import type { Json } from "../../model/json.ts";
import type { FieldChange } from "../../model/plan.ts";
import { memberWord } from "./values.ts";

/** A text is named by its language, another field by its name. */
export function fieldName(kind: string, { field, part }: { field: string; part?: string }): string {
  return part !== undefined && fieldOf(kind, field).role === "text" ? memberWord(part) : field;
}

export function isText(kind: string, { field }: { field: string }): boolean {
  return fieldOf(kind, field).role === "text";
}

export function isIdentity(kind: string, { field }: { field: string }): boolean {
  return fieldOf(kind, field).role === "identity";
}

/** The name of the field that says whether an object is archived. */
export function archiveField(kind: string): string {
  return kindOf(kind).fields.find(({ role }) => role === "archive")?.name ?? "archived";
}

/** Whether the value is short enough for a line with others: a list or a word. */
export function isShort(kind: string, { field, after }: FieldChange): boolean {
  const value = shown(kind, field, after);
  return value.as === "set" || (value.as === "word" && value.word.length <= 20);
}

export function shown(kind: string, field: string, value: Json): Shown {
  return fieldOf(kind, field).show(value);
}
