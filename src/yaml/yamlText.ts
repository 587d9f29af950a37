/** Values as YAML text: new files in one style, and new values of a file in its own style. The YAML library writes them. */
import {
  Document,
  type DocumentOptions,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  type SchemaOptions,
  visit,
  YAMLMap,
  YAMLSeq,
} from "yaml";
import { isMapping, type Json, UNSEEN } from "../model/json.ts";
import { parseYaml } from "./yaml.ts";

/** Where init writes the JSON Schemas, next to lokaform.yaml. An editor needs no network for them. */
export const SCHEMA_FOLDER = ".lokaform";

/** The first comment of a file that init writes: editors with a YAML language server then check the file. `name`: `keys`; `way`: from the folder of the file to that of lokaform.yaml, such as `..`. */
export function schemaLine(name: string, way = ""): string {
  const folders = way === "" ? [] : way.split(/[\\/]/);
  return `yaml-language-server: $schema=${[...folders, SCHEMA_FOLDER, `${name}.json`].join("/")}`;
}

/** Texts that YAML 1.1 reads as something else, such as `no`, get quotes. */
const VALUES_OF_BOTH: DocumentOptions & SchemaOptions = { compat: "yaml-1.1" };
/** Characters in a line. A longer text is folded. */
const LINE_WIDTH = 100;
/** Maximum number of characters of a text, or of a list, that is written on one line. */
const ONE_LINE = 80;

