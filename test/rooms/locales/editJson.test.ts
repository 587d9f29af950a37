/** How a JSON file is changed: new texts follow its style, and a replaced text keeps its escapes. */
import { expect, test } from "vitest";
import type { TextEdit } from "../../../src/locales/format.ts";
import { json } from "../../../src/locales/json.ts";

type Value = Extract<TextEdit, { is: "add" }>["value"];

function add(text: string, plurals: "none" | "i18next", ...added: [path: string[], value: Value][]): string {
  const edits = added.map(([path, value]) => ({ is: "add" as const, path, value }));
  const edited = json.edit(text, edits, { plurals });
  return edited.is === "edited" ? edited.text : edited.why;
}

/** Replaces the first text of a file. */
function replaceFirst(text: string, wanted: string): string {
  const [first] = json.read(text, { plurals: "none" }).texts;
  if (first?.value.is !== "text") throw new Error("the file has no text");
  const edited = json.edit(text, [{ is: "replace", at: first.value.at, text: wanted }], { plurals: "none" });
  return edited.is === "edited" ? edited.text : edited.why;
}

const ADDED: [name: string, before: string, path: string[], after: string][] = [
  ["two spaces", '{\n  "a": "1"\n}\n', ["b"], '{\n  "a": "1",\n  "b": "new"\n}\n'],
  ["four spaces, no line end at the end", '{\n    "a": "1"\n}', ["b"], '{\n    "a": "1",\n    "b": "new"\n}'],
  [
    "tabs and CRLF",
    '{\r\n\t"a": "1"\r\n}\r\n',
    ["b", "c"],
    '{\r\n\t"a": "1",\r\n\t"b": {\r\n\t\t"c": "new"\r\n\t}\r\n}\r\n',
  ],
  ["no blanks", '{"a":"1"}', ["b", "c"], '{"a":"1","b":{"c":"new"}}'],
  ["one line", '{ "a": "1" }', ["b", "c"], '{ "a": "1", "b": { "c": "new" } }'],
  ["one line without padding", '{"a": "1", "b": "2"}', ["c"], '{"a": "1", "b": "2", "c": "new"}'],
  ["blanks before the colon", '{\n  "a" : "1"\n}', ["b"], '{\n  "a" : "1",\n  "b" : "new"\n}'],
  [
    "blank lines between groups",
    '{\n  "a": "1",\n\n  "b": "2"\n\n}',
    ["c"],
    '{\n  "a": "1",\n\n  "b": "2",\n  "c": "new"\n\n}',
  ],
  ["an empty file", "{}", ["a", "b"], '{\n  "a": {\n    "b": "new"\n  }\n}'],
  ["an empty file with a line", "{\r\n}\r\n", ["a"], '{\r\n  "a": "new"\r\n}\r\n'],
  ["an empty object", '{\n    "a": {}\n}\n', ["a", "b"], '{\n    "a": {\n        "b": "new"\n    }\n}\n'],
  [
    "a file whose first member is on the line of the root",
    '{ "a": {\n    "b": {}\n} }',
    ["a", "b", "n"],
    '{ "a": {\n    "b": {\n        "n": "new"\n    }\n} }',
  ],
  [
    "a file with a brace at the end of a text",
    '{\n  "a": "{",\n  "b": { "c": "1" }\n}',
    ["b", "d", "n"],
    '{\n  "a": "{",\n  "b": { "c": "1", "d": { "n": "new" } }\n}',
  ],
  [
    "an object on one line among others",
    '{\n  "a": { "b": "1" },\n  "c": "2"\n}',
    ["a", "d"],
    '{\n  "a": { "b": "1", "d": "new" },\n  "c": "2"\n}',
  ],
  [
    "a nested object",
    '{\n  "a": {\n    "b": {\n      "c": "1"\n    }\n  }\n}',
    ["a", "b", "d"],
    '{\n  "a": {\n    "b": {\n      "c": "1",\n      "d": "new"\n    }\n  }\n}',
  ],
  ["a flat file", '{\n  "a.b": "1"\n}', ["a", "c"], '{\n  "a.b": "1",\n  "a.c": "new"\n}'],
  [
    "a flat file next to a text",
    '{\n  "a": "1",\n  "b.c": "2"\n}',
    ["a", "d"],
    '{\n  "a": "1",\n  "b.c": "2",\n  "a.d": "new"\n}',
  ],
  [
    "a path of one name in a nested file",
    '{\n  "a": {\n    "b": "1"\n  }\n}',
    ["a.c.d"],
    '{\n  "a": {\n    "b": "1",\n    "c": {\n      "d": "new"\n    }\n  }\n}',
  ],
];

