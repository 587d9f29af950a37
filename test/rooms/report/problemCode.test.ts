import { expect, test } from "vitest";
import { VERSION } from "../../../src/model/package.ts";
import { problem } from "../../../src/model/problem.ts";
import { page } from "../../../src/report/html.ts";
import { groupOf } from "../../../src/report/markdown/body.ts";
import { problemText } from "../../../src/report/text/reportText.ts";
import { problemRows } from "../../../src/report/view/problems.ts";
import { problemSection } from "../../../src/report/view/sections.ts";
import { place, reportOf } from "./reportHarness.ts";

const found = problem("unknown-member", "Unknown field.", { place });

test("a shown problem ends with its code, dimmed on a terminal with colours", () => {
  const styled = problemText([found], (style, text) => (style === "dim" ? `<dim>${text}</dim>` : text));
  expect(styled).toEqual(["keys.yaml:3:5: error: Unknown field. <dim>[unknown-member]</dim>"]);
});

test("in Markdown the code is a link to its section", () => {
  expect(groupOf(problemSection([found], { full: true })).items[0]?.whole).toBe(
    `- **error** \`keys.yaml:3\`: \`Unknown field.\` ([\`unknown-member\`](https://github.com/lokaform/lokaform/blob/v${VERSION}/docs/problems.md#unknown-member))`,
  );
});

test("in the HTML page the code is a link to its section", () => {
  expect(page(reportOf([], { problems: [found] }), { now: 0, linkTo: undefined })).toContain(
    `<a href="https://github.com/lokaform/lokaform/blob/v${VERSION}/docs/problems.md#unknown-member" rel="noreferrer"><bdi>unknown-member</bdi></a>`,
  );
});

test("a message that is cut leaves room for its code", () => {
  const [row] = problemRows([{ ...found, message: "x".repeat(500) }], { longest: 40 });
  expect([...`${row?.words} [unknown-member]`]).toHaveLength(40);
  expect(row?.words).toMatch(/^x+…$/);
});
