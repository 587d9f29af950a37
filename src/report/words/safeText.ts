/**
 * Strangers' text made harmless. Translations, names and the service's messages are written by people whom nobody
 * here knows: they may be shown, and must not be able to do anything else.
 */

/**
 * Characters that are not seen or that reorder others, control characters, and halves of characters: with these a text
 * looks like another. Joiners and variation selectors stay, which emoji and many scripts are written with.
 */
const UNSEEN =
  /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;

const NAMED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** The text on one line, each character that cannot be seen written as an escape. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, (char) => NAMED[char] ?? escaped(char));
}

/** As in JSON: `\u200b`, one for each half of a pair. */
function escaped(char: string): string {
  return char
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

/** The same for a text of several lines, which stay apart. */
export function manyLines(text: string): string {
  return text.split("\n").map(oneLine).join("\n");
}

/** The text on one line, no more than `most` characters of it. */
export function shortLine(text: string, most: number): string {
  const beginning = text.length > 2 * most + 2 ? text.slice(0, 2 * most + 2) : text;
  return shortened(oneLine(beginning), most);
}

/** What happened, on one line, no longer than GitHub shows it beside a manifest: what comes after has to be seen as well. */
export function messageLine(text: string): string {
  return shortLine(text, 4_000);
}

/** No more than `most` characters of it; what was cut is said by an ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
}

/** Two texts too long to show without what they begin with alike, but for a few words of it. */
export function aroundDifference(a: string, b: string, most: number): [string, string] {
  if (shortened(a, most) === a && shortened(b, most) === b) return [a, b];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const before = [...a.slice(Math.max(0, same - 2 * CONTEXT - 1), same)].slice(-CONTEXT).join("");
  const from = same - before.length;
  if (from <= 2) return [a, b];
  return [`…${a.slice(from)}`, `…${b.slice(from)}`];
}

/** Characters of what is alike that are shown before a difference. */
const CONTEXT = 15;

/** A text in quotes, on one line. */
export function quoted(text: string, most = 60): string {
  return `"${isolated(shortLine(text, most))}"`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Right-to-left script in a frame of its own, so that it does not reorder the line around it. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Blanks that the runner passes over at the start of a line (.NET's `char.IsWhiteSpace`), but for the ends of lines. */
const BLANK = "[\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]";
const LEADING_COLON = new RegExp(`(^|[\\n\\r])(${BLANK}*):(?=:)`, "g");

/**
 * Lines for a log that a runner reads: it takes `::name::` at the start of a line, and `##[name]` anywhere in it,
 * for commands. A word joiner breaks both and is not seen. The runner passes over it as well where it looks for the
 * two, but then counts its characters: what it takes for the name starts with `:` or `[`, and no command does.
 */
export function forLog(text: string): string {
  return text.replace(LEADING_COLON, "$1$2:\u2060").replace(/##(?=\[)/g, "##\u2060");
}

/** JSON in which no text can be taken for a command of the runner, or hides anything, and which means the same. */
export function jsonText(content: object): string {
  return JSON.stringify(content, null, 2)
    .replaceAll("##[", "#\\u0023[")
    .replace(UNSEEN, (char) => (char === "\n" ? char : escaped(char)));
}
