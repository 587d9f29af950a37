/** `pull`: live → manifests. It only reads from the service. */
import { dirname, resolve } from "node:path";
import { removeLeftovers } from "../files/atomicWrite.ts";
import { findPaths, leftOutManifests } from "../files/manifests.ts";
import { type NewFile, newFileProblems, writeNewFiles } from "../files/newFiles.ts";
import { NEVER } from "../files/paths.ts";
import { systemProblem } from "../files/system.ts";
import { ownUserOf } from "../history/writers.ts";
import { type Declaration, inBaseLanguage, type Live } from "../kinds/declaration.ts";
import { aboutEntry, readManifests } from "../kinds/read.ts";
import { append, least, listed } from "../model/json.ts";
import { once } from "../model/once.ts";
import { startOfFile } from "../model/place.ts";
import { anyError, eachOnce, type Problem, problem, stopsRun } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import { secretsOf } from "../model/variables.ts";
import { emptyFilters, unknownFilter, unknownFilters, unknownNamed } from "../plan/filter.ts";
import { idleLanguages, missingBaseFiles } from "../plan/languages.ts";
import { observeWhole } from "../remote/observe.ts";
import { readableProject, requestWholeProject } from "../remote/project.ts";
import { createClients } from "../run/connect.ts";
import { readManifestsOf } from "../run/declarations.ts";
import type { RunContext } from "../run/host.ts";
import { remarksOnPulled } from "../run/remarks.ts";
import { requestProblems } from "../run/requestProblems.ts";
import type { ProjectSettings, Settings } from "../settings/resolve.ts";
import { comparedBefore, type Decided, decide, type PullInput } from "./decide.ts";
import { hasManifests, pullFirst } from "./firstPull.ts";
import { filesToWrite, keptInFiles } from "./manifestFiles.ts";
import {
  chosenIsos,
  NONE,
  neededLanguages,
  optionProblems,
  type Pulled,
  type PulledLater,
  type PullOptions,
  placeProblems,
} from "./options.ts";
import { editedManifests } from "./textEdits.ts";

/** `settingProblems`: if one of them is an error, nothing is sent. */
export async function pull(
  settings: Settings,
  settingProblems: readonly Problem[],
  options: PullOptions,
  context: RunContext,
): Promise<Pulled> {
  return pullProjects(settings, settingProblems, options, context).catch((error: unknown) => {
    const failure = systemProblem(error, context.folders.displayRoot);
    if (!failure) throw error;
    return { problems: [...settingProblems, failure] };
  });
}

async function pullProjects(
  settings: Settings,
  settingProblems: readonly Problem[],
  options: PullOptions,
  context: RunContext,
): Promise<Pulled> {
  const git = { ...context, signal: context.cancellation.stopping };
  const leftOut = await leftOutManifests(settings.projects, git);
  const problems = [...settingProblems, ...optionProblems(settings.kinds, options, context), ...leftOut];
  if (anyError(problems)) return { problems };
  const { projects } = settings;
  for (const project of projects) {
    if (!project.manifests || (await hasManifests(project.manifests, project))) continue;
    const several =
      "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.";
    if (projects.length > 1) return { problems: [...problems, problem("bad-setting", several)] };
    const { filter } = project.rules;
    if (filter.length > 0) return { problems: [...problems, ...filter.map(unknownFilter)] };
    const result = await pullFirst(settings, project, project.manifests, options, context);
    return { ...result, problems: [...problems, ...result.problems] };
  }
  append(problems, options.unused);
  const later: PulledLater[] = [];
  const newFiles: NewFile[] = [];
  const unmatched: (readonly string[])[] = [];
  const declared: Declaration[] = [];
  for (const project of projects) {
    if (context.cancellation.stopped) break;
    const pulled = await pullLater(settings, project, options, context);
    append(problems, pulled.problems);
    if (pulled.later) later.push(pulled.later);
    append(newFiles, pulled.written ?? []);
    unmatched.push(pulled.filtered?.unmatched ?? []);
    if (pulled.filtered) declared.push(pulled.filtered.declared);
  }
  const { filter = [], accept = [] } = projects[0]?.rules ?? {};
  append(problems, emptyFilters(filter, unmatched));
  // Of one project, it is known before. A project that was not read may have the key.
  if (projects.length > 1 && declared.length === projects.length)
    append(problems, unknownNamed("--accept", accept, declared));
  return { problems: eachOnce(problems), later, written: newFiles, at: least(later.map((pull) => pull.at)) };
}

