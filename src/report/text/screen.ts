/**
 * What shows lines: the caller decides whether it has colours, and how wide it is. Lines are broken at blanks. Wide characters
 * take two columns. Colours, isolates of right-to-left text and joiners take none. What has no blanks, such as a URL or a
 * Chinese sentence, is never cut: the terminal breaks it at its edge. A command with its options is not cut either, so that it can be copied.
 */
import stringWidth from "fast-string-width";
import { greatest } from "../../model/json.ts";

export type Paint = (style: Style, text: string) => string;
export const plain: Paint = (_style, text) => text;
export type Style =
  | "good"
  | "bad"
  | "change"
  | "note"
  | "dim"
  | "strong"
  | "old"
  | "new"
  | "old-word"
  | "new-word";

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

export function widthOf(text: string): number {
  return stringWidth(text.replace(UNMEASURED, ""));
}

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

/** A command with its options, or a word, with the blanks before it. */
const UNBROKEN = /( *)(lokaform [^ ]+(?: --[a-z-]+ (?:'(?:[^']|'\\'')*'[^ ]*|[^ ]+))*|[^ ]+)/g;

/** The line in parts that fit. `indent`: the blanks before all parts except the first. */
export function wrapLine(line: string, width: number, indent = 0): string[] {
  if (widthOf(line) <= width) return [line];
  const lines: string[] = [];
  let current = "";
  let used = 0;
  for (const [, blanks = "", word = ""] of line.matchAll(UNBROKEN)) {
    const size = widthOf(word);
    if (current.trim() !== "" && used + blanks.length + size > width) {
      lines.push(current.trimEnd());
      current = " ".repeat(indent) + word;
      used = indent + size;
    } else {
      current += blanks + word;
      used += blanks.length + size;
    }
  }
  return [...lines, current];
}

const WIDEST_HELP = 88;

export function widthFor(columns?: number): number {
  return Math.min(lineWidth(columns) ?? WIDEST_HELP, WIDEST_HELP);
}

/** Two columns; in a terminal too narrow for them, the text goes below the name. */
export function columns(rows: readonly (readonly [string, string])[], width: number): string[] {
  const indent = greatest(rows.map(([name]) => name.length)) + 4;
  // The id of a project has 32 characters with the comma after it.
  if (width - indent < 32)
    return rows.flatMap(([name, text]) => [
      `  ${name}`,
      ...wrapLine(text, width - 6).map((line) => `      ${line}`),
    ]);
  return rows.flatMap(([name, text]) => {
    const [start = "", ...lines] = wrapLine(text, width - indent);
    return [`  ${name.padEnd(indent - 2)}${start}`, ...lines.map((line) => " ".repeat(indent) + line)];
  });
}
