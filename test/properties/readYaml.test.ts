/** YAML is read with the values and offsets that the library `yaml` finds, in pieces as well as at once. */
import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isAlias, isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Span } from "../../src/model/place.ts";
import { parseYaml } from "../../src/yaml/yaml.ts";
import { runs } from "../scale.ts";
import { randomYaml } from "./randomYaml.ts";

/** A value with offsets. In the order of the file, and without the spaces and comments that end a mapping or list. */
interface Found {
  value: unknown;
  start: number;
  end: number;
  name?: { start: number; end: number } | undefined;
  members?: [string, Found][];
}

/** What `yaml` finds; undefined if it finds a mistake, or what a manifest cannot have. */
function byLibrary(text: string): Found | undefined {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: false, uniqueKeys: false });
  if (document.errors.length + document.warnings.length > 0) return undefined;
  // The last anchor in the order of the text counts, also if it is inside of another one of the same name.
  const anchors = new Map<string, { value: unknown }>();
  const find = (node: unknown): Found => {
    const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : undefined;
    const [start = 0, end = 0] = range ?? [];
    if (isAlias(node)) return { value: anchors.get(node.source)?.value, start, end };
    const anchored: { value: unknown } = { value: undefined };
    if ((isScalar(node) || isMap(node) || isSeq(node)) && node.anchor) anchors.set(node.anchor, anchored);
    const members = isMap(node) ? inMapping(node.items) : isSeq(node) ? inList(node.items) : undefined;
    const values = members?.map(([name, { value }]) => [name, value] as const) ?? [];
    const scalar = isScalar(node) ? node.value : null;
    const value = isSeq(node) ? values.map(([, one]) => one) : members ? Object.fromEntries(values) : scalar;
    anchored.value = value;
    return { value, start, end: lastOf(text, start, end, members), ...(members && { members }) };
  };
  const inList = (items: readonly unknown[]) =>
    items.map((item, index): [string, Found] => [String(index), find(item)]);
  const inMapping = (items: readonly { key: unknown; value: unknown }[]) => {
    const members = items.map(({ key, value }): [string, Found] => {
      const { value: name, start, end } = find(key);
      const member = value === null ? { value: null, start, end } : find(value);
      return [typeof name === "string" ? name : text.slice(start, end), { ...member, name: { start, end } }];
    });
    return [...new Map(members)];
  };
  return find(document.contents);
}

function found(text: string, value: unknown, { start, end, name, members }: Span): Found {
  const inside =
    members &&
    [...new Map(members)].map(([member, at]): [string, Found] => {
      const one: unknown = Reflect.get(Object(value), member);
      return [member, found(text, one, at)];
    });
  const place = name && { name: { ...name } };
  return {
    value,
    start,
    end: lastOf(text, start, end, inside),
    ...place,
    ...(inside && { members: inside }),
  };
}

function lastOf(text: string, start: number, end: number, members: unknown): number {
  const source = text.slice(start, end);
  return start + (members ? source.replace(/(?:\s|(?<=^|\s)#.*)*$/, "") : source.trimEnd()).length;
}

/** Here, `yaml` leaves out spaces and line breaks that are part of a text. */
const OTHER_SPACES = /\\\r?\n[ \t]*\r?\n|[|>][-+]?\d[\s\S]*^ +\r?$/m;

/** Whether both read the text. If so, they find the same. */
function isEqual(text: string): boolean {
  const whole = parseYaml("", text);
  const expected = byLibrary(text);
  if (!expected || whole.problems.some(({ code }) => code === "yaml") || OTHER_SPACES.test(text))
    return false;
  expect(found(text, whole.value, whole.span)).toEqual(expected);
  expect(JSON.stringify(whole.value)).toBe(JSON.stringify(expected.value));
  const pieces = parseYaml("", text, { piece: 1 });
  if (pieces.value !== undefined) expect(found(text, pieces.value, pieces.span)).toEqual(expected);
  return true;
}

test("every YAML file of the repository", () => {
  const paths = globSync(["**/*.{yaml,yml}"], { exclude: (path) => path.includes("node_modules") });
  const equal = paths.filter((path) => isEqual(readFileSync(path, "utf8")));
  expect(equal.length).toBeGreaterThan(paths.length * 0.9);
});

test("an anchor inside of another one of the same name", () => {
  expect(isEqual("k1: &b [&b {}]\nk2: *b\n")).toBe(true);
});

test("random YAML", () => {
  const decisions = fc.array(fc.nat(10_000), { minLength: 30, maxLength: 250, size: "max" });
  let equal = 0;
  const property = fc.property(decisions, (numbers) => {
    if (isEqual(randomYaml(numbers))) equal += 1;
  });
  fc.assert(property, { numRuns: runs(4000) });
  expect(equal).toBeGreaterThan(runs(1000));
});
