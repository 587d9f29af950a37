/** How a JSON file is written: line ends, indentation, blanks. New members follow it. */

import { lineBreakOf } from "../splices.ts";
import type { JsonMember, ObjectNode } from "./tree.ts";

export interface JsonStyle {
  lineEnd: string;
  /** The indentation of a member below the line on which its object starts. */
  step: string;
  /** Between a name and its value, such as `: `. */
  colon: string;
  /** Between the values of an object on one line. */
  comma: string;
  /** Between the braces and the members of an object on one line. */
  padding: string;
}

/** What is around the members of one object. */
export interface MemberLayout {
  colon: string;
  /** Before each member except the first one. */
  between: string;
  /** The indentation of each member. Undefined: the object is on one line. */
  indentation: string | undefined;
}

export function styleOf(text: string, root: ObjectNode): JsonStyle {
  const [step] = stepsOf(text, root);
  const [first] = root.members;
  const colon = first ? colonOf(text, first) : ": ";
  const flat = firstOnOneLine(text, root);
  const padding = flat ? leadOf(text, flat.object, flat.first) : " ";
  return {
    lineEnd: lineBreakOf(text),
    step: step ?? "  ",
    colon,
    comma: /\s/.test(colon) ? ", " : ",",
    padding,
  };
}

/** For an object with members. */
export function layoutOf(text: string, object: ObjectNode, style: JsonStyle): MemberLayout | undefined {
  const first = object.members[0];
  const last = object.members.at(-1);
  if (!first || !last) return undefined;
  const before = object.members.at(-2);
  const lead = leadOf(text, object, first);
  const isOneLine = !/[\r\n]/.test(lead);
  const [beforeComma = "", afterComma = ""] = before
    ? text.slice(before.value.at.end, last.nameAt.start).split(",")
    : ["", isOneLine ? style.comma.slice(1) : lead];
  const between = `${oneLineEnd(beforeComma)},${oneLineEnd(afterComma)}`;
  const indentation = isOneLine ? undefined : oneLineEnd(lead).replace(/[\r\n]/g, "");
  return { colon: colonOf(text, last), between, indentation };
}

/** The blanks at the start of the line of an offset. */
export function indentationAt(text: string, offset: number): string {
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? "";
}

function leadOf(text: string, object: ObjectNode, first: JsonMember): string {
  return text.slice(object.at.start + 1, first.nameAt.start);
}

function colonOf(text: string, { nameAt, value }: JsonMember): string {
  return text.slice(nameAt.end, value.at.start);
}

/** Without blank lines. */
function oneLineEnd(blanks: string): string {
  return blanks.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}

/** How much deeper members are than the line of their object. */
function* stepsOf(text: string, object: ObjectNode): Generator<string> {
  const [first] = object.members;
  if (first && /[\r\n]/.test(leadOf(text, object, first))) {
    const outer = indentationAt(text, object.at.start);
    const inner = indentationAt(text, first.nameAt.start);
    if (inner.length > outer.length && inner.startsWith(outer)) yield inner.slice(outer.length);
  }
  for (const { value } of object.members) if (value.is === "object") yield* stepsOf(text, value);
}

function firstOnOneLine(
  text: string,
  object: ObjectNode,
): { object: ObjectNode; first: JsonMember } | undefined {
  const [first] = object.members;
  if (first && !/[\r\n]/.test(leadOf(text, object, first))) return { object, first };
  for (const { value } of object.members) {
    const found = value.is === "object" ? firstOnOneLine(text, value) : undefined;
    if (found) return found;
  }
  return undefined;
}
