/** The outputs of the step, and the job summary. */
import * as core from "@actions/core";
import { type CommandName, MANIFEST_COMMANDS } from "../model/command.ts";
import { appliedFigures, planFigures } from "../report/counts.ts";
import type { Markdown } from "../report/markdown/markdown.ts";
import { hasChanges, hasDrift, type Report } from "../report/report.ts";
import { summaryLine } from "../report/view/sentences.ts";
import { print } from "./log.ts";

/** An output, and what action.yml and the pages say about it. */
export interface OutputWords {
  text: string;
  /** What it is after pull. */
  afterPull?: string;
  /** The commands that set it. */
  commands: readonly CommandName[];
}

const ALL: readonly CommandName[] = [...MANIFEST_COMMANDS, "pull", "report"];
const RUNS: readonly CommandName[] = [...MANIFEST_COMMANDS, "report"];

/** The outputs of all actions. */
export const OUTPUTS = {
  summary: {
    commands: ALL,
    text: "The result in one line of plain text, such as `Translations: 16 new, 21 changed, 3 renamed`. For a pull request, it counts what the pull request causes. After a semicolon: changes that were pending before, and what did not succeed. It contains figures, but no names and no texts.",
  },
  "has-changes": {
    commands: ALL,
    text: "`true` if the plan has changes (after apply: had changes), `false` if not. Empty if nothing was compared.",
    afterPull: "After pull: whether manifests were written.",
  },
  conflicts: {
    commands: ALL,
    text: "Number of declared texts that are new and not written, because a text in Lokalise is kept. drift does not tell conflicts from texts to pull: there it is `0`. Empty if nothing was compared.",
    afterPull: "After pull: number of texts that were changed in both places.",
  },
  failed: {
    commands: RUNS,
    text: "Number of changes that failed, were skipped or were not attempted.",
  },
  drift: {
    commands: ["drift", "report"],
    text: "After drift: `true` if the live project differs from what is declared, also if there are only texts to pull, and `false` if not. What a rule keeps does not count. Empty if nothing was compared.",
  },
  "pulled-files": {
    commands: ["pull"],
    text: "After pull: the manifests that were written, one path per line.",
  },
  "pulled-trailer": {
    commands: ["pull"],
    text: "After pull: the trailer for a commit of the written manifests, such as `Lokaform-Pulled: 2026-01-31T04:47:00Z`. Later runs then know that the project has newer changes.",
  },
  "pull-request-body": {
    commands: ["pull"],
    text: "After pull: path of a Markdown file in the temporary folder of the runner, with every replacement as old and new text. It is the text for a pull request. Only if manifests were written.",
  },
  matrix: {
    commands: RUNS,
    text: 'The names of the `projects` in lokaform.yaml, as a JSON list for `strategy.matrix`. If lokaform.yaml has no `projects`, it is `[""]`. The empty name has no effect in `only`. validate also sets it, without a token.',
  },
  "plan-file": { commands: ["plan"], text: "Path of the plan, if `out` is set." },
  "report-file": {
    commands: RUNS,
    text: "Path of the report, if `report` is set. With several, one path per line.",
  },
  "backup-file": {
    commands: ["apply"],
    text: "Path of the backup, if one was written. With several projects, one path per line.",
  },
} as const satisfies Readonly<Record<string, OutputWords>>;

function setOutput(name: keyof typeof OUTPUTS, value: string): void {
  core.setOutput(name, value);
}

export interface OutputFiles {
  plan: string | undefined;
  reports: readonly string[];
  backups: readonly string[];
}

/** `names`: the projects in lokaform.yaml, for a matrix of jobs. */
export function setOutputs(report: Report, files: OutputFiles, names: readonly string[]): void {
  const figures = appliedFigures(report.projects);
  const plans = report.projects.flatMap(({ plan }) => plan ?? []);
  /** Empty if nothing was compared: a figure would claim that there is nothing to do. */
  const ofPlan = (value: number | boolean) => (plans.length > 0 ? String(value) : "");
  setOutput("summary", summaryLine(report));
  setOutput("has-changes", ofPlan(hasChanges(report)));
  setOutput("conflicts", ofPlan(planFigures(plans).conflicts));
  setOutput("failed", String(figures.failed + figures.notAttempted + figures.inPart + figures.skipped));
  if (report.command === "drift") setOutput("drift", ofPlan(hasDrift(report)));
  setOutput("matrix", JSON.stringify(names));
  if (files.plan !== undefined) setOutput("plan-file", files.plan);
  if (files.reports.length > 0) setOutput("report-file", files.reports.join("\n"));
  if (files.backups.length > 0) setOutput("backup-file", files.backups.join("\n"));
}

export interface PullOutputs {
  trailer: string | undefined;
  /** The title of the pull request. */
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
