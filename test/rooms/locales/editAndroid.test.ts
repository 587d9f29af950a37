/** How changes of Android's files look, and which are refused. */
import { expect, test } from "vitest";
import { android } from "../../../src/locales/android.ts";
import type { TextEdit } from "../../../src/locales/format.ts";

const OPTIONS = { plurals: "none" } as const;

function edit(text: string, edits: readonly TextEdit[]): string {
  const result = android.edit(text, edits, OPTIONS);
  return result.is === "edited" ? result.text : `refused: ${result.why}`;
}

/** Replaces the first text, or the first plural form. `base`: the file in the base language. */
function replace(text: string, value: string, base?: string): string {
  const [found] = android.read(text, OPTIONS).texts;
  const first = found?.value.is === "forms" ? [...found.value.forms.values()][0] : found?.value;
  return first ? edit(text, [{ is: "replace", at: first.at, text: value, ...inBase(base) }]) : "no text";
}

/** The first string of the file in the base language. */
function inBase(text: string | undefined): Pick<TextEdit, "base"> {
  const [first] = text === undefined ? [] : android.read(text, OPTIONS).texts;
  return text !== undefined && first ? { base: { text, name: first.name.start } } : {};
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
  ["old &lt;i>", "<b>&amp;</b> ]]>", "&lt;b>&amp;amp;&lt;/b> ]]&gt;"],
  ["old", "1 < 2 & 3 ]]>", "1 &lt; 2 &amp; 3 ]]&gt;"],
  ["old", "\r\u0001\uffff", "\\u000d\\u0001\\uffff"],
  ["old", "\u00a0é🎁\u2028", "\u00a0é🎁\u2028"],
  ["\n    old\n  ", "new", "\n    new\n  "],
  ["<!-- note -->old<!-- note -->", "new", "<!-- note -->new<!-- note -->"],
  ['"old"', "it's", "it\\'s"],
  ["<![CDATA[old]]>", "<b>it's</b> & ]]> @", "<![CDATA[<b>it\\'s</b> & ]]]]><![CDATA[> @]]>"],
  ["\n  <![CDATA[ <p>old</p> ]]>\n", " @new", "\n  <![CDATA[\\u0020@new]]>\n"],
  ["Old <b>text</b>", "L'<i>appli</i> &lt; 5", "L\\'<i>appli</i> &lt; 5"],
  ["Old <b>text</b>", "It's plain", "It\\'s plain"],
  ["Old <b>text</b>", "5 < 6 & 7", "5 &lt; 6 &amp; 7"],
  ["Old <b>text</b>", "<i>5</i> & 7", "<i>5</i> &amp; 7"],
  ["Old <b>text</b>", " <b> a </b> ", "\\u0020<b> a </b>\\u0020"],
  ["Old <b>text</b>", "<b>&quot;a&#39; &#x22;</b>", "<b>\\&quot;a\\&#39; \\&#x22;</b>"],
  ["Old <![CDATA[<b>text</b>]]>", "<i>new</i>", "<![CDATA[<i>new</i>]]>"],
  ["It\\'s &#39;", "It's '", "It\\'s &#39;"],
])("%j becomes %j", (old, value, expected) => {
  expect(replace(string(old), value)).toBe(string(expected));
});

test.each([
  ["a <xliff:g>b</xliff:g> c", "a <xliff:g>b</xliff:g> c"],
  ["a <xliff:g> b </xliff:g> c", "a <xliff:g>\\u0020b </xliff:g>\\u0020c"],
  [" <xliff:g> b </xliff:g>", "\\u0020<xliff:g>\\u0020b\\u0020</xliff:g>"],
  ["<xliff:g>@string/x</xliff:g>", "<xliff:g>\\@string/x</xliff:g>"],
])("markup %j is written as %j", (value, expected) => {
  expect(replace(string("Old <xliff:g>x</xliff:g>", XLIFF), value)).toBe(string(expected, XLIFF));
});

test("a tag with a prefix needs a declaration of the prefix, and xliff gets it", () => {
  const value = 'Hi <xliff:g id="n">%s</xliff:g>';
  expect(replace(string("Old <b>x</b>", XLIFF), value)).toBe(string(value, XLIFF));
  const without = (one: string) => string(one).replace(" >", ">");
  expect(replace(without("Old <b>x</b>"), value)).toBe(string(value, XLIFF));
  for (const [file, tag] of [
    [string("Old <b>x</b>", 'xmlns:xliff="urn:other"'), value],
    [string("Old <b>x</b>"), "<my:g>%s</my:g>"],
    [string("Old <b>x</b>"), '<b my:id="1">%s</b>'],
  ] as const)
    expect(replace(file, tag)).toMatch(/^refused: <resources> does not declare the prefix "(?:xliff|my)"/);
  expect(replace(string("Old <b>x</b>"), '<b xmlns="urn:x">%s</b>')).toMatch(
    /does not declare the prefix "xmlns"/,
  );
});

