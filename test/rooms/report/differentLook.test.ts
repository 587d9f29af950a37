/** Two values never look the same if they differ in blanks, invisible characters or how characters are composed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldLines, keptInFileRow, rematchedRow, settingRow } from "../../../src/report/view/rows.ts";
import { runs } from "../../scale.ts";

const PARTS = [
  ...["a", "b", " ", "  ", "\n", "\\n", "\\", "\\\\", "\t", "\\t", "\u00a0", "\\u00a0", "\\{nbsp}", "\u202f"],
  ...["\u200b", "\\u200b", "\u200d", "é", "e\u0301", "\u3000", '"', "…", "x".repeat(80), "word ".repeat(20)],
];
const value = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(""));
const place = { file: "keys.yaml", line: 1, col: 1, endLine: 1, endCol: 2 };
const shownAs = (field: string, before: string, after: string) => {
  const change = { place, field, ...(field === "translations" && { part: "en" }), before, after };
  const lines = fieldLines("key", change, { texts: true });
  return lines.filter(({ sign }) => sign !== " ").map((line) => `${line.start}${line.value}`);
};

/** What is shown of two values, in pairs. */
const SHOWN: Record<string, (before: string, after: string) => (string | undefined)[]> = {
  translation: (before, after) => shownAs("translations", before, after),
  plural_name: (before, after) => shownAs("plural_name", before, after),
  description: (before, after) => shownAs("description", before, after),
  tag: (before, after) => {
    const [line, other] = fieldLines(
      "key",
      { place, field: "tags", before: [before, "x"], after: ["x", after] },
      { texts: true },
    );
    return [line?.value, other?.value];
  },
  "value that a file keeps": (declared, live) => {
    const kept = { kind: "key", label: "a", place, field: "translations", part: "en", why: "" };
    const { lines } = keptInFileRow({ ...kept, declared, live }, { texts: true });
    return lines.slice(0, 2).map(({ start }) => start.slice(start.indexOf('"')));
  },
  setting: (before, after) =>
    settingRow({ name: "owner", before, after, loosens: false }).name.slice(7).split(" → "),
  "matched name": (before, after) => {
    const entry = { kind: "key", label: "a", place, member: "previously" };
    return (rematchedRow({ ...entry, before, after }).words ?? "").slice(12).split(" → ");
  },
};

test.each(Object.entries(SHOWN))("of a %s", (_, show) => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      fc.pre(one !== other);
      const [before, after] = show(one, other).map((text = "") =>
        text.normalize("NFC").replace(/\p{Default_Ignorable_Code_Point}/gu, ""),
      );
      expect([one, other, before]).not.toEqual([one, other, after]);
    }),
    { numRuns: runs(3000) },
  );
});

test("a note is at the second of two values that look the same", () => {
  expect(shownAs("translations", "\u00e9t\u00e9", "e\u0301te\u0301")[1]).toMatch(
    /^en ".+" in other characters that look the same$/,
  );
});

test("a backslash is doubled, and an unusual blank has its name", () =>
  expect(shownAs("translations", "a\\nb\u00a0!", "a\nb !")).toEqual([
    expect.stringContaining('en "a\\\\nb\\{nbsp}!"'),
    expect.stringContaining('en "a\\nb !"'),
  ]));
