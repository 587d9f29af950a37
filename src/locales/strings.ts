/** Apple's `.strings` files: `"name" = "text";`. Comments are not descriptions. */
import { append, isUnstorable, sameJson, unstorableMessage } from "../model/json.ts";
import {
  lineBreakOf,
  linesAfter,
  ownIndentation,
  rangeOf,
  type Splice,
  spliced,
  withoutElement,
} from "../model/splice.ts";
import type { Addition, FoundText, FoundValue, Range } from "./format.ts";
import {
  type Changes,
  type Faults,
  parsedOrFault,
  RefusedEdit,
  type SyntaxFault,
  SyntaxMistake,
  textFormat,
} from "./textFormat.ts";

export const strings = textFormat({
  limit: { most: 100_000, of: "names", mark: /;/g },
  parse,
  texts,
  changes,
  empty: () => "",
});

// Often such a file could not be written, and has texts. A new file is empty until it gets its first text.
const EMPTY_FILE = "The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.";

/** As an app reads them: of a name that is there several times, the last text counts. */
function texts({ text, pairs }: StringsFile, faults: Faults): FoundText[] {
  if (text.trim() === "") faults.add(EMPTY_FILE, { start: 0, end: 0 }, "warning", "empty-manifest");
  const byName = new Map<string, StringsPair>();
  for (const pair of pairs) {
    const at = rangeOf(pair.name);
    const name = decoded(pair.name.raw, "This name", at, faults);
    if (name === "")
      faults.add("This name is empty, and a key needs a name. Its text is not read.", at, "warning");
    if (!name) continue;
    const earlier = byName.get(name);
    if (earlier && !sameJson(decodeStrings(earlier.value.raw), decodeStrings(pair.value.raw)))
      faults.duplicate(`"${name}" is twice in this file`, earlier.name, at, "warning");
    byName.delete(name);
    byName.set(name, pair);
  }
  return [...byName].map(([name, pair]) => {
    const at = rangeOf(pair.value);
    const text = decoded(pair.value.raw, "This text", at, faults);
    const value: FoundValue = text === undefined ? { is: "none", at } : { is: "text", text, at };
    return { path: [name], name: rangeOf(pair.name), value };
  });
}

function decoded(raw: string, subject: string, at: Range, faults: Faults): string | undefined {
  const result = decodeStrings(raw);
  const [, code] = /(?<!\\)(?:\\\\)*\\u([\da-f]{4})/i.exec(raw.replaceAll("\\U", "")) ?? [];
  if (code !== undefined)
    faults.add(
      `Files of this format have no escape \\u, so the app shows "u${code}". Write \\U${code}, or the character.`,
      at,
      "warning",
    );
  if ("why" in result) faults.add(result.why, at);
  else if (!isUnstorable(result.text)) return result.text;
  else faults.add(unstorableMessage(subject), at);
  return undefined;
}

// Parses Apple's `.strings` files, with the offsets of names and texts, which no library gives. They are property lists in
// the old style, of which only pairs of texts are read, in double quotes or without quotes: no braces, no names without a text,
// no single quotes and no octal escapes. The rules are those of `CFOldStylePList.c` in CoreFoundation, but a comment without its
// end is an error.

interface StringsToken extends Range {
  raw: string;
  isQuoted: boolean;
}

interface StringsPair {
  name: StringsToken;
  value: StringsToken;
  end: number;
}

interface StringsFile {
  text: string;
  pairs: readonly StringsPair[];
}

const BLANK = /[\t-\r \u2028\u2029]+|\/\/[^\n\r\u2028\u2029]*|\/\*.*?\*\//sy;
const QUOTED = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;
const UNQUOTED = /(?!\/\*)[\w$/:.-]+/y;

const OTHER_LIST =
  'This is a binary or an XML property list. Save it as text, with a line "name" = "text"; for each text.';

function parse(text: string): StringsFile | SyntaxFault {
  if (/^\ufeff?\s*(?:bplist|<)/.test(text)) return { message: OTHER_LIST, at: { start: 0, end: 1 } };
  return parsedOrFault(() => new StringsParser(text).file());
}

class StringsParser {
  private readonly text: string;
  private at: number;

  constructor(text: string) {
    this.text = text;
    this.at = text.startsWith("\ufeff") ? 1 : 0;
  }

  file(): StringsFile {
    const { text } = this;
    const pairs: StringsPair[] = [];
    while (this.skipBlanks() < text.length) pairs.push(this.pair());
    return { text, pairs };
  }

  private pair(): StringsPair {
    const name =
      this.token() ?? this.fail('A name must be here. Put it in double quotes, as in "title" = "Cart";.');
    if (!this.takes("="))
      this.fail(
        'An equals sign is missing after the name. Write a quote inside of a name as \\".',
        rangeOf(name),
      );
    const value = this.token() ?? this.fail("A text must be here. Put it in double quotes.");
    if (!this.takes(";"))
      this.fail(
        'A semicolon is missing after this text. Write a quote inside of a text as \\".',
        rangeOf(value),
      );
    return { name, value, end: this.at };
  }

