/** The marks of a message are always at what was quoted. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { joinedWords, quote, reworded, rewritten, say } from "../../../src/model/message.ts";
import { quotesIn } from "../../quotes.ts";

test("a quote stays marked in a sentence, in a sentence of sentences and in a list", () => {
  const inner = say`It has ${quote("a {b}")} and ${3} more.`;
  expect(inner).toEqual({ message: "It has a {b} and 3 more.", quotes: [[7, 12]] });
  const outer = say`${quote("title")}: ${inner} Own words: ${"c"}.`;
  expect(outer.message).toBe("title: It has a {b} and 3 more. Own words: c.");
  expect(quotesIn(outer)).toEqual(["title", "a {b}"]);
  expect(quotesIn(joinedWords([quote("x"), "y", inner], "; "))).toEqual(["x", "a {b}"]);
  expect(say`${inner} ${quote("No.", "service")}`.quotes).toEqual([
    [7, 12],
    [25, 28, "service"],
  ]);
});

test("own words and empty quotes have no marks", () => {
  expect(say`Own words: ${quote("")}.`).toEqual({ message: "Own words: ." });
});

test("new words of a problem replace its marks", () => {
  const problem = { code: "yaml", ...say`Not ${quote("a")}.` };
  expect(reworded(problem, "Nothing.")).toEqual({ code: "yaml", message: "Nothing." });
});

test("whatever replaces the parts, the marks are at the replaced quotes", () => {
  const parts = fc.array(fc.tuple(fc.boolean(), fc.string({ minLength: 1 })));
  fc.assert(
    fc.property(parts, (list) => {
      const message = joinedWords(list.map(([isQuote, text]) => (isQuote ? quote(text) : text)));
      const longer = rewritten(message, (text, by) => (by ? `<${text}>` : text));
      expect(quotesIn(longer)).toEqual(list.flatMap(([isQuote, text]) => (isQuote ? [`<${text}>`] : [])));
      expect(longer.message).toBe(list.map(([isQuote, text]) => (isQuote ? `<${text}>` : text)).join(""));
    }),
  );
});
