/** Names, locations and what changes, in columns that fit the terminal. */
import type { PlanLine, Sign } from "../words/planLines.ts";
import { isolated } from "../words/safeText.ts";
import { colouredWords } from "./colouredWords.ts";
import type { Paint, Screen, Style } from "./paint.ts";
import { padded, widthOf, wrapLine } from "./wrap.ts";

export const SIGN_STYLES: Readonly<Record<Sign, Style>> = {
  "+": "good",
  "~": "change",
  "»": "change",
  "-": "bad",
  "!": "note",
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

/** Names and locations in columns. */
export function rowsText(rows: readonly PlanLine[], { paint, width }: Screen): string[] {
  const lines = rows.map((row) => ({ ...row, label: isolated(row.label), place: isolated(row.place) }));
  const most = width === undefined ? MAX_LABEL : Math.min(MAX_LABEL, Math.floor(width * LABEL_PART));
  const columns = {
    labels: widest(
      lines.map(({ label }) => label),
      most,
    ),
    places: widest(
      lines.map(({ place }) => place),
      MAX_PLACE,
    ),
  };
  return lines.flatMap((line) => rowText(line, columns, { paint, width }));
}

/** The changes are next to the name if there is enough room for them, and otherwise on the lines below it. */
function rowText(line: PlanLine, columns: Columns, { paint, width }: Screen): string[] {
  const { label, place } = line;
  const words = line.words.map((one) => colouredWords(one, paint));
  const [only = "", ...others] = words;
  const room = width ?? Number.POSITIVE_INFINITY;
  const left = 4 + columns.labels + 2 + columns.places + 2;
  const inColumns = widthOf(label) <= columns.labels && widthOf(place) <= columns.places;
  const plain = `${signed(line, paint)}${label}  ${paint("dim", place)}`;
  const aligned = `${signed(line, paint)}${padded(label, columns.labels)}  ${padded(paint("dim", place), columns.places)}`;
  if (others.length === 0) {
    const row = `${inColumns ? aligned : plain}  ${only}`.trimEnd();
    const fits = widthOf(row) <= room && (inColumns || widthOf(only) <= MAX_INLINE);
    if (fits) return [row];
    if (inColumns && room - left >= LEAST_WORDS) return wrapLine(row, room, left);
  }
  const head = inColumns && width !== undefined ? aligned : plain;
  return [
    ...wrapLine(head.trimEnd(), room, BELOW),
    ...words.flatMap((word) => wrapLine(" ".repeat(BELOW) + word, room, HANGING)),
  ];
}

function signed({ sign }: PlanLine, paint: Paint): string {
  return `  ${paint(SIGN_STYLES[sign], sign)} `;
}

/** The width of the longest text that fits into a column. */
function widest(texts: readonly string[], most: number): number {
  return texts
    .map(widthOf)
    .reduce((longest, width) => (width <= most ? Math.max(longest, width) : longest), 0);
}
