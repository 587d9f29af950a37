/** What JSON files have in common, and their edits: where a new text belongs, and what its name is there. */
import { byCodeUnits, isUnstorable, unicodeEscapes, unstorableMessage } from "../model/json.ts";
import { once, onceForEach } from "../model/once.ts";
import { lineBreakOf, type Splice, spliced } from "../model/splice.ts";
import type { BaseString, FoundValue, Replacement } from "./format.ts";
import type { JsonFile, JsonMember, JsonValue, ObjectNode } from "./parseJson.ts";
import { type Changes, type Faults, formsOf, RefusedEdit } from "./textFormat.ts";

/** A text, or none, with a fault. `subject`: what starts its message, or the path of the text. `severity`: if no key can hold it. */
export function textValue(
  subject: string | readonly string[],
  value: JsonValue,
  faults: Faults,
  severity?: "warning",
): Extract<FoundValue, { is: "text" | "none" }> {
  const { at } = value;
  const words = () => (typeof subject === "string" ? subject : `The value of "${subject.join(".")}"`);
  if (value.is !== "text") faults.add(`${words()} is ${REASONS[value.is]}`, at, "warning");
  else if (isUnstorable(value.text)) faults.add(unstorableMessage("This text"), at, severity);
  else return value;
  return { is: "none", at };
}

/** The description of a text. It is left out if it is empty or no text. */
export function describedBy(subject: string, value: JsonValue | undefined, faults: Faults) {
  const field = value && textValue(subject, value, faults, "warning");
  return field?.is === "text" && field.text !== "" ? { description: { text: field.text, at: field.at } } : {};
}

/** Whether a key can have this name. If not, a fault says why. */
export function isKeyName({ name, nameAt }: JsonMember, faults: Faults): boolean {
  if (name === "") faults.add(NO_NAME, nameAt, "warning");
  else if (isUnstorable(name)) faults.add(unstorableMessage("This name"), nameAt);
  else return true;
  return false;
}

const NO_NAME = "This name is empty, and a key needs a name. It is not sent. Write a name.";
const QUOTES = "It is not sent. To make it a text, put it in quotes.";
const REASONS = {
  number: `a number. ${QUOTES}`,
  boolean: `true or false. ${QUOTES}`,
  null: "null. It is not sent. Write a text in quotes, or remove this name.",
  array: "a list, and a key has one text. The list is not sent. To send its texts, give each of them a name.",
  object:
    "an object. It is not sent, because nested names are not part of this format. Write a text in quotes.",
};

const ESCAPE = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\./g;
const NON_ASCII = /[^\0-\x7f]/u;

/** The last member of each name, as in JSON.parse. It is a fault if the others have other values. */
export function uniqueMembers({ members }: ObjectNode, faults: Faults): readonly JsonMember[] {
  const names = new Set<string>();
  for (const { name } of members) names.add(name);
  if (names.size === members.length) return members;
  const byName = new Map<string, JsonMember>();
  for (const member of members) {
    const { name, nameAt } = member;
    const before = byName.get(name);
    if (before && withoutRanges(before.value) !== withoutRanges(member.value)) {
      const areObjects = [before, member].every(({ value }) => value.is === "object");
      const fix = areObjects ? "Move the members of the first one into it." : undefined;
      faults.duplicate(`"${name}" is twice in the same object`, before.nameAt, nameAt, "warning", fix);
    }
    byName.delete(name);
    byName.set(name, member);
  }
  return [...byName.values()];
}

function withoutRanges(value: JsonValue): string {
  return JSON.stringify(value, (name, inner: unknown) =>
    name === "at" || name === "nameAt" ? undefined : inner,
  );
}

// Edits of a JSON file.

/**
 * `formName`: the name of the member for a plural form, or why the format has no plural forms. `isFlat`: whether all texts are
 * members of the root. Default: as in the file.
 */
export function jsonChanges(
  file: JsonFile,
  formName: ((name: string, form: string) => string) | string,
  isFlat = false,
): Changes {
  const { root } = file;
  const writer = new JsonWriter(file);
  const hasObjects = root.members.some(({ value }) => value.is === "object");
  const nesting = dotted(root) ? (hasObjects ? "mixed" : "flat") : hasObjects ? "nested" : "mixed";
  return {
    replace: (edit) => writer.replace(edit),
    text: () => writer.text(),
    add: ({ path, value, base }) => {
      if (base && !isMember(base)) throw new RefusedEdit(LIST_ITEM);
      if (typeof value !== "string" && typeof formName === "string") throw new RefusedEdit(formName);
      for (const [form, text] of Object.entries(formsOf(value))) {
        const last = path.at(-1) ?? "";
        const name = form === "" || typeof formName === "string" ? last : formName(last, form);
        const fullPath = [...path.slice(0, -1), name];
        const joined = fullPath.join(".");
        writer.add(
          isFlat ? [joined] : namesOf(root, writer, fullPath, nesting),
          text,
          (taken) =>
            `The file already has the name "${taken}", so "${joined}" cannot be added. Rename one of them.`,
        );
      }
    },
  };
}

