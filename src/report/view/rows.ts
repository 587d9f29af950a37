/** How changes, kept items, settings and names are shown as rows, and their values as lines. */
import { diffArrays } from "diff";
import type { Shown } from "../../kinds/field.ts";
import { fieldOf, isText, kindOf } from "../../kinds/registry.ts";
import { aroundDifference, lookNote, shortened } from "../../model/difference.ts";
import type { Json } from "../../model/json.ts";
import { once } from "../../model/once.ts";
import type {
  Change,
  Create,
  DeclaredChange,
  Destroy,
  Edited,
  FieldChange,
  Kept,
  KeptObject,
  KeptValue,
  NoLongerDeclared,
  PlannedField,
  RematchedEntry,
  Send,
  Unmanaged,
} from "../../model/plan.ts";
import type { ChangedSetting } from "../../model/setting.ts";
import { isEmpty, isLoss, reshapes } from "../../plan/loss.ts";
import { KEEPING_REASONS } from "../../plan/waiting.ts";
import { changeLabel, isRename } from "../counts.ts";
import type { KeptInFile } from "../report.ts";
import { inQuotes, isolated, oneLine, quoted, shortLine, valueLine } from "../safeText.ts";
import { type Line, line, type Row, row, type Sign, type ViewOptions } from "./view.ts";
import { counted, kindWords, labelWords, timeWords } from "./words.ts";

/** Characters of a value, so that a page does not have to be scrolled sideways. */
const MAX_SHOWN = 90;
/** Characters of other words in a line or a row. */
const MAX_WORDS = 1_000;
/** Characters of a whole text. The report file has the rest of a longer one. */
const MAX_WHOLE = 4_000;

export function changeRow(change: Change | DeclaredChange, options: ViewOptions): Row {
  if (change.action === "destroy")
    return { ...rowOf("-", change), ...removalWords(change, options), isLoss: true };
  const { kind, action } = change;
  const languages = change.fields.flatMap((field) => (isText(kind, field) ? (field.part ?? []) : []));
  const start: Row = {
    ...rowOf(SIGNS[changeLabel(change)], isRename(change) ? { ...change, label: newLabel(change) } : change),
    ...(isLoss(change) && { isLoss: true }),
    ...(languages.length > 0 && { languages }),
  };
  if (action === "create" && !(options.full === true && options.texts)) {
    const words = options.texts ? createWords(change) : fieldNames(kind, change.fields);
    return words === "" ? start : { ...start, words: shortened(words, MAX_WORDS) };
  }
  const hasName = action === "create" || isRename(change);
  const fields = change.fields.filter((field) => !hasName || !isIdentity(kind, field));
  const lines = fields.flatMap((field) => fieldLines(kind, field, options));
  const from = action === "create" ? undefined : change.renamed_from;
  const former =
    from === undefined ? {} : { from: shortened(valueLine(from), 80) + lookNote(change.label, from) };
  return { ...start, ...former, ...updateWords(change, options), lines };
}

/** Its names on all platforms, also those that stay. */
function newLabel({ kind, label, fields }: Pick<Create, "kind" | "label" | "fields">): string {
  const name = fields.find((field) => isIdentity(kind, field));
  const value = name && shown(kind, name.field, name.after);
  return value?.as === "slots" ? [...new Set(Object.values(value.slots))].join(" / ") : label;
}

// A removal: what happens to the object, and the texts that are lost.

const ARCHIVED = "will be archived";

function removalWords(change: Destroy, options: ViewOptions): Pick<Row, "words" | "lines" | "languages"> {
  const { how, texts = [] } = change;
  const planned =
    how === "archive"
      ? ARCHIVED
      : `will be destroyed${texts.length > 0 ? ", with its texts in all languages" : ""}`;
  return {
    words: options.command === "drift" ? `apply would ${how} it` : planned,
    lines: lostLines(change, options),
    languages: texts.map(({ part }) => part),
  };
}

/** Texts of a removed object that are lines. The others are counted. */
const MAX_LOST = 5;

/** The texts that are removed with an object, and who wrote them last. */
function lostLines({ kind, texts: lost = [] }: Destroy, { texts, full }: ViewOptions): Line[] {
  const shownTexts = full === true ? lost : lost.slice(0, MAX_LOST);
  const restCount = lost.length - shownTexts.length;
  return [
    ...shownTexts.map(({ part, field, before, edited }) => {
      const value = texts ? valueWords(shown(kind, field, before), MAX_SHOWN) : "";
      const writer = edited ? `   (last edited${writerWords(edited)})` : "";
      return { ...line("-", `${memberWord(part)} `, value), end: writer, language: part };
    }),
    ...(restCount > 0 ? [line("-", `and ${counted(restCount, "more text")}`)] : []),
  ];
}

