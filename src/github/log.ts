/** The log of a step, in which the runner looks for commands. Only this file writes to it. */

import * as core from "@actions/core";
import { reworded, rewritten } from "../model/message.ts";
import type { Problem } from "../model/problem.ts";
import { formsOf, Redaction, type Secret } from "../model/secrets.ts";
import { forLog, manyLines } from "../report/safeText.ts";
import type { Annotation } from "../report/text/annotations.ts";

/** The runner masks secrets too, but not their parts and other forms. */
const redaction = new Redaction();

export function clean(text: string): string {
  return redaction.clean(text);
}

export function cleaned(finding: Problem): Problem {
  return reworded(finding, rewritten(finding, clean));
}

export function print(lines: readonly string[]): void {
  for (const line of lines) if (line !== "") core.info(forLog(clean(line)));
}

/** Shown only if the workflow was started in debug mode. */
export function debug(line: string): void {
  core.debug(forLog(clean(line)));
}

/** From now on, no line contains these secrets, neither of this step nor of a later one. */
export function hide(secrets: readonly Secret[]): void {
  redaction.hide(secrets);
  // A blank secret would mask every blank in the log of the job.
  const masked = secrets.filter(({ value }) => value.trim() !== "");
  for (const { value } of masked) for (const form of formsOf(value)) core.setSecret(form);
}

export function bug(words: string): void {
  core.setFailed(forLog(clean(manyLines(words))));
}

export function annotate({ severity, title, message, place }: Annotation): void {
  const properties = {
    title: clean(title),
    ...(place && { file: place.file, startLine: place.line, endLine: place.endLine }),
    // GitHub uses columns only if the annotation is about a single line.
    ...(place && place.line === place.endLine && { startColumn: place.col, endColumn: place.endCol }),
  };
  const write = { error: core.error, warning: core.warning, notice: core.notice }[severity];
  write(forLog(clean(message)), properties);
}
