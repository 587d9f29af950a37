/** The uploader does what the service documents for its upload. */
import { expect, test } from "vitest";
import { type UploadSwitches, uploaded } from "./upload.ts";

/** What the project stores in English, by the names of the keys. */
function textsOf(filename: string, content: string, switches: Partial<UploadSwitches> = {}) {
  const { keys = [] } = uploaded([{ filename, language: "en", content }], { base: "en", switches });
  return Object.fromEntries(
    keys.map(({ key_name, translations = [] }) => [key_name, translations[0]?.translation]),
  );
}

test.each<[string, string, Record<string, string>, Partial<UploadSwitches>?]>([
  [
    "nested.json",
    '{"main":{"username":"User","list":["A",{"b":"B"}]}}',
    { "main::username": "User", "main::list::0": "A", "main::list::1::b": "B" },
  ],
  ["flat.json", '{"a.b":"A","n":1}', { "a.b": "A" }],
  ["flat.json", '{"a.b":"A","n":1}', { "a.b": "A", n: "1" }, { otherValues: "texts" }],
  ["i18next.json", '{"a_one":"A","a_other":"B","x_other":"X"}', { a_one: "A", a_other: "B", x_other: "X" }],
  ["i18next.json", '{"a_one":"A","a_other":"B"}', { a: '{"one":"A","other":"B"}' }, { i18next: "plurals" }],
  [
    "forms.json",
    '{"a":{"one":"A","other":"B"}}',
    { a: '{"one":"A","other":"B"}' },
    { nestedForms: "plurals" },
  ],
  [
    "app.arb",
    '{"@@locale":"en","a":"{n, plural, other{# {x}}}","@a":{}}',
    { a: "{n, plural, other{# {x}}}" },
  ],
  ["A.strings", '/* A */ "a" = "Look:\\n\\"%@\\"\\U00e9";', { a: 'Look:\n"[%s]"é' }],
  ["A.xcstrings", '{"sourceLanguage":"en","strings":{"Hi %@":{}}}', { "Hi %@": "Hi [%s]" }],
])("%s: %s", (filename, content, texts, switches) => {
  expect(textsOf(filename, content, switches)).toEqual(texts);
});

test.each<[string, Record<string, string>, Partial<UploadSwitches>?]>([
  ["<string name='a'>It\\'s \n a &lt;b></string>", { a: "It's a <b>" }],
  ['<string name="a">"  A  " \\u00e9 \\@</string>', { a: "  A   é @" }],
  ['<string name="a">A <b>b</b> &amp; c</string>', { a: "A <b>b</b> &amp; c" }],
  ['<string name="a"><![CDATA[<h1>&amp;</h1>]]></string>', { a: "<h1>&amp;</h1>" }],
  ['<string name="a">A <xliff:g id="x">%d</xliff:g></string>', { a: "A [%i]" }, { xliff: "left out" }],
  ['<plurals name="a"><item quantity="one">A</item></plurals>', { a: '{"one":"A"}' }],
  ['<string-array name="l"><item>B</item></string-array>', { "l[0]": "B" }],
  ['<string name="a" translatable="false">A</string>', {}],
])("strings.xml: %s", (content, texts, switches) => {
  const xml = `<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">${content}</resources>`;
  expect(textsOf("strings.xml", xml, switches)).toEqual(texts);
});

test.each<[string, string, Partial<UploadSwitches>?]>([
  ["%1$s", "[%1$s]"],
  ["%d", "[%i]"],
  ["%.2f", "[%.2f]"],
  ["%@", "[%s]"],
  ["%%", "[%]"],
  ["{{count}} {name}", "[%s:count] [%s:name]"],
  ["{{count}} {name}", "[%1$s:count] [%2$s:name]", { namedPlaceholders: "numbered" }],
  ["%d {name}", "%d {name}", { convertPlaceholders: false }],
  ["a\\nb", "a\nb"],
  ["a\\nb", "a\\nb", { slashnToLinebreak: false }],
])("%j is stored as %j", (text, stored, switches) => {
  expect(textsOf("a.json", JSON.stringify({ text }), switches)).toEqual({ text: stored });
});

test("each key has the file that it is from, and keys of one name in two files are two keys", () => {
  const files = ["en", "de"].flatMap((language) =>
    ["a", "b"].map((file) => ({
      filename: `l/%LANG_ISO%/${file}.json`,
      language,
      content: JSON.stringify({ title: `${file} ${language}` }),
    })),
  );
  const keysOf = (switches: Partial<UploadSwitches>) =>
    uploaded(files, { base: "en", switches }).keys?.map(({ key_name, filenames, translations = [] }) => [
      key_name,
      filenames?.web,
      translations.map(({ translation }) => translation),
    ]);
  expect(keysOf({ perPlatformKeyNames: true })).toEqual([
    [{ ios: "", android: "", web: "title", other: "" }, "l/%LANG_ISO%/a.json", ["a en", "a de"]],
    [{ ios: "", android: "", web: "title", other: "" }, "l/%LANG_ISO%/b.json", ["b en", "b de"]],
  ]);
  const joined = { includePath: false, distinguishByFile: false };
  expect(keysOf(joined)).toEqual([["title", undefined, ["b en", "b de"]]]);
  expect(keysOf({ ...joined, sameName: "first" })).toEqual([["title", undefined, ["a en", "a de"]]]);
});
