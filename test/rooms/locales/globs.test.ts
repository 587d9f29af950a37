/** What globs match, which globs are refused, and that no glob and no path takes long. */
import { expect, test } from "vitest";
import {
  expand,
  globComplaint,
  LANGUAGE_MARK,
  matchesGlob,
  matchPath,
  pathPatterns,
} from "../../../src/locales/glob.ts";

/** A glob, paths that match, and paths that do not. */
const MATCHES: [string, string[], string[]][] = [
  ["a.yaml", ["a.yaml"], ["b.yaml", "a.yaml/b", "xa.yaml", "axyaml"]],
  ["./l/*.yaml", ["l/a.yaml", "l/.a.yaml"], ["a.yaml", "l/b/a.yaml", "l/.yml"]],
  ["l//a.yaml", ["l/a.yaml"], ["l//a.yaml"]],
  ["*keys*.yaml", ["keys.yaml", "my-keys-2.yaml"], ["key.yaml", "a/keys.yaml"]],
  ["**/*.yaml", ["a.yaml", "a/b.yaml", "a/b/c.yaml"], ["a.yml", "a/b.yaml/c", "../a.yaml"]],
  ["a/**/b/**/c", ["a/b/c", "a/x/b/y/z/c", "a/b/b/c"], ["a/c", "a/xb/c", "b/c"]],
  ["a/**", ["a/b", "a/b/c"], ["b/a"]],
  ["../*/a", ["../x/a"], ["x/a", "../../a"]],
  ["{a,b/{c,d}}.yaml", ["a.yaml", "b/c.yaml", "b/d.yaml"], ["c.yaml", "b.yaml"]],
  ["{a}", ["{a}"], ["a"]],
  ["a?.x*", ["ab.x", "a1.xy"], ["a.x", "a/.x", "abc.x"]],
  ["app/\\[lang\\]/*", ["app/[lang]/a"], ["app/l/a"]],
  ["\\*.json", ["*.json"], ["a.json"]],
  ["(shop)/*", ["(shop)/a"], ["shop/a"]],
  ["a b/Ü?.y", ["a b/Ü😀.y"], ["a b/Ü.y"]],
];

test.each(MATCHES)("%s", (glob, matching, others) => {
  expect(globComplaint(glob)).toBeUndefined();
  expect(matching.filter((path) => !matchesGlob(path, glob))).toEqual([]);
  expect(others.filter((path) => matchesGlob(path, glob))).toEqual([]);
});

test("wildcards match names that start with a dot only where that is wanted", () => {
  const without = (glob: string, path: string) =>
    pathPatterns(glob).some((pattern) => matchPath(pattern, path, false) !== undefined);
  for (const glob of ["*", "**", "?a", "**/*a"]) expect(without(glob, ".a"), glob).toBe(false);
  expect(without("**/a", ".x/a")).toBe(false);
  expect(without("**/.x/a", "y/.x/a")).toBe(true);
  expect(without(".*", ".a")).toBe(true);
  expect(without("a*", "a.b")).toBe(true);
});

test.each([
  ["*".repeat(1001), "is longer than 1000 characters"],
  ["!a", 'starts with "!"'],
  ["+(a|aa|aaa)*", 'has a group such as "+(a|b)"'],
  ["x(a|b)", 'has a group such as "+(a|b)"'],
  ["a?(b)", 'has a group such as "+(a|b)"'],
  ["{1..99999999}", "has a range"],
  ["{..{1,2}}", "has a range"],
  ["{a,b}".repeat(7), "stands for more than 100 paths"],
  [`${"{a,".repeat(200)}b${"}".repeat(200)}`, "stands for more than 100 paths"],
  ["*a".repeat(11), "has more than 10 wildcards"],
  ["*?".repeat(6), "has more than 10 wildcards"],
  ["app/[lang]/*.json", "has a set such as [ab]"],
  ["a[b", 'If "[" is part of a name, write \\['],
  ["{,a(})", "closes in a wrong place"],
])("%s is refused", (glob, complaint) => {
  expect(globComplaint(glob)).toContain(complaint);
  expect(matchesGlob(glob, glob)).toBe(false);
});

test.each([
  "{a,b}".repeat(30),
  "{1..99999999}",
  "**/a".repeat(200_000),
  `${"{".repeat(500)}a,b${"}".repeat(500)}`,
  "{,a(})",
])("a refused glob is never written out", (glob) => {
  const before = process.cpuUsage();
  expect(expand(glob)).toEqual([]);
  expect(pathPatterns(glob)).toEqual([]);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test("braces that only look like a range or a group are accepted", () => {
  for (const glob of ["{../a,../b}/keys.yaml", "a\\{1..3\\}", "a\\+\\(b\\|c\\)", "{{a,b},c}", "a+b@c!"])
    expect(globComplaint(glob), glob).toBeUndefined();
});

/** The longest accepted globs against names and paths that nearly match in many ways. */
const SLOW: [string, string][] = [
  ["*a".repeat(10), `${"a".repeat(255)}b`],
  ["*a*a*a*a*a*a*a*a*a*b", "a".repeat(4000)],
  ["**/a/**/a/**/a/**/a/**/a/b", "a/".repeat(2000)],
  [
    `{${Array.from({ length: 100 }, (_, index) => index).join(",")}}${"*a".repeat(9)}b`,
    `1${"a".repeat(4000)}`,
  ],
  [`*a*a*${LANGUAGE_MARK}*${LANGUAGE_MARK}*a*b`, "aa-".repeat(85)],
  [
    `*${LANGUAGE_MARK}*${LANGUAGE_MARK}b`,
    Array.from({ length: 64 }, (_, index) => `${(index * 7919).toString(36)}-`).join(""),
  ],
];

test.each(SLOW)("%s is matched in a bounded time", (glob, path) => {
  const codesAt = (text: string, at: number) =>
    [2, 3, 4, 5, 6, 7, 8].map((length) => at + length).filter((end) => end <= text.length);
  const before = process.cpuUsage();
  for (const pattern of pathPatterns(glob)) expect(matchPath(pattern, path, true, codesAt)).toBeUndefined();
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});
