/** XLIFF files: what they say is what the library `xliff` reads, before and after changes, and how changes look. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { xliff12ToJs } from "xliff";
import type { BaseString, TextEdit } from "../../../src/locales/format.ts";
import { xliff } from "../../../src/locales/xliff.ts";
import { runs } from "../../scale.ts";
import { anyText, mutated, survives } from "./fileProperties.ts";

const DE = { plurals: "none", language: "de" } as const;

function edit(text: string, ...edits: TextEdit[]): string {
  const edited = xliff.edit(text, edits, DE);
  return edited.is === "edited" ? edited.text : `refused: ${edited.why}`;
}

const valuesOf = (text: string) =>
  Object.fromEntries(
    xliff
      .read(text, DE)
      .texts.map(({ path, value }) => [path.join("."), value.is === "text" ? value.text : null]),
  );

/** The targets by id. */
async function meaning(text: string): Promise<Record<string, unknown>> {
  const { resources } = await xliff12ToJs(text);
  const units = Object.values(resources).flatMap((file) => Object.entries(file));
  return Object.fromEntries(units.flatMap(([id, { target }]) => (target ? [[id, target]] : [])));
}

const unit = (id: string, source: string, more = "", attributes = "") =>
  `      <trans-unit id="${id}"${attributes}>\n        <source>${source}</source>\n${more}      </trans-unit>\n`;
const target = (text: string, state = "translated") => `        <target state="${state}">${text}</target>\n`;
const NOTE = "        <note>Title</note>\n";
const file = (original: string, language: string, ...units: string[]) =>
  `  <file original="${original}" source-language="en"${language && ` target-language="${language}"`} datatype="plaintext">\n    <header>\n      <tool tool-id="com.apple.dt.xcode"/>\n    </header>\n    <body>\n${units.join("")}    </body>\n  </file>\n`;
const HEAD =
  '<?xml version="1.0" encoding="utf-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n';
const doc = (...files: string[]) => `${HEAD}${files.join("")}</xliff>\n`;
const apple = (...units: string[]) => doc(file("en.lproj/L.strings", "de", ...units));

function inBase(text: string, name: string): { base: BaseString } {
  const found = xliff
    .read(text, { plurals: "none", language: "en" })
    .texts.find(({ path }) => path[0] === name);
  return { base: { text, name: found?.name.start ?? -1 } };
}

const BASE = doc(
  file("en.lproj/L.strings", "", unit("a", "A", NOTE), unit("b", "B", NOTE)),
  file("en.lproj/M.strings", "", unit("m", 'Hi <x id="n"/>')),
);

test("a missing target comes directly after its source, or last where the others of the file do", () => {
  const added = { is: "add", path: ["b"], value: "Neu & <b>" } as const;
  const text = target("Neu &amp; &lt;b>");
  const others = unit("a", "A", target("X") + NOTE);
  expect(edit(apple(others, unit("b", "B", NOTE)), added)).toBe(apple(others, unit("b", "B", text + NOTE)));
  const last = unit("a", "A", NOTE + target("X"));
  expect(edit(apple(last, unit("b", "B", NOTE)), added)).toBe(apple(last, unit("b", "B", NOTE + text)));
  for (const old of [target("B", "new"), target("B", "needs-translation"), target("", "new")])
    expect(edit(apple(unit("b", "B", old + NOTE)), added)).toBe(apple(unit("b", "B", text + NOTE)));
});

test("a pulled text gets the state translated, and the rest of its unit stays", () => {
  const text = apple(unit("a", "A", target("X", "final"), ' approved="yes"'));
  const [string] = xliff.read(text, DE).texts;
  const at = { start: 0, end: 0, ...string?.value.at };
  expect(edit(text, { is: "replace", at, text: "Y" })).toBe(
    apple(unit("a", "A", target("Y"), ' approved="yes"')),
  );
});