/** What a rename keeps; in drift, when the object was changed last. Each text has its own time. */
function updateWords(change: Change | DeclaredChange, { command }: ViewOptions): Pick<Row, "words"> {
  if (change.action !== "update" || !("seen" in change)) return {};
  if (changeLabel(change) === "removed") return { words: ARCHIVED };
  if (command === "drift") return change.edited ? { words: `last changed${writerWords(change.edited)}` } : {};
  return isRename(change) ? { words: kindWords(change.kind).renamed } : {};
}

const SIGNS = { created: "+", updated: "~", renamed: "»", removed: "-" } as const;

function rowOf(sign: Sign, entry: Parameters<typeof labelWords>[0] & Pick<Row, "place">): Row {
  return row(sign, labelWords(entry), entry.place);
}

export function keptRow(entry: Kept, { texts = false, full }: ViewOptions): Row {
  const isWhole = full === true;
  const words = shortened(keptWords(entry, texts, isWhole), isWhole ? Number.POSITIVE_INFINITY : MAX_WORDS);
  const languages = "part" in entry && entry.part !== undefined ? { languages: [entry.part] } : {};
  return { ...rowOf("!", entry), words, ...languages };
}

/** A value that a file keeps although the project has another one. */
export function keptInFileRow(entry: KeptInFile, { texts }: ViewOptions): Row {
  const { kind, field, declared, live, edited, why: reason, details, open } = entry;
  const name = fieldName(kind, entry);
  const [inFile, inProject] = distinguished(shown(kind, field, declared ?? ""), shown(kind, field, live));
  const when = edited ? `, edited${writerWords(edited)}` : "";
  const fileWords = declared === undefined ? "not in the file" : inFile;
  const words = texts ? [`${name} ${fileWords}`, `in Lokalise: ${inProject}${when}`] : [`${name}${when}`];
  const parts = [...words, reason, ...(texts && details !== undefined ? [details] : [])];
  return {
    ...rowOf(open ? "!" : " ", entry),
    lines: parts.map((part) => line(" ", shortened(part, MAX_WORDS))),
    ...(open && { isLoss: true }),
  };
}

/** It is a loss: with prune, it would be removed. */
export function noLongerDeclaredRow({ fields, ...entry }: NoLongerDeclared, { texts }: ViewOptions): Row {
  const lines = (fields ?? []).map(({ before, ...field }) => {
    const value = texts ? ` ${valueWords(shown(entry.kind, field.field, before))}` : "";
    return line(" ", shortened(`${fieldName(entry.kind, field)}${value} is no longer declared`, MAX_WORDS));
  });
  return { ...rowOf("-", entry), isLoss: true, lines };
}

export function rematchedRow({ member, before, after, ...entry }: RematchedEntry): Row {
  const words = `${shortLine(member, 80)}: ${changedWord(before, after, "not declared")}`;
  return { ...rowOf("~", entry), words };
}

/** Characters of the value of a setting. */
const MAX_SETTING = 200;

/** "prune: not set → all   lets a run do more". It is never left out. */
export function settingRow({ name, before, after, loosens }: ChangedSetting): Row {
  // All of it is the name, which a long list shows too.
  const words = `${shortLine(name, 80)}: ${changedWord(before, after, "not set")}`;
  return loosens ? { ...row("!", `${words} (lets a run do more)`), isLoss: true } : row(" ", words);
}

/** "all → owned". `absent`: the words for a value that is undefined. */
function changedWord(before: string | undefined, after: string | undefined, absent: string): string {
  const words = [before, after].map((word = absent): Shown => ({ as: "word", word }));
  return distinguished(words[0] ?? BLANK, words[1] ?? BLANK, MAX_SETTING).join(" → ");
}

/** "sends ${HOOK} to ci.example.com". It is never cut. */
export function sendRow({ variable, host, place }: Send): Row {
  return { ...row("!", `sends \${${oneLine(variable)}} to ${oneLine(host)}`, place), isLoss: true };
}

