/** How changes, kept items, settings and names are shown as rows, and their values as lines. */
import { diffArrays } from "diff";
import type { Shown } from "../../kinds/field.ts";
import { fieldOf, isText, kindOf } from "../../kinds/kind.ts";
import { aroundDifference, lookNote, shortened } from "../../model/difference.ts";
import { type Json, listed, present, sameJson } from "../../model/json.ts";
import { once } from "../../model/once.ts";
import type {
  Change,
  Create,
  DeclaredChange,
  Destroy,
  Edited,
  Kept,
  KeptObject,
  KeptValue,
  NoLongerDeclared,
  PlannedField,
  RematchedEntry,
  Send,
  Skipped,
  Unmanaged,
} from "../../model/plan.ts";
import type { ChangedSetting } from "../../model/setting.ts";
import { isEmpty, isLoss, reshapes } from "../../plan/loss.ts";
import { KEEPING_REASONS, UNDECIDED_CAUSES } from "../../plan/waiting.ts";
import { changeLabel, isHeldEmpty, isRename, type KeptGroup } from "../counts.ts";
import type { KeptInFile } from "../report.ts";
import { inQuotes, isolated, oneLine, quoted, shortLine, valueLine } from "../safeText.ts";
import { type Line, line, type Row, row, type Sign, type ViewOptions } from "./view.ts";
import { counted, labelWords, placeWords, timeWords } from "./words.ts";

/** Characters of a value, so that a page does not have to be scrolled sideways. */
const MAX_SHOWN = 90;
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

const MAX_LOST = 5;

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
  return isRename(change) ? { words: kindOf(change.kind).words.renamed } : {};
}

const SIGNS = { created: "+", updated: "~", renamed: "»", removed: "-" } as const;

function rowOf(sign: Sign, entry: Parameters<typeof labelWords>[0] & Pick<Row, "place">): Row {
  return row(sign, labelWords(entry), entry.place);
}

/** `otherItems`: the same in the files of other apps, or of a text that is empty in several languages. */
export function keptRow([entry, ...otherItems]: KeptGroup, { texts = false, full }: ViewOptions): Row {
  const group = [entry, ...otherItems];
  const max = full === true ? Number.POSITIVE_INFINITY : MAX_TEXT;
  const languages = [...new Set(group.flatMap((item) => ("part" in item ? (item.part ?? []) : [])))];
  const words = isHeldEmpty(entry) ? staysEmptyWords(languages) : keptWords(entry, texts, max);
  const labels = [...new Set(group.map(({ label }) => label))];
  return {
    ...rowOf("!", entry),
    ...{ name: labels.map((label) => labelWords({ ...entry, label })).join(" / ") },
    words: shortened(words, full === true ? max : MAX_WORDS),
    ...(languages.length > 0 && { languages }),
  };
}

function staysEmptyWords(languages: readonly string[]): string {
  const [verb, pronoun] = languages.length > 1 ? ["stay", "them"] : ["stays", "it"];
  return `${listed(languages)} ${verb} empty: translators fill ${pronoun}. To write the text: --overwrite KEY:LANG`;
}

