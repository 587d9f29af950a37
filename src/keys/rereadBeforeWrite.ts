/** Compares updates with live values just before they are sent: no text edited since the plan is written; whole values are built from live ones. */

import { type BackedUp, nested, removed, written } from "../kinds/backup.ts";
import { declare, type Entry, type ProjectContext } from "../kinds/declaredEntry.ts";
import { encode } from "../kinds/field.ts";
import { isText } from "../kinds/kind.ts";
import { digest, partOf } from "../model/json.ts";
import { reworded, type Sentence, say } from "../model/message.ts";
import { onceForEachObject } from "../model/once.ts";
import type { Change, Create, Outcome, PlannedField, Update } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type ChangeOutcome, failed, notAttempted } from "../plan/ledger.ts";
import { archives, reshapes } from "../plan/loss.ts";
import {
  failedOutcome,
  readOrUndefined,
  type Sending,
  type UnknownResult,
  unreadable,
} from "../remote/sending.ts";
import { PLATFORMS } from "../wire/key.ts";
import type { KeyPayload } from "./fields.ts";
import { keyTraits } from "./fieldTable.ts";
import type { LiveKey } from "./liveKey.ts";
import { readAgain } from "./observe.ts";
import { liveText, rowOf } from "./texts.ts";

export interface KeyRequest<Of extends Create | Update> {
  change: Of;
  out: KeyPayload;
}

/** A change is put into batches when its plan is shown, and again when it is applied. */
const payloadOf = onceForEachObject((change: Create | Update) => encode(keyTraits.fields, change, {}, []));

export function toKeyRequest<Of extends Create | Update>(change: Of): KeyRequest<Of> {
  return { change, out: payloadOf(change) };
}

export function outcomeOfAll<Of extends Change>(sent: readonly { change: Of }[], outcome: Outcome) {
  return sent.map(({ change }) => ({ change, outcome }));
}

export interface KeySending extends Sending {
  /** Keys as they are before is_plural changes, by the `ref` of their change. */
  beforeReshaping: Map<string, LiveKey>;
  /** By language: how many texts. */
  movedWriters: Map<string, number>;
}

/** An update as it is sent now: without values that changed after the plan was made, or that are already as declared. */
export interface DueUpdate extends KeyRequest<Update> {
  planned: KeyRequest<Update>;
  kept: KeptFields;
  /** The key as it was read; absent if nothing that could be lost is written. */
  before?: LiveKey;
}

interface KeptFields {
  moved: readonly PlannedField[];
  /** is_plural and texts: a text of the key is kept, and a change of is_plural would convert it. */
  unconverted: readonly PlannedField[];
}

export function asPlanned(planned: KeyRequest<Update>): DueUpdate {
  return { ...planned, planned, kept: { moved: [], unconverted: [] } };
}

export interface Reread<Due = DueUpdate, Of extends Change = Update> {
  due: readonly Due[];
  outcomes: readonly ChangeOutcome<Of>[];
}

/** `readsAll`: whether all keys are read, as before a repeated request. `unknown`: an earlier request whose result is unknown. */
export async function reread(
  sending: KeySending,
  sent: readonly KeyRequest<Update>[],
  readsAll: boolean,
  unknown: UnknownResult | undefined,
): Promise<Reread> {
  const blocked = (outcome: Outcome) => (unknown ? failedOutcome(unknown.error) : outcome);
  const noneDue = (why: Sentence) => ({ due: [], outcomes: outcomeOfAll(sent, blocked(notAttempted(why))) });
  const reason = sending.stop.reason();
  if (reason !== undefined) return noneDue(reason);
  const toRead = sent.filter(({ change }) => readsAll || needsReading(change));
  const changes = toRead.map(({ change }) => change);
  const keyNowOf = await readAgain(sending, changes);
  const asksAll = changes.some(needsAllTexts);
  const languages = asksAll ? keyNowOf && (await readOrUndefined(() => sending.languages())) : [];
  if (!keyNowOf || !languages) return noneDue(KEY_UNREAD);
  const wasRead = new Set(toRead);
  const lost: BackedUp[] = [];
  const dueOf = (planned: KeyRequest<Update>): DueUpdate | Outcome => {
    const { change } = planned;
    if (!wasRead.has(planned)) return asPlanned(planned);
    const { key, lacks } = keyNowOf(change);
    if (!key) return lacks.length > 0 ? blocked(unreadable("key")) : { state: "skipped", message: GONE };
    const missing = needsAllTexts(change) ? languages.filter((language) => !rowOf(key, language)) : [];
    if (missing.length > 0) return blocked(unreadable("key", ` (no usable ${missing.join(", ")} text)`));
    const { open, kept: keptFields } = stillDue(change, key, sending.context);
    if (open.length === 0) return withKept({ state: "done", id: change.id }, change, keptFields);
    const request = toKeyRequest({ ...change, fields: open });
    if (shapeOf(request.change).length > 0) sending.beforeReshaping.set(change.ref, key);
    const overwritten = overwrittenTexts(request.change, key, sending.context);
    if (overwritten) lost.push(overwritten);
    return { ...request, planned, kept: keptFields, before: key };
  };
  const due: DueUpdate[] = [];
  const outcomes: ChangeOutcome<Update>[] = [];
  for (const planned of sent) {
    const dueOrOutcome = dueOf(planned);
    if ("planned" in dueOrOutcome) due.push(dueOrOutcome);
    else outcomes.push({ change: planned.change, outcome: dueOrOutcome });
  }
  if (due.length === 0) return { due, outcomes };
  const forbidden = (await sending.backup.save(lost)) ?? (await sending.stop.beforeWrite());
  if (forbidden === undefined) return { due, outcomes };
  const planned = due.map((update) => update.planned);
  return { due: [], outcomes: [...outcomes, ...outcomeOfAll(planned, blocked(notAttempted(forbidden)))] };
}

