/** Edits of a JSON file: where a new text belongs, and what its name is there. */

import { once } from "../../model/once.ts";
import { type Splice, spliced } from "../../model/splice.ts";
import type { EditedFile, Range, TextEdit } from "../format.ts";
import { editAndReadBack, type FileEdit, type RefusedEdit } from "../readBack.ts";
import { lineBreakOf } from "../splices.ts";
import {
  escapesOf,
  type FileEscapes,
  type JsonMember,
  type ObjectNode,
  parseJsonObject,
  writeString,
} from "./read.ts";

type Addition = Extract<TextEdit, { is: "add" }>;

interface JsonFileEdit extends FileEdit {
  /** The name of the member for a plural form, or why the format has no plural forms. */
  formName: ((name: string, form: string) => string) | RefusedEdit;
  /** Whether all texts are members of the root. Default: as in the file. */
  isFlat?: boolean;
}

export function editJson({ formName, isFlat, ...file }: JsonFileEdit): EditedFile {
  return editAndReadBack(file, () => {
    const root = parseJsonObject(file.text);
    if ("faults" in root) return { why: "The file cannot be read." };
    const writer = new JsonWriter(file.text, root);
    const places = new Places(root, isFlat);
    for (const edit of file.edits) {
      if (edit.is === "replace") writer.replace(edit.at, edit.text);
      else {
        const refusal = place(edit, places, formName);
        if (refusal) return refusal;
      }
    }
    for (const { object, parent, members } of places.used()) writer.add(object, members, parent);
    return writer.result();
  });
}

function place(
  { path, value }: Addition,
  places: Places,
  formName: JsonFileEdit["formName"],
): RefusedEdit | undefined {
  if (typeof value === "string") return places.add(path, value);
  if (typeof formName !== "function") return formName;
  const last = path.at(-1) ?? "";
  for (const [form, text] of Object.entries(value)) {
    const refusal = places.add([...path.slice(0, -1), formName(last, form)], text);
    if (refusal) return refusal;
  }
  return undefined;
}

interface Place {
  object: ObjectNode;
  parent: ObjectNode | undefined;
  members: NewMembers;
}

/** The objects that get new members. */
class Places {
  private readonly root: ObjectNode;
  private readonly places = new Map<ObjectNode, Place>();
  private readonly byName = new Map<ObjectNode, ReadonlyMap<string, JsonMember>>();
  private readonly isFlat: boolean;
  private readonly isNested: boolean;

  constructor(root: ObjectNode, isFlat: boolean | undefined) {
    this.root = root;
    const hasObjects = root.members.some(({ value }) => value.is === "object");
    const hasDots = dotted(root);
    this.isFlat = isFlat ?? (hasDots && !hasObjects);
    this.isNested = hasObjects && !hasDots;
  }

  used(): Iterable<Place> {
    return this.places.values();
  }

  add(path: readonly string[], text: string): RefusedEdit | undefined {
    const joined = path.join(".");
    const { object, parent, name } = this.deepest(joined);
    const [last = "", ...outer] = this.names(path, joined, name).reverse();
    let existing: ReadonlyMap<string, unknown> = this.membersOf(object);
    let members = this.newMembersOf(object, parent);
    for (const one of outer.reverse()) {
      const inner = members.get(one) ?? new Map();
      if (typeof inner === "string" || existing.has(one)) return inTheWay(one, joined);
      members.set(one, inner);
      members = inner;
      existing = new Map();
    }
    if (members.has(last) || existing.has(last)) return inTheWay(last, joined);
    members.set(last, text);
    return undefined;
  }

  /** The object in which a text belongs, and its name there. */
  private deepest(joined: string): { object: ObjectNode; parent: ObjectNode | undefined; name: string } {
    let object = this.root;
    let parent: ObjectNode | undefined;
    let start = 0;
    if (this.isFlat) return { object, parent, name: joined };
    for (let dot = joined.indexOf("."); dot >= 0; dot = joined.indexOf(".", dot + 1)) {
      const inner = this.membersOf(object).get(joined.slice(start, dot))?.value;
      if (inner?.is !== "object") continue;
      parent = object;
      object = inner;
      start = dot + 1;
    }
    return { object, parent, name: joined.slice(start) };
  }

  /** The names of the new members, from the outermost to the innermost. `rest`: the part of the path that has no object yet. */
  private names(path: readonly string[], joined: string, rest: string): string[] {
    if (this.isFlat) return [rest];
    const parts = rest.split(".");
    if (this.isNested && path.length === 1 && !parts.includes("")) return parts;
    const start = joined.length - rest.length;
    let end = 0;
    const own = path.filter((part) => {
      const isInside = end >= start;
      end += part.length + 1;
      return isInside;
    });
    return own.join(".") === rest ? own : [rest];
  }

  private membersOf(object: ObjectNode): ReadonlyMap<string, JsonMember> {
    const known = this.byName.get(object);
    if (known) return known;
    const members = new Map(object.members.map((member) => [member.name, member]));
    this.byName.set(object, members);
    return members;
  }

