/** Reads the manifests of all projects of a run. */
import { setImmediate } from "node:timers/promises";
import { findManifests } from "../files/manifests.ts";
import { type Folders, NEVER } from "../files/paths.ts";
import type { Declaration } from "../kinds/declaration.ts";
import type { Kinds } from "../kinds/kind.ts";
import {
  type KnownReads,
  type ManifestGlobs,
  readByFile,
  type TextFiles,
  textFilesIn,
} from "../kinds/read.ts";
import { append } from "../model/json.ts";
import { type Problem, problem, stopsRun } from "../model/problem.ts";
import type { OnProgress } from "../model/progress.ts";
import { type ProjectDetails, plainId } from "../model/project.ts";
import type { Usable } from "../model/variables.ts";
import { missingBaseFiles, originsIn } from "../plan/languages.ts";
import type { ProjectSettings, Settings } from "../settings/resolve.ts";
import { PROJECT } from "../settings/table/project.ts";

export interface ProjectRead {
  settings: ProjectSettings;
  declared: Declaration;
  /** The manifests, as the user would name them. */
  manifests: readonly string[];
  textFiles: TextFiles;
  /** Present if a mistake may be in a language that counts: the base language is not known. */
  isDoubtful?: boolean;
}

/** The manifests that can declare texts, also those that are empty. */
export function manifestsWithTexts({
  declared,
  manifests,
}: Pick<ProjectRead, "declared" | "manifests">): string[] {
  const others = declared.kinds.filter(({ fields }) => !fields.some(({ role }) => role === "text"));
  const without = new Set(
    others.flatMap(({ plural }) => (declared.entries[plural] ?? []).map(({ file }) => file.path)),
  );
  return manifests.filter((path) => !without.has(path));
}

/** The name and base language of a project. Undefined: it cannot be read. */
export type FindProject = (
  project: ProjectSettings,
) => Promise<Pick<ProjectDetails, "name" | "baseLanguage"> | undefined>;

export interface ManifestReading {
  /** Undefined: the signal is aborted. */
  signal?: AbortSignal;
  known?: KnownReads;
  onProgress?: OnProgress;
  /** Asked only if a mistake counts in one language and not in another. Absent: no project is looked at. */
  findProject?: FindProject | undefined;
  /** Whether a problem counts. Absent: each does. */
  counts?: (one: Problem) => boolean;
  /** The kinds whose manifests are read. Absent: all. */
  kinds?: Kinds | undefined;
}

/** If `signal` is aborted, it ends with what it has read. */
export async function readProjects(
  { projects, usable }: Pick<Settings, "projects" | "usable">,
  folders: Folders,
  reading: ManifestReading = {},
): Promise<{ reads: ProjectRead[]; problems: Problem[] }> {
  const reads: ProjectRead[] = [];
  const problems: Problem[] = [];
  for (const settings of projects) {
    if (!settings.manifests) continue;
    const globs = { ...settings.manifests, kinds: reading.kinds ?? settings.manifests.kinds };
    const found = await readManifestsOf(settings, globs, usable, folders, reading);
    if (!found) break;
    append(problems, found.problems.map(stricterWithPrune(settings, found.isDoubtful)));
    const { declared, manifests, textFiles, isDoubtful } = found;
    reads.push({ settings, declared, manifests, textFiles, ...(isDoubtful && { isDoubtful }) });
  }
  return { reads, problems: [...problems, ...sameProjects(reads)] };
}

type ManifestsRead = NonNullable<Awaited<ReturnType<typeof readOnce>>>;

/** Lets signals and timers run between two files. Undefined: the signal is aborted. */
async function readOnce(
  settings: ProjectSettings,
  globs: ManifestGlobs,
  usable: Usable,
  folders: Folders,
  { signal = NEVER, known = new Map(), onProgress, counts = () => true }: ManifestReading,
) {
  onProgress?.({ phase: "reading" });
  const {
    manifests: files,
    undecided,
    rows,
    problems,
  } = await findManifests(globs, settings, folders, signal);
  const manifests = Object.values(files).flatMap((texts) => texts.map(({ path }) => path));
  let done = 0;
  const reading = readByFile(globs.kinds, files, usable, known);
  let step = reading.next();
  while (!step.done && !signal.aborted) {
    await setImmediate();
    onProgress?.({ phase: "reading", count: { done: ++done, total: manifests.length, unit: "file" } });
    step = reading.next();
  }
  if (!step.done || signal.aborted) return undefined;
  return {
    ...{ ...step.value, manifests, undecided, rows },
    problems: [...problems, ...step.value.problems].filter(counts),
    textFiles: textFilesIn(step.value.files),
  };
}

