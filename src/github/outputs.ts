/** The outputs of the step, and the job summary. */
import * as core from "@actions/core";
import type { Markdown } from "../report/markdown/markdown.ts";
import { hasChanges, hasDrift, type Report } from "../report/report.ts";
import { appliedFigures, planFigures, translationsAffected } from "../report/tally.ts";
import { summaryLine } from "../report/words/summaryLine.ts";
import { titleCounts } from "../report/words/title.ts";
import { print } from "./log.ts";
import type { Published } from "./publish.ts";

export interface OutputFiles {
  plan: string | undefined;
  reports: readonly string[];
  backups: readonly string[];
}

/** `names`: the projects in lokaform.yaml, for a matrix of jobs. */
export function setOutputs(report: Report, files: OutputFiles, names: readonly string[]): void {
  const figures = appliedFigures(report.projects);
  const plans = report.projects.flatMap(({ plan }) => plan ?? []);
  const planned = titleCounts(plans.flatMap((plan) => plan.changes));
  /** Empty if nothing was compared: a figure would claim that there is nothing to do. */
  const ofPlan = (value: number | boolean) => (plans.length > 0 ? String(value) : "");
  core.setOutput("summary", summaryLine(report));
  core.setOutput("has-changes", ofPlan(hasChanges(report)));
  core.setOutput("to-create", ofPlan(planned.new));
  core.setOutput("to-update", ofPlan(planned.changed + planned.renamed));
  core.setOutput("to-remove", ofPlan(planned.removed));
  core.setOutput("conflicts", ofPlan(planFigures(plans).conflicts));
  core.setOutput("created", String(figures.created));
  core.setOutput("updated", String(figures.updated + figures.renamed));
  core.setOutput("destroyed", String(figures.archived + figures.destroyed));
  core.setOutput("failed", String(figures.failed + figures.notAttempted + figures.inPart + figures.skipped));
  core.setOutput("translations-affected", String(translationsAffected(report.projects) ?? ""));
  if (report.command === "drift") core.setOutput("drift", ofPlan(hasDrift(report)));
  core.setOutput("matrix", JSON.stringify(names));
  if (files.plan !== undefined) core.setOutput("plan-file", files.plan);
  if (files.reports.length > 0) core.setOutput("report-file", files.reports.join("\n"));
  if (files.backups.length > 0) core.setOutput("backup-file", files.backups.join("\n"));
}

/** Where the comment and the issues of the run are. */
export function setAddresses({ comments, issues }: Pick<Published, "comments" | "issues">): void {
  if (comments.length > 0) core.setOutput("comment-url", addressLines(comments));
  if (issues.length > 0) core.setOutput("issue-url", addressLines(issues));
}

/** One address per line. What is not an address does not become an output, even if GitHub says so. */
export function addressLines(urls: readonly string[]): string {
  return urls.filter((url) => /^https?:\/\/[\w.:/?=&%#+-]+$/.test(url)).join("\n");
}

export interface PullOutputs {
  /** The title of the pull request. */
  title: string;
  /** The manifests that were written; undefined if nothing was compared. */
  files: readonly string[] | undefined;
  conflicts: number;
  /** The file with the text of the pull request. */
  body: string | undefined;
}

export function setPullOutputs({ title, files, conflicts, body }: PullOutputs): void {
  const ofPull = (value: number | boolean) => (files ? String(value) : "");
  core.setOutput("summary", title);
  core.setOutput("has-changes", ofPull((files ?? []).length > 0));
  core.setOutput("conflicts", ofPull(conflicts));
  core.setOutput("pulled-files", (files ?? []).join("\n"));
  if (body !== undefined) core.setOutput("pull-request-body", body);
}

export function setSecretOutput(secret: string): void {
  core.setOutput("secret", secret);
}

/** A run does not fail if the runner refuses the summary. */
export async function writeSummary(words: Markdown): Promise<void> {
  try {
    await core.summary.addRaw(words).write();
  } catch (error) {
    print([`The job summary could not be written: ${error instanceof Error ? error.message : error}`]);
  }
}