// A project that has manifests: what others changed in it is written into them, in place.

interface LaterResult extends Omit<Pulled, "later"> {
  later?: PulledLater;
  /** The filters that match no entry of the project. Set if nothing else is wrong. */
  filtered?: { unmatched: readonly string[]; declared: Declaration };
}

/** Nothing is written if an error is found before. */
async function pullLater(
  settings: Settings,
  project: ProjectSettings,
  options: PullOptions,
  context: RunContext,
): Promise<LaterResult> {
  const { folders, cancellation } = context;
  if (!project.manifests) return { problems: [] };
  const clients = createClients(project, settings.apiUrl, context);
  if (!clients.ok) return { problems: [clients.problem] };
  const { reading, now: clock } = clients.value;
  const pulledLanguages = project.pulledLanguages?.value;
  const readsAll = pulledLanguages?.includes("all") && project.manifests.texts.length > 0;
  const whole = once(() => requestWholeProject(reading, project.id));
  const findProject = () => readableProject(whole);
  const projectLanguages = readsAll ? (await findProject())?.languages : undefined;
  const { fields = [] } = options;
  // Kinds with texts, and those with a field that was named. The manifests of others are not read, so their variables need no values.
  const kinds = project.manifests.kinds.filter((kind) =>
    kind.fields.some(({ name, role }) => role === "text" || fields.includes("all") || fields.includes(name)),
  );
  // The rows of `texts` also read the languages that the pull is asked for.
  const reads = projectLanguages?.map(({ iso }) => iso) ?? pulledLanguages;
  const also = reads && { alsoReads: reads.includes("all") ? ("all" as const) : reads };
  const globs = {
    ...project.manifests,
    kinds,
    texts: project.manifests.texts.map((row) => ({ ...row, ...also })),
  };
  const search = await findPaths(globs, project, {}, NEVER);
  if (search.problems.length + Object.values(search.paths).flat().length + globs.texts.length === 0) {
    const message = `There is no manifest of ${listed(kinds.map(({ plural }) => plural))}, so nothing is pulled.`;
    return { problems: [problem("no-manifest", message, { severity: "notice" })] };
  }
  let at = clock();
  let otherLanguages: string[] = [];
  const manifests = await readManifestsOf(project, globs, settings.usable, folders, {
    ...context,
    signal: cancellation.stopping,
    findProject,
    // It is created, if there is a text for it. What a plan refuses, a pull does, too.
    counts: ({ code, severity }) => code !== "no-language-file" || severity === "error",
  });
  context.onProgress?.(undefined);
  if (!manifests) return { problems: [] };
  const manifestFolders = manifests.manifests.map((path) => dirname(resolve(folders.displayRoot, path)));
  await removeLeftovers([...manifestFolders, settings.backupDir ?? []].flat());
  const { declared, files, textFiles } = manifests;
  let ours = declared;
  context.onSecrets(secretsOf(declared.variables));
  const notes = [
    ...manifests.problems,
    ...(settings.projects.length > 1
      ? []
      : [
          ...unknownNamed("--accept", project.rules.accept, [declared]),
          ...unknownFilters(project.rules.filter, [declared]),
        ]),
    ...placeProblems(globs.kinds, options, files),
  ];
  if (stopsRun(notes)) return { problems: notes };
  try {
    const live = await observeWhole(
      reading,
      project.id,
      {
        kinds: kinds.filter(({ plural }) => declared.entries[plural]),
        languages: (details) => {
          at = clock();
          const selection = { asked: project.pulledLanguages, isNew: options.isNew, rows: globs.texts };
          ours = ownTexts(declared, details, project);
          const needed = neededLanguages(details, ours, selection);
          const extras = details.languages?.filter((one) => needed.ok && !needed.value.includes(one)) ?? [];
          otherLanguages = extras.map(({ iso }) => iso);
          return needed;
        },
      },
      whole,
    );
    if (!live.ok) return { problems: [...notes, live.problem] };
    context.onProgress?.({ phase: "planning", project: project.name });
    const { project: details } = live.value;
    const languageProblems = [
      ...missingBaseFiles({ declared, textFiles }, details),
      ...idleLanguages(project.languagePlaces, details),
    ];
    if (anyError(languageProblems)) return { problems: [...notes, ...languageProblems] };
    const input: PullInput = {
      ...{ project, options, settings, manifests: files, textFiles, rows: manifests.rows },
      context: { ...context, now: clock },
      ownUser: ownUserOf(reading, project.id),
    };
    const decided = await decide(ours, live.value, { ...input, otherLanguages });
    const problems = [...notes, ...decided.problems];
    if (stopsRun(decided.problems) || cancellation.stopped) return { problems };
    const result = await write(decided, ours, live.value, input, at);
    const filtered = { unmatched: decided.unmatched, declared };
    return { ...result, filtered, problems: [...problems, ...result.problems] };
  } catch (error) {
    return { problems: [...notes, ...requestProblems(error, cancellation, { declared, settings: project })] };
  } finally {
    context.onProgress?.(undefined);
  }
}

