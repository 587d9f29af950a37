/**
 * Compares updates with the live values just before they are sent. A text that a person edited after the plan was made is
 * not written. Values that are sent as a whole are built from the live ones.
 */

import { overwrittenTexts } from "../../kinds/key/backupEntry.ts";
import type { LiveKey } from "../../kinds/key/live.ts";
import { keyTraits } from "../../kinds/key/traits.ts";
import type { ProjectContext } from "../../kinds/traits.ts";
import { digest } from "../../model/digest.ts";
import type { PlannedField, Update } from "../../model/plan.ts";
import type { ChangeOutcome, Outcome } from "../../plan/ledger.ts";
import { reshapes } from "../../plan/loss.ts";
import { PLATFORMS, type Platform } from "../../wire/key.ts";
import { readOrUndefined } from "../incompleteRead.ts";
import type { Sending } from "../sending.ts";
import type { MovedWriters } from "./movedWriters.ts";
import { readByIds } from "./readBack.ts";
import { type Sent, toSent } from "./sent.ts";

export interface KeySending extends Sending {
  /** Keys as they are before is_plural changes, by the `ref` of their change. */
  beforeReshaping: Map<string, LiveKey>;
  movedWriters: MovedWriters;
}

/** An update that still has something to send. */
export interface DueUpdate {
  planned: Sent<Update>;
  /** The same without values that changed after the plan was made, or that are already as declared. */
  now: Sent<Update>;
  moved: readonly PlannedField[];
  /** The key as it was read; absent if nothing that could be lost is written. */
  before?: LiveKey;
}

export interface Reread {
  due: readonly DueUpdate[];
  /** The outcomes of updates that have nothing to send. */
  outcomes: readonly ChangeOutcome<Update>[];
  /** Updates that may not be sent now. */
  blocked: readonly { planned: Sent<Update>; why: string }[];
}

/** `all`: whether all keys are read, as before a repeated request. Undefined if they cannot be read. */
export async function reread(
  sending: KeySending,
  sent: readonly Sent<Update>[],
  all: boolean,
): Promise<Reread | undefined> {
  const toRead = sent.filter(({ change }) => all || needsReading(change));
  const read = await readOrUndefined(async () => ({
    live: await readByIds(
      sending,
      toRead.map(({ change }) => change.id),
    ),
    languages: toRead.some(({ change }) => isReshaped(change)) ? await sending.languages.all() : [],
  }));
  if (!read) return undefined;
  const { live, languages } = read;
  const byId = new Map(live.objects.map((key) => [key.key_id, key]));
  const unusable = new Set(live.unusable.map(({ id }) => id));
  const wasRead = new Set(toRead);
  const due: DueUpdate[] = [];
  const outcomes: ChangeOutcome<Update>[] = [];
  const blocked: { planned: Sent<Update>; why: string }[] = [];
  const kept: { key: LiveKey; change: Update }[] = [];
  for (const planned of sent) {
    const { change } = planned;
    if (!wasRead.has(planned)) {
      due.push({ planned, now: planned, moved: [] });
      continue;
    }
    const key = byId.get(String(change.id));
    if (!key && (unusable.has(String(change.id)) || unusable.has(undefined))) {
      blocked.push({ planned, why: notWhole("") });
      continue;
    }
    if (!key) {
      outcomes.push({ change, outcome: { state: "skipped", message: GONE } });
      continue;
    }
    const { open, moved } = stillDue(change, key, sending.context);
    if (open.length === 0) {
      outcomes.push({ change, outcome: withMoved({ state: "done", id: change.id }, change, moved) });
      continue;
    }
    const now = toSent({ ...change, fields: open });
    if (isReshaped(now.change)) {
      const present = new Set(key.translations?.map(({ language_iso }) => language_iso));
      const missing = languages.filter((language) => !present.has(language));
      if (missing.length > 0) {
        blocked.push({ planned, why: notWhole(` (no usable ${missing.join(", ")} text)`) });
        continue;
      }
      sending.beforeReshaping.set(change.ref, key);
    }
    due.push({ planned, now, moved, before: key });
    kept.push({ key, change: now.change });
  }
  const unkept = await sending.backup.keep(
    kept.flatMap(({ key, change }) => overwrittenTexts(change, key, sending.context) ?? []),
    "overwritten",
  );
  if (unkept === undefined) return { due, outcomes, blocked };
  return {
    due: [],
    outcomes,
    blocked: [...blocked, ...due.map(({ planned }) => ({ planned, why: unkept }))],
  };
}

