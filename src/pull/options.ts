/** What a pull is asked for: languages, fields and options, and the mistakes in them. And what comes out. */
import { resolve } from "node:path";
import type { WorkflowPull } from "../files/newFiles.ts";
import type { VerdictSources } from "../history/textVerdicts.ts";
import { type Declaration, declaredLanguages } from "../kinds/declaration.ts";
import type { Kinds } from "../kinds/kind.ts";
import type { Manifests, TextFiles } from "../kinds/read.ts";
import type { TextSource } from "../locales/textSource.ts";
import { didYouMean } from "../model/didYouMean.ts";
import { didYouMeanLanguage } from "../model/languageCodes.ts";
import { failure, type Problem, problem, type Result, success } from "../model/problem.ts";
import type { Language, ProjectDetails } from "../model/project.ts";
import { optionName, type Setting } from "../model/setting.ts";
import { projectProblems } from "../plan/languages.ts";
import type { PulledTexts } from "../report/report.ts";
import type { RunContext } from "../run/host.ts";
import { givenWords, optionValue, type RawOptions } from "../settings/flags.ts";
import type { ProjectSettings, Settings } from "../settings/resolve.ts";
import { DIR, DRY_RUN, NEW_ENTRIES, PULLED_FIELDS, REMOVE_MISSING } from "../settings/table/changes.ts";
import { API_URL, CONFIG, ONLY, PROJECT, TOKEN_FILE } from "../settings/table/project.ts";
import { type ChangedFile, yamlPaths } from "./manifestFiles.ts";

export interface PullOptions {
  fields: readonly string[] | undefined;
  dryRun: boolean;
  /** Whether kinds whose texts are in the code get no first manifest. */
  leavesTexts?: boolean;
  /** The folder of lokaform.yaml, if init writes the schemas for editors next to it. */
  schemas?: string;
  /** Folder of the first manifests; undefined: the usual one. */
  dir: string | undefined;
  unused: readonly Problem[];
  isNew: boolean;
  removesMissing: boolean;
  /** Options of this run that a plan of the new manifests needs as well. */
  repeated: readonly string[];
  /** Asks a person. Undefined if questions cannot be answered. */
  ask: ((question: string) => Promise<boolean>) | undefined;
}

export function pullOptions(
  raw: RawOptions,
  { folders, onProgress }: Pick<RunContext, "folders" | "onProgress">,
  ask: PullOptions["ask"],
): PullOptions {
  const dir = optionValue(DIR, raw);
  return {
    fields: optionValue(PULLED_FIELDS, raw),
    repeated: givenWords(raw, [CONFIG, ONLY, PROJECT, TOKEN_FILE, API_URL]),
    dryRun: optionValue(DRY_RUN, raw) ?? DRY_RUN.default,
    isNew: optionValue(NEW_ENTRIES, raw) ?? NEW_ENTRIES.default,
    dir: dir === undefined ? undefined : resolve(folders.working, dir),
    unused: unusedOptions(raw, [DIR]),
    removesMissing: optionValue(REMOVE_MISSING, raw) ?? REMOVE_MISSING.default,
    ask:
      ask &&
      ((question) => {
        onProgress?.(undefined);
        return ask(question);
      }),
  };
}

