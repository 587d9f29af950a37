/** JSON as a tree with the location of each name and value. It accepts exactly what `JSON.parse` accepts. */
import { printParseErrorCode, visit } from "jsonc-parser";
import { UNSTORABLE, unstorableMessage } from "../../model/json.ts";
import type { FoundValue, LocatedText, Range } from "../format.ts";
import type { Faults, SyntaxFault } from "../textFormat.ts";

export interface ObjectNode {
  is: "object";
  at: Range;
  /** In the order of the file. A name can be there twice. */
  members: readonly JsonMember[];
}

export interface JsonMember {
  name: string;
  nameAt: Range;
  value: JsonValue;
}

interface StringNode {
  is: "string";
  at: Range;
  text: string;
}

export type JsonValue =
  | ObjectNode
  | StringNode
  | { is: "array" | "number" | "null"; at: Range }
  | { is: "boolean"; at: Range; value: boolean };

/** More levels would need more memory for calls than a program has. No app nests its texts so deep. */
const MAX_DEPTH = 100;

export interface JsonFile {
  text: string;
  root: ObjectNode;
}

/** A file whose root is an object. */
export function parseJsonObject(text: string): JsonFile | SyntaxFault {
  const root = parse(text);
  if ("code" in root) return jsonError(text, root);
  if (root.is === "object") return { text, root };
  const message = 'A file with texts must contain an object, such as { "greeting": "Hello" }.';
  return { message, at: { start: root.at.start, end: root.at.start + 1 } };
}

/** `code`: as the parser calls it. */
interface Mistake extends Range {
  code: string;
}

