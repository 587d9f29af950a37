/** Where a pull declares a new key, and how many entries it may remove. */
import { expect, test } from "vitest";
import { keyKind } from "../../../src/keys/kind.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { relatives, tooManyGone } from "../../../src/plan/pulledTexts.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { declaredIn } from "./planHarness.ts";

const NAMES = ["nav.home", "cart.button", "cart.items.one", "cart.title", "checkoutPay", "cart.zero"];
const nearest = relatives(NAMES.map((name) => ({ name, entry: name })));

test.each([
  ["cart.empty", "cart.button"],
  ["cart.items.two", "cart.items.one"],
  ["cart.a", "cart.zero"],
  ["cart.zz", "cart.zero"],
  ["nav.away", "nav.home"],
  ["checkoutDone", "checkoutPay"],
  ["cart", undefined],
  ["footer.ok", undefined],
  ["", undefined],
])("%s comes after %s", (name, expected) => {
  expect(nearest(name)).toBe(expected);
});

test.each([
  ["a few", 2, 40, {}, undefined],
  ["more than the limit", 26, 400, {}, "limits.removals allows 25"],
  ["more than a percentage", 5, 40, {}, "limits.removals_percent allows 10 %"],
  ["a percentage of few entries", 5, 19, {}, undefined],
  ["a raised limit", 5, 40, { removals_percent: 50 }, undefined],
  ["all entries", 3, 3, {}, "None of the 3 declared keys is live"],
  ["the only entry", 1, 1, {}, undefined],
  ["none", 0, 3, { removals: 0 }, undefined],
])("%s", (_, gone, declared, limits, expected) => {
  const kind = KINDS.find(({ name }) => name === keyKind.name) ?? expect.fail();
  const names = Array.from({ length: gone }, (_one, index) => `  - key_name: k${index}\n`).join("");
  const entries = declaredIn({ keys: gone === 0 ? "keys: []\n" : `keys:\n${names}` }).entries.keys ?? [];
  const problems = tooManyGone(kind, entries, declared, { ...DEFAULT_RULES, limits });
  expect(problems.map(({ message }) => message)).toEqual(
    expected === undefined ? [] : [expect.stringContaining(expected)],
  );
});
