/** Values of a response that cannot be what they say. */
import { expect, test } from "vitest";
import { LAST_SECOND, readTime } from "../../../src/model/response.ts";
import { timeWords } from "../../../src/report/view/words.ts";

test.each([
  1_700_000_000_000,
  8_640_000_000_001,
  Number.MAX_SAFE_INTEGER,
  1e300,
  Number.NaN,
  "9".repeat(400),
  -1,
])("%s is not a time", (value) => {
  expect(readTime(value)).toBeUndefined();
});

test.each([0, 1.5, "1700000000", LAST_SECOND])("%s is a time that can be shown", (value) => {
  expect(timeWords(readTime(value) ?? Number.NaN)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
});
