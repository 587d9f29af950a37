/** The values of fields as lines: what is lost, and what there is afterwards. */

import { diffArrays } from "diff";
import type { Shown } from "../../kinds/field.ts";
import { fieldOf, isText, kindOf } from "../../kinds/registry.ts";
import type { Json } from "../../model/json.ts";
import type {
  Create,
  DeclaredChange,
  Destroy,
  Edited,
  FieldChange,
  Kept,
  KeptObject,
  KeptValue,
  PlannedField,
} from "../../model/plan.ts";
import { clearsText, isEmpty, overwrites, reshapes } from "../../plan/loss.ts";
import { aroundDifference, isolated, manyLines, oneLine, quoted, shortened, shortLine } from "../safeText.ts";
import { type Line, line, type ViewOptions } from "./view.ts";
import { counted, dayWords, timeWords } from "./words.ts";

/** Characters of a value, so that a page does not have to be scrolled sideways. */
const MAX_SHOWN = 90;
const MAX_LINE = 1_000;
/** Characters of a whole text. The report file has the rest of a longer one. */
const MAX_WHOLE = 4_000;
const MAX_LINES = 100;

/** The old value on a line with "-", the new one on a line with "+". */
export function fieldLines(kind: string, field: PlannedField, { texts }: ViewOptions): Line[] {
  const name = fieldName(kind, field);
  const reshaped = reshapes(kind, field)
    ? [line(" ", "changes the texts in all languages; plural forms can be lost")]
    : [];
  if (!texts) return [line(" ", name), ...reshaped];
  const replaced = overwrites(kind, field) ? fieldPairs(kind, name, field) : [];
  const lines = replaced.length > 0 ? replaced : [addedLine(kind, name, field)];
  return [...editedLines(field.edited), ...lines.map(cutLine), ...reshaped];
}

function cutLine(one: Line): Line {
  return { ...one, value: shortened(one.value, MAX_LINE - 2 - one.start.length) };
}

function addedLine(kind: string, name: string, field: PlannedField): Line {
  const isFilled = field.before === undefined || isEmpty(field.before);
  return isFilled
    ? line("+", `${name} `, longWords(shown(kind, field.field, field.after)))
    : line(" ", "", changeWords(kind, field));
}

function fieldPairs(kind: string, name: string, change: PlannedField): Line[] {
  const { field, before = "", after, part } = change;
  const [from, to] = [shown(kind, field, before), shown(kind, field, after)];
  const pairs =
    from.as === "slots" && to.as === "slots"
      ? changedSlots(from.slots, to.slots).flatMap(([slot, one, other]) =>
          pair(`${name}.${slot}`, one, other),
        )
      : pair(name, from, to);
  return isText(kind, change) && part !== undefined
    ? pairs.map((one) => ({ ...one, language: part }))
    : pairs;
}

function pair(name: string, from: Shown, to: Shown): Line[] {
  if (from.as === "set" && to.as === "set")
    return [line("-", `${name} `, setDifference(from.members, to.members))];
  const [old, now] = distinguished(from, to, MAX_SHOWN);
  const added = line("+", `${name} `, isBlank(to) ? "(empty)" : now);
  if (isBlank(from)) return [added];
  const lost = line("-", `${name} `, old);
  return isBlank(to)
    ? [lost, added]
    : [
        { ...lost, other: now },
        { ...added, other: old },
      ];
}

function isBlank(value: Shown): boolean {
  return value.as === "text" && value.text === "";
}

function longWords(value: Shown): string {
  return value.as === "text" ? distinguished(value, value, MAX_SHOWN)[0] : valueWords(value);
}

function editedLines(edited: Edited | undefined): Line[] {
  return edited ? [line(" ", `in the project, last edited${writerWords(edited)}:`)] : [];
}

/** " by j***@example.com on 2026-01-13 09:20 UTC, reviewed" */
export function writerWords({ by, at, reviewed }: Edited): string {
  return `${by === undefined ? "" : ` by ${shortLine(by, 60)}`} on ${timeWords(at)}${reviewed ? ", reviewed" : ""}`;
}

