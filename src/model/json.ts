/** Functions for lists of any length: 200,000 arguments, as of `push(...members)`, are more than the stack can hold. */
import { hash } from "node:crypto";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/** JSON with members in alphabetical order at every depth, so that equal values are equal as text. */
export function canonical(value: Json): string {
  return JSON.stringify(sorted(value));
}

/** Deep equality in which the order of members does not count, and the order of lists does. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  if (isList(a) || isList(b))
    return (
      isList(a) && isList(b) && a.length === b.length && a.every((value, index) => sameJson(value, b[index]))
    );
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameJson(a[name], b[name]))
  );
}

function sorted(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map(sorted);
  const members = Object.entries(value).sort(([a], [b]) => byCodeUnits(a, b));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}

export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function isList(value: readonly Json[] | { readonly [member: string]: Json }): value is readonly Json[] {
  return Array.isArray(value);
}

export function isMapping(value: Json | undefined): value is { readonly [member: string]: Json };
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>>;
export function isMapping(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function partOf(value: Json | undefined, part: string): Json | undefined {
  return isMapping(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

/** As `Map.groupBy`, which the oldest Node that we support lacks. */
export function grouped<One, Group>(list: Iterable<One>, groupOf: (one: One) => Group) {
  return groupedByEach(list, (member) => [groupOf(member)]);
}

/** The same for members that can be in several groups, or in none. */
export function groupedByEach<One, Group>(list: Iterable<One>, groupsOf: (member: One) => readonly Group[]) {
  const groups = new Map<Group, [One, ...One[]]>();
  for (const member of list) {
    for (const name of groupsOf(member)) {
      const group = groups.get(name);
      if (group) group.push(member);
      else groups.set(name, [member]);
    }
  }
  return groups;
}

export function append<Member>(list: { push(one: Member): unknown }, ...lists: readonly Iterable<Member>[]) {
  for (const members of lists) for (const member of members) list.push(member);
}

export function present<One>(list: readonly (One | false | undefined)[]): One[] {
  return list.flatMap((member) => (member === false || member === undefined ? [] : [member]));
}

/** All words of some lines, for a long list. */
export function words<const Line extends string>(...lines: readonly Line[]): readonly Word<Line>[] {
  return lines.join(" ").split(" ") as Word<Line>[];
}
type Word<Line extends string> = Line extends `${infer First} ${infer Others}` ? First | Word<Others> : Line;

export function listed(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "").join(" and ");
}

export function sum<One>(list: readonly One[], figure: (member: One) => number): number {
  return list.reduce((total, member) => total + figure(member), 0);
}

/** -Infinity if there is none. */
export function greatest(numbers: Iterable<number>): number {
  return [...numbers].reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY);
}

/** Infinity if there is none. */
export function least(numbers: Iterable<number>): number {
  return [...numbers].reduce((fewest, number) => Math.min(fewest, number), Number.POSITIVE_INFINITY);
}

/** Whether it has a NUL, or half a surrogate pair. The service cannot store such a text. */
export const isUnstorable = (text: string) => !text.isWellFormed() || text.includes("\0");

/** As in JSON: `\u200b`, one for each half of a surrogate pair. */
export function unicodeEscapes(text: string): string {
  return text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The text as a value of YAML: in quotes if a reader could take it for something else. */
export function yamlWord(text: string): string {
  const isPlain = /^[A-Za-z_][\w.-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}

/** `subject`: what contains the character, such as "This text". */
export function unstorableMessage(subject: string): string {
  return `${subject} contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.`;
}

/** Whether a manifest can contain each text, and each name of a member. */
export function isStorable(value: Json): boolean {
  if (typeof value === "string") return !isUnstorable(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(
    ([name, member]) => name !== "__proto__" && !isUnstorable(name) && isStorable(member),
  );
}

/** Characters with which a text looks like another, except joiners and variation selectors, which emoji and many scripts need. */
export const UNSEEN =
  /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;

/** A number in plain decimal digits, as people write figures. Undefined for `0x10`, `1e9` and others. */
export function readNumber(text: string): number | undefined {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** Sets a member, whatever its name is. It takes less time than a literal with a computed name, or Object.fromEntries. */
export function setMember<Value>(record: Record<string, Value>, name: string, value: Value): void {
  if (name === "__proto__")
    Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
  else record[name] = value;
}

/** A digest of values, to detect later changes. It does not reveal the values. */
export function digest(id: number | string, seen: Json): string {
  return sha256(canonical([id, seen])).slice(0, 16);
}

export function sha256(text: string): string {
  return hash("sha256", text);
}
