/** Compares a declared object with its live one → the change, kept values, and problems. It uses the field table only. */
import {
  type AnyTraits,
  type Declared,
  listedLanguages,
  type ProjectContext,
} from "../kinds/declaredEntry.ts";
import { type Differences, NO_DIFFERENCES } from "../kinds/field.ts";
import { type AnyKind, fieldOf, type Match } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { fileTypeOf } from "../locales/format.ts";
import { placeholderStyle } from "../locales/placeholderStyle.ts";
import type { TextFile } from "../locales/textSource.ts";
import { canonical, digest, present } from "../model/json.ts";
import { onceForEachObject } from "../model/once.ts";
import { namePlaceAt, type Place } from "../model/place.ts";
import type { Create, Kept, KeptValueItem, PlannedField, Skipped, Update } from "../model/plan.ts";
import { anyError, type Problem } from "../model/problem.ts";
import { foreignOwner } from "../model/setting.ts";
import type { TextQuestion } from "../model/verdict.ts";
import { declaredTexts, languagesWithForms } from "./declaredContents.ts";
import { archives, withUnverified } from "./loss.ts";

export interface Comparison {
  change?: Create | Update;
  kept: readonly Kept[];
  skipped?: Skipped;
  problems: readonly Problem[];
  open?: readonly TextQuestion[];
}

export interface KeptText {
  kind: AnyKind;
  entry: Declared<object>;
  item: KeptValueItem;
  object: unknown;
}

export interface EntryPlan extends Comparison, Pick<KeptText, "kind" | "entry"> {
  live?: unknown;
  /** Set if there is no live object, and apply creates none. */
  onlyInFiles?: Skipped;
}

const AS_DECLARED: Comparison = { kept: [], problems: [] };

export function compare(
  kind: AnyTraits,
  match: Match<Declared<object>, unknown>,
  context: ProjectContext,
  ref: string,
): Comparison {
  const { declared, live, renamedFrom } = match;
  const { values, tags, foreign, differences, isArchived } = differencesOf(kind, match, context);
  // Most objects are as declared.
  const isSame =
    foreign === undefined && differences.length === 0 && !declared.leftOut?.length && !isArchived;
  if (live !== undefined && isSame) return AS_DECLARED;

  const entry = { ...declared, values };
  const object = named(kind, entry);
  if (foreign !== undefined)
    return { kept: [{ ...object, id: kind.id(live), reason: "foreign-owner", tag: foreign }], problems: [] };
  const problems = problemsOf(kind, entry, live, differences);
  if (anyError(problems)) return { kept: [], skipped: object, problems };

  const drafts = draftsOf(kind, entry, live, differences);
  const identity = kind.identity(values);
  if (live === undefined) {
    const again = context.applied?.has(canonical(identity)) && { again: true as const };
    const change: Create = { ...object, ref, action: "create", ...again, identity, fields: drafts };
    return { change, kept: [], problems };
  }

  const id = kind.id(live);
  const tag = tags.find((name) => context.rules.protectedTags.includes(name));
  const blocked = tag === undefined ? [] : drafts.filter((field) => archives(kind.name, field));
  const allowed = drafts.filter((field) => !blocked.includes(field));
  const keptItems = present<Kept>([
    isArchived && {
      ...{ ...object, id, reason: "archived" },
      ...(context.fromLokalise && { from_lokalise: true as const }),
    },
    tag !== undefined && blocked.length > 0 && { ...object, id, reason: "protected", tag },
    ...differences.flatMap(({ kept }) =>
      kept.map((text) => ({ ...object, ...text, id, place: withPlace(text, declared).place })),
    ),
  ]);
  const open = differences.flatMap((diff) => diff.open);
  const converted = convertedTexts(kind, entry, allowed, keptItems);
  if (converted) return { kept: keptItems, skipped: object, problems: [...problems, converted], open };
  const fields = withUnverified(kind, live, allowed, context.project);
  if (fields.length === 0) return { kept: keptItems, problems, open };
  const edited = kind.lastEdit(live);
  const update: Update = {
    ...object,
    place: placeOfUpdate(object.place, fields),
    ...{ ref, action: "update", id, identity },
    ...(renamedFrom !== undefined && { renamed_from: renamedFrom }),
    seen: seenOf(kind, live, fields),
    ...(edited && { edited }),
    ...(tags.length > 0 && { tags }),
    fields,
  };
  return { change: update, kept: keptItems, problems, open };
}

type FieldDifferences = Differences & { field: AnyTraits["fields"][number] };

const styleOfPlatform = onceForEachObject(({ path }: TextFile) => placeholderStyle(path, []));

/** YAML can declare a part of the entry of each app. */
function placeOf({ parts, file, span }: Declared<object>): string {
  const own = parts?.find(({ from }) => from) ?? { file, span };
  return `${own.file.path} ${own.span.start}`;
}