  private newMembersOf(object: ObjectNode, parent: ObjectNode | undefined): NewMembers {
    const known = this.places.get(object);
    if (known) return known.members;
    const members: NewMembers = new Map();
    this.places.set(object, { object, parent, members });
    return members;
  }
}

function dotted({ members }: ObjectNode): boolean {
  return members.some(({ name, value }) => name.includes(".") || (value.is === "object" && dotted(value)));
}

function inTheWay(name: string, joined: string): RefusedEdit {
  return {
    why: `The file already has the name "${name}", so "${joined}" cannot be added. Rename one of them.`,
  };
}

/** A value to write: a text, or members in their order. */
export type NewValue = string | NewMembers;
export type NewMembers = Map<string, NewValue>;

export class JsonWriter {
  private readonly text: string;
  private readonly style: JsonStyle;
  private readonly escapes: FileEscapes;
  private readonly splices: Splice[] = [];

  constructor(text: string, root: ObjectNode) {
    this.text = text;
    this.style = styleOf(text, root);
    this.escapes = escapesOf(text);
  }

  replace({ start, end }: Range, text: string): void {
    this.splices.push({ start, end, text: writeString(text, this.escapes, this.text.slice(start, end)) });
  }

  /** Adds members to an object, after all others or before one of them. `parent`: the object that contains it. */
  add(object: ObjectNode, members: NewMembers, parent?: ObjectNode, before?: JsonMember): void {
    const layout = layoutOf(this.text, object, this.style);
    if (!layout) {
      this.fill(object, members, parent);
      return;
    }
    const written = [...members].map((one) => this.member(one, layout.colon, layout.indentation));
    const at = before ? before.nameAt.start : (object.members.at(-1)?.value.at.end ?? object.at.start + 1);
    const text = written.map((one) => (before ? one + layout.between : layout.between + one)).join("");
    this.splices.push({ start: at, end: at, text });
  }

  result(): string {
    return spliced(this.text, this.splices);
  }

  /** Adds the first members of an object. */
  private fill({ at }: ObjectNode, members: NewMembers, parent: ObjectNode | undefined): void {
    const outer = parent && layoutOf(this.text, parent, this.style);
    const isOneLine = outer !== undefined && outer.indentation === undefined;
    const text = this.object(
      members,
      outer?.colon ?? this.style.colon,
      isOneLine ? undefined : indentationAt(this.text, at.start),
    );
    this.splices.push({ ...at, text });
  }

  private member([name, value]: [string, NewValue], colon: string, indentation: string | undefined): string {
    const written =
      typeof value === "string" ? writeString(value, this.escapes) : this.object(value, colon, indentation);
    return writeString(name, this.escapes) + colon + written;
  }

  /** `indentation`: that of the line on which the object starts. Undefined: everything is on one line. */
  private object(members: NewMembers, colon: string, indentation: string | undefined): string {
    const { lineEnd, step, comma, padding } = this.style;
    const inner = indentation === undefined ? undefined : indentation + step;
    const written = [...members].map((one) => this.member(one, colon, inner));
    if (inner === undefined) return `{${padding}${written.join(comma)}${padding}}`;
    const start = lineEnd + inner;
    return `{${start}${written.join(`,${start}`)}${lineEnd}${indentation}}`;
  }
}

interface JsonStyle {
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
interface MemberLayout {
  colon: string;
  /** Before each member except the first one. */
  between: string;
  /** The indentation of each member. Undefined: the object is on one line. */
  indentation: string | undefined;
}

function styleOf(text: string, root: ObjectNode): JsonStyle {
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
function layoutOf(text: string, object: ObjectNode, style: JsonStyle): MemberLayout | undefined {
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
function indentationAt(text: string, offset: number): string {
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

type Order = (a: string, b: string) => number;

const collator = once(() => new Intl.Collator("en", { numeric: true }));
/** The orders in which tools sort names. Xcode does not say which one it uses. */
const ORDERS: readonly Order[] = [
  byCodeUnits,
  (a, b) => byCodeUnits(a.toLowerCase(), b.toLowerCase()),
  (a, b) => collator().compare(a, b),
];

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** New members with the member before which they belong. Undefined: after all others, also if the object is not sorted. */
export function inPlaces(
  { members }: ObjectNode,
  added: NewMembers,
): { before: JsonMember | undefined; members: NewMembers }[] {
  const order = ORDERS.find((one) => isSorted(members, one));
  if (!order) return [{ before: undefined, members: added }];
  const groups = new Map<JsonMember | undefined, NewMembers>();
  for (const [name, value] of [...added].sort(([a], [b]) => order(a, b))) {
    const before = members[firstAfter(members, (member) => order(member.name, name) > 0)];
    const group = groups.get(before) ?? new Map();
    groups.set(before, group.set(name, value));
  }
  return [...groups].map(([before, own]) => ({ before, members: own }));
}

/** The first position from which on all members are after a name. */
function firstAfter(members: readonly JsonMember[], isAfter: (member: JsonMember) => boolean): number {
  let low = 0;
  let high = members.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const member = members[middle];
    if (member && isAfter(member)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isSorted(members: readonly JsonMember[], order: Order): boolean {
  return members.every((member, index) => {
    const next = members[index + 1];
    return !next || order(member.name, next.name) <= 0;
  });
}
