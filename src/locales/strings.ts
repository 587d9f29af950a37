/** Apple's `.strings` files: `"name" = "text";`. Comments are not descriptions. */
import { append, UNSTORABLE, unstorableMessage } from "../model/json.ts";
import { type Splice, spliced } from "../model/splice.ts";
import { duplicateFaults, inOrder, unreadable } from "./faults.ts";
import type {
  EditedFile,
  FoundText,
  FoundValue,
  Range,
  ReadTexts,
  TextEdit,
  TextFault,
  TextFormat,
} from "./format.ts";
import { editAndReadBack, type FileEdit, type RefusedEdit, refusedEach } from "./readBack.ts";
import { afterComments, isLineEnd, lineBreakOf, ownIndentation } from "./splices.ts";

export const strings: TextFormat = {
  limit: { most: 100_000, of: "names", mark: /;/g },
  read,
  // A new file is empty until it gets its first text.
  edit: (text, edits) => editStrings({ text, edits, read: readPairs }),
  empty: () => "",
};

/** A file without anything is often one that could not be written, and not one without texts. */
function read(text: string): ReadTexts {
  return text.trim() === "" ? unreadable(text, EMPTY_FILE, { start: 0, end: 0 }) : readPairs(text);
}

const EMPTY_FILE = "The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.";

function readPairs(text: string): ReadTexts {
  const other = otherPropertyList(text);
  if (other) return unreadable(text, other, { start: 0, end: Math.min(text.length, 8) });
  const file = parseStrings(text);
  if (file instanceof SyntaxFault) return unreadable(text, file.message, file.at);
  const texts: FoundText[] = [];
  const faults: TextFault[] = [];
  const duplicates = duplicateFaults(text);
  const known = new Map<string, Range>();
  for (const { name: token, value } of file.pairs) {
    const at = { start: token.start, end: token.end };
    const name = decoded(token.raw, "This name");
    const why = "why" in name ? name.why : name.text === "" ? EMPTY_NAME : undefined;
    if ("why" in name || why) {
      faults.push({ code: "not-a-text", message: why ?? "", at });
      continue;
    }
    const first = known.get(name.text);
    if (first) {
      faults.push(duplicates(`"${name.text}" is twice in this file`, first, at));
      continue;
    }
    known.set(name.text, at);
    const result = decoded(value.raw, "This text");
    const valueAt = { start: value.start, end: value.end };
    if ("why" in result) faults.push({ code: "not-a-text", message: result.why, at: valueAt });
    const found: FoundValue =
      "text" in result ? { is: "text", text: result.text, at: valueAt } : { is: "none", at: valueAt };
    texts.push({ path: [name.text], name: at, value: found });
  }
  return { texts, faults: inOrder(faults) };
}

const EMPTY_NAME = "This name is empty, and a key needs a name. Write a name.";

function decoded(raw: string, subject: string): { text: string } | { why: string } {
  const result = decodeStrings(raw);
  return "text" in result && UNSTORABLE.test(result.text) ? { why: unstorableMessage(subject) } : result;
}

