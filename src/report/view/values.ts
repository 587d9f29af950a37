/** The values of fields as lines: the old one, and the new one. */
import { diffArrays } from "diff";
import type { Shown } from "../../kinds/field.ts";
import { fieldOf, isText } from "../../kinds/registry.ts";
import type { Json } from "../../model/json.ts";
import { once } from "../../model/once.ts";
import type {
  Create,
  Edited,
  FieldChange,
  Kept,
  KeptObject,
  KeptValue,
  PlannedField,
} from "../../model/plan.ts";
import { isEmpty, reshapes } from "../../plan/loss.ts";
import { aroundDifference, isolated, oneLine, quoted, shortened, shortLine } from "../safeText.ts";
import { type Line, line, type ViewOptions } from "./view.ts";
import { timeWords } from "./words.ts";

/** Characters of a value, so that a page does not have to be scrolled sideways. */
export const MAX_SHOWN = 90;
/** Characters of other words in a line. */
const MAX_LINE = 1_000;
/** Characters of a whole text. The report file has the rest of a longer one. */
const MAX_WHOLE = 4_000;

/** The old value on a line with "-", the new one on a line with "+". */
export function fieldLines(kind: string, field: PlannedField, { texts, full, isPull }: ViewOptions): Line[] {
  const name = fieldName(kind, field);
  const reshaped = reshapes(kind, field)
    ? [line(" ", "changes the texts in all languages; plural forms can be lost")]
    : [];
  if (!texts) return [line(" ", name), ...reshaped];
  const { part, edited } = field;
  const max = full === true ? MAX_WHOLE : MAX_SHOWN;
  const language = isText(kind, field) && part !== undefined ? { language: part } : {};
  const lines = valueLines(kind, name, field, max).map((one): Line => {
    return { ...one, ...language, value: shortened(one.value, MAX_LINE + max - 2 - one.start.length) };
  });
  const whose = isPull ? "the new text was edited in the project" : "in the project, last edited";
  const writer = edited ? [line(" ", `${whose}${writerWords(edited)}:`)] : [];
  return [...writer, ...lines, ...reshaped];
}

const BLANK: Shown = { as: "text", text: "" };

function valueLines(kind: string, name: string, change: PlannedField, max: number): Line[] {
  const { field, before, after } = change;
  const from = before === undefined || isEmpty(before) ? BLANK : shown(kind, field, before);
  const to = shown(kind, field, after);
  if (to.as !== "slots" || (from.as !== "slots" && from !== BLANK)) return pair(name, from, to, max);
  return changedSlots(from.as === "slots" ? from.slots : {}, to.slots).flatMap(([slot, one, other]) =>
    pair(`${name}.${slot}`, one, other, max),
  );
}

function pair(name: string, from: Shown, to: Shown, max: number): Line[] {
  if (from.as === "set" && to.as === "set") {
    const lost = memberLines("-", name, from.members, to.members);
    const lines = [...lost, ...memberLines("+", name, to.members, from.members)];
    if (lines.length > 0) return lines;
  }
  const [old, now] = distinguished(from, to, max);
  const added = line("+", `${name} `, isBlank(to) ? "(empty)" : now);
  if (isBlank(from)) return [added];
  const lost = line("-", `${name} `, old);
  if (isBlank(to)) return [lost, added];
  return [
    { ...lost, other: now },
    { ...added, other: old },
  ];
}

/** The members that only the first list has. */
function memberLines(sign: "-" | "+", name: string, own: readonly string[], other: readonly string[]) {
  const members = own.filter((member) => !other.includes(member));
  return members.length > 0 ? [line(sign, `${name} `, memberList(members))] : [];
}

function isBlank(value: Shown): boolean {
  return value.as === "text" && value.text === "";
}

/** " by j***@example.com on 2026-01-13 09:20 UTC, reviewed" */
export function writerWords({ by, at, reviewed }: Edited): string {
  return `${by === undefined ? "" : ` by ${shortLine(by, 60)}`} on ${timeWords(at)}${reviewed ? ", reviewed" : ""}`;
}

