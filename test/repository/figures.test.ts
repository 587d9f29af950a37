/** Figures of speed and memory become wrong when the code changes, so `npm run docs` writes them from what the benchmark measured. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGES = ["README.md", ...globSync("docs/**/*.md").sort()];

const DIGITS = String.raw`(?<![\w.])\d[\d.,]*`;
const NUMBER = "\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|sixty)";
const TIME = "(?:ms|s|sec|seconds?|milliseconds?|min|minutes?|hours?)";
const SIZE = "(?:[kMG]i?B|(?:kilo|mega|giga)?bytes)";
const MORE =
  "(?:as (?:fast|quick|slow|long|much)|faster|quicker|slower|longer|less (?:time|memory)|more memory)";
const FIGURE = new RegExp(
  [
    `(?:${DIGITS} ?|${NUMBER} )(?:${TIME}|${SIZE})\\b`,
    `(?:${DIGITS}|${NUMBER})(?: ?×| ?x| times| ?%| percent) ${MORE}\\b`,
    `\\b(?:twice|half) ${MORE}\\b`,
    `\\b(?:under|within|less than|about) an? (?:second|minute|hour)\\b`,
  ].join("|"),
  "gi",
);

/** Limits and settings of Lokaform, in the order of the page. They are not measured. */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  "docs/client.md": ["5 minutes", "2 s", "15 s", "0.5 s", "1 s", "30 s", "2 s"],
  "docs/from-node-api.md": ["10 s", "60 s", "180 s"],
  "docs/workflows/README.md": ["1 MiB", "five seconds"],
};

/** A page without the parts that `npm run docs` writes. */
function writtenByHand(page: string): string {
  return readFileSync(page, "utf8").replace(/^<!-- (.+) -->\n.*?^<!-- \/\1 -->$/gms, "");
}

test.each(PAGES)("%s has no figure of speed or memory, except for limits", (page) => {
  expect(writtenByHand(page).match(FIGURE) ?? []).toEqual(LIMITS[page] ?? []);
});

test.each([
  "A plan takes 3 s.",
  "It takes two seconds.",
  "It needs 400 MB.",
  "It loads 250 kB.",
  "This is 3 times faster.",
  "It is 2 × as fast as the script.",
  "It is twice as fast.",
  "It needs 20 % less memory.",
  "A plan ends within a minute.",
])("a figure is found: %s", (text) => {
  expect(text.match(FIGURE)).not.toBeNull();
});
