/** Apple's `.strings` files: `"name" = "text";`. Comments are not descriptions. */
import { append, isUnstorable, sameJson, unstorableMessage } from "../model/json.ts";
import {
  lineBreakOf,
  linesAmong,
  type NewLines,
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
function texts({ text, pairs, open }: StringsFile, faults: Faults): FoundText[] {
  const unclosed = "This comment contains texts and the start of another comment. Add */ at its end.";
  for (const start of open) faults.add(unclosed, { start, end: start + 2 }, "warning");
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

function otherPropertyList(text: string): string | undefined {
  const start = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(text)?.[1];
  if (!start) return undefined;
  const kind = start === "bplist" ? "a binary" : "an XML";
  return `This is ${kind} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}

// Parses Apple's `.strings` files, with the offsets of names and texts, which no library gives. They are property lists in
// the old style. The rules are those of `CFOldStylePList.c` in CoreFoundation, with three differences: a comment without its
// end, anything after the last pair, and a value that is not a text, are errors.

interface StringsToken extends Range {
  raw: string;
  quote: '"' | "'" | "";
}

interface StringsPair {
  name: StringsToken;
  /** In the short form `"name";`, this is the token of the name. */
  value: StringsToken;
  end: number;
}

interface StringsFile {
  text: string;
  pairs: readonly StringsPair[];
  /** Where comments start that contain a text, and the start of another comment: their end is probably missing. */
  open: readonly number[];
  /** Where pairs can be added: before the last brace, if the file is in braces, or at the end. */
  end: number;
}

const BLANK = /[\t-\r \u2028\u2029]+|\/\/[^\n\r\u2028\u2029]*|\/\*.*?\*\//sy;
const COMMENTED = /^[ \t]*"[^"\n\r]*"[ \t]*=.*;[ \t\r]*$/m;
const UNQUOTED = /(?!\/\*)[\w$/:.-]+/y;

function parse(text: string): StringsFile | SyntaxFault {
  if (text.trim() === "") return { text, pairs: [], open: [], end: text.length };
  const message = otherPropertyList(text);
  if (message) return { message, at: { start: 0, end: Math.min(text.length, 8) } };
  return parsedOrFault(() => new StringsParser(text).file());
}

class StringsParser {
  private readonly text: string;
  private readonly open: number[] = [];
  private at: number;

  constructor(text: string) {
    this.text = text;
    this.at = text.startsWith("\ufeff") ? 1 : 0;
  }

  file(): StringsFile {
    const { text, open } = this;
    const pairs: StringsPair[] = [];
    const isInBraces = this.takes("{");
    let end = this.skipBlanks();
    while (isInBraces ? !this.takes("}") : end < text.length) {
      pairs.push(this.pair());
      end = this.skipBlanks();
    }
    const at = this.skipBlanks();
    if (at < text.length)
      this.fail("The list ends before this. Remove the rest of the file.", { start: at, end: at + 1 });
    return { text, pairs, open, end };
  }

  private pair(): StringsPair {
    if (this.at === this.text.length) this.fail("The file ends too early. Add } at its end.");
    const name =
      this.token() ?? this.fail('A name must be here. Put it in double quotes, as in "title" = "Cart";.');
    if (this.takes(";")) return { name, value: name, end: this.at };
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
    const quote = text[start];
    const isQuoted = quote === '"' || quote === "'";
    const pattern = isQuoted ? /\\.|["']/gs : UNQUOTED;
    pattern.lastIndex = isQuoted ? start + 1 : start;
    let [piece] = pattern.exec(text) ?? [];
    while (isQuoted && piece !== undefined && piece !== quote) [piece] = pattern.exec(text) ?? [];
    if (piece === undefined) return undefined;
    this.at = pattern.lastIndex;
    const raw = isQuoted ? text.slice(start + 1, this.at - 1) : piece;
    return { start, end: this.at, raw, quote: isQuoted ? quote : "" };
  }

  private takes(sign: string): boolean {
    const isHere = this.text[this.skipBlanks()] === sign;
    if (isHere) this.at += 1;
    return isHere;
  }

  private skipBlanks(): number {
    const { text } = this;
    for (BLANK.lastIndex = this.at; BLANK.test(text); this.at = BLANK.lastIndex) {
      const comment = text.startsWith("/*", this.at) ? text.slice(this.at, BLANK.lastIndex) : "";
      if (comment.lastIndexOf("/*") > 0 && COMMENTED.test(comment)) this.open.push(this.at);
    }
    return this.at;
  }

  /** `place`: where something is missing. Default: a name or a text is missing here. */
  private fail(message: string, place?: Range): never {
    const { text, at } = this;
    const char = text.charAt(at);
    const here = { start: at, end: Math.min(at + 1, text.length) };
    if (text.startsWith("/*", at)) {
      const comment = { start: at, end: at + 2 };
      throw new SyntaxMistake({ message: "This comment has no end. Add */ at its end.", at: comment });
    }
    const quoteMessage = /[“”„«»‘’]/.test(char)
      ? `${char} is a typographic quote. Write " here, and at the end.`
      : /["']/.test(char)
        ? `This text has no closing quote. Add ${char} at its end.`
        : message;
    throw new SyntaxMistake(place ? { message, at: place } : { message: quoteMessage, at: here });
  }
}

function changes(file: StringsFile): Changes {
  const { text, pairs } = file;
  const byStart = new Map(pairs.map((pair) => [pair.value.start, pair]));
  const splices: Splice[] = [];
  const added: NewLines[] = [];
  return {
    replace: (edit) => append(splices, replaced(text, byStart.get(edit.at.start), edit.text)),
    add: (edit, at) => {
      const line = newPair(file, edit);
      added.push({ at, lines: (indentation) => [indentation + line] });
    },
    remove: ([string]) => {
      for (const { name, end } of pairs)
        if (name.start === string?.name.start)
          splices.push(withoutElement(text, { start: name.start, end }, COMMENT));
    },
    text: () => spliced(text, added.length > 0 ? [...splices, ...addLines(file, added)] : splices),
  };
}

const COMMENT = "/\\*(?:(?!\\*/)[\\s\\S])*\\*/|//[^\\n\\r]*";

function replaced(whole: string, pair: StringsPair | undefined, text: string): Splice[] {
  const old = pair && decodeStrings(pair.value.raw);
  if (!pair || !old || ("text" in old && old.text === text)) return [];
  const { name, value } = pair;
  const quote = value.quote || '"';
  const isShort = value === name;
  const hasLines = !isShort && /[\n\r]/.test(value.raw);
  const literal = quote + encodeStrings(text, quote, hasLines ? lineBreakOf(whole) : "\\n") + quote;
  // The short form says the name only.
  if (isShort) return [{ start: name.end, end: name.end, text: ` = ${literal}` }];
  return [{ start: value.start, end: value.end, text: literal }];
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
  const nameQuote = last?.name.quote || '"';
  const isPlain = last?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(name);
  const valueQuote = last?.value.quote || nameQuote;
  const between = last ? text.slice(last.name.end, last.value.start) : "";
  const equals = /^[ \t]*=[ \t]*$/.test(between) ? between : " = ";
  const literal = isPlain ? name : nameQuote + encodeStrings(name, nameQuote, "\\n") + nameQuote;
  return `${literal}${equals}${valueQuote}${encodeStrings(value, valueQuote, "\\n")}${valueQuote};`;
}

const COMMENTS = /(?:[ \t]*\/\*[^\n\r]*?\*\/)*(?:[ \t]*\/\/[^\n\r]*)?/y;

function addLines({ text, pairs, end }: StringsFile, added: readonly NewLines[]): Splice[] {
  const elements = pairs.map(({ name: { start }, end }) => ({ start, end }));
  if (elements.length > 0) return linesAmong(text, elements, added, { comments: COMMENTS, comment: COMMENT });
  const lineBreak = lineBreakOf(text);
  const isAtStart = end === 0 || text.slice(0, end) === "\ufeff";
  const before = isAtStart || ownIndentation(text, end) !== undefined ? "" : lineBreak;
  const lines = added.flatMap((addition) => addition.lines(""));
  return [{ start: end, end, text: before + lines.map((line) => line + lineBreak).join("") }];
}

/** The characters 128 to 255 of the NeXTSTEP encoding, which octal escapes name. */
const NEXTSTEP =
  "\u00a0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ\u00a7¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ" +
  "—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\ufffd\ufffd";

const ESCAPE = /\\(?:([0-7]{1,3})|U([\da-fA-F]{4})|(U)|(.))/gs;
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
  const text = raw.replace(/\r\n?/g, "\n").replace(ESCAPE, (_, octal, hex, bad, char) => {
    if (bad) reason = "\\U must be followed by four hexadecimal digits, such as \\U00e9.";
    const code = Number.parseInt(octal, 8) & 255;
    if (octal) return code < 128 ? String.fromCharCode(code) : (NEXTSTEP[code - 128] ?? "");
    if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
    return NAMED[char] ?? char ?? "";
  });
  return reason ? { why: reason } : { text };
}

function encodeStrings(text: string, quote: '"' | "'", lineBreak: string): string {
  // One at a time, because a lone "\r" is not a line break of the file.
  return text.replace(/[\0-\x1f\x7f\\"']/g, (char) => {
    if (char === "\n") return lineBreak;
    if (char === "\\" || char === quote) return `\\${char}`;
    if (char === '"' || char === "'") return char;
    if (char === "\t") return "\\t";
    if (char === "\r") return "\\r";
    return `\\U${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