test.each(ADDED)("a new text in %s", (_name, before, path, after) => {
  expect(add(before, "none", [path, "new"])).toBe(after);
});

test("several new texts share a new object, and stay in their order", () => {
  const before = '{\n  "z": "1"\n}\n';
  const after = '{\n  "z": "1",\n  "a": {\n    "c": "2",\n    "b": "4"\n  },\n  "d": "3"\n}\n';
  expect(add(before, "none", [["a", "c"], "2"], [["d"], "3"], [["a", "b"], "4"])).toBe(after);
});

test("plural forms are members with the names of i18next", () => {
  const forms = { one: "{{count}} item", other: "{{count}} items" };
  const after =
    '{\n  "a": {\n    "b": "1",\n    "item_one": "{{count}} item",\n    "item_other": "{{count}} items"\n  }\n}';
  expect(add('{\n  "a": {\n    "b": "1"\n  }\n}', "i18next", [["a", "item"], forms])).toBe(after);
});

const REPLACED: [name: string, before: string, text: string, after: string][] = [
  ["plain characters", '{"a":"é"}', "è/\u2028", '{"a":"è/\u2028"}'],
  ["escaped letters", '{"a":"\\u00e9"}', "èé€🎁/", '{"a":"\\u00e8\\u00e9\\u20ac\\ud83c\\udf81/"}'],
  ["another text with escapes", '{"a":"x","b":"\\u00e9"}', "è", '{"a":"\\u00e8","b":"\\u00e9"}'],
  ["another text without escapes", '{"a":"x","b":"é\\u200b"}', "è", '{"a":"è","b":"é\\u200b"}'],
  ["an empty text", '{ "a" : "" }', "x", '{ "a" : "x" }'],
];

test.each(REPLACED)("a text that replaces %s", (_name, before, text, after) => {
  expect(replaceFirst(before, text)).toBe(after);
});

const REFUSED: [name: string, text: string, path: string[], value: Value, why: string][] = [
  [
    "a text is in the way",
    '{"a":"1"}',
    ["a", "b"],
    "x",
    'The file already has the name "a", so "a.b" cannot be added. Rename one of them.',
  ],
  ["a group is in the way", '{"a":{"b":"1"}}', ["a"], "x", 'the name "a", so "a" cannot be added.'],
  ["the text exists", '{"a":{"b":"1"}}', ["a", "b"], "x", 'The file already has the text "a.b".'],
  ["the text has a flat name", '{"a.b":"1"}', ["a", "b"], "x", 'The file already has the text "a.b".'],
  ["the file has a syntax error", '{"a":"1",}', ["b"], "x", "The file cannot be read. There is no value"],
  ["the text has a NUL", '{"a":"1"}', ["b"], "a\0b", "The new text contains an invalid character"],
  ["the name is empty", '{"a":"1"}', [""], "x", "would not contain exactly the wanted texts."],
  [
    "the file has no plural forms",
    '{"a":"1"}',
    ["b"],
    { one: "1", other: "2" },
    'A JSON file has plural forms only if its text source sets "plurals: i18next".',
  ],
];

test.each(REFUSED)("a change is refused if %s", (_name, text, path, value, why) => {
  expect(add(text, "none", [path, value])).toContain(why);
});

test("a lone form other is a plural only in a language without other forms", () => {
  const start = '{"a":"1"}';
  const edits: TextEdit[] = [{ is: "add", path: ["b"], value: { other: "x" } }];
  const edited = (language?: string) => json.edit(start, edits, { plurals: "i18next", language });
  expect(edited("ja")).toEqual({ is: "edited", text: '{"a":"1","b_other":"x"}' });
  for (const language of ["de", "no such language", undefined])
    expect(edited(language)).toMatchObject({ is: "refused" });
});

