/** The settings of one project. */
import { extname } from "node:path";
import type { Globs, ManifestGlobs } from "../kinds/read.ts";
import { hasLanguage, type TextSource } from "../kinds/textSource.ts";
import { didYouMean } from "../model/didYouMean.ts";
import type { Place } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import type { Secret } from "../model/secrets.ts";
import { type CheckLevels, optionName, type Rules } from "../model/setting.ts";
import { readVariable, type Usable, variableNames } from "../model/variables.ts";
import { type FileValues, fileValues, targetShowsTexts } from "./changedSettings.ts";
import type { Config } from "./configFile.ts";
import type { FilePart } from "./filePart.ts";
import { optionValue, type RawOptions } from "./flags.ts";
import type { RunInputs } from "./inputs.ts";
import { findSetting, languagePlaces, readRules, type SettingSources, settingValue } from "./rules.ts";
import { PULLED_LANGUAGES } from "./table/changes.ts";
import { MANIFEST_SETTINGS } from "./table/kinds.ts";
import { CONCURRENCY, RATE, USE_AUTOMATIONS } from "./table/output.ts";
import { ALLOW_PROJECTS, ONLY, PROJECT, SHOW_TEXTS } from "./table/project.ts";
import { CHECK_SETTINGS, TEXTS } from "./table/texts.ts";
import { projectToken } from "./token.ts";

export interface ProjectSettings {
  /** Its name in `projects` of lokaform.yaml; undefined where there is only one project. */
  name: string | undefined;
  /** As requests address it. Empty where the command needs none. */
  id: string;
  /** What of the id came from the environment. */
  secrets: readonly Secret[];
  token: string | undefined;
  /** Undefined if they cannot be read: a problem says why. */
  manifests: ManifestGlobs | undefined;
  rules: Rules;
  /** What a finding of each check of texts means. */
  checks: CheckLevels;
  /** What lokaform.yaml says for this project. */
  inFile: FileValues;
  /** The languages that a pull adds to those of each entry. `all` is one of them if all are meant. */
  pulledLanguages: { value: readonly string[]; place?: Place } | undefined;
  /** Where lokaform.yaml names a language, by the language. */
  languagePlaces: ReadonlyMap<string, Place>;
  useAutomations: boolean | undefined;
  /** Requests that may be open at once. */
  concurrency: number;
  /** Requests per second. */
  rate: number;
  /** Whether outputs that people without access to the manifests can read may show texts. */
  showTexts: boolean;
}

export function projectSettings(
  name: string | undefined,
  entry: FilePart | undefined,
  inputs: RunInputs,
): { settings: ProjectSettings; problems: Problem[] } {
  const { raw, environment, config, usable, runToken, online, isCompared, target } = inputs;
  const parts = [entry, config?.top].filter((part) => part !== undefined);
  const sources: SettingSources = { raw, environment, parts };
  const id: ProjectId = online ? namedProject(parts[0], inputs) : NO_ID;
  const named = { name, id: id.id ?? "" };
  const own = projectToken(entry, { usable, runToken, isNeeded: online && !isCompared, target, named });
  const rules = readRules(inputs.kinds, sources);
  // Of the target, a value that cannot be used may be meant as false. With such a value of its own, a run sends nothing.
  const isUnknown = isCompared && parts.some((part) => part.isBroken(SHOW_TEXTS));
  const showsTexts = !isUnknown && settingValue(SHOW_TEXTS, sources);
  const levels = CHECK_SETTINGS.map((row) => [row.name, settingValue(row, sources)]);
  const settings: ProjectSettings = {
    ...named,
    secrets: id.secrets,
    token: own.token,
    manifests: manifestGlobs(sources, inputs),
    rules: rules.rules,
    // Object.fromEntries loses the names, and every check has a row.
    checks: Object.fromEntries(levels) as CheckLevels,
    inFile: fileValues(parts),
    pulledLanguages: findSetting(PULLED_LANGUAGES, sources),
    languagePlaces: languagePlaces(sources),
    useAutomations: settingValue(USE_AUTOMATIONS, sources),
    concurrency: settingValue(CONCURRENCY, sources),
    rate: settingValue(RATE, sources),
    showTexts: showsTexts && targetShowsTexts(target, named),
  };
  return { settings, problems: [...id.problems, ...own.problems, ...rules.problems] };
}

/** Paths and globs of options are relative to the working directory, those of lokaform.yaml to that file. */
function manifestGlobs(
  { raw, parts }: SettingSources,
  { kinds, config, working }: RunInputs,
): ManifestGlobs | undefined {
  const folder = config?.folder ?? working;
  const globs: Record<string, Globs | undefined> = {};
  for (const row of MANIFEST_SETTINGS) {
    const given = optionValue(row, raw);
    if (given === undefined && parts.some((part) => part.isBroken(row))) return undefined;
    const part = parts.find((one) => one.get(row) !== undefined);
    const named = part?.get(row)?.map((text, index) => ({ text, place: part.place(row, index) }));
    globs[row.name] = given
      ? { folder: working, patterns: given.map((text) => ({ text })) }
      : named && { folder, patterns: named };
  }
  const texts = textSources(parts, folder);
  return texts && { kinds, globs, texts, folder };
}

/**
 * The text sources of one project: what its entry of `projects` says, or else the top level of lokaform.yaml. `folder`: the one
 * of the file. Undefined if they cannot be used: a problem says why.
 */
