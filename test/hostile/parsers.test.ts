/** The parsers of these tests find the effect of each text of the corpus. Otherwise the checks could not fail. */
import { expect, test } from "vitest";
import { corpus } from "./corpus.ts";
import { UNSEEN } from "./invisible.ts";
import { acting, outline } from "./markdownParser.ts";
import { asRunner } from "./runnerParser.ts";

const doing = (what: string) => corpus.filter(({ does }) => does === what);

test("the corpus is large, and contains no text twice", () => {
  expect(corpus.length).toBeGreaterThanOrEqual(150);
  expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length);
});

test.each(doing("command"))("not escaped, it is a command of the runner: $name", ({ text }) => {
  expect(asRunner(text).commands).not.toEqual([]);
});

test.each(doing("markdown"))("not escaped, it is more than words: $name", ({ text }) => {
  const code = outline(text).filter((line) => line.trim().startsWith("code "));
  expect([...acting(text), ...code]).not.toEqual([]);
});

test.each(doing("disguise"))("not escaped, a part is invisible or reorders the rest: $name", ({ text }) => {
  expect(
    text.match(UNSEEN) ?? text.match(/[\u0590-\u08ff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|\p{M}{9}/u),
  ).not.toBeNull();
});

test.each([
  ["::error file=a%3Ab%2Cc,line=1::x%0Ay%2525", { file: "a:b,c", line: "1" }, "x\ny%25"],
  ["\u0085 ::ERROR title=a=b,::x", { title: "a=b" }, "x"],
  ["words ##[error a=1;b=2%5D]x%3B", { a: "1", b: "2]" }, "x;"],
])("the runner reads %j", (line, properties, text) => {
  expect(asRunner(line)).toEqual({ commands: [{ name: "error", properties, text }], log: [] });
});

test.each([
  "::nonsense::x",
  ":: error::x",
  "a ::error::x",
  "::error:x",
  "##[error",
  "## [error]x",
  "\ufeffx::error::x",
])("the runner reads %j as a line of the log", (line) => {
  expect(asRunner(line)).toEqual({ commands: [], log: [line] });
});

test("after stop-commands, the runner reads commands as lines until the token", () => {
  const { commands, log } = asRunner(
    "::stop-commands::Enough\n::error::a\n##[enough]\n::error::b\r::error::c",
  );
  expect(commands.map(({ name, text }) => `${name} ${text}`)).toEqual([
    "stop-commands Enough",
    "enough ",
    "error b",
    "error c",
  ]);
  expect(log).toEqual(["::error::a"]);
});

test("a word joiner prevents a command, although the runner ignores characters without weight", () => {
  for (const line of [
    ":\u2060:error::x",
    "##\u2060[error]x",
    "\u200b:\u2060:error::x",
    "\u200b#\u200b#\u2060[error]x",
  ])
    expect(asRunner(line).commands).toEqual([]);
  // Before a command it has no effect.
  expect(asRunner("\u2060a ##[error]x").commands).toHaveLength(1);
});

test("an outline contains everything except the content of code", () => {
  expect(outline("# A `b`\n\n<details>\n\n```diff\n@octocat\n```\n\n@octocat #1 :tada: $x$")).toEqual([
    "root",
    "  heading 1",
    '    text "A "',
    "    inlineCode",
    '  html "<details>"',
    "  code diff ",
    "  paragraph",
    "    link https://github.com/octocat",
    "      strong",
    '        text "@octocat"',
    '    text " "',
    "    link https://github.com/octo-org/shop/issues/1",
    '      text "#1"',
    '    text " :tada: $x$"',
    "    emoji :tada:",
    "    mathematics $x$",
  ]);
});

test("an outline respects the limits of GitHub's parser", () => {
  const span = (ticks: number) => acting(`${"`".repeat(ticks)} a ${"`".repeat(ticks)}`);
  expect([span(80), span(81)]).toEqual([[], ["no code span"]]);
  const fence = (length: number) =>
    acting(`${"`".repeat(length)}\n${"`".repeat(length - 1)}\n${"`".repeat(length)}`);
  expect([fence(255), fence(256)]).toEqual([[], ["a fence that ends early"]]);
});
