/** Edits of a `.strings` file, in the style of its last pair. */
import { UNSTORABLE, unstorableMessage } from "../model/storable.ts";
import type { EditedFile, TextEdit } from "./format.ts";
import { editAndReadBack, type FileEdit, type RefusedEdit } from "./readBack.ts";
import { lineBreakOf, type Splice, spliced } from "./splices.ts";
import { decodeStrings, encodeStrings } from "./stringsEscapes.ts";
import { parseStrings, type StringsFile, type StringsPair } from "./stringsParser.ts";

export function editStrings(edit: FileEdit): EditedFile {
  return editAndReadBack(edit, () => {
    const file = parseStrings(edit.text);
    if ("message" in file) return { why: file.message };
    const writer = new Writer(edit.text, file);
    const splices: Splice[] = [];
    for (const one of edit.edits) {
      const written = one.is === "add" ? writer.add(one) : writer.replace(one);
      if ("why" in written) return written;
      splices.push(written);
    }
    return spliced(edit.text, splices) ?? { why: "One text is replaced twice." };
  });
}

class Writer {
  private readonly text: string;
  private readonly file: StringsFile;
  private readonly lineBreak: string;
  private readonly byStart: ReadonlyMap<number, StringsPair>;

  constructor(text: string, file: StringsFile) {
    this.text = text;
    this.file = file;
    this.lineBreak = lineBreakOf(text);
    this.byStart = new Map(
      file.pairs.map((pair) => [("at" in pair.value ? pair.value.at : pair.value).start, pair]),
    );
  }

  replace({ at, text }: Extract<TextEdit, { is: "replace" }>): Splice | RefusedEdit {
    const pair = this.byStart.get(at.start);
    if (!pair || "at" in pair.value) return { why: "The file does not have a text at this location." };
    const { name, value } = pair;
    const old = decodeStrings(value.raw);
    if ("text" in old && old.text === text) return { start: value.end, end: value.end, text: "" };
    const quote = value.quote || '"';
    const isShort = value === name;
    const hasLines = !isShort && /[\n\r]/.test(value.raw);
    const written = quote + encodeStrings(text, quote, hasLines ? this.lineBreak : "\\n") + quote;
    // The short form says the name only.
    if (isShort) return { start: name.end, end: name.end, text: ` = ${written}` };
    return { start: value.start, end: value.end, text: written };
  }

  add({ path, value }: Extract<TextEdit, { is: "add" }>): Splice | RefusedEdit {
    const name = path.join(".");
    if (typeof value !== "string") {
      const why = `"${name}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.`;
      return { why };
    }
    if (name === "") return { why: "A .strings file cannot store a text without a name." };
    if (UNSTORABLE.test(name)) return { why: unstorableMessage(`The name "${name}"`) };
    const last = this.file.pairs.at(-1);
    const line = this.line(name, value, last);
    if (!last) return this.first(line);
    const at = last.end + this.matchAt(REST_OF_LINE, last.end).length;
    const lineStart = /[^\n\r]*$/.exec(this.text.slice(Math.max(0, last.name.start - 200), last.name.start));
    const indentation = /^[ \t]*/.exec(lineStart?.[0] ?? "")?.[0] ?? "";
    const isLineComment = this.text.slice(last.end, at).includes("//");
    const isLastOnLine = isLineComment || /^[ \t]*(?:[\n\r]|$)/.test(this.text.slice(at, at + 200));
    const after = isLastOnLine ? "" : this.lineBreak;
    return { start: at, end: at, text: this.lineBreak + indentation + line + after };
  }

  /** With the quotes and the blanks of the last pair. */
  private line(name: string, value: string, last: StringsPair | undefined): string {
    const lastValue = last && !("at" in last.value) ? last.value : undefined;
    const nameQuote = last?.name.quote || '"';
    const isPlain = last?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(name);
    const valueQuote = lastValue?.quote || nameQuote;
    const between = last && lastValue ? this.text.slice(last.name.end, lastValue.start) : "";
    const equals = /^[ \t]*=[ \t]*$/.test(between) ? between : " = ";
    const written = isPlain ? name : nameQuote + encodeStrings(name, nameQuote, "\\n") + nameQuote;
    return `${written}${equals}${valueQuote}${encodeStrings(value, valueQuote, "\\n")}${valueQuote};`;
  }

  /** In a file without pairs. */
  private first(line: string): Splice {
    const at = this.file.end;
    const isAtLineStart = /(?:^\ufeff?|[\n\r])[ \t]*$/.test(this.text.slice(Math.max(0, at - 200), at));
    return { start: at, end: at, text: (isAtLineStart ? "" : this.lineBreak) + line + this.lineBreak };
  }

  private matchAt(pattern: RegExp, at: number): string {
    pattern.lastIndex = at;
    return pattern.exec(this.text)?.[0] ?? "";
  }
}

/** A comment on the line of a pair. It stays there. */
const REST_OF_LINE = /(?:[ \t]*(?:\/\/[^\n\r]*|\/\*[^*\n\r]*\*\/))?/y;
