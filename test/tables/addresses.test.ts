/** The outputs comment-url and issue-url. */
import { expect, test } from "vitest";
import { addressLines } from "../../src/github/outputs.ts";

const COMMENT = "https://github.com/acme/shop-1/pull/7#issuecomment-99";
const ISSUE = "http://ghes.example.com:8443/acme/shop_2.0/issues/3";

test("there is one address per line", () => {
  expect(addressLines([COMMENT, ISSUE])).toBe(`${COMMENT}\n${ISSUE}`);
  expect(addressLines([])).toBe("");
});

test.each([
  `${ISSUE}\nmatrix=[]`,
  `${ISSUE}\r`,
  "javascript:alert(1)",
  "run https://example.com/",
  "https://example.com/a b",
  "https://example.com/`id`",
  "https://example.com/$(id)",
  "https://example.com/\u202e",
  "",
])("%j is not an address", (url) => {
  expect(addressLines([url, ISSUE])).toBe(ISSUE);
});