/** Why this is another kind of property list, and what to do. */
function otherPropertyList(text: string): string | undefined {
  const start = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(text)?.[1];
  if (!start) return undefined;
  const kind = start === "bplist" ? "a binary" : "an XML";
  return `This is ${kind} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}

// Parses Apple's `.strings` files, with the offsets of names and texts, which no library gives. They are property lists in
// the old style. The rules are those of `CFOldStylePList.c` in CoreFoundation, with three differences: a comment without its
// end, anything after the last pair, and a value that is not a text, are errors.

/** A name or a text. `raw`: what is between its quotes. */
interface StringsToken extends Range {
  raw: string;
  quote: '"' | "'" | "";
}

interface StringsPair {
  name: StringsToken;
  /** In the short form `"name";`, this is the token of the name. */
  value: StringsToken;
  /** The offset after the semicolon. */
  end: number;
}

interface StringsFile {
  pairs: readonly StringsPair[];
  /** Where pairs can be added: before the last brace, if the file is in braces, or at the end. */
  end: number;
}

/** A syntax error. It never leaves this file. */
class SyntaxFault {
  readonly message: string;
  readonly at: Range;

  constructor(message: string, at: Range) {
    this.message = message;
    this.at = at;
  }
}

function parseStrings(text: string): StringsFile | SyntaxFault {
  try {
    return new Parser(text).file();
  } catch (error) {
    if (error instanceof SyntaxFault) return error;
    throw error;
  }
}

const LINE_ENDS = "\n\r\u2028\u2029";
const BLANK = /[\t-\r \u2028\u2029]*/y;
const UNQUOTED = /[\w$/:.-]+/y;

class Parser {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  file(): StringsFile {
    if (this.text.startsWith("\ufeff")) this.at++;
    this.skipBlank();
    const isInBraces = this.text[this.at] === "{";
    if (isInBraces) this.at++;
    const pairs: StringsPair[] = [];
    for (;;) {
      this.skipBlank();
      if (this.at >= this.text.length) {
        if (isInBraces) this.fail("The file ends too early. Add } at its end.");
        return { pairs, end: this.at };
      }
      if (isInBraces && this.text[this.at] === "}") break;
      pairs.push(this.pair());
    }
    const end = this.at++;
    this.skipBlank();
    if (this.at < this.text.length) this.fail("The list ends before this. Remove the rest of the file.");
    return { pairs, end };
  }

  private pair(): StringsPair {
    const name =
      this.token() ?? this.fail('A name must be here. Put it in double quotes, as in "title" = "Cart";.');
    this.skipBlank();
    if (this.text[this.at] === ";") return { name, value: name, end: ++this.at };
    if (this.text[this.at] !== "=") {
      this.fail('An equals sign is missing after the name. Write a quote inside of a name as \\".', name);
    }
    this.at++;
    this.skipBlank();
    const value = this.token() ?? this.fail("A text must be here. Put it in double quotes.");
    this.skipBlank();
    if (this.text[this.at] !== ";") {
      this.fail('A semicolon is missing after this text. Write a quote inside of a text as \\".', value);
    }
    return { name, value, end: ++this.at };
  }

  private token(): StringsToken | undefined {
    const start = this.at;
    const quote = this.text[start];
    if (quote === '"' || quote === "'") {
      for (this.at++; this.at < this.text.length; this.at++) {
        const char = this.text[this.at];
        if (char === "\\") this.at++;
        else if (char === quote) {
          return { start, end: ++this.at, raw: this.text.slice(start + 1, this.at - 1), quote };
        }
      }
      this.fail(`This text has no closing quote. Add ${quote} at its end.`, { start, end: start + 1 });
    }
    const raw = this.match(UNQUOTED);
    return raw === "" ? undefined : { start, end: this.at, raw, quote: "" };
  }

  /** Skips white space and comments. */
  private skipBlank(): void {
    for (;;) {
      this.match(BLANK);
      if (this.text.startsWith("//", this.at)) {
        while (this.at < this.text.length && !LINE_ENDS.includes(this.text[this.at] ?? "")) this.at++;
      } else if (this.text.startsWith("/*", this.at)) {
        const end = this.text.indexOf("*/", this.at + 2);
        if (end < 0)
          this.fail("This comment has no end. Add */ at its end.", { start: this.at, end: this.at + 2 });
        this.at = end + 2;
      } else return;
    }
  }

  /** Goes to the end of what matches here. */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  private fail(message: string, { start, end }: Range = { start: this.at, end: this.at + 1 }): never {
    throw new SyntaxFault(message, { start, end: Math.min(end, this.text.length) });
  }
}

function editStrings({ text, edits, read }: FileEdit): EditedFile {
  return editAndReadBack({ text, edits, read }, () => {
    const file = new Parser(text).file();
    const byStart = new Map(file.pairs.map((pair) => [pair.value.start, pair]));
    const splices: Splice[] = [];
    const lines: string[] = [];
    const each = new Map<number, string>();
    for (const [index, edit] of edits.entries()) {
      if (edit.is === "add") {
        const line = newPair(text, file.pairs.at(-1), edit);
        if (typeof line === "string") lines.push(line);
        else each.set(index, line.why);
      } else append(splices, replaced(text, byStart.get(edit.at.start), edit.text));
    }
    const refused = refusedEach(each);
    if (refused) return refused;
    if (lines.length > 0) splices.push(addLines(text, file, lines));
    return spliced(text, splices);
  });
}

/** Nothing if the pair has this text already. */
function replaced(whole: string, pair: StringsPair | undefined, text: string): Splice[] {
  const old = pair && decodeStrings(pair.value.raw);
  if (!pair || !old || ("text" in old && old.text === text)) return [];
  const { name, value } = pair;
  const quote = value.quote || '"';
  const isShort = value === name;
  const hasLines = !isShort && /[\n\r]/.test(value.raw);
  const written = quote + encodeStrings(text, quote, hasLines ? lineBreakOf(whole) : "\\n") + quote;
  // The short form says the name only.
  if (isShort) return [{ start: name.end, end: name.end, text: ` = ${written}` }];
  return [{ start: value.start, end: value.end, text: written }];
}

/** With the quotes and the blanks of the last pair. */
function newPair(
  text: string,
  last: StringsPair | undefined,
  { path, value }: Extract<TextEdit, { is: "add" }>,
): string | RefusedEdit {
  const name = path.join(".");
  if (typeof value !== "string") {
    const why = `"${name}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.`;
    return { why };
  }
  if (name === "") return { why: "A .strings file cannot store a text without a name." };
  if (UNSTORABLE.test(name)) return { why: unstorableMessage("The name") };
  const nameQuote = last?.name.quote || '"';
  const isPlain = last?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(name);
  const valueQuote = last?.value.quote || nameQuote;
  const between = last ? text.slice(last.name.end, last.value.start) : "";
  const equals = /^[ \t]*=[ \t]*$/.test(between) ? between : " = ";
  const written = isPlain ? name : nameQuote + encodeStrings(name, nameQuote, "\\n") + nameQuote;
  return `${written}${equals}${valueQuote}${encodeStrings(value, valueQuote, "\\n")}${valueQuote};`;
}

