/** No list of any length becomes the arguments of a call: 200,000 arguments are more than the stack can hold. */
import { expect, test } from "vitest";
import { SOURCES } from "./sources.ts";

const SPREAD =
  /(?:\.(?:push|unshift|concat)|Math\.(?:max|min)|String\.from(?:CharCode|CodePoint))\(\s*\.\.\.|\.apply\(\s*(?:null|undefined|this|String|Math)\b/g;

test("no call has a list of any length as its arguments", () => {
  const found = SOURCES.flatMap(({ file, text }) =>
    [...text.matchAll(SPREAD)].map(([call]) => `${file}: ${call}`),
  )
    // The comment that says why.
    .filter((line) => !line.startsWith("src/model/json.ts:"));
  expect(found).toEqual([]);
});
