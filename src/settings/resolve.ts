/** All settings of a run, checked. */
import { resolve } from "node:path";
import type { Folders } from "../files/paths.ts";
import type { Kinds } from "../kinds/kind.ts";
import type { ManifestGlobs } from "../kinds/read.ts";
import { allKinds } from "../kinds/registry.ts";
import type { RunCommand } from "../model/command.ts";
import { eachOnce, type Problem, problem } from "../model/problem.ts";
import { nameless, type Secret } from "../model/secrets.ts";
import { optionName } from "../model/setting.ts";
import { API_TOKEN, type Usable } from "../model/variables.ts";
import type { TargetSettings } from "./changedSettings.ts";
import { configPath, loadConfig } from "./configFile.ts";
import { givenWords, optionProblems, optionValue, type RawOptions } from "./flags.ts";
import type { RunInputs } from "./inputs.ts";
import { chooseProjects, type ProjectSettings, projectSettings } from "./project.ts";
import { filterProblems, pruneNotices, type SettingSources, settingValue } from "./rules.ts";
import { BACKUP_DIR, FORCE } from "./table/changes.ts";
import {
  ALL,
  DETAILED_EXITCODE,
  FORMAT,
  MATRIX,
  OUT,
  PLAN,
  QUIET,
  REPORT,
  TIME_LIMIT,
  VERBOSE,
  YES,
} from "./table/output.ts";
import {
  ALLOW_VARIABLES,
  API_URL,
  APPLY_FROM,
  CONFIG,
  FAIL_ON_DRIFT,
  PROJECT,
  PUBLISH,
  SHOW_TEXTS,
  TOKEN_FILE,
} from "./table/project.ts";
import { allTokens, readTokenFile } from "./token.ts";

export interface Settings extends OutputSettings {
  kinds: Kinds;
  command: RunCommand;
  apiUrl: string | undefined;
  /** In the order of lokaform.yaml. */
  projects: readonly ProjectSettings[];
  /** Manifests of the projects that the run leaves out. */
  others: readonly ManifestGlobs[];
  /** Whether outputs that people without access to the manifests can read may quote files that several projects share. */
  showTexts: boolean;
  /** Which environment variables the files may use. */
  usable: Usable;
  /** The secrets that are known before the manifests are read. No output may contain any of them. */
  secrets: readonly Secret[];
  /** Milliseconds after which nothing more is started; undefined: no limit. */
  timeLimit: number | undefined;
  /** Whether the report is put together from those of other runs. They have annotated the lines of the manifests. */
  combines: boolean;
  /** Whether only the names of the projects are printed. */
  matrix: boolean;
  /** Full paths of the reports that are put together. */
  reports: readonly string[];
  /** Folder for backups; undefined: no backups are written, and nothing may be removed. */
  backupDir: string | undefined;
  /** Options that a restore of this run's backup needs to find project and service. */
  restoreFlags: readonly string[];
}

/** What settings are read from, next to the options. */
export interface Sources {
  folders: Folders;
  environment: Readonly<Record<string, string | undefined>>;
  /** The input of the action; undefined: a token file or the environment has it. */
  token: string | undefined;
  /** Folder for backups if the options name none; undefined: no backups are written. */
  backupDir: string | undefined;
  /** The project of the backup that is restored: it need not be named again. */
  backupProject?: string | undefined;
  /** The settings of the target in a pull request. They also count before the pull request is merged. */
  target?(raw: RawOptions, signal: AbortSignal): Promise<TargetSettings | undefined>;
  /** Aborted when the run is stopped. */
  signal?: AbortSignal;
}

const NEVER = new AbortController().signal;

