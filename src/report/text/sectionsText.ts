/** Names, locations and what changes, in columns that fit the terminal. */

import { isolated } from "../safeText.ts";
import { marked } from "../view/marks.ts";
import type { Line, Row, Section, Sign } from "../view/view.ts";
import { placeWords } from "../view/words.ts";
import { type Paint, padded, type Screen, type Style, widthOf, wrapLine, wrapLines } from "./screen.ts";

export const SIGN_STYLES: Readonly<Record<Sign, Style>> = {
  "+": "good",
  "~": "change",
  "»": "change",
  "-": "bad",
  "!": "note",
  " ": "dim",
};
/** Columns for names and locations. If one is longer, the changes are on the lines below it. */
const MAX_LABEL = 36;
const MAX_PLACE = 24;
/** The part of a narrow terminal that names can take. */
const LABEL_PART = 0.45;
/** Characters of a change that is on the same line as a name of any length. */
const MAX_INLINE = 20;
/** Columns that changes need next to a location. With less room, they are below it. */
const LEAST_WORDS = 40;
/** Before the changes that are below a name, and before the rest of one that is wrapped. */
const BELOW = 6;
const HANGING = 8;

interface Columns {
  labels: number;
  places: number;
}

interface RowScreen extends Screen {
  /** A file that the heading names. Of locations in it, only the line is shown. */
  file?: string | undefined;
}

/** Headings, and below each its rows. */
export function sectionsText(sections: readonly Section[], screen: RowScreen): string[] {
  const { paint, width } = screen;
  return sections
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ title, rows }) => [
      "",
      ...(title === undefined ? [] : wrapLines([paint("strong", title)], width)),
      ...rowsText(rows, screen),
    ]);
}

/** Names and locations in columns. */
function rowsText(rows: readonly Row[], { paint, width, file }: RowScreen): string[] {
  const lines = rows.map((row) => ({ ...row, ...labelled(row, file) }));
  const most = width === undefined ? MAX_LABEL : Math.min(MAX_LABEL, Math.floor(width * LABEL_PART));
  const columns = {
    labels: widest(
      lines.map(({ label }) => label),
      most,
    ),
    places: widest(
      lines.map(({ at }) => at),
      MAX_PLACE,
    ),
  };
  return lines.flatMap((line) => rowText(line, columns, { paint, width }));
}

function labelled({ name, from, place }: Row, file: string | undefined): { label: string; at: string } {
  const former = from === undefined ? "" : ` ← ${isolated(from)}`;
  return { label: isolated(name) + former, at: place ? isolated(placeWords({ place }, file)) : "" };
}

/** The words are next to the name if there is enough room for them, and otherwise below it, as the values are. */
function rowText(
  row: Row & { label: string; at: string },
  columns: Columns,
  { paint, width }: Screen,
): string[] {
  const { label, at, words = "" } = row;
  const room = width ?? Number.POSITIVE_INFINITY;
  const inColumns = widthOf(label) <= columns.labels && widthOf(at) <= columns.places;
  const gap = columns.places > 0 || at !== "" ? "  " : "";
  const left = 4 + columns.labels + gap.length + columns.places + 2;
  const plain = `${signed(row, paint)}${label}${gap}${paint("dim", at)}`;
  const aligned = `${signed(row, paint)}${padded(label, columns.labels)}${gap}${padded(paint("dim", at), columns.places)}`;
  const values = row.lines.flatMap((one) =>
    wrapLine(" ".repeat(BELOW) + lineText(one, paint), room, HANGING),
  );
  const whole = `${inColumns ? aligned : plain}  ${words}`.trimEnd();
  if (widthOf(whole) <= room && (inColumns || widthOf(words) <= MAX_INLINE)) return [whole, ...values];
  if (inColumns && room - left >= LEAST_WORDS) return [...wrapLine(whole, room, left), ...values];
  const head = wrapLine((inColumns && width !== undefined ? aligned : plain).trimEnd(), room, BELOW);
  return [...head, ...(words === "" ? [] : wrapLine(" ".repeat(BELOW) + words, room, HANGING)), ...values];
}

/** `- en "My basket"` in its colour, with the words marked that the other value does not have. */
function lineText(line: Line, paint: Paint): string {
  const { sign, start, value } = line;
  if (sign === " ") return `  ${start}${value}`;
  const style = sign === "-" ? "old" : "new";
  // Without colours there is nothing to mark.
  const pieces = paint(style, "x") === "x" ? [{ text: value, isChanged: false }] : marked(line);
  const shown = pieces.map(({ text, isChanged }) => paint(isChanged ? `${style}-word` : style, text));
  return paint(style, `${sign} ${start}`) + shown.join("");
}

function signed({ sign }: Row, paint: Paint): string {
  return `  ${paint(SIGN_STYLES[sign], sign)} `;
}

/** The width of the longest text that fits into a column. */
function widest(texts: readonly string[], most: number): number {
  return texts
    .map(widthOf)
    .reduce((longest, width) => (width <= most ? Math.max(longest, width) : longest), 0);
}
