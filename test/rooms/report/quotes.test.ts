/** What a message quotes from a file is marked where the message is made, so that it can be hidden, and nothing else is. */
import { expect, test } from "vitest";
import { readManifests } from "../../../src/kinds/read.ts";
import type { Problem } from "../../../src/model/problem.ts";
import { withoutQuotes } from "../../../src/report/withoutTexts.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { textSource } from "../../textSource.ts";
import { planResult } from "../plan/planHarness.ts";

const USABLE = { values: {}, tokens: [] };

function inYaml(text: string): readonly Problem[] {
  return readManifests(KINDS, { keys: [{ path: "keys.yaml", text }] }, USABLE).problems;
}

const inTranslation = (value: string) =>
  inYaml(`keys:\n  - key_name: a\n    translations: { en: ${value} }\n`);
const inLine = (value: string) => inYaml(`keys:\n  - key_name: a\n    translations:\n      en: ${value}\n`);

function inFile(path: string, text: string): readonly Problem[] {
  const textFile = { source: textSource({}), path, language: "fr", file: "", dir: "" };
  return readManifests(KINDS, { keys: [{ path, text, textFile }] }, USABLE).problems;
}

const LONG = "Note: the product that nobody knows is called Zebra, and there is more to say about it";
const reference = () =>
  planResult({
    keys: "keys: [{ key_name: a, platforms: [web], translations: { en: '[%key:secret Zebra%]' } }]\n",
  }).problems;

test.each<[string, readonly Problem[], string]>([
  ["a text with a colon", inLine(LONG), 'needs quotes: "…".'],
  ["a text in braces", inTranslation("{Secret Zebra}"), "put it in quotes"],
  ["a text in brackets", inLine("[Secret Zebra]"), "put it in quotes"],
  ["an escape of YAML", inLine('"\\Zebra"'), "cannot be read here"],
  ["the header of a block", inLine("|Zebra\n        a"), "cannot be read here"],
  ["an element of XML", inFile("a.xml", "<resources><Zebra></resources>"), "not well-formed"],
  [
    "an entity of XML",
    inFile("a.xml", "<resources><string name='a'>&Zebra;</string></resources>"),
    "not well-formed",
  ],
  ["a reference", reference(), "refers to …, but after this plan"],
])("%s is marked, and hidden with the texts", (_what, problems, words) => {
  const shown = problems.map((problem) => withoutQuotes(problem).message);
  expect(shown.join(" ")).toContain(words);
  expect(shown.join(" ")).not.toContain("Zebra");
});

test.each(["e", "\\"])("the short quote %s is hidden in its quotation marks only", (value) => {
  const [problem, ...others] = inFile("a.json", `{ "a": ${value} }`).map((one) => withoutQuotes(one));
  expect(problem?.message).toContain(
    '"…" is not a JSON value. Names and texts need double quotes, and a double quote inside of a text is \\".',
  );
  expect(others).toEqual([]);
});
