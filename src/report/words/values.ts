/** Values, and differences between two values, in words. */
import type { Shown } from "../../kinds/field.ts";
import { aroundDifference, isolated, oneLine, quoted, shortened, shortLine } from "./safeText.ts";

const MAX_TEXT = 48;
const MAX_NEW_TEXT = 60;
const MAX_SLOT = 40;
const WHOLE = Number.POSITIVE_INFINITY;

/** A value alone, for an object that is created. */
export function valueWords(value: Shown, full = false): string {
  switch (value.as) {
    case "text":
      return quoted(value.text, full ? WHOLE : MAX_NEW_TEXT);
    case "word":
      return shortLine(value.word, maxText(full));
    case "set":
      return value.members.length > 0 ? memberList(value.members) : "(empty)";
    case "slots":
      return slotWords(Object.entries(value.slots), full ? WHOLE : MAX_SLOT);
  }
}

/** "old → new", or the members that a list gets and loses. */
export function differenceWords(before: Shown, after: Shown): string {
  if (before.as === "set" && after.as === "set") return setWords(before.members, after.members);
  if (before.as !== "slots" || after.as !== "slots") return distinguished(before, after).join(" → ");
  return changedSlots(before.slots, after.slots)
    .map(([slot, from, to]) => `${slot} ${distinguished(from, to).join(" → ")}`)
    .join(", ");
}

/** Characters of a text that a line shows. */
export function maxText(full: boolean): number {
  return full ? WHOLE : MAX_TEXT;
}

/** Two values, each cut to the part that differs. `max`: characters of each. */
export function distinguished(a: Shown, b: Shown, max = MAX_TEXT): [string, string] {
  if (a.as === "word" && b.as === "word") {
    const [one, other] = aroundDifference(oneLine(a.word), oneLine(b.word), max);
    return [shortened(one, max), shortened(other, max)];
  }
  if (a.as !== "text" || b.as !== "text") return [valueWords(a, max === WHOLE), valueWords(b, max === WHOLE)];
  const [one, other] = aroundDifference(oneLine(a.text), oneLine(b.text), max);
  return [quoted(one, max), quoted(other, max) + normalisation(a.text, b.text)];
}

/** Names the difference between two texts that look the same. */
function normalisation(a: string, b: string): string {
  return a !== b && a.normalize("NFC") === b.normalize("NFC") ? " in another Unicode form" : "";
}

type Slots = Extract<Shown, { as: "slots" }>["slots"];

/** The slots whose text differs, with both texts. */
export function changedSlots(before: Slots, after: Slots): [string, Shown, Shown][] {
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((slot): [string, Shown, Shown][] => {
    const [one, other] = [from.get(slot) ?? "", to.get(slot) ?? ""];
    return one === other ? [] : [[memberWord(slot), { as: "text", text: one }, { as: "text", text: other }]];
  });
}

function setWords(before: readonly string[], after: readonly string[]): string {
  const added = after
    .filter((member) => !before.includes(member))
    .map((member) => `+${isolated(memberWord(member))}`);
  const removed = before
    .filter((member) => !after.includes(member))
    .map((member) => `−${isolated(memberWord(member))}`);
  return [...added, ...removed].join(" ");
}

/** Right-to-left members do not change the order of the list. */
export function memberList(members: readonly string[]): string {
  return members.map((member) => isolated(memberWord(member))).join(", ");
}

/** One member of a list: a tag, an event, a language. */
export function memberWord(text: string): string {
  return shortLine(text, MAX_TEXT);
}

function slotWords(slots: readonly (readonly [string, string])[], max: number): string {
  return slots.map(([name, text]) => `${memberWord(name)} ${quoted(text, max)}`).join(", ");
}
