/** Values and field changes in words. */
import type { Shown } from "../../kinds/field.ts";
import { fieldOf } from "../../kinds/kindOf.ts";
import type { Json } from "../../model/json.ts";
import type { FieldChange, KeptItem, KeptObject, KeptValue, PlannedField } from "../../model/plan.ts";
import { clearsText } from "../../plan/loss.ts";
import { aroundDifference, oneLine, quoted, shortened, shortLine } from "./safeText.ts";

/** Characters of a text that a line shows. */
const MAX_TEXT = 48;

/** A change of one field, in one line. */
export function changeWords(kind: string, change: PlannedField): string {
  const name = fieldName(kind, change);
  const after = shown(kind, change.field, change.after);
  if (change.before === undefined) return withFieldName(name, valueWords(after));
  if (clearsText(change))
    return withFieldName(name, `${valueWords(shown(kind, change.field, change.before))} will be cleared`);
  return withFieldName(name, differenceWords(shown(kind, change.field, change.before), after));
}

/** A kept value, and the rule that keeps it. */
export function keptWords(kept: KeptItem, texts: boolean): string {
  if (kept.reason === "archived")
    return "archived in the project: to keep it archived, declare is_archived: true; to unarchive it, set on_remove: archive";
  if (!("field" in kept)) return `kept: ${whyKept(kept.reason, kept.tag)}`;
  const name = fieldName(kept.kind, kept);
  if (kept.reason === "changed-since")
    return texts ? changedSinceWords(kept.kind, kept) : `${name} kept: changed since the backup`;
  return texts ? keptTextWords(kept.kind, kept) : `${name} kept: edited by a translator`;
}

/** The live and the declared value of a field, in one line. */
export function driftWords(kind: string, change: PlannedField): string {
  const name = fieldName(kind, change);
  const declared = shown(kind, change.field, change.after);
  if (change.before === undefined) return withFieldName(name, `is missing, declared ${valueWords(declared)}`);
  const live = shown(kind, change.field, change.before);
  if (live.as === "set" && declared.as === "set")
    return withFieldName(name, memberWords(live.members, declared.members));
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

/** The slots whose text differs, with both texts. */
function changedSlots(before: Slots, after: Slots): [string, Shown, Shown][] {
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((slot): [string, Shown, Shown][] => {
    const [one, other] = [from.get(slot) ?? "", to.get(slot) ?? ""];
    return one === other ? [] : [[memberWord(slot), { as: "text", text: one }, { as: "text", text: other }]];
  });
}

type Slots = Extract<Shown, { as: "slots" }>["slots"];

/** "lacks checkout; also has old" */
function memberWords(live: readonly string[], declared: readonly string[]): string {
  const lacks = declared.filter((member) => !live.includes(member)).map(memberWord);
  const extra = live.filter((member) => !declared.includes(member)).map(memberWord);
  return [
    ...(lacks.length > 0 ? [`lacks ${lacks.join(", ")}`] : []),
    ...(extra.length > 0 ? [`also has ${extra.join(", ")}`] : []),
  ].join("; ");
}

function keptTextWords(kind: string, kept: KeptValue): string {
  const [declared, live] = distinguished(
    shown(kind, kept.field, kept.declared),
    shown(kind, kept.field, kept.live),
  );
  return `${fieldName(kind, kept)} ${live} kept: edited by a translator (declared ${declared})`;
}

function changedSinceWords(kind: string, kept: KeptValue): string {
  const [inBackup, live] = distinguished(
    shown(kind, kept.field, kept.declared),
    shown(kind, kept.field, kept.live),
  );
  return `${fieldName(kind, kept)} ${live} kept: changed since the backup, which has ${inBackup}`;
}

/** Two values, each cut to the part that differs. */
function distinguished(a: Shown, b: Shown): [string, string] {
  if (a.as === "word" && b.as === "word") {
    const [one, other] = aroundDifference(oneLine(a.word), oneLine(b.word), MAX_TEXT);
    return [shortened(one, MAX_TEXT), shortened(other, MAX_TEXT)];
  }
  if (a.as !== "text" || b.as !== "text") return [valueWords(a), valueWords(b)];
  const [one, other] = aroundDifference(oneLine(a.text), oneLine(b.text), MAX_TEXT);
  return [quoted(one, MAX_TEXT), quoted(other, MAX_TEXT) + normalisation(a.text, b.text)];
}

/** Names the difference between two texts that look the same. */
function normalisation(a: string, b: string): string {
  return a !== b && a.normalize("NFC") === b.normalize("NFC") ? " in another Unicode form" : "";
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

/** A text is named by its language, another field by its name. */
export function fieldName(kind: string, { field, part }: { field: string; part?: string }): string {
  return part !== undefined && fieldOf(kind, field).role === "text" ? memberWord(part) : field;
}

export function isText(kind: string, { field }: { field: string }): boolean {
  return fieldOf(kind, field).role === "text";
}

export function isIdentity(kind: string, { field }: { field: string }): boolean {
  return fieldOf(kind, field).role === "identity";
}

/** Whether the value is short enough for a line with others: a list or a word. */
export function isShort(kind: string, { field, after }: FieldChange): boolean {
  const value = shown(kind, field, after);
  return value.as === "set" || (value.as === "word" && value.word.length <= 20);
}

function shown(kind: string, field: string, value: Json): Shown {
  return fieldOf(kind, field).show(value);
}

/** A value alone, for an object that is created. */
export function valueWords(value: Shown): string {
  switch (value.as) {
    case "text":
      return quoted(value.text);
    case "word":
      return shortLine(value.word, MAX_TEXT);
    case "set":
      return value.members.length > 0 ? value.members.map(memberWord).join(", ") : "none";
    case "slots":
      return slotWords(Object.entries(value.slots));
  }
}

function differenceWords(before: Shown, after: Shown): string {
  if (before.as === "set" && after.as === "set") return setWords(before.members, after.members);
  if (before.as === "slots" && after.as === "slots") {
    return changedSlots(before.slots, after.slots)
      .map(([slot, from, to]) => `${slot} ${distinguished(from, to).join(" → ")}`)
      .join(", ");
  }
  return distinguished(before, after).join(" → ");
}

function setWords(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((member) => !before.includes(member)).map((member) => `+${memberWord(member)}`);
  const removed = before
    .filter((member) => !after.includes(member))
    .map((member) => `−${memberWord(member)}`);
  return [...added, ...removed].join(" ");
}

/** One member of a list: a tag, an event, a language. */
function memberWord(text: string): string {
  return shortLine(text, MAX_TEXT);
}

function slotWords(slots: readonly (readonly [string, string])[]): string {
  return slots.map(([name, text]) => `${memberWord(name)} ${quoted(text, 40)}`).join(", ");
}

function withFieldName(name: string, words: string): string {
  return `${name} ${words}`;
}
