/**
 * What shows lines: the caller decides whether it has colours, and how wide it is. Lines are broken between words. Wide
 * characters take two columns. Colours, isolates of right-to-left text and joiners take none. A word without a place to break,
 * such as a key name or a URL, is never cut.
 */
import stringWidth from "fast-string-width";
import { once } from "../../model/once.ts";

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;
export type Style =
  | "good"
  | "bad"
  | "change"
  | "note"
  | "dim"
  | "strong"
  /** A text and its replacement, and the words in which they differ. */
  | "old"
  | "new"
  | "old-word"
  | "new-word";

/** What shows the lines. */
export interface Screen {
  paint: Paint;
  /** Columns of the terminal. Undefined: lines are not wrapped. */
  width?: number | undefined;
  /** Removes secrets from a text that is then wrapped, or coloured in parts. */
  clean?(text: string): string;
}

const NARROWEST = 40;
const WIDEST = 200;

/** The columns that lines use. `columns`: of the terminal; undefined without one, and then lines are not wrapped. */
export function lineWidth(columns: number | undefined): number | undefined {
  return columns === undefined || columns <= 0 ? undefined : Math.max(NARROWEST, Math.min(columns, WIDEST));
}

/** Characters without a width that the measuring library counts: joiners outside of emoji, and isolates. */
const UNMEASURED = /[\u200c\u2060\u2066-\u2069]|\u200d(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu;

/** The columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  return stringWidth(text.replace(UNMEASURED, ""));
}

/** The text with blanks up to this width. */
export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** Each of the lines, broken where it is too long. Its other parts are indented by two more columns. */
export function wrapLines(lines: readonly string[], width: number | undefined): string[] {
  if (width === undefined) return [...lines];
  return lines
    .flatMap((line) => line.split("\n"))
    .flatMap((line) => wrapLine(line, width, widthOf(/^ */.exec(line)?.[0] ?? "") + 2));
}

/** The line in parts that fit. `indent`: the blanks before all parts except the first. */
export function wrapLine(line: string, width: number, indent: number): string[] {
  if (widthOf(line) <= width) return [line];
  const lines: string[] = [];
  const open = new Open();
  let current = "";
  let used = 0;
  let isEmpty = true;
  for (const { blanks, text } of unitsOf(line)) {
    const size = widthOf(text);
    if (!isEmpty && used + blanks.length + size > width) {
      lines.push(current.trimEnd() + open.closing());
      current = " ".repeat(indent) + open.opening() + text;
      used = indent + size;
    } else {
      current += blanks + text;
      used += blanks.length + size;
    }
    isEmpty &&= size === 0;
    open.follow(text);
  }
  return [...lines, current];
}

const ESCAPE = "\u001b";
const COLOUR = new RegExp(`(${ESCAPE}\\[[0-9;]*m)`);
const ISOLATE = "\u2068";
const ISOLATE_END = "\u2069";
const OPENED_OR_CLOSED = new RegExp(`${COLOUR.source}|[${ISOLATE}${ISOLATE_END}]`, "g");
/** The codes after which a colour, a weight or an underline ends. */
const ENDS = /\[(0|22|24|27|39|49)?m$/;

/** The colours and isolates that are open. They end with each line, and begin again on the next one. */
class Open {
  readonly #colours: string[] = [];
  #isolates = 0;

  follow(text: string): void {
    for (const [mark] of text.matchAll(OPENED_OR_CLOSED))
      if (mark === ISOLATE) this.#isolates++;
      else if (mark === ISOLATE_END) this.#isolates--;
      else if (ENDS.test(mark)) this.#colours.pop();
      else this.#colours.push(mark);
  }

  opening(): string {
    return this.#colours.join("") + ISOLATE.repeat(Math.max(0, this.#isolates));
  }

  closing(): string {
    const end = this.#colours.length > 0 ? `${ESCAPE}[0m` : "";
    return ISOLATE_END.repeat(Math.max(0, this.#isolates)) + end;
  }
}

/** A part of a line that stays on one line, and the blanks before it. */
interface Unit {
  blanks: string;
  text: string;
}

function unitsOf(line: string): Unit[] {
  return [...line.matchAll(/( *)([^ ]+)/g)].flatMap(([, blanks = "", word = ""]) =>
    partsOf(word).map((text, index) => ({ blanks: index === 0 ? blanks : "", text })),
  );
}

/** Scripts without blanks between words, and emoji. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Extended_Pictographic}\p{Emoji_Presentation}]/u;
const ENDS_UNSPACED = new RegExp(`${UNSPACED.source}[\\p{M}\\p{Cf}]*$`, "u");
const STARTS_UNSPACED = new RegExp(`^${UNSPACED.source}`, "u");
/** What does not end a line, and what does not begin one. */
const OPENING = /[\p{Ps}\p{Pi}\u2066-\u2068"'<]$/u;
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{M}\p{Lm}\p{Cf}ぁぃぅぇぉっゃゅょァィゥェォッャュョ>]/u;
/** The most columns of a word in these scripts. A longer one can be divided between any two characters. */
const MAX_UNSPACED = 16;

/** The parts of a word between which a line can end. Colours are with the part after them. */
function partsOf(word: string): string[] {
  if (!UNSPACED.test(word)) return [word];
  const parts: string[] = [];
  let before = "";
  let colours = "";
  for (const part of word.split(COLOUR).flatMap(segmentsOf)) {
    if (part.startsWith(ESCAPE)) {
      colours += part;
      continue;
    }
    if (parts.length > 0 && !canBreak(before, part)) parts[parts.length - 1] += colours + part;
    else parts.push(colours + part);
    before = part;
    colours = "";
  }
  parts.push((parts.pop() ?? "") + colours);
  return parts;
}

function canBreak(before: string, after: string): boolean {
  if (OPENING.test(before) || CLOSING.test(after)) return false;
  return ENDS_UNSPACED.test(before) || STARTS_UNSPACED.test(after);
}

const segmenterOf = (granularity: "word" | "grapheme") =>
  once(() => new Intl.Segmenter("en", { granularity }));
const words = segmenterOf("word");
const characters = segmenterOf("grapheme");

function segmentsOf(text: string): string[] {
  if (text.startsWith(ESCAPE)) return [text];
  return Array.from(words().segment(text), ({ segment }) => segment).flatMap((segment) =>
    UNSPACED.test(segment) && widthOf(segment) > MAX_UNSPACED
      ? Array.from(characters().segment(segment), (one) => one.segment)
      : [segment],
  );
}
