/** Plural forms of i18next in random JSON files, among other texts and in any order. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormatOptions, FoundValue } from "../../../src/locales/format.ts";
import { json } from "../../../src/locales/json.ts";
import { PLURAL_FORMS } from "../../../src/wire/key.ts";
import { runs } from "../../scale.ts";
import { choices, type Members, names, texts, writeAny } from "./randomJson.ts";

const I18NEXT: FormatOptions = { plurals: "i18next" };

/** Names that are not those of forms. */
const bases = names.filter((name) => !/_(zero|one|two|few|many|other)$/.test(name) && !name.includes("."));
const forms = fc
  .tuple(
    fc.subarray(PLURAL_FORMS.slice(0, -1), { minLength: 1 }),
    fc.array(texts, { minLength: 6, maxLength: 6 }),
  )
  .map(([some, own]): Members => [...some, "other"].map((form, index) => [form, own[index] ?? ""]));
const entries = fc.uniqueArray(fc.tuple(bases, fc.oneof(texts, forms)), {
  selector: ([name]) => name,
  maxLength: 5,
});
/** The members of all entries, in any order. */
const files = entries.chain((all) => {
  const members = all.flatMap(
    ([name, value]): Members =>
      typeof value === "string" ? [[name, value]] : value.map(([form, text]) => [`${name}_${form}`, text]),
  );
  const shuffled = fc.shuffledSubarray(members, { minLength: members.length });
  return fc.record({ all: fc.constant(all), members: shuffled, chosen: choices, isInside: fc.boolean() });
});

function sortedValue(value: FoundValue): unknown {
  if (value.is !== "forms") return value.is === "text" ? value.text : value.is;
  return [...value.forms].map(([form, { text }]) => [form, text]).sort();
}

function found(text: string): unknown[] {
  const { texts: read, faults } = json.read(text, I18NEXT);
  expect(faults).toEqual([]);
  return read.map(({ path, value }) => [path.join("."), sortedValue(value)]).sort();
}

test("forms are joined, whatever is between them", () => {
  fc.assert(
    fc.property(files, fc.nat(), texts, forms, ({ all, members, chosen, isInside }, which, wanted, added) => {
      const text = writeAny(isInside ? [["group", members]] : members, chosen);
      const prefix = isInside ? "group." : "";
      const expected = all.map(([name, value]) => [
        prefix + name,
        typeof value === "string" ? value : [...value].sort(),
      ]);
      expect(found(text)).toEqual(expected.sort());
      const { texts: read } = json.read(text, I18NEXT);
      for (const { name, value } of read) {
        if (value.is !== "forms") continue;
        expect(value.at.start).toBe(name.start);
        for (const [form, one] of value.forms) {
          expect(JSON.parse(text.slice(one.name.start, one.name.end))).toMatch(new RegExp(`_${form}$`));
          expect(JSON.parse(text.slice(one.at.start, one.at.end))).toBe(one.text);
        }
      }
      const located = read.flatMap(({ value }) => (value.is === "forms" ? [...value.forms.values()] : []));
      const one = located[which % Math.max(1, located.length)];
      if (one) {
        const edited = json.edit(text, [{ is: "replace", at: one.at, text: wanted }], I18NEXT);
        expect(edited).toMatchObject({ is: "edited" });
        if (edited.is === "edited") {
          expect(edited.text.slice(0, one.at.start)).toBe(text.slice(0, one.at.start));
          expect(edited.text.endsWith(text.slice(one.at.end))).toBe(true);
        }
      }
      const value = Object.fromEntries(added.map(([form, own]) => [form, String(own)]));
      const edited = json.edit(text, [{ is: "add", path: ["new plural"], value }], I18NEXT);
      expect(edited).toMatchObject({ is: "edited" });
      if (edited.is === "edited")
        expect(found(edited.text)).toEqual([...expected, ["new plural", [...added].sort()]].sort());
    }),
    { numRuns: runs(300) },
  );
});

test.each([
  ["de", { place_ordinal_other: "{{count}}." }, ["place_ordinal"]],
  ["ja", { item_other: "x" }, ["item"]],
  ["de", { reason_other: "x" }, ["reason_other"]],
  ["en", { place_ordinal_other: "{{count}}th" }, ["place_ordinal_other"]],
])("a lone form other in %s is a plural if the language has no other: %j", (language, members, paths) => {
  const { texts: read } = json.read(JSON.stringify(members), { ...I18NEXT, language });
  expect(read.map(({ path }) => path.join("."))).toEqual(paths);
});
