/** The settings of the command `report`. It reads report files, and neither lokaform.yaml nor manifests, and it sends nothing to the service. */
import type { RunCommand } from "../model/command.ts";
import type { Problem } from "../model/problem.ts";
import { optionProblems, type RawOptions } from "./flags.ts";
import { outputSettings, type Settings, type Sources } from "./resolve.ts";
import { type SettingSources, settingValue } from "./rules.ts";
import { EXPECT, REPORTS } from "./table/output.ts";

export interface ReportInputs {
  /** Paths and globs of the reports. */
  reports: readonly string[];
  /** Names of the projects that must have a report. */
  expected: readonly string[];
  problems: Problem[];
  /** `command`: the one whose reports are put together. `paths`: full paths of the report files. */
  settingsFor(command: RunCommand, paths: readonly string[]): Settings;
}

export function readReportInputs(
  kinds: Settings["kinds"],
  raw: RawOptions,
  { folders, environment }: Sources,
): ReportInputs {
  const sources: SettingSources = { raw, environment, parts: [] };
  return {
    reports: settingValue(REPORTS, sources) ?? [],
    expected: settingValue(EXPECT, sources),
    problems: optionProblems(raw),
    settingsFor: (command, reports) => ({
      ...outputSettings(raw, sources, folders),
      kinds,
      command,
      apiUrl: undefined,
      projects: [],
      others: [],
      showTexts: true,
      usable: { values: {}, tokens: [] },
      secrets: [],
      timeLimit: undefined,
      combines: true,
      matrix: false,
      // Nothing is written to a project, so nothing is asked.
      yes: true,
      reports,
      backupDir: undefined,
      restoreFlags: [],
    }),
  };
}
