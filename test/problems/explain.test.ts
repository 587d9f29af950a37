import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { COMMANDS } from "../../src/commands/commands.ts";
import { PROBLEM_CODES } from "../../src/model/problem.ts";
import { openTestTerminal } from "../terminal.ts";
import { explanationOf } from "./page.ts";

async function explain(words: readonly string[], columns?: number) {
  const { terminal, lines } = openTestTerminal({ folder: tmpdir(), environment: {}, columns });
  return { code: await COMMANDS.explain.run({ "problem-code": words }, terminal), lines };
}

test("explain prints cause, fix and example", async () => {
  const { code, lines } = await explain(["unknown-member"]);
  expect({ code, lines }).toEqual(await explain(["unknown-member"]));
  expect(code).toBe(0);
  expect(lines[0]).toBe("unknown-member: Unknown field");
  const { cause, fix } = explanationOf("unknown-member");
  const text = lines.join(" ");
  for (const part of [cause, fix, "plattforms: [web]", 'Unknown field "plattforms" in a key.'])
    expect(text).toContain(part);
  expect(lines.at(-1)).toMatch(/docs\/problems\.md#unknown-member$/);
});

test.each([40, 80, 200])(
  "in a terminal of %d columns, no sentence is longer than the line, except for commands",
  async (columns) => {
    for (const code of PROBLEM_CODES) {
      const { lines } = await explain([code], columns);
      const file = new Set(Object.values(explanationOf(code).example.files).join("").split("\n"));
      const long = lines.filter((line) => line.length > columns && /\s\S+\s/.test(line.trim()));
      expect(
        long.filter(
          (line) =>
            !file.has(line.slice(2)) &&
            !/^ {2}(\$|# |lokaform )|: (lokaform |Lokaform-Overwrite: |cart\.empty:)/.test(line),
        ),
      ).toEqual([]);
    }
  },
);

test("another word is an error", async () => {
  const { code, lines } = await explain(["unknown-membre"]);
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [
      'error: There is no problem code "unknown-membre". lokaform explain lists all codes. [bad-setting]',
    ],
  });
});

test("without a code, all codes are listed with their titles", async () => {
  const { code, lines } = await explain([]);
  expect(code).toBe(0);
  for (const one of PROBLEM_CODES)
    expect(lines.filter((line) => line.startsWith(`  ${one} `))).toEqual([
      expect.stringContaining(explanationOf(one).title),
    ]);
});