  private token(): StringsToken | undefined {
    const { text } = this;
    const start = this.skipBlanks();
    const isQuoted = text[start] === '"';
    const pattern = isQuoted ? QUOTED : UNQUOTED;
    pattern.lastIndex = start;
    const [piece] = pattern.exec(text) ?? [];
    if (piece === undefined) return undefined;
    this.at = pattern.lastIndex;
    return { start, end: this.at, raw: isQuoted ? piece.slice(1, -1) : piece, isQuoted };
  }

  private takes(sign: string): boolean {
    const isHere = this.text[this.skipBlanks()] === sign;
    if (isHere) this.at += 1;
    return isHere;
  }

  private skipBlanks(): number {
    const { text } = this;
    for (BLANK.lastIndex = this.at; BLANK.test(text); ) this.at = BLANK.lastIndex;
    return this.at;
  }

  /** `place`: where something is missing. Default: a name or a text is missing here. */
  private fail(message: string, place?: Range): never {
    const { text, at } = this;
    if (text.startsWith("/*", at)) {
      const comment = { start: at, end: at + 2 };
      throw new SyntaxMistake({ message: "This comment has no end. Add */ at its end.", at: comment });
    }
    const quoteMessage = text[at] === '"' ? 'This text has no closing quote. Add " at its end.' : message;
    const here = { start: at, end: Math.min(at + 1, text.length) };
    throw new SyntaxMistake(place ? { message, at: place } : { message: quoteMessage, at: here });
  }
}

function changes(file: StringsFile): Changes {
  const { text, pairs } = file;
  const byStart = new Map(pairs.map((pair) => [pair.value.start, pair]));
  const splices: Splice[] = [];
  const lines: string[] = [];
  return {
    replace: (edit) => append(splices, replaced(text, byStart.get(edit.at.start), edit.text)),
    add: (edit) => lines.push(newPair(file, edit)),
    remove: ([string]) => {
      for (const { name, end } of pairs)
        if (name.start === string?.name.start)
          splices.push(withoutElement(text, { start: name.start, end }, COMMENT));
    },
    text: () => spliced(text, lines.length > 0 ? [...splices, addLines(file, lines)] : splices),
  };
}

const COMMENT = "/\\*(?:(?!\\*/)[\\s\\S])*\\*/|//[^\\n\\r]*";

function replaced(whole: string, pair: StringsPair | undefined, text: string): Splice[] {
  const old = pair && decodeStrings(pair.value.raw);
  if (!pair || !old || ("text" in old && old.text === text)) return [];
  const { start, end, raw } = pair.value;
  const lineBreak = /[\n\r]/.test(raw) ? lineBreakOf(whole) : "\\n";
  return [{ start, end, text: encodeStrings(text, lineBreak) }];
}

/** A line with the quotes and the blanks of the last pair. */
function newPair({ text, pairs }: StringsFile, { path, value }: Addition): string {
  const name = path.join(".");
  if (typeof value !== "string")
    throw new RefusedEdit(
      `"${name}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.`,
    );
  if (name === "") throw new RefusedEdit("A .strings file cannot store a text without a name.");
  if (isUnstorable(name)) throw new RefusedEdit(unstorableMessage("The name"));
  const last = pairs.at(-1);
  const isPlain = last?.name.isQuoted === false && /^(?!\/\/)[\w$/:.-]+$/.test(name);
  const between = last ? text.slice(last.name.end, last.value.start) : "";
  const equals = /^[ \t]*=[ \t]*$/.test(between) ? between : " = ";
  return `${isPlain ? name : encodeStrings(name)}${equals}${encodeStrings(value)};`;
}

const COMMENTS = /(?:[ \t]*\/\*[^\n\r]*?\*\/)*(?:[ \t]*\/\/[^\n\r]*)?/y;

function addLines({ text, pairs }: StringsFile, lines: readonly string[]): Splice {
  const last = pairs.at(-1);
  if (last) {
    const indentation = ownIndentation(text, last.name.start) ?? "";
    const indented = lines.map((line) => indentation + line);
    return linesAfter(text, last.end, COMMENTS, indented);
  }
  const lineBreak = lineBreakOf(text);
  const end = text.length;
  const before = /[^\ufeff\n\r]$/.test(text) ? lineBreak : "";
  return { start: end, end, text: before + lines.map((line) => line + lineBreak).join("") };
}

const ESCAPE = /\\(?:U([\da-fA-F]{4})|([U0-7])|(.))/gs;
const NAMED: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

/** The text between quotes. A line break of the file is `\n`, so that a file with CRLF says the same. */
function decodeStrings(raw: string): { text: string } | { why: string } {
  let reason: string | undefined;
  const text = raw.replace(/\r\n?/g, "\n").replace(ESCAPE, (_, hex, bad, char) => {
    if (bad) reason = "Write the code of a character as \\U and four hexadecimal digits, such as \\U00e9.";
    if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
    return NAMED[char] ?? char ?? "";
  });
  return reason ? { why: reason } : { text };
}

/** In double quotes. */
function encodeStrings(text: string, lineBreak = "\\n"): string {
  // One at a time, because a lone "\r" is not a line break of the file.
  const encoded = text.replace(/[\0-\x1f\x7f\\"]/g, (char) => {
    if (char === "\n") return lineBreak;
    if (char === "\\" || char === '"') return `\\${char}`;
    if (char === "\t") return "\\t";
    if (char === "\r") return "\\r";
    return `\\U${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `"${encoded}"`;
}