function textSources(parts: readonly FilePart[], folder: string): TextSource[] | undefined {
  if (parts.some((part) => part.isBroken(TEXTS))) return undefined;
  const part = parts.find((one) => one.get(TEXTS) !== undefined);
  const rows =
    part?.get(TEXTS)?.map((source, index): TextSource => {
      const { files, language, languages, platform, platforms, tags } = source;
      return {
        files,
        folder,
        place: part.place(TEXTS, index, "files"),
        // A file without a code in its path is read in its language.
        languages: language === undefined ? languages : [language],
        language,
        languageMap: source.language_map ?? {},
        keyName: source.key_name ?? "{path}",
        platform,
        platforms,
        tags,
        plurals: source.plurals ?? "none",
      };
    }) ?? [];
  return rows.map((row) => ({ ...row, ...othersOf(row, rows) }));
}

/** The languages of the only row for the same keys in other languages, such as values-{lang}/strings.xml for values/strings.xml. */
function othersOf(row: TextSource, rows: readonly TextSource[]): Pick<TextSource, "others"> {
  if (row.language === undefined || hasLanguage(row.files)) return {};
  const isSame = ({ files, keyName, platform }: TextSource) =>
    hasLanguage(files) &&
    extname(files) === extname(row.files) &&
    keyName === row.keyName &&
    platform === row.platform;
  const [only, another] = rows.filter(isSame);
  return only?.languages && !another ? { others: only.languages } : {};
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

/** The id from the option, `part` of lokaform.yaml or the backup. An id that is not allowed is a problem, which does not quote it: it may be a secret. */
function namedProject(part: FilePart | undefined, inputs: RunInputs): ProjectId {
  const named = projectIdFrom(part, inputs);
  const { id } = named;
  const allowed = optionValue(ALLOW_PROJECTS, inputs.raw);
  if (id === undefined || !allowed || allowed.some((one) => one === id || one === plainId(id))) return named;
  const isOption = optionValue(PROJECT, inputs.raw) !== undefined;
  const place = isOption || part?.get(PROJECT) === undefined ? undefined : part.place(PROJECT);
  const source = isOption ? "--project (in the action: project)" : place ? "lokaform.yaml" : "the backup";
  const message = `The project ${named.secrets[0]?.shown ?? `of ${source}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`;
  return { ...refusedId(message, place, "project-not-allowed"), secrets: named.secrets };
}

function projectIdFrom(
  part: FilePart | undefined,
  { raw, usable, config, backupProject }: RunInputs,
): ProjectId {
  const given = optionValue(PROJECT, raw);
  if (given !== undefined) return givenId(given);
  const declared = part?.get(PROJECT);
  if (part && declared !== undefined) return expandedId(declared, usable, part.place(PROJECT));
  // An entry of projects without an id is a problem of its own.
  if (part?.isBroken(PROJECT) || config?.projects) return NO_ID;
  if (backupProject !== undefined) {
    if (variableNames(backupProject).length > 0) return expandedId(backupProject, usable, undefined);
    return { ...NO_ID, id: backupProject };
  }
  const message =
    "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.";
  return refusedId(message, undefined, "no-project");
}

/** `declared` is an id, or `${NAME}`, which `:branch` may follow. A value that is refused is not quoted. */
export function expandedId(declared: string, usable: Usable, place: Place | undefined): ProjectId {
  if (variableNames(declared).length === 0) return checkedId(declared, `"${declared}"`, place);
  const [, name, branch = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(declared) ?? [];
  if (name === undefined)
    return refusedId(
      "In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.",
      place,
    );
  const shown = `\${${name}}`;
  const read = readVariable(name, IN_PROJECT, usable);
  if ("message" in read) return refusedId(read.message, place, read.code);
  const { value } = read;
  if (!MADE_BY_SERVICE.test(value)) return refusedId(`The value of ${shown} ${NOT_AN_ID}`, place);
  const checked = checkedId(value + branch, `${shown}${branch}, with the value of ${shown},`, place);
  const secrets = [value, plainId(value)].map((one) => ({ value: one, shown }));
  return checked.id === undefined ? checked : { ...checked, secrets };
}

/**
 * An option takes an id or the URL of the project. What a workflow gives here often comes from a secret, so it is not
 * quoted.
 */
export function givenId(text: string, option = "project"): ProjectId {
  const [url, inUrl] = IN_URL.exec(text.trim()) ?? [];
  const given = `The value of ${option}`;
  if (url === undefined || inUrl === undefined) return checkedId(text, given);
  if (/[?&#]branch=/i.test(text) && !inUrl.includes(":"))
    return refusedId(`${given} is the URL of a branch. Give the id with :branch after it.`);
  return checkedId(inUrl.replace(/%3a/i, ":"), given);
}

/** `shown`: how a message names it. */
function checkedId(id: string, shown: string, place?: Place): ProjectId {
  return ID.test(id) ? { ...NO_ID, id } : refusedId(`${shown} ${NOT_AN_ID}`, place);
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
  const ofOneProject = names.length > 1 ? [PROJECT, ...MANIFEST_SETTINGS] : [];
  for (const row of ofOneProject.filter((one) => optionValue<unknown>(one, raw) !== undefined)) {
    const message = `The option --${optionName(row)} (in the action: ${optionName(row)}) works only for one project, but lokaform.yaml has ${names.length} projects. Choose one with --only (in the action: only).`;
    problems.push(problem("bad-setting", message));
  }
  return { names, others: known.filter((name) => !names.includes(name)), problems };
}
