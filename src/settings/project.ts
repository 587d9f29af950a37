/** The settings of one project. */
import type { Globs, ManifestGlobs } from "../kinds/manifestGlobs.ts";
import type { Place } from "../model/place.ts";
import type { Problem } from "../model/problem.ts";
import type { Secret } from "../model/secrets.ts";
import { CHECKS, type CheckLevels, type Rules } from "../model/setting.ts";
import { variableNames } from "../model/variables.ts";
import { type FileValues, fileValues, targetShowsTexts } from "./changedSettings.ts";
import type { FilePart } from "./filePart.ts";
import { findSetting, type SettingSources, settingValue } from "./precedence.ts";
import { NO_ID, namedProject, type ProjectId } from "./projectId.ts";
import { optionValue } from "./rawOptions.ts";
import { languagePlaces, readRules } from "./rules.ts";
import type { RunInputs } from "./runInputs.ts";
import { SHOW_TEXTS } from "./table/access.ts";
import { CHECK_SETTINGS } from "./table/checks.ts";
import { MANIFEST_SETTINGS } from "./table/kinds.ts";
import { CONCURRENCY, RATE, USE_AUTOMATIONS } from "./table/pace.ts";
import { PROJECT } from "./table/project.ts";
import { PULLED_LANGUAGES } from "./table/pull.ts";
import { textSources } from "./textSources.ts";
import { projectToken } from "./token.ts";

export interface ProjectSettings {
  /** Its name in `projects` of lokaform.yaml; undefined where there is only one project. */
  name: string | undefined;
  /** As requests address it. Empty where the command needs none. */
  id: string;
  /** The id, if the environment chose it. */
  chosen: string | undefined;
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
  const isFromVariable = variableNames(parts[0]?.get(PROJECT) ?? "").length > 0;
  const settings: ProjectSettings = {
    ...named,
    chosen: optionValue(PROJECT, raw) === undefined && isFromVariable ? id.id : undefined,
    secrets: id.secrets,
    token: own.token,
    manifests: manifestGlobs(sources, inputs),
    rules: rules.rules,
    checks: checkLevels(sources),
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

function checkLevels(sources: SettingSources): CheckLevels {
  const levels = CHECKS.map((name) => [name, settingValue(CHECK_SETTINGS[name], sources)] as const);
  // Object.fromEntries loses the names, and every check has a row.
  return Object.fromEntries(levels) as CheckLevels;
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
