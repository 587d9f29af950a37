/** The log of a step, which the runner reads for commands: nothing else of ours writes to it. */
import * as core from "@actions/core";
import type { Problem } from "../model/problem.ts";
import { formsOf, Redaction, type Secret } from "../model/secrets.ts";
import type { Report } from "../report/report.ts";
import {
  type Annotation,
  annotations,
  driftAnnotation,
  problemAnnotation,
} from "../report/text/annotations.ts";
import { forLog, manyLines } from "../report/words/safeText.ts";

/** The runner masks secrets in its log too, but not what it is sent in pieces or in other forms. */
const redaction = new Redaction();

/** The text without the secrets that the log hides. */
export function clean(text: string): string {
  return redaction.clean(text);
}

export function print(lines: readonly string[]): void {
  for (const line of lines) if (line !== "") core.info(forLog(clean(line)));
}

/** Shown where the workflow was started in debug mode. */
export function debug(line: string): void {
  core.debug(forLog(clean(line)));
}

/** No line holds these from here on, neither ours nor one of a later step. */
export function hide(secrets: readonly Secret[]): void {
  redaction.hide(secrets);
  // A blank one would mask every blank of the job.
  const masked = secrets.filter(({ value }) => value.trim() !== "");
  for (const { value } of masked) for (const form of formsOf(value)) core.setSecret(form);
}

/** Fails the step, with an error that has no place. */
export function bug(words: string): void {
  core.setFailed(forLog(clean(manyLines(words))));
}

export function annotate(report: Report): void {
  for (const annotation of annotations(report)) say(annotation);
}

/** The one error of a run that fails because of drift. */
export function annotateDrift(report: Report): void {
  say(driftAnnotation(report));
}

export function annotateProblems(problems: readonly Problem[]): void {
  for (const problem of problems) say(problemAnnotation(problem));
}

function say({ severity, title, message, place }: Annotation): void {
  const properties = {
    title: clean(title),
    ...(place && { file: place.file, startLine: place.line, endLine: place.endLine }),
    // Columns count only when a single line is meant.
    ...(place && place.line === place.endLine && { startColumn: place.col, endColumn: place.endCol }),
  };
  const tell = { error: core.error, warning: core.warning, notice: core.notice }[severity];
  tell(forLog(clean(message)), properties);
}
