/** Which texts are ICU messages, and what reading one finds. */
import { MAX_MESSAGE } from "./finding.ts";

export type IcuReading =
  /** The arguments by name. True: the text shows the argument. False: it only chooses a form by it. */
  | { is: "message"; args: ReadonlyMap<string, boolean> }
  /** `at`: the number of the character at which the mistake is. */
  | { is: "broken"; cause: string; fix: string; at: number }
  /** The parser cannot decide. */
  | { is: "unread" };

export type IcuReader = (text: string) => IcuReading;

/** `{name}` alone is not a sign of an ICU message, and `{{name, format}}` is that of other libraries. */
const SIGNS =
  /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;

export function looksLikeIcu(text: string): boolean {
  return text.includes("{") && text.length <= MAX_MESSAGE && SIGNS.test(text);
}

/** An apostrophe before a brace quotes it, so that `d'{name}` shows no argument: the most usual mistake in French and Italian. */
const QUOTED_BRACE = /(?<!')'(?=\{)/;

/** What to add to the message about an ICU message in which an apostrophe can be the cause. */
export function quoteAdvice(text: string): string {
  return QUOTED_BRACE.test(text)
    ? " An apostrophe before a brace quotes it. To show the apostrophe, write two."
    : "";
}
