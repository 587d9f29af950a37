/** Field changes, drift and kept values in words, each in one line. */
import type { Edited, KeptItem, KeptObject, KeptValue, PlannedField } from "../../model/plan.ts";
import { clearsText } from "../../plan/loss.ts";
import { archiveField, fieldName, shown } from "./fields.ts";
import { quoted, shortLine } from "./safeText.ts";
import { dayWords } from "./times.ts";
import { differenceWords, distinguished, maxText, valueWords } from "./values.ts";

/** A change of one field, in one line. */
export function changeWords(kind: string, change: PlannedField): string {
  const name = fieldName(kind, change);
  const after = shown(kind, change.field, change.after);
  if (change.before === undefined) return `${name} ${valueWords(after)}`;
  const before = shown(kind, change.field, change.before);
  if (clearsText(change)) return `${name} ${valueWords(before)} will be cleared`;
  return `${name} ${differenceWords(before, after)}`;
}

/** A kept value, and the rule that keeps it. */
export function keptWords(kept: KeptItem, texts: boolean, full = false): string {
  if (kept.reason === "archived")
    return `archived in the project: to keep it archived, declare ${archiveField(kept.kind)}: true; to take it out of the archive, declare ${archiveField(kept.kind)}: false`;
  if (!("field" in kept)) return `kept: ${whyKept(kept.reason, kept.tag)}`;
  const name = fieldName(kept.kind, kept);
  if (kept.reason === "changed-since")
    return texts ? changedSinceWords(kept.kind, kept, full) : `${name} kept: changed since the backup`;
  if (kept.reason === "converts")
    return `${name} kept: a text of the ${kept.kind} changed since the backup, and the change back would convert it`;
  const why = kept.reason === "edited" ? writtenWords(kept.edited) : "kept by the rule seed";
  return texts ? keptTextWords(kept.kind, kept, why, full) : `${name} ${why}`;
}

function keptTextWords(kind: string, kept: KeptValue, why: string, full: boolean): string {
  const [declared, live] = distinguished(
    shown(kind, kept.field, kept.declared),
    shown(kind, kept.field, kept.live),
    maxText(full),
  );
  return `${fieldName(kind, kept)} ${live} ${why} (declared ${declared})`;
}

/** "kept: edited by j***@example.com on 2026-01-31" */
function writtenWords(edited: Edited | undefined): string {
  if (!edited) return "kept: written by another person";
  const by = edited.by === undefined ? "another person" : shortLine(edited.by, 60);
  return `kept: edited by ${by} on ${dayWords(edited.at)}${edited.reviewed ? ", reviewed" : ""}`;
}

function changedSinceWords(kind: string, kept: KeptValue, full: boolean): string {
  const [inBackup, live] = distinguished(
    shown(kind, kept.field, kept.declared),
    shown(kind, kept.field, kept.live),
    maxText(full),
  );
  return `${fieldName(kind, kept)} ${live} kept: changed since the backup, which has ${inBackup}`;
}

function whyKept(reason: Exclude<KeptObject["reason"], "archived">, tag = ""): string {
  switch (reason) {
    case "foreign-owner":
      return `owned by others (tag ${quoted(tag)})`;
    case "protected":
      return `protected by tag ${quoted(tag)}`;
    case "held-back":
      return "not removed while there are problems";
  }
}
