/** Where a new string comes in a locale file. */
import { expect, test } from "vitest";
import { formatOf } from "../../../src/locales/formats.ts";

const XML = (lines: string) => `<resources>\n${lines}</resources>\n`;
const A_AND_C =
  '    <!-- the first one -->\n    <string name="a">A</string> <!-- note -->\n    <string name="c">C</string>\n';
const FILES: [path: string, before: string, after: string[], name: string[], expected: string][] = [
  [
    "l.json",
    '{\n  "a": "A",\n  "c": "C"\n}\n',
    ["a"],
    ["b"],
    '{\n  "a": "A",\n  "b": "new",\n  "c": "C"\n}\n',
  ],
  ["l.json", '{ "b": "B" }', [], ["a"], '{ "a": "new", "b": "B" }'],
  [
    "l.json",
    '{ "m": { "a": "A" }, "n": "N" }',
    ["m", "a"],
    ["m2", "x"],
    '{ "m": { "a": "A" }, "m2": { "x": "new" }, "n": "N" }',
  ],
  [
    "l.json",
    '{ "l": "L", "m": { "b": "B" } }',
    ["l"],
    ["m", "a"],
    '{ "l": "L", "m": { "a": "new", "b": "B" } }',
  ],
  [
    "l.arb",
    '{ "@@locale": "en", "a": "A", "@a": {}, "c": "C" }',
    ["a"],
    ["b"],
    '{ "@@locale": "en", "a": "A", "@a": {}, "b": "new", "c": "C" }',
  ],
  ["l.arb", '{ "@@locale": "en", "b": "B" }', [], ["a"], '{ "@@locale": "en", "a": "new", "b": "B" }'],
  [
    "l.strings",
    '/* Shop */\n\n/* a */\n"a" = "A"; // A\n"c" = "C";\n',
    ["a"],
    ["b"],
    '/* Shop */\n\n/* a */\n"a" = "A"; // A\n"b" = "new";\n"c" = "C";\n',
  ],
  [
    "l.strings",
    '/* Shop */\n\n/* b */\n"b" = "B";\n',
    [],
    ["a"],
    '/* Shop */\n\n"a" = "new";\n/* b */\n"b" = "B";\n',
  ],
  [
    "strings.xml",
    XML(A_AND_C),
    ["a"],
    ["b"],
    XML(A_AND_C.replace("note -->\n", 'note -->\n    <string name="b">new</string>\n')),
  ],
  ["strings.xml", XML(A_AND_C), [], ["_"], XML(`    <string name="_">new</string>\n${A_AND_C}`)],
];

test.each(FILES)("%s: %j, after %j, gets %j", (path, before, after, name, expected) => {
  const edit = { is: "add", path: name, after, value: "new" } as const;
  expect(formatOf(path)?.edit(before, [edit], { plurals: "none" })).toEqual({ is: "edited", text: expected });
});
