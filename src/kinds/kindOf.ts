/** A kind, and a field of it, by the names in a plan. */
import type { Json } from "../model/json.ts";
import type { Role, Shown } from "./field.ts";
import type { AnyKind } from "./kind.ts";
import { KINDS } from "./kinds.ts";

/** Throws if there is no such kind, which is a bug: plans that are read from files are checked first. */
export function kindOf(name: string): AnyKind {
  const found = KINDS.find((kind) => kind.name === name);
  if (!found) throw new Error(`there is no kind ${name}`);
  return found;
}

/** What may be asked of any field. */
export interface FieldWords {
  name: string;
  role?: Role;
  isProse?: true;
  show(value: Json): Shown;
}

/** The field of a change. That there is none is a bug, or a plan of another version. */
export function fieldOf(kind: string, name: string): FieldWords {
  const found = kindOf(kind).fields.find((field) => field.name === name);
  if (!found) throw new Error(`${kind} has no field ${name}`);
  return found;
}

/** Whether `show_texts: false` hides the values of a field: texts, and fields into which people write sentences. */
export function isHidden({ role, isProse }: FieldWords): boolean {
  return role === "text" || isProse === true;
}
