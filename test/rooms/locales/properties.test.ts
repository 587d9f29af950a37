/** Java's `.properties` files: read as another library does, and changed without touching anything else. */
import fc from "fast-check";
import { getProperties } from "properties-file";
import { describe, expect, test } from "vitest";
import { encodedAs, plainText } from "../../../src/files/paths.ts";
import type { TextEdit } from "../../../src/locales/format.ts";
import { properties } from "../../../src/locales/properties.ts";
import { runs } from "../../scale.ts";
import { allReplaced, anyText, mutated, replaced, survives, textsOf } from "./fileProperties.ts";

const OPTIONS = { plurals: "none" } as const;
const change = (text: string, ...edits: TextEdit[]) => properties.edit(text, edits, OPTIONS);
const replace = (text: string, value: string) => {
  const [string] = properties.read(text, OPTIONS).texts;
  return string ? change(text, { is: "replace", at: string.value.at, text: value }) : undefined;
};

describe("it reads what the library reads", () => {
  test.each([
    ["separators", "a=1\nb:2\nc 3\nd\n e = 4\nf\t:\t5\ng==6\n"],
    ["continued values", "a=one \\\n   two\\\r\n\tthree\nb=end\\\\\nc=x\n"],
    ["escapes", "a\\ b\\:c=\\u00e9\\t\\n\\q\\\\ # no comment\n#x=y\n!z=1\nu=\\u00E9"],
    ["blanks", "a =  value with blanks at the end  \nb=\\  two\n\n   \n"],
    ["empty values", "a=\nb\nc:\n"],
    ["a byte order mark", "\ufeffa=1\nb=2\n"],
    ["carriage returns", "a=1\r\nb=2\r\n"],
  ])("%s", (_, text) =>
    expect(Object.fromEntries(textsOf(properties, text))).toEqual({
      ...getProperties(text.replace("\ufeff", "")),
    }),
  );

  test("of a name that is there twice, the last text counts, with a warning", () => {
    const { texts, faults } = properties.read("a=1\nb=2\na=3\n", OPTIONS);
    expect(texts.map(({ path, value }) => [path[0], value.is === "text" && value.text])).toEqual([
      ["b", "2"],
      ["a", "3"],
    ]);
    expect(faults).toMatchObject([{ code: "duplicate-text", severity: "warning" }]);
  });

  test("a wrong escape is a fault of its text alone", () => {
    const { texts, faults } = properties.read("a=\\u00zz\nb=\\\\u00\n", OPTIONS);
    expect(texts.map(({ value }) => value.is)).toEqual(["none", "text"]);
    expect(faults).toMatchObject([{ code: "not-a-text", at: { start: 2, end: 8 } }]);
  });
});

test.each([
  ["a=old\n", "It's: #1 = {0}!\n", "a=It's: #1 = {0}!\\n\n"],
  ["a : one \\\n  two # x\nb=2\n", "new", "a : new\nb=2\n"],
  ["a=\\u00fc\n", "é€🎁", "a=\\u00e9\\u20ac\\ud83c\\udf81\n"],
  ["a=\\u00FC\n", "é", "a=\\u00E9\n"],
  ["a=\\u00fc ü\n", "é", "a=é\n"],
  ["a=10\\:30\n", "b: 1=2", "a=b\\: 1=2\n"],
  ["a=old", "  two blanks ", "a=\\  two blanks "],
  ["a\n", "new", "a=new\n"],
])("%j with the text %j is %j", (text, value, expected) =>
  expect(replace(text, value)).toEqual({ is: "edited", text: expected }),
);

test("new strings have the separator of the last one, come to their place, and take their comment with them", () => {
  const text = "# One\na : 1\n\n# Two\nb : 2\n";
  const add = { is: "add", path: ["a b"], after: ["a"], value: "x" } as const;
  expect(change(text, add)).toMatchObject({ text: "# One\na : 1\na\\ b : x\n\n# Two\nb : 2\n" });
  expect(change(text, { is: "remove", path: ["b"] })).toMatchObject({ text: "# One\na : 1\n\n" });
  expect(change("", { is: "add", path: ["k"], value: "é" })).toMatchObject({ text: "k=é\n" });
  expect(change("", { is: "add", path: ["k"], value: { one: "1", other: "2" } })).toMatchObject({
    is: "refused",
  });
});

test("a file in Latin-1 stays in Latin-1, and other characters are escaped", () => {
  const bytes = Buffer.from("a=Käse\n", "latin1");
  const text = plainText(bytes, "x.properties");
  expect(text).toBe("a=Käse\n");
  const edited = replace(text, "Käse für 5 €");
  expect(encodedAs(bytes, edited?.is === "edited" ? edited.text : "").toString("latin1")).toBe(
    "a=Käse für 5 \\u20ac\n",
  );
  expect(() => plainText(bytes, "x.json")).toThrow(TypeError);
});

const SEPARATORS = ["=", " = ", ":", " : ", " "];
const files = fc
  .array(
    fc.record({
      value: fc.oneof(
        fc.constantFrom("x", "two words", "a \\\n  b", "\\u00e9", "ü", "\\:", ""),
        fc.constant("v"),
      ),
      separator: fc.constantFrom(...SEPARATORS),
      before: fc.constantFrom("", "# about\n", "! x=1\n", "\n", "  "),
    }),
    { maxLength: 6 },
  )
  .map((lines) =>
    lines.map((line, index) => `${line.before}k${index}${line.separator}${line.value}\n`).join(""),
  );

test("random texts in random files: all other bytes stay, and the library reads exactly the wanted texts", () => {
  fc.assert(
    fc.property(files, fc.array(anyText, { minLength: 1, maxLength: 4 }), (text, values) => {
      for (const { value } of properties.read(text, OPTIONS).texts) {
        if (value.is !== "text" || value.at.start === value.at.end) continue;
        const after = replaced(properties, text, value.at, values[0] ?? "");
        expect(Object.fromEntries(textsOf(properties, after))).toEqual({ ...getProperties(after) });
      }
      allReplaced(properties, text, values, ["added", values[0] ?? ""]);
    }),
    { numRuns: runs(150) },
  );
});

test("files that can be anything are read, or refused", () => {
  fc.assert(
    fc.property(mutated(files, ["\\", "\\u", "=", "\r", "\0", "#"]), (text) => survives(properties, text)),
    { numRuns: runs(150) },
  );
});
