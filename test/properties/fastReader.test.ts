/** The fast reader of YAML reads the same values and offsets as the full reader, or leaves the text to it. */
import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseYaml } from "../../src/manifest/yaml.ts";
import { comparedTexts, readFast } from "../bothReaders.ts";
import { runs } from "../scale.ts";
import { randomYaml } from "./randomYaml.ts";

const FILES = globSync(["**/*.{yaml,yml}"], {
  exclude: (path) => path.split("/").includes("node_modules"),
}).map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Whether the fast reader accepts the text. If so, the full reader finds the same in it. */
function isFast(text: string): boolean {
  return readFast(text) !== undefined;
}

test.each([
  ["a mapping", "keys:\n  - key_name: a\n    tags: [a, b]\n    translations: { en: x, de: 'y' }\n"],
  ["all scalars", "a: 1\nb: -.5\nc: ~\nd: true\ne: no\nf: 0x1F\ng: 'it''s'\nh: \"\\u00e9\\n\"\n"],
  ["block scalars", "a: |\n  x\n\n  y\n\nb: >-\n  x\n  y\nc: |2+ # comment\n    x\n\n\nd: 1\n"],
  [
    "comments and empty lines",
    "# a\n\nkeys: # b\n  # c\n  - a: 1 # d\n\n  # e\n  - b: 2\n# f\nwebhooks: []\n# g\n",
  ],
  ["\\r\\n", "keys:\r\n  - a: |\r\n      x\r\n\r\n    b: c # d\r\n"],
  ["a list at the column of its name", "keys:\n- a: 1\n  b: 2\n- c: 3\n"],
  ["a value below its name", 'a:\n  "x\n\n  y"\nb:\n  c\n'],
  ["a collection over several lines", "a: [\n  1,\n  2, # comment\n ]\nb: { c: [ ], d: { }, }\n"],
  ["a block scalar that looks like a list", "a: |2\n  - x\n  - x\n"],
  ["a list without a name, after the start of a document", "---\n- a\n- b\n"],
  ["a name that starts with -", 'a:\n- b\n"-c":\n- d\n-e:\n- f\n'],
  ["lists in lists", "- - a\n  - b\n-   - c: 1\n      d: 2\n"],
  ["the start of a document", "# a\n--- # b\na: 1\n"],
  ["no line end at the end of the file", "a: x"],
  ["a name declared twice", "a: { c: 1 }\nb: 2\na: [3]\nb: { a: 1, 'a': 2 }\n"],
  ["names of the prototype", "constructor: 1\ntoString: 2\n"],
])("%s: the fast reader reads it as the full one does", (_title, text) => {
  expect(isFast(text)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["a text", "a"],
  ["an unreadable file", "a: [\n"],
  ["two documents", "a: 1\n---\nb: 1\n"],
  ["the end of a document", "a: 1\n...\n"],
  ["a tag", "a: !!str 1\n"],
  ["an anchor", "a: &b 1\n"],
  ["an anchor of a mapping", "a: &b\n  c: 1\n"],
  ["an alias", "a: &b 1\nc: *b\n"],
  ["<<", "<<: { a: 1 }\n"],
  ["a directive", "%YAML 1.2\n---\na: 1\n"],
  ["?", "? a\n: b\n"],
  ["a tab", "a: b\t# c\n"],
  ["a plain text of two lines", "a: b\n  c\n"],
  ["__proto__", "__proto__: 1\n"],
  ["a name that is a number", "1: a\n"],
  ["an empty value", "a:\nb: 1\n"],
  ["an empty value in [a: ]", "a: [b: ]\n"],
  ["a pair in a list", "a: [b: c]\n"],
  ["half a surrogate pair", 'a: "\\ud83d"\n'],
  ["NUL", 'a: "\\0"\n'],
  ["a number with too many digits", "a: 12345678901234567890\n"],
  ["a conflict marker", "a: |\n  x\n<<<<<<< HEAD\n"],
  ["a line end without \\n", "a: b\rc: d\n"],
  ["a name with more than 1024 characters", `${"a".repeat(1025)}: b\n`],
  ["a comment that is indented more than its neighbours", "a:\n  b: 1\n    # c\n  d: 2\n"],
])("%s: the fast reader leaves it to the full one", (_title, text) => {
  expect(readFast(text)).toBeUndefined();
});

test("each text that any test reads is read by both readers", () => {
  const before = comparedTexts();
  expect(parseYaml("keys.yaml", "keys: [] # read by no other test\n").value).toEqual({ keys: [] });
  expect(comparedTexts()).toBe(before + 1);
});

test("every YAML file of the repository", () => {
  const fast = FILES.filter(({ text }) => isFast(text)).map(({ path }) => path);
  expect(fast.length).toBeGreaterThan(FILES.length / 2);
  expect(fast).toContain("examples/storefront/keys.yaml");
});

const decisions = fc.array(fc.nat(10_000), { minLength: 30, maxLength: 250, size: "max" });

test("random YAML", () => {
  let accepted = 0;
  fc.assert(
    fc.property(decisions, (numbers) => {
      if (isFast(randomYaml(numbers))) accepted += 1;
    }),
    { numRuns: runs(4000) },
  );
  expect(accepted).toBeGreaterThan(runs(400));
});

const inserted = fc.constantFrom(
  ...[
    " ",
    "  ",
    "\n",
    "\r\n",
    "\t",
    "#",
    " # c\n",
    ":",
    ": ",
    ",",
    "- ",
    "-",
    "? ",
    "[",
    "]",
    "{",
    "}",
    '"',
    "'",
  ],
  ...[
    "|\n",
    ">\n",
    "&a ",
    "*a",
    "!t ",
    "---\n",
    "...\n",
    "~",
    "\\",
    "%",
    "@",
    "<<: ",
    "1",
    "\ufeff",
    "\u0085",
    "é",
  ],
  ...[
    "\n  - ",
    "\n    ",
    "\n# c",
    "\n      # c\n",
    "a: b",
    '"a": b',
    "[a, b]",
    "{a: b}",
    "''",
    "\0",
    "\ud800",
  ],
);
const changes = fc.array(fc.record({ at: fc.nat(), removed: fc.nat(4), inserted }), {
  minLength: 1,
  maxLength: 3,
});

test("changed files of the repository and changed random YAML", () => {
  const short = FILES.filter(({ text }) => text.length < 3000).map(({ text }) => text);
  const start = fc.oneof(fc.constantFrom(...short), decisions.map(randomYaml));
  fc.assert(
    fc.property(start, changes, (text, list) => {
      isFast(
        list.reduce((now, { at, removed, inserted }) => {
          const from = at % (now.length + 1);
          return now.slice(0, from) + inserted + now.slice(from + removed);
        }, text),
      );
    }),
    { numRuns: runs(3000) },
  );
});
