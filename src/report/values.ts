/** Values and field changes → words. */
import type { FieldChange, FieldLeft, Shown } from "../model/field.ts";
import type { Json } from "../model/json.ts";
import { keyFields } from "../model/key/kind.ts";
import type { KindName } from "../model/kind.ts";
import { webhookFields } from "../model/webhook/kind.ts";
import { aroundDifference, oneLine, quoted, shortened } from "./safe.ts";

/** Characters of a text that a line shows. */
const MOST_TEXT = 48;

interface Described {
  name: string;
  role?: string;
  show(value: Json): Shown;
}

const TABLES: Readonly<Record<KindName, readonly Described[]>> = { key: keyFields, webhook: webhookFields };

/** What of a change of one field is said, in one line. */
export function changeWords(kind: KindName, change: FieldChange): string {
  const name = fieldName(kind, change);
  const after = shown(kind, change.field, change.after);
  if (change.before === undefined) return joined(name, valueWords(after));
  return joined(name, differenceWords(shown(kind, change.field, change.before), after));
}

export function leftWords(kind: KindName, left: FieldLeft): string {
  const [declared, live] = [shown(kind, left.field, left.declared), shown(kind, left.field, left.live)];
  return `${fieldName(kind, left)} ${valueWords(live)} is somebody's text and stays (declared ${valueWords(declared)})`;
}

/** A field of the role text is named by its language; others by their name. */
export function fieldName(kind: KindName, { field, part }: { field: string; part?: string }): string {
  return part !== undefined && described(kind, field).role === "text" ? oneLine(part) : field;
}

export function isText(kind: KindName, { field }: { field: string }): boolean {
  return described(kind, field).role === "text";
}

export function isIdentity(kind: KindName, { field }: { field: string }): boolean {
  return described(kind, field).role === "identity";
}

/** Whether the value takes little room: a list, or a word. */
export function isShort(kind: KindName, { field, after }: FieldChange): boolean {
  const value = shown(kind, field, after);
  return value.as === "set" || (value.as === "word" && value.word.length <= 20);
}

function shown(kind: KindName, field: string, value: Json): Shown {
  return described(kind, field).show(value);
}

function described(kind: KindName, field: string): Described {
  const found = TABLES[kind].find(({ name }) => name === field);
  if (!found) throw new Error(`${kind} has no field ${field}`);
  return found;
}

/** The value alone, as when an object is created. */
export function valueWords(value: Shown): string {
  switch (value.as) {
    case "text":
      return quoted(value.text);
    case "word":
      return shortened(oneLine(value.word), MOST_TEXT);
    case "set":
      return value.members.length > 0 ? value.members.map((member) => oneLine(member)).join(", ") : "none";
    case "slots":
      return slotWords(Object.entries(value.slots));
  }
}

function differenceWords(before: Shown, after: Shown): string {
  if (before.as === "set" && after.as === "set") return setWords(before.members, after.members);
  if (before.as === "slots" && after.as === "slots") {
    const names = [...new Set([...Object.keys(before.slots), ...Object.keys(after.slots)])];
    const moved = names.filter((name) => (before.slots[name] ?? "") !== (after.slots[name] ?? ""));
    return moved
      .map((name) => `${name} ${arrow(before.slots[name] ?? "", after.slots[name] ?? "")}`)
      .join(", ");
  }
  if (before.as === "text" && after.as === "text") return arrow(before.text, after.text);
  if (before.as === "word" && after.as === "word") {
    const [from, to] = aroundDifference(oneLine(before.word), oneLine(after.word), MOST_TEXT);
    return `${shortened(from, MOST_TEXT)} → ${shortened(to, MOST_TEXT)}`;
  }
  return `${valueWords(before)} → ${valueWords(after)}`;
}

/** Two texts, each with the part in which they differ. */
function arrow(before: string, after: string): string {
  const [from, to] = aroundDifference(oneLine(before), oneLine(after), MOST_TEXT);
  return `${quoted(from, MOST_TEXT)} → ${quoted(to, MOST_TEXT)}`;
}

function setWords(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((member) => !before.includes(member)).map((member) => `+${oneLine(member)}`);
  const removed = before.filter((member) => !after.includes(member)).map((member) => `−${oneLine(member)}`);
  return [...added, ...removed].join(" ");
}

function slotWords(slots: readonly (readonly [string, string])[]): string {
  return slots.map(([name, text]) => `${name} ${quoted(text, 40)}`).join(", ");
}

function joined(name: string, words: string): string {
  return `${name} ${words}`;
}
