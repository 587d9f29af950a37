/** The settings of `summarize`. It reads report files, and neither lokaform.yaml nor manifests, and it sends nothing to the service. */
import { resolve } from "node:path";
import { KINDS } from "../kinds/kinds.ts";
import type { RunCommand } from "../model/command.ts";
import type { Problem } from "../model/problem.ts";
import type { Setting } from "../model/setting.ts";
import { configPath } from "./configFile.ts";
import { type SettingSources, settingValue } from "./precedence.ts";
import { optionProblems, optionValue, type RawOptions } from "./rawOptions.ts";
import type { Settings, Sources } from "./resolve.ts";
import { APPLY_FROM, FAIL_ON_DRIFT } from "./table/access.ts";
import { FORMAT, HTML, QUIET, REPORT } from "./table/output.ts";
import { EXPECT, REPORTS } from "./table/summary.ts";

export interface SummaryInputs {
  /** Paths and globs of the reports. */
  reports: readonly string[];
  /** Names of the projects that must have a report. */
  expected: readonly string[];
  problems: Problem[];
  /** `command`: the one whose reports are summarized. `paths`: full paths of the report files. */
  settingsFor(command: RunCommand, paths: readonly string[]): Settings;
}

export function readSummaryInputs(raw: RawOptions, { folders, environment }: Sources): SummaryInputs {
  const sources: SettingSources = { raw, environment, parts: [] };
  const path = (row: Setting<string>) => {
    const given = optionValue(row, raw);
    return given === undefined ? undefined : resolve(folders.working, given);
  };
  return {
    reports: settingValue(REPORTS, sources) ?? [],
    expected: settingValue(EXPECT, sources),
    problems: optionProblems(raw),
    settingsFor: (command, paths) => ({
      kinds: KINDS,
      command,
      apiUrl: undefined,
      projects: [],
      others: [],
      showTexts: true,
      usable: { values: {}, tokens: [] },
      secrets: [],
      timeLimit: undefined,
      format: settingValue(FORMAT, sources),
      detailedExitcode: false,
      unmanaged: false,
      full: false,
      kept: false,
      publish: true,
      summarizes: true,
      failOnDrift: settingValue(FAIL_ON_DRIFT, sources),
      matrix: false,
      applyFrom: settingValue(APPLY_FROM, sources),
      // Nothing is written to a project, so nothing is asked.
      yes: true,
      verbose: false,
      quiet: settingValue(QUIET, sources),
      out: undefined,
      report: path(REPORT),
      html: path(HTML),
      configFile: configPath(raw, folders),
      plan: undefined,
      reports: paths,
      backupDir: undefined,
      force: false,
      restoreFlags: [],
    }),
  };
}
