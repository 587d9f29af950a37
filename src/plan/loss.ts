/** Defines loss: a change after which a live object or value is gone. */
import { fieldOf } from "../kinds/registry.ts";
import type { Json } from "../model/json.ts";
import type { Change, DeclaredChange, PlannedField } from "../model/plan.ts";

export function isLoss(change: Change | DeclaredChange): boolean {
  if (change.action !== "update") return change.action === "destroy";
  return change.fields.some(
    (field) => archives(change.kind, field) || reshapes(change.kind, field) || overwrites(change.kind, field),
  );
}

/** Whether a live value is lost. Filling an empty value, adding to a list and renaming are not a loss. */
export function overwrites(kind: string, { field, before, after }: PlannedField): boolean {
  if (fieldOf(kind, field).role === "identity" || before === undefined || isEmpty(before)) return false;
  if (Array.isArray(before) && Array.isArray(after)) return before.some((one) => !after.includes(one));
  return true;
}

/** Whether a field of an update removes something: a text, the object itself, or forms of its texts. */
export function removes(kind: string, field: PlannedField): boolean {
  return clearsText(field) || archives(kind, field) || reshapes(kind, field);
}

/** Whether a live text, or a form of a plural, becomes empty. */
export function clearsText({ part, before, after }: PlannedField): boolean {
  if (part === undefined || before === undefined || isEmpty(before)) return false;
  if (typeof before === "string" || typeof after === "string") return isEmpty(after);
  const remaining = new Map(Object.entries(after ?? {}));
  return Object.entries(before ?? {}).some(
    ([form, text]) => text !== "" && (remaining.get(form) ?? "") === "",
  );
}

/** Whether the update archives the object, which removes it as prune does. */
export function archives(kind: string, { field, before, after }: PlannedField): boolean {
  return fieldOf(kind, field).role === "archive" && before === false && after === true;
}

/** Whether all texts change between plain and plural, so that forms can be lost. */
export function reshapes(kind: string, { field, before }: Pick<PlannedField, "field" | "before">): boolean {
  return fieldOf(kind, field).role === "shape" && before !== undefined;
}

/** Whether a value has no content that could be lost. */
export function isEmpty(value: Json): boolean {
  if (typeof value !== "object" || value === null)
    return value === "" || value === 0 || value === false || value === null;
  return Object.values(value).every((one) => one === "");
}
