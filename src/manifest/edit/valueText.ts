/** A new value as YAML text, in the style of the file and of values like it. */
import { Document, isMap, isScalar, isSeq, type Node, parseDocument, Scalar } from "yaml";
import { isMapping, type Json } from "../../model/json.ts";
import { UNSEEN } from "../../model/unseen.ts";
import type { FileStyle } from "./fileStyle.ts";

/** A text of one line that is longer is written as a block, if texts like it are. */
const LONG = 80;

export class ValueWriter {
  readonly style: FileStyle;
  private readonly resolved: (node: Node | undefined) => Node | undefined;
  /** Values that no style could write. */
  failed = false;

  constructor(style: FileStyle, resolved: (node: Node | undefined) => Node | undefined) {
    this.style = style;
    this.resolved = resolved;
  }

  /** `models`: values whose style is followed, the best first. */
  write(value: Json, models: readonly (Node | undefined)[], place: ScalarPlace): Written {
    const like = models.flatMap((node) => this.resolved(node) ?? []);
    if (typeof value !== "object" || value === null) return this.scalar(value, like, place);
    if (isInside(place) || this.isFlow(value, like)) return { inline: this.flow(value, like), lines: [] };
    const isList = Array.isArray(value);
    if (place.within === "list") {
      const column = place.column + 1 + this.style.afterDash;
      const [first = "", ...lines] = this.members(value, like, column);
      return { inline: first.trimStart(), lines };
    }
    const column = place.column + (isList ? this.style.listStep : this.style.step);
    return { inline: "", lines: this.members(value, like, column) };
  }

  /** The lines of a member of a block mapping. */
  member(name: string, value: Json, like: readonly Node[], column: number): string[] {
    const key = this.name(name, like, "name");
    const models = like.flatMap((node) => memberOf(node, name) ?? []);
    const others = models.length > 0 || !isTexts(like) ? models : like.flatMap((node) => lastOf(node) ?? []);
    const place: ScalarPlace = { within: "mapping", tag: "", column };
    const { inline, lines } = this.write(value, others, place);
    return [`${" ".repeat(column)}${key}:${inline && ` ${inline}`}`, ...lines];
  }

  /** The lines of an item of a block list. `column`: of its dash. */
  item(value: Json, like: readonly Node[], column: number): string[] {
    const { inline, lines } = this.write(value, like, { within: "list", tag: "", column });
    // Only mappings line up with the fields of other entries.
    const gap = typeof value === "object" && value !== null ? this.style.afterDash : 1;
    return [`${" ".repeat(column)}-${inline && " ".repeat(gap)}${inline}`, ...lines];
  }

  /** A member of a flow mapping. */
  flowMember(name: string, value: Json, like: readonly Node[]): string {
    const key = this.name(name, like, "flow-name");
    const models = like.flatMap((node) => memberOf(node, name) ?? lastOf(node) ?? []);
    return `${key}: ${this.write(value, models, inFlow("flow-mapping")).inline}`;
  }

  flowItem(value: Json, like: readonly Node[]): string {
    return this.write(value, like, inFlow("flow-list")).inline;
  }

  private members(value: object & Json, like: readonly Node[], column: number): string[] {
    if (isMapping(value)) {
      const members = Object.entries(value);
      return members.flatMap(([name, member]) => this.member(name, member, like, column));
    }
    const items = like.flatMap((node) => lastOf(node) ?? []);
    return [...(value as readonly Json[])].flatMap((one) => this.item(one, items, column));
  }

  private flow(value: object & Json, like: readonly Node[]): string {
    const { braces, brackets } = this.style;
    if (isMapping(value)) {
      const members = Object.entries(value).map(([name, member]) => this.flowMember(name, member, like));
      return members.length === 0 ? "{}" : `{${braces}${members.join(", ")}${braces}}`;
    }
    const items = like.flatMap((node) => lastOf(node) ?? []);
    const all = [...(value as readonly Json[])].map((one) => this.flowItem(one, items));
    return all.length === 0 ? "[]" : `[${brackets}${all.join(", ")}${brackets}]`;
  }

  private isFlow(value: object & Json, like: readonly Node[]): boolean {
    if (Object.keys(value).length === 0) return true;
    const model = like.find((node) => (isMap(node) || isSeq(node)) && node.items.length > 0);
    if (isMap(model) || isSeq(model)) return model.flow === true;
    return Array.isArray(value) && value.every((one) => typeof one !== "object" || one === null);
  }

  private scalar(value: ScalarValue, like: readonly Node[], place: ScalarPlace): Written {
    const written = writeScalar(value, this.scalarStyle(value, like, place), place);
    if (!written) this.failed = true;
    return written ?? { inline: "", lines: [] };
  }

  private scalarStyle(value: ScalarValue, like: readonly Node[], place: ScalarPlace): ScalarStyle {
    const model = like.find((node) => isScalar(node));
    const isShort = typeof value !== "string" || (!value.includes("\n") && value.length < LONG);
    const fits = model?.type && (isShort ? !model.type.startsWith("BLOCK") : model.type !== "PLAIN");
    const isFolded =
      model?.type === "BLOCK_FOLDED" && typeof value === "string" && value.trim().includes("\n");
    return {
      // A literal block shows line ends as they are.
      type: this.style.isJson ? "QUOTE_DOUBLE" : isFolded ? "BLOCK_LITERAL" : fits ? model.type : undefined,
      quotes: this.style.quotes,
      indent: place.column + this.style.step,
      foldAt: 0,
      mayKeepEnd: false,
    };
  }

  /** A name, in quotes if the names of mappings like it are. */
  name(name: string, like: readonly Node[], within: "name" | "flow-name"): string {
    const models = like.flatMap((node) => (isMap(node) ? (node.items.at(-1)?.key ?? []) : []));
    const model = models.find((key) => isScalar(key));
    const style: ScalarStyle = {
      type: this.style.isJson ? "QUOTE_DOUBLE" : model?.type,
      quotes: this.style.quotes,
      indent: 0,
      foldAt: 0,
      mayKeepEnd: false,
    };
    const written = writeScalar(name, style, { within, column: 0, tag: "" });
    if (!written) this.failed = true;
    return written?.inline ?? "";
  }
}

function inFlow(within: "flow-mapping" | "flow-list"): ScalarPlace {
  return { within, column: 0, tag: "" };
}

function isInside({ within }: ScalarPlace): boolean {
  return within === "flow-mapping" || within === "flow-list";
}

/** Whether all members are texts, or all are forms of texts, so that a new member looks like the others. */
function isTexts(like: readonly Node[]): boolean {
  const values = like.flatMap((node) => (isMap(node) ? node.items.map(({ value }) => value) : []));
  return values.every((value) => isScalar(value)) || values.every((value) => isMap(value));
}

function memberOf(node: Node, name: string): Node | undefined {
  const found = isMap(node) ? node.get(name, true) : undefined;
  return found as Node | undefined;
}

function lastOf(node: Node): Node | undefined {
  if (isSeq(node)) return node.items.at(-1) as Node | undefined;
  return isMap(node) ? ((node.items.at(-1)?.value ?? undefined) as Node | undefined) : undefined;
}

type Type = Scalar.Type;
type ScalarValue = string | number | boolean | null;

/** Where a scalar is written. */
export interface ScalarPlace {
  within: "mapping" | "list" | "flow-mapping" | "flow-list" | "name" | "flow-name";
  /** The column of its name, or of the dash of its list. */
  column: number;
  /** Its tag, which stays. */
  tag: string;
}

interface ScalarStyle {
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
