/** All that a run reads before it asks the service anything: the manifests of its projects, and what was reviewed. */
import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { findManifests } from "../files/manifests.ts";
import { type Folders, pathShown, plainText, whyNot } from "../files/paths.ts";
import type { Declaration } from "../kinds/declaration.ts";
import { readByFile } from "../kinds/read.ts";
import { type Problem, problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import type { ProjectSettings } from "../settings/project.ts";
import type { Settings } from "../settings/resolve.ts";

/** What one project is to be. */
export interface ProjectRead {
  settings: ProjectSettings;
  declared: Declaration;
  /** The manifests, as the user would name them. */
  manifests: readonly string[];
}

const NEVER = new AbortController().signal;

/** Aborted, it ends with what it has read. */
export async function readProjects(
  { projects, usable }: Pick<Settings, "projects" | "usable">,
  folders: Folders,
  signal: AbortSignal = NEVER,
): Promise<{ reads: ProjectRead[]; problems: Problem[] }> {
  const reads: ProjectRead[] = [];
  const problems: Problem[] = [];
  for (const settings of projects) {
    if (!settings.manifests) continue;
    const { manifests, problems: missing } = await findManifests(
      settings.manifests,
      settings,
      folders,
      signal,
    );
    const reading = readByFile(manifests, usable);
    let step = reading.next();
    while (!step.done && !signal.aborted) {
      // Signals and timers have their turn between two files.
      await setImmediate();
      step = reading.next();
    }
    if (!step.done || signal.aborted) break;
    const { declared, problems: wrong } = step.value;
    problems.push(...missing, ...wrong);
    const paths = [...manifests.keys, ...manifests.webhooks].map(({ path }) => path);
    reads.push({ settings, declared, manifests: paths });
  }
  return { reads, problems: [...problems, ...sameProjects(reads)] };
}

/** Two entries of one project would each take away what the other declares; webhooks are shared by all its branches. */
function sameProjects(reads: readonly ProjectRead[]): Problem[] {
  return reads.flatMap(({ settings, declared }, index) => {
    const rival = reads.slice(0, index).find((other) => {
      const webhooks = declared.webhooks !== undefined && other.declared.webhooks !== undefined;
      return (
        settings.id !== "" &&
        (other.settings.id === settings.id ||
          (webhooks && plainId(other.settings.id) === plainId(settings.id)))
      );
    });
    if (!rival) return [];
    const shared =
      rival.settings.id === settings.id
        ? "are the same project"
        : "are branches of one project, whose webhooks they both declare";
    const message = `"${rival.settings.name}" and "${settings.name}" ${shared} (${settings.id}). Declare it in one entry, with all of its manifests.`;
    return [problem("bad-setting", message)];
  });
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
