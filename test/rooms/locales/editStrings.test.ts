/** How changes of `.strings` files look, and which are refused. */
import { expect, test } from "vitest";
import type { TextEdit } from "../../../src/locales/format.ts";
import { strings } from "../../../src/locales/strings.ts";

const OPTIONS = { plurals: "none" } as const;

/** Replaces the texts of names, and adds those that the file does not have. */
function change(text: string, wanted: Readonly<Record<string, string | Record<string, string>>>) {
  const { texts } = strings.read(text, OPTIONS);
  const edits = Object.entries(wanted).map(([name, value]): TextEdit => {
    const at = texts.find(({ path }) => path[0] === name)?.value.at;
    return at && typeof value === "string"
      ? { is: "replace", at, text: value }
      : { is: "add", path: [name], value };
  });
  const result = strings.edit(text, edits, OPTIONS);
  return result.is === "edited" ? result.text : `refused: ${result.why}`;
}

test.each([
  ['"a" = "old";', 'It\'s "new"\\', '"a" = "It\'s \\"new\\"\\\\";'],
  ["'a' = 'old';", 'It\'s "new"', "'a' = 'It\\'s \"new\"';"],
  ["a = old;", "new", 'a = "new";'],
  ['"a";', "new", '"a" = "new";'],
  ["a ; // short", "new", 'a = "new" ; // short'],
  ['"a" = "one\ntwo";', "three\nfour", '"a" = "three\nfour";'],
  ['"a" = "one\r\ntwo";\r\n', "three\nfour", '"a" = "three\r\nfour";\r\n'],
  ['"a" = "one\\ntwo";', "three\nfour\r\tfive", '"a" = "three\\nfour\\r\\tfive";'],
  ['"a" = "old";', "\u0007\u0085é🎁\u2028", '"a" = "\\U0007\u0085é🎁\u2028";'],
  ['"a" = "\\U00e9";', "é", '"a" = "\\U00e9";'],
  ['/*1*/"a"/*2*/=/*3*/"old"/*4*/;/*5*/', "", '/*1*/"a"/*2*/=/*3*/""/*4*/;/*5*/'],
])("the text of %j becomes %j", (text, value, expected) => {
  expect(change(text, { a: value })).toBe(expected);
});

test.each([
  ["", '"n" = "x\\n";\n"m" = "\\"";\n'],
  ["/* none */", '/* none */\n"n" = "x\\n";\n"m" = "\\"";\n'],
  ["\ufeff", '\ufeff"n" = "x\\n";\n"m" = "\\"";\n'],
  ['"a" = "b";\n', '"a" = "b";\n"n" = "x\\n";\n"m" = "\\"";\n'],
  ['"a" = "b";', '"a" = "b";\n"n" = "x\\n";\n"m" = "\\"";'],
  ['"a" = "b";\r\n', '"a" = "b";\r\n"n" = "x\\n";\r\n"m" = "\\"";\r\n'],
  ["{\n\t'a'='b';\n}\n", "{\n\t'a'='b';\n\t'n'='x\\n';\n\t'm'='\"';\n}\n"],
  ["{a=b;}", '{a=b;\nn="x\\n";\nm="\\"";\n}'],
  ["{}", '{\n"n" = "x\\n";\n"m" = "\\"";\n}'],
  ['a = "b"; // end\n// other\n', 'a = "b"; // end\nn = "x\\n";\nm = "\\"";\n// other\n'],
  ['a = "b"; /* e*d */ // more\n', 'a = "b"; /* e*d */ // more\nn = "x\\n";\nm = "\\"";\n'],
  ['"a";\n', '"a";\n"n" = "x\\n";\n"m" = "\\"";\n'],
  ['"a"\n  = "b";\n', '"a"\n  = "b";\n"n" = "x\\n";\n"m" = "\\"";\n'],
])("texts are added to %j", (text, expected) => {
  expect(change(text, { n: "x\n", m: '"' })).toBe(expected);
});

