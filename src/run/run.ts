/** Runs a command: reads all manifests, runs one project after the other, and returns the report. */
import { leftOutManifests, unreadManifests } from "../files/manifests.ts";
import { outputsRefused } from "../files/outputs.ts";
import { type Folders, pathShown, readNamedFile } from "../files/paths.ts";
import { unreadTextFiles } from "../files/textFiles.ts";
import type { KnownReads } from "../kinds/read.ts";
import { once } from "../model/once.ts";
import { anyError, eachOnce, type Problem, problem, stopsRun } from "../model/problem.ts";
import { Redaction } from "../model/secrets.ts";
import { secretsOf } from "../model/variables.ts";
import {
  declaredNames,
  emptyFilters,
  unknownFilters,
  unknownNamed,
  unknownToCreate,
} from "../plan/filter.ts";
import type { ProjectReport, Report } from "../report/report.ts";
import { isProject, redactedProject, redactedReport } from "../report/withoutTexts.ts";
import type { ProjectSettings, Settings } from "../settings/resolve.ts";
import { type FindProject, type ProjectRead, readProjects } from "./declarations.ts";
import type { RunContext } from "./host.ts";
import "./kinds.ts";
import { neededForms } from "../checks/pluralForms.ts";
import { inBaseLanguage } from "../kinds/declaration.ts";
import type { RunCommand } from "../model/command.ts";
import { remarksBy } from "../model/remark.ts";
import type { CheckLevels } from "../model/setting.ts";
import { likelyBaseLanguage } from "../plan/languages.ts";
import { compareManifests, projectsNoLongerDeclared, type Target } from "./target.ts";

/** `settingProblems`: if one of them is an error, nothing is sent. No part of the report contains a secret. */
export function run(settings: Settings, settingProblems: readonly Problem[], context: RunContext) {
  return redact(context, async (redacting) => {
    const git = { ...context, signal: context.cancellation.stopping };
    const leftOut = await leftOutManifests(settings.projects, git);
    return runProjects(settings, [...settingProblems, ...leftOut], redacting);
  });
}

/** Calls `run`, counts its requests, and removes from its report all secrets that were passed to `onSecrets`. */
export async function redact(context: RunContext, run: (context: RunContext) => Promise<Report>) {
  const redaction = new Redaction();
  const cleaning = () => (text: string) => redaction.clean(text);
  let clean = cleaning();
  let requests = 0;
  const guarded: RunContext = {
    ...context,
    onSecrets: (secrets) => {
      redaction.hide(secrets);
      // It has another result now, so it is another function.
      clean = cleaning();
      context.onSecrets(secrets);
    },
    onResponse: (seen) => {
      requests += 1;
      context.onResponse({ ...seen, path: clean(seen.path) });
    },
    onPlan: (project) => {
      context.onProgress?.(undefined);
      return context.onPlan(redactedProject(project, clean));
    },
  };
  try {
    return redactedReport({ ...(await run(guarded)), requests }, clean);
  } finally {
    context.onProgress?.(undefined);
  }
}

async function runProjects(settings: Settings, settingProblems: readonly Problem[], context: RunContext) {
  const { cancellation } = context;
  context.onSecrets(settings.secrets);
  const files = await readFiles(settings, settingProblems, context);
  const { reads, report: start, targets } = files;
  const ended = (report: Report): Report =>
    cancellation.stopped ? { ...report, stopped: cancellation.stopped } : report;
  if (cancellation.stopping.aborted) return ended(start);
  if (context.withoutSecrets) return ended(await comparedWithTarget(settings, files, context));
  if (settings.command === "validate" || stopsRun(start.problems)) return start;
  const refusals = settings.command === "apply" ? await context.permission?.toApply(start.manifests) : [];
  if (anyError(refusals ?? [])) return withProblems(start, refusals);
  const target = settings.command === "plan" ? await targets.ofPull() : undefined;
  const gone = projectsNoLongerDeclared(target, reads, settings.others.length > 0);
  const baselines = { reviewed: files.reviewed, target, applied: targets.applied };
  // What only a run with a live project needs is loaded here.
  const { runProject } = await import("./project.ts");
  const projects: ProjectReport[] = [];
  for (const projectRead of reads) projects.push(await runProject(projectRead, settings, baselines, context));
  const unmatched = projects.map(({ plan }) => plan?.filter?.unmatched ?? []);
  const report = withProblems(start, refusals, gone, emptyFilters(filtersOf(settings), unmatched));
  const manifests = [...new Set(projects.flatMap((project) => project.manifests))];
  return ended({ ...report, manifests, projects });
}

export function withProblems(report: Report, ...more: readonly (readonly Problem[] | undefined)[]): Report {
  return { ...report, problems: [...report.problems, ...more.flatMap((problems) => problems ?? [])] };
}

function filtersOf({ projects }: Settings): string[] {
  return [...new Set(projects.flatMap(({ rules }) => rules.filter))];
}

