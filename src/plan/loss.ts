/** Defines loss: a change after which a live object or value is gone, or translations are marked unverified. */
import { type AnyKind, fieldOf } from "../kinds/kind.ts";
import type { Json } from "../model/json.ts";
import type { Change, DeclaredChange, PlannedField } from "../model/plan.ts";
import type { ProjectDetails } from "../model/project.ts";

export function isLoss(change: Change | DeclaredChange): boolean {
  if (change.action !== "update") return change.action === "destroy";
  return change.fields.some(
    (field) => archives(change.kind, field) || reshapes(change.kind, field) || overwrites(change.kind, field),
  );
}

/** Whether a live value is lost. Filling an empty value, adding to a list and renaming are not a loss. */
export function overwrites(kind: string, { field, before, after }: PlannedField): boolean {
  if (fieldOf(kind, field).role === "identity" || before === undefined || isEmpty(before)) return false;
  if (Array.isArray(before) && Array.isArray(after)) return before.some((member) => !after.includes(member));
  return true;
}

/** Whether a field of an update removes something: a text, the object itself, or forms of its texts. */
export function removes(kind: string, field: PlannedField): boolean {
  return clearsText(field) || archives(kind, field) || reshapes(kind, field);
}

export function clearsText({ part, before, after }: PlannedField): boolean {
  if (part === undefined || before === undefined || isEmpty(before)) return false;
  if (typeof before === "string" || typeof after === "string") return isEmpty(after);
  const remaining = new Map(Object.entries(after ?? {}));
  return Object.entries(before ?? {}).some(
    ([form, text]) => text !== "" && (remaining.get(form) ?? "") === "",
  );
}

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
  return Object.values(value).every((form) => form === "");
}

// What a plan does to the work of translators: a change of a base text may mark the key's other texts unverified, if the
// setting `auto_toggle_unverified` of the project is on [service.md §2.7].

/**
 * `changes`: all of a plan, or some of them. `baseTexts`: how many base texts change; the first base text of a key is not a change.
 * `translations`: how many may be marked unverified; undefined if base texts change, and the service does not say what happens
 * then. `languages`: those of the translations, in the order of the project.
 */
export function unverifiedTexts(project: ProjectDetails, changes: readonly Change[]) {
  const baseTexts = changes.flatMap((change) =>
    change.action === "update"
      ? change.fields.filter((field) =>
          changesBaseText(fieldOf(change.kind, field.field).role, field, project),
        )
      : [],
  );
  const isKnown = baseTexts.length === 0 || project.autoToggleUnverified !== undefined;
  const languages = baseTexts.flatMap(({ unverifies = [] }) => unverifies);
  const isos = new Set(languages);
  return {
    baseTexts: baseTexts.length,
    translations: isKnown ? languages.length : undefined,
    languages: (project.languages ?? []).flatMap(({ iso }) => (isos.has(iso) ? [iso] : [])),
  };
}

/** With the languages that a change of the base text may mark unverified, except those that the same update writes. */
export function withUnverified(
  kind: Pick<AnyKind, "fields">,
  live: unknown,
  fields: readonly PlannedField[],
  project: ProjectDetails,
): PlannedField[] {
  return fields.map((field) => {
    const row = kind.fields.find(({ name }) => name === field.field);
    if (project.autoToggleUnverified !== true || !changesBaseText(row?.role, field, project)) return field;
    const parts = fields.flatMap((change) => (change.field === field.field ? (change.part ?? []) : []));
    const unverifies = (project.languages ?? [])
      .map(({ iso }) => iso)
      .filter((iso) => !parts.includes(iso) && row?.mayBecomeUnverified?.(live, iso));
    return unverifies.length === 0 ? field : { ...field, unverifies };
  });
}

function changesBaseText(
  role: string | undefined,
  { part, before }: PlannedField,
  { baseLanguage }: ProjectDetails,
): boolean {
  return role === "text" && part === baseLanguage && before !== undefined && !isEmpty(before);
}
