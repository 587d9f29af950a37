/** Reads the service's JSON without losing a digit of a long number. */
import { parseJson } from "../../wire/json.ts";

/** A number with this many digits or more may be too long for a JavaScript number. */
const LONG = 16;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const WHOLE = /^-?[1-9]\d*$/;

/**
 * Reads JSON like `JSON.parse`, except that a whole number beyond 2^53 becomes a string of its digits. Otherwise an id
 * of that size would become the id of another object.
 * @throws SyntaxError
 */
export function parseLosslessJson(text: string): unknown {
  return parseJson(hasLongNumber(text) ? quoteLongNumbers(text) : text);
}

/** Whether the text has {@link LONG} digits in a row. One of them is at a multiple of LONG, so only these places are looked at. */
function hasLongNumber(text: string): boolean {
  for (let at = 0; at < text.length; at += LONG) {
    if (!isDigit(text, at)) continue;
    let [first, after] = [at, at + 1];
    while (isDigit(text, first - 1)) first--;
    while (isDigit(text, after)) after++;
    if (after - first >= LONG) return true;
  }
  return false;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Adds quotation marks around the numbers that are too long. The content of strings does not change. */
function quoteLongNumbers(text: string): string {
  let quoted = "";
  for (let at = 0; at < text.length; ) {
    const opening = text.indexOf('"', at);
    const end = opening < 0 ? text.length : opening;
    quoted += text.slice(at, end).replace(NUMBER, quoteLong);
    at = opening < 0 ? end : endOfString(text, opening);
    quoted += text.slice(end, at);
  }
  return quoted;
}

function quoteLong(number: string): string {
  return WHOLE.test(number) && !Number.isSafeInteger(Number(number)) ? `"${number}"` : number;
}

/** The position after the quotation mark that closes the string, or the end of the text if none does. */
function endOfString(text: string, opening: number): number {
  for (let at = text.indexOf('"', opening + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let first = at;
    while (text[first - 1] === "\\") first--;
    if ((at - first) % 2 === 0) return at + 1;
  }
  return text.length;
}
