/** Which pairs of texts the checks complain about. The first text is the one in the base language. */
import { describe, expect, test } from "vitest";
import { ALL_ON, findingsIn, RULES } from "./rules.ts";
import { BLANKS, CODE, ICU, LENGTHS, NAMED, type Pair, PLURALS, PRINTF } from "./table.ts";

describe.each([
  ["printf", PRINTF, 0],
  ["named", NAMED, 0],
  ["code", CODE, 0],
  ["ICU", ICU, 0],
  ["plural", PLURALS, 0],
  ["blank", BLANKS, 0],
  ["length", LENGTHS, 10],
] as const)("%s", (_, pairs: readonly Pair[], charLimit) => {
  test.each(pairs.map((pair) => [JSON.stringify(pair.en), JSON.stringify(pair.de), pair] as const))(
    "%s and %s",
    (_en, _de, pair) => {
      const found = findingsIn({ en: pair.en, de: pair.de }, { charLimit });
      expect(found.map(({ check, language }) => [check, language])).toEqual(
        pair.finds === undefined ? [] : [[pair.finds, "de"]],
      );
      if (pair.says !== undefined) expect(found[0]?.message).toContain(pair.says);
    },
  );

  test("a check that is off finds nothing", () => {
    for (const { en, de, finds = "icu" } of pairs) {
      const rules = { ...RULES, levels: { ...ALL_ON, [finds]: "off" as const } };
      const found = findingsIn({ en, de }, { charLimit, rules });
      expect(found.filter(({ check }) => check === finds)).toEqual([]);
    }
  });
});
