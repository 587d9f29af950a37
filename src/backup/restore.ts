/** The plan that restores a backup. A live value is replaced only if it equals what the run wrote, or is empty. */

import type { BackupEntry } from "../kinds/backup.ts";
import type { Live } from "../kinds/declaration.ts";
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import type { AnyKind, RestoreMatch } from "../kinds/kind.ts";
import { kindOf } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { isMapping, type Json, partOf } from "../model/json.ts";
import type { Sentence } from "../model/message.ts";
import { placeAt } from "../model/place.ts";
import type { Kept, Plan, PlannedField, Update } from "../model/plan.ts";
import type { Problem, ProblemCode } from "../model/problem.ts";
import { DEFAULT_RULES } from "../model/setting.ts";
import type { Variables } from "../model/variables.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import type { EntryPlan } from "../plan/compare.ts";
import { type Comparison, compare, seenOf } from "../plan/compare.ts";
import { identifying } from "../plan/declaredContents.ts";
import { isEmpty, removes, reshapes, withUnverified } from "../plan/loss.ts";
import { summed } from "../plan/makePlan.ts";
import type { ReadBackup } from "./read.ts";

/** `force`: live values that changed after the run are replaced, too. */
export function planRestore(
  { kinds, entries }: Pick<ReadBackup, "kinds" | "entries">,
  live: Live,
  { force, variables }: { force: boolean; variables: Variables },
): { plan: Plan; problems: readonly Problem[] } {
  const { project } = live;
  // The service has already stored these plural forms, so its list of forms is not checked.
  const languages = project.languages?.map((language) => ({ ...language, pluralForms: [] }));
  const context: ProjectContext = {
    project: { ...project, languages },
    rules: DEFAULT_RULES,
    variables,
    verdicts: WRITE_ALL,
  };
  const restored = kinds.map((kind) => {
    const objects = live.objects[kind.plural]?.objects ?? [];
    return { kind, parts: restoreAll(kind, entries[kind.plural] ?? [], objects, { context, force }) };
  });
  const { changes, kept, skipped, unchanged, problems } = summed(restored.flatMap(({ parts }) => parts));
  const byKind = restored.map(({ kind, parts }) => {
    return [kind.plural, { unchanged: summed(parts).unchanged, unmanaged: 0 }] as const;
  });
  return {
    plan: {
      format_version: 1,
      project,
      changes,
      kept,
      skipped,
      counts: { unchanged, unmanaged: 0, by_kind: Object.fromEntries(byKind), adopted: 0 },
    },
    problems,
  };
}

function restoreAll(
  kind: AnyKind,
  entries: readonly BackupEntry<object>[],
  live: readonly unknown[],
  { context, force }: { context: ProjectContext; force: boolean },
): EntryPlan[] {
  const ids = new Set(entries.flatMap(({ declared }) => identifying(kind, declared).id ?? []));
  // An object with the id of an entry belongs to that entry, and to no other one of the same name or URL.
  const claimed = new Set(live.filter((object) => ids.has(String(kind.id(object)))));
  return entries.map((entry, index) => {
    const id = identifying(kind, entry.declared).id ?? "";
    const liveObject = live.find((object) => String(kind.id(object)) === id);
    const candidates = liveObject === undefined ? live.filter((object) => !claimed.has(object)) : [];
    const match = kind.restore.find(entry, liveObject, candidates, context);
    if (match.namesake !== undefined) claimed.add(match.namesake);
    const step = { force, ref: `${kind.name}:${index + 1}` };
    return { kind, entry: match.declared, ...restoreEntry(kind, entry, liveObject, match, step) };
  });
}

type Match = RestoreMatch<object, unknown>;
type Step = { force: boolean; ref: string };

function restoreEntry(anyKind: AnyKind, entry: BackupEntry<object>, live: unknown, match: Match, step: Step) {
  const { label, declared, context, namesake, problems: matchProblems = [] } = match;
  const kind = label === undefined ? anyKind : { ...anyKind, label: () => label };
  const refused = (code: ProblemCode, words: Sentence): Comparison => {
    const { file, span, values } = entry.declared;
    const skipped = { kind: kind.name, label: kind.label(values), place: placeAt(file, span) };
    const problem = entryProblem(kind, entry.declared, code, words, { path: [] });
    return { kept: [], skipped, problems: [...matchProblems, problem] };
  };
  if (match.refusal) return refused(match.refusal.code, match.refusal);
  const gone = `The ${kind.name} ${identifying(kind, entry.declared).id} no longer exists`;
  const suffix =
    namesake === undefined ? "" : `, and ${kind.name} ${kind.id(namesake)} has its name or URL now`;
  if (live === undefined && entry.wrote.action === "update")
    return refused(match.gone, `${gone}${suffix}, so it cannot be restored. Copy from here what you need.`);
  const compared =
    live === undefined
      ? compare(kind, { declared, live: namesake }, context, step.ref)
      : changed(kind, entry, match, live, step);
  const problems = [...matchProblems, ...compared.problems];
  if (namesake === undefined) return { ...compared, problems };
  if (!compared.change && problems.length === matchProblems.length) return { kept: [], problems };
  return refused(
    "name-taken",
    `${gone}${suffix}, with other values. Rename or remove that ${kind.name}, or copy from here what it lacks.`,
  );
}