test.each([
  ['"a" = "1";\n"b" = "2";\na = "3";\n', "new", '"a" = "1";\n"b" = "2";\na = "new";\n', 1, 1],
  ['"a" = "1";\n"a" = "\\U0031";\n', "new", '"a" = "1";\n"a" = "new";\n', 0, 1],
  ['"a" = "\\Uxyz";\n"a" = "2";\n', "new", '"a" = "\\Uxyz";\n"a" = "new";\n', 1, 1],
  ['"a" = "1";\n"a" = "2";\n', "1", '"a" = "1";\n"a" = "1";\n', 1, 0],
])(
  "of a name that is there several times, in %j, the last text changes to %j",
  (text, value, expected, ...counts) => {
    const after = change(text, { a: value });
    expect(after).toBe(expected);
    const faults = [text, after].map((one) => strings.read(one, OPTIONS).faults);
    expect(faults.map(({ length }) => length)).toEqual(counts);
    expect(faults.flat().every(({ severity }) => severity === "warning")).toBe(true);
  },
);

test("a name that starts with // gets quotes, because it would be a comment", () => {
  expect(change("a = b;\n", { "//n": "x", "c//n": "y" })).toBe('a = b;\n"//n" = "x";\nc//n = "y";\n');
});

test.each<[string, string, string | Record<string, string>, string]>([
  [
    '"a" = "b";',
    "n",
    { one: "1", other: "2" },
    '"n" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.',
  ],
  ['"a" = "b";', "", "x", "A .strings file cannot store a text without a name."],
  [
    '"a" = "b";',
    "n",
    "\0",
    "The new text contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.",
  ],
  ['"a" = "b";', "\ud800", "x", "The name contains an invalid character"],
  ['"a" = (b);', "a", "x", "The file cannot be read. A text must be here. Put it in double quotes."],
  ['"a" = "b"', "n", "x", "The file cannot be read. A semicolon is missing after this text."],
  ["<plist>", "n", "x", "The file cannot be read. This is an XML property list."],
])("in %j, %j is refused", (text, name, value, why) => {
  expect(change(text, { [name]: value })).toContain(`refused: ${why}`);
});

test("a location without a text is refused, and also one text that is replaced twice", () => {
  const text = '"a" = "b";';
  const at = { start: 6, end: 9 };
  const edit = (...edits: TextEdit[]) => strings.edit(text, edits, OPTIONS);
  expect(edit({ is: "replace", at: { start: 5, end: 9 }, text: "x" })).toMatchObject({ is: "refused" });
  expect(edit({ is: "replace", at, text: "x" }, { is: "replace", at, text: "y" })).toMatchObject({
    is: "refused",
  });
  expect(edit({ is: "add", path: ["n"], value: "x" }, { is: "add", path: ["n"], value: "y" })).toMatchObject({
    is: "refused",
  });
});

test.each([
  ["lists in lists", `"a" = ${"(".repeat(100_000)}${")".repeat(100_000)};`],
  ["open dictionaries", `"a" = ${"{a=".repeat(100_000)}`],
  ["open comments", "/*".repeat(500_000)],
  ["comments after a text", `"a" = "b";${"/**/".repeat(200_000)}`],
  ["quotes", '"'.repeat(500_000)],
  ["backslashes", `"${"\\".repeat(500_000)}`],
  ["blanks", `"a"${" ".repeat(500_000)}=${"\r\n".repeat(500_000)}"b";${" ".repeat(500_000)}`],
  ["escapes", `"a" = "${"\\U00e9".repeat(200_000)}";`],
  ["many texts", Array.from({ length: 20_000 }, (_, index) => `"name ${index}" = "text";`).join("\n")],
])("a large file with %s is read and changed in linear time", (_, text) => {
  strings.read(text, OPTIONS);
  strings.edit(text, [{ is: "add", path: ["n"], value: "x" }], OPTIONS);
});

test("the last string of a file can go", () =>
  expect(strings.edit('"k" = "K";\n', [{ is: "remove", path: ["k"] }], OPTIONS)).toEqual({
    is: "edited",
    text: "",
  }));
