/** JSON files as a tree with the location of each name and value. It accepts exactly what `JSON.parse` accepts. */

import { type JSONVisitor, printParseErrorCode, visit } from "jsonc-parser";
import { shortened } from "../model/difference.ts";
import { quote, say } from "../model/message.ts";
import type { LocatedText, Range } from "./format.ts";
import { parsedOrFault, type SyntaxFault, SyntaxMistake, tooMany } from "./textFormat.ts";

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

export type JsonValue =
  | ObjectNode
  | ({ is: "text" } & LocatedText)
  | { is: "array"; at: Range; items: readonly JsonValue[] }
  | { is: "number" | "null"; at: Range }
  | { is: "boolean"; at: Range; value: boolean };

const MAX_NAMES = 100_000;
/** More levels would need more memory for calls than a program has. No app nests its texts so deep. */
const MAX_DEPTH = 100;

export interface JsonFile {
  text: string;
  root: ObjectNode;
}

export function parseJsonObject(text: string, maxNames: number = MAX_NAMES): JsonFile | SyntaxFault {
  return parsedOrFault(() => {
    const root = new JsonParser(text, maxNames).root();
    if (root.is === "object") return { text, root };
    const message = 'A file with texts must contain an object, such as { "greeting": "Hello" }.';
    return { message, at: { start: root.at.start, end: root.at.start + 1 } };
  });
}

const [COMMA, COLON, CLOSING_BRACE, CLOSING_BRACKET] = [0x2c, 0x3a, 0x7d, 0x5d] as const;
const CHARACTERS = /[^"\\\0-\x1f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/** The library calls functions for each part of a file, and takes several times as long, so it only names the first mistake. */
class JsonParser {
  private readonly text: string;
  private readonly maxNames: number;
  private at = 0;
  private depth = 0;
  private names = 0;

  constructor(text: string, maxNames: number) {
    this.text = text;
    this.maxNames = maxNames;
  }

  root(): JsonValue {
    const root = this.value();
    this.skipBlanks();
    return this.at < this.text.length ? this.fail() : root;
  }

  private value(): JsonValue {
    this.skipBlanks();
    const start = this.at;
    const sign = this.text[start];
    if (sign === '"') return { is: "text", text: this.string(), at: { start, end: this.at } };
    if (sign === "{") {
      const members: JsonMember[] = [];
      return { is: "object", at: this.list(CLOSING_BRACE, () => members.push(this.member())), members };
    }
    if (sign === "[") {
      const items: JsonValue[] = [];
      return { is: "array", at: this.list(CLOSING_BRACKET, () => items.push(this.value())), items };
    }
    const isWord = this.reads(WORD);
    if (!isWord && !this.reads(NUMBER)) this.fail();
    const range = { start, end: this.at };
    if (sign === "t" || sign === "f") return { is: "boolean", at: range, value: sign === "t" };
    return { is: isWord ? "null" : "number", at: range };
  }

  private list(close: number, readItem: () => void): Range {
    const start = this.at++;
    if (++this.depth > MAX_DEPTH) this.failAt("TooDeep", start, 1);
    if (!this.readsSign(close)) {
      do readItem();
      while (this.readsSign(COMMA));
      if (!this.readsSign(close)) this.fail();
    }
    this.depth -= 1;
    return { start, end: this.at };
  }

  private member(): JsonMember {
    this.skipBlanks();
    const start = this.at;
    const name = this.string();
    const nameAt = { start, end: this.at };
    if (++this.names > this.maxNames)
      throw new SyntaxMistake({ message: tooMany(this.maxNames, "names"), at: nameAt });
    if (!this.readsSign(COLON)) this.fail();
    return { name, nameAt, value: this.value() };
  }

  private string(): string {
    const { text } = this;
    const start = this.at;
    if (text[this.at++] !== '"') this.fail();
    this.reads(CHARACTERS);
    if (text[this.at] === '"') return text.slice(start + 1, this.at++);
    for (; text[this.at] === "\\"; this.reads(CHARACTERS)) if (!this.reads(ESCAPE)) this.fail();
    if (text[this.at++] !== '"') this.fail();
    return String(JSON.parse(text.slice(start, this.at)));
  }

  private skipBlanks(): void {
    for (let code = this.text.charCodeAt(this.at); isBlank(code); ) code = this.text.charCodeAt(++this.at);
  }

  private readsSign(sign: number): boolean {
    this.skipBlanks();
    if (this.text.charCodeAt(this.at) !== sign) return false;
    this.at += 1;
    return true;
  }

  /** Whether the text goes on like this. Then it is read. */
  private reads(form: RegExp): boolean {
    form.lastIndex = this.at;
    if (!form.test(this.text)) return false;
    this.at = form.lastIndex;
    return true;
  }

  private fail(): never {
    const onError: JSONVisitor["onError"] = (code, start, length) =>
      this.failAt(printParseErrorCode(code), start, length);
    visit(this.text, { onError }, { disallowComments: true });
    return this.failAt("ValueExpected", 0, 0);
  }

  private failAt(code: string, start: number, length: number): never {
    throw new SyntaxMistake(jsonError(this.text, code, start, start + length));
  }
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

const MISTAKES: Readonly<Record<string, string>> = {
  TooDeep: `Values are nested more than ${MAX_DEPTH} levels deep. Use fewer levels.`,
  InvalidCommentToken: "JSON has no comments. Remove this comment.",
  UnexpectedEndOfString:
    "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
  InvalidCharacter:
    "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
  InvalidEscapeCharacter:
    'A backslash must be followed by one of " \\ / b f n r t u. Write a backslash as \\\\. An apostrophe needs none.',
  ColonExpected: "A colon is missing between the name and its value.",
  CommaExpected: "A comma is missing before this.",
};

function jsonError(text: string, code: string, start: number, end: number): SyntaxFault {
  if (text.trim() === "")
    return { message: "The file is empty. It must contain a JSON object.", at: { start: 0, end: 0 } };
  const token = text.slice(start, end);
  const before = text.slice(0, start).trimEnd();
  const last = { start: before.length - 1, end: before.length };
  if (start >= text.length) {
    const message = "The file ends too early. Add what is missing, such as } for each open object.";
    return { message, at: last };
  }
  if (/^[}\]]/.test(token) && before.endsWith(","))
    return { message: `There is no value between this comma and "${token}". Remove the comma.`, at: last };
  // An unfinished comment ends after the text.
  const at = { start, end: Math.min(end, text.length) };
  if (code === "InvalidSymbol" || code === "UnexpectedEndOfNumber") {
    const message = say`"${quote(shortened(token, 40))}" is not a JSON value. Names and texts need double quotes, and a double quote inside of a text is \\".`;
    return { ...message, at };
  }
  const words = code.replace(/\B[A-Z]/g, " $&").toLowerCase();
  return { message: MISTAKES[code] ?? `The JSON is not valid here: ${words}.`, at };
}