/** After the last pair, with its indentation. */
function addLines(text: string, { pairs, end }: StringsFile, lines: readonly string[]): Splice {
  const lineBreak = lineBreakOf(text);
  const last = pairs.at(-1);
  if (!last) {
    const isAtStart = end === 0 || text.slice(0, end) === "\ufeff";
    const before = isAtStart || ownIndentation(text, end) !== undefined ? "" : lineBreak;
    return { start: end, end, text: before + lines.map((line) => line + lineBreak).join("") };
  }
  // Comments on the line of the last pair stay there.
  let at = afterComments(text, last.end, "/*", "*/");
  const lineComment = /[ \t]*\/\/[^\n\r]*/y;
  lineComment.lastIndex = at;
  at += lineComment.exec(text)?.[0].length ?? 0;
  const indentation = ownIndentation(text, last.name.start) ?? "";
  const added = lines.map((line) => lineBreak + indentation + line).join("");
  return { start: at, end: at, text: added + (isLineEnd(text, at) ? "" : lineBreak) };
}

/** The characters 128 to 255 of the NeXTSTEP encoding, which octal escapes name. */
const NEXTSTEP =
  "\u00a0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ\u00a7¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ" +
  "—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\ufffd\ufffd";

const ESCAPE = /\\(?:([0-7]{1,3})|[Uu]([\da-fA-F]{4})|(U)|(.))/gs;
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
  let why: string | undefined;
  const text = raw.replace(/\r\n?/g, "\n").replace(ESCAPE, (_, octal, hex, bad, char) => {
    if (bad) why = "\\U must be followed by four hexadecimal digits, such as \\U00e9.";
    if (octal) return nextstep(Number.parseInt(octal, 8) & 255);
    if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
    return NAMED[char] ?? char ?? "";
  });
  return why ? { why } : { text };
}

function nextstep(code: number): string {
  return code < 128 ? String.fromCharCode(code) : (NEXTSTEP[code - 128] ?? "");
}

/** `lineBreak`: how a line break is written. */
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
