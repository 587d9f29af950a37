/** The changes of a plan as items of a list: a name, a link to the location, and a diff of the values. */
import type { Shown } from "../../kinds/field.ts";
import type { Change, DeclaredChange, Edited, KeptItem, PlannedField } from "../../model/plan.ts";
import { isEmpty, isLoss, overwrites, reshapes } from "../../plan/loss.ts";
import { changeWords, keptWords } from "../words/changes.ts";
import { fieldName, isIdentity, shown } from "../words/fields.ts";
import { counted } from "../words/figures.ts";
import { labelWords, placeWords } from "../words/labels.ts";
import { createWords, fieldNames, REMOVAL_WORDS, reshapedWords } from "../words/planLines.ts";
import { manyLines, shortened, shortLine } from "../words/safeText.ts";
import { timeWords } from "../words/times.ts";
import { changedSlots, distinguished, memberWord, valueWords } from "../words/values.ts";
import type { RowGroup } from "./budget.ts";
import { type LinkTo, locationLink } from "./location.ts";
import { codeSpan, fenced, list, type Markdown, md, wordsSpan } from "./markdown.ts";

/** Characters of a value in a diff, so that a page does not have to be scrolled sideways. The fold of whole texts has longer ones. */
const MAX_SHOWN = 90;
/** Characters of the members of a set. */
const MAX_SET = 200;
const MAX_LINE = 1_000;
/** Characters of a whole text. The report file has the rest of a longer one. */
const MAX_WHOLE = 4_000;
const MAX_LINES = 100;

export interface ItemOptions {
  /** Whether values are shown; if not, only the names of fields. */
  texts: boolean;
  /** The languages of the project, for changes that affect all of them. */
  languages: readonly string[];
  linkTo?: LinkTo | undefined;
}

/** A removal is a row of a fence, because it has no location and no values. */
export function removalRow(change: Change): RowGroup {
  const how = change.action === "destroy" ? change.how : "archive";
  const at = change.action === "destroy" ? "" : `  ${placeWords(change)}`;
  return { rows: [`- ${labelWords(change)}  ${REMOVAL_WORDS[how]}${at}`], isLoss: true };
}

export function changeItem(change: Change | DeclaredChange, options: ItemOptions): RowGroup<Markdown> {
  const name = nameOf(change, options);
  const details = detailsOf(change, options);
  return {
    rows: [list([details === undefined ? name : md`${name}${details}`])],
    short: [list([nameOf(change, {})])],
    ...(isLoss(change) && { isLoss: true }),
  };
}

export function keptItem(kept: KeptItem, options: ItemOptions): RowGroup<Markdown> {
  const words = wordsSpan(shortened(keptWords(kept, options.texts), MAX_LINE));
  return { rows: [list([md`${nameOf(kept, options)}: ${words}`])], short: [list([nameOf(kept, {})])] };
}

type Named = Parameters<typeof labelWords>[0] & Parameters<typeof placeWords>[0];

/** The name in bold, and the location. */
function nameOf(one: Named, { linkTo }: Pick<ItemOptions, "linkTo">): Markdown {
  const label = md`**${codeSpan(labelWords(one))}**`;
  const former =
    "renamed_from" in one && typeof one.renamed_from === "string"
      ? md` ← ${codeSpan(shortLine(one.renamed_from, 80))}`
      : md``;
  const location = "place" in one && one.place ? md` · ${locationLink(one.place, linkTo)}` : md``;
  return md`${label}${former}${location}`;
}

function detailsOf(change: Change | DeclaredChange, options: ItemOptions): Markdown | undefined {
  if (change.action === "destroy") return md`: ${wordsSpan(REMOVAL_WORDS[change.how])}`;
  const { kind, fields } = change;
  if (change.action === "create") {
    const words = options.texts ? createWords(change) : fieldNames(kind, fields);
    return words === "" ? undefined : md`: ${wordsSpan(shortened(words, MAX_LINE))}`;
  }
  const shownFields = fields.filter((field) => change.renamed_from === undefined || !isIdentity(kind, field));
  const rows = shownFields.flatMap((field) => fieldRows(kind, field, options));
  return rows.length === 0 ? undefined : md`\n${fenced(rows, "diff")}`;
}