/** The first mistake ends the reading. */
function parse(text: string): JsonValue | Mistake {
  /** The open objects and arrays, with the members of objects and the last name. */
  const open: { at: Range; members?: JsonMember[]; name: string; nameAt: Range }[] = [];
  let root: JsonValue | undefined;
  let mistake: Mistake | undefined;
  const fail = (code: string, offset: number, length: number) => {
    mistake = { code, ...rangeOf(offset, length) };
    throw new SyntaxError(code);
  };
  const add = (value: JsonValue) => {
    const around = open.at(-1);
    if (!around) root = value;
    else around.members?.push({ name: around.name, nameAt: around.nameAt, value });
  };
  const begin = (offset: number, length: number, members?: JsonMember[]) => {
    const at = rangeOf(offset, length);
    add(members ? { is: "object", at, members } : { is: "array", at });
    open.push({ at, ...(members && { members }), name: "", nameAt: at });
    if (open.length > MAX_DEPTH) fail("TooDeep", offset, length);
  };
  const end = (offset: number, length: number) => {
    const closed = open.pop();
    if (closed) closed.at.end = offset + length;
  };
  try {
    visit(
      text,
      {
        onObjectBegin: (offset, length) => begin(offset, length, []),
        onObjectProperty: (name, offset, length) => {
          const around = open.at(-1);
          if (around) Object.assign(around, { name, nameAt: rangeOf(offset, length) });
        },
        onObjectEnd: end,
        onArrayBegin: (offset, length) => begin(offset, length),
        onArrayEnd: end,
        onLiteralValue: (value, offset, length) => add(literal(value, rangeOf(offset, length))),
        onError: (code, offset, length) => fail(printParseErrorCode(code), offset, length),
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (!mistake) throw error;
  }
  return mistake ?? root ?? { code: "ValueExpected", start: 0, end: 0 };
}

function rangeOf(offset: number, length: number): Range {
  return { start: offset, end: offset + length };
}

function literal(value: unknown, at: Range): JsonValue {
  if (typeof value === "string") return { is: "string", at, text: value };
  if (typeof value === "boolean") return { is: "boolean", at, value };
  return { is: typeof value === "number" ? "number" : "null", at };
}

/** A text, or none, with a fault that says why. `subject`: the start of the message. */
export function textValue(
  subject: string,
  value: JsonValue,
  faults: Faults,
  severity?: "warning",
): Extract<FoundValue, { is: "text" | "none" }> {
  const { at } = value;
  if (value.is !== "string") faults.add(`${subject} is ${REASONS[value.is]}`, at, severity);
  else if (UNSTORABLE.test(value.text)) faults.add(unstorableMessage("This text"), at, severity);
  else return { is: "text", text: value.text, at };
  return { is: "none", at };
}

/** The description of a text. It is left out if it is empty or no text. */
export function describedBy(
  subject: string,
  value: JsonValue | undefined,
  faults: Faults,
): { description?: LocatedText } {
  const found = value && textValue(subject, value, faults, "warning");
  return found?.is === "text" && found.text !== "" ? { description: { text: found.text, at: found.at } } : {};
}

export function nameFault({ name }: JsonMember): string | undefined {
  if (name === "") return "This name is empty, and a key needs a name. Write a name.";
  return UNSTORABLE.test(name) ? unstorableMessage("This name") : undefined;
}

const QUOTES = "Put it in quotes to make it a text.";
const REASONS = {
  number: `a number. ${QUOTES}`,
  boolean: `true or false. ${QUOTES}`,
  null: "null. Write a text in quotes, or remove this name.",
  array: "a list, and a key has one text. Give each text a name of its own.",
  object: "an object. Nested names are not part of this format. Write a text in quotes.",
};

const ESCAPE = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\./g;
const NON_ASCII = /[^\0-\x7f]/u;

/** `old`: the string that it replaces. Characters that it escapes are escaped again, and others as it and the file do it. */
export function writeString(text: string, { escapesAll, isUpperCase }: JsonEscapes, old = ""): string {
  const escapes = new Map(Array.from(old.matchAll(ESCAPE), ([piece]) => [unescaped(piece), piece]));
  const escapesHere = !NON_ASCII.test(old) && NON_ASCII.test([...escapes.keys()].join(""));
  const written = Array.from(text, (character) => {
    const known = escapes.get(character);
    if (known !== undefined) return known;
    if (!NON_ASCII.test(character) || !(escapesAll || escapesHere))
      return JSON.stringify(character).slice(1, -1);
    const escaped = unicodeEscape(character);
    return isUpperCase ? escaped.toUpperCase().replaceAll("U", "u") : escaped;
  });
  return `"${written.join("")}"`;
}

export interface JsonEscapes {
  /** Whether all characters beyond ASCII are escaped. */
  escapesAll: boolean;
  /** `\u00E9`, and not `\u00e9`. */
  isUpperCase: boolean;
}

export function escapesOf(text: string): JsonEscapes {
  return {
    escapesAll: !NON_ASCII.test(text) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(text),
    isUpperCase: /\\u[\da-f]*[A-F]/.test(text),
  };
}

function unescaped(piece: string): string {
  return String(JSON.parse(`"${piece}"`));
}

function unicodeEscape(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

/** The first member of each name. Each of the others is a fault. */
export function uniqueMembers({ members }: ObjectNode, faults: Faults): readonly JsonMember[] {
  const byName = new Map<string, JsonMember>();
  for (const member of members) {
    const { name, nameAt } = member;
    const first = byName.get(name);
    if (!first) byName.set(name, member);
    else faults.duplicate(`"${name}" is twice in the same object`, first.nameAt, nameAt);
  }
  return byName.size === members.length ? members : [...byName.values()];
}

const MISTAKES: Readonly<Record<string, string>> = {
  TooDeep: `Values are nested more than ${MAX_DEPTH} levels deep. Use fewer levels.`,
  InvalidCommentToken: "JSON has no comments. Remove this comment.",
  UnexpectedEndOfString:
    "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
  InvalidCharacter:
    "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
  InvalidEscapeCharacter:
    'A backslash must be followed by one of " \\ / b f n r t u. Write a backslash as \\\\.',
  InvalidUnicode: "\\u must be followed by four hexadecimal digits, such as \\u00e9.",
  EndOfFileExpected: "The JSON ends before this. Remove the rest of the file.",
  ColonExpected: "A colon is missing between the name and its value.",
  CommaExpected: "A comma is missing before this.",
  PropertyNameExpected: "A name in double quotes must be here, or the end of the object.",
};

function jsonError(text: string, { code, start, end }: Mistake): SyntaxFault {
  if (text.trim() === "") {
    return { message: "The file is empty. It must contain a JSON object.", at: { start: 0, end: 0 } };
  }
  const token = text.slice(start, end);
  const before = text.slice(0, start).trimEnd();
  /** The end of a file can be a line without text. */
  const last = { start: before.length - 1, end: before.length };
  if (start >= text.length) {
    const message = "The file ends too early. Add what is missing, such as } for each open object.";
    return { message, at: last };
  }
  // An unfinished comment ends after the text.
  const at = { start, end: Math.min(end, text.length) };
  if (/^[}\]]/.test(token)) {
    const comma = `There is no value between this comma and "${token}". Remove the comma.`;
    if (before.endsWith(",")) return { message: comma, at: last };
    const message = `No open bracket belongs to this "${token}". Remove it, or write what is missing.`;
    return { message, at };
  }
  if (code === "InvalidSymbol" || code === "UnexpectedEndOfNumber") {
    const short = token.length > 40 ? `${token.slice(0, 40)}…` : token;
    return { message: `"${short}" is not a JSON value. Names and texts need double quotes.`, at };
  }
  return { message: MISTAKES[code] ?? "A value is missing here.", at };
}