/** Reads the files of all projects. Nothing is sent, except to ask for a base language that decides what counts. */
async function readFiles(settings: Settings, settingProblems: readonly Problem[], context: RunContext) {
  const { command, projects } = settings;
  const { folders, onSecrets, lastApplied } = context;
  const { stopping: signal } = context.cancellation;
  const known: KnownReads = new Map();
  // validate sends nothing, so it needs no values of variables.
  const isOffline = command === "validate" || context.withoutSecrets === true;
  const findProject = isOffline ? undefined : projectFinder(settings, settingProblems, context);
  const result = await readProjects(settings, folders, { ...context, signal, known, findProject });
  const { reads } = result;
  onSecrets(reads.flatMap(({ declared }) => secretsOf(declared.variables)));
  const isUnset = ({ code }: Problem) => command === "validate" && code === "unset-variable";
  const faults = result.problems.map((fault) =>
    isUnset(fault) ? { ...fault, severity: "notice" as const } : fault,
  );
  const isWhole = !result.problems.some(({ code }) => code === "text-file" || code === "yaml");
  const saved = await readReviewedPlans(settings, folders);
  const manifests = [...new Set(reads.flatMap((projectRead) => projectRead.manifests))];
  const problems = withoutEffects([
    ...settingProblems,
    ...saved.problems,
    ...faults,
    ...(await leftOutProblems(settings, settingProblems, context)),
    ...unknownNames(settings, reads, folders),
    ...(await outputsRefused(settings, manifests, folders)).values(),
    ...(isOffline ? reads.flatMap((projectRead) => remarksOnFiles(projectRead, isWhole, command)) : []),
  ]);
  const ids = projects.flatMap(({ id }) => (id === "" ? [] : [id]));
  const reading = { known, ids, findProject, onSecrets };
  return {
    reads,
    report: startReport(settings, reads, manifests, problems),
    reviewed: saved.plans,
    targets: {
      ofPull: once(async () => context.target?.(manifests, reading)),
      applied: lastApplied && once(() => lastApplied(manifests, reading)),
    },
  };
}

/** Files that look as if they belonged to the project, and are not read. A setting that cannot be used may name them. */
async function leftOutProblems(
  { projects, others }: Settings,
  settingProblems: readonly Problem[],
  { folders, cancellation }: RunContext,
): Promise<Problem[]> {
  const globs = [...projects.flatMap(({ manifests }) => manifests ?? []), ...others];
  const rows = globs.flatMap(({ texts }) => texts);
  return [
    ...(anyError(settingProblems) ? [] : await unreadManifests(globs, folders)),
    ...(await unreadTextFiles(rows, folders, cancellation.stopping)),
  ];
}

function unknownNames(settings: Settings, reads: readonly ProjectRead[], { confined }: Folders): Problem[] {
  const declared = reads.map((projectRead) => projectRead.declared);
  const overwrite = [...new Set(settings.projects.flatMap(({ rules }) => rules.overwrite))];
  const option = confined ? "The input overwrite" : "--overwrite";
  // A workflow can give one input to the jobs of all projects.
  const isPart = settings.others.length > 0;
  const unknown = unknownNamed(option, overwrite, declared);
  const toCreate = new Set(settings.projects.flatMap(({ rules }) => rules.create));
  const names = new Set(toCreate.size > 0 ? declared.flatMap((one) => [...declaredNames(one)]) : []);
  return [
    ...unknown.map((mistake) => (isPart ? { ...mistake, severity: "warning" as const } : mistake)),
    ...[...toCreate].filter((name) => !names.has(name)).map(unknownToCreate),
    ...unknownFilters(filtersOf(settings), declared),
  ];
}

function startReport(
  { command, kinds, projects, scope, showTexts }: Settings,
  reads: readonly ProjectRead[],
  manifests: readonly string[],
  problems: readonly Problem[],
): Report {
  const selected = projects.flatMap(({ name }) => name ?? []);
  const counts = kinds.map(({ plural, textFiles }) => {
    const entries = reads.flatMap(({ declared }) => declared.entries[plural] ?? []);
    return [plural, entries.filter((entry) => !textFiles?.isOnlyName(entry)).length];
  });
  return {
    format_version: 1,
    command,
    ...(selected.length > 0 && { selected }),
    ...(scope && { scope }),
    manifests,
    declared: Object.fromEntries(counts),
    problems,
    projects: [],
    requests: 0,
    ...(!showTexts && { hide_texts: true }),
  };
}

/** A run without secrets: the files are compared with those of the target, and no project is looked at. */
async function comparedWithTarget(
  settings: Settings,
  { reads, report, targets }: Awaited<ReturnType<typeof readFiles>>,
  context: RunContext,
): Promise<Report> {
  const comparison = await compareManifests(settings, report, reads, targets.ofPull);
  const trailers = await listedTrailers(report, await targets.ofPull(), context);
  return { ...withProblems(report, trailers), ...(comparison && { manifest_comparison: comparison }) };
}

