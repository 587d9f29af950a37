/** What JSON files have in common, and their edits: where a new text belongs, and what its name is there. */
import { byCodeUnits, grouped, isUnstorable, unicodeEscapes, unstorableMessage } from "../model/json.ts";
import { onceForEach } from "../model/once.ts";
import { lineBreakOf, type Splice, spliced } from "../model/splice.ts";
import type { BaseString, FoundText, FoundValue, Replacement } from "./format.ts";
import { orderOf } from "./nameOrder.ts";
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

/** `formName`: the name of the member for a plural form, or why there are none. `isFlat`: whether all texts are in the root. */
export function jsonChanges(
  file: JsonFile,
  formName: ((name: string, form: string) => string) | string,
  isFlat = false,
): Changes {
  const { root } = file;
  const writer = new JsonWriter(file);
  const hasObjects = root.members.some(({ value }) => value.is === "object");
  const hasDots = dotted(root);
  const namesOf = (path: readonly string[]) => {
    if (isFlat || (hasDots && !hasObjects)) return [path.join(".")];
    const parts = path.join(".").split(".");
    return hasObjects && !hasDots && path.length === 1 && !parts.includes("") ? parts : path;
  };
  return {
    replace: (edit) => writer.replace(edit),
    text: () => writer.text(),
    remove: (texts) => writer.remove(texts, isFlat),
    add: ({ path, value, base }, at) => {
      if (base && !isMember(base)) throw new RefusedEdit(LIST_ITEM);
      if (typeof value !== "string" && typeof formName === "string") throw new RefusedEdit(formName);
      for (const [form, text] of Object.entries(formsOf(value))) {
        const last = path.at(-1) ?? "";
        const name = form === "" || typeof formName === "string" ? last : formName(last, form);
        writer.add(namesOf([...path.slice(0, -1), name]), text, at);
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

type NewValue = string | NewMembers;
export type NewMembers = Map<string, NewValue>;

function taken(name: string, names: readonly string[]): RefusedEdit {
  return new RefusedEdit(
    `The file already has the name "${name}", so "${names.join(".")}" cannot be added. Rename one of them.`,
  );
}

/** Collects the changes of a file. `isSorted`: new members are sorted among the others, if these are sorted. */
export class JsonWriter {
  readonly membersOf = onceForEach(
    ({ members }: ObjectNode) => new Map(members.map((member) => [member.name, member])),
  );
  private readonly before: string;
  private readonly root: ObjectNode;
  private readonly style: ReturnType<typeof styleOf>;
  private readonly isSorted: boolean;
  private readonly splices: Splice[] = [];
  private readonly added: NewMembers = new Map();
  /** Where new members belong, by their names. */
  private readonly places = new Map<NewMembers, Map<string, number>>();
  /** Where the names of removed members start. */
  private readonly removed = new Set<number>();

  constructor({ text, root }: JsonFile, isSorted = false) {
    this.before = text;
    this.root = root;
    this.style = styleOf(text, root);
    this.isSorted = isSorted;
  }

  replace({ at: { start, end }, text }: Pick<Replacement, "at" | "text">): void {
    this.splices.push({ start, end, text: this.writeString(text) });
  }

  /** `isFlat`: the attributes of a text are next to it, with an "@" before its name. */
  remove(texts: readonly FoundText[], isFlat = false): void {
    for (const { name, path, value } of texts) {
      this.removed.add(name.start);
      for (const form of value.is === "forms" ? value.forms.values() : []) this.removed.add(form.name.start);
      const attributes = isFlat ? this.membersOf(this.root).get(`@${path.join(".")}`) : undefined;
      if (attributes) this.removed.add(attributes.nameAt.start);
    }
  }

  /** Whether a member goes: it is removed, or nothing is left in its object. */
  private goes({ nameAt, value }: JsonMember): boolean {
    const isEmptied =
      value.is === "object" && value.members.length > 0 && value.members.every((inner) => this.goes(inner));
    return this.removed.has(nameAt.start) || isEmptied;
  }

  private cut(object: ObjectNode): void {
    const { members } = object;
    const isLeft = members.map((member) => !this.goes(member));
    for (const [index, { value }] of members.entries())
      if (isLeft[index] && value.is === "object") this.cut(value);
    for (let first = isLeft.indexOf(false); first >= 0; ) {
      const after = isLeft.indexOf(true, first);
      const [before, last] = [members[first - 1], members[after < 0 ? members.length - 1 : after - 1]];
      const start = before
        ? before.value.at.end
        : after < 0
          ? object.at.start + 1
          : members[first]?.nameAt.start;
      const next = before ? last?.value.at.end : after < 0 ? object.at.end - 1 : members[after]?.nameAt.start;
      if (start !== undefined && next !== undefined) this.splices.push({ start, end: next, text: "" });
      first = after < 0 ? -1 : isLeft.indexOf(false, after);
    }
  }

  /** Adds a value, in objects with the other names. Refused if one of the names has another value. `at`: as for {@link Changes.add}. */
  add(names: readonly string[], value: NewValue, at?: number): void {
    let object: ObjectNode | undefined = this.root;
    let members = this.added;
    for (const [index, name] of names.entries()) {
      const existing: JsonValue | undefined = object && this.membersOf(object).get(name)?.value;
      const addition = members.get(name);
      object = existing?.is === "object" ? existing : undefined;
      const places = this.places.get(members) ?? new Map();
      if (at !== undefined && !places.has(name)) this.places.set(members, places.set(name, at));
      if (index === names.length - 1) {
        const isFree = !existing || (typeof value !== "string" && object?.members.length === 0);
        if (!isFree || addition !== undefined) throw taken(name, names);
        members.set(name, value);
      } else {
        if ((existing && !object) || typeof addition === "string") throw taken(name, names);
        const inner: NewMembers = addition ?? new Map();
        members.set(name, inner);
        members = inner;
      }
    }
  }

  text(): string {
    if (this.removed.size > 0) this.cut(this.root);
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
    const nextOf = (name: string) => this.memberAfter(object, this.places.get(members)?.get(name));
    const places = this.isSorted
      ? inPlaces(object, fresh)
      : new Map([...grouped(fresh, ([name]) => nextOf(name))].map(([next, group]) => [next, new Map(group)]));
    for (const [next, group] of places) this.insert(object, group, next);
  }

  /** The attributes of ARB stay after their text. */
  private memberAfter({ members }: ObjectNode, at = Number.POSITIVE_INFINITY): JsonMember | undefined {
    return members.find(({ name, nameAt }) => nameAt.start >= at && !name.startsWith("@"));
  }

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

  private writeString(text: string): string {
    const characters = Array.from(text, (character) => {
      if (!NON_ASCII.test(character) || !this.style.escapesAll) return JSON.stringify(character).slice(1, -1);
      return unicodeEscapes(character);
    });
    return `"${characters.join("")}"`;
  }

  /** What is between the members of an object. Without `indentation`, they are on one line. Undefined: it has no members. */
  private layoutOf(object: ObjectNode) {
    const [firstMember] = object.members;
    if (!firstMember) return undefined;
    const lead = oneLineEnd(this.before.slice(object.at.start + 1, firstMember.nameAt.start));
    if (!/[\r\n]/.test(lead)) return { between: this.style.comma, indentation: undefined };
    return { between: `,${lead}`, indentation: lead.replace(/[\r\n]/g, "") };
  }
}

/** `step`: indentation below an object's line. On one line, `comma` is between values, `padding` inside the braces. `escapesAll`: beyond ASCII. */
function styleOf(text: string, root: ObjectNode) {
  const [firstMember] = root.members;
  const colon = firstMember ? text.slice(firstMember.nameAt.end, firstMember.value.at.start) : ": ";
  const comma = /\s/.test(colon) ? ", " : ",";
  const [, step = "  "] = /[\n\r]([ \t]+)"/.exec(text) ?? [];
  const [, padding = " "] = /\{([ \t]*)"[^"]*"\s*:/.exec(text) ?? [];
  const escapesAll = !NON_ASCII.test(text) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(text);
  return { lineEnd: lineBreakOf(text), step, colon, comma, padding, escapesAll };
}

function indentationAt(text: string, offset: number): string {
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? "";
}

function oneLineEnd(blanks: string): string {
  return blanks.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}

/** New members with the member before which they belong. Undefined: after all others, also if the object is not sorted. */
export function inPlaces({ members }: ObjectNode, added: NewMembers) {
  const order = orderOf(members.map(({ name }) => name));
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
