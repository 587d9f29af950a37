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
import { reworded, say } from "../model/message.ts";
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
export function manifestsWithTexts({ declared, manifests }: Pick<ProjectRead, "declared" | "manifests">) {
  const otherKinds = declared.kinds.filter(({ fields }) => !fields.some(({ role }) => role === "text"));
  const without = new Set(
    otherKinds.flatMap(({ plural }) => (declared.entries[plural] ?? []).map(({ file }) => file.path)),
  );
  return manifests.filter((path) => !without.has(path));
}

/** The name and base language of a project. Undefined: it cannot be read. */
export type FindProject = (
  project: ProjectSettings,
) => Promise<Pick<ProjectDetails, "name" | "baseLanguage"> | undefined>;

export interface ManifestReading {
  signal?: AbortSignal;
  known?: KnownReads;
  onProgress?: OnProgress;
  /** Asked only if a mistake counts in one language and not in another. Absent: no project is looked at. */
  findProject?: FindProject | undefined;
  /** Whether a problem counts. Absent: each does. */
  counts?: (fault: Problem) => boolean;
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
    const result = await readManifestsOf(settings, globs, usable, folders, reading);
    if (!result) break;
    append(problems, result.problems.map(stricterWithPrune(settings, result.isDoubtful)));
    const { declared, manifests, textFiles, isDoubtful } = result;
    reads.push({ settings, declared, manifests, textFiles, ...(isDoubtful && { isDoubtful }) });
  }
  return { reads, problems: [...problems, ...sameProjects(reads)] };
}

export type ManifestsRead = NonNullable<Awaited<ReturnType<typeof readOnce>>>;

/** Lets signals and timers run between two files. Undefined: the signal is aborted. */
async function readOnce(
  settings: ProjectSettings,
  globs: ManifestGlobs,
  usable: Usable,
  folders: Folders,
  { signal = NEVER, known: cache = new Map(), onProgress, counts = () => true }: ManifestReading,
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
  const reading = readByFile(globs.kinds, files, usable, cache);
  let step = reading.next();
  while (!step.done && !signal.aborted) {
    await setImmediate();
    onProgress?.({ phase: "reading", count: { done: ++done, total: manifests.length, unit: "file" } });
    step = reading.next();
  }
  if (!step.done || signal.aborted) return undefined;
  const declared: Declaration = { ...step.value.declared, rows };
  return {
    ...{ ...step.value, declared, manifests, undecided, rows },
    problems: [...problems, ...step.value.problems].filter(counts),
    textFiles: textFilesIn(step.value.files),
  };
}

/** Files with mistakes that may not count are read again with the base language, or these are warnings. Undefined: the signal is aborted. */
export async function readManifestsOf(
  settings: ProjectSettings,
  globs: ManifestGlobs,
  usable: Usable,
  folders: Folders,
  reading: ManifestReading,
): Promise<(ManifestsRead & Pick<ProjectRead, "isDoubtful">) | undefined> {
  const draft = await readOnce(settings, globs, usable, folders, reading);
  const isUndecided = ({ place }: Problem) =>
    place !== undefined && draft?.undecided.has(place.file) === true;
  if (!draft || (draft.undecided.size === 0 && !draft.isSplit)) return draft;
  const languages = new Set([...draft.undecided.values()].map(({ language }) => language));
  // The only language is the base language, or else a file in the base language is missing. A file can have all languages.
  const isOnly = languages.size === 1 && !languages.has(undefined);
  const isDoubtful = !isOnly && draft.problems.some(isUndecided);
  // The project can spell such a code in another way.
  const isSpelled = [...languages, ...(draft.declared.bases ?? [])].some((one) => /[^a-z]/.test(one ?? ""));
  if (!isDoubtful && !isSpelled && !draft.isSplit) return draft;
  if (!reading.findProject) return isDoubtful ? withDoubts(draft, isUndecided) : draft;
  const project = await reading.findProject(settings);
  if (!project) return draft;
  const texts = globs.texts.map((row) => ({ ...row, base: project.baseLanguage }));
  const again = await readOnce(settings, { ...globs, texts }, usable, folders, reading);
  if (!again) return undefined;
  // Only the first reading shows which languages a row has.
  const missing = stopsRun(again.problems) ? [] : missingBaseFiles(draft, project);
  // The rows of the files that have one language, and of the texts.
  const files = [...again.textFiles.values()].filter(({ language }) => language !== undefined);
  const isRead = ({ place }: Problem) =>
    [...files, ...originsIn(again.declared.entries)].some(({ source }) => source.place === place);
  return { ...again, problems: [...again.problems, ...missing.filter((one) => !isRead(one))] };
}

function withDoubts(result: ManifestsRead, isUndecided: (fault: Problem) => boolean) {
  const problems = result.problems.map((fault): Problem => {
    const hasAllLanguages =
      fault.code === "text-file" && result.undecided.get(fault.place?.file ?? "")?.language === undefined;
    if (fault.severity !== "error" || !isUndecided(fault) || hasAllLanguages) return fault;
    if (fault.scope === "change") return { ...fault, severity: "warning" };
    const words = say`${fault} This stops a run only if it is in the base language of the project.`;
    return { ...reworded(fault, words), severity: "warning", scope: "change" };
  });
  return { ...result, problems, isDoubtful: true };
}

/** Keys that only a missing or empty file declares would look removed. */
function stricterWithPrune({ rules }: ProjectSettings, isDoubtful = false): (fault: Problem) => Problem {
  const prunes = Object.values(rules.prune).some((prune) => prune !== "off");
  return (fault) => {
    const isMissing = fault.code === "no-language-file" && fault.severity === "notice";
    const isEmpty = fault.code === "empty-manifest" && !isDoubtful;
    if (!prunes || !(isMissing || isEmpty)) return fault;
    const words = isMissing ? say`${fault} With prune, create it first.` : fault;
    return { ...reworded(fault, words), severity: "error", scope: "run" };
  };
}

/** Two entries with the same project would remove what the other declares. Branches of a project share some kinds. */
function sameProjects(reads: readonly ProjectRead[]): Problem[] {
  return reads.flatMap((entry, index) => {
    const { settings } = entry;
    if (settings.id === "") return [];
    const rival = reads.slice(0, index).find((candidate) => overlap(entry, candidate) !== undefined);
    const relation = rival && overlap(entry, rival);
    if (!rival || !relation) return [];
    const message = `"${rival.settings.name}" and "${settings.name}" ${relation} (${settings.id}). Declare it in one entry, with all of its manifests.`;
    return [problem("bad-setting", message)];
  });
}

function overlap(entry: ProjectRead, peer: ProjectRead): string | undefined {
  // lokaform.yaml itself has the problem if it says so in the same words.
  const [word, peerWord] = [entry, peer].map(({ settings }) => settings.inFile.get(PROJECT));
  if (entry.settings.id === peer.settings.id) return word === peerWord ? undefined : "are the same project";
  if (plainId(entry.settings.id) !== plainId(peer.settings.id)) return undefined;
  const shared = entry.declared.kinds.find(
    ({ plural, sharedByBranches }) =>
      sharedByBranches && entry.declared.entries[plural] && peer.declared.entries[plural],
  );
  return shared && `are branches of one project, whose ${shared.plural} they both declare`;
}