/** The old value on a line with "-", the new one on a line with "+". */
function fieldRows(kind: string, field: PlannedField, { texts, languages }: ItemOptions): string[] {
  const name = fieldName(kind, field);
  const reshaped = reshapes(kind, field) ? [`  ${reshapedWords(languages)}`] : [];
  if (!texts) return [`  ${name}`, ...reshaped];
  const replaced = overwrites(kind, field) ? pairs(kind, name, field) : [];
  const rows = replaced.length > 0 ? replaced : [addedRow(kind, name, field)];
  return [...editedRows(field.edited), ...rows.map((row) => shortened(row, MAX_LINE)), ...reshaped];
}

function addedRow(kind: string, name: string, field: PlannedField): string {
  const isFilled = field.before === undefined || isEmpty(field.before);
  return isFilled
    ? `+ ${name} ${longWords(shown(kind, field.field, field.after))}`
    : `  ${changeWords(kind, field)}`;
}

function pairs(kind: string, name: string, { field, before = "", after }: PlannedField): string[] {
  const [from, to] = [shown(kind, field, before), shown(kind, field, after)];
  if (from.as === "slots" && to.as === "slots")
    return changedSlots(from.slots, to.slots).flatMap(([slot, one, other]) =>
      pair(`${name}.${slot}`, one, other),
    );
  return pair(name, from, to);
}

function pair(name: string, from: Shown, to: Shown): string[] {
  if (from.as === "set" && to.as === "set") return setPair(name, from.members, to.members);
  const [old, now] = distinguished(from, to, MAX_SHOWN);
  const [lost, added] = [
    isBlank(from) ? [] : [`- ${name} ${old}`],
    `+ ${name} ${isBlank(to) ? "(empty)" : now}`,
  ];
  return [...lost, added];
}

/** Of a long set, only the members that differ, so that none of them is cut off. */
function setPair(name: string, from: readonly string[], to: readonly string[]): string[] {
  const common = from.filter((member) => to.includes(member));
  const isLong = [from, to].some((members) => setWords(members).length > MAX_SET) && common.length > 1;
  const words = (members: readonly string[]) => {
    if (!isLong) return setWords(members);
    const own = members.filter((member) => !common.includes(member)).map(memberWord);
    return [...own, `${counted(common.length, "other")} in both`].join(", ");
  };
  return [`- ${name} ${words(from)}`, `+ ${name} ${words(to)}`];
}

function setWords(members: readonly string[]): string {
  return valueWords({ as: "set", members });
}

function isBlank(value: Shown): boolean {
  return value.as === "text" && value.text === "";
}

function longWords(value: Shown): string {
  return value.as === "text" ? distinguished(value, value, MAX_SHOWN)[0] : valueWords(value);
}

function editedRows(edited: Edited | undefined): string[] {
  if (!edited) return [];
  const by = edited.by === undefined ? "" : ` by ${shortLine(edited.by, 60)}`;
  return [`  last edited${by} on ${timeWords(edited.at)}${edited.reviewed ? ", reviewed" : ""}:`];
}

/** The values of a change, uncut; undefined if it has none. */
export function wholeValues(
  change: Change | DeclaredChange,
  options: ItemOptions,
): RowGroup<Markdown> | undefined {
  if (change.action === "destroy" || !options.texts) return undefined;
  const rows = change.fields
    .filter((field) => !isIdentity(change.kind, field))
    .flatMap((field) => wholeRows(change.kind, field));
  if (rows.length === 0) return undefined;
  return { rows: [list([md`${nameOf(change, options)}\n${fenced(rows, "diff")}`])] };
}

function wholeRows(kind: string, field: PlannedField): string[] {
  const name = fieldName(kind, field);
  const { before, after } = field;
  const old = before === undefined ? [] : signedRows("-", name, shown(kind, field.field, before));
  return [...old, ...signedRows("+", name, shown(kind, field.field, after))];
}

/** A row for each line of a value; none for an empty value. */
function signedRows(sign: "-" | "+", name: string, value: Shown): string[] {
  return partsOf(value)
    .filter(([, text]) => text !== "")
    .flatMap(([slot, text]) => {
      const lines = shortened(manyLines(text), MAX_WHOLE).split("\n");
      const [first = "", ...rest] = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), "…"] : lines;
      const label = slot === "" ? name : `${name}.${memberWord(slot)}`;
      return [`${sign} ${label}: ${first}`, ...rest.map((line) => `${sign}     ${line}`)];
    });
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
