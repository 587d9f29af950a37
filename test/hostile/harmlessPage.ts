/** Checks that texts of strangers are only texts in the HTML page of a run: reads it as a browser does. */
import { expect } from "vitest";
import { page } from "../../src/report/html.ts";
import type { Report } from "../../src/report/report.ts";
import { readPage } from "./htmlParser.ts";
import { UNSEEN } from "./invisible.ts";
import { calmed } from "./reports.ts";

const options = { now: 1_000_000, linkTo: undefined };

/** The page has the same elements and attributes as with harmless words, and shows no invisible character. */
export function expectHarmlessPage(report: Report): void {
  const { elements, texts } = readPage(page(report, options));
  const { frame, inRows } = divided(elements);
  expect(frame).toEqual(frameOnce(page(calmed(report), options)));
  expect(inRows.filter((element) => !IN_ROWS.has(element) && !EXPLANATION.test(element))).toEqual([]);
  // Isolates keep right-to-left names in their place.
  expect(UNSEEN.test(texts.join("").replace(/[\n\u2068\u2069]/g, ""))).toBe(false);
}

const known = new Map<string, string[]>();

/** Cached, because the harmless pages are often the same. */
function frameOnce(html: string): string[] {
  const frame = known.get(html) ?? divided(readPage(html).elements).frame;
  known.set(html, frame);
  return frame;
}

/** All elements that a row can have, with their depth in it. How many of them it has depends on its values. */
const IN_ROWS: ReadonlySet<string> = new Set([
  ...["h4", "  bdi", "    bdi", "small", "  bdi", "span", "  bdi", "p", "  bdi"],
  ...["del", "ins"].flatMap((line) => [line, "  bdi", "  bdi lang", "  bdi lang dir", "    mark"]),
]);

/** The link of a problem to its section, with the name of its code. */
const EXPLANATION =
  /^ {2}a href="https:\/\/github\.com\/lokaform\/lokaform\/blob\/v[\d.]+\/docs\/problems\.md#[a-z-]+" rel="noreferrer"$/;

/** The elements of rows, and the frame: all others, and the rows themselves. Of a list of choices, the frame has one. */
function divided(elements: readonly string[]): { frame: string[]; inRows: string[] } {
  const frame: string[] = [];
  const inRows: string[] = [];
  let row: number | undefined;
  for (const element of elements) {
    const depth = element.search(/\S/);
    if (row !== undefined && depth > row) {
      inRows.push(element.slice(row + 2));
      continue;
    }
    row = element.trimStart().startsWith("article") ? depth : undefined;
    if (element.trim() !== "option value" || frame.at(-1) !== element) frame.push(element);
  }
  return { frame, inRows };
}
