import { expect, test } from "vitest";
import { problem } from "../../src/model/problem.ts";
import { VERSION } from "../../src/model/published.ts";
import { page } from "../../src/report/html/page.ts";
import { problemItem } from "../../src/report/markdown/problemItems.ts";
import type { Report } from "../../src/report/report.ts";
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

test("in the HTML page the code is a link to its section", () => {
  const report: Report = {
    format_version: 1,
    command: "plan",
    manifests: ["keys.yaml"],
    declared: { keys: 0 },
    problems: [found],
    projects: [],
    requests: 0,
  };
  expect(page(report, { now: 0, linkTo: undefined })).toContain(
    `<a href="https://github.com/lokaform/lokaform/blob/v${VERSION}/docs/problems.md#unknown-member" rel="noreferrer">unknown-member</a>`,
  );
});

test("a message that is cut keeps its code, and is no longer than allowed", () => {
  const long = codedMessage({ code: "wrong-value", message: "x".repeat(500) }, 40);
  expect([...long]).toHaveLength(40);
  expect(long).toMatch(/^x+… \[wrong-value\]$/);
});
