import { resolve } from "node:path";
import type { TextState } from "../checks/textProgress.ts";
import { type Folders, NEVER } from "../files/paths.ts";
import { allKinds, type Kinds } from "../kinds/kind.ts";
import type { Globs, ManifestGlobs } from "../kinds/read.ts";
import { OWN_PATH, rowsOfSetting, type TextSource, UPLOADED_SEPARATOR } from "../locales/textSource.ts";
import type { RunCommand } from "../model/command.ts";
import { didYouMean } from "../model/didYouMean.ts";
import type { Place } from "../model/place.ts";
import { anyError, eachOnce, type Problem, problem } from "../model/problem.ts";
import { nameless, type Secret } from "../model/secrets.ts";
import { type NamedLanguage, optionName, type Rules } from "../model/setting.ts";
import { API_TOKEN, type Environment, type Usable, VARIABLES, variableValues } from "../model/variables.ts";
import {
  type FileValues,
  filePlaces,
  fileValues,
  type TargetSettings,
  targetShowsTexts,
} from "./changedSettings.ts";
import { type Config, configPath, type FilePart, loadConfig, type RunScope, runScope } from "./configFile.ts";
import { givenWords, optionProblems, optionValue, type RawOptions } from "./flags.ts";
import { expandedId, NO_ID, namedProject, type ProjectId, type ProjectIdSources } from "./projectId.ts";
import {
  byLanguage,
  filterProblems,
  findSetting,
  keysFromProblems,
  languagePlaces,
  pruneNotices,
  readRules,
  type SettingSources,
  settingValue,
} from "./rules.ts";
import * as Changes from "./table/changes.ts";
import { MANIFEST_SETTINGS } from "./table/kinds.ts";
import * as Output from "./table/output.ts";
import * as Project from "./table/project.ts";
import { TEXTS } from "./table/texts.ts";
import { allTokens, projectToken, readTokenFile } from "./token.ts";

/** All settings of a run. The rows of the table say what each value means. Paths are full. */
export interface Settings {
  kinds: Kinds;
  command: RunCommand;
  /** As they were given: the settings of another commit are read with the same ones. */
  options: RawOptions;
  apiUrl: string | undefined;
  projects: readonly ProjectSettings[];
  others: readonly ManifestGlobs[];
  /** Whether outputs that people without access to the manifests can read may quote files that several projects share. */
  showTexts: boolean;
  usable: Usable;
  /** The secrets that are known before the manifests are read. No output may contain any of them. */
  secrets: readonly Secret[];
  timeLimit: number | undefined;
  format: "text" | "json" | "markdown";
  detailedExitcode: boolean;
  all: boolean;
  publish: boolean;
  failOnDrift: boolean;
  applyFrom: readonly string[];
  yes: boolean;
  verbose: boolean;
  quiet: boolean;
  force: boolean;
  out: string | undefined;
  report: readonly string[];
  plan: string | undefined;
  configFile: string;
  scope: RunScope | undefined;
  /** Whether the report is put together from those of other runs. They have annotated the lines of the manifests. */
  combines: boolean;
  matrix: boolean;
  reports: readonly string[];
  /** Folder for backups; undefined: no backups are written, and nothing may be removed. */
  backupDir: string | undefined;
  /** Options that a restore of this run's backup needs. Only lokaform.yaml could contradict the project of a backup. */
  restoreFlags: readonly string[];
}

export interface ProjectSettings {
  /** Its name in `projects` of lokaform.yaml; undefined where there is only one project. */
  name: string | undefined;
  /** As requests address it. Empty where the command needs none. */
  id: string;
  secrets: readonly Secret[];
  token: string | undefined;
  tokenFrom: string;
  tokenPlace: Place | undefined;
  /** Undefined if they cannot be read: a problem says why. */
  manifests: ManifestGlobs | undefined;
  rules: Rules;
  /** Options of the run that another command for this project needs as well. */
  flags: readonly string[];
  inFile: FileValues;
  places: ReadonlyMap<string, Place>;
  /** The languages that a pull adds to those of each entry. `all` is one of them if all are meant. */
  pulledLanguages: { value: readonly string[]; place?: Place } | undefined;
  languagePlaces: ReadonlyMap<string, NamedLanguage>;
  required: ReadonlyMap<
    string,
    { value: number | Partial<Record<TextState, number>>; place: Place | undefined }
  >;
  useAutomations: boolean | undefined;
  snapshot: "auto" | "off";
  concurrency: number;
  rate: number | "auto";
  /** Whether outputs that people without access to the manifests can read may show texts. */
  showTexts: boolean;
}