const PLAIN = "Base";
const ESC = "Base &lt;b>text&lt;/b>";
const CDATA = "<![CDATA[Base <b>text</b>]]>";
const STYLED = "Base <b>text</b>";
const G = 'Base <xliff:g id="n">%1$s</xliff:g>';
const BOLD = "New <b>text</b>";
const NEW_G = 'New <xliff:g id="n">%1$s</xliff:g>';

test.each([
  [ESC, BOLD, "New &lt;b>text&lt;/b>"],
  [CDATA, BOLD, "<![CDATA[New <b>text</b>]]>"],
  [CDATA, "New", "<![CDATA[New]]>"],
  [STYLED, BOLD, BOLD],
  [STYLED, "New", "New"],
  [STYLED, "<script>x</script>", "<script>x</script>"],
  [G, NEW_G, NEW_G],
  [STYLED, NEW_G, NEW_G],
  ["Base \\u003cb>", BOLD, "New &lt;b>text&lt;/b>"],
  ["Base &amp;amp; co", "New &amp; co", "New &amp;amp; co"],
  [PLAIN, "New", "New"],
  [ESC, "New", "New"],
  [G, "New", "New"],
  [PLAIN, "5 < 6 & 7", "5 &lt; 6 &amp; 7"],
  [ESC, "5 < 6 & 7", "5 &lt; 6 &amp; 7"],
  [CDATA, "5 < 6 & 7", "<![CDATA[5 < 6 & 7]]>"],
  [STYLED, "5 < 6 & 7", "5 &lt; 6 &amp; 7"],
  [G, "5 < 6 & 7", "5 &lt; 6 &amp; 7"],
  [ESC, "New <b>text", "New &lt;b>text"],
  [CDATA, "New <b>text", "<![CDATA[New <b>text]]>"],
  [ESC, "New &amp; co", "New &amp;amp; co"],
  [CDATA, "New &amp; co", "<![CDATA[New &amp; co]]>"],
  [STYLED, "New &amp; co", undefined],
  [G, "New &amp; co", undefined],
  [PLAIN, BOLD, undefined],
  [PLAIN, "New &amp; co", undefined],
  [PLAIN, NEW_G, undefined],
  [ESC, NEW_G, undefined],
  [CDATA, NEW_G, undefined],
  [STYLED, "New <b>text", undefined],
  [STYLED, "New <b>text</b> & more", "New <b>text</b> &amp; more"],
  [undefined, BOLD, undefined],
])("over the base value %j, a new text %j is written as %j", (base, value, expected) => {
  const of = (one: string) => string(one, XLIFF).replace('"a"', '"n"');
  const example = base === undefined ? {} : inBase(of(base));
  const added = edit(`<resources ${XLIFF}></resources>`, [{ is: "add", path: ["n"], value, ...example }]);
  const replaced = replace(of(""), value, base === undefined ? undefined : of(base));
  const tag = replace(of("").replace("></string>", "/>"), value, base === undefined ? undefined : of(base));
  if (expected === undefined) for (const one of [added, replaced, tag]) expect(one).toMatch(/^refused: /);
  else {
    expect(added).toContain(`<string name="n">${expected}</string>`);
    for (const one of [replaced, tag]) expect(one).toBe(of(expected));
  }
});

test.each([
  ["Alt", STYLED, BOLD, BOLD],
  ["Alt", CDATA, BOLD, "<![CDATA[New <b>text</b>]]>"],
  ["Alt", CDATA, "New", "New"],
  ["Alt", ESC, BOLD, "New &lt;b>text&lt;/b>"],
  ["Alt &lt;b>", STYLED, BOLD, "New &lt;b>text&lt;/b>"],
  ["Alt <b>x</b>", CDATA, BOLD, BOLD],
  ["Alt &lt;b>", CDATA, BOLD, "New &lt;b>text&lt;/b>"],
  ["<![CDATA[Alt]]>", STYLED, BOLD, BOLD],
  ["<![CDATA[Alt]]>", ESC, BOLD, "<![CDATA[New <b>text</b>]]>"],
  ["<![CDATA[Alt]]>", PLAIN, BOLD, "<![CDATA[New <b>text</b>]]>"],
  ["Alt", PLAIN, BOLD, undefined],
])("over %j with the base value %j, the text %j is written as %j", (old, base, value, expected) => {
  const after = replace(string(old), value, string(base));
  if (expected === undefined) expect(after).toMatch(/^refused: The new text has tags/);
  else expect(after).toBe(string(expected));
});

