/** Values as the YAML text of a new manifest. Readers of YAML 1.1 and 1.2 read the same values from it. */
import { Document, isScalar, Scalar, visit } from "yaml";
import type { Json } from "../../model/json.ts";
import { UNSEEN } from "../../model/unseen.ts";
import { parseYaml } from "../yaml.ts";

/** Characters in a line. A longer text is folded. */
const LINE_WIDTH = 100;
/** Maximum number of characters of a text, or of a list, that is written on one line. */
const ONE_LINE = 80;

/** `header`: lines of comment at the top. Throws if the text does not say exactly `content`, which would be a bug. */
export function yamlText(content: Readonly<Record<string, Json>>, header: readonly string[] = []): string {
  const document = new Document(content, { aliasDuplicateObjects: false, compat: "yaml-1.1" });
  visit(document, {
    Scalar: (key, scalar) => setStyle(scalar, key === "key"),
    Seq: (_key, list) => {
      list.flow = fitsOnOneLine(list.items);
    },
  });
  const text = document.toString({
    lineWidth: LINE_WIDTH,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
    flowCollectionPadding: false,
  });
  const comment = header.map((line) => `# ${line.replaceAll("\n", " ")}\n`).join("");
  const whole = escapedUnseen(comment + text);
  const read = parseYaml("", whole);
  if (read.problems.length > 0 || JSON.stringify(read.value) !== JSON.stringify(content))
    throw new Error("the text of a new manifest does not say what was written");
  return whole;
}

function setStyle(scalar: Scalar, isKey: boolean): void {
  if (typeof scalar.value !== "string") return;
  const text = scalar.value;
  if (mustBeQuoted(text)) scalar.type = Scalar.QUOTE_DOUBLE;
  else if (text.includes("\n")) scalar.type = isKey ? Scalar.QUOTE_DOUBLE : Scalar.BLOCK_LITERAL;
  else if (text.length > ONE_LINE && text.includes(" ") && !isKey)
    // Between words with one space each, line breaks of a folded block are read as these spaces.
    scalar.type = /^[^ ]+( [^ ]+)+$/.test(text) ? Scalar.BLOCK_FOLDED : Scalar.QUOTE_DOUBLE;
  else scalar.type = Scalar.PLAIN;
}

/** Texts that the library would write plain or as a block, but that another reader or editor could change. */
function mustBeQuoted(text: string): boolean {
  const isOdd = text.replaceAll("\n", "").search(UNSEEN) !== -1 || /[\ufffe\uffff]/.test(text);
  // Editors remove blanks at the end of a line. Blanks at the start of a block need an indentation indicator.
  const isBlank = /^\s|[^\S\n](\n|$)|\n\n$/.test(text);
  // `=` is a type of YAML 1.1. The other two mark the ends of documents.
  return isOdd || isBlank || /^(=|---.*|\.\.\..*)$/.test(text);
}

/** Only plain words. Readers disagree about other characters between the brackets. */
function fitsOnOneLine(members: readonly unknown[]): boolean {
  const texts = members.map((one) => (isScalar(one) ? String(one.value) : ":"));
  return texts.every((text) => /^[\p{L}\p{N}_./ -]+$/u.test(text)) && texts.join(", ").length <= ONE_LINE;
}

/** Such characters are only in double-quoted texts, where an escape has the same meaning, and in comments. */
function escapedUnseen(text: string): string {
  return text
    .replace(/[\ufffe\uffff]/g, escaped)
    .replace(UNSEEN, (char) => (char === "\n" ? char : escaped(char)));
}

function escaped(char: string): string {
  const code = (char.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
}
