/** What the project holds, with the fewest requests that are certain to tell it whole. */
import type { ReadClient } from "../api/client.ts";
import { type Declaration, type Live, spokenLanguages } from "../model/declaration.ts";
import type { Problem } from "../model/problem.ts";
import { type Language, type Project, plainId } from "../model/project.ts";
import type { WireLanguage, WireProject } from "../wire/project.ts";
import { observeKeys } from "./keys.ts";
import { observeWebhooks } from "./webhooks.ts";

export interface Observed {
  /** Absent where it is not known to be whole. */
  live?: Live;
  problems: readonly Problem[];
}

/** Kinds and languages that nothing was declared of are not read. */
export async function observe(
  client: ReadClient,
  projectId: string,
  declared: Declaration,
): Promise<Observed> {
  const spoken = spokenLanguages(declared);
  const texts = new Set(spoken.flatMap(({ language, ofText }) => (ofText ? [language] : [])));
  const project = await observeProject(client, projectId, { languages: spoken.length > 0 });
  const wanted = project.segmentation ? [] : (project.languages ?? []).filter(({ iso }) => texts.has(iso));
  const [keys, webhooks] = await Promise.all([
    declared.keys && observeKeys(client, projectId, wanted),
    declared.webhooks && observeWebhooks(client, plainId(projectId)),
  ]);
  if (keys && "problem" in keys) return { problems: [keys.problem] };
  return { live: { project, keys: keys?.keys, webhooks }, problems: [] };
}

/** The project itself, and its languages where they are asked for. */
export async function observeProject(
  client: ReadClient,
  projectId: string,
  asked: { languages: boolean },
): Promise<Project> {
  const [details, languages] = await Promise.all([
    // Whether the service takes a branch here is not known; name, type and settings are the project's anyway.
    client.projectDetails(plainId(projectId)),
    asked.languages ? allLanguages(client, projectId) : undefined,
  ]);
  return projectOf(projectId, details, languages);
}

function projectOf(
  id: string,
  details: WireProject,
  languages: readonly WireLanguage[] | undefined,
): Project {
  return {
    id,
    name: details.name,
    type: details.project_type,
    baseLanguage: details.base_language_iso,
    languages: languages?.map(
      ({ lang_iso, lang_id, plural_forms }): Language => ({
        iso: lang_iso,
        id: lang_id,
        pluralForms: plural_forms ?? [],
      }),
    ),
    perPlatformNames: details.settings.per_platform_key_names,
    segmentation: details.settings.segmentation,
  };
}

/** A project has few languages: they come page by page. */
async function allLanguages(client: ReadClient, projectId: string): Promise<WireLanguage[]> {
  const languages: WireLanguage[] = [];
  for (let page = await client.languages(projectId, { limit: 500 }); ; ) {
    languages.push(...page);
    const next = await page.nextPage();
    if (!next || next.length === 0) return languages;
    page = next;
  }
}