/** The change of a live object. It contains only values that may be replaced. */
function changed(
  kind: AnyKind,
  { wrote }: BackupEntry<object>,
  { declared, context }: Match,
  live: unknown,
  { force, ref }: Step,
): Comparison {
  const compared = compare(kind, { declared, live }, context, ref);
  const { change, problems, kept: byRule } = compared;
  if (change?.action !== "update") return compared;
  const fieldContext = kind.context(declared.values, live, context);
  // The live URL is compared as the manifest of the run declared it.
  const identity = wrote.values[kind.fields.find(({ role }) => role === "identity")?.name ?? ""];
  const ofRun = kind.liveContext(live, context, typeof identity === "string" ? identity : "");
  const isAsWritten = (planned: PlannedField) => {
    const { field, part, before = null, after } = planned;
    // is_plural: false is not an empty value, because a person can have set it.
    if (force || (isEmpty(before) && !reshapes(kind.name, planned)) || isReshaped(before, after)) return true;
    const value = partOf(wrote.values, field);
    const runValue = part === undefined ? value : partOf(value, part);
    const row = kind.fields.find(({ name }) => name === field);
    if (runValue === undefined || !row) return false;
    return row.same(row.stored(live, ofRun, part) ?? before, runValue, fieldContext);
  };
  const text = kind.fields.find(({ role }) => role === "text");
  const isText = ({ field }: PlannedField) => field === text?.name;
  /** Whether another person wrote the text after the run. A text that the backup has is compared in the change. */
  const isOthers = ([part, value]: [string, Json]) => {
    const planned = change.fields.find((field) => isText(field) && field.part === part);
    if (planned) return !isAsWritten(planned);
    const name = text?.name ?? "";
    const inBackup = partOf(new Map<string, Json>(Object.entries(declared.values)).get(name), part);
    const runText = partOf(partOf(wrote.values, name), part);
    return inBackup === undefined && !(runText !== undefined && text?.same(value, runText, fieldContext));
  };
  const texts = text?.toManifest(live, ofRun);
  const converts = !force && isMapping(texts) && Object.entries(texts).some(isOthers);
  // If is_plural stays as it is, the texts of the backup do not fit the key.
  const keepsShape = change.fields.some(
    (field) => reshapes(kind.name, field) && (converts || !isAsWritten(field)),
  );
  const isFree = (planned: PlannedField) =>
    isAsWritten(planned) && !(keepsShape && (isText(planned) || reshapes(kind.name, planned)));
  const fields = withUnverified(kind, live, change.fields.filter(isFree), context.project);
  const keptItems = change.fields
    .filter((field) => !isFree(field))
    .map((planned) => keptField(change, planned, isAsWritten(planned) && reshapes(kind.name, planned)));
  if (fields.length === 0) return { kept: [...byRule, ...keptItems], problems };
  const seen = seenOf(kind, live, fields);
  return { change: { ...change, seen, fields }, kept: [...byRule, ...keptItems], problems };
}

function keptField({ kind, label, id }: Update, planned: PlannedField, converts: boolean): Kept {
  const { field, part, before: live = null, after: declared, place } = planned;
  const reason = converts ? "converts" : "changed-since";
  return { kind, label, id, reason, field, ...(part !== undefined && { part }), live, declared, place };
}

/** Whether the texts differ only because is_plural changed: the text is one of the forms. */
function isReshaped(before: Json, after: Json): boolean {
  if (isMapping(before) && typeof after === "string")
    return Object.values(before).every((form) => form === "" || form === after);
  return typeof before === "string" && isMapping(after) && Object.values(after).includes(before);
}

/** Whether the plan removes anything, which only a backup can restore. */
export function needsBackup({ changes }: Plan): boolean {
  return changes.some(
    (change) =>
      change.action === "destroy" ||
      (change.action === "update" && change.fields.some((field) => removes(change.kind, field))),
  );
}

/** Whether the plan overwrites anything that a backup contains: live texts, or an object whose kind is backed up as a whole. */
export function overwritesKept({ changes }: Plan): boolean {
  return changes.some(
    (change) =>
      change.action === "update" &&
      (kindOf(change.kind).backsUpWhole ||
        change.fields.some((field) =>
          field.part === undefined
            ? reshapes(change.kind, field)
            : field.before !== undefined && !isEmpty(field.before),
        )),
  );
}
