/** Recognizes ICU messages, such as `{count, plural, one {# item} other {# items}}`. */
import { readIcu } from "./readIcu.ts";

/** In a longer text, no placeholders are looked for: it is more than a message. */
export const MAX_MESSAGE = 20_000;

/** `{name}` alone is not a sign of an ICU message, and `{{name, format}}` is that of other libraries. */
const SIGNS =
  /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;

export function looksLikeIcu(text: string): boolean {
  return text.includes("{") && text.length <= MAX_MESSAGE && SIGNS.test(text);
}

/** Undefined: the text is another one, or it cannot be read. */
export function icuMessage(text: string) {
  const reading = looksLikeIcu(text) ? readIcu(text) : undefined;
  return reading?.is === "message" ? reading : undefined;
}

/** An apostrophe before a brace quotes it, so that `d'{name}` shows no argument: the most usual mistake in French and Italian. */
export function quotesBrace(text: string): boolean {
  return /(?<!')'(?=\{)/.test(text);
}

/** What to add to the message about an ICU message in which an apostrophe can be the cause. */
export function quoteAdvice(text: string): string {
  return quotesBrace(text)
    ? " An apostrophe before a brace quotes it. To show the apostrophe, write two."
    : "";
}