export async function readSettings(
  command: RunCommand,
  raw: RawOptions,
  { folders, environment, backupDir, backupProject, token, target: targetOf, signal = NEVER }: Sources,
): Promise<{ settings: Settings; problems: Problem[] }> {
  const { working } = folders;
  const target = folders.commit ? undefined : await targetOf?.(raw, signal);
  const { config, problems: inFile } = await loadConfig(raw, folders);
  const tokenFile = await readTokenFile(optionValue(TOKEN_FILE, raw), working);
  const runToken = token ?? tokenFile.token ?? (environment[API_TOKEN] || undefined);
  const tokens = allTokens(config, environment, runToken);
  const usable: Usable = { values: environment, tokens, allowed: optionValue(ALLOW_VARIABLES, raw) };
  const sources: SettingSources = { raw, environment, parts: config ? [config.top] : [] };
  const matrix = settingValue(MATRIX, sources);
  const chosen = chooseProjects(raw, config, backupProject);
  const online = command !== "validate" && !matrix;
  const inputs: RunInputs = {
    kinds: allKinds(),
    // One id for several projects is a mistake, which is reported once.
    raw: chosen.names.length > 1 ? { ...raw, [optionName(PROJECT)]: [] } : raw,
    environment,
    config,
    usable,
    runToken,
    online,
    isCompared: folders.commit !== undefined,
    backupProject,
    target,
    working,
  };
  // If lokaform.yaml cannot be read at all, the projects are unknown.
  const unread = config === undefined && inFile.length > 0;
  const read = (name: string | undefined) =>
    projectSettings(name, name === undefined ? undefined : config?.projects?.get(name), inputs);
  const all = unread ? [] : chosen.names.map(read);
  const projects = all.map(({ settings }) => settings);
  const leftOut = chosen.others.map((name) => read(name).settings);
  const isShown = ({ showTexts }: { showTexts: boolean }) => showTexts;
  const settings: Settings = {
    kinds: allKinds(),
    command,
    apiUrl: settingValue(API_URL, sources),
    projects,
    others: leftOut.flatMap(({ manifests }) => manifests ?? []),
    showTexts:
      projects.every(isShown) && (!target || (target.is === "read" && target.projects.every(isShown))),
    usable,
    secrets: [...tokens.map(nameless), ...[...projects, ...leftOut].flatMap((one) => one.secrets)],
    timeLimit: settingValue(TIME_LIMIT, sources),
    ...outputSettings(raw, sources, folders),
    combines: false,
    matrix,
    reports: [],
    backupDir: fullPath(optionValue(BACKUP_DIR, raw) ?? backupDir, folders),
    // A backup contains its project, so the id is only needed if lokaform.yaml could name another one.
    restoreFlags: givenWords(raw, [CONFIG, ...(config ? [PROJECT] : []), TOKEN_FILE, API_URL]),
  };
  const showsSome = inputs.online && projects.some(({ inFile }) => inFile.get(SHOW_TEXTS) !== false);
  const problems = [
    ...tokenFile.problems,
    ...optionProblems(raw),
    ...inFile,
    ...chosen.problems,
    ...all.flatMap((one) => one.problems),
    ...(inputs.online ? pruneNotices(raw, config) : []),
    ...filterProblems(raw),
  ];
  if (target?.is === "missing" && showsSome) {
    const message = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${target.why}.`;
    problems.push(problem("not-read", message, { severity: "notice" }));
  }
  return { settings, problems: eachOnce(problems) };
}

type OutputSettings = ReturnType<typeof outputSettings>;

/** The settings of what a command shows and writes, and of how it asks. The rows of the table say what each means. Paths are full. */
export function outputSettings(raw: RawOptions, sources: SettingSources, folders: Folders) {
  return {
    format: settingValue(FORMAT, sources),
    detailedExitcode: settingValue(DETAILED_EXITCODE, sources),
    all: settingValue(ALL, sources),
    publish: settingValue(PUBLISH, sources),
    failOnDrift: settingValue(FAIL_ON_DRIFT, sources),
    applyFrom: settingValue(APPLY_FROM, sources),
    yes: settingValue(YES, sources),
    verbose: settingValue(VERBOSE, sources),
    quiet: settingValue(QUIET, sources),
    force: settingValue(FORCE, sources),
    out: fullPath(optionValue(OUT, raw), folders),
    report: [...new Set(settingValue(REPORT, sources).map((path) => resolve(folders.working, path)))],
    plan: fullPath(optionValue(PLAN, raw), folders),
    /** It may not exist. */
    configFile: configPath(raw, folders),
  };
}

function fullPath(path: string | undefined, { working }: Folders): string | undefined {
  return path === undefined ? undefined : resolve(working, path);
}
