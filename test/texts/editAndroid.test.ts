/** How changes of Android's files look, and which are refused. */
import { expect, test } from "vitest";
import { android } from "../../src/texts/android.ts";
import type { TextEdit } from "../../src/texts/format.ts";

const OPTIONS = { plurals: "none" } as const;

function edit(text: string, edits: readonly TextEdit[]): string {
  const result = android.edit(text, edits, OPTIONS);
  return result.is === "edited" ? result.text : `refused: ${result.why}`;
}

/** Replaces the first text, or the first plural form. */
function replace(text: string, value: string): string {
  const [found] = android.read(text, OPTIONS).texts;
  const first = found?.value.is === "forms" ? [...found.value.forms.values()][0] : found?.value;
  return first ? edit(text, [{ is: "replace", at: first.at, text: value }]) : "no text";
}

const XLIFF = 'xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"';
const string = (value: string, attributes = "") =>
  `<resources ${attributes}><string name="a">${value}</string></resources>`;

test.each([
  ["old", 'It\'s "new"\\', 'It\\\'s \\"new\\"\\\\'],
  ["old", "@string/x", "\\@string/x"],
  ["old", "?attr/x @", "\\?attr/x @"],
  ["old", "one\ntwo\tthree", "one\\ntwo\\tthree"],
  ["old", " one  two   three ", "\\u0020one \\u0020two \\u0020\\u0020three\\u0020"],
  ["old", " ", "\\u0020"],
  ["old", "", ""],
  ["old", "<b>&amp;</b> ]]>", "&lt;b>&amp;amp;&lt;/b> ]]&gt;"],
  ["old", "\r\u0001\uffff", "\\u000d\\u0001\\uffff"],
  ["old", "\u00a0é🎁\u2028", "\u00a0é🎁\u2028"],
  ["\n    old\n  ", "new", "\n    new\n  "],
  ["<!-- note -->old<!-- note -->", "new", "<!-- note -->new<!-- note -->"],
  ['"old"', ' It\'s "new" & <b>\n ', '" It\'s \\"new\\" &amp; &lt;b>\\n "'],
  ['"old" "and"', "it's", "it\\'s"],
  ["<![CDATA[old]]>", "<b>it's</b> & ]]> @", "<![CDATA[<b>it\\'s</b> & ]]]]><![CDATA[> @]]>"],
  ["\n  <![CDATA[ <p>old</p> ]]>\n", " @new", "\n  <![CDATA[\\u0020@new]]>\n"],
  ["Old <b>text</b>", "L'<i>appli</i> &lt; 5", "L\\'<i>appli</i> &lt; 5"],
  ["Old <b>text</b>", "It's plain", "It\\'s plain"],
  ["Old <b>text</b>", "5 < 6 & 7", "5 &lt; 6 &amp; 7"],
  ["Old <b>text</b>", " <b> a </b> ", "\\u0020<b> a </b>\\u0020"],
  ["It\\'s &#39;", "It's '", "It\\'s &#39;"],
])("%j becomes %j", (old, value, expected) => {
  expect(replace(string(old), value)).toBe(string(expected));
});

test.each([
  ["a <xliff:g>b</xliff:g> c", "a <xliff:g>b</xliff:g> c"],
  ["a <xliff:g> b </xliff:g> c", "a <xliff:g>\\u0020b </xliff:g>\\u0020c"],
  [" <xliff:g> b </xliff:g>", "\\u0020<xliff:g>\\u0020b\\u0020</xliff:g>"],
  ["<xliff:g>@string/x</xliff:g>", "<xliff:g>\\@string/x</xliff:g>"],
  ["<b>&quot;a&#39; &#x22;</b>", "<b>\\&quot;a\\&#39; \\&#x22;</b>"],
])("markup %j is written as %j", (value, expected) => {
  expect(replace(string("Old <xliff:g>x</xliff:g>", XLIFF), value)).toBe(string(expected, XLIFF));
});

test("a tag with a prefix needs a declaration of the prefix", () => {
  const value = 'Hi <xliff:g id="n">%s</xliff:g>';
  expect(replace(string("Old <b>x</b>", XLIFF), value)).toBe(string(value, XLIFF));
  expect(replace(string("Old <b>x</b>"), value)).toMatch(/^refused: The old text has markup/);
});

