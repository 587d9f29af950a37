/** The rows of a page: changes and how they ended, kept items, skipped entries, and what is not managed. */
import { fieldOf } from "../../kinds/kindOf.ts";
import { KINDS } from "../../kinds/kinds.ts";
import type { RunCommand } from "../../model/command.ts";
import type { Place } from "../../model/place.ts";
import type { Change, DeclaredChange, KeptItem, PlannedField, Update } from "../../model/plan.ts";
import {
  type ChangeResult,
  type ComparedManifests,
  type ComparedTarget,
  isConflict,
  isToPull,
  outcomeWords,
  type PlannedProject,
  type ProjectReport,
  placeOf,
  type Report,
  stateWords,
} from "../report.ts";
import { isRename } from "../tally.ts";
import { weightOf } from "../weight.ts";
import { stringsIn } from "../withoutTexts.ts";
import { keptWords } from "../words/changes.ts";
import { isIdentity } from "../words/fields.ts";
import { kindWords } from "../words/kindWords.ts";
import { defaultsLine, releasedLine, rematchedLine } from "../words/manifestLines.ts";
import { REMOVAL_WORDS } from "../words/planLines.ts";
import { messageLine } from "../words/safeText.ts";
import type { PageValue } from "./pageData.ts";
import { keptValues, type ValueOptions, valuesOf } from "./pageValues.ts";
import { type Action, headingOf, headingOfFailure, PENDING, RESOLVED } from "./sections.ts";

/** A row before its parts are shared with other rows. */
export interface PageEntry {
  heading: string;
  action: Action;
  state?: string;
  failed?: true;
  kind: string;
  /** The name as it is in the report. */
  label: string;
  from?: string;
  place?: Place;
  tags?: readonly string[];
  words?: readonly string[];
  values?: readonly PageValue[];
}

interface Options extends ValueOptions {
  command: RunCommand;
}

export function entriesOf(project: ProjectReport, { command }: Report): PageEntry[] {
  if (!project.plan) return [];
  const { plan, target, unmanaged = [], hide_texts } = project;
  const languages = plan.project.languages?.map(({ iso }) => iso) ?? [];
  const options = { command, hides: hide_texts === true, languages };
  return [
    ...changeEntries({ ...project, plan }, options),
    ...plan.kept.map((kept) => keptEntry(kept, options)),
    ...plan.skipped.map((one): PageEntry => ({ ...facts("skipped", one, command), place: one.place })),
    ...(target?.is === "compared" ? releasedEntries(target, command) : []),
    ...unmanaged.map((one): PageEntry => facts("unmanaged", one, command)),
  ];
}

function changeEntries({ plan, target, results }: PlannedProject, options: Options): PageEntry[] {
  if (results) return results.map((result) => resultEntry(result, options));
  const some = (changes: readonly Change[], more: Partial<PageEntry>) =>
    changes.map((change) => ({ ...changeEntry(change, options), ...more }));
  if (target?.is !== "compared") return some(plan.changes, {});
  return [
    ...some(target.caused, { state: "caused by this pull request" }),
    ...some(target.pending, { heading: PENDING, state: "already pending" }),
    ...some(target.resolved, { heading: RESOLVED, state: "no longer pending" }),
  ];
}

function resultEntry(result: ChangeResult, options: Options): PageEntry {
  const { change, outcome } = result;
  const entry = changeEntry(change, options);
  const place = placeOf(result) ?? entry.place;
  const ended = { ...entry, ...(place && { place }), state: stateWords(outcome) };
  if (outcome.state === "done") return withoutPlan(ended, change);
  const why = messageLine(outcomeWords(result));
  return { ...ended, heading: headingOfFailure(), failed: true, words: [why] };
}

/** The words about a change say what will happen. */
function withoutPlan({ words: _, ...entry }: PageEntry, change: Change): PageEntry {
  if (change.action !== "destroy") return entry;
  return { ...entry, words: [change.how === "archive" ? "archived" : "destroyed"] };
}