/** Texts of a removed object that are lines. The others are counted. */
const MAX_LOST = 5;

/** The texts that are removed with an object, and who wrote them last. */
export function lostLines({ kind, texts: lost = [] }: Destroy, { texts, full }: ViewOptions): Line[] {
  const some = full === true ? lost : lost.slice(0, MAX_LOST);
  const more = lost.length - some.length;
  return [
    ...some.map(({ part, field, before, edited }) => {
      const value = texts ? longWords(shown(kind, field, before)) : "";
      const writer = edited ? `   (last edited${writerWords(edited)})` : "";
      return { ...line("-", `${memberWord(part)} `, value + writer), language: part };
    }),
    ...(more > 0 ? [line("-", `and ${counted(more, "more text")}`)] : []),
  ];
}

/** The values of a change, uncut. */
export function wholeLines({ kind, fields }: DeclaredChange): Line[] {
  return fields
    .filter((field) => !isIdentity(kind, field))
    .flatMap((field) => {
      const name = fieldName(kind, field);
      const { before, after, part, edited } = field;
      const language = isText(kind, field) ? part : undefined;
      const old = before === undefined ? [] : signedLines("-", name, shown(kind, field.field, before));
      const now = signedLines("+", name, shown(kind, field.field, after));
      return [...editedLines(edited), ...paired(old, now, language)];
    });
}

/** A line for each line of a value; none for an empty value. */
function signedLines(sign: "-" | "+", name: string, value: Shown): Line[] {
  return partsOf(value)
    .filter(([, text]) => text !== "")
    .flatMap(([slot, text]) => {
      const lines = shortened(manyLines(text), MAX_WHOLE).split("\n");
      const [first = "", ...rest] = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), "…"] : lines;
      const label = slot === "" ? name : `${name}.${memberWord(slot)}`;
      return [line(sign, `${label}: `, first), ...rest.map((one) => line(sign, "    ", one))];
    });
}

/** Lines of the same value belong together if each value has one line. */
function paired(old: readonly Line[], now: readonly Line[], language: string | undefined): Line[] {
  const withOther = (one: Line, others: readonly Line[]): Line => {
    const [its, ...more] = others.filter(({ start }) => start === one.start);
    return {
      ...one,
      ...(language !== undefined && { language }),
      ...(its && more.length === 0 && one.start !== "    " && { other: its.value }),
    };
  };
  return [...old.map((one) => withOther(one, now)), ...now.map((one) => withOther(one, old))];
}

/** The texts of a value, by the name of their form or slot. */
function partsOf(value: Shown): (readonly [string, string])[] {
  switch (value.as) {
    case "text":
      return [["", value.text]];
    case "word":
      return [["", value.word]];
    case "set":
      return [["", value.members.join(", ")]];
    case "slots":
      return Object.entries(value.slots);
  }
}

/** The names of the fields; texts are named by their language. */
export function fieldNames(kind: string, fields: readonly PlannedField[]): string {
  return fields.flatMap((field) => (isIdentity(kind, field) ? [] : fieldName(kind, field))).join(", ");
}

/** The values of a new object in one line: the first text, the other languages by name, short values, and other fields by name. */
export function createWords({ kind, fields }: Create): string {
  const texts = fields.filter((field) => isText(kind, field));
  const [first, ...others] = texts;
  const more =
    others.length > 0 ? ` (also in ${others.map((field) => fieldName(kind, field)).join(", ")})` : "";
  const text = first ? [`${changeWords(kind, first)}${more}`] : [];
  const rest = fields.filter((field) => !isText(kind, field) && !isIdentity(kind, field));
  const short = rest.filter((field) => isShort(kind, field)).map((field) => changeWords(kind, field));
  const named = rest.filter((field) => !isShort(kind, field)).map(({ field }) => field);
  return [...text, ...short, ...(named.length > 0 ? [`and ${named.join(", ")}`] : [])].join("; ");
}

