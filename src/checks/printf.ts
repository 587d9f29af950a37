/** Placeholders in the style of printf: `%s`, `%1$d`, `%.2f`, `%lld`, `%@`. */

/** What a placeholder takes. Placeholders with different spellings of one type can replace each other. */
type ArgumentType = "integer" | "decimal" | "text" | "object" | "character" | "address";

export interface PrintfArgument {
  type: ArgumentType;
  /** As the text has it. */
  written: string;
}

export interface PrintfText {
  /** By the number of the argument, from 1. */
  args: ReadonlyMap<number, PrintfArgument>;
  /** Whether an argument has no number of its own, so that its place in the text decides. */
  byOrder: boolean;
  /** Whether the text has `%%`. */
  escapes: boolean;
  /** Whether the text has a percent sign that is not part of a placeholder. */
  lonePercent: boolean;
  /** Whether another {@link Trust} could give another result. */
  isDoubtful: boolean;
}

/** `%(name)s` and `%{name}` have a name and no number. A blank after `%` is a percent sign: "100 % sure". */
const CONVERSION =
  /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g;

/** `%20d` and `%2F` are rather a part of a URL. */
const IN_URL = /^%(?:20[a-z]|[0-7][CDEF])$/i;

const TYPES: readonly (readonly [string, ArgumentType])[] = [
  ["dDiuUxXo", "integer"],
  ["fFeEgG", "decimal"],
  ["sS", "text"],
  ["@", "object"],
  ["cC", "character"],
  ["p", "address"],
];

export const WITHOUT_PRINTF: PrintfText = {
  args: new Map(),
  byOrder: false,
  escapes: false,
  lonePercent: false,
  isDoubtful: false,
};

/**
 * Which conversions count. `all`: every one, as in a text that an app formats. `likely`: not after a digit, as in "50%discount", and
 * not in a URL.
 * `sure`: also none with a width, or with a letter after it.
 */
export type Trust = "all" | "likely" | "sure";

export function readPrintf(text: string, trust: Trust): PrintfText {
  if (!text.includes("%")) return WITHOUT_PRINTF;
  const args = new Map<number, PrintfArgument>();
  let [next, escapes, lonePercent, isDoubtful] = [1, false, false, false];
  for (const match of text.matchAll(CONVERSION)) {
    const [written, escaped, position, width, letter] = match;
    if (escaped !== undefined) escapes = true;
    else if (letter === undefined) lonePercent ||= !/[({]$/.test(written);
    else {
      const isSure = isTrusted(text, match.index, written, "sure");
      isDoubtful ||= !isSure;
      if (!isSure && !isTrusted(text, match.index, written, trust)) {
        lonePercent = true;
        continue;
      }
      // A star takes its width from an argument.
      if (width === "*") args.set(next++, { type: "integer", written: "*" });
      args.set(position === undefined ? next++ : Number(position), { type: typeOf(letter), written });
    }
  }
  return { args, byOrder: next > 1, escapes, lonePercent, isDoubtful };
}

/** Whether an app formats the text. */
export function isFormatted({ args, escapes }: PrintfText): boolean {
  return args.size > 0 || escapes;
}

/** A letter that is certainly part of a word: some scripts have no blanks between words. */
const SPACED_LETTER =
  /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;

function isTrusted(text: string, start: number, written: string, trust: Trust): boolean {
  if (trust === "all") return true;
  if (/\d/.test(text.charAt(start - 1)) || IN_URL.test(written)) return false;
  if (trust === "likely") return true;
  const after = text.slice(start + written.length, start + written.length + 2);
  return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(written) && !SPACED_LETTER.test(after);
}

function typeOf(letter: string): ArgumentType {
  return TYPES.find(([letters]) => letters.includes(letter))?.[1] ?? "text";
}
