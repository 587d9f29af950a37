/** Makes texts of strangers harmless: anybody may have written a translation, a name or a message of the service. They are only shown. */
import { shortened } from "../model/difference.ts";
import { UNSEEN, unicodeEscapes } from "../model/json.ts";

const NAMED: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\u00a0": "\\{nbsp}",
  "\u2002": "\\{en space}",
  "\u2003": "\\{em space}",
  "\u2007": "\\{figure space}",
  "\u2009": "\\{thin space}",
  "\u200a": "\\{hair space}",
  "\u202f": "\\{narrow nbsp}",
  "\u3000": "\\{ideographic space}",
};
const NOT_SEEN = new RegExp(`${UNSEEN.source}|(?! )\\p{Zs}`, "gu");

/** Most texts. To search them for characters that are not seen takes long. */
const PRINTABLE_ASCII = /^[ -~]*$/;

/** The text on one line, with an escape for each invisible character, and the name of each unusual blank. */
export function oneLine(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text;
  return text.replace(NOT_SEEN, (char) => NAMED[char] ?? unicodeEscapes(char));
}

/** A value on one line. Its backslashes are doubled, so that no other value looks the same. */
export function valueLine(text: string): string {
  return oneLine(text.replaceAll("\\", "\\\\"));
}

export function manyLines(text: string): string {
  return text.split("\n").map(oneLine).join("\n");
}

/** The text on one line, at max `max` characters of it. */
export function shortLine(text: string, max: number): string {
  return shortened(oneLine(text.slice(0, 2 * max + 2)), max);
}

/** Characters of a message that GitHub shows in an annotation of the log. */
export const MAX_LOG_MESSAGE = 4_000;

/** At most `max` characters of the text: its beginning and its end. */
export function withoutMiddle(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const end = Math.floor((max - 1) / 2);
  return `${characters.slice(0, max - 1 - end).join("")}…${characters.slice(-end).join("")}`;
}

export function quoted(text: string, max = 60): string {
  return inQuotes(valueLine(text.slice(0, 2 * max + 2)), max);
}

/** The same as {@link quoted} for a text of {@link valueLine}. */
export function inQuotes(line: string, max: number): string {
  return `"${isolated(shortened(line, max))}"`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates right-to-left script, so that it does not reorder the rest of the line. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Blanks that the runner ignores at the start of a line (.NET's `char.IsWhiteSpace`), except line ends. */
const BLANK = "[\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]";
const LEADING_COLON = new RegExp(`(^|[\\n\\r])(${BLANK}*):(?=:)`, "g");

/**
 * Makes lines safe for the log of a runner, which reads `::name::` at the start of a line and `##[name]` anywhere in it as
 * commands. An invisible word joiner breaks both. The runner ignores the joiner in its search, but counts it as a
 * character afterwards. So the name that it reads starts with `:` or `[`, and no command has such a name.
 */
export function forLog(text: string): string {
  return text.replace(LEADING_COLON, "$1$2:\u2060").replace(/##(?=\[)/g, "##\u2060");
}

/** Part of a command line, quoted if a shell reads it differently. What cannot be printed, or a log changes, is escaped for bash and zsh. */
export function shellWord(word: string): string {
  if (/^[A-Za-z0-9_./:@%+=,-]+$/.test(word)) return word;
  const escaped = word.replace(/[\\']/g, "\\$&").replace(NOT_PRINTED, octal);
  const isPrinted = word.replace(NOT_PRINTED, "") === word;
  return isPrinted ? `'${word.replaceAll("'", `'\\''`)}'` : `$'${escaped}'`;
}

const NOT_PRINTED = new RegExp(`${NOT_SEEN.source}|#(?=\\[)`, "gu");

function octal(char: string): string {
  return Array.from(Buffer.from(char), (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}

/** JSON with the same meaning in which no text is a command of the runner or hides anything. */
export function jsonText(content: object): string {
  return JSON.stringify(content, null, 2)
    .replaceAll("##[", "#\\u0023[")
    .replace(UNSEEN, (char) => (char === "\n" ? char : unicodeEscapes(char)));
}