test("a new unit has the source and the notes of the base language, and a new file its header", () => {
  const added = ["m", "b", "a"].map((name): TextEdit => {
    const value = name === "m" ? 'Hallo <x id="n"/>' : `${name} neu`;
    return { is: "add", path: [name], value, ...inBase(BASE, name) };
  });
  const [m, b, a] = [
    unit("m", 'Hi <x id="n"/>', target('Hallo <x id="n"/>')),
    unit("b", "B", target("b neu") + NOTE),
    unit("a", "A", target("a neu") + NOTE),
  ];
  const fresh = doc(file("en.lproj/M.strings", "de", m), file("en.lproj/L.strings", "de", b, a));
  expect(edit(xliff.empty("de"), ...added)).toBe(fresh);
  const old = file("en.lproj/L.strings", "de", unit("z", "Z", target("Z")));
  const more = old.replace(/(?= {4}<\/body>)/, () => b + a);
  expect(edit(doc(old), ...added)).toBe(doc(more, file("en.lproj/M.strings", "de", m)));
});

test("a key that only Lokalise has becomes a unit of Symfony with its name as id, resname and source", () => {
  const added: TextEdit = { is: "add", path: ['a "b"'], value: "X" };
  expect(edit(xliff.empty("de"), added)).toContain(
    '<trans-unit id="a &quot;b&quot;" resname="a &quot;b&quot;"><source>a "b"</source><target state="translated">X</target></trans-unit>',
  );
});

const TAGS = apple(unit("a", 'Hi <x id="n"/> <g id="1">B</g>'), unit("b", "B"));
test.each([
  ["a", 'Hallo <g id="1">B</g> &amp; <x id="n"/>', true],
  ["a", 'Hallo <x id="n"/>', false],
  ["a", 'Hallo <x id="m"/> <g id="1">B</g>', false],
  ["a", 'Hallo <x id="n"/> <g id="1">B', false],
  ["a", "Hallo", false],
  ["b", "Hallo <b>", true],
  ["b", 'Hallo <x id="n"/>', false],
])("%s with the text %j is written: %j", (name, value, isWritten) => {
  const after = edit(TAGS, { is: "add", path: [name], value });
  if (isWritten) expect(valuesOf(after)).toEqual({ [name]: value });
  else expect(after).toMatch(/^refused: The new text must be XML with the same elements as its source/);
});

test("plural forms are refused", () => {
  expect(edit(TAGS, { is: "add", path: ["n"], value: { other: "X" } })).toMatch(
    /^refused: "n" has plural forms/,
  );
});

/** The library leaves out texts of blanks only, and a last line of blanks. */
const text = anyText.filter(
  (value) =>
    value.trim() !== "" &&
    !/\n\s*$/.test(value) &&
    !/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/.test(value) &&
    !/<\/?[xg]/.test(value),
);
const built = fc.array(text, { minLength: 1, maxLength: 5 }).map((values) => {
  const units = values.map((_, index) =>
    unit(`u${index}`, `Source ${index}`, index % 2 ? NOTE : target("old")),
  );
  return { file: apple(...units), values };
});

test("any texts are written as the library reads them, and everything else stays", async () => {
  await fc.assert(
    fc.asyncProperty(built, async ({ file: before, values }) => {
      const old = new Map(xliff.read(before, DE).texts.map(({ path, value }) => [path[0], value.at]));
      const edits = values.map((value, index): TextEdit => {
        const at = old.get(`u${index}`);
        return at ? { is: "replace", at, text: value } : { is: "add", path: [`u${index}`], value };
      });
      const after = edit(before, ...edits);
      const wanted = Object.fromEntries(values.map((value, index) => [`u${index}`, value]));
      expect(valuesOf(after)).toEqual(wanted);
      expect(await meaning(after)).toEqual(wanted);
      const rest = (whole: string) => whole.replace(/(?: *<target[^>]*>)[^<]*<\/target>\n/g, "");
      expect(rest(after)).toBe(rest(before));
    }),
    { numRuns: runs(300) },
  );
});

test("nothing makes it throw", () => {
  const parts = ["<group>", "</body>", "<target/>", "<source>", "&x;", "<!--", "]]>", "<x/>", 'id="u0"'];
  const files = built.map(({ file: whole }) => whole);
  fc.assert(
    fc.property(mutated(files, parts), (whole) => survives(xliff, whole)),
    { numRuns: runs(300) },
  );
});
