/** The words of a check run, which GitHub shows on the page of a commit. */
import type { Report } from "../report.ts";
import { type Annotation, allAnnotations } from "../text/annotations.ts";
import { counted, figure } from "../words/figures.ts";
import { shortLine } from "../words/safeText.ts";
import { resultSentence } from "../words/sentences.ts";
import { body } from "./body.ts";
import { characters } from "./budget.ts";
import type { Markdown } from "./markdown.ts";

/** Characters. GitHub accepts 65,535. */
export const MAX_CHECK_SUMMARY = 65_000;

/** Characters. GitHub accepts 64 KB, and a character has up to four bytes. */
const MAX_MESSAGE = 16_000;

/** A run must not wait long for GitHub, which accepts 50 annotations in a request, and one such request in a second. */
const MAX_CHECK_ANNOTATIONS = 1_000;

/** GitHub shows a title as plain text. */
export function checkTitle(report: Report): string {
  return shortLine(report.stopped?.message ?? resultSentence(report), 250);
}

/** At most `limit` characters. */
export function checkSummary(report: Report, limit: number): Markdown {
  return body(report, { limit, measure: characters, overflow: "the job summary has more" });
}

/** Every problem and every change that was not made. If there are too many, the last annotation counts the others. */
export function checkAnnotations(report: Report, most = MAX_CHECK_ANNOTATIONS): Annotation[] {
  const all = allAnnotations(report, MAX_MESSAGE);
  const [last] = all.slice(most - 1);
  if (all.length <= most || !last) return all;
  const hidden = all.length - most + 1;
  const rest: Annotation = {
    severity: last.severity,
    title: `and ${figure(hidden)} more`,
    message: `${counted(hidden, "more annotation")} are not shown here. The job summary and the report list them all.`,
  };
  return [...all.slice(0, most - 1), rest];
}
