/** Each function that makes a text harmless, with each text of the corpus and arbitrary texts. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { hide } from "../../src/github/log.ts";
import { nameless, Redaction } from "../../src/model/secrets.ts";
import { codeSpan, fenced, link, md, sentence } from "../../src/report/markdown/markdown.ts";
import { forLog, jsonText, oneLine, quoted } from "../../src/report/safeText.ts";
import { runs } from "../scale.ts";
import { anyText } from "./anyText.ts";
import { corpus, large, short } from "./corpus.ts";
import { hidesSomething, written } from "./harmless.ts";
import { acting, outline } from "./markdownParser.ts";
import { asRunner } from "./runnerParser.ts";

/** Checks every text of the corpus, and arbitrary texts as a property. */
function always(name: string, promise: (text: string) => void, texts = corpus): void {
  test(name, () => {
    for (const { text } of texts) promise(text);
    fc.assert(fc.property(anyText, promise), { numRuns: runs(300) });
  });
}

always("a line for the log is no command, and says the same but for what keeps it from it", (text) => {
  for (const before of ["", " ", "\u0085", "\u2060", "key: ", "##", ":"]) {
    const line = forLog(before + text);
    expect(asRunner(line).commands).toEqual([]);
    expect(line.replaceAll("\u2060", "")).toBe((before + text).replaceAll("\u2060", ""));
    expect(forLog(line)).toBe(line);
  }
});

always("on one line nothing is hidden, and no two texts look alike that were not", (text) => {
  const line = oneLine(text);
  expect(line).not.toMatch(/[\r\n]/);
  expect(hidesSomething(line)).toBe(false);
  expect(hidesSomething(quoted(text))).toBe(false);
  expect(oneLine(line)).toBe(line);
});

always("printed as JSON it is no command, hides nothing, and means the same", (text) => {
  const printed = jsonText({ [text]: [text] });
  expect(asRunner(printed).commands).toEqual([]);
  expect(hidesSomething(printed)).toBe(false);
  expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify({ [text]: [text] })));
});

function redacted(secret: string, text: string): string {
  const redaction = new Redaction();
  redaction.hide([nameless(secret)]);
  return redaction.clean(text);
}

always(
  "a secret is masked before anything else is said, and taken out of every text",
  (text) => {
    const { commands, log } = asRunner(written(() => hide([nameless(text)])));
    expect(log).toEqual([]);
    expect(commands[0]).toEqual(text.trim() === "" ? undefined : { name: "add-mask", properties: {}, text });
    expect(new Set(commands.map(({ name }) => name)).size).toBeLessThan(2);
    if (text.length >= 4) expect(redacted(text, `is ${text}.`)).toBe("is ***.");
  },
  short,
);

const AROUND = outline(md`## A ${codeSpan("x")} b\n\n${fenced(["x"], "diff")}\n\nAfter ${codeSpan("x")}.`);

always(
  "in code spans and in fences nothing acts, and what stands around them stays what it is",
  (text) => {
    const rows = [text, `+ ${text}`, `    ${text}`, `x\n${text}\n`];
    expect(
      outline(md`## A ${codeSpan(text)} b\n\n${fenced(rows, "diff")}\n\nAfter ${codeSpan(text)}.`),
    ).toEqual(AROUND);
  },
  short,
);

always(
  "a sentence is plain words, or code",
  (text) => {
    const made = md`A ${sentence(text)} b`;
    expect(acting(made)).toEqual([]);
    if (made === `A ${text} b`) expect(text).toMatch(/^[\w ,.:;…%'-]*$/);
    else expect(outline(made).at(-2)?.trim()).toBe("inlineCode");
  },
  short,
);

always(
  "an address that is not ours is no link",
  (text) => {
    const made = link(md`this run`, text);
    if (made !== "this run") expect(acting(made)).toEqual([`link ${text}`]);
    expect(acting(link(md`this run`, `https://github.com/${text}`)).length).toBeLessThan(2);
  },
  short,
);

test("no number of backticks ends a code span or a fence", () => {
  for (let count = 1; count <= 300; count++) {
    for (const ticks of ["`".repeat(count), "~".repeat(count)]) {
      const text = `${ticks}\n# out @everyone`;
      expect(acting(fenced([text, ticks, `   ${ticks}`]))).toEqual([]);
      expect(acting(codeSpan(text))).toEqual([]);
      expect(acting(codeSpan(`a ${ticks} b`))).toEqual([]);
    }
  }
});

test("a megabyte is processed quickly", () => {
  const start = process.cpuUsage();
  for (const { text } of large) for (const make of [forLog, oneLine, quoted, codeSpan]) make(text);
  for (const { text } of large) fenced([text]);
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
});
