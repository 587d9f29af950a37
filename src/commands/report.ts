import type { SharedCommand } from "./command.ts";

export const report: SharedCommand = {
  name: "report",
  summary: "Put the report files of several runs together, for example of a matrix of jobs.",
  inAction: true,
  examples: [
    "lokaform report web.json ios.json",
    "lokaform report 'reports/**/*.json' --expect web --expect ios --format markdown",
  ],
  exitCodes:
    "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift, and there is drift",
  run: async (raw, host) => (await import("./runs/report.ts")).combineReports(raw, host),
};
