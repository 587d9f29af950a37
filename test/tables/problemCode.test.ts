import { expect, test } from "vitest";
import { problem } from "../../src/model/problem.ts";
import { VERSION } from "../../src/model/published.ts";
import { problemItem } from "../../src/report/markdown/problemItems.ts";
import { problemText } from "../../src/report/text/problemText.ts";
import { codedMessage } from "../../src/report/words/problemCode.ts";

const place = { file: "keys.yaml", line: 3, col: 5, endLine: 3, endCol: 9 };
const found = problem("unknown-member", "Unknown field.", { place });

test("a shown problem ends with its code, dimmed on a terminal with colours", () => {
  const styled = problemText([found], (style, text) => (style === "dim" ? `<dim>${text}</dim>` : text));
  expect(styled).toEqual(["keys.yaml:3:5: error: Unknown field. <dim>[unknown-member]</dim>"]);
});

test("in Markdown the code is a link to its section", () => {
  expect(problemItem(found, undefined).rows).toEqual([
    `- **error** \`keys.yaml:3\`: \`Unknown field.\` ([\`unknown-member\`](https://github.com/lokaform/lokaform/blob/v${VERSION}/docs/problems.md#unknown-member))`,
  ]);
});

test("a message that is cut keeps its code, and is no longer than allowed", () => {
  const long = codedMessage({ code: "wrong-value", message: "x".repeat(500) }, 40);
  expect([...long]).toHaveLength(40);
  expect(long).toMatch(/^x+… \[wrong-value\]$/);
});