/** The names of the fields; texts are named by their language. */
export function fieldNames(kind: string, fields: readonly PlannedField[]): string {
  return fields.flatMap((field) => (isIdentity(kind, field) ? [] : fieldName(kind, field))).join(", ");
}

/** The values of a new object in one line: the first text, the other languages by name, short values, and other fields by name. */
export function createWords({ kind, fields }: Create): string {
  const [first, ...all] = fields.filter((field) => isText(kind, field));
  const others = all.filter(({ after }) => after !== "");
  const more =
    others.length > 0 ? ` (also in ${others.map((field) => fieldName(kind, field)).join(", ")})` : "";
  const words = (one: PlannedField) =>
    `${fieldName(kind, one)} ${valueWords(shown(kind, one.field, one.after))}`;
  const text = first ? [`${words(first)}${more}`] : [];
  const rest = fields.filter((field) => !isText(kind, field) && !isIdentity(kind, field));
  const short = rest.filter((field) => isShort(kind, field)).map(words);
  const named = rest.filter((field) => !isShort(kind, field)).map(({ field }) => field);
  return [...text, ...short, ...(named.length > 0 ? [`and ${named.join(", ")}`] : [])].join("; ");
}

/** A kept value, and the rule that keeps it. */
export function keptWords(kept: Kept, texts: boolean, full = false): string {
  if (kept.reason === "archived")
    return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
  if (!("field" in kept)) return `kept: ${whyKept(kept.reason, kept.tag)}`;
  const { kind, field, reason } = kept;
  const name = fieldName(kind, kept);
  if (reason === "converts")
    return `${name} kept: a text of the ${kind} changed since the backup, and the change back would convert it`;
  const isOld = reason === "changed-since";
  const words = isOld
    ? "kept: changed since the backup"
    : ((kept.cause && CAUSES[kept.cause]) ?? WHY[reason]);
  const edited = kept.edited ? `: edited${writerWords(kept.edited)}` : "";
  const because = kept.because ? `${edited === "" ? ":" : ";"} ${waitingWords(kept)}` : "";
  const why = `${words}${isOld || reason === "held" ? "" : edited}${because}`;
  if (!texts) return `${name} ${why}`;
  const max = full ? Number.POSITIVE_INFINITY : MAX_TEXT;
  const inProject = shown(kind, field, kept.live);
  const details = kept.details === undefined ? "" : `. ${kept.details}`;
  if (kept.declared === undefined)
    return `${name} ${valueWords(inProject, max)} ${why} (${reason === "pull" ? "only in the project: " : ""}not in the file)${details}`;
  const [other, live] = distinguished(shown(kind, field, kept.declared), inProject, max);
  return `${name} ${live} ${why}${isOld ? `, which has ${other}` : ` (in the file: ${other})${details}`}`;
}

const WHY = {
  held: "kept: lokaform.yaml says seed, so the project owns the text",
  pull: "to pull",
  waiting: "waits",
  conflict: "in the project, and changed in the file too",
  undecided: "in the project",
} as const;

/** Why a text waits in the project: a clause without texts of strangers. */
export function waitingWords({ because = [] }: Pick<KeptValue, "because">): string {
  const clauses = because.map((one) =>
    one.startsWith("not-")
      ? `the project does not say that it is ${one.slice(4)}`
      : `it fails the check ${one}`,
  );
  return clauses.join(", and ");
}

const CAUSES: Readonly<Record<NonNullable<KeptValue["cause"]>, string>> = {
  "never agreed": "in the project, and older than the only text that git has of the file",
  undated: "in the project since a time that the service does not say",
  "unread history": "in the project; the history of the file cannot be read",
  "unknown user": "in the project; the user of the token is not known",
  "not committed": WHY.held,
};

