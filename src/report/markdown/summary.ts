/** The job summary, and what `--format markdown` prints. */

import type { Report } from "../report.ts";
import { body } from "./body.ts";
import { bytes } from "./budget.ts";
import type { LinkTo } from "./location.ts";
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
  const words = { overflow, linkTo, isPullRequest, unappliedBase };
  return md`${body(report, { limit: limit - 1, measure: bytes, ...words })}\n`;
}
