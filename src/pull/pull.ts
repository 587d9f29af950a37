/** `pull`: live → manifests. It only reads from the service. */
import { dirname, resolve } from "node:path";
import type { ReadClient } from "../api/client.ts";
import { removeLeftovers } from "../files/atomicWrite.ts";
import { findPaths, leftOutManifests } from "../files/manifests.ts";
import { newFileProblems, writeNewFiles } from "../files/newFiles.ts";
import { NEVER } from "../files/paths.ts";
import { systemProblem } from "../files/system.ts";
import { ownUserOf } from "../history/writers.ts";
import { type Declaration, inBaseLanguage, type Live } from "../kinds/declaration.ts";
import { aboutEntry, type ManifestGlobs, readManifests } from "../kinds/read.ts";
import { isPlainPath, type TextSource } from "../locales/textSource.ts";
import { least, listed } from "../model/json.ts";
import { once } from "../model/once.ts";
import { type Place, startOfFile } from "../model/place.ts";
import { anyError, eachOnce, type Problem, problem, stopsRun } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import { secretsOf } from "../model/variables.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { emptyFilters, unknownFilter, unknownFilters, unknownNamed } from "../plan/filter.ts";
import { idleLanguages, missingBaseFiles } from "../plan/languages.ts";
import { observeWhole } from "../remote/observe.ts";
import { readableProject, requestWholeProject } from "../remote/project.ts";
import { createClients, requestProblems } from "../run/connect.ts";
import { type ManifestsRead, readManifestsOf } from "../run/declarations.ts";
import type { RunContext } from "../run/host.ts";
import { remarksOnPulled } from "../run/remarks.ts";
import type { ProjectSettings, Settings } from "../settings/resolve.ts";
import { comparedBefore, type Decided, decide } from "./decide.ts";
import { hasManifests, pullFirst } from "./firstPull.ts";
import { filesToWrite, keptInFiles, type ManifestEdit } from "./manifestFiles.ts";
import {
  chosenIsos,
  NONE,
  neededLanguages,
  optionProblems,
  type Pulled,
  type PulledLater,
  type PullInput,
  type PullOptions,
  type PullRun,
  placeProblems,
} from "./options.ts";
import { editedManifests, newKeysIn, type SourceChanges, type TextChange, withoutKeys } from "./textEdits.ts";

export async function pull(
  settings: Settings,
  settingProblems: readonly Problem[],
  options: PullOptions,
  context: RunContext,
): Promise<Pulled> {
  try {
    const { projects } = settings;
    const git = { ...context, signal: context.cancellation.stopping };
    const leftOut = await leftOutManifests(projects, git);
    const problems = [...settingProblems, ...optionProblems(settings.kinds, options, context), ...leftOut];
    if (anyError(problems)) return { problems };
    for (const project of projects) {
      if (!project.manifests || (await hasManifests(project.manifests, project))) continue;
      const result = await pullNew({ settings, project, options, context }, project.manifests);
      return { ...result, problems: [...problems, ...result.problems] };
    }
    const results: LaterResult[] = [];
    for (const project of projects) {
      if (context.cancellation.stopped) break;
      results.push(await pullLater({ settings, project, options, context }));
    }
    const { filter = [], accept = [] } = projects[0]?.rules ?? {};
    const unmatched = results.map(({ filtered }) => filtered?.unmatched ?? []);
    const declared = results.flatMap(({ filtered }) => filtered?.declared ?? []);
    // Of one project, it is known before. A project that was not read may have the key.
    const areRead = projects.length > 1 && declared.length === projects.length;
    const later = results.flatMap((result) => result.later ?? []);
    return {
      problems: eachOnce([
        ...[...problems, ...options.unused],
        ...results.flatMap((result) => result.problems),
        ...emptyFilters(filter, unmatched),
        ...(areRead ? unknownNamed("--accept", accept, declared) : []),
      ]),
      later,
      written: results.flatMap(({ written: files = [] }) => files),
      ...(later.length > 0 && { at: least(later.map(({ at }) => at)) }),
    };
  } catch (error) {
    const failure = systemProblem(error, context.folders.displayRoot);
    if (!failure) throw error;
    return { problems: [...settingProblems, failure] };
  }
}

async function pullNew(run: PullRun, globs: ManifestGlobs): Promise<Pulled> {
  const several =
    "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.";
  if (run.settings.projects.length > 1) return { problems: [problem("bad-setting", several)] };
  const { filter } = run.project.rules;
  return filter.length > 0 ? { problems: filter.map(unknownFilter) } : pullFirst(run, globs);
}

interface LaterResult extends Omit<Pulled, "later"> {
  later?: PulledLater;
  /** The filters that match no entry of the project. Set if nothing else is wrong. */
  filtered?: { unmatched: readonly string[]; declared: Declaration };
}

/** How a project is read: `now` is the clock of the service, and `whole` the project, which is requested once. */
interface Connection {
  reading: ReadClient;
  now(): number;
  whole(): ReturnType<typeof requestWholeProject>;
}

