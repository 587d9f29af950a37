/** How the runner is spoken to: its log, annotations, job summary and outputs. */
import * as core from "@actions/core";
import { type Annotation, annotations } from "../report/annotations.ts";
import { markdown } from "../report/markdown.ts";
import { hasChanges, type Report, tally } from "../report/report.ts";

export function annotate(report: Report): void {
  for (const annotation of annotations(report)) say(annotation);
}

function say({ severity, title, message, place }: Annotation): void {
  const properties = {
    title,
    ...(place && { file: place.file, startLine: place.line, endLine: place.endLine }),
    // Columns count only when a single line is meant.
    ...(place && place.line === place.endLine && { startColumn: place.col, endColumn: place.endCol }),
  };
  const tell = { error: core.error, warning: core.warning, notice: core.notice }[severity];
  tell(message, properties);
}

/** `now` in Unix seconds. */
export async function summarize(report: Report, now: number): Promise<void> {
  await core.summary.addRaw(markdown(report, now)).write();
}

export interface Files {
  plan: string | undefined;
  report: string | undefined;
}

export function setOutputs(report: Report, files: Files): void {
  const { created, updated, failed, notAttempted, skipped } = tally(report);
  core.setOutput("has-changes", String(hasChanges(report)));
  core.setOutput("created", String(created));
  core.setOutput("updated", String(updated));
  core.setOutput("failed", String(failed + notAttempted + skipped));
  if (files.plan !== undefined) core.setOutput("plan-file", files.plan);
  if (files.report !== undefined) core.setOutput("report-file", files.report);
}
