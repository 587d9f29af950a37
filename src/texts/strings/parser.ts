/**
 * Parses Apple's `.strings` files, with the offsets of names and texts, which no library gives. They are property lists in
 * the old style. The rules are those of `CFOldStylePList.c` in CoreFoundation, with two differences: a comment without its
 * end, and anything after the last pair, are errors.
 */
import type { Range } from "../format.ts";

/** A name or a text. `raw`: what is between its quotes. */
export interface StringsToken extends Range {
  raw: string;
  quote: '"' | "'" | "";
}

export interface StringsPair {
  name: StringsToken;
  /** In the short form `"name";`, this is the token of the name. */
  value: StringsToken | { is: "binary data" | "a list" | "a dictionary"; at: Range };
  /** The offset after the semicolon. */
  end: number;
}

export interface StringsFile {
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

export function parseStrings(text: string): StringsFile | { message: string; at: Range } {
  try {
    return new Parser(text).file();
  } catch (error) {
    if (error instanceof SyntaxFault) return { message: error.message, at: error.at };
    throw error;
  }
}

const LINE_ENDS = "\n\r\u2028\u2029";
const BLANK = /[\t-\r \u2028\u2029]*/y;
const UNQUOTED = /[\w$/:.-]+/y;
const HEX = /[\da-fA-F\s]*/y;
const CLOSERS: Readonly<Record<string, string>> = { "(": ")", "{": "}" };

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
    const value = this.token() ?? this.other();
    this.skipBlank();
    if (this.text[this.at] !== ";") {
      const at = "at" in value ? value.at : value;
      this.fail('A semicolon is missing after this text. Write a quote inside of a text as \\".', at);
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
      throw new SyntaxFault(`This text has no closing quote. Add ${quote} at its end.`, {
        start,
        end: start + 1,
      });
    }
    const raw = this.match(UNQUOTED);
    return raw === "" ? undefined : { start, end: this.at, raw, quote: "" };
  }

  /** A value that is not a text. Its parts are only skipped. */
  private other(): StringsPair["value"] {
    const start = this.at;
    const first = this.text[start];
    if (first === "<") {
      this.data();
      return { is: "binary data", at: { start, end: this.at } };
    }
    if (first !== "(" && first !== "{") this.fail("A text must be here. Put it in double quotes.");
    const open: string[] = [];
    do {
      const char = this.text[this.at] ?? this.fail("The file ends too early. Close the list or dictionary.");
      const closer = CLOSERS[char];
      if (closer) open.push(closer);
      if (closer || char === "," || char === "=" || char === ";") this.at++;
      else if (char === open.at(-1)) {
        open.pop();
        this.at++;
      } else if (char === "<") this.data();
      else if (!this.token()) this.fail("A list or dictionary cannot have this here. Remove it.");
      if (open.length > 0) this.skipBlank();
    } while (open.length > 0);
    return { is: first === "(" ? "a list" : "a dictionary", at: { start, end: this.at } };
  }

  private data(): void {
    this.at++;
    this.match(HEX);
    if (this.text[this.at] !== ">")
      this.fail("This is not data: only hexadecimal digits can be between < and >.");
    this.at++;
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