/** Nothing is written if an error is found before. */
async function pullLater(run: PullRun): Promise<LaterResult> {
  const { settings, project, context } = run;
  const { folders, cancellation } = context;
  if (!project.manifests) return { problems: [] };
  const clients = createClients(project, settings.apiUrl, context);
  if (!clients.ok) return { problems: [clients.problem] };
  const { reading, now } = clients.value;
  const whole = once(() => requestWholeProject(reading, project.id));
  const findProject = () => readableProject(whole);
  const globs = await pulledGlobs(run, project.manifests, findProject);
  const search = await findPaths(globs, project, {}, NEVER);
  if (search.problems.length + Object.values(search.paths).flat().length + globs.texts.length === 0) {
    const message = `There is no manifest of ${listed(globs.kinds.map(({ plural }) => plural))}, so nothing is pulled.`;
    return { problems: [problem("no-manifest", message, { severity: "notice" })] };
  }
  const isFirst = (place: Place | undefined) =>
    globs.texts.some((row) => row.place === place && canStart(row));
  const read = await readManifestsOf(project, globs, settings.usable, folders, {
    ...context,
    signal: cancellation.stopping,
    findProject,
    // It is created, if there is a text for it. What a plan refuses, a pull does, too.
    counts: ({ code, severity, place }) =>
      (code !== "no-language-file" || severity === "error") && !(code === "no-manifest" && isFirst(place)),
  });
  context.onProgress?.(undefined);
  if (!read) return { problems: [] };
  const manifests = { ...read, declared: withStartedKinds(read.declared) };
  const { declared } = manifests;
  const manifestFolders = manifests.manifests.map((path) => dirname(resolve(folders.displayRoot, path)));
  await removeLeftovers([...manifestFolders, settings.backupDir ?? []].flat());
  context.onSecrets(secretsOf(declared.variables));
  const { accept, filter } = project.rules;
  // Keys that only Lokalise has are not known yet.
  const isOnly =
    settings.projects.length === 1 && !declared.rows?.some(({ keysFrom }) => keysFrom === "lokalise");
  const problems = [
    ...manifests.problems,
    ...(isOnly ? unknownNamed("--accept", accept, [declared]) : []),
    ...(isOnly ? unknownFilters(filter, [declared]) : []),
    ...placeProblems(globs.kinds, run.options, manifests.files),
  ];
  if (stopsRun(problems)) return { problems };
  try {
    const result = await pullTexts(run, globs, manifests, { reading, now, whole });
    return { ...result, problems: [...problems, ...result.problems] };
  } catch (error) {
    return {
      problems: [...problems, ...requestProblems(error, cancellation, { settings: project })],
    };
  } finally {
    context.onProgress?.(undefined);
  }
}

/** Whether a pull writes the first file of a row. */
function canStart(row: TextSource): boolean {
  return row.keysFrom === "lokalise" && isPlainPath(row);
}

/** The declaration with the kinds of rows whose first files this pull writes: they have no entries yet. */
function withStartedKinds(declared: Declaration): Declaration {
  const starts = declared.rows?.some(canStart);
  const kinds = declared.kinds.filter(
    ({ fromLokalise, plural }) => starts && fromLokalise && !declared.entries[plural],
  );
  const none = Object.fromEntries(kinds.map(({ plural }) => [plural, []]));
  return kinds.length === 0 ? declared : { ...declared, entries: { ...declared.entries, ...none } };
}

/** The manifests of kinds with texts, and of those with a field that was named. Those of others are not read, so their variables need no values. */
async function pulledGlobs(
  { project, options: { fields = [], removesMissing } }: PullRun,
  globs: ManifestGlobs,
  findProject: () => Promise<ProjectDetails | undefined>,
): Promise<ManifestGlobs> {
  const kinds = globs.kinds.filter((kind) =>
    kind.fields.some(({ name, role }) => role === "text" || fields.includes("all") || fields.includes(name)),
  );
  const pulledLanguages = project.pulledLanguages?.value;
  const readsAll = pulledLanguages?.includes("all") && globs.texts.length > 0;
  const projectLanguages = readsAll ? (await findProject())?.languages : undefined;
  // The rows of `texts` also read the languages that the pull is asked for.
  const reads = projectLanguages?.map(({ iso }) => iso) ?? pulledLanguages;
  const also = reads && { alsoReads: reads.includes("all") ? ("all" as const) : reads };
  const inAll = { alsoReads: "all" } as const;
  const ofRow = ({ keysFrom }: TextSource) => (removesMissing && keysFrom === "lokalise" ? inAll : also);
  return { ...globs, kinds, texts: globs.texts.map((row) => ({ ...row, ...ofRow(row) })) };
}