/**
 * Mistakes in languages that are not read stop nothing. A row without `languages` reads the base language, which the project
 * names, so files with mistakes that may not count are read again when it is known. If no project is looked at, such mistakes
 * are warnings. Undefined: the signal is aborted.
 */
export async function readManifestsOf(
  settings: ProjectSettings,
  globs: ManifestGlobs,
  usable: Usable,
  folders: Folders,
  reading: ManifestReading,
): Promise<(ManifestsRead & Pick<ProjectRead, "isDoubtful">) | undefined> {
  const first = await readOnce(settings, globs, usable, folders, reading);
  const isUndecided = ({ place }: Problem) =>
    place !== undefined && first?.undecided.has(place.file) === true;
  if (!first || (first.undecided.size === 0 && !first.isSplit)) return first;
  const languages = new Set([...first.undecided.values()].map(({ language }) => language));
  // The only language is the base language, or else a file in the base language is missing. A file can have all languages.
  const isOnly = languages.size === 1 && !languages.has(undefined);
  const isDoubtful = !isOnly && first.problems.some(isUndecided);
  // The project can spell such a code in another way.
  const isSpelled = [...languages, ...(first.declared.bases ?? [])].some((one) => /[^a-z]/.test(one ?? ""));
  if (!isDoubtful && !isSpelled && !first.isSplit) return first;
  if (!reading.findProject) return isDoubtful ? withDoubts(first, isUndecided) : first;
  const project = await reading.findProject(settings);
  if (!project) return first;
  const own = globs.texts.map((row) => ({ ...row, base: project.baseLanguage }));
  const again = await readOnce(settings, { ...globs, texts: own }, usable, folders, reading);
  if (!again) return undefined;
  // Only the first reading shows which languages a row has.
  const missing = stopsRun(again.problems) ? [] : missingBaseFiles(first, project);
  // The rows of the files that have one language, and of the texts.
  const files = [...again.textFiles.values()].filter(({ language }) => language !== undefined);
  const isRead = ({ place }: Problem) =>
    [...files, ...originsIn(again.declared.entries)].some(({ source }) => source.place === place);
  return { ...again, problems: [...again.problems, ...missing.filter((one) => !isRead(one))] };
}

function withDoubts(read: ManifestsRead, isUndecided: (one: Problem) => boolean) {
  const problems = read.problems.map((one): Problem => {
    const hasAllLanguages =
      one.code === "text-file" && read.undecided.get(one.place?.file ?? "")?.language === undefined;
    if (one.severity !== "error" || !isUndecided(one) || hasAllLanguages) return one;
    if (one.scope === "change") return { ...one, severity: "warning" };
    const message = `${one.message} This stops a run only if it is in the base language of the project.`;
    return { ...one, message, severity: "warning", scope: "change" };
  });
  return { ...read, problems, isDoubtful: true };
}

/** Keys that only a missing or empty file declares would look removed. */
function stricterWithPrune({ rules }: ProjectSettings, isDoubtful = false): (one: Problem) => Problem {
  const prunes = Object.values(rules.prune).some((prune) => prune !== "off");
  return (one) => {
    const isMissing = one.code === "no-language-file" && one.severity === "notice";
    const isEmpty = one.code === "empty-manifest" && !isDoubtful;
    if (!prunes || !(isMissing || isEmpty)) return one;
    const message = isMissing ? `${one.message} With prune, create it first.` : one.message;
    return { ...one, severity: "error", scope: "run", message };
  };
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
  // lokaform.yaml itself has the problem if it says so in the same words.
  const [word, otherWord] = [one, other].map(({ settings }) => settings.inFile.get(PROJECT));
  if (one.settings.id === other.settings.id) return word === otherWord ? undefined : "are the same project";
  if (plainId(one.settings.id) !== plainId(other.settings.id)) return undefined;
  const shared = one.declared.kinds.find(
    ({ plural, sharedByBranches }) =>
      sharedByBranches && one.declared.entries[plural] && other.declared.entries[plural],
  );
  return shared && `are branches of one project, whose ${shared.plural} they both declare`;
}
