/** Syntax errors of JSON in words, at the character that is wrong. */
import { type ParseError, printParseErrorCode } from "jsonc-parser";
import type { Range } from "../format.ts";

export interface JsonError {
  message: string;
  at: Range;
}

/** `error`: the first one. Undefined: the file has no value. */
export function jsonError(text: string, error: ParseError | undefined): JsonError {
  if (text.trim() === "") {
    return { message: "The file is empty. It must contain a JSON object.", at: { start: 0, end: 0 } };
  }
  const { offset: start, length } = error ?? { offset: 0, length: 0 };
  const token = text.slice(start, start + length);
  // An unfinished comment ends after the text.
  const at = { start, end: Math.min(start + length, text.length) };
  const before = text.slice(0, start).trimEnd();
  if (/^[}\]]/.test(token) && before.endsWith(",")) {
    const comma = { start: before.length - 1, end: before.length };
    return { message: `There is no value between this comma and "${token}". Remove the comma.`, at: comma };
  }
  if (token === ",")
    return { message: "There is no value before this comma. Remove the comma, or write a value.", at };
  if (/^[}\]]/.test(token))
    return {
      message: `No open bracket belongs to this "${token}". Remove it, or write what is missing.`,
      at,
    };
  const isEnd = start >= text.length;
  switch (error && printParseErrorCode(error.error)) {
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
      return { message: "JSON has no comments. Remove this comment.", at };
    case "UnexpectedEndOfString":
      return {
        message: "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
        at,
      };
    case "InvalidCharacter":
      return {
        message:
          "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
        at: within(at, token.search(/[\0-\x1f]/), 1),
      };
    case "InvalidEscapeCharacter":
      return {
        message: 'A backslash must be followed by one of " \\ / b f n r t u. Write a backslash as \\\\.',
        at: within(at, badEscape(token), 2),
      };
    case "InvalidUnicode":
      return {
        message: "\\u must be followed by four hexadecimal digits, such as \\u00e9.",
        at: within(at, badEscape(token), 2),
      };
    case "EndOfFileExpected":
      return { message: "The JSON ends before this. Remove the rest of the file.", at };
    case "ColonExpected":
      return { message: "A colon is missing between the name and its value.", at };
    case "CommaExpected":
      return { message: "A comma is missing before this.", at };
    case "PropertyNameExpected":
      return isEnd
        ? tooEarly(before)
        : { message: "A name in double quotes must be here, or the end of the object.", at };
    case "InvalidSymbol":
    case "UnexpectedEndOfNumber":
      return { message: `"${short(token)}" is not a JSON value. Names and texts need double quotes.`, at };
    default:
      return isEnd ? tooEarly(before) : { message: "A value is missing here.", at };
  }
}

/** The location is the last character, because the end of a file can be a line without text. */
function tooEarly(before: string): JsonError {
  const message = "The file ends too early. Add what is missing, such as } for each open object.";
  return { message, at: { start: before.length - 1, end: before.length } };
}

function short(token: string): string {
  return token.length > 40 ? `${token.slice(0, 40)}…` : token;
}

function within({ start, end }: Range, position: number, length: number): Range {
  if (position < 0) return { start, end };
  return { start: start + position, end: Math.min(end, start + position + length) };
}

/** The position of the first escape that JSON does not have. */
function badEscape(token: string): number {
  for (const { index, 1: bad } of token.matchAll(/\\(?:u[\da-fA-F]{4}|["\\/bfnrt]|())/g)) {
    if (bad !== undefined) return index;
  }
  return -1;
}