export function keptInFileRow(entry: KeptInFile, { texts }: ViewOptions): Row {
  const { kind, field, declared, live, edited, why: reason, details, open } = entry;
  const name = fieldName(kind, entry);
  const [inFile, inProject] = distinguished(shown(kind, field, declared ?? ""), shown(kind, field, live));
  const when = edited ? `, edited${writerWords(edited)}` : "";
  const fileWords = declared === undefined ? "not in the file" : inFile;
  const liveWords = isEmpty(live) ? "(empty)" : inProject;
  const words = texts ? [`${name} ${fileWords}`, `in Lokalise: ${liveWords}${when}`] : [`${name}${when}`];
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

const MAX_SETTING = 200;

/** "prune: not set → all   lets a run do more". It is never left out. */
export function settingRow({ name, before, after, loosens }: ChangedSetting): Row {
  // All of it is the name, which a long list shows too.
  const words = `${shortLine(name, 80)}: ${changedWord(before, after, "not set")}`;
  return loosens ? { ...row("!", `${words} (lets a run do more)`), isLoss: true } : row(" ", words);
}

function changedWord(before: string | undefined, after: string | undefined, absent: string): string {
  const words = [before, after].map((word = absent): Shown => ({ as: "word", word }));
  return distinguished(words[0] ?? BLANK, words[1] ?? BLANK, MAX_SETTING).join(" → ");
}

/** "sends ${HOOK} to ci.example.com". It is never cut. */
export function sendRow({ variable, host, place }: Send): Row {
  return { ...row("!", `sends \${${oneLine(variable)}} to ${oneLine(host)}`, place), isLoss: true };
}

export function unmanagedRow(entry: Unmanaged): Row {
  const row = rowOf(" ", entry);
  // The label of a webhook has its id.
  if (kindOf(entry.kind).secretNames) return row;
  const part = entry.part === undefined ? "" : `, only ${memberWord(entry.part)}`;
  const created = entry.created ? `, created on ${timeWords(entry.created).slice(0, 10)}` : "";
  return { ...row, words: `id ${shortLine(String(entry.id), 80)}${part}${created}` };
}

/** GitHub shows it at its line, in the pull request that adds it. */
export function onlyInFilesRow(entry: Skipped, inPull: boolean): Row {
  const words = "apply does not create it, because keys_from is lokalise in its row of texts";
  return { ...rowOf("!", entry), ...(inPull && { severity: "warning", state: "only in the files", words }) };
}

export function nameRow(name: string): Row {
  return row(" ", oneLine(name));
}

export function fieldLines(kind: string, field: PlannedField, { texts, full }: ViewOptions): Line[] {
  const name = fieldName(kind, field);
  const reshaped = reshapes(kind, field)
    ? [line(" ", "changes the texts in all languages; plural forms can be lost")]
    : [];
  if (!texts) return [line(" ", name), ...reshaped];
  const { part, edited, also_at: places = [] } = field;
  const otherPlaces = places.map((place) => line(" ", "also at ", placeWords(place)));
  const max = full === true ? MAX_WHOLE : MAX_SHOWN;
  const language = isText(kind, field) && part !== undefined ? { language: part } : {};
  const lines = valueLines(kind, name, field, max).map((one): Line => {
    return { ...one, ...language, value: shortened(one.value, MAX_WORDS + max - 2 - one.start.length) };
  });
  const writer = edited ? [line(" ", `in the project, last edited${writerWords(edited)}:`)] : [];
  return [...otherPlaces, ...writer, ...lines, ...reshaped];
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

function writerWords({ by, at, reviewed }: Edited): string {
  return `${by === undefined ? "" : ` by ${shortLine(by, 60)}`} on ${timeWords(at)}${reviewed ? ", reviewed" : ""}`;
}

function fieldNames(kind: string, fields: readonly PlannedField[]): string {
  return fields.flatMap((field) => (isIdentity(kind, field) ? [] : fieldName(kind, field))).join(", ");
}

/** The values of a new object in one line: the first text, the other languages by name, and other fields. */
function createWords({ kind, fields, again }: Create): string {
  const [firstText, ...texts] = fields.filter((field) => isText(kind, field));
  const isSame = ({ after }: PlannedField) => sameJson(after, firstText?.after ?? "");
  const namesOf = (group: readonly PlannedField[]) => group.map((field) => fieldName(kind, field)).join(", ");
  const filled = texts.filter(({ after }) => after !== "");
  const [copies, otherTexts] = [filled.filter(isSame), filled.filter((text) => !isSame(text))];
  const notes = [
    ...(otherTexts.length > 0 ? [`also in ${namesOf(otherTexts)}`] : []),
    ...(copies.length > 0 ? [`the same in ${namesOf(copies)}`] : []),
  ];
  const suffix = notes.length > 0 ? ` (${notes.join("; ")})` : "";
  const words = (field: PlannedField) =>
    `${fieldName(kind, field)} ${valueWords(shown(kind, field.field, field.after))}`;
  const text = firstText ? [`${words(firstText)}${suffix}`] : [];
  const otherFields = fields.filter((field) => !isText(kind, field) && !isIdentity(kind, field));
  return [...(again ? [AGAIN] : []), ...text, ...otherFields.map(words)].join("; ");
}

const AGAIN = "again: it was removed in Lokalise since the last apply";

function keptWords(entry: Kept, texts: boolean, max: number): string {
  if (!("field" in entry)) return whyKept(entry);
  const { kind, field, reason, because, cause, edited, live, declared, details } = entry;
  const clauses = present([
    edited && reason !== "held" && `edited${writerWords(edited)}`,
    because ? waitingWords(entry) : reason === "undecided" && cause && UNDECIDED_CAUSES[cause],
  ]);
  const words = [WHY[reason], clauses.join("; ")].filter((part) => part !== "").join(": ");
  const name = fieldName(kind, entry);
  if (!texts) return `${name} ${words}`;
  const [inFile, inProject] =
    declared === undefined
      ? ["not in the file", valueWords(shown(kind, field, live), max)]
      : distinguished(shown(kind, field, declared), shown(kind, field, live), max);
  const fileWords = declared === undefined ? inFile : `in the file: ${inFile}`;
  return `${name} ${inProject} ${words} (${fileWords})${details === undefined ? "" : `. ${details}`}`;
}

const WHY: Readonly<Record<KeptValue["reason"], string>> = {
  held: "kept: lokaform.yaml says seed, so the project owns the text",
  pull: "to pull",
  waiting: "waits",
  conflict: "in the project, and changed in the file too",
  undecided: "in the project",
  "changed-since": "kept: changed since the backup",
  converts: "kept: a text changed since the backup, and the change back would convert it",
};

/** Why a text waits in the project: a clause without texts of strangers. */
export function waitingWords({ because = [] }: Pick<KeptValue, "because">): string {
  const reasons: Readonly<Record<string, string>> = {
    ...KEEPING_REASONS,
    "not-verified": "the project does not say that it is verified",
    "not-reviewed": "the project does not say that it is reviewed",
  };
  return because.map((reason) => reasons[reason] ?? `it fails the check ${reason}`).join(", and ");
}

function whyKept({ reason, tag = "", from_lokalise: ofRow }: KeptObject): string {
  switch (reason) {
    case "archived":
      if (ofRow)
        return "archived in Lokalise, so its strings are only in the files. To remove them: lokaform pull --remove-missing";
      return "archived in the project: to keep it archived, declare is_archived: true in its entry in keys.yaml; to take it out of the archive, declare is_archived: false there";
    case "held-back":
      return "kept: not removed while there are problems";
    case "protected":
      return `kept: protected by tag ${quoted(tag)}`;
    default:
      return `kept: owned by others (tag ${quoted(tag)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
  }
}

function fieldName(kind: string, { field, part }: { field: string; part?: string }): string {
  return part !== undefined && fieldOf(kind, field).role === "text" ? memberWord(part) : field;
}

function isIdentity(kind: string, { field }: { field: string }): boolean {
  return fieldOf(kind, field).role === "identity";
}

function shown(kind: string, field: string, value: Json): Shown {
  return fieldOf(kind, field).show(value);
}

const MAX_TEXT = 60;

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

const UNCLEAR = /^[\s(]|\s$/;

type Slots = Extract<Shown, { as: "slots" }>["slots"];

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

function memberWord(text: string): string {
  return UNCLEAR.test(text) || /[,"]/.test(text)
    ? quoted(text, MAX_MEMBER)
    : shortened(valueLine(text), MAX_MEMBER);
}

/** Words and blanks that may differ. Above this, texts are shown without marks: to compare them takes too long. */
const MAX_CHANGED = 600;

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
  return pieces.length > 0 ? pieces : whole;
}

let last: { old: string; now: string; parts: ReturnType<typeof difference> } | undefined;

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