const LIST_ITEM =
  "In the base language, this text is an item of a list, and this file does not have the item. Add the list by hand.";

/** Whether a name is there, and not an item of a list. */
function isMember({ text, name }: BaseString): boolean {
  const member = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:/y;
  member.lastIndex = name;
  return member.test(text);
}

function dotted({ members }: ObjectNode): boolean {
  return members.some(({ name, value }) => name.includes(".") || (value.is === "object" && dotted(value)));
}

/** The names of a new text, from the outermost to the innermost: those of existing objects, and then its own. */
function namesOf(
  root: ObjectNode,
  writer: JsonWriter,
  path: readonly string[],
  nesting: "flat" | "nested" | "mixed",
) {
  const joined = path.join(".");
  if (nesting === "flat") return [joined];
  const names: string[] = [];
  let object = root;
  let start = 0;
  for (let dot = joined.indexOf("."); dot >= 0; dot = joined.indexOf(".", dot + 1)) {
    const name = joined.slice(start, dot);
    const inner = writer.membersOf(object).get(name)?.value;
    if (inner?.is !== "object") continue;
    names.push(name);
    object = inner;
    start = dot + 1;
  }
  const tail = joined.slice(start);
  const parts = tail.split(".");
  if (nesting === "nested" && path.length === 1 && !parts.includes("")) return [...names, ...parts];
  // The members of the path that no object has.
  let tailPath = path;
  while (tailPath.length > 1 && tailPath.join(".").length > tail.length) tailPath = tailPath.slice(1);
  return [...names, ...(tailPath.join(".") === tail ? tailPath : [tail])];
}

/** A value to write: a text, or members in their order. */
type NewValue = string | NewMembers;
export type NewMembers = Map<string, NewValue>;

/** Collects the changes of a file. `isSorted`: new members are sorted among the others, if these are sorted. */
export class JsonWriter {
  readonly membersOf = onceForEach(
    ({ members }: ObjectNode) => new Map(members.map((member) => [member.name, member])),
  );
  private readonly before: string;
  private readonly root: ObjectNode;
  private readonly style: JsonStyle;
  private readonly isSorted: boolean;
  private readonly splices: Splice[] = [];
  private readonly added: NewMembers = new Map();

  constructor({ text, root }: JsonFile, isSorted = false) {
    this.before = text;
    this.root = root;
    this.style = styleOf(text, root);
    this.isSorted = isSorted;
  }

  replace({ at: { start, end }, text }: Pick<Replacement, "at" | "text">): void {
    this.splices.push({ start, end, text: this.writeString(text, this.before.slice(start, end)) });
  }

  /** Adds a value, in objects with the other names. `reason`: what to say if a name has another value. */
  add(names: readonly string[], value: NewValue, reason: (taken: string) => string): void {
    let object: ObjectNode | undefined = this.root;
    let members = this.added;
    for (const [index, name] of names.entries()) {
      const existing: JsonValue | undefined = object && this.membersOf(object).get(name)?.value;
      const addition = members.get(name);
      object = existing?.is === "object" ? existing : undefined;
      if (index === names.length - 1) {
        const isFree = !existing || (typeof value !== "string" && object?.members.length === 0);
        if (!isFree || addition !== undefined) throw new RefusedEdit(reason(name));
        members.set(name, value);
      } else {
        if ((existing && !object) || typeof addition === "string") throw new RefusedEdit(reason(name));
        const inner: NewMembers = addition ?? new Map();
        members.set(name, inner);
        members = inner;
      }
    }
  }

  text(): string {
    this.write(this.root, this.added);
    return spliced(this.before, this.splices);
  }

  private write(object: ObjectNode, members: NewMembers): void {
    const fresh: NewMembers = new Map();
    for (const [name, value] of members) {
      const existing = this.membersOf(object).get(name)?.value;
      if (existing?.is === "object" && typeof value !== "string") this.write(existing, value);
      else fresh.set(name, value);
    }
    if (fresh.size === 0) return;
    const places = this.isSorted ? inPlaces(object, fresh) : new Map([[undefined, fresh]]);
    for (const [next, group] of places) this.insert(object, group, next);
  }

  /** After all other members, or before one of them. */
  private insert(object: ObjectNode, members: NewMembers, next: JsonMember | undefined): void {
    const layout = this.layoutOf(object);
    if (!layout) {
      this.splices.push({
        ...object.at,
        text: this.writtenObject(members, indentationAt(this.before, object.at.start)),
      });
      return;
    }
    const pieces = [...members].map((member) => this.writtenMember(member, layout.indentation));
    const at = next ? next.nameAt.start : (object.members.at(-1)?.value.at.end ?? object.at.start + 1);
    const lines = pieces.map((piece) => (next ? piece + layout.between : layout.between + piece));
    this.splices.push({ start: at, end: at, text: lines.join("") });
  }

  private writtenMember([name, value]: [string, NewValue], indentation: string | undefined): string {
    const valueText =
      typeof value === "string" ? this.writeString(value) : this.writtenObject(value, indentation);
    return this.writeString(name) + this.style.colon + valueText;
  }

