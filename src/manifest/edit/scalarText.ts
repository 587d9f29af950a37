/** A scalar as YAML text, in the wanted style if the value allows it. */
import { Document, isScalar, parseDocument, Scalar } from "yaml";

import { UNSEEN } from "../../model/unseen.ts";

type Type = Scalar.Type;
export type ScalarValue = string | number | boolean | null;

/** Where a scalar is written. */
export interface ScalarPlace {
  within: "mapping" | "list" | "flow-mapping" | "flow-list" | "name" | "flow-name";
  /** The column of its name, or of the dash of its list. */
  column: number;
  /** Its tag, which stays. */
  tag: string;
}

export interface ScalarStyle {
  /** Undefined: the simplest style. */
  type: Type | undefined;
  /** Which quotes are used if a text needs some. */
  quotes: "single" | "double";
  /** Of the lines of a block. */
  indent: number;
  /** The width at which a folded block is folded; 0: not at all. */
  foldAt: number;
  /** Whether a block may be written that keeps all line ends at its end. */
  mayKeepEnd: boolean;
}

/** A value as text: what is in the line of its name or dash, and the lines below it, without line ends. */
export interface Written {
  inline: string;
  lines: readonly string[];
}

/** A folded block is not folded at fewer characters. */
const MIN_WIDTH = 40;

/** Whether a text has characters that only double quotes can contain, as an escape. Line ends and tabs stay as they are. */
function isOdd(value: string): boolean {
  return /[\ufffe\uffff]/.test(value) || value.replace(/[\n\t]/g, "").search(UNSEEN) !== -1;
}

/** Undefined if no style is read back as this value. */
export function writeScalar(value: ScalarValue, style: ScalarStyle, place: ScalarPlace): Written | undefined {
  for (const written of candidates(value, style, place)) {
    if (written && isReadAs(value, written, place)) return written;
  }
  return undefined;
}

function* candidates(
  value: ScalarValue,
  style: ScalarStyle,
  { within, column }: ScalarPlace,
): Generator<Written | undefined> {
  if (typeof value !== "string") {
    yield inline(JSON.stringify(value));
    return;
  }
  const blocks = (within === "mapping" || within === "list") && !isOdd(value) && value.trim() !== "";
  const { type } = style;
  if (blocks && type === "BLOCK_FOLDED") {
    if (style.foldAt > 0) yield block(value, type, style, column);
    yield block(value, type, { ...style, foldAt: 0 }, column);
  }
  if (blocks && (type?.startsWith("BLOCK") || (!type && value.includes("\n"))))
    yield block(value, "BLOCK_LITERAL", style, column);
  if (!isOdd(value) && !value.includes("\n")) {
    if ((!type || type === "PLAIN") && isPlain(value, within)) yield inline(value);
    if (type === "QUOTE_SINGLE" || (type !== "QUOTE_DOUBLE" && style.quotes === "single")) {
      yield inline(`'${value.replaceAll("'", "''")}'`);
    }
  }
  yield inline(doubleQuoted(value));
}

function inline(text: string): Written {
  return { inline: text, lines: [] };
}

export function doubleQuoted(value: string): string {
  return JSON.stringify(value)
    .replace(/[\ufffe\uffff]/g, escaped)
    .replace(UNSEEN, escaped);
}

function escaped(char: string): string {
  const code = (char.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
}

/** Whether a text without quotes is read as this text, also by YAML 1.1, which reads `no` and `12:30` as something else. */
function isPlain(value: string, within: ScalarPlace["within"]): boolean {
  const place: ScalarPlace = { within, column: 0, tag: "" };
  return isReadAs(value, inline(value), place, "1.1");
}

/** A literal or folded block. The YAML library writes it, indented by two. */
function block(value: string, type: Type, style: ScalarStyle, column: number): Written | undefined {
  const scalar = new Scalar(value);
  scalar.type = type;
  const lineWidth = style.foldAt > 0 ? Math.max(MIN_WIDTH, style.foldAt - style.indent + 2) : 0;
  const text = new Document({ k: scalar }).toString({ indent: 2, lineWidth });
  const [, sign, digit, chomping, body] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(text) ?? [];
  if (body === undefined || (chomping === "+" && !style.mayKeepEnd)) return undefined;
  const indented = " ".repeat(style.indent);
  const lines = body.split("\n").map((line) => (line === "" ? "" : indented + line.slice(2)));
  // The number in the header says where the lines start, if they start with spaces of their own.
  return { inline: `${sign}${digit && style.indent - column}${chomping}`, lines };
}

function isReadAs(
  value: ScalarValue,
  { inline: first, lines }: Written,
  { within, column, tag }: ScalarPlace,
  version: "1.1" | "1.2" = "1.2",
): boolean {
  const indent = " ".repeat(column);
  const text = [tag && `${tag} `, first].join("");
  const rest = lines.map((line) => `\n${line}`).join("");
  const source = {
    mapping: `${indent}k: ${text}${rest}\n${indent}l: 1\n`,
    list: `${indent}- ${text}${rest}\n${indent}- 1\n`,
    "flow-mapping": `{k: ${text}, l: 1}`,
    "flow-list": `[${text}, 1]`,
    name: `${text}: 1\n`,
    "flow-name": `{${text}: 1}`,
  }[within];
  const { contents, errors, warnings } = parseDocument(source, { version, prettyErrors: false });
  if (errors.length > 0 || warnings.length > 0 || !contents || !("items" in contents)) return false;
  const found: unknown[] = contents.items.flatMap((one) =>
    isScalar(one) ? [one.value] : "key" in one ? [scalarOf(one.key), scalarOf(one.value)] : [undefined],
  );
  const expected = {
    mapping: ["k", value, "l", 1],
    list: [value, 1],
    "flow-mapping": ["k", value, "l", 1],
    "flow-list": [value, 1],
    name: [value, 1],
    "flow-name": [value, 1],
  }[within];
  return found.length === expected.length && found.every((one, index) => one === expected[index]);
}

function scalarOf(node: unknown): unknown {
  return isScalar(node) ? node.value : undefined;
}
