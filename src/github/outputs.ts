import * as core from "@actions/core";
import type { WrittenFiles } from "../files/outputs.ts";
import { type Folders, pathShown } from "../files/paths.ts";
import { appliedFigures, planFigures } from "../report/counts.ts";
import { hasChanges, hasDrift, isReady, isRed } from "../report/exitCode.ts";
import type { Markdown } from "../report/markdown/markdown.ts";
import type { Report } from "../report/report.ts";
import {
  closingText,
  manifestText,
  problemsAndFailuresText,
  writtenText,
} from "../report/text/reportText.ts";
import { plain } from "../report/text/screen.ts";
import { summaryLine } from "../report/view/summaries.ts";
import { withoutTexts } from "../report/withoutTexts.ts";
import { print } from "./log.ts";

/** The outputs of all actions. What action.yml and the pages say about them is in `scripts/actionInputs.ts`. */
export type OutputName =
  | "summary"
  | "has-changes"
  | "conflicts"
  | "failed"
  | "drift"
  | "ready"
  | "pull-request-number"
  | "pull-request-url"
  | "matrix"
  | "plan-file"
  | "report-file"
  | "backup-file";

export function setOutputs(outputs: Partial<Record<OutputName, string | undefined>>): void {
  for (const [name, value] of Object.entries(outputs)) if (value !== undefined) core.setOutput(name, value);
}

export function setRunOutputs(
  report: Report,
  files: WrittenFiles,
  backups: readonly string[],
  names: readonly string[],
): void {
  const plans = report.projects.flatMap(({ plan }) => plan ?? []);
  /** Empty if nothing was compared: a figure would claim that there is nothing to do. */
  const ofPlan = (value: number | boolean) => (plans.length > 0 ? String(value) : "");
  const ready = isReady(report);
  setOutputs({
    summary: summaryLine(report),
    "has-changes": ofPlan(hasChanges(report)),
    conflicts: ofPlan(planFigures(plans).conflicts),
    failed: String(appliedFigures(report.projects).unfinished),
    drift: report.command === "drift" ? ofPlan(hasDrift(report)) : undefined,
    ready: ready === undefined ? undefined : String(ready && !isRed(report)),
    matrix: JSON.stringify(names),
    "plan-file": files.plan,
    "report-file": files.reports.join("\n") || undefined,
    "backup-file": backups.join("\n") || undefined,
  });
}

export function printEnd(report: Report, files: WrittenFiles, folders: Pick<Folders, "displayRoot">): void {
  print([
    ...manifestText(report, { paint: plain }),
    ...problemsAndFailuresText(withoutTexts(report), plain),
    ...closingText(report, { paint: plain }),
    ...writtenText(files, (path) => pathShown(path, folders)),
  ]);
}

/** A run does not fail if the runner refuses the summary. */
export async function writeSummary(words: Markdown): Promise<void> {
  try {
    await core.summary.addRaw(words).write();
  } catch (error) {
    print([`The job summary could not be written: ${error instanceof Error ? error.message : error}`]);
  }
}