/** Options that are only for the first manifests, if there are some. */
export function unusedOptions(raw: RawOptions, rows: readonly Setting[]): Problem[] {
  const flags = rows
    .filter((row) => optionValue(row, raw) !== undefined)
    .map((row) => `--${optionName(row)}`);
  if (flags.length === 0) return [];
  const message = `${flags.join(" and ")} ${flags.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
  return [problem("bad-setting", message, { severity: "warning" })];
}

export interface PullRun {
  settings: Settings;
  project: ProjectSettings;
  options: PullOptions;
  context: RunContext;
}

export interface PullInput extends PullRun {
  manifests: Manifests;
  textFiles: TextFiles;
  rows: readonly TextSource[];
  /** What the files declare, also in languages that no row lists. */
  everywhere: Declaration;
  ownUser: VerdictSources["ownUser"];
}

export interface Pulled extends WorkflowPull {
  later?: readonly PulledLater[];
}

export interface PulledLater extends PulledTexts {
  changed: readonly ChangedFile[];
  at: number;
}

type Asked = ProjectSettings["pulledLanguages"];

/** The base language comes first, and then the others in the order of the project. `setting` undefined: only the base language. */
export function chosenLanguages(
  { name, languages = [], baseLanguage }: ProjectDetails,
  setting: Asked,
): Result<readonly Language[]> {
  const isos = languages.map(({ iso }) => iso);
  const values = setting?.value;
  const codes = values?.includes("all") ? isos : (values ?? [baseLanguage]);
  const unknown = codes.find((code) => !isos.includes(code));
  if (unknown !== undefined) {
    const guess = didYouMeanLanguage(unknown, isos) || ` It has ${isos.join(", ")}.`;
    const message = `languages: project ${name} has no language "${unknown}".${guess}`;
    const place = setting?.place && { place: setting.place };
    return failure(problem("unknown-language", message, { scope: "project", ...place }));
  }
  const chosen = languages.filter(({ iso }) => codes.includes(iso));
  return success(chosen.sort((a, b) => Number(b.iso === baseLanguage) - Number(a.iso === baseLanguage)));
}

export function chosenIsos(project: ProjectDetails, setting: Asked): string[] {
  const chosen = chosenLanguages(project, setting);
  return chosen.ok ? chosen.value.map(({ iso }) => iso) : [];
}

/** For entries with languages of their own. */
export const NONE: Asked = { value: [] };

/** The languages whose texts a later pull compares: the declared ones, and those that it adds. */
export function neededLanguages(
  project: ProjectDetails,
  declared: Declaration,
  { asked: setting, isNew, rows }: { asked: Asked; isNew: boolean; rows: readonly TextSource[] },
): Result<readonly Language[]> {
  const [mistake] = projectProblems(declared, project).filter(({ scope }) => scope === "project");
  if (mistake) return failure(mistake);
  const chosen = chosenLanguages(project, isNew ? setting : (setting ?? NONE));
  if (!chosen.ok) return chosen;
  const needed = new Set([
    ...chosen.value.map(({ iso }) => iso),
    ...rows.flatMap(({ languages = [] }) => languages),
    ...(rows.some(({ keysFrom }) => keysFrom === "lokalise") ? [project.baseLanguage] : []),
    ...declaredLanguages(declared).flatMap(({ language, ofText }) => (ofText ? [language] : [])),
  ]);
  return success((project.languages ?? []).filter(({ iso }) => needed.has(iso)));
}

/** Mistakes in settings, for which nothing is sent for any project. */
export function optionProblems(
  kinds: Kinds,
  { fields = [], removesMissing }: PullOptions,
  { environment }: RunContext,
): Problem[] {
  const fieldNames = ["all", ...new Set(kinds.flatMap((kind) => kind.fields.map(({ name }) => name)))];
  const messages = fields
    .filter((field) => !fieldNames.includes(field))
    .map((field) => {
      const guess = didYouMean(field, fieldNames) || ` The fields are ${fieldNames.join(", ")}.`;
      return `fields: there is no field "${field}".${guess}`;
    });
  if (removesMissing && environment.GITHUB_ACTIONS === "true")
    messages.push(
      "--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine.",
    );
  return messages.map((message) => problem("bad-setting", message));
}

/** Why new entries have no place. A person declares kinds whose names can be secrets. */
export function placeProblems(kinds: Kinds, { isNew }: PullOptions, manifests: Manifests): Problem[] {
  const files = kinds.filter(({ secretNames }) => !secretNames).map(({ plural }) => manifests[plural] ?? []);
  if (!isNew || files.flat().length === 0 || files.flatMap(yamlPaths).length > 0) return [];
  const message =
    "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.";
  return [problem("no-manifest", message)];
}