function changeEntry(change: Change, options: Options): PageEntry {
  const { command } = options;
  const entry = facts(weightOf(change), change, command);
  if (change.action !== "destroy") return { ...entry, ...declaredParts(change, options) };
  const tags = change.tags ? { tags: change.tags } : {};
  const words = command === "drift" ? `apply would ${change.how} it` : REMOVAL_WORDS[change.how];
  return { ...entry, ...tags, words: [words] };
}

function declaredParts(change: DeclaredChange, options: Options): Partial<PageEntry> {
  const { kind, place } = change;
  const renamed = change.action === "update" ? change.renamed_from : undefined;
  const fields = change.fields.filter((field) => showsField(change, field));
  const values = fields.flatMap((field) => valuesOf(kind, field, options));
  const tags = [...new Set([...liveTags(change), ...changedTags(change)])];
  return {
    place,
    ...(renamed !== undefined && { from: renamed, words: [renameWords(kind, options)] }),
    ...(tags.length > 0 && { tags }),
    ...(values.length > 0 && { values }),
  };
}

function renameWords(kind: string, { command }: Options): string {
  return command === "drift" ? "the project still has the old name" : kindWords(kind).renamed;
}

/** A change between two manifests is about no live object. */
function liveTags(change: DeclaredChange | Update): readonly string[] {
  return "tags" in change ? (change.tags ?? []) : [];
}

/** The tags that the object gets or loses. */
function changedTags({ kind, fields }: DeclaredChange): string[] {
  const tags = fields.filter(({ field }) => fieldOf(kind, field).role === "owner");
  return tags.flatMap(({ before = [], after }) => [before, after].flatMap(stringsIn));
}

/** The name of the row shows the identity of a new or renamed object. */
function showsField(change: DeclaredChange, field: PlannedField): boolean {
  return !isIdentity(change.kind, field) || (change.action === "update" && !isRename(change));
}

function keptEntry(kept: KeptItem, options: Options): PageEntry {
  const action = keptAction(kept);
  return {
    ...facts(action, kept, options.command),
    ...(kept.place && { place: kept.place }),
    words: [keptWords(kept, false)],
    ...("field" in kept && { values: keptValues(kept, options) }),
  };
}

function keptAction(kept: KeptItem): Action {
  if (isConflict(kept)) return "conflict";
  if (isToPull(kept)) return "to pull";
  return kept.reason === "archived" ? "archived" : "kept";
}

function releasedEntries({ released, released_kinds }: ComparedTarget, command: RunCommand): PageEntry[] {
  const kinds = KINDS.filter(({ plural }) => released_kinds.includes(plural));
  return [
    ...kinds.map(({ name, words }): PageEntry => {
      const entry = facts("released", { kind: name, label: `all ${words.many}` }, command);
      return { ...entry, words: ["no manifest declares any"] };
    }),
    ...released.map((one): PageEntry => facts("released", one, command)),
  ];
}

/** The manifests of a pull request, compared with those of its target, without a project. */
export function manifestEntries(
  { changes, released, rematched, changed_defaults, hide_texts }: ComparedManifests,
  { command }: Report,
): PageEntry[] {
  const options: Options = { command, hides: hide_texts === true, languages: [] };
  return [
    ...changes.map((change): PageEntry => {
      const action = change.action === "create" ? "new" : isRename(change) ? "renamed" : "changed";
      return { ...facts(action, change, command), ...declaredParts(change, options) };
    }),
    ...released.map((one): PageEntry => {
      const { words } = releasedLine(one, !options.hides);
      return { ...facts("released", one, command), place: one.place, words };
    }),
    ...rematched.map((one): PageEntry => {
      const { words } = rematchedLine(one);
      return { ...facts("rematched", one, command), place: one.place, words };
    }),
    ...changed_defaults.map((file): PageEntry => {
      const { words } = defaultsLine(file);
      return { ...facts("changed", { kind: "key", label: file }, command), words };
    }),
  ];
}

function facts(
  action: Action,
  { kind, label }: Pick<Change, "kind" | "label">,
  command: RunCommand,
): PageEntry {
  return { heading: headingOf(action, command), action, kind, label };
}
