/** How texts look in a new manifest. */
import { expect, test } from "vitest";
import { yamlText } from "../../../src/yaml/yamlText.ts";

const written = (value: string) => yamlText({ en: value }).slice("en: ".length, -1);

const PLAIN = [
  ...["50% off", "Hi {name}", "a, b", 'say "hi"'],
  ..."Title a:b it's 🎁 مرحبا C:\\dir 👩\u200d💻".split(" "),
];
test.each(PLAIN)("%j needs no quotes", (text) => {
  expect(written(text)).toBe(text);
});

const QUOTED = [
  ..."no yes on off y null ~ true 404 1e3 1_000 0o7 0x1f .5 12:30:00 2026-01-15".split(" "),
  ..."a: {x} [x] @a `a` &a * !a | > = --- ... /*a //b 'a' <<".split(" "),
  ...["", " a", "a ", "a #b", "# a", "a: b", "%d items", "- a", "? a", "a\tb", "a\rb", "a\r\nb"],
];
test.each(QUOTED)("%j is in double quotes", (text) => {
  expect(written(text)).toBe(JSON.stringify(text));
});

test.each([
  ["a\u2028b", '"a\\u2028b"'],
  ["a\u0085b", '"a\\u0085b"'],
  ["a\u202eb", '"a\\u202eb"'],
  ["\ufeffa", '"\\ufeffa"'],
  ["a\u{e0041}b", '"a\\U000e0041b"'],
  ["a\x7fb", '"a\\u007fb"'],
  ["a\n\u200b", '"a\\n\\u200b"'],
  ["a \nb", '"a\\ \\nb"'],
  [" a\nb", '" a\\nb"'],
  ["a\n\n", '"a\\n\\n"'],
])("%j has escapes", (text, expected) => {
  expect(written(text)).toBe(expected);
});

test("texts with line breaks are literal blocks", () => {
  expect(yamlText({ en: "# one\n\n  two: {x}", de: "eins\nzwei\n" })).toBe(
    "en: |-\n  # one\n\n    two: {x}\nde: |\n  eins\n  zwei\n",
  );
});

test("a long text is a folded block, unless a reader could change its blanks", () => {
  const long = "Word ".repeat(30).trim();
  const folded = yamlText({ en: long });
  expect(folded.split("\n")[0]).toBe("en: >-");
  expect(Math.max(...folded.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(100);
  expect(yamlText({ en: `${long}  two blanks` })).toMatch(/^en: "Word/);
  expect(yamlText({ en: "x".repeat(200) })).toBe(`en: ${"x".repeat(200)}\n`);
});

test("names of members are quoted by the same rules", () => {
  expect(yamlText({ no: "nei", "a\nb": "c", "1": "d" })).toBe('"1": d\n"no": nei\n"a\\nb": c\n');
});

test("lines of comment are at the top, and each stays one line", () => {
  expect(yamlText({ keys: [] }, ["yaml-language-server: $schema=x", "a\nb: c"])).toBe(
    "# yaml-language-server: $schema=x\n# a b: c\nkeys: []\n",
  );
});
