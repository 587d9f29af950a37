/** Field changes, drift and kept values in words, each in one line. */
import type { Shown } from "../../kinds/field.ts";
import type { Edited, KeptItem, KeptObject, KeptValue, PlannedField } from "../../model/plan.ts";
import { clearsText } from "../../plan/loss.ts";
import { archiveField, fieldName, isText, shown } from "./fields.ts";
import { joinedParts, type Part, plainWords } from "./parts.ts";
import { quoted, shortLine } from "./safeText.ts";
import { dayWords } from "./times.ts";
import { changedSlots, differenceParts, distinguished, maxText, memberList, valueWords } from "./values.ts";

/** A change of one field, in one line. */
export function changeWords(kind: string, change: PlannedField): string {
  return plainWords(changeParts(kind, change));
}

/** The same with the texts that differ. `full`: they are shown whole. */
export function changeParts(kind: string, change: PlannedField, full = false): Part[] {
  const name = `${fieldName(kind, change)} `;
  const after = shown(kind, change.field, change.after);
  if (change.before === undefined) return [name, valueWords(after, full)];
  const before = shown(kind, change.field, change.before);
  if (clearsText(change)) return [name, `${valueWords(before, full)} will be cleared`];
  return withLanguage(kind, change, [name, ...differenceParts(before, after, full)]);
}

/** The live and the declared value of a field, in one line. */
export function driftParts(kind: string, change: PlannedField, full = false): Part[] {
  const name = fieldName(kind, change);
  const declared = shown(kind, change.field, change.after);
  if (change.before === undefined) return [`${name} is missing, declared ${valueWords(declared, full)}`];
  const live = shown(kind, change.field, change.before);
  if (live.as === "set" && declared.as === "set")
    return [`${name}: ${memberWords(live.members, declared.members)}`];
  if (live.as !== "slots" || declared.as !== "slots")
    return withLanguage(kind, change, [`${name} `, ...liveAndDeclared(live, declared, full)]);
  const slots = changedSlots(live.slots, declared.slots).map(([slot, is, wanted]) => [
    `${slot} `,
    ...liveAndDeclared(is, wanted, full),
  ]);
  return withLanguage(kind, change, [`${name} `, ...joinedParts(slots, ", ")]);
}

function liveAndDeclared(live: Shown, declared: Shown, full: boolean): Part[] {
  const [old, text] = distinguished(live, declared, maxText(full));
  return ["is ", { old, between: ", declared ", text }];
}

function withLanguage(kind: string, change: PlannedField, parts: readonly Part[]): Part[] {
  const language = isText(kind, change) ? change.part : undefined;
  return parts.map((one) => (typeof one === "string" ? one : { ...one, language }));
}

/** "missing in the project: checkout; only in the project: old" */
function memberWords(live: readonly string[], declared: readonly string[]): string {
  const lacks = declared.filter((member) => !live.includes(member));
  const extra = live.filter((member) => !declared.includes(member));
  return [
    ...(lacks.length > 0 ? [`missing in the project: ${memberList(lacks)}`] : []),
    ...(extra.length > 0 ? [`only in the project: ${memberList(extra)}`] : []),
  ].join("; ");
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
