/** Field changes, drift and kept values in words, each in one line. */
import type { Shown } from "../../kinds/field.ts";
import type { Edited, KeptItem, KeptObject, KeptValue, PlannedField } from "../../model/plan.ts";
import { clearsText } from "../../plan/loss.ts";
import { archiveField, fieldName, shown } from "./fields.ts";
import { quoted, shortLine } from "./safeText.ts";
import { dayWords } from "./times.ts";
import { changedSlots, differenceWords, distinguished, memberWord, valueWords } from "./values.ts";

/** A change of one field, in one line. */
export function changeWords(kind: string, change: PlannedField): string {
  const name = fieldName(kind, change);
  const after = shown(kind, change.field, change.after);
  if (change.before === undefined) return withFieldName(name, valueWords(after));
  if (clearsText(change))
    return withFieldName(name, `${valueWords(shown(kind, change.field, change.before))} will be cleared`);
  return withFieldName(name, differenceWords(shown(kind, change.field, change.before), after));
}

/** The live and the declared value of a field, in one line. */
export function driftWords(kind: string, change: PlannedField): string {
  const name = fieldName(kind, change);
  const declared = shown(kind, change.field, change.after);
  if (change.before === undefined) return withFieldName(name, `is missing, declared ${valueWords(declared)}`);
  const live = shown(kind, change.field, change.before);
  if (live.as === "set" && declared.as === "set")
    return `${name}: ${memberWords(live.members, declared.members)}`;
  if (live.as === "slots" && declared.as === "slots")
    return withFieldName(
      name,
      changedSlots(live.slots, declared.slots)
        .map(([slot, is, wanted]) => `${slot} ${liveAndDeclared(is, wanted)}`)
        .join(", "),
    );
  return withFieldName(name, liveAndDeclared(live, declared));
}

function liveAndDeclared(live: Shown, declared: Shown): string {
  const [is, wanted] = distinguished(live, declared);
  return `is ${is}, declared ${wanted}`;
}

/** "missing in the project: checkout; only in the project: old" */
function memberWords(live: readonly string[], declared: readonly string[]): string {
  const lacks = declared.filter((member) => !live.includes(member)).map(memberWord);
  const extra = live.filter((member) => !declared.includes(member)).map(memberWord);
  return [
    ...(lacks.length > 0 ? [`missing in the project: ${lacks.join(", ")}`] : []),
    ...(extra.length > 0 ? [`only in the project: ${extra.join(", ")}`] : []),
  ].join("; ");
}

/** A kept value, and the rule that keeps it. */
export function keptWords(kept: KeptItem, texts: boolean): string {
  if (kept.reason === "archived")
    return `archived in the project: to keep it archived, declare ${archiveField(kept.kind)}: true; to take it out of the archive, declare ${archiveField(kept.kind)}: false`;
  if (!("field" in kept)) return `kept: ${whyKept(kept.reason, kept.tag)}`;
  const name = fieldName(kept.kind, kept);
  if (kept.reason === "changed-since")
    return texts ? changedSinceWords(kept.kind, kept) : `${name} kept: changed since the backup`;
  const why = kept.reason === "edited" ? writtenWords(kept.edited) : "kept by the rule seed";
  return texts ? keptTextWords(kept.kind, kept, why) : `${name} ${why}`;
}

function keptTextWords(kind: string, kept: KeptValue, why: string): string {
  const [declared, live] = distinguished(
    shown(kind, kept.field, kept.declared),
    shown(kind, kept.field, kept.live),
  );
  return `${fieldName(kind, kept)} ${live} ${why} (declared ${declared})`;
}

/** "kept: edited by j***@example.com on 2026-01-31" */
function writtenWords(edited: Edited | undefined): string {
  if (!edited) return "kept: written by another person";
  const by = edited.by === undefined ? "another person" : shortLine(edited.by, 60);
  return `kept: edited by ${by} on ${dayWords(edited.at)}${edited.reviewed ? ", reviewed" : ""}`;
}

function changedSinceWords(kind: string, kept: KeptValue): string {
  const [inBackup, live] = distinguished(
    shown(kind, kept.field, kept.declared),
    shown(kind, kept.field, kept.live),
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

function withFieldName(name: string, words: string): string {
  return `${name} ${words}`;
}