test("an entity of the file stays an entity", () => {
  const file = (value: string) => `<!DOCTYPE resources [<!ENTITY app "Shop">]>\n${string(value)}`;
  expect(replace(file("About &app;"), "L'&app;")).toBe(file("L\\'&app;"));
  expect(replace(file("About &app;"), "L'&other;")).toMatch(/^refused: The old text has markup/);
});

test.each([
  "a <b>",
  "<b>a</i>",
  "a &amp; b",
  "<![CDATA[a]]><b/>",
  "a</string><string>",
  "<!-- a --><b/>",
  "&nbsp;",
])("%j cannot replace markup", (value) => {
  expect(replace(string("Old <b>text</b>"), value)).toBe(
    "refused: The old text has markup, and the new one is not well-formed XML. Close each tag, and write & as &amp; and < as &lt;.",
  );
});

test("an element without content gets its text", () => {
  expect(replace('<resources><string name="a"/></resources>', "it's")).toBe(
    '<resources><string name="a">it\\\'s</string></resources>',
  );
  expect(replace('<resources><string name="a" /></resources>', "")).toBe(
    '<resources><string name="a" /></resources>',
  );
  expect(replace('<resources><string name="a"></string></resources>', "x")).toBe(
    string("x").replace(" >", ">"),
  );
});

test("only the plural form at the location changes", () => {
  const file = (one: string) =>
    `<resources>\n  <plurals name="n">\n    <item quantity="one">${one}</item>\n    <item quantity="other">%d</item>\n  </plurals>\n</resources>\n`;
  expect(replace(file("old"), "it's")).toBe(file("it\\'s"));
  expect(replace(file("old"), "it's").replace("it\\'s", "old")).toBe(file("old"));
});

const STRING: TextEdit = { is: "add", path: ["n"], value: "it's" };
const PLURAL: TextEdit = { is: "add", path: ["p", "q"], value: { other: "%d <b>x</b>", one: "1" } };

test.each([
  ["<resources>\n</resources>\n", '<resources>\n    <string name="n">it\\\'s</string>\n</resources>\n'],
  ["<resources></resources>", '<resources>\n    <string name="n">it\\\'s</string>\n</resources>'],
  ["<resources/>\n", '<resources>\n    <string name="n">it\\\'s</string>\n</resources>\n'],
  [
    "<resources>\n  <!-- none -->\n</resources>\n",
    '<resources>\n  <!-- none -->\n    <string name="n">it\\\'s</string>\n</resources>\n',
  ],
  [
    '<resources>\r\n\t<string name="a">A</string>\r\n</resources>\r\n',
    '<resources>\r\n\t<string name="a">A</string>\r\n\t<string name="n">it\\\'s</string>\r\n</resources>\r\n',
  ],
  [
    '<resources><string name="a">A</string></resources>',
    '<resources><string name="a">A</string><string name="n">it\\\'s</string></resources>',
  ],
  [
    '<resources>\n  <string name="a">A</string> <!-- <A> - --> <!--B-->\n  <!-- C -->\n</resources>',
    '<resources>\n  <string name="a">A</string> <!-- <A> - --> <!--B-->\n  <string name="n">it\\\'s</string>\n  <!-- C -->\n</resources>',
  ],
  [
    '<resources>\n  <string name="a">A</string>\n  <color name="c">#fff</color>\n</resources>',
    '<resources>\n  <string name="a">A</string>\n  <string name="n">it\\\'s</string>\n  <color name="c">#fff</color>\n</resources>',
  ],
  [
    '<resources>\n  <color name="c">#fff</color></resources>',
    '<resources>\n  <color name="c">#fff</color>\n  <string name="n">it\\\'s</string>\n</resources>',
  ],
  [
    android.empty("de"),
    `${android.empty("de").replace("</resources>\n", "")}    <string name="n">it\\'s</string>\n</resources>\n`,
  ],
])("a text is added to %j", (text, expected) => {
  expect(edit(text, [STRING])).toBe(expected);
});

test("plural forms are added in the order of CLDR, with the indentation of the file", () => {
  expect(edit('<resources>\n\t<string name="a">A</string>\n</resources>\n', [PLURAL, STRING])).toBe(
    '<resources>\n\t<string name="a">A</string>\n\t<plurals name="p.q">\n\t\t<item quantity="one">1</item>\n\t\t<item quantity="other">%d <b>x</b></item>\n\t</plurals>\n\t<string name="n">it\\\'s</string>\n</resources>\n',
  );
  expect(edit('<resources><string name="a">A</string></resources>', [PLURAL])).toBe(
    '<resources><string name="a">A</string><plurals name="p.q"><item quantity="one">1</item><item quantity="other">%d <b>x</b></item></plurals></resources>',
  );
});

