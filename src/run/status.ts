/** How ready each language of a project is: a count of the texts that were read for the plan, and of its verdicts. */

import { TEXT_STATES, type TextState, wholeTexts } from "../checks/textProgress.ts";
import type { Declared } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { isText } from "../kinds/kind.ts";
import { grouped } from "../model/json.ts";
import { namePlaceAt, type Place } from "../model/place.ts";
import type { Kept } from "../model/plan.ts";
import type { ProjectDetails } from "../model/project.ts";
import { declaredText } from "../plan/declaredContents.ts";
import type { PlannedChanges } from "../plan/makePlan.ts";
import type { LanguageStatus } from "../report/report.ts";
import type { ProjectRead } from "./declarations.ts";

function placeOfText(kind: AnyKind, entry: Declared<object>, language: string): Place {
  const names = kind.fields.flatMap(({ name, role }) => (role === "text" ? [name, language] : []));
  return namePlaceAt(entry.file, entry.span, declaredText(kind, entry, language) === undefined ? [] : names);
}

type Where = { place: Place; written?: true };
const writtenFirst = (where: Where, other: Where): Where => (other.written && !where.written ? other : where);

/** The declared keys, each once. The files of several apps can have one key. */
function declaredKeys({ kinds }: Pick<PlannedChanges, "kinds">, project: ProjectDetails) {
  const isWhole = wholeTexts(project);
  const entries = kinds.flatMap(({ kind, parts }) =>
    parts.flatMap(({ entry, live, kept, change }) => {
      if (!kind.progressOf || kind.textFiles?.isOnlyName(entry)) return [];
      const isArchived = live !== undefined && kind.isArchived(live);
      const key = { kind: kind.name, label: kind.label(entry.values) };
      const textFields = (change?.fields ?? []).filter((field) => isText(kind.name, field));
      const where = (language: string): Where => ({
        place: placeOfText(kind, entry, language),
        ...(textFields.some(({ part, after }) => part === language && isWhole(after, language)) && {
          written: true as const,
        }),
      });
      const progress = kind.progressOf(entry, live, project.baseLanguage, isWhole);
      return [{ ...progress, key, live, where, kept, isArchived }];
    }),
  );
  return [...grouped(entries, (entry) => entry.live ?? entry).values()].map((group) => ({
    ...group[0],
    where: (language: string) => group.map(({ where }) => where(language)).reduce(writtenFirst),
    kept: group.flatMap(({ kept }) => kept),
  }));
}

/** A key that is not in the project, or that a problem skips, has no text. */
export function statusOf(
  planned: Pick<PlannedChanges, "kinds">,
  project: ProjectDetails,
  { settings: { required } }: Pick<ProjectRead, "settings">,
): LanguageStatus[] {
  const { baseLanguage: base, languages = [] } = project;
  const declared = declaredKeys(planned, project);
  const keys = declared.filter(({ isArchived }) => !isArchived);
  const isos = languages.map(({ iso }) => iso).sort((a, b) => Number(b === base) - Number(a === base));
  return isos.map((language): LanguageStatus => {
    const isBase = language === base;
    const { value } = required.get(language) ?? (isBase ? undefined : required.get("*")) ?? {};
    const percents = typeof value === "number" ? { translated: value } : value;
    const texts = keys.map(({ statesIn, ...key }) => ({ ...key, states: statesIn(language) }));
    const having = (state: TextState) => texts.filter(({ states }) => states.includes(state)).length;
    const verdicts = (reason: Kept["reason"]) =>
      keys.filter(({ kept }) =>
        kept.some((item) => item.reason === reason && "part" in item && item.part === language),
      ).length;
    const open = texts.filter(({ states }) => states.length === 0);
    // Without a text, nothing is ready.
    const share = (state: TextState) => (texts.length > 0 ? (having(state) * 100) / texts.length : -1);
    const unmet = TEXT_STATES.filter((state) => share(state) < (percents?.[state] ?? -1));
    const missing = texts
      .map(({ states, ...key }) => ({ ...key, lacks: unmet.filter((state) => !states.includes(state)) }))
      .flatMap(({ key, where, lacks }) => (lacks.length > 0 ? { ...key, ...where(language), lacks } : []));
    return {
      ...{ language, ...(isBase && { base: true }) },
      ...{ texts: texts.length, archived: declared.length - texts.length },
      ...{ translated: having("translated"), verified: having("verified"), reviewed: having("reviewed") },
      ...{ conflicts: verdicts("conflict"), undecided: verdicts("undecided") },
      ...{ to_pull: verdicts("pull"), waiting: verdicts("waiting") },
      words_to_do: open.reduce((sum, { words }) => sum + words, 0),
      ...(open.some(({ isAbout }) => isAbout) && { about: true }),
      ...(percents && { required: { percents, unmet, missing } }),
    };
  });
}
