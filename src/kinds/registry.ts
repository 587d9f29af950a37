/** All kinds, and a kind or a field by its name in a plan. */
import type { AnyKind, Kinds } from "./kind.ts";

let registry: Kinds = [];

/** Sets all kinds, once: only `src/run/kinds.ts` knows which there are. */
export function registerKinds(kinds: Kinds): void {
  registry = kinds;
}

/** Throws if no kinds were registered. That is a bug: a command must import `src/run/kinds.ts`. */
export function allKinds(): Kinds {
  if (registry.length === 0) throw new Error("no kinds are registered");
  return registry;
}

/** Throws if the kind does not exist. That is a bug: plans from files are checked when they are read. */
export function kindOf(name: string): AnyKind {
  const kind = registry.find((kind) => kind.name === name);
  if (!kind) throw new Error(`there is no kind ${name}`);
  return kind;
}

/** The parts of a field that do not depend on its kind. */
type FieldWords = Pick<AnyKind["fields"][number], "name" | "role" | "isProse" | "show">;

/** The field of a change. Throws if it does not exist: that is a bug, or the plan comes from another version. */
export function fieldOf(kind: string, name: string): FieldWords {
  const field = kindOf(kind).fields.find((field) => field.name === name);
  if (!field) throw new Error(`${kind} has no field ${name}`);
  return field;
}

/** Whether `show_texts: false` hides the values of a field: texts, and fields into which people write sentences. */
export function isHidden({ role, isProse }: Pick<FieldWords, "role" | "isProse">): boolean {
  return role === "text" || isProse === true;
}

export function isText(kind: string, { field }: { field: string }): boolean {
  return fieldOf(kind, field).role === "text";
}