test.each([
  ["<b>x</b> &amp; y", "<b>x</b> &amp; y"],
  ["<b>x</b> & y", "&lt;b>x&lt;/b> &amp; y"],
  ["<script>x</script>", "&lt;script>x&lt;/script>"],
  ["<xliff:g>x</xliff:g>", "&lt;xliff:g>x&lt;/xliff:g>"],
  ["a &amp; b", "a &amp;amp; b"],
  ["a</string><string name='z'>b", "a&lt;/string>&lt;string name=\\'z\\'>b"],
])("a new text %j keeps the tags that Android documents", (value, expected) => {
  expect(edit("<resources/>", [{ is: "add", path: ["n"], value }])).toBe(
    `<resources>\n    <string name="n">${expected}</string>\n</resources>`,
  );
});

const TAKEN = string("A").replace(
  "</resources>",
  '<string name="b" translatable="false">B</string><string name="c" product="tv">C</string><string-array name="d"/></resources>',
);

test.each<[string, string[], string | Record<string, string>, string]>([
  [TAKEN, ["a"], "x", 'The file already has the text "a".'],
  [TAKEN, ["b"], "x", 'The file already has "b", but not as a text of this key. Change it by hand.'],
  [TAKEN, ["c"], "x", 'The file already has the text "c".'],
  [TAKEN, ["d"], "x", 'The file already has the text "d".'],
  [
    TAKEN,
    ["two words"],
    "x",
    '"two words" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".',
  ],
  [
    TAKEN,
    ["1st"],
    "x",
    '"1st" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".',
  ],
  [
    TAKEN,
    ['x"><b'],
    "x",
    '"x"><b" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".',
  ],
  [
    TAKEN,
    [""],
    "x",
    '"" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".',
  ],
  [TAKEN, ["n"], { several: "x" }, '"n" needs plural forms of Android: zero, one, two, few, many or other.'],
  [TAKEN, ["n"], {}, '"n" needs plural forms of Android: zero, one, two, few, many or other.'],
  [
    TAKEN,
    ["n"],
    "\ud800",
    "The new text contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.",
  ],
  [
    "<resources>",
    ["n"],
    "x",
    "The file cannot be read. The XML is not well-formed. Missing end tag for element resources. Close each tag, and write & as &amp; and < as &lt; in texts.",
  ],
])("in %j, the new text %j is refused", (text, path, value, why) => {
  expect(edit(text, [{ is: "add", path, value }])).toBe(`refused: ${why}`);
});

test("names with letters of any script, dots and hyphens are accepted", () => {
  for (const name of ["größe", "_x", "a.b-c", "名前"]) {
    expect(edit("<resources/>", [{ is: "add", path: [name], value: "x" }])).toContain(`name="${name}"`);
  }
});

test.each([
  ["elements in each other", string("<b>".repeat(100_000) + "</b>".repeat(100_000)), 1],
  ["some elements in each other", string("<b>".repeat(500) + "</b>".repeat(500)), 0],
  ["line breaks of Windows", string("a\r\n".repeat(100_000)), 0],
  ["blanks", string(`${" ".repeat(300_000)}a${"\n".repeat(300_000)}b${" ".repeat(300_000)}`), 0],
  ["quotes and backslashes", string('"\\"\\\\'.repeat(100_000)), 0],
  ["tags", string('<b a="1"/>x'.repeat(20_000)), 0],
  ["entities", string("&amp;".repeat(100_000)), 0],
  ["comments", string("<!-- a -->b".repeat(20_000)), 0],
  ["open tags", string("<b ".repeat(100_000)), 1],
  [
    "many texts",
    `<resources>${Array.from({ length: 20_000 }, (_, index) => `<string name="n${index}">text</string>\n`).join("")}</resources>`,
    0,
  ],
])("a large file with %s is read and changed in linear time", (_, text, faults) => {
  expect(android.read(text, OPTIONS).faults).toHaveLength(faults);
  android.edit(text, [STRING], OPTIONS);
});