/** `header`: lines of comment at the top. Throws if the text does not say exactly `content`, which would be a bug. */
export function yamlText(content: Readonly<Record<string, Json>>, header: readonly string[] = []): string {
  const document = new Document(content, { ...VALUES_OF_BOTH, aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, scalar) => setStyle(scalar, key === "key"),
    Seq: (_key, list) => {
      const texts = list.items.map((node) => (isScalar(node) ? String(node.value) : ":"));
      // Only plain words. Readers disagree about other characters between the brackets.
      list.flow =
        texts.every((text) => /^[\p{L}\p{N}_./ -]+$/u.test(text)) && texts.join(", ").length <= ONE_LINE;
    },
  });
  const text = document.toString({
    lineWidth: LINE_WIDTH,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
    flowCollectionPadding: false,
  });
  const comment = header.map((line) => `# ${line.replaceAll("\n", " ")}\n`).join("");
  const whole = escapedUnseen(comment + text);
  const yaml = parseYaml("", whole);
  if (yaml.problems.length > 0 || JSON.stringify(yaml.value) !== JSON.stringify(content))
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
  // Editors remove blanks at the end of a line. Blanks at the start of a block need an indentation indicator.
  const isBlank = /^\s|[^\S\n](\n|$)|\n\n$/.test(text);
  // `=` is a type of YAML 1.1, the next two mark the ends of documents, and the last one looks like a comment of JSON.
  return isOdd(text) || isBlank || /^(=|---.*|\.\.\..*|\/[/*].*)$/.test(text);
}

function isOdd(text: string): boolean {
  return text.replaceAll("\n", "").search(UNSEEN) !== -1 || /[\ufffe\uffff]/.test(text);
}

/** Such characters are only in double-quoted texts, where an escape has the same meaning, and in comments. */
function escapedUnseen(text: string): string {
  return text
    .replace(/[\ufffe\uffff]/g, escaped)
    .replace(UNSEEN, (char) => (/[\n\t]/.test(char) ? char : escaped(char)));
}

function escaped(char: string): string {
  const code = (char.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
}

export interface FileStyle {
  /** The indentation of a mapping below its name. */
  step: number;
  /** The indentation of the dashes of a list below its name. */
  listStep: number;
  quotes: "single" | "double";
}

/** A new member, or without a name, a new item of a list. */
export interface NewMember {
  name?: string;
  value: Json;
}

/** `model`: a value whose style is followed. Lines are indented as if their first one were not. */
export class ValueWriter {
  private readonly style: FileStyle;

  constructor(style: FileStyle) {
    this.style = style;
  }

  /** A member, or an item of a list with its dash. */
  added({ name, value }: NewMember, model: Node | undefined): string[] {
    return this.linesOf(
      name === undefined ? this.nodeOf(value, model) : this.pairOf(name, value, model),
      false,
    );
  }

  /** What follows a name or a dash. `type`: that of a text that it replaces. */
  afterName(
    value: Json,
    model: Node | undefined,
    place: { isItem: boolean; inFlow: boolean },
    type?: Scalar.Type,
  ): string[] {
    const node = this.nodeOf(value, model);
    if (type && typeof value === "string") (node as Scalar).type = this.safe(value, type);
    const entry = place.isItem ? node : new Pair(new Scalar("k"), node);
    const [firstLine = "", ...lines] = this.linesOf(entry, place.inFlow);
    return [place.isItem && place.inFlow ? firstLine : firstLine.replace(/^(k:|-) */, ""), ...lines];
  }

  private linesOf(entry: Pair | Node, inFlow: boolean): string[] {
    const { step, listStep } = this.style;
    const value = isPair(entry) ? entry.value : entry;
    if (!isCollection(value)) return this.scalarLines(entry, inFlow);
    const [nameLine = ""] = isPair(entry)
      ? this.scalarLines(new Pair(entry.key, new Scalar(null)), inFlow)
      : [];
    const name = nameLine.slice(0, -" null".length);
    const isFlow = inFlow || value.flow === true;
    const inner = value.items.map((item) => this.linesOf(item as Pair | Node, isFlow));
    if (isFlow) {
      const [open, close] = !isMap(value) ? ["[", "]"] : inner.length > 0 ? ["{ ", " }"] : ["{", "}"];
      return [`${isPair(entry) ? `${name} ` : inFlow ? "" : "- "}${open}${inner.join(", ")}${close}`];
    }
    const by = " ".repeat(isPair(entry) ? (isMap(value) ? step : listStep) : 2);
    const lines = inner.flat().map((line) => line && by + line);
    return isPair(entry) ? [name, ...lines] : [`-${lines[0]?.slice(1)}`, ...lines.slice(1)];
  }

  private scalarLines(entry: Pair | Node, inFlow: boolean): string[] {
    const { step, quotes } = this.style;
    const value = isPair(entry) ? entry.value : entry;
    if (inFlow && isScalar(value) && String(value.value).includes("\n")) value.type = Scalar.QUOTE_DOUBLE;
    const around = isPair(entry) ? new YAMLMap() : new YAMLSeq();
    around.items = [entry];
    around.flow = inFlow;
    const text = new Document(around, VALUES_OF_BOTH).toString({
      indent: step,
      lineWidth: isScalar(value) && value.type === Scalar.BLOCK_FOLDED ? ONE_LINE : 0,
      doubleQuotedAsJSON: true,
      ...(quotes === "single" && { singleQuote: true }),
    });
    const source = escapedUnseen(text).slice(0, -1);
    return inFlow ? [source.replace(/^[[{] | [\]}]$/g, "")] : source.split("\n");
  }

  private nodeOf(value: Json, model: Node | undefined): Node {
    if (typeof value !== "object" || value === null) {
      const scalar = new Scalar(value);
      if (typeof value === "string")
        scalar.type = this.styleOf(value, isScalar(model) ? model.type : undefined);
      return scalar;
    }
    const collection = isMapping(value) ? new YAMLMap() : new YAMLSeq();
    if (isMapping(value))
      collection.items = Object.entries(value).map(([name, member]) => this.pairOf(name, member, model));
    else collection.items = [...(value as readonly Json[])].map((item) => this.nodeOf(item, lastOf(model)));
    const isLike = isCollection(model) && model.items.length > 0;
    const isFlow = isLike ? model.flow === true : !isMapping(value) && collection.items.every(isScalar);
    collection.flow = isFlow || collection.items.length === 0;
    return collection;
  }

  private pairOf(name: string, value: Json, model: Node | undefined): Pair {
    const key = new Scalar(name);
    const lastKey = isMap(model) ? model.items.at(-1)?.key : undefined;
    const keyType = isScalar(lastKey) ? lastKey.type : undefined;
    const needsQuotes = name.includes("\n") || mustBeQuoted(name);
    key.type = needsQuotes ? Scalar.QUOTE_DOUBLE : keyType?.startsWith("QUOTE") ? keyType : Scalar.PLAIN;
    const sibling = isMap(model) ? (model.get(name, true) as Node | undefined) : undefined;
    return new Pair(key, this.nodeOf(value, sibling ?? (isTexts(model) ? lastOf(model) : undefined)));
  }

  /** The style of a text among others, of which one is written in the style `model`. */
  private styleOf(text: string, model: Scalar.Type | undefined): Scalar.Type {
    const isLong = text.includes("\n") || text.length >= ONE_LINE;
    const fits = model !== undefined && (isLong ? model !== "PLAIN" : !model.startsWith("BLOCK"));
    // A literal block shows line ends as they are.
    const isFolded = model === "BLOCK_FOLDED" && text.trim().includes("\n");
    return this.safe(text, fits && !isFolded ? model : text.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
  }

  /** The nearest style to `type` that no reader and no editor changes. */
  private safe(text: string, type: Scalar.Type): Scalar.Type {
    const isOneLine = !text.includes("\n");
    if (isOdd(text.replaceAll("\t", " "))) return Scalar.QUOTE_DOUBLE;
    if (type.startsWith("BLOCK") || type === "PLAIN") {
      const isBlank = text.trim() === "";
      if (!isBlank && !mustBeQuoted(text.replaceAll("\t", " ")) && (isOneLine || type !== "PLAIN"))
        return type;
      return isOneLine && this.style.quotes === "single" ? Scalar.QUOTE_SINGLE : Scalar.QUOTE_DOUBLE;
    }
    return isOneLine ? type : Scalar.QUOTE_DOUBLE;
  }
}

/** Whether all members are texts, or all are forms of texts, so that a new member looks like the others. */
function isTexts(model: Node | undefined): boolean {
  const values = isMap(model) ? model.items.map(({ value }) => value) : [];
  return values.every(isScalar) || values.every(isMap);
}

function lastOf(model: Node | undefined): Node | undefined {
  const last = isSeq(model) ? model.items.at(-1) : isMap(model) ? model.items.at(-1)?.value : undefined;
  return isNode(last) ? last : undefined;
}
