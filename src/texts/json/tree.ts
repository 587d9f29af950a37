/** JSON as a tree with the location of each name and value. It accepts exactly what `JSON.parse` accepts. */
import { createScanner, type ParseError, visit } from "jsonc-parser";
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
/** Members of one object. Each takes memory before it can be counted as a mistake. */
const MAX_MEMBERS = 100_000;

/**
 * The root of a file, which must be an object; otherwise the faults of the file. `depth`: objects in as many others are parsed
 * each time when their members are asked for, so that not all are in memory.
 */
export function parseJsonObject(text: string, depth?: number): ObjectNode | ReadTexts {
  const deep = tooDeep(text);
  if (deep) {
    return unreadable(text, `Values are nested more than ${MAX_DEPTH} levels deep. Use fewer levels.`, deep);
  }
  const { value, error, crowded } = parse(text, depth);
  if (crowded) {
    const message = `This object has more than ${MAX_MEMBERS.toLocaleString("en-US")} names. Divide the file into several files.`;
    return unreadable(text, message, { start: crowded.start, end: crowded.start + 1 });
  }
  if (error || !value) {
    const { message, at } = jsonError(text, error);
    return unreadable(text, message, at);
  }
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

/** `error`: the first one. `crowded`: an object with too many members. */
function parse(
  text: string,
  depth = MAX_DEPTH,
  base = 0,
): { value: JsonValue | undefined; error: ParseError | undefined; crowded: Range | undefined } {
  /** The open objects and arrays. `add`: adds a member. */
  const open: {
    at: Range;
    names: number;
    add(value: JsonValue): void;
    name(name: string, at: Range): void;
    end?(): void;
  }[] = [];
  const rangeOf = (offset: number, length: number) => ({ start: base + offset, end: base + offset + length });
  let root: JsonValue | undefined;
  let error: ParseError | undefined;
  let crowded: Range | undefined;
  const add = (value: JsonValue) => {
    const around = open.at(-1);
    if (around) around.add(value);
    else root = value;
  };
  const end = (offset: number, length: number) => {
    const closed = open.pop();
    if (closed) closed.at.end = base + offset + length;
    closed?.end?.();
  };
  visit(
    text,
    {
      onObjectBegin: (offset, length) => {
        const [at, members] = [rangeOf(offset, length), [] as JsonMember[]];
        if (open.length >= depth) {
          add(new UnparsedObject(text, base, at));
          open.push({ at, ...NO_MEMBERS });
          return;
        }
        const node: ObjectNode = { is: "object", at, members };
        add(node);
        let named = { name: "", nameAt: at };
        open.push({
          at,
          names: 0,
          add: (value) => {
            if (!crowded) members.push({ ...named, value });
          },
          name: (name, nameAt) => {
            named = { name, nameAt };
          },
          // A list to which members are added has space for more of them.
          end: () => {
            node.members = [...members];
          },
        });
      },
      onObjectProperty: (name, offset, length) => {
        const around = open.at(-1);
        if (!around) return;
        around.names += 1;
        if (around.names > MAX_MEMBERS) crowded ??= around.at;
        around.name(name, rangeOf(offset, length));
      },
      onObjectEnd: end,
      onArrayBegin: (offset, length) => {
        const at = rangeOf(offset, length);
        add({ is: "array", at });
        open.push({ at, ...NO_MEMBERS });
      },
      onArrayEnd: end,
      onLiteralValue: (value, offset, length) => add(literal(value, rangeOf(offset, length))),
      onError: (code, offset, length) => {
        error ??= { error: code, offset, length };
      },
    },
    { disallowComments: true },
  );
  return { value: root, error, crowded };
}

function literal(value: unknown, at: Range): JsonValue {
  if (typeof value === "string") return { is: "string", at, text: value };
  if (typeof value === "boolean") return { is: "boolean", at, value };
  return { is: typeof value === "number" ? "number" : "null", at };
}

const NO_MEMBERS = { names: 0, add: () => {}, name: () => {} };

class UnparsedObject implements ObjectNode {
  readonly is = "object";
  readonly at: Range;
  private readonly text: string;
  private readonly base: number;

  /** `text` starts at the offset `base` of the file. */
  constructor(text: string, base: number, at: Range) {
    this.text = text;
    this.base = base;
    this.at = at;
  }

  get members(): readonly JsonMember[] {
    const { start, end } = this.at;
    const { value } = parse(this.text.slice(start - this.base, end - this.base), MAX_DEPTH, start);
    return value?.is === "object" ? value.members : [];
  }
}