/** Without those of an object of another team. */
function differencesOf(
  kind: AnyTraits,
  { declared, live }: Match<Declared<object>, unknown>,
  context: ProjectContext,
) {
  const values = live === undefined ? { ...declared.onCreate, ...declared.values } : declared.values;
  const file = declared.from?.file ?? declared.parts?.find(({ from }) => from)?.from?.file;
  const fieldContext = kind.context(values, live, context, {
    place: placeOf(declared),
    isInLocaleFile: (declared.parts ?? [declared]).some(({ from }) => from),
    isToAdd: declared.isToAdd === true,
    listed: languagesToComplete(kind, declared, context),
    plural: languagesWithForms(kind, declared),
    fromLokalise: context.fromLokalise === true,
    hasEscapes: file !== undefined && fileTypeOf(file.path)?.name === "Java properties",
    style: declared.style ?? (file && styleOfPlatform(file)),
  });
  const tags = live === undefined ? [] : kind.tags(live);
  const foreign = foreignOwner(tags, context.rules);
  const differences = (foreign === undefined ? kind.fields : []).flatMap((field): FieldDifferences[] => {
    const diff = field.diff(values, live, fieldContext);
    return diff === NO_DIFFERENCES ? [] : [{ field, ...diff }];
  });
  const isArchived = live !== undefined && kind.staysArchived(values, live, fieldContext);
  return { values, tags, foreign, differences, isArchived };
}

function problemsOf(
  kind: AnyTraits,
  entry: Declared<object>,
  live: unknown,
  differences: readonly FieldDifferences[],
): Problem[] {
  const lacking = live === undefined ? kind.lacks(entry.values) : undefined;
  const identity = kind.fields.filter(({ role }) => lacking && role === "identity");
  const issues = [...identity.map((field) => ({ field, issues: present([lacking]) })), ...differences];
  const problems = issues.flatMap(({ field, issues }) =>
    issues.map(({ code, severity = "error" as const, message, path }) =>
      entryProblem(kind, entry, code, message, { path: [field.name, ...path], ofName: true, severity }),
    ),
  );
  return [...problems, ...(entry.leftOut ?? []).map(({ problem }) => problem)];
}

function draftsOf(
  kind: AnyTraits,
  entry: Declared<object>,
  live: unknown,
  differences: readonly FieldDifferences[],
): PlannedField[] {
  return differences.flatMap(({ field, changes }) =>
    changes.map((change) => {
      const editState = live === undefined ? undefined : field.editState?.(live, change.part);
      const planned = withPlace(change, entry);
      return editState === undefined ? planned : { ...planned, seen: digest(kind.id(live), editState) };
    }),
  );
}

export function named(kind: AnyTraits, { file, span, values }: Declared<object>) {
  const identity = kind.fields.find(({ role }) => role === "identity")?.name ?? "";
  return { kind: kind.name, label: kind.label(values), place: namePlaceAt(file, span, [identity]) };
}

/** A locale file can have a name without a text, such as that of a list, which no pull fills. */
export function languagesToComplete(
  kind: AnyTraits,
  declared: Declared<object>,
  { rules, project }: ProjectContext,
): readonly string[] {
  if (declared.from && !declared.isToAdd && declaredTexts(kind, declared).length === 0) return [];
  const base = declared.isToAdd ? [project.baseLanguage] : [];
  const languages = new Set([...base, ...listedLanguages(declared), ...(rules.pull?.completes ?? [])]);
  for (const { language, isInWrongFile } of declared.leftOut ?? [])
    if (!isInWrongFile) languages.delete(language);
  return [...languages];
}

/** The name of the entry, unless only values in other files change, such as texts in a locale file. */
export function placeOfUpdate(name: Place, fields: readonly PlannedField[]): Place {
  const [firstField] = fields;
  return fields.some(({ place }) => place?.file === name.file) ? name : (firstField?.place ?? name);
}

/** A change of the shape converts all texts of the object, also those of other people, and we would be their writer then. */
export function convertedTexts(
  kind: AnyTraits,
  declared: Declared<object>,
  fields: readonly PlannedField[],
  texts: readonly Kept[],
): Problem | undefined {
  const shape = fields.find(({ field }) => fieldOf(kind.name, field).role === "shape");
  const parts = texts.flatMap((text) =>
    ["pull", "conflict", "undecided"].includes(text.reason) && "part" in text ? (text.part ?? []) : [],
  );
  if (!shape || parts.length === 0) return undefined;
  const subject = parts.length > 1 ? `the ${parts.join(", ")} texts` : `the ${parts.join("")} text`;
  // No advice converts a live plural.
  const way = shape.before === true ? "" : " To replace the text, name the key with --overwrite.";
  const message = `A change of ${shape.field} converts ${subject}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${shape.field} and run lokaform pull.${way}`;
  return entryProblem(kind, declared, "plural-mismatch", message, { path: [shape.field], ofName: true });
}

/** A digest of the live values that an update replaces, and of the values that a plan must not show. */
export function seenOf(
  kind: AnyTraits,
  live: unknown,
  fields: readonly Pick<PlannedField, "field" | "part" | "before" | "seen">[],
): string {
  return digest(kind.id(live), [
    kind.hidden(live),
    ...fields.map(({ field, part = null, before = null, seen = null }) => [field, part, before, seen]),
  ]);
}

export function withPlace<Part extends { field: string; part?: string }>(
  change: Part,
  { file, span }: Declared<object>,
): Part & Pick<PlannedField, "place"> {
  const path = change.part === undefined ? [change.field] : [change.field, change.part];
  return { ...change, place: namePlaceAt(file, span, path) };
}
