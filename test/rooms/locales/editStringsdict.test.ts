/** How changes of `.stringsdict` files look, and which are refused. */
import { expect, test } from "vitest";
import type { TextEdit } from "../../../src/locales/format.ts";
import { stringsdict } from "../../../src/locales/stringsdict.ts";

const variable = (name: string, ...forms: string[]) =>
  `\t\t<key>${name}</key>\n\t\t<dict>\n\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>\n${formLines(...forms)}\t\t</dict>\n`;
const formLines = (...forms: string[]) =>
  forms.map((form) => `\t\t\t<key>${form}</key>\n\t\t\t<string>%d ${form}</string>\n`).join("");
const entry = (name: string, format: string, ...variables: string[]) =>
  `\t<key>${name}</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>${format}</string>\n${variables.join("")}\t</dict>\n`;
const plist = (...entries: string[]) =>
  stringsdict.empty("").replace("</dict>", () => `${entries.join("")}</dict>`);
const forms = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `%d ${name}`]));

function edit(text: string, edits: readonly TextEdit[], lists = false): string {
  const edited = stringsdict.edit(text, edits, { plurals: "none", lists });
  return edited.is === "edited" ? edited.text : `refused: ${edited.why}`;
}

const TRIPS = entry("trips", "%#@n@ of %#@m@", variable("n", "one", "other"), variable("m", "other"));
const DAYS = entry("days", "%#@n@", variable("n", "one", "other"));

test("forms are written between existing ones, in the order from zero to other", () => {
  const added = { is: "add", path: ["days"], value: forms("many", "zero", "few", "two") } as const;
  const all = variable("n", "zero", "one", "two", "few", "many", "other");
  expect(edit(plist(DAYS), [added])).toBe(plist(entry("days", "%#@n@", all)));
});

test("a plural key becomes a text with a format, and a key of a variable belongs to its format", () => {
  const plural: TextEdit = { is: "add", path: ["files"], value: forms("other", "one") };
  const files = entry("files", "%#@format@", variable("format", "one", "other"));
  expect(edit(plist(DAYS), [plural])).toBe(plist(DAYS, files));
  expect(edit(plist(DAYS), [{ ...plural, after: [] }])).toBe(plist(files, DAYS));
  const parts: TextEdit[] = [
    { is: "add", path: ["trips::n"], value: forms("one", "other") },
    { is: "add", path: ["trips"], value: "%#@n@ of %#@m@" },
    { is: "add", path: ["trips::m"], value: forms("other") },
  ];
  expect(edit(plist(DAYS), parts)).toBe(plist(DAYS, TRIPS));
  expect(edit(plist(DAYS).replace(DAYS, ""), parts)).toBe(plist(TRIPS));
  const variableOnly: TextEdit = { is: "add", path: ["trips::k"], value: forms("other") };
  const more = TRIPS.replace(/\t<\/dict>\n$/, `${variable("k", "other")}\t</dict>\n`);
  expect(edit(plist(TRIPS), [variableOnly])).toBe(plist(more));
});

const at = (text: string, name: string) => {
  const value = stringsdict.read(text, { plurals: "none" }).texts.find(({ path }) => path[0] === name)?.value;
  return { start: 0, end: 0, ...value?.at };
};

test.each<[string, TextEdit[], string]>([
  ["a plain text", [{ is: "add", path: ["title"], value: "Title" }], "belongs in a .strings file"],
  ["an empty form", [{ is: "add", path: ["days"], value: { few: "" } }], "A plural form without a text"],
  [
    "forms without other",
    [{ is: "add", path: ["x"], value: forms("one") }],
    "not contain exactly the wanted",
  ],
  [
    "a variable that a format lacks",
    [{ is: "replace", at: at(plist(TRIPS), "trips"), text: "%#@n@ of %#@other@" }],
    "not contain exactly the wanted",
  ],
  ["a part of a text", [{ is: "remove", path: ["trips::m"] }], "not contain exactly the wanted"],
])("refused: %s", (_name, edits, why) => {
  expect(edit(plist(edits[0]?.is === "add" ? DAYS : TRIPS), edits)).toMatch(/^refused: /);
  expect(edit(plist(edits[0]?.is === "add" ? DAYS : TRIPS), edits)).toContain(why);
});

test("a text is removed with all of its variables", () => {
  const all = ["trips::m", "trips", "trips::n"].map((name): TextEdit => ({ is: "remove", path: [name] }));
  expect(edit(plist(TRIPS, DAYS), all)).toBe(plist(DAYS));
});

test("with the names of an upload, a format that is only its variable is a key, too", () => {
  const { texts } = stringsdict.read(plist(DAYS), { plurals: "none", lists: true });
  expect(texts.map(({ path, value }) => [path[0], value.is])).toEqual([
    ["days", "text"],
    ["days::n", "forms"],
  ]);
});