async function write(
  decided: Decided,
  declared: Declaration,
  live: Live,
  { manifests, settings, project, options, context }: PullInput,
  at: number,
): Promise<LaterResult> {
  const { edited, targets, refused } = await writableEdits(decided, { manifests, context });
  const { changed } = edited;
  if (edited.problems.length > 0) return { problems: [...refused, ...edited.problems] };
  const items = [...decided.kept, ...keptInFiles(edited.refused)];
  const { project: details } = live;
  const view = { name: details.name, kept: items, ...(!project.showTexts && { hide_texts: true as const }) };
  if (changed.length === 0)
    return { problems: refused, later: { ...view, changed, at, files: [], comparison: NO_CHANGES } };
  const after = readManifests(declared.kinds, edited.manifests, settings.usable);
  const mistakes = after.problems.filter(({ severity }) => severity === "error");
  if (mistakes.length > 0)
    // A live value that the manifest must not have, such as a plural form that the language lacks.
    return {
      problems: mistakes.map(({ message, ...mistake }) => ({
        ...mistake,
        message: `After the pull, the manifest would have a mistake, so nothing is written. ${message}`,
      })),
    };
  const failed = options.dryRun ? [] : await writeNewFiles(targets, context.folders);
  if (failed.length > 0) return { problems: [...refused, ...failed] };
  const later = {
    ...{ ...view, changed, at },
    files: changed.map(({ path }) => path),
    comparison: comparedBefore(ownTexts(after.declared, details, project), declared, decided.taken),
  };
  const pulled = new Set(later.comparison.changes.map(({ label }) => aboutEntry(label)));
  const advice = remarksOnPulled(after.declared, live, project.rules);
  const problems = [...refused, ...advice.filter(({ about = "" }) => pulled.has(about))];
  return { problems, later, written: targets };
}

/** The edits without those of files that cannot be written, such as symbolic links: each of these files is a problem. */
async function writableEdits(
  { edits, sources }: Decided,
  { manifests, context: { folders } }: Pick<PullInput, "manifests" | "context">,
) {
  const edited = editedManifests(manifests, edits, sources);
  const targets = await filesToWrite(edited.changed, folders);
  const problems = await Promise.all(targets.map((target) => newFileProblems([target], folders)));
  const refused = edited.changed.flatMap(({ path }, index): Problem[] =>
    (problems[index] ?? []).map((fileProblem) => ({
      ...fileProblem,
      scope: "change",
      place: startOfFile(path),
    })),
  );
  if (refused.length === 0) return { edited, targets, refused };
  const refusedPaths = new Set(refused.map(({ place }) => place?.file));
  const isWritable = ({ path }: { path: string }) => !refusedPaths.has(path);
  const remainder = editedManifests(manifests, edits.filter(isWritable), sources.filter(isWritable));
  return { edited: remainder, targets: await filesToWrite(remainder.changed, folders), refused };
}

const NO_CHANGES = { changes: [], no_longer_declared: [], rematched: [], changed_defaults: [] };

/** The texts of locale files count in the languages of their row, and in those that the pull is asked for. */
function ownTexts(declared: Declaration, project: ProjectDetails, { pulledLanguages }: ProjectSettings) {
  return inBaseLanguage(declared, project.baseLanguage, chosenIsos(project, pulledLanguages ?? NONE));
}
