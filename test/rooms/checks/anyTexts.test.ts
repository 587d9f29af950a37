/** Any text can be checked, and a long one does not take long. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_MESSAGE } from "../../../src/checks/icu.ts";
import { adviceOnKeys } from "../../../src/keys/textAdvice.ts";
import type { Report } from "../../../src/report/report.ts";
import { anyCharacter } from "../../anyCharacter.ts";
import { corpus, short } from "../../hostile/corpus.ts";
import { expectHarmless } from "../../hostile/harmless.ts";
import { isAll, runs } from "../../scale.ts";
import { findingsIn, RULES } from "./rules.ts";

const FILE = { path: "keys.yaml", lineStarts: [0] };
const SPOT = { start: 0, end: 1 };
const KINDS_OF_HARM = [...new Set(short.map(({ does }) => does))];

const PIECES = [
  ..."{}%$#'\"<>,:|-+. \n\t\u200f\u00a0é日",
  ..."{{ }} ${ %( %s %1$d %% %@ %.2f %*d {name} {0} {{a}} a count =1 '{' \u{1f44d} \ud800".split(" "),
  ...["{n, plural, ", "one {", "other {", "=1 {", "{g, select, ", "{n, number, ::", "offset:1 "],
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join("")),
  fc.string({ unit: anyCharacter, maxLength: 30 }),
  fc.constantFrom(...corpus.map((one) => one.text.slice(0, 2_000))),
);
const formed = fc.oneof(text, fc.dictionary(fc.constantFrom("one", "few", "other", "x"), text));
const language = fc.oneof(fc.constantFrom("en", "de", "ar", "pt_BR", "custom_1", "__proto__"), text);

test("every text can be checked, and its findings name a declared language", () => {
  fc.assert(
    fc.property(fc.dictionary(language, formed), fc.nat(20), (texts, charLimit) => {
      const found = findingsIn(texts, { charLimit, isNew: true });
      for (const one of found)
        expect(Object.hasOwn(texts, one.language) || one.check === "base", one.message).toBe(true);
    }),
    { numRuns: runs(2_000) },
  );
});

test("two equal texts have equal placeholders and blanks", () => {
  fc.assert(
    fc.property(formed, (one) => {
      const found = findingsIn({ en: one, nl: one });
      expect(found.filter(({ check }) => check === "placeholders" || check === "blanks")).toEqual([]);
    }),
    { numRuns: runs(2_000) },
  );
});

/** The longest text with placeholders, and a megabyte, or a tenth of it. */
const SIZES = [MAX_MESSAGE - 1, isAll ? 1_000_000 : 100_000];
const UNITS = [
  ..."{ } {{ % %% %s %1 %* ${ {a {a, {{a, %(a ' {' a ${a %. {0} {{a}}".split(" "),
  ...["{ ", "{a, plural, ", " ", "\n", "\u200f ", "{n, plural, other {", "{a, b, ", "{a, select, b {c} "],
];

test.each(UNITS)("long texts of %j are checked at once", (unit) => {
  const began = process.cpuUsage();
  for (const size of SIZES) {
    const long = unit.repeat(Math.floor(size / unit.length));
    findingsIn({ en: `x${long}`, de: `${long}x`, fr: long }, { charLimit: 5 });
  }
  // A check that takes quadratic time needs minutes.
  expect(process.cpuUsage(began).user).toBeLessThan(10_000_000);
});

test.each(KINDS_OF_HARM)("messages with placeholders of strangers have no effect: %s", (kind) => {
  const all = short.filter(({ does }) => does === kind);
  const problems = all.flatMap(({ text }) => {
    const translations = { en: `\${${text}} {n, plural, one {${text}}}`, [text]: `\${x${text}} %s${text} ` };
    const key = { values: { key_name: text, translations }, onCreate: {}, file: FILE, span: SPOT };
    return adviceOnKeys([{ declared: key }], RULES);
  });
  expect(problems.length).toBeGreaterThan(all.length);
  const report: Report = {
    ...{ format_version: 1, command: "validate", manifests: ["keys.yaml"], declared: { keys: 1 } },
    ...{ requests: 0, problems, projects: [] },
  };
  expectHarmless(report);
});