test("of a name that is twice in one object, the last one is changed", () => {
  const text = '{"a":"1","b":{"c":"1"},"a":"2","b":{"d":"1"}}';
  const { texts } = json.read(text, { plurals: "none" });
  const edits: TextEdit[] = texts.flatMap(({ value }) =>
    value.is === "text" ? [{ is: "replace", at: value.at, text: "new" }] : [],
  );
  edits.push({ is: "add", path: ["b", "e"], value: "new" });
  expect(json.edit(text, edits, { plurals: "none" })).toEqual({
    is: "edited",
    text: '{"a":"1","b":{"c":"1"},"a":"new","b":{"d":"new","e":"new"}}',
  });
  expect(replaceFirst('{"a":"1","a":"1"}', "2")).toBe('{"a":"1","a":"2"}');
});

const BASE = '{\n  "price": { "message": "Price" }\n}\n';
const ADD_PRICE = {
  is: "add",
  path: ["price"],
  value: "Preis",
  base: { text: BASE, name: BASE.indexOf('"price"') },
} as const;
const GERMAN = '"price": {\n    "message": "Preis"\n  }\n}';

const EXTRACTED: [name: string, before: string, edit: TextEdit, after: string][] = [
  [
    "formatjs extract",
    '{\n  "a.b": {\n    "defaultMessage": "1",\n    "description": "x"\n  }\n}\n',
    { is: "add", path: ["c.d"], value: "2" },
    '{\n  "a.b": {\n    "defaultMessage": "1",\n    "description": "x"\n  },\n  "c.d": {\n    "defaultMessage": "2"\n  }\n}\n',
  ],
  [
    "a browser extension",
    '{\n  "a": {\n    "message": "1"\n  }\n}\n',
    ADD_PRICE,
    `{\n  "a": {\n    "message": "1"\n  },\n  ${GERMAN}\n`,
  ],
  ["a browser extension, as a new file", "{}\n", ADD_PRICE, `{\n  ${GERMAN}\n`],
];

test.each(EXTRACTED)("a new message has the form of %s", (_name, text, edit, after) => {
  expect(json.edit(text, [edit], { plurals: "none" })).toEqual({ is: "edited", text: after });
});

test("only the text of an extracted message is replaced, and plural forms and new placeholders are refused", () => {
  expect(replaceFirst('{"a":{"description":"x","message":"1"}}', "2")).toBe(
    '{"a":{"description":"x","message":"2"}}',
  );
  expect(add('{"a":{"message":"1"}}', "i18next", [["b"], { one: "1", other: "2" }])).toContain(
    "without plural forms",
  );
  expect(add('{"a":{"message":"1"}}', "none", [["b"], "Price: $WHAT$"])).toContain(
    "placeholder such as $NAME$",
  );
});

test("plural forms without the form other are refused", () => {
  expect(add('{"a":"1"}', "i18next", [["b"], { one: "x" }])).toContain("exactly the wanted texts");
});

test("a location without a text is refused", () => {
  const edits = [{ is: "replace" as const, at: { start: 1, end: 4 }, text: "x" }];
  const why = "The file does not have a text at this location.";
  expect(json.edit('{"a":"1"}', edits, { plurals: "none" })).toEqual({ is: "refused", why });
});

const LISTS = { plurals: "none", lists: true } as const;

test("if the row asks for it, the items of a list are texts, and only existing items are changed", () => {
  const text = '{\n  "main": ["One", { "b": "Two" }, 3],\n  "a": "A"\n}\n';
  const { texts, faults } = json.read(text, LISTS);
  expect(
    texts.map(({ path, value }) => [path.join("::"), value.is === "text" ? value.text : value.is]),
  ).toEqual([
    ["main::0", "One"],
    ["main::1::b", "Two"],
    ["main::2", "none"],
    ["a", "A"],
  ]);
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('"main.2" is a number')]);
  const at = texts[1]?.value.at ?? { start: 0, end: 0 };
  expect(json.edit(text, [{ is: "replace", at, text: "Zwei" }], LISTS)).toEqual({
    is: "edited",
    text: text.replace("Two", "Zwei"),
  });
  const base = { text, name: text.indexOf('"One"') };
  expect(json.edit("{}", [{ is: "add", path: ["main", "0"], value: "Eins", base }], LISTS)).toMatchObject({
    is: "refused",
    why: expect.stringContaining("an item of a list"),
  });
  const member = { text, name: text.indexOf('"a"') };
  expect(json.edit("{}", [{ is: "add", path: ["a"], value: "x", base: member }], LISTS).is).toBe("edited");
});
