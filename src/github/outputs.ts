/** The outputs of the step, and the job summary. */
import * as core from "@actions/core";
import type { WrittenFiles } from "../files/outputs.ts";
import { appliedFigures, planFigures } from "../report/counts.ts";
import type { Markdown } from "../report/markdown/markdown.ts";
import { hasChanges, hasDrift, type Report } from "../report/report.ts";
import { summaryLine } from "../report/view/summaries.ts";
import { print } from "./log.ts";

/** The outputs of all actions. What action.yml and the pages say about them is in `scripts/actionInputs.ts`. */
export type OutputName =
  | "summary"
  | "has-changes"
  | "conflicts"
  | "failed"
  | "drift"
  | "pulled-files"
  | "pulled-trailer"
  | "pull-request-body"
  | "matrix"
  | "plan-file"
  | "report-file"
  | "backup-file";

function setOutput(name: OutputName, value: string): void {
  core.setOutput(name, value);
}

/** `names`: the projects in lokaform.yaml, for a matrix of jobs. */
export function setOutputs(
  report: Report,
  files: WrittenFiles,
  backups: readonly string[],
  names: readonly string[],
): void {
  const plans = report.projects.flatMap(({ plan }) => plan ?? []);
  /** Empty if nothing was compared: a figure would claim that there is nothing to do. */
  const ofPlan = (value: number | boolean) => (plans.length > 0 ? String(value) : "");
  setOutput("summary", summaryLine(report));
  setOutput("has-changes", ofPlan(hasChanges(report)));
  setOutput("conflicts", ofPlan(planFigures(plans).conflicts));
  setOutput("failed", String(appliedFigures(report.projects).unfinished));
  if (report.command === "drift") setOutput("drift", ofPlan(hasDrift(report)));
  setOutput("matrix", JSON.stringify(names));
  if (files.plan !== undefined) setOutput("plan-file", files.plan);
  if (files.reports.length > 0) setOutput("report-file", files.reports.join("\n"));
  if (backups.length > 0) setOutput("backup-file", backups.join("\n"));
}

interface PullOutputs {
  trailer: string | undefined;
  title: string;
  /** The manifests that were written; undefined if nothing was compared. */
  files: readonly string[] | undefined;
  conflicts: number;
  /** The file with the text of the pull request. */
  body: string | undefined;
}

export function setPullOutputs({ title, files, conflicts, body, trailer }: PullOutputs): void {
  const ofPull = (value: number | boolean) => (files ? String(value) : "");
  setOutput("summary", title);
  setOutput("has-changes", ofPull((files ?? []).length > 0));
  setOutput("conflicts", ofPull(conflicts));
  setOutput("pulled-files", (files ?? []).join("\n"));
  if (body !== undefined) setOutput("pull-request-body", body);
  if (trailer !== undefined) setOutput("pulled-trailer", trailer);
}

/** A run does not fail if the runner refuses the summary. */
export async function writeSummary(words: Markdown): Promise<void> {
  try {
    await core.summary.addRaw(words).write();
  } catch (error) {
    print([`The job summary could not be written: ${error instanceof Error ? error.message : error}`]);
  }
}