/** A change of one field, in one line. */
function changeWords(kind: string, change: PlannedField): string {
  const name = fieldName(kind, change);
  const after = shown(kind, change.field, change.after);
  if (change.before === undefined) return `${name} ${valueWords(after)}`;
  const before = shown(kind, change.field, change.before);
  if (clearsText(change)) return `${name} ${valueWords(before)} will be cleared`;
  return `${name} ${differenceWords(before, after)}`;
}

/** A kept value, and the rule that keeps it. */
export function keptWords(kept: Kept, texts: boolean, full = false): string {
  if (kept.reason === "archived")
    return `archived in the project: to keep it archived, declare ${archiveField(kept.kind)}: true; to take it out of the archive, declare ${archiveField(kept.kind)}: false`;
  if (!("field" in kept)) return `kept: ${whyKept(kept.reason, kept.tag)}`;
  const { kind, field, reason } = kept;
  const name = fieldName(kind, kept);
  if (reason === "converts")
    return `${name} kept: a text of the ${kind} changed since the backup, and the change back would convert it`;
  const isOld = reason === "changed-since";
  const words = isOld
    ? "kept: changed since the backup"
    : ((kept.cause && CAUSES[kept.cause]) ?? WHY[reason]);
  const why = `${words}${isOld || reason === "held" ? "" : writtenWords(kept.edited)}`;
  if (!texts) return `${name} ${why}`;
  const inProject = shown(kind, field, kept.live);
  if (kept.declared === undefined) return `${name} ${valueWords(inProject, full)} ${why} (not in the file)`;
  const [other, live] = distinguished(shown(kind, field, kept.declared), inProject, maxText(full));
  return `${name} ${live} ${why}${isOld ? `, which has ${other}` : ` (in the file: ${other})`}`;
}

const WHY = {
  held: "kept: by the rule seed, the project owns the text",
  pull: "to pull",
  conflict: "in the project, and changed in the file too",
  undecided: "in the project",
} as const;

const CAUSES: Readonly<Record<NonNullable<KeptValue["cause"]>, string>> = {
  "never agreed": "in the project, and older than the only text that git has of the file",
  undated: "in the project since a time that the service does not say",
  "unread history": "in the project; the history of the file cannot be read",
  "unknown user": "in the project; the user of the token is not known",
  "not committed": WHY.held,
};

/** ": edited by j***@example.com on 2026-01-31" */
function writtenWords(edited: Edited | undefined): string {
  if (!edited) return "";
  const by = edited.by === undefined ? "" : ` by ${shortLine(edited.by, 60)}`;
  return `: edited${by} on ${dayWords(edited.at)}${edited.reviewed ? ", reviewed" : ""}`;
}

function whyKept(reason: Exclude<KeptObject["reason"], "archived">, tag = ""): string {
  if (reason === "held-back") return "not removed while there are problems";
  return reason === "protected" ? `protected by tag ${quoted(tag)}` : `owned by others (tag ${quoted(tag)})`;
}

/** A text is named by its language, another field by its name. */
export function fieldName(kind: string, { field, part }: { field: string; part?: string }): string {
  return part !== undefined && fieldOf(kind, field).role === "text" ? memberWord(part) : field;
}

export function isIdentity(kind: string, { field }: { field: string }): boolean {
  return fieldOf(kind, field).role === "identity";
}

/** The name of the field that says whether an object is archived. */
function archiveField(kind: string): string {
  return kindOf(kind).fields.find(({ role }) => role === "archive")?.name ?? "archived";
}

/** Whether the value is short enough for a line with others: a list or a word. */
function isShort(kind: string, { field, after }: FieldChange): boolean {
  const value = shown(kind, field, after);
  return value.as === "set" || (value.as === "word" && value.word.length <= 20);
}

