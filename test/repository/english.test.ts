/** Everything that a person reads is in plain English. */
import { expect, test } from "vitest";
import { matches, RULES } from "./plainEnglish.ts";
import { proseOf, readProse } from "./prose.ts";

const prose = readProse();

test.each(RULES)("plain English has no “$avoid”", (rule) => {
  const found = matches(prose, rule).map(
    ({ place, excerpt }) => `${place}: … ${excerpt} … (${rule.why}; write: ${rule.write})`,
  );
  expect(found).toEqual([]);
});

test("comments, strings and titles are found, with their lines", () => {
  const code = "/**\n * A\n * b\n */\nconst a = `c\n${4} d`;\ntest.each([6])('e', f('g'));\n// h\n";
  const found = (file: string) =>
    proseOf(file, code).flatMap(({ text, lineAt }) =>
      [...text.matchAll(/\w/g)].map(({ index, 0: letter }) => `${letter}${lineAt(index)}`),
    );
  expect(found("src/a.ts").sort()).toEqual(["A2", "b3", "c5", "d6", "e7", "g7", "h8"]);
  expect(found("test/a.ts").sort()).toEqual(["A2", "b3", "e7", "h8"]);
  const page = "A\n```ts\nb\n```\n\nc\n";
  expect(
    proseOf("docs/a.md", page).map(({ text, lineAt }) => [text.trim(), lineAt(text.indexOf("c"))]),
  ).toEqual([["A     c", 6]]);
});

test("prose is found in all places", () => {
  const places = new Set(prose.map(({ file }) => file.split("/")[0]));
  const expected = ["README.md", "CHANGELOG.md", "action.yml", "docs", "examples", ".github", "src", "test"];
  expect([...places]).toEqual(expect.arrayContaining(expected));
});

/** One line for each rule. */
const BAD = `The text shall be archived.
This mends it, and puts it right.
Nothing was applied, for nobody said yes to the plan.
It can be archived but for a protected tag.
The member stands twice in one mapping.
So many keys may be taken away in this run.
The key is left alone.
The plan says of it what it knows, and the reader is told.
Without keys and a word of them, the usual ones are used.
Nothing of it becomes of somebody's text beside the other, behind the first.
It stays untold. Whoever reads it, decides.
A short wait is used, and so is a long one, nor is it lost. This is none.
It is nothing that a key can have, and is no key that there is.
It is read, if it is there; else it is left.
A server of one's own. It can be had upon request at the house.`;

const GOOD = `There is no key, so the plan is empty. There are no webhooks.
The proxy stands for the server. It is no longer used. It was told to stop.
Requests go through the server behind a proxy. The name is one of none of them.
He says that there is a key. Wait for it, for example for a minute.`;

test("each rule finds something in bad English, and no rule finds anything in good English", () => {
  const bad = proseOf("bad.md", BAD);
  expect(RULES.filter((rule) => matches(bad, rule).length === 0)).toEqual([]);
  expect(RULES.flatMap((rule) => matches(proseOf("good.md", GOOD), rule))).toEqual([]);
});
