/** Texts of strangers in the words of a report. */
import { expect, test } from "vitest";
import { aroundDifference, shortened } from "../../../src/model/difference.ts";
import { type Problem, problem } from "../../../src/model/problem.ts";
import { summary } from "../../../src/report/markdown/comment.ts";
import { codeSpan, fenced } from "../../../src/report/markdown/markdown.ts";
import { forLog, oneLine, quoted } from "../../../src/report/safeText.ts";
import { annotations } from "../../../src/report/text/annotations.ts";
import { place, reportOf } from "./reportHarness.ts";

test.each([
  ["a\nb\r\tc", "a\\nb\\r\\tc"],
  ["\u001b[31mred", "\\u001b[31mred"],
  ["\u202eevil\u200b", "\\u202eevil\\u200b"],
  ["a\ud800b", "a\\ud800b"],
  ["👩‍🚀 ok", "👩‍🚀 ok"],
  ["10\u00a0kg\u2004", "10\\{nbsp}kg\\u2004"],
  ["1\u2009000\u3000", "1\\{thin space}000\\{ideographic space}"],
])("%j is shown on one line without invisible characters", (text, words) => {
  expect(oneLine(text)).toBe(words);
});

test("a text is not cut inside a character", () => {
  expect(shortened("🎁🎁🎁🎁", 3)).toBe("🎁🎁…");
  expect(shortened("🎁🎁🎁", 3)).toBe("🎁🎁🎁");
  expect(quoted("x".repeat(100), 10)).toBe(`"${"x".repeat(9)}…"`);
});

test("right-to-left text is isolated", () => {
  expect(quoted("שלום")).toBe('"\u2068שלום\u2069"');
});

test("of two long texts, the part that differs is shown", () => {
  const same = "the same beginning of both, ".repeat(4);
  const [a, b] = aroundDifference(`${same}one end`, `${same}other end`, 40);
  expect([a, b]).toEqual(["…ning of both, one end", "…ning of both, other end"]);
  expect(aroundDifference("short", "texts", 40)).toEqual(["short", "texts"]);
});

test.each(["::error::x", "  ::set-output name=a::b", "a ##[error]b", "##[add-mask]##[x]"])(
  "%s is not a command in a log",
  (line) => {
    const safe = forLog(line);
    expect(safe).not.toMatch(/^\s*::|##\[/);
    expect(safe.replaceAll("\u2060", "")).toBe(line);
  },
);

test("no text closes a fence or gets out of a code span", () => {
  expect(fenced(["```", "````x"]).split("\n")[0]).toBe("`````");
  expect(codeSpan("`a``b`")).toBe("``` `a``b` ```");
  expect(codeSpan("")).toBe("`  `");
});

const report = (problems: Problem[]) => reportOf([], { command: "validate", problems });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    problem("wrong-value", `problem ${index}`, { place: { ...place, line: index + 1 } }),
  );

test("there are at most ten annotations of a severity, and the last one counts the others", () => {
  const ten = annotations(report(many(10)));
  expect(ten).toHaveLength(10);
  expect(ten.at(-1)?.message).toBe("problem 9 [wrong-value]");
  const cut = annotations(
    report([...many(300), problem("unknown-event", "a warning", { severity: "warning" })]),
  );
  expect(cut).toHaveLength(11);
  expect(cut[9]).toMatchObject({ severity: "error", title: "and 291 more" });
  expect(cut[10]).toMatchObject({ severity: "warning" });
});

test("Markdown stays within its limit, and counts the rows that are cut", () => {
  const words = summary(report(many(5000)), { reportFile: undefined, limit: 50_000 });
  expect(Buffer.byteLength(words)).toBeLessThan(50_000);
  const shown = words.match(/`problem \d+` \(\[/g)?.length ?? 0;
  expect(words).toContain(`… and ${(5000 - shown).toLocaleString("en-US")} more problems`);
  expect(words).toContain("### 5,000 problems");
});
