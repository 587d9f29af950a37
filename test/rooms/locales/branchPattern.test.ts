/** Which branches a pattern of `apply-from` matches. */
import { expect, test } from "vitest";
import { matchesPath } from "../../../src/locales/textSource.ts";

test.each([
  ["main", "main", true],
  ["main", "main-2", false],
  ["release/*", "release/2026", true],
  ["release/*", "release/2026/1", false],
  ["release/*", "release", false],
  ["release/**", "release/2026/1", true],
  ["**", "a/b", true],
  ["*", ".hidden", true],
  ["v1.*", "v1x2", false],
  ["a+(b)[c]{d}?|^$\\", "a+(b)[c]{d}?|^$\\", true],
  ["release/{1,2}.x", "release/2.x", true],
  ["", "a", false],
])("%s and %s: %s", (pattern, branch, matches) => {
  expect(matchesPath(branch, pattern)).toBe(matches);
});
