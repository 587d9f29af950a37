/** The log of a step, which the runner reads for commands: nothing else of ours writes to it. */
import * as core from "@actions/core";
import type { Problem } from "../model/problem.ts";
import { formsOf } from "../model/secrets.ts";
import { type Annotation, annotations, problemAnnotation } from "../report/annotations.ts";
import type { Report } from "../report/report.ts";
import { forLog, manyLines } from "../report/safe.ts";

export function print(lines: readonly string[]): void {
  for (const line of lines) if (line !== "") core.info(forLog(line));
}

/** Shown where the workflow was started in debug mode. */
export function debug(line: string): void {
  core.debug(forLog(line));
}

/** The runner takes these values out of every line from here on. */
export function hide(secrets: readonly string[]): void {
  for (const secret of secrets) {
    for (const form of formsOf(secret)) if (form !== "") core.setSecret(form);
  }
}

/** Fails the step, with an error that has no place. */
export function bug(words: string): void {
  core.setFailed(forLog(manyLines(words)));
}

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
  tell(forLog(message), properties);
}