export interface Sources extends Pick<ProjectIdSources, "backupProject"> {
  folders: Folders;
  environment: Environment;
  /** The input of the action; undefined: a token file or the environment has it. */
  token: string | undefined;
  /** Folder for backups if the options name none; undefined: no backups are written. */
  backupDir: string | undefined;
  /** The settings that limit those of the checked-out commit: of a pull request's target, or of the run's commit. */
  target?(raw: RawOptions, signal: AbortSignal): Promise<TargetSettings | undefined>;
  signal?: AbortSignal;
}

export async function readSettings(command: RunCommand, raw: RawOptions, from: Sources) {
  const inputs = await readInputs(command, raw, from);
  const { config, folders, target, top, usable } = inputs;
  const choice = chooseProjects(raw, config, from.backupProject);
  // One id for several projects is a mistake, which is reported once.
  const withoutId = { ...raw, [optionName(Project.PROJECT)]: [] };
  const ofProjects = choice.names.length > 1 ? { ...inputs, raw: withoutId } : inputs;
  const settingsOf = (name: string | undefined) =>
    projectSettings(name, config?.projects?.get(name ?? ""), ofProjects);
  // If lokaform.yaml cannot be read at all, the projects are unknown.
  const isUnread = config === undefined && anyError(inputs.fileProblems);
  const results = isUnread ? [] : choice.names.map(settingsOf);
  const projects = results.map(({ settings }) => settings);
  const leftOut = choice.others.map((name) => settingsOf(name).settings);
  const showsTexts = (shown: readonly { showTexts: boolean }[]) => shown.every(({ showTexts }) => showTexts);
  const settings: Settings = {
    ...outputSettings(raw, top, folders),
    kinds: allKinds(),
    command,
    options: raw,
    projects,
    others: leftOut.flatMap(({ manifests }) => manifests ?? []),
    showTexts: showsTexts(projects) && (!target || (target.is === "read" && showsTexts(target.projects))),
    usable,
    secrets: [...usable.tokens.map(nameless), ...[...projects, ...leftOut].flatMap(({ secrets }) => secrets)],
    scope: await runScope(raw, folders),
    combines: false,
    reports: [],
    backupDir: fullPath(optionValue(Changes.BACKUP_DIR, raw) ?? from.backupDir, folders),
    restoreFlags: givenWords(raw, [
      Project.CONFIG,
      ...(config ? [Project.PROJECT] : []),
      Project.TOKEN_FILE,
      Project.API_URL,
    ]),
  };
  return { settings, problems: eachOnce(settingProblems(inputs, choice.problems, results)) };
}

async function readInputs(
  command: RunCommand,
  raw: RawOptions,
  { folders, environment, backupProject, token, target: targetOf, signal = NEVER }: Sources,
) {
  const target = folders.commit ? undefined : await targetOf?.(raw, signal);
  const { config, problems: fileProblems } = await loadConfig(raw, folders);
  const tokenFile = await readTokenFile(optionValue(Project.TOKEN_FILE, raw), folders.working);
  const runToken = token ?? tokenFile.token ?? (environment[API_TOKEN] || undefined);
  const { values, hasBadLine } = variableValues(environment);
  const tokens = allTokens(config, { ...environment, ...values }, runToken);
  const top: SettingSources = { raw, environment, parts: config ? [config.top] : [] };
  return {
    ...{ raw, folders, environment, config, target, backupProject, runToken },
    ...{ top, fileProblems, hasBadLine, tokenProblems: tokenFile.problems },
    usable: { values, tokens, allowed: optionValue(Project.ALLOW_VARIABLES, raw) },
    tokenFrom: token ? "the input token" : tokenFile.token ? "the token file" : API_TOKEN,
    isAction: folders.confined !== undefined,
    online: command !== "validate" && !settingValue(Output.MATRIX, top),
    // Nothing is sent with the settings of a commit that is only compared.
    isCompared: folders.commit !== undefined,
  };
}

type RunInputs = Awaited<ReturnType<typeof readInputs>>;

function settingProblems(
  inputs: RunInputs,
  ofChoice: readonly Problem[],
  results: readonly ReturnType<typeof projectSettings>[],
): Problem[] {
  const { raw, online, target } = inputs;
  const showsSome =
    online && results.some(({ settings }) => settings.inFile.get(Project.SHOW_TEXTS) !== false);
  return [
    ...inputs.tokenProblems,
    ...optionProblems(raw),
    ...inputs.fileProblems,
    ...ofChoice,
    ...results.flatMap(({ problems }) => problems),
    ...(online ? pruneNotices(raw, inputs.config) : []),
    ...filterProblems(raw),
    ...(inputs.hasBadLine ? [BAD_LINE] : []),
    ...(target?.is === "missing" && showsSome ? [hiddenTexts(target.why)] : []),
  ];
}

