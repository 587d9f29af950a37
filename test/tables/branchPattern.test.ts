/** Which branches a pattern of `apply-from` matches. */
import { expect, test } from "vitest";
import { matchesBranch } from "../../src/github/checkout.ts";

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
  ["a?", "ab", false],
  ["***", "a/b", true],
  ["a*b**c", "a1b/2/c", true],
  ["", "a", false],
])("%s and %s: %s", (pattern, branch, matches) => {
  expect(matchesBranch(branch, pattern)).toBe(matches);
});

test.each([["**a"], ["*a"]])("a pattern of many %s is matched quickly", (part) => {
  const started = process.cpuUsage();
  expect(matchesBranch(`${"a".repeat(240)}b`, part.repeat(60))).toBe(false);
  expect(matchesBranch("a".repeat(240), part.repeat(60))).toBe(true);
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});
