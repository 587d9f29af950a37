/** The target of a pull request: the manifests of the commit that the pull request would be merged into, and the plan that they make. */
import type { CommitFiles } from "../files/commitFiles.ts";
import type { Declaration } from "../kinds/declaration.ts";
import type { KnownReads } from "../kinds/read.ts";
import type { RunCommand } from "../model/command.ts";
import { anyError, type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { Secret } from "../model/secrets.ts";
import { optionName, type Rules } from "../model/setting.ts";
import { secretsOf } from "../model/variables.ts";
import { compareDeclarations } from "../plan/compareDeclarations.ts";
import { comparePlans } from "../plan/comparePlans.ts";
import type { PlannedChanges, PlanResult } from "../plan/makePlan.ts";
import type {
  ComparedManifests,
  ComparedTarget,
  ManifestComparison,
  Report,
  TargetComparison,
} from "../report/report.ts";
import { placeWords } from "../report/view/words.ts";
import { changedSettings, type TargetSettings } from "../settings/changedSettings.ts";
import type { RawOptions } from "../settings/flags.ts";
import { type ProjectSettings, readSettings, type Settings, type Sources } from "../settings/resolve.ts";
import { ONLY, PROJECT } from "../settings/table/project.ts";
import { type ManifestReading, manifestsWithTexts, type ProjectRead, readProjects } from "./declarations.ts";

/** `why`: a clause for the reader of the comment. `isUnknown`: GitHub refused or failed. */
export type Target =
  | { is: "read"; commit: string; projects: readonly ProjectRead[] }
  | { is: "missing"; why: string; isUnknown?: true };

export interface TargetReading extends Pick<ManifestReading, "findProject" | "kinds"> {
  known: KnownReads;
  /** Of the projects of the run: the pull request can give them other names than the target has. */
  ids: readonly string[];
  /** Called with the secrets that only the target uses. */
  onSecrets(secrets: readonly Secret[]): void;
}

export type ProjectTarget =
  | ({ is: "read"; declared: Declaration; rules: Rules; manifests: readonly string[] } & Pick<
      ComparedTarget,
      "commit" | "settings" | "kinds_no_longer_declared"
    >)
  | Extract<Target, { is: "missing" }>;

const NOTHING: Omit<Declaration, "kinds"> = { entries: {}, variables: new Map() };

/** Reads settings and manifests of a commit as those of the run are read: with the same options, from the same paths. */
export async function readTarget(
  command: RunCommand,
  raw: RawOptions,
  sources: Sources,
  { commit, files }: { commit: string; files: CommitFiles },
  signal: AbortSignal,
  { known: cache, ids, onSecrets, findProject, kinds }: TargetReading,
): Promise<Target> {
  const folders = { ...sources.folders, commit: files };
  const readWith = (options: RawOptions) => readSettings(command, options, { ...sources, folders });
  const attempt = await readWith(raw);
  const isNamed = !attempt.problems.some(({ code }) => code === "no-project");
  const { settings, problems } = isNamed ? attempt : await readWith({ ...raw, [optionName(ONLY)]: [] });
  onSecrets(settings.secrets);
  const projects = settings.projects.filter(({ id }) => isNamed || ids.includes(id));
  const reading = { signal, known: cache, findProject, kinds };
  const input = await readProjects({ ...settings, projects }, folders, reading);
  onSecrets(input.reads.flatMap(({ declared }) => secretsOf(declared.variables)));
  // Without the project, no variable needs a value.
  const faults = input.problems.filter(({ code }) => command !== "validate" || code !== "unset-variable");
  const fault = [...problems.filter(({ code }) => !UNKNOWN_ID.includes(code)), ...faults].find(
    ({ severity, code }) => severity === "error" && !LACKS.includes(code),
  );
  return fault ? { is: "missing", why: mistakeReason(fault) } : { is: "read", commit, projects: input.reads };
}

/** The settings of all projects of a commit, whatever is wrong with its manifests. */
export async function readTargetSettings(
  raw: RawOptions,
  sources: Sources,
  files: CommitFiles,
): Promise<TargetSettings> {
  const folders = { ...sources.folders, commit: files };
  const options = { ...raw, [optionName(ONLY)]: [] };
  const { settings, problems } = await readSettings("plan", options, { ...sources, folders });
  const [fault] = problems;
  if (settings.projects.length === 0 && fault) return { is: "missing", why: mistakeReason(fault) };
  return { is: "read", projects: settings.projects };
}

/** What a commit lacks before the pull request adds it: a commit without manifests declares nothing. */
const LACKS: readonly ProblemCode[] = ["no-manifest", "empty-manifest", "no-project"];

/** Settings in which a project cannot be known: the pull request may remove it together with its variable. */
const UNKNOWN_ID: readonly ProblemCode[] = ["unset-variable", "project-not-allowed"];

/** The message could quote a text, so a problem with a location is named by its location. */
function mistakeReason({ message, place }: Problem): string {
  return place
    ? `the commit that the pull request would be merged into has a mistake at ${placeWords(place)}`
    : `the commit that the pull request would be merged into cannot be used: ${message.replace(/\.$/, "")}`;
}

/** A project that only head has is compared with a target that declares nothing. */
export function targetOf(
  target: Target,
  { settings, declared }: Pick<ProjectRead, "settings" | "declared">,
): ProjectTarget {
  if (target.is === "missing") return target;
  const { commit, projects } = target;
  const project = projects.find((candidate) => candidate.settings.id === settings.id);
  // The id of a project may be unknown.
  const hasId = ({ id, inFile }: ProjectSettings) => id !== "" || inFile.has(PROJECT);
  if (!project && projects.some((one) => one.settings.name === settings.name && hasId(one.settings)))
    return { is: "missing", why: "the pull request changes the id of the project" };
  const { entries, variables } = project?.declared ?? NOTHING;
  const kinds = Object.entries(entries);
  return {
    is: "read",
    commit,
    rules: project?.settings.rules ?? settings.rules,
    manifests: project ? manifestsWithTexts(project) : [],
    // The run reads only kinds that head has manifests of.
    declared: {
      ...declared,
      entries: Object.fromEntries(kinds.filter(([kind]) => declared.entries[kind])),
      variables,
    },
    kinds_no_longer_declared: kinds.flatMap(([kind]) => (declared.entries[kind] ? [] : [kind])),
    settings: changedSettings(project?.settings.inFile ?? new Map(), settings.inFile),
  };
}

/** A warning for each project that only the target has. `isPart`: whether the run leaves out projects of head. */
export function projectsNoLongerDeclared(
  target: Target | undefined,
  reads: readonly ProjectRead[],
  isPart: boolean,
): Problem[] {
  if (target?.is !== "read" || isPart) return [];
  const gone = target.projects.filter(
    ({ settings: { id, name } }) =>
      (id !== "" || name !== undefined) &&
      !reads.some(({ settings }) => (id !== "" && settings.id === id) || settings.name === name),
  );
  return gone.map(({ settings: { name } }) => {
    const subject = name === undefined ? "the only project" : `the project "${name}"`;
    const message = `The pull request removes ${subject} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
    return problem("undeclared-project", message, { severity: "warning" });
  });
}

/** The plan of the target follows the rules of its own settings, so what only a changed setting causes is not pending. */
export function compareWithTarget(
  head: PlannedChanges,
  target: ProjectTarget,
  before: PlanResult | undefined,
): TargetComparison {
  if (target.is === "missing") return { is: "not compared", why: target.why };
  const { commit, settings, kinds_no_longer_declared } = target;
  if (before?.is !== "planned") {
    const [fault] = before?.problems ?? [];
    const reason = fault ? mistakeReason(fault) : "no plan could be made for its target";
    return { is: "not compared", why: reason };
  }
  return { is: "compared", commit, ...comparePlans(head, before), settings, kinds_no_longer_declared };
}

/** Undefined if the run is for no pull request. An entry with a mistake is not among those that were read, so nothing is compared if there is one. */
export async function compareManifests(
  { kinds }: Pick<Settings, "kinds">,
  { problems }: Pick<Report, "problems">,
  reads: readonly ProjectRead[],
  findTarget: () => Promise<Target | undefined> | undefined,
): Promise<ManifestComparison | undefined> {
  if (anyError(problems)) return { is: "not compared", why: "the manifests or the settings have problems" };
  const target = await findTarget();
  if (!target) return undefined;
  if (target.is === "missing") return { is: "not compared", why: target.why };
  const { commit, projects } = target;
  if ([...reads, ...projects].some(({ isDoubtful }) => isDoubtful))
    return { is: "not compared", why: "a locale file of texts has mistakes" };
  // Without secrets, the id of a project can be unknown, so projects are compared by their name.
  const byName = (side: readonly ProjectRead[]) => new Map(side.map((one) => [one.settings.name, one]));
  const [heads, bases] = [byName(reads), byName(alone(reads, projects))];
  const names = new Set([...heads.keys(), ...bases.keys()]);
  return {
    is: "compared",
    commit,
    projects: [...names].map((name): ComparedManifests => {
      // A project of only one side is compared with a project that declares nothing.
      const [head, base] = [heads.get(name), bases.get(name)];
      const hidesTexts = [head, base].some((project) => project && !project.settings.showTexts);
      return {
        ...(name !== undefined && { name }),
        ...compareDeclarations(kinds, head?.declared ?? NOTHING, base?.declared ?? NOTHING),
        settings: changedSettings(base?.settings.inFile ?? new Map(), head?.settings.inFile ?? new Map()),
        ...(hidesTexts && { hide_texts: true }),
      };
    }),
  };
}

/** The project of the target; with the name of head if both have only one. */
function alone(reads: readonly ProjectRead[], projects: readonly ProjectRead[]): readonly ProjectRead[] {
  const [[head, ...otherReads], [target, ...otherTargets]] = [reads, projects];
  if (!head || !target || otherReads.length > 0 || otherTargets.length > 0) return projects;
  return [{ ...target, settings: { ...target.settings, name: head.settings.name } }];
}