/** `fix`: after the id of an object. */
export function unmanagedRow(entry: Unmanaged, fix = ""): Row {
  const id = shortLine(String(entry.id), 80);
  const row = rowOf(" ", entry);
  // The label of a webhook has its id.
  if (kindOf(entry.kind).secretNames) return row;
  const field = kindOf(entry.kind).fields.find(({ name }) => name === entry.part);
  const partWords = field ? entry.part : `the ${entry.part} text`;
  const empty = `${entry.part}: ${JSON.stringify(field?.unset ?? "")}`;
  const text = `only ${partWords} (id ${id}). To clear it in Lokalise, write ${empty}; to manage it, put it back`;
  return { ...row, words: entry.part === undefined ? `id ${id}${fix}` : oneLine(text) };
}

export function nameRow(name: string): Row {
  return row(" ", oneLine(name));
}

// Values as lines: the old one, and the new one.

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
    return { ...one, ...language, value: shortened(one.value, MAX_WORDS + max - 2 - one.start.length) };
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
  return changedSlots(from.as === "slots" ? from.slots : {}, to.slots).flatMap(([slot, oldText, newText]) =>
    pair(`${name}.${slot}`, oldText, newText, max),
  );
}

function pair(name: string, from: Shown, to: Shown, max: number): Line[] {
  if (from.as === "set" && to.as === "set") {
    const lost = memberLines("-", name, from.members, to.members);
    const lines = [...lost, ...memberLines("+", name, to.members, from.members)];
    if (lines.length > 0) return lines;
  }
  const [oldWords, newWords] = distinguished(from, to, max);
  const added = line("+", `${name} `, isBlank(to) ? "(empty)" : newWords);
  if (isBlank(from)) return [added];
  const lost = line("-", `${name} `, oldWords);
  if (isBlank(to)) return [lost, added];
  return [
    { ...lost, other: newWords },
    { ...added, other: oldWords },
  ];
}

/** The members that only the first list has. */
function memberLines(sign: "-" | "+", name: string, list: readonly string[], otherList: readonly string[]) {
  const members = list.filter((member) => !otherList.includes(member));
  const notes = new Set(members.flatMap((member) => otherList.map((one) => lookNote(one, member))));
  return members.length > 0
    ? [line(sign, `${name} `, memberList(members) + (sign === "+" ? [...notes].join("") : ""))]
    : [];
}

function isBlank(value: Shown): boolean {
  return value.as === "text" && value.text === "";
}

/** " by j***@example.com on 2026-01-13 09:20 UTC, reviewed" */
function writerWords({ by, at, reviewed }: Edited): string {
  return `${by === undefined ? "" : ` by ${shortLine(by, 60)}`} on ${timeWords(at)}${reviewed ? ", reviewed" : ""}`;
}

/** The names of the fields; texts are named by their language. */
function fieldNames(kind: string, fields: readonly PlannedField[]): string {
  return fields.flatMap((field) => (isIdentity(kind, field) ? [] : fieldName(kind, field))).join(", ");
}

/** The values of a new object in one line: the first text, the other languages by name, short values, and other fields by name. */
function createWords({ kind, fields }: Create): string {
  const [firstText, ...texts] = fields.filter((field) => isText(kind, field));
  const otherTexts = texts.filter(({ after }) => after !== "");
  const suffix =
    otherTexts.length > 0 ? ` (also in ${otherTexts.map((field) => fieldName(kind, field)).join(", ")})` : "";
  const words = (field: PlannedField) =>
    `${fieldName(kind, field)} ${valueWords(shown(kind, field.field, field.after))}`;
  const text = firstText ? [`${words(firstText)}${suffix}`] : [];
  const otherFields = fields.filter((field) => !isText(kind, field) && !isIdentity(kind, field));
  const short = otherFields.filter((field) => isShort(kind, field)).map(words);
  const names = otherFields.filter((field) => !isShort(kind, field)).map(({ field }) => field);
  return [...text, ...short, ...(names.length > 0 ? [`and ${names.join(", ")}`] : [])].join("; ");
}

