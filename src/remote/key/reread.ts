/**
 * Updates against what the project holds just before they are sent: a text that somebody worked on since the plan was
 * made is not written, and what is sent whole is made up from what was just read.
 */

import { type Sent, withOut } from "../../apply/batches.ts";
import { keyKind } from "../../kinds/key/kind.ts";
import type { LiveKey } from "../../kinds/key/live.ts";
import type { Surroundings } from "../../kinds/kind.ts";
import { digest } from "../../model/digest.ts";
import type { PlannedField, Update } from "../../model/plan.ts";
import { reshapes } from "../../plan/guard.ts";
import type { Outcome } from "../../plan/ledger.ts";
import { PLATFORMS, type Platform } from "../../wire/key.ts";
import type { Sending } from "../sending.ts";
import { type Accounted, tried } from "./confirm.ts";
import { readByIds } from "./readBack.ts";

/** An update of which something is still to be sent. */
export interface Due {
  planned: Sent<Update>;
  /** The same without what moved, and without what is there already. */
  now: Sent<Update>;
  moved: readonly PlannedField[];
}

export interface Reread {
  due: readonly Due[];
  /** Nothing is left to be sent for these. */
  settled: readonly Accounted<Update>[];
  /** What may not be sent now. */
  barred: readonly { planned: Sent<Update>; why: string }[];
}

/** `whole`: all keys are read, as before a repeated request. Undefined where they cannot be read. */
export async function reread(
  sending: Sending,
  sent: readonly Sent<Update>[],
  whole: boolean,
): Promise<Reread | undefined> {
  const doubtful = sent.filter(({ change }) => whole || needsReading(change));
  const read = await tried(async () => ({
    live: await readByIds(
      sending,
      doubtful.map(({ change }) => change.id),
    ),
    languages: doubtful.some(({ change }) => isReshaped(change)) ? await sending.languages.all() : [],
  }));
  if (!read) return undefined;
  const { live, languages } = read;
  const byId = new Map(live.keys.map((key) => [key.key_id, key]));
  const unusable = new Set(live.unusable.map(({ key_id }) => key_id));
  const wasRead = new Set(doubtful);
  const due: Due[] = [];
  const settled: Accounted<Update>[] = [];
  const barred: { planned: Sent<Update>; why: string }[] = [];
  const kept: { key: LiveKey; change: Update }[] = [];
  for (const planned of sent) {
    const { change } = planned;
    if (!wasRead.has(planned)) {
      due.push({ planned, now: planned, moved: [] });
      continue;
    }
    const key = byId.get(String(change.id));
    if (!key && (unusable.has(String(change.id)) || unusable.has(undefined))) {
      barred.push({ planned, why: notWhole("") });
      continue;
    }
    if (!key) {
      settled.push({ change, outcome: { state: "skipped", message: GONE } });
      continue;
    }
    const { open, moved } = stillDue(change, key, sending.around);
    if (open.length === 0) {
      settled.push({ change, outcome: withMoved({ state: "done", id: change.id }, change, moved) });
      continue;
    }
    const now = withOut({ ...change, fields: open });
    if (isReshaped(now.change)) {
      const told = new Set(key.translations?.map(({ language_iso }) => language_iso));
      const untold = languages.filter((language) => !told.has(language));
      if (untold.length > 0) {
        barred.push({ planned, why: notWhole(` (no usable ${untold.join(", ")} text)`) });
        continue;
      }
      sending.reshaping.set(change.ref, key);
    }
    due.push({ planned, now, moved });
    kept.push({ key, change: now.change });
  }
  const unkept = await sending.backup.keepOverwritten(kept);
  if (unkept === undefined) return { due, settled, barred };
  return {
    due: [],
    settled,
    barred: [...barred, ...due.map(({ planned }) => ({ planned, why: unkept }))],
  };
}

function notWhole(lacks: string): string {
  return `The service's answer does not hold this key whole${lacks}, so it was not written. Apply again; if it stays so, the service has changed or has a fault.`;
}
const GONE = "The key was removed from the project since the plan was made. Plan again to see.";

/** Whether the texts of all languages get another shape, so that the backup needs all of them. */
function isReshaped({ kind, fields }: Update): boolean {
  return fields.some((field) => reshapes(kind, field));
}

/** Whether the update writes or reshapes texts, or sends a value whole that holds more than the manifest says. */
function needsReading({ fields }: Update): boolean {
  return fields.some(({ field, before, after }) => {
    const described = keyKind.fields.find(({ name }) => name === field);
    if (described?.merge && before !== undefined) return described.carries?.(before, after) ?? true;
    return described?.marks !== undefined || described?.role === "shape";
  });
}

/** The fields that are still to be written, with the live values that they replace, and those that moved. */
export function stillDue(
  change: Update,
  live: LiveKey,
  around: Surroundings,
): { open: PlannedField[]; moved: PlannedField[] } {
  const context = {
    ...keyKind.liveContext(live, around, change.label),
    platforms: platformsOf(change, live),
  };
  const open: PlannedField[] = [];
  const moved: PlannedField[] = [];
  for (const planned of change.fields) {
    const { field, part, before, after, seen } = planned;
    const described = keyKind.fields.find(({ name }) => name === field);
    const now = described?.stored(live, context, part);
    const marks = described?.marks?.(live, part);
    const touched = seen !== undefined && (marks === undefined || digest(change.id, marks) !== seen);
    if (!described || now === undefined) moved.push(planned);
    else if (described.same(now, after, context)) continue;
    else if (before !== undefined && described.same(now, before, context)) {
      if (touched) moved.push(planned);
      else open.push(planned);
    } else {
      const merged = before === undefined ? undefined : described.merge?.(before, after, now);
      if (merged === undefined) moved.push(planned);
      else if (!described.same(now, merged, context)) open.push({ ...planned, before: now, after: merged });
    }
  }
  return { open, moved };
}

/** The platforms whose names were planned: those that the key gets. */
function platformsOf({ fields }: Update, live: LiveKey): readonly Platform[] {
  const planned = fields.find(({ field }) => field === "platforms")?.after;
  return Array.isArray(planned) ? PLATFORMS.filter((platform) => planned.includes(platform)) : live.platforms;
}

/** The outcome of an update of which some fields were not written. */
export function withMoved(outcome: Outcome, { fields }: Update, moved: readonly PlannedField[]): Outcome {
  const [first] = moved;
  if (!first || outcome.state === "not attempted") return outcome;
  const left = `${namesOf(moved).join(", ")} changed in the project since the plan was made, and ${moved.length > 1 ? "were" : "was"} not written. Plan again to see.`;
  if (outcome.state !== "done") return { ...outcome, message: `${outcome.message} ${left}` };
  const written = namesOf(fields.filter((field) => !moved.includes(field)));
  if (written.length === 0) return { state: "skipped", message: left, place: first.place };
  const message = `${left} The rest is as declared now: ${written.join(", ")}.`;
  return { state: "skipped", message, place: first.place, written };
}

function namesOf(fields: readonly PlannedField[]): string[] {
  return fields.map(({ field, part }) => part ?? field);
}
