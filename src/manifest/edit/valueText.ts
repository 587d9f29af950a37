/** A new value as YAML text, in the style of the file and of values like it. */
import { isMap, isScalar, isSeq, type Node } from "yaml";
import { isMapping, type Json } from "../../model/json.ts";
import type { FileStyle } from "./fileStyle.ts";
import {
  type ScalarPlace,
  type ScalarStyle,
  type ScalarValue,
  type Written,
  writeScalar,
} from "./scalarText.ts";

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
