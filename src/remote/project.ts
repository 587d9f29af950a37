import type { ReadClient } from "../api/client.ts";
import { readCompleteList } from "../api/collection.ts";
import { once } from "../model/once.ts";
import { type Language, type ProjectDetails, plainId } from "../model/project.ts";
import { readFlag, readId, readList, readMap, readText } from "../model/response.ts";
import { IncompleteRead, readOrUndefined, type Sending } from "./sending.ts";

/** `names`: the setting for one name per platform. `texts`: the settings for segmentation and the base language. */
interface Needs {
  names: boolean;
  texts: boolean;
}

/** Answers of 2018 have no type. All projects had this one then. */
const USUAL_TYPE = "localization_files";

export interface ProjectResponse {
  project: ProjectDetails;
  details: unknown;
  /** Empty if the response has none. */
  statistics: Readonly<Record<string, unknown>>;
  /** The list of languages. Undefined if it was not read. */
  languages: readonly unknown[] | undefined;
}

/** `counted`: the languages of the statistics, if any: no request, no plural forms. Throws an {@link IncompleteRead} for an unusable response. */
export async function requestProject(
  client: ReadClient,
  projectId: string,
  { languages: asksLanguages, ...needs }: Needs & { languages: boolean | "counted" },
): Promise<ProjectResponse> {
  const list = () => listLanguages(client, projectId);
  const [details, requested] = await Promise.all([
    // The id has no branch here: name, type and settings belong to the whole project.
    client.projectDetails(plainId(projectId)),
    asksLanguages === true ? list() : undefined,
  ]);
  const statistics = readMap(readMap(details)?.statistics) ?? {};
  const counted = asksLanguages === "counted" ? readList(statistics.languages, readLanguage) : undefined;
  const listed = requested ?? (asksLanguages && !counted ? await list() : undefined);
  const languages = listed ? usableLanguages(listed) : counted;
  return {
    project: readProject(projectId, details, languages, needs),
    details,
    statistics,
    languages: listed,
  };
}

export function requestWholeProject(client: ReadClient, projectId: string): Promise<ProjectResponse> {
  return requestProject(client, projectId, { languages: true, names: true, texts: true });
}

/** Undefined: the project cannot be read. */
export async function readableProject(whole: () => Promise<ProjectResponse>) {
  return (await readOrUndefined(whole))?.project;
}

/** Throws an {@link IncompleteRead} if the list cannot be used. */
export async function requestLanguages(client: ReadClient, projectId: string): Promise<readonly Language[]> {
  return usableLanguages(await listLanguages(client, projectId));
}

function usableLanguages(answered: readonly unknown[]): readonly Language[] {
  const languages = readList(answered, readLanguage);
  if (!languages) throw unusable("a language has no usable lang_iso");
  return languages;
}

function readProject(
  id: string,
  answered: unknown,
  languages: readonly Language[] | undefined,
  needs: Needs,
): ProjectDetails {
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
  if (lacks.length > 0) throw unusable(`the project has no usable ${lacks.join(" and ")}`);
  return {
    id,
    name: readText(map.name) || id,
    type: readText(map.project_type) || USUAL_TYPE,
    baseLanguage: baseLanguage ?? "",
    languages,
    // These two are not used if no key or text is declared.
    perPlatformNames: perPlatformNames ?? false,
    segmentation: segmentation ?? false,
    autoToggleUnverified: readFlag(settings.auto_toggle_unverified),
  };
}

async function listLanguages(client: ReadClient, projectId: string): Promise<readonly unknown[]> {
  const listed = await readCompleteList(
    () => client.languages(projectId, { limit: 500 }),
    (element) => readLanguage(element)?.iso,
  );
  if (listed) return listed;
  throw new IncompleteRead(
    "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.",
  );
}

/** Their codes are read once, and only if the plan does not have them. */
export function allLanguages(client: ReadClient, { id, languages }: ProjectDetails): Sending["languages"] {
  return once(async () => (languages ?? (await requestLanguages(client, id))).map(({ iso }) => iso));
}

function readLanguage(answered: unknown): Language | undefined {
  const { language_iso, language_id, lang_iso, lang_id, plural_forms } = readMap(answered) ?? {};
  const iso = readText(lang_iso ?? language_iso);
  if (iso === undefined || iso === "") return undefined;
  return { iso, id: readId(lang_id ?? language_id), pluralForms: readList(plural_forms, readText) ?? [] };
}

function unusable(what: string): IncompleteRead {
  const message = `The service's response cannot be used: ${what}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
  return new IncompleteRead(message, "unusable-response");
}
