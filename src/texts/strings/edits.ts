/** Edits of a `.strings` file, in the style of its last pair. */
import { UNSTORABLE, unstorableMessage } from "../../model/storable.ts";
import type { EditedFile, TextEdit } from "../format.ts";
import { afterComments, isLineEnd, ownIndentation } from "../lines.ts";
import { editAndReadBack, type FileEdit, type RefusedEdit } from "../readBack.ts";
import { lineBreakOf, type Splice, spliced } from "../splices.ts";
import { decodeStrings, encodeStrings } from "./escapes.ts";
import { parseStrings, type StringsFile, type StringsPair } from "./parser.ts";

export function editStrings(edit: FileEdit): EditedFile {
  return editAndReadBack(edit, () => {
    const file = parseStrings(edit.text);
    if ("message" in file) return { why: file.message };
    const writer = new Writer(edit.text, file);
    const splices: Splice[] = [];
    const lines: string[] = [];
    for (const one of edit.edits) {
      const written = one.is === "add" ? writer.line(one) : writer.replace(one);
      if (typeof written === "string") lines.push(written);
      else if ("why" in written) return written;
      else splices.push(written);
    }
    if (lines.length > 0) splices.push(writer.add(lines));
    return spliced(edit.text, splices);
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

  /** A new pair, with the quotes and the blanks of the last one. */
  line({ path, value }: Extract<TextEdit, { is: "add" }>): string | RefusedEdit {
    const name = path.join(".");
    if (typeof value !== "string") {
      const why = `"${name}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.`;
      return { why };
    }
    if (name === "") return { why: "A .strings file cannot store a text without a name." };
    if (UNSTORABLE.test(name)) return { why: unstorableMessage("The name") };
    const last = this.file.pairs.at(-1);
    const lastValue = last && !("at" in last.value) ? last.value : undefined;
    const nameQuote = last?.name.quote || '"';
    const isPlain = last?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(name);
    const valueQuote = lastValue?.quote || nameQuote;
    const between = last && lastValue ? this.text.slice(last.name.end, lastValue.start) : "";
    const equals = /^[ \t]*=[ \t]*$/.test(between) ? between : " = ";
    const written = isPlain ? name : nameQuote + encodeStrings(name, nameQuote, "\\n") + nameQuote;
    return `${written}${equals}${valueQuote}${encodeStrings(value, valueQuote, "\\n")}${valueQuote};`;
  }

  /** Adds lines after the last pair, with its indentation. */
  add(lines: readonly string[]): Splice {
    const last = this.file.pairs.at(-1);
    if (!last) {
      const at = this.file.end;
      const isAtStart = at === 0 || this.text.slice(0, at) === "\ufeff";
      const before = isAtStart || ownIndentation(this.text, at) !== undefined ? "" : this.lineBreak;
      return { start: at, end: at, text: before + lines.map((line) => line + this.lineBreak).join("") };
    }
    // Comments on the line of the last pair stay there.
    let at = afterComments(this.text, last.end, "/*", "*/");
    const lineComment = /[ \t]*\/\/[^\n\r]*/y;
    lineComment.lastIndex = at;
    at += lineComment.exec(this.text)?.[0].length ?? 0;
    const indentation = ownIndentation(this.text, last.name.start) ?? "";
    const text = lines.map((line) => this.lineBreak + indentation + line).join("");
    return { start: at, end: at, text: text + (isLineEnd(this.text, at) ? "" : this.lineBreak) };
  }
}