export function shown(kind: string, field: string, value: Json): Shown {
  return fieldOf(kind, field).show(value);
}

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
  if (before.as === "set" && after.as === "set") return setDifference(before.members, after.members);
  if (before.as !== "slots" || after.as !== "slots") return distinguished(before, after).join(" → ");
  return changedSlots(before.slots, after.slots)
    .map(([slot, from, to]) => `${slot} ${distinguished(from, to).join(" → ")}`)
    .join(", ");
}

/** Characters of a text that a line shows. */
function maxText(full: boolean): number {
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
function changedSlots(before: Slots, after: Slots): [string, Shown, Shown][] {
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((slot): [string, Shown, Shown][] => {
    const [one, other] = [from.get(slot) ?? "", to.get(slot) ?? ""];
    return one === other ? [] : [[memberWord(slot), { as: "text", text: one }, { as: "text", text: other }]];
  });
}

function setDifference(before: readonly string[], after: readonly string[]): string {
  const added = after
    .filter((member) => !before.includes(member))
    .map((member) => `+${isolated(memberWord(member))}`);
  const removed = before
    .filter((member) => !after.includes(member))
    .map((member) => `−${isolated(memberWord(member))}`);
  return [...added, ...removed].join(" ");
}

/** Right-to-left members do not change the order of the list. */
function memberList(members: readonly string[]): string {
  return members.map((member) => isolated(memberWord(member))).join(", ");
}

/** One member of a list: a tag, an event, a language. */
function memberWord(text: string): string {
  return shortLine(text, MAX_TEXT);
}

function slotWords(slots: readonly (readonly [string, string])[], max: number): string {
  return slots.map(([name, text]) => `${memberWord(name)} ${quoted(text, max)}`).join(", ");
}

/** A part of a value, and whether the other value lacks it. */
interface Piece {
  text: string;
  isChanged: boolean;
}

/** Words and blanks that may differ. Above this, texts are shown without marks: to compare them takes too long. */
const MAX_CHANGED = 600;
/** Texts that have less than this part in common are two texts, and marks would only disturb. */
const LEAST_COMMON = 0.2;

/** The value of a line, in which the words are marked that the other value lacks. */
export function marked({ sign, value, other, language }: Line): Piece[] {
  const whole = [{ text: value, isChanged: false }];
  if (other === undefined) return whole;
  const isOld = sign === "-";
  const [old, now] = isOld ? [value, other] : [other, value];
  // Both lines of a pair ask for the same difference.
  if (last?.old !== old || last.now !== now) last = { old, now, parts: difference(old, now, language) };
  const pieces = last.parts
    .filter(({ added, removed }) => !(isOld ? added : removed))
    .map((one) => ({ text: one.value.join(""), isChanged: isOld ? one.removed : one.added }));
  const common = pieces.filter(({ isChanged }) => !isChanged).map(({ text }) => text);
  // Quotation marks and isolates are in both values, and do not make them alike.
  const alike = common.join("").replace(/["\u2068\u2069\s]/g, "").length;
  return alike < LEAST_COMMON * Math.max(value.length, other.length) ? whole : pieces;
}

let last: { old: string; now: string; parts: ReturnType<typeof difference> } | undefined;

/** Empty if too much differs. */
function difference(old: string, now: string, language: string | undefined) {
  return diffArrays(wordsOf(old, language), wordsOf(now, language), { maxEditLength: MAX_CHANGED }) ?? [];
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Words, blanks and marks. Many languages write no blanks between words, so the platform is asked. */
function wordsOf(text: string, language = ""): string[] {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(localeOf(language)?.toString(), { granularity: "word" });
  segmenters.set(language, segmenter);
  // An isolate is not a part of the word before it.
  const parts = text.split(/([\u2068\u2069])/);
  return parts.flatMap((part) => Array.from(segmenter.segment(part), ({ segment }) => segment));
}

/** The locale of a language of the service, such as `de_CH`; undefined if it is not one. */
export function localeOf(language: string | undefined): Intl.Locale | undefined {
  try {
    return language === undefined || language === ""
      ? undefined
      : new Intl.Locale(language.replaceAll("_", "-"));
  } catch {
    return undefined;
  }
}
