/** Checks that texts of strangers are only texts in the HTML page of a run: reads it as a browser does. */
import { expect } from "vitest";
import { page } from "../../src/report/html/page.ts";
import type { Report } from "../../src/report/report.ts";
import { readPage } from "./htmlParser.ts";
import { UNSEEN } from "./invisible.ts";
import { calmed } from "./reports.ts";

const options = { now: 1_000_000, linkTo: undefined };

/** The page has the same elements and attributes as with harmless words, and shows no invisible character. */
export function expectHarmlessPage(report: Report): void {
  const { elements, texts, data } = readPage(page(report, options));
  expect(elements).toEqual(elementsOnce(page(calmed(report), options)));
  expect(namesIn(data).filter((name) => !MEMBERS.has(name))).toEqual([]);
  const shown = [...texts, ...textsIn(data)].join("");
  // Isolates keep right-to-left names in their place.
  expect(UNSEEN.test(shown.replace(/[\n\u2068\u2069]/g, ""))).toBe(false);
}

const known = new Map<string, string[]>();

/** Cached, because the harmless pages are often the same. */
function elementsOnce(html: string): string[] {
  const elements = known.get(html) ?? readPage(html).elements;
  known.set(html, elements);
  return elements;
}

/** The members that the script of the page knows. */
const MEMBERS = new Set([
  ...[
    "projects",
    "files",
    "path",
    "actions",
    "words",
    "tone",
    "states",
    "sections",
    "sides",
    "rows",
    "section",
  ],
  ...["action", "project", "state", "failed", "kind", "name", "from", "file", "line", "tags", "values"],
  ...["language", "notes", "is", "text", "old", "live", "added", "removed", "same"],
]);

/** The names of all members of the data: no text of a stranger is one. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
