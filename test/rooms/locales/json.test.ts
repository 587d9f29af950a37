/** Random JSON files: what is read is what was written, and changes keep everything else. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormatOptions } from "../../../src/locales/format.ts";
import { json } from "../../../src/locales/json.ts";
import { runs } from "../../scale.ts";
import { edited, replaced, textsOf } from "./fileProperties.ts";
import {
  choices,
  formatted,
  isUnique,
  leaves,
  type Members,
  members,
  names,
  texts,
  writeAny,
  writeFormatted,
} from "./randomJson.ts";

const NONE: FormatOptions = { plurals: "none" };
const tree = members(names, 3);
const files = fc.tuple(tree, choices).map(([all, chosen]) => ({ all, text: writeAny(all, chosen) }));

test("every text is read, with the location of its name and of its value", () => {
  fc.assert(
    fc.property(files, ({ all, text }) => {
      const { texts: found, faults } = json.read(text, NONE);
      expect(faults).toEqual([]);
      const read = found.map(({ path, value }) => ({
        path,
        text: value.is === "text" ? value.text : value.is,
      }));
      expect(read).toEqual(leaves(all));
      for (const { path, name, value } of found) {
        expect(JSON.parse(text.slice(name.start, name.end))).toBe(path.at(-1));
        if (value.is === "text")
          expect(JSON.parse(text.slice(value.at.start, value.at.end))).toBe(value.text);
      }
      expect(json.edit(text, [], NONE)).toEqual({ is: "edited", text });
    }),
    { numRuns: runs(300) },
  );
});

test("replacing a text changes only its value", () => {
  fc.assert(
    fc.property(files, fc.nat(), texts, ({ text }, which, wanted) => {
      const { texts: before } = json.read(text, NONE);
      const value = before[which % Math.max(1, before.length)]?.value;
      if (value?.is !== "text") return;
      const after = replaced(json, text, value.at, wanted);
      const end = after.length - (text.length - value.at.end);
      expect(JSON.parse(after.slice(value.at.start, end))).toBe(wanted);
    }),
    { numRuns: runs(300) },
  );
});

const paths = fc.array(names, { minLength: 1, maxLength: 3 });

test("adding texts keeps all others, or is refused because a name is in the way", () => {
  fc.assert(
    fc.property(
      files,
      fc.array(fc.tuple(paths, texts), { minLength: 1, maxLength: 4 }),
      ({ text }, added) => {
        const before = textsOf(json, text);
        const joined = added.map(([path]) => path.join("."));
        const edits = added.map(([path, value]) => ({ is: "add" as const, path, value }));
        const result = json.edit(text, edits, NONE);
        if (result.is === "refused") {
          const all = [...before.map(([name]) => name), ...joined];
          const isInTheWay = joined.some(
            (one, index) =>
              all.some((other) => other.startsWith(`${one}.`) || one.startsWith(`${other}.`)) ||
              all.indexOf(one) !== before.length + index,
          );
          const isEmptyGroup = /\{\s*\}/.test(text);
          const isOddName = joined.some((one) => one.split(".").includes(""));
          expect(isInTheWay || isEmptyGroup || isOddName || result.why).toBe(true);
          return;
        }
        const expected = [...before, ...added.map(([path, value]) => [path.join("."), value])];
        expect(textsOf(json, result.text).sort()).toEqual(expected.sort());
        const rest = withoutAdditions(text.replace(/\s+/g, ""), result.text.replace(/\s+/g, ""));
        expect(rest).toBe("");
      },
    ),
    { numRuns: runs(300) },
  );
});

/** What remains of the old text after all of its characters were found in the new text, in order. */
function withoutAdditions(before: string, after: string): string {
  let at = 0;
  for (const character of after) if (before.startsWith(character, at)) at += character.length;
  return before.slice(at);
}

const plainNames = fc.constantFrom("a", "b", "c", "d", "é", "__proto__", "0", "@x", "A B");
const plainTree = members(plainNames, 3).filter((all) => all.some(([, value]) => typeof value !== "string"));

