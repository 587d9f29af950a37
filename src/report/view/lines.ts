/** The values of fields as lines: what is lost, and what there is afterwards. */
import type { Shown } from "../../kinds/field.ts";
import type { Create, DeclaredChange, Destroy, Edited, PlannedField } from "../../model/plan.ts";
import { isEmpty, overwrites, reshapes } from "../../plan/loss.ts";
import { changeWords } from "../words/changes.ts";
import { fieldName, isIdentity, isShort, isText, shown } from "../words/fields.ts";
import { counted } from "../words/figures.ts";
import { manyLines, oneLine, shortened, shortLine } from "../words/safeText.ts";
import { timeWords } from "../words/times.ts";
import { changedSlots, distinguished, memberWord, valueWords } from "../words/values.ts";
import { type Line, line, type ViewOptions } from "./view.ts";

/** Characters of a value, so that a page does not have to be scrolled sideways. */
const MAX_SHOWN = 90;
/** Characters of the members of a set. */
const MAX_SET = 200;
const MAX_LINE = 1_000;
/** Characters of a whole text. The report file has the rest of a longer one. */
const MAX_WHOLE = 4_000;
const MAX_LINES = 100;

/** The old value on a line with "-", the new one on a line with "+". */
export function fieldLines(kind: string, field: PlannedField, { texts, languages }: ViewOptions): Line[] {
  const name = fieldName(kind, field);
  const reshaped = reshapes(kind, field) ? [line(" ", reshapedWords(languages))] : [];
  if (!texts) return [line(" ", name), ...reshaped];
  const replaced = overwrites(kind, field) ? fieldPairs(kind, name, field) : [];
  const lines = replaced.length > 0 ? replaced : [addedLine(kind, name, field)];
  return [...editedLines(field.edited), ...lines.map(cutLine), ...reshaped];
}

/** Describes a change that affects all texts of a key, in all its languages. */
function reshapedWords(languages: readonly string[]): string {
  return `changes the texts in ${oneLine(languages.join(", ")) || "all languages"}; plural forms can be lost`;
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
  if (from.as === "set" && to.as === "set") return setPair(name, from.members, to.members);
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

/** Of a long set, only the members that differ, so that none of them is cut off. */
function setPair(name: string, from: readonly string[], to: readonly string[]): Line[] {
  const common = from.filter((member) => to.includes(member));
  const isLong = [from, to].some((members) => setWords(members).length > MAX_SET) && common.length > 1;
  const words = (members: readonly string[]) => {
    if (!isLong) return setWords(members);
    const own = members.filter((member) => !common.includes(member)).map(memberWord);
    return [...own, `${counted(common.length, "other")} in both`].join(", ");
  };
  return [line("-", `${name} `, words(from)), line("+", `${name} `, words(to))];
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

function editedLines(edited: Edited | undefined): Line[] {
  return edited ? [line(" ", `last edited${writerWords(edited)}:`)] : [];
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