function notWhole(lacks: string): string {
  return `The service's answer about this key is incomplete${lacks}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const GONE =
  "The key was removed from the project after the plan was made. Run plan to see what is different now.";

/** Whether is_plural changes, which changes all texts, so that the backup needs all of them. */
function isReshaped({ kind, fields }: Update): boolean {
  return fields.some((field) => reshapes(kind, field));
}

/** Whether the update writes texts, changes is_plural, or sends a whole value with more than the manifest declares. */
function needsReading({ fields }: Update): boolean {
  return fields.some(({ field, before, after }) => {
    const row = keyTraits.fields.find(({ name }) => name === field);
    if (row?.merge && before !== undefined) return row.carries?.(before, after) ?? true;
    return row?.editState !== undefined || row?.role === "shape";
  });
}

/** `open`: fields that must still be written, with current live values. `moved`: fields that changed after the plan was made. */
export function stillDue(
  change: Update,
  live: LiveKey,
  context: ProjectContext,
): { open: PlannedField[]; moved: PlannedField[] } {
  const fieldContext = {
    ...keyTraits.liveContext(live, context, change.label),
    platforms: platformsOf(change, live),
  };
  const open: PlannedField[] = [];
  const moved: PlannedField[] = [];
  for (const planned of change.fields) {
    const { field, part, before, after, seen } = planned;
    const row = keyTraits.fields.find(({ name }) => name === field);
    const now = row?.stored(live, fieldContext, part);
    const editState = row?.editState?.(live, part);
    const touched = seen !== undefined && (editState === undefined || digest(change.id, editState) !== seen);
    if (!row || now === undefined) moved.push(planned);
    else if (row.same(now, after, fieldContext)) continue;
    else if (before !== undefined && row.same(now, before, fieldContext)) {
      if (touched) moved.push(planned);
      else open.push(planned);
    } else {
      const merged = before === undefined ? undefined : row.merge?.(before, after, now);
      if (merged === undefined) moved.push(planned);
      else if (!row.same(now, merged, fieldContext)) open.push({ ...planned, before: now, after: merged });
    }
  }
  return { open, moved };
}

/** The planned platforms of the key, otherwise the live ones. */
function platformsOf({ fields }: Update, live: LiveKey): readonly Platform[] {
  const planned = fields.find(({ field }) => field === "platforms")?.after;
  return Array.isArray(planned) ? PLATFORMS.filter((platform) => planned.includes(platform)) : live.platforms;
}

/** The outcome of an update if some of its fields were not written. */
export function withMoved(outcome: Outcome, { fields }: Update, moved: readonly PlannedField[]): Outcome {
  const [first] = moved;
  if (!first || outcome.state === "not attempted") return outcome;
  const those = moved.length > 1 ? "these fields were" : "this field was";
  const notWritten = `${namesOf(moved).join(", ")} changed in the project after the plan was made, so ${those} not written. Run plan to see what is different now.`;
  if (outcome.state !== "done") return { ...outcome, message: `${outcome.message} ${notWritten}` };
  const written = namesOf(fields.filter((field) => !moved.includes(field)));
  if (written.length === 0) return { state: "skipped", message: notWritten, place: first.place };
  const message = `${notWritten} The other fields now have the declared values: ${written.join(", ")}.`;
  return { state: "skipped", message, place: first.place, written };
}

function namesOf(fields: readonly PlannedField[]): string[] {
  return fields.map(({ field, part }) => part ?? field);
}
