/**
 * What a plan does to the work of translators: a change of a base text may mark the key's other texts unverified, if the
 * setting `auto_toggle_unverified` of the project is on [service.md §2.7].
 */
import { fieldOf } from "../kinds/kindOf.ts";
import type { KindTraits } from "../kinds/traits.ts";
import type { Change, PlannedField } from "../model/plan.ts";
import type { ProjectDetails } from "../model/project.ts";
import { isEmpty } from "./loss.ts";

export interface UnverifiedTexts {
  /** Base texts that change. The first base text of a key is not a change. */
  baseTexts: number;
  /** Translations that may be marked unverified. Undefined if base texts change, and the service does not say what happens then. */
  translations: number | undefined;
  /** The languages of these translations, in the order of the project. */
  languages: readonly string[];
}

/** `changes`: all changes of a plan, or some of them. */
export function unverifiedTexts(project: ProjectDetails, changes: readonly Change[]): UnverifiedTexts {
  const baseTexts = changes.flatMap((change) =>
    change.action === "update"
      ? change.fields.filter((field) =>
          changesBaseText(fieldOf(change.kind, field.field).role, field, project),
        )
      : [],
  );
  const isKnown = baseTexts.length === 0 || project.autoToggleUnverified !== undefined;
  const languages = baseTexts.flatMap(({ unverifies = [] }) => unverifies);
  const found = new Set(languages);
  return {
    baseTexts: baseTexts.length,
    translations: isKnown ? languages.length : undefined,
    languages: (project.languages ?? []).flatMap(({ iso }) => (found.has(iso) ? [iso] : [])),
  };
}

/**
 * The fields of one update, with the languages that a change of the base text may mark unverified: those whose text is not
 * known to be empty or unverified, and that the same update does not write.
 */
export function withUnverified<Values, Wire, Context, Out>(
  kind: Pick<KindTraits<Values, Wire, Context, Out>, "fields">,
  live: Wire,
  fields: readonly PlannedField[],
  project: ProjectDetails,
): PlannedField[] {
  return fields.map((field) => {
    const row = kind.fields.find(({ name }) => name === field.field);
    if (project.autoToggleUnverified !== true || !changesBaseText(row?.role, field, project)) return field;
    const written = fields.flatMap((one) => (one.field === field.field ? (one.part ?? []) : []));
    const unverifies = (project.languages ?? [])
      .map(({ iso }) => iso)
      .filter((iso) => !written.includes(iso) && row?.mayBecomeUnverified?.(live, iso));
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