async function listedTrailers(
  { manifests }: Report,
  target: Target | undefined,
  { history, now: clock }: RunContext,
): Promise<Problem[]> {
  if (target?.is !== "read") return [];
  const query = { now: Math.floor(clock() / 1000), target: target.commit };
  const { trailersOfPull } = await import("../history/overwriteTrailers.ts");
  return trailersOfPull(await history.versions(query.now, manifests, query));
}

/** Each problem once, without what another one causes, such as a variable that is not set because its line cannot be read. */
function withoutEffects(problems: readonly Problem[]): Problem[] {
  const isCause = ({ code, place }: Problem) => code === "variable" && place === undefined;
  const effects = [
    ...(problems.some(isCause) ? ["unset-variable"] : []),
    // The settings may be in the same folder that was not checked out.
    ...(problems.some(({ code, place }) => code === "no-manifest" && !place) ? ["no-project"] : []),
    ...(problems.some(({ code }) => code === "wrong-checkout") ? ["no-manifest", "no-language-file"] : []),
  ];
  const causes = problems.filter(({ code }) => !effects.includes(code));
  const missing = causes.find(({ code, place }) => code === "no-manifest" && place === undefined);
  const unread = causes.find(({ code, severity }) => code === "unread-manifest" && severity === "warning");
  if (!missing || !unread) return eachOnce(causes);
  const otherProblems = causes.filter((cause) => cause !== missing && cause !== unread);
  return eachOnce([{ ...unread, code: missing.code, severity: missing.severity }, ...otherProblems]);
}

/** Reads projects, each once. With a mistake in the settings, nothing is sent. */
function projectFinder(
  settings: Settings,
  settingProblems: readonly Problem[],
  context: RunContext,
): FindProject {
  const projectsById = new Map<string, ReturnType<FindProject>>();
  const find: FindProject = async (project) => {
    if (anyError(settingProblems) || project.id === "") return undefined;
    const { createClient } = await import("./connect.ts");
    const { readableProject, requestWholeProject } = await import("../remote/project.ts");
    const { cancellation, onResponse, onWait } = context;
    const line = { apiUrl: settings.apiUrl, signal: cancellation.stopping, onResponse, onWait };
    const client = createClient(project, line);
    return client.ok ? readableProject(() => requestWholeProject(client.value, project.id)) : undefined;
  };
  return (project) => {
    const reading = projectsById.get(project.id) ?? find(project);
    projectsById.set(project.id, reading);
    return reading;
  };
}

/** `plans`: by the id of the project; undefined if no file is named, so that the whole plan is applied. */
export async function readReviewedPlans(
  { kinds, plan: file, projects }: Pick<Settings, "kinds" | "plan" | "projects">,
  folders: Folders,
) {
  if (file === undefined) return { plans: undefined, problems: [] };
  const refused = (message: string) => ({ plans: undefined, problems: [problem("bad-plan", message)] });
  const path = pathShown(file, folders);
  const contents = await readNamedFile(file, "The plan", folders);
  if (!contents.ok) return { plans: undefined, problems: [contents.problem] };
  const { readPlanFile } = await import("../plan/planFile.ts");
  const planFile = readPlanFile(kinds, contents.value);
  if ("issue" in planFile) return refused(`The plan ${path} cannot be used: ${planFile.issue}`);
  const plans = new Map(
    projects.flatMap(({ id }) => {
      const plan = planFile.plans.find(({ project }) => isProject(project, id));
      return plan ? [[id, plan] as const] : [];
    }),
  );
  const missing = projects.find(({ id }) => id !== "" && !plans.has(id));
  if (!missing) return { plans, problems: [] };
  const ids = planFile.plans.map(({ project }) => project.id).join(", ") || "none";
  return refused(
    `The plan ${path} is for another project (${ids}), not for ${missing.id}. Make a plan for ${missing.id}, or give the plan file of that project.`,
  );
}

/** Texts that count only in the base language are left out if it is not known. `isWhole`: whether all files could be read. */
export function remarksOnFiles(
  {
    declared,
    textFiles,
    settings: { rules },
  }: Pick<ProjectRead, "declared" | "textFiles"> & { settings: Pick<ProjectSettings, "rules"> },
  isWhole = true,
  command: RunCommand = "validate",
): Problem[] {
  const likely = likelyBaseLanguage(rules, textFiles, declared);
  const levels: CheckLevels = likely?.isSure && isWhole ? rules.checks : { ...rules.checks, base: "off" };
  const checks = { levels, base: likely?.language, needed: neededForms };
  const { kinds, entries } = inBaseLanguage(declared, likely?.language ?? "");
  return kinds.flatMap(({ plural, remarks }) => {
    const matches = (entries[plural] ?? []).map((entry) => ({ declared: entry }));
    const facts = { entries: matches, checks, isLive: false };
    return remarks.flatMap((row) =>
      row.needs === "files" ? remarksBy(row, command, () => row.find(facts)) : [],
    );
  });
}