function whyKept(reason: Exclude<KeptObject["reason"], "archived">, tag = ""): string {
  if (reason === "held-back") return "not removed while there are problems";
  return reason === "protected"
    ? `protected by tag ${quoted(tag)}`
    : `owned by others (tag ${quoted(tag)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
}

/** A text is named by its language, another field by its name. */
export function fieldName(kind: string, { field, part }: { field: string; part?: string }): string {
  return part !== undefined && fieldOf(kind, field).role === "text" ? memberWord(part) : field;
}

export function isIdentity(kind: string, { field }: { field: string }): boolean {
  return fieldOf(kind, field).role === "identity";
}

/** Whether the value is short enough for a line with others: a list or a word. */
function isShort(kind: string, { field, after }: FieldChange): boolean {
  const value = shown(kind, field, after);
  return value.as === "set" || (value.as === "word" && value.word.length <= 20);
}

export function shown(kind: string, field: string, value: Json): Shown {
  return fieldOf(kind, field).show(value);
}

/** Characters of a value in a line with others. */
const MAX_TEXT = 60;

/** A value alone, for an object that is created. */
export function valueWords(value: Shown, max = MAX_TEXT): string {
  switch (value.as) {
    case "text":
      return quoted(value.text, max);
    case "word":
      return shortLine(value.word, max);
    case "set":
      return value.members.length > 0 ? memberList(value.members) : "(empty)";
    case "slots":
      return Object.entries(value.slots)
        .map(([name, text]) => `${memberWord(name)} ${quoted(text, max)}`)
        .join(", ");
  }
}

/** Two values, each cut to the part that differs. `max`: characters of each. */
export function distinguished(a: Shown, b: Shown, max = MAX_TEXT): [string, string] {
  if (a.as === "word" && b.as === "word") {
    const [one, other] = aroundDifference(oneLine(a.word), oneLine(b.word), max);
    return [shortened(one, max), shortened(other, max)];
  }
  if (a.as !== "text" || b.as !== "text") return [valueWords(a, max), valueWords(b, max)];
  const [one, other] = aroundDifference(oneLine(a.text), oneLine(b.text), max);
  const looksSame = a.text !== b.text && a.text.normalize("NFC") === b.text.normalize("NFC");
  return [quoted(one, max), quoted(other, max) + (looksSame ? " in another Unicode form" : "")];
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

/** Right-to-left members do not change the order of the list. */
function memberList(members: readonly string[]): string {
  return members.map((member) => isolated(memberWord(member))).join(", ");
}

/** One member of a list: a tag, an event, a language. */
export function memberWord(text: string): string {
  return shortLine(text, MAX_TEXT);
}

/** Words and blanks that may differ. Above this, texts are shown without marks: to compare them takes too long. */
const MAX_CHANGED = 600;
/** Texts that have less than this part in common are two texts, and marks would only disturb. */
const LEAST_COMMON = 0.2;

/** The parts of the value of a line. `isChanged`: the other value lacks its words. */
export function marked({ sign, value, other }: Line): { text: string; isChanged: boolean }[] {
  const whole = [{ text: value, isChanged: false }];
  if (other === undefined) return whole;
  const isOld = sign === "-";
  const [old, now] = isOld ? [value, other] : [other, value];
  // Both lines of a pair ask for the same difference.
  if (last?.old !== old || last.now !== now) last = { old, now, parts: difference(old, now) };
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
function difference(old: string, now: string) {
  return diffArrays(wordsOf(old), wordsOf(now), { maxEditLength: MAX_CHANGED }) ?? [];
}

const segmenter = once(() => new Intl.Segmenter("en", { granularity: "word" }));

/** Words, blanks and marks. Many languages write no blanks between words, so the platform is asked. */
function wordsOf(text: string): string[] {
  // An isolate is not a part of the word before it.
  const parts = text.split(/([\u2068\u2069])/);
  return parts.flatMap((part) => Array.from(segmenter().segment(part), ({ segment }) => segment));
}