test.each([
  [[STYLED], BOLD],
  [[STYLED, G], BOLD],
  [[ESC], "New &lt;b>text&lt;/b>"],
  [[CDATA], "<![CDATA[New <b>text</b>]]>"],
  [[STYLED, ESC], undefined],
])("next to the values %j, a new text with tags is written as %j", (others, expected) => {
  const strings = others.map((other, index) => `<string name="o${index}">${other}</string>`);
  const file = `<resources ${XLIFF}>${strings.join("")}</resources>`;
  const added = edit(file, [{ is: "add", path: ["n"], value: BOLD }]);
  if (expected === undefined) expect(added).toMatch(/^refused: The new text has tags/);
  else expect(added).toContain(`<string name="n">${expected}</string>`);
});

test("xliff is declared in a file that gets its first tag, and not in others", () => {
  const base = inBase(string(G, XLIFF));
  const adds = (value: string) => edit(android.empty("de"), [{ is: "add", path: ["n"], value, ...base }]);
  expect(adds(NEW_G)).toContain(`<resources ${XLIFF}>\n    <string name="n">${NEW_G}</string>`);
  expect(adds("Neu %1$s")).toContain("<resources>\n");
  expect(adds("<xliff:g>a <xliff:g>b</xliff:g></xliff:g>")).toMatch(/^refused: .*which aapt2 refuses/);
});

test.each([
  ["%s of %d", false],
  ["%1$s of %d", false],
  ["%s of %<s", false],
  ["100% of 50%, that is", false],
  ["%5d %5d", false],
  ["%1$s of %2$d", true],
  ["%s of %%", true],
  ["%s is 100%", true],
  ["%n%s", true],
  ["%H:%M", true],
  ["%d", true],
])("aapt2 compiles a string %j: %j", (value, isCompiled) => {
  const over = [string("%1$s of %2$d"), string("%s of %s")].map((file) => replace(file, value));
  over.push(edit("<resources/>", [{ is: "add", path: ["n"], value }]));
  over.push(replace(string('<xliff:g id="n">%1$s</xliff:g>', XLIFF), `<xliff:g>${value}</xliff:g>`));
  for (const one of over) expect(one.startsWith("refused: ")).toBe(!isCompiled);
});

const FORMS = (one: string) =>
  `<resources><plurals name="a"><item quantity="other">${one}</item></plurals></resources>`;

test("a string that aapt2 refuses can be corrected, and is not changed to another one that it refuses", () => {
  expect(replace(string("%s of %d"), "%1$s of %2$d")).toBe(string("%1$s of %2$d"));
  expect(replace(string("%s of %d"), "%s von %d")).toBe(
    'refused: The new text has several placeholders, and not all of them have a number. Without formatted="false", aapt2 refuses it. Number them in the project, such as %1$s and %2$d.',
  );
  const other = string("%s of %d").replace("</resources>", '<string name="b">old</string></resources>');
  const at = android.read(other, OPTIONS).texts[1]?.value.at ?? { start: 0, end: 0 };
  expect(edit(other, [{ is: "replace", at, text: "new" }])).toBe(other.replace("old", "new"));
});

test("several placeholders without numbers are written where aapt2 does not check them and the other values have them too", () => {
  const formatted = (value: string) => string(value).replace('"a"', '"a" formatted="false"');
  expect(replace(formatted("%s of %d"), "%s von %d")).toBe(formatted("%s von %d"));
  const add = (file: string) =>
    edit("<resources/>", [{ is: "add", path: ["a"], value: "%s von %d", ...inBase(file) }]);
  expect(add(formatted("%s of %d"))).toContain('<string name="a" formatted="false">%s von %d</string>');
  expect(add(string("%s of %d"))).toMatch(/^refused: /);
  expect(replace(string("<b>%s</b> of %d"), "<b>%s</b> von %d")).toBe(string("<b>%s</b> von %d"));
  expect(replace(string("<b>%1$s</b> of %2$d"), "<b>%s</b> von %d")).toMatch(/^refused: /);
  expect(replace(FORMS("%d of %d"), "%d von %d")).toBe(FORMS("%d von %d"));
  expect(replace(FORMS("%1$d of %2$d"), "%d von %d")).toMatch(/^refused: /);
  expect(replace(FORMS("alt"), "%d von %d", FORMS("%d of %d"))).toBe(FORMS("%d von %d"));
});

test("a text that is too long for aapt2 is refused", () => {
  expect(replace(string("old"), "é".repeat(16_383))).toContain("é");
  expect(replace(string("old"), "é".repeat(16_384))).toMatch(/^refused: .*32767 bytes/);
});