/** A kept value, and the rule that keeps it. */
function keptWords(entry: Kept, texts: boolean, full = false): string {
  if (entry.reason === "archived")
    return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
  if (!("field" in entry)) return `kept: ${whyKept(entry.reason, entry.tag)}`;
  const { kind, field, reason } = entry;
  const name = fieldName(kind, entry);
  if (reason === "converts")
    return `${name} kept: a text of the ${kind} changed since the backup, and the change back would convert it`;
  const isOld = reason === "changed-since";
  const words = isOld
    ? "kept: changed since the backup"
    : ((entry.cause && CAUSES[entry.cause]) ?? WHY[reason]);
  const edited = entry.edited ? `: edited${writerWords(entry.edited)}` : "";
  const because = entry.because ? `${edited === "" ? ":" : ";"} ${waitingWords(entry)}` : "";
  const clause = `${words}${isOld || reason === "held" ? "" : edited}${because}`;
  if (!texts) return `${name} ${clause}`;
  const max = full ? Number.POSITIVE_INFINITY : MAX_TEXT;
  const inProject = shown(kind, field, entry.live);
  const details = entry.details === undefined ? "" : `. ${entry.details}`;
  if (entry.declared === undefined)
    return `${name} ${valueWords(inProject, max)} ${clause} (${reason === "pull" ? "only in the project: " : ""}not in the file)${details}`;
  const [declared, live] = distinguished(shown(kind, field, entry.declared), inProject, max);
  return `${name} ${live} ${clause}${isOld ? `, which has ${declared}` : ` (in the file: ${declared})${details}`}`;
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
  const reasons: Readonly<Record<string, string>> = {
    ...KEEPING_REASONS,
    "not-verified": "the project does not say that it is verified",
    "not-reviewed": "the project does not say that it is reviewed",
  };
  const clauses = because.map((reason) => reasons[reason] ?? `it fails the check ${reason}`);
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
function fieldName(kind: string, { field, part }: { field: string; part?: string }): string {
  return part !== undefined && fieldOf(kind, field).role === "text" ? memberWord(part) : field;
}

function isIdentity(kind: string, { field }: { field: string }): boolean {
  return fieldOf(kind, field).role === "identity";
}

/** Whether the value is short enough for a line with others: a list or a word. */
function isShort(kind: string, { field, after }: FieldChange): boolean {
  const value = shown(kind, field, after);
  return value.as === "set" || (value.as === "word" && value.word.length <= 20);
}

function shown(kind: string, field: string, value: Json): Shown {
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
      return shortened(valueLine(value.word), max);
    case "set":
      return value.members.length > 0 ? memberList(value.members) : "(empty)";
    case "slots":
      return Object.entries(value.slots)
        .map(([name, text]) => `${memberWord(name)} ${quoted(text, max)}`)
        .join(", ");
  }
}

/** Two values, each cut to the part that differs. `max`: characters of each. */
function distinguished(a: Shown, b: Shown, max = MAX_TEXT): [string, string] {
  const [from, to] = [a, b].map((value) =>
    value.as === "word" ? value.word : value.as === "text" ? value.text : undefined,
  );
  if (a.as !== b.as || from === undefined || to === undefined)
    return [valueWords(a, max), valueWords(b, max)];
  const isPlain = a.as === "word" && ![from, to].some((word) => UNCLEAR.test(word));
  const [oldText, newText] = aroundDifference(valueLine(from), valueLine(to), max).map((value) =>
    isPlain ? value : inQuotes(value, max),
  );
  return [`${oldText}`, `${newText}${lookNote(from, to)}`];
}

/** Words whose ends can only be seen in quotes. */
const UNCLEAR = /^[\s(]|\s$/;

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

/** Characters of a member: it has to differ from all others. */
const MAX_MEMBER = 255;

/** One member of a list: a tag, an event, a language. */
function memberWord(text: string): string {
  return UNCLEAR.test(text) || /[,"]/.test(text)
    ? quoted(text, MAX_MEMBER)
    : shortened(valueLine(text), MAX_MEMBER);
}

/** Words and blanks that may differ. Above this, texts are shown without marks: to compare them takes too long. */
const MAX_CHANGED = 600;
/** Texts that have less than this part in common are two texts, and marks would only disturb. */
const LEAST_COMMON = 0.2;

/** The parts of the value of a line. `isChanged`: the other value lacks its words. */
export function marked({ sign, value, other: otherValue }: Line): { text: string; isChanged: boolean }[] {
  const whole = [{ text: value, isChanged: false }];
  if (otherValue === undefined) return whole;
  const isOld = sign === "-";
  const [old, now] = isOld ? [value, otherValue] : [otherValue, value];
  // Both lines of a pair ask for the same difference.
  if (last?.old !== old || last.now !== now) last = { old, now, parts: difference(old, now) };
  const pieces = last.parts
    .filter(({ added, removed }) => !(isOld ? added : removed))
    .map((part) => ({ text: part.value.join(""), isChanged: isOld ? part.removed : part.added }));
  const common = pieces.filter(({ isChanged }) => !isChanged).map(({ text }) => text);
  // Quotation marks and isolates are in both values, and do not make them alike.
  const alike = common.join("").replace(/["\u2068\u2069\s]/g, "").length;
  return alike < LEAST_COMMON * Math.max(value.length, otherValue.length) ? whole : pieces;
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