/** Adds a text as the last one of the object to which its path leads. False: a name is in the way. */
function addTo(all: Members, [name = "", ...rest]: readonly string[], text: string): boolean {
  const existing = all.find(([own]) => own === name);
  if (rest.length === 0 || typeof existing?.[1] === "string") {
    if (existing) return false;
    all.push([name, text]);
    return true;
  }
  if (existing && typeof existing[1] !== "string") return addTo(existing[1], rest, text);
  const inner: Members = [];
  all.push([name, inner]);
  return addTo(inner, rest, text);
}

test("a file of a formatter stays as the formatter would write it", () => {
  const additions = fc.array(fc.tuple(fc.array(plainNames, { minLength: 1, maxLength: 4 }), texts), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(plainTree, formatted, additions, (before, style, added) => {
      const text = writeFormatted(before, style);
      const all = structuredClone(before);
      const done = added.filter(([path, value]) => addTo(all, path, value));
      if (!isUnique(leaves(all).map(({ path }) => path.join(".")))) return;
      const edits = done.map(([path, value]) => ({ is: "add" as const, path, value }));
      expect(edited(json, text, edits)).toBe(writeFormatted(all, style));
    }),
    { numRuns: runs(300) },
  );
});

const mutations = fc.array(
  fc.tuple(
    fc.nat(),
    fc.constantFrom(
      "",
      "delete",
      ..."{}[]\",:\\ \n\t\r0-9e.+aut/'*\u00a0\ufeff\0\u0001\u2028\ud800",
      "//",
      "/*",
      "\\u",
      "true",
      "null",
      "NaN",
      "[[",
      ",,",
    ),
  ),
  { maxLength: 3 },
);

test("a file is accepted exactly where JSON.parse accepts it", () => {
  const odd = fc.oneof(
    files.map(({ text }) => text),
    fc.json({ maxDepth: 4 }),
    fc.constantFrom("", " ", "[]", '"a"', "0"),
  );
  fc.assert(
    fc.property(odd, mutations, (start, changes) => {
      const text = changes.reduce((before, [at, what]) => {
        const place = before.length === 0 ? 0 : at % (before.length + 1);
        return what === "delete"
          ? before.slice(0, place) + before.slice(place + 1)
          : before.slice(0, place) + what + before.slice(place);
      }, start);
      const { texts: found, faults } = json.read(text, NONE);
      const broken = faults.filter(({ code }) => code === "text-file");
      for (const { at } of faults) {
        expect(0 <= at.start && at.start <= at.end && at.end <= text.length).toBe(true);
      }
      const accepted = parsed(text);
      expect(broken.length === 0, text).toBe(accepted !== undefined && isObject(accepted.value));
      if (broken.length > 0) expect([found.length, broken.length]).toEqual([0, 1]);
    }),
    { numRuns: runs(1000) },
  );
});

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const BRACKETS = [
  ["open lists", "[".repeat(100_000)],
  ["open objects", '{"a":'.repeat(100_000)],
  ["closed lists", `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
] as const;

test.each(BRACKETS)("very many %s are one fault", (_name, text) => {
  const { texts: found, faults } = json.read(text, NONE);
  expect(found).toEqual([]);
  expect(faults).toMatchObject([{ code: "text-file", message: expect.stringContaining("levels deep") }]);
});

test("a very long text, and an unfinished one, are read", () => {
  const long = `{"a":"${"é\\n\\u00e9".repeat(runs(1_000_000))}"}`;
  expect(json.read(long, NONE).faults).toEqual([]);
  const { faults } = json.read(long.slice(0, -2), NONE);
  expect(faults).toMatchObject([{ code: "text-file", at: { start: 5 } }]);
  const { faults: later } = json.read(`${long.slice(0, -2)}\\x"}`, NONE);
  expect(later).toMatchObject([{ code: "text-file", at: { start: 5, end: long.length + 1 } }]);
});
