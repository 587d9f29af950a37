/** The job summary, what `--format markdown` prints, and the words of a check run, which GitHub shows on the page of a commit. */
import type { Report } from "../report.ts";
import { shortLine } from "../safeText.ts";
import { resultSentence } from "../view/sentences.ts";
import type { LinkTo } from "../view/view.ts";
import { body, bodyView } from "./body.ts";
import { bytes, characters } from "./budget.ts";
import { type Markdown, md } from "./markdown.ts";

/** Bytes. GitHub drops a larger summary with an error. */
export const MAX_SUMMARY = 1024 * 1024;

export interface SummaryOptions {
  /** Path of the report file; undefined if none was written. */
  reportFile: string | undefined;
  /** Bytes. */
  limit?: number;
  linkTo?: LinkTo | undefined;
  /** The branch that the pull request would be merged into, if apply does not write from it. */
  unappliedBase?: string | undefined;
}

export function summary(
  report: Report,
  { reportFile, limit = MAX_SUMMARY, linkTo, unappliedBase }: SummaryOptions,
): Markdown {
  const isPullRequest = report.projects.some(({ target }) => target);
  const overflow =
    reportFile === undefined ? "set report to a file to get them all" : "the report file has them all";
  const view = bodyView(report, { overflow, isPullRequest, unappliedBase });
  return md`${body(view, { limit: limit - 1, measure: bytes, overflow, linkTo })}\n`;
}

/** Characters. GitHub accepts 65,535. */
export const MAX_CHECK_SUMMARY = 65_000;

/** GitHub shows a title as plain text. */
export function checkTitle(report: Report): string {
  return shortLine(report.stopped?.message ?? resultSentence(report), 250);
}

/** At most `limit` characters. */
export function checkSummary(report: Report, limit: number): Markdown {
  const overflow = "the job summary has more";
  return body(bodyView(report, { overflow }), { limit, measure: characters, overflow });
}