/** `live`: the key as just read. Undefined if no text is overwritten. If the update archives the key, all of it is kept. */
export function overwrittenTexts(
  update: Update,
  live: LiveKey,
  context: ProjectContext,
): BackedUp | undefined {
  if (update.fields.some((field) => archives(update.kind, field))) {
    const copy = removed(keyTraits, live, { how: "archive" }, context);
    return { ...copy, entry: { ...copy.entry, is_plural: live.is_plural }, wrote: written(update.fields) };
  }
  const whole = declare(keyTraits, live, keyTraits.liveContext(live, context, update.label));
  const textOf = ({ field, part = "" }: PlannedField) => partOf(whole[field], part);
  const texts = update.fields.filter(({ part }) => part !== undefined);
  const lost = texts.filter((field) => textOf(field) !== undefined);
  const shape = update.fields.find((field) => reshapes(update.kind, field));
  if (lost.length === 0 && !shape) return undefined;
  const { key_name = "", key_id = update.id, translations } = whole;
  const entry: Entry = {
    key_name,
    key_id,
    // The texts can be restored only to a key whose is_plural is the same.
    is_plural: live.is_plural,
    ...nested(lost, textOf),
    // A change of is_plural changes all texts, so all of them are kept.
    ...(shape && translations !== undefined && { translations }),
  };
  return {
    kind: keyTraits.name,
    id: update.id,
    entry,
    action: "update",
    wrote: written(shape ? [shape, ...texts] : lost),
  };
}

export const KEY_UNREAD =
  "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.";
const GONE =
  "The key was removed from the project after the plan was made. Run plan to see what is different now.";

/** Whether the backup needs all texts: is_plural changes, which changes all of them, or the key is archived. */
function needsAllTexts(change: Update): boolean {
  return change.fields.some((field) => reshapes(change.kind, field) || archives(change.kind, field));
}

/** Whether the update writes texts, changes is_plural, archives the key, or sends a whole value with more than the manifest declares. */
function needsReading({ kind, fields }: Update): boolean {
  return fields.some((planned) => {
    const { field, before, after } = planned;
    const row = keyTraits.fields.find(({ name }) => name === field);
    if (row?.merge && before !== undefined) return row.carries?.(before, after) ?? true;
    return row?.editState !== undefined || archives(kind, planned);
  });
}

/** `open`: fields still to write, with live values. With a kept text, is_plural is kept: the service would convert all texts with it. */
function stillDue(change: Update, live: LiveKey, context: ProjectContext) {
  const planned = change.fields.find(({ field }) => field === "platforms")?.after;
  const platforms = Array.isArray(planned)
    ? PLATFORMS.filter((platform) => planned.includes(platform))
    : live.platforms;
  const fieldContext = { ...keyTraits.liveContext(live, context, change.label), platforms };
  const open: PlannedField[] = [];
  const moved: PlannedField[] = [];
  let keepsText = false;
  for (const planned of change.fields) {
    const { field, part, before, after, seen } = planned;
    const row = keyTraits.fields.find(({ name }) => name === field);
    const now = row?.stored(live, fieldContext, part);
    const editState = row?.editState?.(live, part);
    const touched = seen !== undefined && (editState === undefined || digest(change.id, editState) !== seen);
    if (!row || now === undefined) moved.push(planned);
    else if (row.same(now, after, fieldContext)) continue;
    else if (before !== undefined && row.same(now, before, fieldContext)) {
      if (touched && row.role === "shape") keepsText = true;
      if (touched && row.role !== "shape") moved.push(planned);
      else open.push(planned);
    } else {
      const merged = before === undefined ? undefined : row.merge?.(before, after, now);
      if (merged === undefined) moved.push(planned);
      else if (!row.same(now, merged, fieldContext)) open.push({ ...planned, before: now, after: merged });
    }
  }
  const { kind } = change;
  keepsText ||= moved.some((field) => isText(kind, field));
  const converts = keepsText && open.some((field) => reshapes(kind, field));
  const unconverted = open.filter((field) => converts && (reshapes(kind, field) || isText(kind, field)));
  return { open: open.filter((field) => !unconverted.includes(field)), kept: { moved, unconverted } };
}