async function pullTexts(
  run: PullRun,
  { kinds, texts }: ManifestGlobs,
  { declared, files, textFiles, rows }: ManifestsRead,
  { reading, now, whole }: Connection,
): Promise<LaterResult> {
  const { project, options, context } = run;
  let at = now();
  let ours = declared;
  let otherLanguages: string[] = [];
  const languages = (details: ProjectDetails) => {
    at = now();
    const selection = { asked: project.pulledLanguages, isNew: options.isNew, rows: texts };
    ours = ownTexts(declared, details, project);
    const needed = neededLanguages(details, ours, selection);
    const extras =
      details.languages?.filter((language) => needed.ok && !needed.value.includes(language)) ?? [];
    otherLanguages = extras.map(({ iso }) => iso);
    return needed;
  };
  const declaredKinds = kinds.filter(({ plural }) => declared.entries[plural]);
  const live = await observeWhole(reading, project.id, { kinds: declaredKinds, languages }, whole);
  if (!live.ok) return { problems: [live.problem] };
  context.onProgress?.({ phase: "planning", project: project.name });
  const languageProblems = [
    ...missingBaseFiles({ declared, textFiles }, live.value.project),
    ...idleLanguages(project.languagePlaces, live.value.project),
  ];
  if (anyError(languageProblems)) return { problems: languageProblems };
  const input: PullInput = {
    ...{ ...run, manifests: files, textFiles, rows, everywhere: declared },
    context: { ...context, now },
    ownUser: ownUserOf(reading, project.id),
  };
  const decided = await decide(ours, live.value, { ...input, otherLanguages });
  if (stopsRun(decided.problems) || context.cancellation.stopped) return { problems: decided.problems };
  const result = await write(decided, ours, live.value, input, at);
  const filtered = { unmatched: decided.unmatched, declared };
  return { ...result, filtered, problems: [...decided.problems, ...result.problems] };
}

async function write(
  decided: Decided,
  declared: Declaration,
  live: Live,
  { manifests, settings, project, options, context }: PullInput,
  at: number,
): Promise<LaterResult> {
  const { edited, targets, refused, lost } = await readBack(decided, declared, {
    manifests,
    settings,
    context,
  });
  const { changed } = edited;
  if (edited.problems.length > 0) return { problems: [...refused, ...edited.problems] };
  const items = [...decided.kept, ...keptInFiles([...edited.refused, ...lost])];
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

/** What the files say after the edits is read: a new key that they would give another name is left out. */
async function readBack(
  decided: Decided,
  { kinds }: Declaration,
  { manifests, settings, context }: Pick<PullInput, "manifests" | "settings" | "context">,
) {
  const result = await writableEdits(decided, { manifests, context });
  const added = decided.sources.flatMap(({ changes }) => changes).filter(({ text }) => text.entry.isToAdd);
  if (added.length === 0) return { ...result, lost: [] };
  const { entries } = readManifests(kinds, result.edited.manifests, settings.usable).declared;
  const namesOf = ({ kind, entry }: TextChange["text"]) => textsIn(kind.identity(entry.values));
  const names = new Set(
    kinds.flatMap((kind) =>
      (entries[kind.plural] ?? []).flatMap(({ values }) => textsIn(kind.identity(values))),
    ),
  );
  const refused = newKeysIn(result.edited.refused);
  const isLost = ({ text }: TextChange) =>
    !refused.has(text.entry) && namesOf(text).some((name) => !names.has(name));
  const lost = new Set(added.filter(isLost).map(({ text }) => text.entry));
  if (lost.size === 0) return { ...result, lost: [] };
  const others = { ...decided, sources: withoutKeys(decided.sources, lost) };
  const base = newKeysIn(added);
  const details = "The file would have it under another name.";
  const left = added.filter(({ text }) => lost.has(text.entry) && base.has(text.entry));
  return {
    ...(await writableEdits(others, { manifests, context })),
    lost: left.map(({ text }) => ({ text, why: "not-storable" as const, details })),
  };
}

/** The edits without those of files that cannot be written, such as symbolic links: each of these files is a problem. */
async function writableEdits(
  { edits, sources }: { edits: readonly ManifestEdit[]; sources: readonly SourceChanges[] },
  { manifests, context: { folders } }: Pick<PullInput, "manifests" | "context">,
) {
  const creates = new Map(sources.map((source) => [source.path, source.creates?.full]));
  const refused: Problem[] = [];
  for (const path of new Set([...edits, ...sources].map((edit) => edit.path))) {
    const full = creates.get(path);
    const target = full
      ? { path: full, text: "" }
      : { path: resolve(folders.displayRoot, path), text: "", replaces: "" };
    for (const fileProblem of await newFileProblems([target], folders))
      refused.push({ ...fileProblem, scope: "change", place: startOfFile(path) });
  }
  const isWritable = ({ path }: { path: string }) => refused.every(({ place }) => place?.file !== path);
  const unwritable = sources.filter((source) => !isWritable(source)).flatMap(({ changes }) => changes);
  const writable = withoutKeys(sources.filter(isWritable), newKeysIn(unwritable));
  const edited = editedManifests(manifests, edits.filter(isWritable), writable);
  return { edited, targets: await filesToWrite(edited.changed, folders), refused };
}

const NO_CHANGES = { changes: [], no_longer_declared: [], rematched: [], changed_defaults: [] };

/** The texts of locale files count in the languages of their row, and in those that the pull is asked for. */
function ownTexts(declared: Declaration, project: ProjectDetails, { pulledLanguages }: ProjectSettings) {
  return inBaseLanguage(declared, project.baseLanguage, chosenIsos(project, pulledLanguages ?? NONE));
}
