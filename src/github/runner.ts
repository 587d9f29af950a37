/** How the runner is spoken to: its log, annotations, job summary and outputs. */
import * as core from "@actions/core";
import type { Problem } from "../model/problem.ts";
import { type Annotation, annotations, problemAnnotation } from "../report/annotations.ts";
import { markdown } from "../report/markdown.ts";
import { hasChanges, type Report } from "../report/report.ts";
import { appliedFigures } from "../report/tally.ts";

export function annotate(report: Report): void {
  for (const annotation of annotations(report)) say(annotation);
}

export function annotateProblems(problems: readonly Problem[]): void {
  for (const problem of problems) say(problemAnnotation(problem));
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
  backups: readonly string[];
}

export function setOutputs(report: Report, files: Files): void {
  const { projects } = report;
  const figures = appliedFigures(projects);
  core.setOutput("has-changes", String(hasChanges(report)));
  core.setOutput("created", String(figures.created));
  core.setOutput("updated", String(figures.updated + figures.renamed));
  core.setOutput("destroyed", String(figures.archived + figures.destroyed));
  core.setOutput("failed", String(figures.failed + figures.notAttempted + figures.skipped));
  if (files.plan !== undefined) core.setOutput("plan-file", files.plan);
  if (files.report !== undefined) core.setOutput("report-file", files.report);
  if (files.backups.length > 0) core.setOutput("backup-file", files.backups.join("\n"));
}