export function withKept(outcome: Outcome, { fields }: Update, { moved, unconverted }: KeptFields): Outcome {
  const keptFields = [...moved, ...unconverted];
  const [firstField] = keptFields;
  if (!firstField || outcome.state === "not attempted") return outcome;
  const subject = moved.length > 1 ? "these fields were" : "this field was";
  const changed = `${namesOf(moved).join(", ")} changed in the project after the plan was made, so ${subject} not written.`;
  const converted = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${namesOf(unconverted).join(", ")}.`;
  const reasons = [...(moved.length > 0 ? [changed] : []), ...(unconverted.length > 0 ? [converted] : [])];
  const notWritten = `${reasons.join(" ")} Run plan to see what is different now.`;
  if (outcome.state !== "done") return reworded(outcome, say`${outcome} ${notWritten}`);
  const names = namesOf(fields.filter((field) => !keptFields.includes(field)));
  if (names.length === 0) return { state: "skipped", message: notWritten, place: firstField.place };
  const message = `${notWritten} The other fields now have the declared values: ${names.join(", ")}.`;
  return { state: "skipped", message, place: firstField.place, written: names };
}

function namesOf(fields: readonly PlannedField[]): string[] {
  return fields.map(({ field, part }) => part ?? field);
}

/** An update fails if a text is lost that it did not send. */
export async function checkReshaped(sending: KeySending, outcomes: readonly ChangeOutcome<Update>[]) {
  const reshaped = outcomes.flatMap(({ change, outcome }) => {
    const before = sending.beforeReshaping.get(change.ref);
    const isReshaped = shapeOf(change).some(({ field }) => writtenParts(change, outcome).includes(field));
    return before && isReshaped ? [[change, before] as const] : [];
  });
  const byChange = new Map(reshaped);
  const keyNowOf = await readAgain(sending, [...byChange.keys()]);
  return outcomes.map((result) => {
    const before = byChange.get(result.change);
    return before ? { ...result, outcome: checked(result, before, keyNowOf?.(result.change).key) } : result;
  });
}

/** The fields and languages that are as declared now. */
function writtenParts({ fields }: Update, outcome: Outcome): readonly string[] {
  if (outcome.state === "done") return namesOf(fields);
  return outcome.state === "skipped" ? (outcome.written ?? []) : [];
}

function shapeOf({ kind, fields }: Update): PlannedField[] {
  return fields.filter((field) => reshapes(kind, field));
}

function checked({ change, outcome }: ChangeOutcome<Update>, before: LiveKey, after?: LiveKey): Outcome {
  const [field] = shapeOf(change);
  const parts = writtenParts(change, outcome);
  const suffix = outcome.state === "skipped" ? say` ${outcome}` : "";
  if (!after || before.translations?.some(({ language_iso }) => !rowOf(after, language_iso))) {
    const message = say`The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${suffix}`;
    return failed("unknown result", message, field?.place);
  }
  const lost = lostLanguages(before, after).filter((language) => !parts.includes(language));
  if (lost.length === 0) return outcome;
  const message = say`The service removed the texts in ${lost.join(", ")} when is_plural changed. The backup has them.${suffix}`;
  return failed("stored differently", message, field?.place);
}

/** The languages whose text is lost completely. */
export function lostLanguages(before: LiveKey, after: LiveKey): string[] {
  return (before.translations ?? []).flatMap(({ language_iso, translation }) => {
    const words = wordsOf(translation);
    const wordsAfter = wordsOf(rowOf(after, language_iso)?.translation ?? "");
    return words.length === 0 || words.some((word) => wordsAfter.includes(word)) ? [] : [language_iso];
  });
}

/** A plain text that is the JSON of plural forms becomes these forms when its key becomes a plural. */
function wordsOf(translation: string): string[] {
  const text = liveText(translation, true);
  return (typeof text === "string" ? [text] : Object.values(text)).filter((word) => word !== "");
}

// Finds texts whose writer changes although the request does not send them. After that, the service no longer says who
// wrote them, so `merge` would take the work of a translator for our own.

/** `sent`: the languages whose texts the request sends. */
export function noteMovedWriters(
  moved: Map<string, number>,
  before: LiveKey,
  after: LiveKey,
  sent: readonly string[],
): void {
  for (const { language_iso: language, translation, modified_by: writer } of before.translations ?? []) {
    const editor = rowOf(after, language)?.modified_by;
    if (translation === "" || sent.includes(language) || editor === undefined || editor === writer) continue;
    moved.set(language, (moved.get(language) ?? 0) + 1);
  }
}

export function movedWriterProblems(moved: ReadonlyMap<string, number>): Problem[] {
  if (moved.size === 0) return [];
  const languages = [...moved].map(([language, texts]) => `${texts} in ${language}`);
  const message = `After a write, the service names another writer of texts that were not sent: ${languages.join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
  return [problem("writer-moved", message, { severity: "warning", scope: "project" })];
}
