import { readReportFiles } from "../files/readReports.ts";
import { combine } from "../report/combine.ts";
import { readSummaryInputs } from "../settings/summarySettings.ts";
import type { SharedCommand } from "./command.ts";
import { runCommand } from "./runCommand.ts";

export const summarize: SharedCommand = {
  name: "summarize",
  summary: "Put the report files of several runs together, for example of a matrix of jobs.",
  inAction: true,
  actionSummary:
    "puts the reports of a matrix of jobs together: one comment, one summary, and the issues of all projects",
  examples: [
    "lokaform summarize web.json ios.json",
    "lokaform summarize 'reports/**/*.json' --expect web --expect ios --format markdown",
  ],
  exitCodes:
    "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift, and there is drift",
  async run(raw, frontend) {
    const { sources } = frontend;
    const { reports, expected, problems, settingsFor } = readSummaryInputs(raw, sources);
    const read = await readReportFiles(reports, sources.folders);
    const { report, found } = combine(read.files, expected, [...problems, ...read.problems]);
    return runCommand(report.command, raw, frontend, {
      summary: { settings: settingsFor(report.command, read.paths), found },
      engine: async (_settings, given, context) => {
        for (const project of report.projects) await context.onPlan(project);
        return { ...report, problems: [...given, ...report.problems] };
      },
    });
  },
};