function hiddenTexts(reason: string): Problem {
  const message = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${reason}.`;
  return problem("not-read", message, { severity: "notice" });
}

/** It does not quote the line, which can be a part of a secret. */
const BAD_LINE = problem(
  "variable",
  `A line of ${VARIABLES} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`,
);

export function outputSettings(raw: RawOptions, sources: SettingSources, folders: Folders) {
  return {
    apiUrl: settingValue(Project.API_URL, sources),
    timeLimit: settingValue(Output.TIME_LIMIT, sources),
    matrix: settingValue(Output.MATRIX, sources),
    format: settingValue(Output.FORMAT, sources),
    detailedExitcode: settingValue(Output.DETAILED_EXITCODE, sources),
    all: settingValue(Output.ALL, sources),
    publish: settingValue(Project.PUBLISH, sources),
    failOnDrift: settingValue(Project.FAIL_ON_DRIFT, sources),
    applyFrom: settingValue(Project.APPLY_FROM, sources),
    yes: settingValue(Output.YES, sources),
    verbose: settingValue(Output.VERBOSE, sources),
    quiet: settingValue(Output.QUIET, sources),
    force: settingValue(Changes.FORCE, sources),
    out: fullPath(optionValue(Output.OUT, raw), folders),
    report: [...new Set(settingValue(Output.REPORT, sources).map((path) => resolve(folders.working, path)))],
    plan: fullPath(optionValue(Output.PLAN, raw), folders),
    configFile: configPath(raw, folders),
  };
}

function fullPath(path: string | undefined, { working }: Folders): string | undefined {
  return path === undefined ? undefined : resolve(working, path);
}

function projectSettings(name: string | undefined, entry: FilePart | undefined, inputs: RunInputs) {
  const { raw, environment, config, usable, tokenFrom, online, isCompared, target } = inputs;
  const parts = [entry, config?.top].filter((part) => part !== undefined);
  const sources: SettingSources = { raw, environment, parts };
  const literal = parts[0]?.get(Project.PROJECT) ?? "${}";
  const offline = /^\$\{\w*\}/.test(literal)
    ? NO_ID
    : { ...expandedId(literal, usable, parts[0]?.place(Project.PROJECT)), id: "" };
  const id: ProjectId = online ? namedProject(parts[0], inputs) : offline;
  const identity = { name, id: id.id ?? "" };
  const tokenResult = projectToken(entry, { ...inputs, named: identity });
  const tokenEnv = entry?.get(Project.TOKEN_ENV);
  const rules = readRules(allKinds(), sources);
  // Of the target, a value that cannot be used may be meant as false. With such a value of its own, a run sends nothing.
  const isUnknown = isCompared && parts.some((part) => part.isBroken(Project.SHOW_TEXTS));
  const showsTexts = !isUnknown && settingValue(Project.SHOW_TEXTS, sources);
  const settings: ProjectSettings = {
    ...identity,
    secrets: id.secrets,
    token: tokenResult.token,
    tokenFrom: tokenEnv ?? tokenFrom,
    tokenPlace: tokenEnv ? entry?.place(Project.TOKEN_ENV) : undefined,
    manifests: manifestGlobs(sources, inputs),
    rules: rules.rules,
    flags: givenWords(name === undefined ? raw : { ...raw, only: [name] }, Project.PROJECT_TOPIC.settings),
    inFile: fileValues(parts),
    places: filePlaces(parts),
    pulledLanguages: findSetting(Changes.PULLED_LANGUAGES, sources),
    languagePlaces: languagePlaces(sources),
    required: byLanguage(optionValue(Changes.REQUIRE, raw) ? Changes.REQUIRE : Changes.READY, sources),
    useAutomations: settingValue(Output.USE_AUTOMATIONS, sources),
    snapshot: settingValue(Changes.SNAPSHOT, sources),
    concurrency: settingValue(Output.CONCURRENCY, sources),
    rate: settingValue(Output.RATE, sources),
    showTexts: showsTexts && targetShowsTexts(target, identity),
  };
  const ofRows = keysFromProblems(settings.manifests?.texts ?? [], rules.rules, sources);
  const ofToken = online && !isCompared ? tokenResult.problems : [];
  return { settings, problems: [...id.problems, ...ofToken, ...rules.problems, ...ofRows] };
}

/** Paths and globs of options are relative to the working directory, those of lokaform.yaml to that file. */
function manifestGlobs({ raw, parts }: SettingSources, { config, folders: { working } }: RunInputs) {
  const folder = config?.folder ?? working;
  const globs: Record<string, Globs | undefined> = {};
  for (const row of MANIFEST_SETTINGS) {
    const option = optionValue(row, raw);
    if (option === undefined && parts.some((part) => part.isBroken(row))) return undefined;
    const part = parts.find((filePart) => filePart.get(row) !== undefined);
    const patterns = part?.get(row)?.map((text, index) => ({ text, place: part.place(row, index) }));
    globs[row.name] = option
      ? { folder: working, patterns: option.map((text) => ({ text })) }
      : patterns && { folder, patterns };
  }
  const texts = textSources(parts, folder);
  return texts && { kinds: allKinds(), globs, texts, folder };
}

/** `parts`: the entry of the project, then the top level. `folder`: the one of lokaform.yaml. Undefined: a problem says why. */
export function textSources(parts: readonly FilePart[], folder: string): TextSource[] | undefined {
  if (parts.some((part) => part.isBroken(TEXTS))) return undefined;
  const part = parts.find((filePart) => filePart.get(TEXTS) !== undefined);
  return (
    part?.get(TEXTS)?.flatMap((source, index): TextSource[] => {
      const {
        language_map: languageMap = {},
        keys_from: keysFrom = "files",
        include_tags: included,
        exclude_tags: excluded,
        key_name: keyName = "{path}",
        plurals = "none",
        names: naming = "plain",
        separator = naming === "lokalise" ? UPLOADED_SEPARATOR : ".",
        filenames = naming === "lokalise" ? OWN_PATH : undefined,
        ...fields
      } = source;
      // A file without a code in its path is read in its language.
      const languages = fields.languages ?? (fields.language === undefined ? undefined : [fields.language]);
      const place = part.place(TEXTS, index, "files");
      const languagePlaces = fields.languages?.map((_, at) => part.place(TEXTS, index, "languages", at));
      const places = { place, languagePlaces };
      const tagged = {
        ...(included && { includeTags: included }),
        ...(excluded && { excludeTags: excluded }),
      };
      const keys = { keysFrom, ...tagged };
      const names = { languageMap, keyName, separator, filenames, plurals };
      return rowsOfSetting({ ...fields, ...places, ...keys, ...names, languages, folder });
    }) ?? []
  );
}

/** Those of `only`, or that of the backup, or all. `names`: an undefined one if there is one project. `others`: the rest. */
export function chooseProjects(
  raw: RawOptions,
  config: Config | undefined,
  backupProject: string | undefined,
): { names: readonly (string | undefined)[]; others: readonly string[]; problems: Problem[] } {
  const only = optionValue(Project.ONLY, raw);
  const projectNames = config?.projects && [...config.projects.keys()];
  if (!projectNames) {
    const message = `--only ${only?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has none. Remove it. For some keys or files, use --filter (in the action: filter).`;
    return { names: [undefined], others: [], problems: only ? [problem("no-project", message)] : [] };
  }
  const problems = (only ?? []).flatMap((name) => {
    if (projectNames.includes(name)) return [];
    const guess = didYouMean(name, projectNames) || ` There are ${projectNames.join(", ")}.`;
    return [problem("no-project", `lokaform.yaml has no project "${name}".${guess}`)];
  });
  const ofBackup = projectNames.filter(
    (name) =>
      backupProject !== undefined && config?.projects?.get(name)?.get(Project.PROJECT) === backupProject,
  );
  if (!only && ofBackup.length > 0) return { names: ofBackup, others: [], problems };
  const names = only ? projectNames.filter((name) => only.includes(name)) : projectNames;
  const ofOneProject = names.length > 1 ? [Project.PROJECT, ...MANIFEST_SETTINGS] : [];
  for (const row of ofOneProject.filter((setting) => optionValue<unknown>(setting, raw) !== undefined)) {
    const message = `The option --${optionName(row)} (in the action: ${optionName(row)}) works only for one project, but lokaform.yaml has ${names.length} projects. Choose one with --only (in the action: only).`;
    problems.push(problem("bad-setting", message));
  }
  return { names, others: projectNames.filter((name) => !names.includes(name)), problems };
}
