import { readReportFiles } from "../../files/readReports.ts";
import { combine } from "../../report/combine.ts";
import type { Host } from "../../run/host.ts";
import { KINDS } from "../../run/kinds.ts";
import type { RawOptions } from "../../settings/flags.ts";
import { readReportInputs } from "../../settings/reportSettings.ts";
import { runCommand } from "./runCommand.ts";

export async function combineReports(raw: RawOptions, host: Host): Promise<number> {
  const { sources } = host;
  const { reports, expected, problems, settingsFor } = readReportInputs(KINDS, raw, sources);
  const read = await readReportFiles(KINDS, reports, sources.folders);
  const { report, found } = combine(read.files, expected, [...problems, ...read.problems]);
  return runCommand(report.command, raw, host, {
    summary: { settings: settingsFor(report.command, read.paths), found },
    engine: async (_settings, given, context) => {
      for (const project of report.projects) await context.onPlan(project);
      return { ...report, problems: [...given, ...report.problems] };
    },
  });
}
