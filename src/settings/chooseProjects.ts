import { didYouMean } from "../model/nearest.ts";
import { type Problem, problem } from "../model/problem.ts";
import { optionName } from "../model/setting.ts";
import type { Config } from "./config.ts";
import { optionValue, type RawOptions } from "./rawOptions.ts";
import { MANIFEST_SETTINGS } from "./table/kinds.ts";
import { ONLY, PROJECT } from "./table/project.ts";

export interface ChosenProjects {
  /** Names in `projects` of lokaform.yaml; one undefined name where there is only one project. */
  names: readonly (string | undefined)[];
  /** Those that the run leaves out. */
  others: readonly string[];
  problems: Problem[];
}

/** Which projects a run is for: those of `only`; otherwise that of the backup; otherwise all in lokaform.yaml. */
export function chooseProjects(
  raw: RawOptions,
  config: Config | undefined,
  backupProject: string | undefined,
): ChosenProjects {
  const wrong = (message: string) => problem("bad-setting", message);
  const only = optionValue(ONLY, raw);
  const known = config?.projects && [...config.projects.keys()];
  if (!known) {
    const message =
      "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.";
    return { names: [undefined], others: [], problems: only ? [problem("no-project", message)] : [] };
  }
  const problems = (only ?? []).flatMap((name) => {
    if (known.includes(name)) return [];
    const guess = didYouMean(name, known) || ` There are ${known.join(", ")}.`;
    return [problem("no-project", `lokaform.yaml has no project "${name}".${guess}`)];
  });
  const ofBackup = known.filter(
    (name) => backupProject !== undefined && config?.projects?.get(name)?.get(PROJECT) === backupProject,
  );
  if (!only && ofBackup.length > 0) return { names: ofBackup, others: [], problems };
  const names = only ? known.filter((name) => only.includes(name)) : known;
  const ofOneProject = [PROJECT, ...MANIFEST_SETTINGS];
  if (names.length > 1)
    for (const row of ofOneProject)
      if (optionValue<unknown>(row, raw) !== undefined)
        problems.push(
          wrong(
            `The option --${optionName(row)} (in the action: ${optionName(row)}) works only for one project, but lokaform.yaml has ${names.length} projects. Choose one with --only (in the action: only).`,
          ),
        );
  return { names, others: known.filter((name) => !names.includes(name)), problems };
}
