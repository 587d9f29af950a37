/** JSON as a tree with the location of each name and value. It accepts exactly what `JSON.parse` accepts. */
import { createScanner, type Node, type ParseError, parseTree } from "jsonc-parser";
import type { Range, ReadTexts } from "../format.ts";
import { unreadable } from "../syntaxFault.ts";
import { jsonError } from "./errors.ts";

export interface ObjectNode {
  is: "object";
  at: Range;
  /** In the order of the file. A name can be there twice. */
  members: readonly JsonMember[];
}

export interface JsonMember {
  name: string;
  nameAt: Range;
  value: JsonValue;
}

export interface StringNode {
  is: "string";
  at: Range;
  text: string;
}

export type JsonValue =
  | ObjectNode
  | StringNode
  | { is: "array" | "number" | "null"; at: Range }
  | { is: "boolean"; at: Range; value: boolean };

/** More levels would need more memory for calls than a program has. No app nests its texts so deep. */
const MAX_DEPTH = 100;

/** The root of a file, which must be an object; otherwise the faults of the file. */
export function parseJsonObject(text: string): ObjectNode | ReadTexts {
  const deep = tooDeep(text);
  if (deep) {
    return unreadable(text, `Values are nested more than ${MAX_DEPTH} levels deep. Use fewer levels.`, deep);
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !root) {
    const { message, at } = jsonError(text, error);
    return unreadable(text, message, at);
  }
  const value = jsonValue(root);
  if (value.is === "object") return value;
  const message = 'A file with texts must contain an object, such as { "greeting": "Hello" }.';
  return unreadable(text, message, { start: value.at.start, end: value.at.start + 1 });
}

/** The first bracket that is nested too deep. */
function tooDeep(text: string): Range | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const first = text[start];
    if (first === "{" || first === "[") depth += 1;
    if (first === "}" || first === "]") depth -= 1;
    if (depth > MAX_DEPTH) return { start, end: start + 1 };
  }
  return undefined;
}

function jsonValue(node: Node): JsonValue {
  const at = rangeOf(node);
  switch (node.type) {
    case "object":
      return { is: "object", at, members: (node.children ?? []).flatMap(memberOf) };
    case "string":
      return { is: "string", at, text: String(node.value) };
    case "boolean":
      return { is: "boolean", at, value: node.value === true };
    case "property":
    case "array":
      return { is: "array", at };
    default:
      return { is: node.type, at };
  }
}

function memberOf({ children: [name, value] = [] }: Node): JsonMember[] {
  if (!name || !value) return [];
  return [{ name: String(name.value), nameAt: rangeOf(name), value: jsonValue(value) }];
}

function rangeOf({ offset, length }: Node): Range {
  return { start: offset, end: offset + length };
}
