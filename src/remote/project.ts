/** Reads the project and its languages, as far as the declaration needs them. */

import type { ReadClient } from "../api/client.ts";
import { readCompleteList } from "../api/collection.ts";
import { failure, type Problem, problem, type Result, success } from "../model/problem.ts";
import { type Language, type ProjectDetails, plainId } from "../model/project.ts";
import { readFlag, readId, readList, readMap, readText } from "../model/response.ts";
import { IncompleteRead, readOrUndefined, type Sending } from "./sending.ts";

/** The settings of the project that the declaration needs. */
export interface Needs {
  /** The setting for one name per platform. */
  names: boolean;
  /** The settings for segmentation and the base language. */
  texts: boolean;
}

/** Answers of 2018 have no type. All projects had this one then. */
const USUAL_TYPE = "localization_files";

/** The project as the engine reads it, with the responses that it was read from. */
export interface ProjectResponse {
  project: ProjectDetails;
  details: unknown;
  /** Undefined if they were not read. */
  languages: readonly unknown[] | undefined;
}

/** `languages`: whether the languages are read, too. */
export async function observeProject(
  client: ReadClient,
  projectId: string,
  needs: Needs & { languages: boolean },
): Promise<Result<ProjectDetails>> {
  const read = await requestProject(client, projectId, needs);
  return read.ok ? success(read.value.project) : read;
}

/** Only what says which texts count. Undefined: the project cannot be read. */
export async function readBaseLanguage(
  client: ReadClient,
  projectId: string,
): Promise<Pick<ProjectDetails, "name" | "baseLanguage"> | undefined> {
  const needs = { languages: true, names: false, texts: true };
  const read = await readOrUndefined(() => observeProject(client, projectId, needs));
  return read?.ok ? read.value : undefined;
}

export async function requestProject(
  client: ReadClient,
  projectId: string,
  { languages: asksLanguages, ...needs }: Needs & { languages: boolean },
): Promise<Result<ProjectResponse>> {
  const [details, answered] = await Promise.all([
    // The id has no branch here: name, type and settings belong to the whole project.
    client.projectDetails(plainId(projectId)),
    asksLanguages ? listLanguages(client, projectId) : undefined,
  ]);
  if (asksLanguages && !answered) {
    const message =
      "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.";
    return failure(problem("incomplete-live", message, { scope: "project" }));
  }
  const languages = answered && readList(answered, readLanguage);
  if (answered && !languages) return failure(unusable("a language has no usable lang_iso"));
  const project = readProject(projectId, details, languages, needs);
  return project.ok ? success({ project: project.value, details, languages: answered }) : project;
}

function readProject(
  id: string,
  answered: unknown,
  languages: readonly Language[] | undefined,
  needs: Needs,
): Result<ProjectDetails> {
  const map = readMap(answered) ?? {};
  const settings = readMap(map.settings) ?? {};
  const perPlatformNames = readFlag(settings.per_platform_key_names);
  const segmentation = readFlag(settings.segmentation);
  const baseId = readId(map.base_language_id);
  const byId = languages?.find((language) => baseId !== undefined && language.id === baseId);
  const baseLanguage = readText(map.base_language_iso) || byId?.iso;
  const lacks = [
    ...(needs.names && perPlatformNames === undefined ? ["settings.per_platform_key_names"] : []),
    ...(needs.texts && segmentation === undefined ? ["settings.segmentation"] : []),
    ...(needs.texts && baseLanguage === undefined ? ["base_language_iso"] : []),
  ];
  if (lacks.length > 0) return failure(unusable(`the project has no usable ${lacks.join(" and ")}`));
  return success({
    id,
    name: readText(map.name) || id,
    type: readText(map.project_type) || USUAL_TYPE,
    baseLanguage: baseLanguage ?? "",
    languages,
    // These two are not used if no key or text is declared.
    perPlatformNames: perPlatformNames ?? false,
    segmentation: segmentation ?? false,
    autoToggleUnverified: readFlag(settings.auto_toggle_unverified),
  });
}

/** All languages of the project, as answered. Undefined if the list is incomplete. */
function listLanguages(client: ReadClient, projectId: string): Promise<readonly unknown[] | undefined> {
  return readCompleteList(
    () => client.languages(projectId, { limit: 500 }),
    (element) => readLanguage(element)?.iso,
  );
}

/** The codes of all languages of the project. They are read once, and only if the plan does not have them. */
export function allLanguages(client: ReadClient, { id, languages }: ProjectDetails): Sending["languages"] {
  const ask = async () => {
    if (languages) return languages.map(({ iso }) => iso);
    const read = readList(await listLanguages(client, id), readLanguage);
    if (!read) throw new IncompleteRead();
    return read.map(({ iso }) => iso);
  };
  let listed: Promise<readonly string[]> | undefined;
  return () => {
    listed ??= ask().catch((error: unknown) => {
      // The next batch asks again.
      listed = undefined;
      throw error;
    });
    return listed;
  };
}

function readLanguage(answered: unknown): Language | undefined {
  const { lang_iso, lang_id, plural_forms } = readMap(answered) ?? {};
  const iso = readText(lang_iso);
  if (iso === undefined || iso === "") return undefined;
  return { iso, id: readId(lang_id), pluralForms: readList(plural_forms, readText) ?? [] };
}

function unusable(what: string): Problem {
  const message = `The service's response cannot be used: ${what}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
  return problem("unusable-response", message, { scope: "project" });
}