  /** `indentation`: that of the line on which the object starts. Undefined: everything is on one line. */
  private writtenObject(members: NewMembers, indentation: string | undefined): string {
    const { lineEnd, step, comma, padding } = this.style;
    const inner = indentation === undefined ? undefined : indentation + step;
    const inOrder = [...members];
    if (this.isSorted) inOrder.sort(([a], [b]) => byCodeUnits(a, b));
    const pieces = inOrder.map((member) => this.writtenMember(member, inner));
    if (inner === undefined) return `{${padding}${pieces.join(comma)}${padding}}`;
    const start = lineEnd + inner;
    return `{${start}${pieces.join(`,${start}`)}${lineEnd}${indentation}}`;
  }

  /** `old`: the string that it replaces. Characters that it escapes are escaped again, and others as it and the file do it. */
  private writeString(text: string, old = ""): string {
    const pieces = Array.from(old.matchAll(ESCAPE), ([piece]) => piece);
    const escapes = new Map(pieces.map((piece) => [String(JSON.parse(`"${piece}"`)), piece]));
    const escapesHere = !NON_ASCII.test(old) && NON_ASCII.test([...escapes.keys()].join(""));
    const characters = Array.from(text, (character) => {
      const oldEscape = escapes.get(character);
      if (oldEscape !== undefined) return oldEscape;
      if (!NON_ASCII.test(character) || !(this.style.escapesAll || escapesHere))
        return JSON.stringify(character).slice(1, -1);
      const escaped = unicodeEscapes(character);
      return this.style.isUpperCase ? escaped.toUpperCase().replaceAll("U", "u") : escaped;
    });
    return `"${characters.join("")}"`;
  }

  /**
   * What is around the members of an object: `between` comes before each of them except the first one. Without `indentation`, they
   * are on one line. Undefined: it has no members.
   */
  private layoutOf(object: ObjectNode) {
    const firstMember = object.members[0];
    const last = object.members.at(-1);
    if (!firstMember || !last) return undefined;
    const previous = object.members.at(-2);
    const lead = this.before.slice(object.at.start + 1, firstMember.nameAt.start);
    const isOneLine = !/[\r\n]/.test(lead);
    const [beforeComma = "", afterComma = ""] = previous
      ? this.before.slice(previous.value.at.end, last.nameAt.start).split(",")
      : ["", isOneLine ? this.style.comma.slice(1) : lead];
    const between = `${oneLineEnd(beforeComma)},${oneLineEnd(afterComma)}`;
    const indentation = isOneLine ? undefined : oneLineEnd(lead).replace(/[\r\n]/g, "");
    return { between, indentation };
  }
}

type JsonStyle = ReturnType<typeof styleOf>;

/**
 * `step`: the indentation of a member below the line on which its object starts. On one line, `comma` is between the values of an
 * object, and `padding` between its braces and its members. `escapesAll`: whether all characters beyond ASCII are escaped.
 * `isUpperCase`: as `\u00E9`, and not `\u00e9`.
 */
function styleOf(text: string, root: ObjectNode) {
  const [firstMember] = root.members;
  const colon = firstMember ? text.slice(firstMember.nameAt.end, firstMember.value.at.start) : ": ";
  const comma = /\s/.test(colon) ? ", " : ",";
  const [, step = "  "] = /[\n\r]([ \t]+)"/.exec(text) ?? [];
  const [, padding = " "] = /\{([ \t]*)"[^"]*"\s*:/.exec(text) ?? [];
  const escapesAll = !NON_ASCII.test(text) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(text);
  const isUpperCase = /\\u[\da-f]*[A-F]/.test(text);
  return { lineEnd: lineBreakOf(text), step, colon, comma, padding, escapesAll, isUpperCase };
}

/** The blanks at the start of the line of an offset. */
function indentationAt(text: string, offset: number): string {
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? "";
}

/** Without blank lines. */
function oneLineEnd(blanks: string): string {
  return blanks.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}

type Order = (a: string, b: string) => number;

const collator = once(() => new Intl.Collator("en", { numeric: true }));
/** The orders in which tools sort names. Xcode does not say which one it uses. */
const ORDERS: readonly Order[] = [
  byCodeUnits,
  (a, b) => byCodeUnits(a.toLowerCase(), b.toLowerCase()),
  (a, b) => collator().compare(a, b),
];

/** New members with the member before which they belong. Undefined: after all others, also if the object is not sorted. */
export function inPlaces({ members }: ObjectNode, added: NewMembers) {
  const order = ORDERS.find((candidate) => isSorted(members, candidate));
  if (!order) return new Map([[undefined, added]]);
  const groups = new Map<JsonMember | undefined, NewMembers>();
  let at = 0;
  for (const [name, value] of [...added].sort(([a], [b]) => order(a, b))) {
    let before = members[at];
    for (; before && order(before.name, name) <= 0; before = members[at]) at += 1;
    const group = groups.get(before) ?? new Map();
    groups.set(before, group.set(name, value));
  }
  return groups;
}

function isSorted(members: readonly JsonMember[], order: Order): boolean {
  return members.every(({ name }, index) => order(name, members[index + 1]?.name ?? name) <= 0);
}
