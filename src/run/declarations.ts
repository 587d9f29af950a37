/** Reads the manifests of all projects of a run. */
import { setImmediate } from "node:timers/promises";
import { findManifests } from "../files/manifests.ts";
import type { Folders } from "../files/paths.ts";
import type { Declaration } from "../kinds/declaration.ts";
import { KINDS } from "../kinds/kinds.ts";
import { type KnownReads, readByFile, type TextFiles, textFilesIn } from "../kinds/read.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { OnProgress } from "../model/progress.ts";
import { plainId } from "../model/project.ts";
import type { ProjectSettings } from "../settings/project.ts";
import type { Settings } from "../settings/resolve.ts";

/** The declaration of one project, with its settings. */
export interface ProjectRead {
  settings: ProjectSettings;
  declared: Declaration;
  /** The manifests, as the user would name them. */
  manifests: readonly string[];
  textFiles: TextFiles;
}

/** The manifests that can declare texts, also those that are empty. */
export function manifestsWithTexts({
  declared,
  manifests,
}: Pick<ProjectRead, "declared" | "manifests">): string[] {
  const others = KINDS.filter(({ fields }) => !fields.some(({ role }) => role === "text"));
  const without = new Set(
    others.flatMap(({ plural }) => (declared.entries[plural] ?? []).map(({ file }) => file.path)),
  );
  return manifests.filter((path) => !without.has(path));
}

const NEVER = new AbortController().signal;

/** If `signal` is aborted, it ends with what it has read. */
export async function readProjects(
  { projects, usable }: Pick<Settings, "projects" | "usable">,
  folders: Folders,
  signal: AbortSignal = NEVER,
  known: KnownReads = new Map(),
  onProgress: OnProgress = () => {},
): Promise<{ reads: ProjectRead[]; problems: Problem[] }> {
  const reads: ProjectRead[] = [];
  const problems: Problem[] = [];
  for (const settings of projects) {
    if (!settings.manifests) continue;
    onProgress({ phase: "reading" });
    const { manifests, problems: missing } = await findManifests(
      settings.manifests,
      settings,
      folders,
      signal,
    );
    const total = Object.values(manifests).flat().length;
    let done = 0;
    const reading = readByFile(manifests, usable, known);
    let step = reading.next();
    while (!step.done && !signal.aborted) {
      // Lets signals and timers run between two files.
      await setImmediate();
      onProgress({ phase: "reading", count: { done: ++done, total, unit: "file" } });
      step = reading.next();
    }
    if (!step.done || signal.aborted) break;
    const { declared, problems: wrong } = step.value;
    problems.push(...missing, ...wrong);
    const paths = Object.values(manifests).flatMap((texts) => texts.map(({ path }) => path));
    reads.push({ settings, declared, manifests: paths, textFiles: textFilesIn(manifests) });
  }
  return { reads, problems: [...problems, ...sameProjects(reads)] };
}

/** Two entries with the same project would remove what the other declares. Branches of a project share some kinds. */
function sameProjects(reads: readonly ProjectRead[]): Problem[] {
  return reads.flatMap((read, index) => {
    const { settings } = read;
    if (settings.id === "") return [];
    const rival = reads.slice(0, index).find((other) => overlap(read, other) !== undefined);
    const same = rival && overlap(read, rival);
    if (!rival || !same) return [];
    const message = `"${rival.settings.name}" and "${settings.name}" ${same} (${settings.id}). Declare it in one entry, with all of its manifests.`;
    return [problem("bad-setting", message)];
  });
}

function overlap(one: ProjectRead, other: ProjectRead): string | undefined {
  if (one.settings.id === other.settings.id) return "are the same project";
  if (plainId(one.settings.id) !== plainId(other.settings.id)) return undefined;
  const shared = KINDS.find(
    ({ plural, sharedByBranches }) =>
      sharedByBranches && one.declared.entries[plural] && other.declared.entries[plural],
  );
  return shared && `are branches of one project, whose ${shared.plural} they both declare`;
}
