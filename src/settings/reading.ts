/** All that a run reads before it asks the service anything: the manifests of its projects, and what was reviewed. */
import { readFile } from "node:fs/promises";
import { readManifests } from "../manifest/read.ts";
import type { Declaration } from "../model/declaration.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type Folders, pathShown, plainText, whyNot } from "./folders.ts";
import type { ProjectSettings } from "./projectSettings.ts";
import { findManifests } from "./sources.ts";

/** What one project is to be. */
export interface ProjectRead {
  settings: ProjectSettings;
  declared: Declaration;
  /** The manifests, as the user would name them. */
  manifests: readonly string[];
}

export async function readProjects(
  projects: readonly ProjectSettings[],
  folders: Folders,
  values: Readonly<Record<string, string | undefined>>,
): Promise<{ reads: ProjectRead[]; problems: Problem[] }> {
  const reads: ProjectRead[] = [];
  const problems: Problem[] = [];
  for (const settings of projects) {
    if (!settings.manifests) continue;
    const { manifests, problems: missing } = await findManifests(settings.manifests, settings, folders);
    const { declared, problems: wrong } = readManifests(manifests, { values, token: settings.token });
    problems.push(...missing, ...wrong);
    const paths = [...manifests.keys, ...manifests.webhooks].map(({ path }) => path);
    reads.push({ settings, declared, manifests: paths });
  }
  return { reads, problems };
}

/** A file that was named, as text; or the problem why not. */
export async function readText(
  full: string,
  what: string,
  folders: Folders,
): Promise<{ text: string } | { problem: Problem }> {
  try {
    return { text: plainText(await readFile(full)) };
  } catch (error) {
    const message = `${what} ${pathShown(full, folders)} cannot be read: ${whyNot(error)}`;
    return { problem: problem("not-read", message) };
  }
}
