/** All settings of a run, checked. */
import { resolve } from "node:path";
import { type Folders, NEVER } from "../files/paths.ts";
import type { Globs } from "../kinds/read.ts";
import { allKinds } from "../kinds/registry.ts";
import { OWN_PATH, type TextSource, UPLOADED_SEPARATOR } from "../locales/textSource.ts";
import type { RunCommand } from "../model/command.ts";
import { didYouMean } from "../model/didYouMean.ts";
import type { Place } from "../model/place.ts";
import { anyError, eachOnce, type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import { nameless, type Secret } from "../model/secrets.ts";
import { optionName } from "../model/setting.ts";
import {
  API_TOKEN,
  isExpression,
  notReplaced,
  readVariable,
  type Usable,
  variableNames,
  variableValues,
} from "../model/variables.ts";
import { filePlaces, fileValues, type TargetSettings, targetShowsTexts } from "./changedSettings.ts";
import { type Config, configPath, loadConfig, runScope } from "./configFile.ts";
import type { FilePart } from "./fileMapping.ts";
import { givenWords, optionProblems, optionValue, type RawOptions } from "./flags.ts";
import {
  byLanguage,
  filterProblems,
  findSetting,
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
import { allTokens, projectToken, readTokenFile, type TokenSources } from "./token.ts";

export type Settings = Awaited<ReturnType<typeof readSettings>>["settings"];

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
  /** The settings that limit those of the checked-out commit: of a pull request's target, or of the run's commit. */
  target?(raw: RawOptions, signal: AbortSignal): Promise<TargetSettings | undefined>;
  /** Aborted when the run is stopped. */
  signal?: AbortSignal;
}

/** What the settings of all projects of a run are read from. */
interface RunInputs extends TokenSources, Pick<Sources, "backupProject"> {
  raw: RawOptions;
  config: Config | undefined;
  /** Whether the command sends requests. */
  online: boolean;
  /** Whether the settings are those of a commit that is only compared: nothing is sent with them. */
  isCompared: boolean;
  working: string;
  /** Which settings are not read, and why: the cause of all that is missing. */
  unread: string | undefined;
}

export async function readSettings(
  command: RunCommand,
  raw: RawOptions,
  { folders, environment, backupDir, backupProject, token, target: targetOf, signal = NEVER }: Sources,
) {
  const { working } = folders;
  const target = folders.commit ? undefined : await targetOf?.(raw, signal);
  const { config, problems: inFile } = await loadConfig(raw, folders);
  const tokenFile = await readTokenFile(optionValue(Project.TOKEN_FILE, raw), working);
  const runToken = token ?? tokenFile.token ?? (environment[API_TOKEN] || undefined);
  const { confined } = folders;
  const tokenFrom = token ? "the input token" : tokenFile.token ? "the token file" : API_TOKEN;
  const { values, wrong: badLines } = variableValues(environment);
  const tokens = allTokens(config, { ...environment, ...values }, runToken);
  const usable: Usable = { values, tokens, allowed: optionValue(Project.ALLOW_VARIABLES, raw) };
  const sources: SettingSources = { raw, environment, parts: config ? [config.top] : [] };
  const matrix = settingValue(Output.MATRIX, sources);
  const chosen = chooseProjects(raw, config, backupProject);
  const online = command !== "validate" && !matrix;
  const inputs: RunInputs = {
    // One id for several projects is a mistake, which is reported once.
    raw: chosen.names.length > 1 ? { ...raw, [optionName(Project.PROJECT)]: [] } : raw,
    environment,
    config,
    usable,
    runToken,
    tokenFrom,
    command,
    isAction: confined !== undefined,
    online,
    isCompared: folders.commit !== undefined,
    backupProject,
    target,
    working,
    unread: inFile.find(({ code }) => code === "unread-manifest")?.message,
  };
  // If lokaform.yaml cannot be read at all, the projects are unknown.
  const isUnread = config === undefined && anyError(inFile);
  const settingsOf = (name: string | undefined) =>
    projectSettings(name, name === undefined ? undefined : config?.projects?.get(name), inputs);
  const results = isUnread ? [] : chosen.names.map(settingsOf);
  const projects = results.map(({ settings }) => settings);
  const leftOut = chosen.others.map((name) => settingsOf(name).settings);
  const isShown = ({ showTexts }: { showTexts: boolean }) => showTexts;
  const settings = {
    kinds: allKinds(),
    command,
    apiUrl: settingValue(Project.API_URL, sources),
    /** In the order of lokaform.yaml. */
    projects,
    /** Manifests of the projects that the run leaves out. */
    others: leftOut.flatMap(({ manifests }) => manifests ?? []),
    /** Whether outputs that people without access to the manifests can read may quote files that several projects share. */
    showTexts:
      projects.every(isShown) && (!target || (target.is === "read" && target.projects.every(isShown))),
    /** Which environment variables the files may use. */
    usable,
    /** The secrets that are known before the manifests are read. No output may contain any of them. */
    secrets: [...tokens.map(nameless), ...[...projects, ...leftOut].flatMap((project) => project.secrets)],
    /** Milliseconds after which nothing more is started; undefined: no limit. */
    timeLimit: settingValue(Output.TIME_LIMIT, sources),
    ...outputSettings(raw, sources, folders),
    scope: await runScope(raw, folders),
    /** Whether the report is put together from those of other runs. They have annotated the lines of the manifests. */
    combines: false,
    /** Whether only the names of the projects are printed. */
    matrix,
    /** Full paths of the reports that are put together. */
    reports: [] as string[],
    /** Folder for backups; undefined: no backups are written, and nothing may be removed. */
    backupDir: fullPath(optionValue(Changes.BACKUP_DIR, raw) ?? backupDir, folders),
    /**
     * Options that a restore of this run's backup needs to find project and service. A backup contains its project, so the id is
     * only needed if lokaform.yaml could name another one.
     */
    restoreFlags: givenWords(raw, [
      Project.CONFIG,
      ...(config ? [Project.PROJECT] : []),
      Project.TOKEN_FILE,
      Project.API_URL,
    ]),
  };
  const projectProblems = results.flatMap((result) => result.problems);
  const showsSome = inputs.online && projects.some(({ inFile }) => inFile.get(Project.SHOW_TEXTS) !== false);
  const problems = [
    ...tokenFile.problems,
    ...optionProblems(raw),
    ...inFile.filter(({ code }) => code !== "unread-manifest" || !results.some(({ isLost }) => isLost)),
    ...chosen.problems,
    ...projectProblems,
    ...(inputs.online ? pruneNotices(raw, config) : []),
    ...filterProblems(raw),
    ...badLines.map(notALine),
  ];
  const onlyPlanned =
    inputs.isAction && command === "plan" ? [Changes.OVERWRITE, Changes.ALLOW_REMOVALS] : [];
  for (const name of onlyPlanned.map(optionName).filter((input) => raw[input])) {
    const way = name === "overwrite" ? ", or add the trailer Lokaform-Overwrite to a commit" : "";
    const message = `The input ${name} counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true)${way}.`;
    problems.push(problem("bad-setting", message, { severity: "notice" }));
  }
  if (target?.is === "missing" && showsSome) {
    const message = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${target.why}.`;
    problems.push(problem("not-read", message, { severity: "notice" }));
  }
  return { settings, problems: eachOnce(problems) };
}

/** It does not quote the line, which can be a part of a secret. */
function notALine(line: string): Problem {
  const message = `${line} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
  return problem("variable", message);
}

/** The settings of what a command shows and writes, and of how it asks. The rows of the table say what each means. Paths are full. */
export function outputSettings(raw: RawOptions, sources: SettingSources, folders: Folders) {
  return {
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
    /** It may not exist. */
    configFile: configPath(raw, folders),
  };
}

function fullPath(path: string | undefined, { working }: Folders): string | undefined {
  return path === undefined ? undefined : resolve(working, path);
}

/** The settings of one project. */

export type ProjectSettings = ReturnType<typeof projectSettings>["settings"];

export function projectSettings(name: string | undefined, entry: FilePart | undefined, inputs: RunInputs) {
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
  const rules = readRules(allKinds(), sources);
  // Of the target, a value that cannot be used may be meant as false. With such a value of its own, a run sends nothing.
  const isUnknown = isCompared && parts.some((part) => part.isBroken(Project.SHOW_TEXTS));
  const showsTexts = !isUnknown && settingValue(Project.SHOW_TEXTS, sources);
  // Its problem says why. Its manifests are missing for the same reason.
  const isLost = inputs.unread !== undefined && id.problems.some(({ code }) => code === "no-project");
  const settings = {
    /** Its name in `projects` of lokaform.yaml; undefined where there is only one project. */
    name,
    /** As requests address it. Empty where the command needs none. */
    id: id.id ?? "",
    /** What of the id came from the environment. */
    secrets: id.secrets,
    token: tokenResult.token,
    tokenFrom: entry?.get(Project.TOKEN_ENV) ?? tokenFrom,
    /** Where a file names it, as far as it is known. */
    tokenPlace: entry?.get(Project.TOKEN_ENV) ? entry.place(Project.TOKEN_ENV) : undefined,
    /** Undefined if they cannot be read: a problem says why. */
    manifests: isLost ? undefined : manifestGlobs(sources, inputs),
    rules: rules.rules,
    /** Options of the run that another command for this project needs as well. */
    flags: givenWords(name === undefined ? raw : { ...raw, only: [name] }, Project.PROJECT_TOPIC.settings),
    /** What lokaform.yaml says for this project, and where. */
    inFile: fileValues(parts),
    places: filePlaces(parts),
    /** The languages that a pull adds to those of each entry. `all` is one of them if all are meant. */
    pulledLanguages: findSetting(Changes.PULLED_LANGUAGES, sources),
    /** Where lokaform.yaml names a language, by the language. */
    languagePlaces: languagePlaces(sources),
    /** What status requires in each language. */
    required: byLanguage(optionValue(Changes.REQUIRE, raw) ? Changes.REQUIRE : Changes.READY, sources),
    useAutomations: settingValue(Output.USE_AUTOMATIONS, sources),
    snapshot: settingValue(Changes.SNAPSHOT, sources),
    /** Requests that may be open at once. */
    concurrency: settingValue(Output.CONCURRENCY, sources),
    /** Requests per second. */
    rate: settingValue(Output.RATE, sources),
    /** Whether outputs that people without access to the manifests can read may show texts. */
    showTexts: showsTexts && targetShowsTexts(target, identity),
  };
  const ofToken = online && !isCompared ? tokenResult.problems : [];
  return { settings, problems: [...id.problems, ...ofToken, ...rules.problems], isLost };
}

/** Paths and globs of options are relative to the working directory, those of lokaform.yaml to that file. */
function manifestGlobs({ raw, parts }: SettingSources, { config, working, unread }: RunInputs) {
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
  return texts && { kinds: allKinds(), globs, texts, folder, unread };
}

/**
 * The text sources of one project: what its entry of `projects` says, or else the top level of lokaform.yaml. `folder`: the one
 * of the file. Undefined if they cannot be used: a problem says why.
 */
export function textSources(parts: readonly FilePart[], folder: string): TextSource[] | undefined {
  if (parts.some((part) => part.isBroken(TEXTS))) return undefined;
  const part = parts.find((filePart) => filePart.get(TEXTS) !== undefined);
  return (
    part?.get(TEXTS)?.map((source, index): TextSource => {
      const {
        language_map: languageMap = {},
        key_name: keyName = "{path}",
        plurals = "none",
        names = "plain",
        separator = names === "lokalise" ? UPLOADED_SEPARATOR : ".",
        filenames = names === "lokalise" ? OWN_PATH : undefined,
        ...fields
      } = source;
      // A file without a code in its path is read in its language.
      const languages = fields.language === undefined ? fields.languages : [fields.language];
      const place = part.place(TEXTS, index, "files");
      const languagePlaces = fields.languages?.map((_, at) => part.place(TEXTS, index, "languages", at));
      const places = { place, languagePlaces };
      return { ...fields, ...places, languages, folder, languageMap, keyName, separator, filenames, plurals };
    }) ?? []
  );
}

/** Anything else, such as the name of a project, is refused here, before it is sent. */
const ID = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i;
const IN_URL = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i;
/** What the service makes: a variable that holds anything else was not meant as an id, and may be a secret. */
const MADE_BY_SERVICE = /^[\da-f]+\.\d+(:[\w./-]+)?$/i;

const IN_PROJECT = { where: "the setting project", instead: "write the id itself" };

interface ProjectId {
  /** Absent where there is a problem. */
  id?: string;
  /** What came from the environment: it is shown as `${NAME}`. */
  secrets: readonly Secret[];
  problems: Problem[];
}

const NO_ID: ProjectId = { secrets: [], problems: [] };

function refusedId(message: string, place?: Place, code: ProblemCode = "bad-setting"): ProjectId {
  return { secrets: [], problems: [problem(code, message, { ...(place && { place }) })] };
}

/**
 * The id from the option, `part` of lokaform.yaml or the backup. An id that is not allowed is a problem, which does not quote
 * what came from the environment.
 */
function namedProject(part: FilePart | undefined, inputs: RunInputs): ProjectId {
  const result = projectIdFrom(part, inputs);
  const { id } = result;
  const allowed = optionValue(Project.ALLOW_PROJECTS, inputs.raw);
  if (id === undefined || !allowed || allowed.some((one) => one === id || one === plainId(id))) return result;
  const isOption = optionValue(Project.PROJECT, inputs.raw) !== undefined;
  const place =
    isOption || part?.get(Project.PROJECT) === undefined ? undefined : part.place(Project.PROJECT);
  const source = isOption ? "--project (in the action: project)" : place ? "lokaform.yaml" : "the backup";
  const [label, list] = result.secrets[0]
    ? [result.secrets[0].shown, ""]
    : [id, `, which has ${allowed.join(", ")}`];
  const message = `The project ${label} of ${source} is not in the list of --allow-projects (in the action: allow-projects)${list}. Nothing was sent. Correct its id there, or the list in the workflow.`;
  return { ...refusedId(message, place, "project-not-allowed"), secrets: result.secrets };
}

function projectIdFrom(
  part: FilePart | undefined,
  { raw, usable, config, backupProject, unread }: RunInputs,
): ProjectId {
  const option = optionValue(Project.PROJECT, raw);
  if (option !== undefined) return givenId(option);
  const declared = part?.get(Project.PROJECT);
  if (part && declared !== undefined) return expandedId(declared, usable, part.place(Project.PROJECT));
  // An entry of projects without an id is a problem of its own.
  if (part?.isBroken(Project.PROJECT) || config?.projects) return NO_ID;
  if (backupProject !== undefined) {
    if (variableNames(backupProject).length > 0) return expandedId(backupProject, usable, undefined);
    return { ...NO_ID, id: backupProject };
  }
  const message = unread
    ? `The project is not set: ${unread}`
    : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.";
  return refusedId(message, undefined, "no-project");
}

/** `declared` is an id, or `${NAME}`, which `:branch` may follow. A value that is refused is not quoted. */
export function expandedId(declared: string, usable: Usable, place: Place | undefined): ProjectId {
  if (variableNames(declared).length === 0 || isExpression(declared))
    return checkedId(declared, `"${declared}"`, place);
  const [, name, branch = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(declared) ?? [];
  if (name === undefined)
    return refusedId(
      "In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.",
      place,
    );
  const label = `\${${name}}`;
  const variable = readVariable(name, IN_PROJECT, usable);
  if ("message" in variable) return refusedId(variable.message, place, variable.code);
  const { value } = variable;
  if (!MADE_BY_SERVICE.test(value)) return refusedId(`The value of ${label} ${NOT_AN_ID}`, place);
  const checked = checkedId(value + branch, `${label}${branch}, with the value of ${label},`, place);
  const secrets = [value, plainId(value)].map((secret) => ({ value: secret, shown: label }));
  return checked.id === undefined ? checked : { ...checked, secrets };
}

/** An option takes an id or the URL of the project. What a workflow gives here often comes from a secret, so it is not quoted. */
export function givenId(text: string, option = "project"): ProjectId {
  const [url, inUrl] = IN_URL.exec(text.trim()) ?? [];
  const label = `The value of ${option}`;
  if (url === undefined || inUrl === undefined) return checkedId(text, label);
  if (/[?&#]branch=/i.test(text) && !inUrl.includes(":"))
    return refusedId(`${label} is the URL of a branch. Give the id with :branch after it.`);
  return checkedId(inUrl.replace(/%3a/i, ":"), label);
}

/** `label`: how a message names it. */
function checkedId(id: string, label: string, place?: Place): ProjectId {
  const [, inUrl] = place ? (IN_URL.exec(id) ?? []) : [];
  if (inUrl !== undefined) return refusedId(`${label} is a URL. Write only the id in it: ${inUrl}.`, place);
  const reason =
    notReplaced(id, place && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? NOT_AN_ID;
  return ID.test(id) ? { ...NO_ID, id } : refusedId(`${label} ${reason}`, place);
}

const NOT_AN_ID =
  "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";

/**
 * Which projects a run is for: those of `only`; otherwise that of the backup; otherwise all in lokaform.yaml. `names`: one
 * undefined name where there is only one project. `others`: those that the run leaves out.
 */
export function chooseProjects(
  raw: RawOptions,
  config: Config | undefined,
  backupProject: string | undefined,
): { names: readonly (string | undefined)[]; others: readonly string[]; problems: Problem[] } {
  const only = optionValue(Project.ONLY, raw);
  const projectNames = config?.projects && [...config.projects.keys()];
  if (!projectNames) {
    const has = config?.top.get(Project.PROJECT) === undefined ? "none" : "one project (setting project)";
    const message = `--only ${only?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has ${has}. Remove it. For some keys or files, use --filter 'cart.*' or 'file:ios/**' (in the action: filter).`;
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
