/** Puts reports together. It reads report files, and neither lokaform.yaml nor manifests, and it sends nothing to the service. */
import { readReportFiles } from "../../files/readReports.ts";
import { combine } from "../../report/combine.ts";
import type { Host } from "../../run/host.ts";
import { KINDS } from "../../run/kinds.ts";
import { optionProblems, type RawOptions } from "../../settings/flags.ts";
import { outputSettings, type Settings } from "../../settings/resolve.ts";
import { type SettingSources, settingValue } from "../../settings/rules.ts";
import { EXPECT, REPORTS } from "../../settings/table/output.ts";
import { runCommand } from "./runCommand.ts";

export async function combineReports(raw: RawOptions, host: Host): Promise<number> {
  const { folders, environment } = host.sources;
  const sources: SettingSources = { raw, environment, parts: [] };
  const read = await readReportFiles(KINDS, settingValue(REPORTS, sources) ?? [], folders);
  const problems = [...optionProblems(raw), ...read.problems];
  const { report, found } = combine(read.files, settingValue(EXPECT, sources), problems);
  const settings: Settings = {
    ...outputSettings(raw, sources, folders),
    kinds: KINDS,
    command: report.command,
    options: raw,
    projects: [],
    others: [],
    showTexts: true,
    usable: { values: {}, tokens: [] },
    secrets: [],
    // Each project has that of its run.
    scope: undefined,
    combines: true,
    // Nothing is written to a project, so nothing is asked.
    yes: true,
    reports: read.paths,
    backupDir: undefined,
    restoreFlags: [],
  };
  return runCommand(report.command, raw, host, {
    summary: { settings, found },
    engine: async (_settings, given, context) => {
      // What was applied comes at the end.
      for (const { results: _, ...planned } of report.projects) await context.onPlan(planned);
      return { ...report, problems: [...given, ...report.problems] };
    },
  });
}