test("plural forms take the style of the form other in the base language", () => {
  const base = inBase(
    `<resources><plurals name="a"><item quantity="one">1</item><item quantity="other"><![CDATA[<b>%d</b>]]></item></plurals></resources>`,
  );
  const value = { one: "<i>1</i>", few: "%d" };
  expect(edit("<resources/>", [{ is: "add", path: ["a"], value, ...base }])).toContain(
    '<item quantity="one"><![CDATA[<i>1</i>]]></item>\n        <item quantity="few"><![CDATA[%d]]></item>',
  );
});

test("each text that is refused is named, so that the others can be written", () => {
  const result = android.edit(
    string("old"),
    [
      { is: "add", path: ["b"], value: BOLD },
      { is: "add", path: ["c"], value: "fine" },
      { is: "add", path: ["a"], value: "taken" },
    ],
    OPTIONS,
  );
  expect(result).toMatchObject({ is: "refused", each: new Map([[2, 'The file already has the text "a".']]) });
});

test("an entity of the file stays an entity", () => {
  const file = (value: string) => `<!DOCTYPE resources [<!ENTITY app "Shop">]>\n${string(value)}`;
  expect(replace(file("About &app;"), "L'&app;")).toBe(file("L\\'&app;"));
  expect(replace(file("About &app;"), "L'&other;")).toMatch(/^refused: The old text has markup/);
});

test.each(["a <b>", "<b>a</i>", "<![CDATA[a]]><b/>", "a</string><string>", "<!-- a --><b/>", "&nbsp;"])(
  "%j cannot replace markup",
  (value) => {
    expect(replace(string("Old <b>text</b>"), value)).toBe(
      "refused: The old text has markup, and the new one cannot be read as markup. Close each tag, write < as &lt;, and use entities only in a text with tags.",
    );
  },
);

test("a text without tags has its characters, not their entities", () => {
  expect(replace(string("Old <b>text</b>"), "a & b")).toBe(string("a &amp; b"));
  expect(replace(string("Old <b>text</b>"), "a &amp; b")).toMatch(
    /^refused: .*entities only in a text with tags/,
  );
});

test("a string and plural forms of one name: the forms are changed, and the string stays", () => {
  const both = (form: string) =>
    `<resources><string name="a">A</string><plurals name="a"><item quantity="other">${form}</item></plurals></resources>`;
  expect(replace(both("old"), "new")).toBe(both("new"));
  expect(edit(both("old"), [STRING])).toContain('<string name="n">');
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
const PLURAL: TextEdit = { is: "add", path: ["p", "q"], value: { other: "%d x", one: "1" } };

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
    '<resources><string name="a">A</string>\n<string name="n">it\\\'s</string>\n</resources>',
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
    '<resources>\n\t<string name="a">A</string>\n\t<plurals name="p.q">\n\t\t<item quantity="one">1</item>\n\t\t<item quantity="other">%d x</item>\n\t</plurals>\n\t<string name="n">it\\\'s</string>\n</resources>\n',
  );
});

const TAKEN = string("A").replace(
  "</resources>",
  '<string name="b" translatable="false">B</string><string name="c" product="tv">C</string><string-array name="d"/></resources>',
);

const NO_NAME =
  ' cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".';
const NO_FORMS = '"n" needs plural forms of Android: zero, one, two, few, many or other.';

test.each<[string, string[], string | Record<string, string>, string]>([
  [TAKEN, ["a"], "x", 'The file already has the text "a".'],
  [TAKEN, ["b"], "x", 'The file already has "b", but not as a text of this key. Change it by hand.'],
  [TAKEN, ["c"], "x", 'The file already has the text "c".'],
  [TAKEN, ["d"], "x", 'The file already has the text "d".'],
  [TAKEN, ["two words"], "x", `"two words"${NO_NAME}`],
  [TAKEN, ["1st"], "x", `"1st"${NO_NAME}`],
  [TAKEN, ['x"><b'], "x", `"x"><b"${NO_NAME}`],
  [TAKEN, [""], "x", `""${NO_NAME}`],
  [TAKEN, ["n"], { several: "x" }, NO_FORMS],
  [TAKEN, ["n"], {}, NO_FORMS],
  [TAKEN, ["n"], "\ud800", "The new text contains an invalid character"],
  ["<resources>", ["n"], "x", "The file cannot be read. The XML is not well-formed. Missing end tag"],
])("in %j, the new text %j is refused", (text, path, value, why) => {
  expect(edit(text, [{ is: "add", path, value }])).toContain(`refused: ${why}`);
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
