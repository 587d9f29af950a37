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
import { emptyFilters, unknownFilters, unknownNamed } from "../plan/filter.ts";
import type { SavedPlan } from "../plan/planFile.ts";
import type { ProjectReport, Report } from "../report/report.ts";
import { isProject, redactedProject, redactedReport } from "../report/withoutTexts.ts";
import type { Settings } from "../settings/resolve.ts";
import { type FindProject, type ProjectRead, readProjects } from "./declarations.ts";
import type { RunContext } from "./host.ts";
import { offlineAdvice } from "./textAdvice.ts";
import "./kinds.ts";
import { compareManifests, projectsNoLongerDeclared, type Target, targetOf } from "./target.ts";

/** `settingProblems`: if one of them is an error, nothing is sent. No part of the report contains a secret. */
export function run(
  settings: Settings,
  settingProblems: readonly Problem[],
  context: RunContext,
): Promise<Report> {
  return redact(context, async (redacting) => {
    const git = { ...context, signal: context.cancellation.stopping };
    const leftOut = await leftOutManifests(settings.projects, git);
    return runProjects(settings, [...settingProblems, ...leftOut], redacting);
  });
}

/** Calls `run`, counts its requests, and removes from its report all secrets that were passed to `onSecrets`. */
export async function redact(
  context: RunContext,
  run: (context: RunContext) => Promise<Report>,
): Promise<Report> {
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
  const { cancellation, folders } = context;
  context.onSecrets(settings.secrets);
  const cache: KnownReads = new Map();
  // validate sends nothing, so it needs no values of variables.
  const isOffline = settings.command === "validate" || context.withoutSecrets;
  const findProject = isOffline ? undefined : projectFinder(settings, settingProblems, context);
  const { stopping: signal } = cancellation;
  const result = await readProjects(settings, folders, { ...context, signal, known: cache, findProject });
  const { reads } = result;
  const isWhole = !result.problems.some(({ code }) => code === "text-file" || code === "yaml");
  const advice = isOffline ? reads.map((projectRead) => offlineAdvice(projectRead, isWhole)) : [];
  const isUnset = ({ code }: Problem) => settings.command === "validate" && code === "unset-variable";
  const faults = result.problems.map((one) => (isUnset(one) ? { ...one, severity: "notice" as const } : one));
  context.onSecrets(reads.flatMap(({ declared }) => secretsOf(declared.variables)));
  const saved = await readReviewedPlans(settings, folders);
  const globs = [...settings.projects.flatMap(({ manifests: glob }) => glob ?? []), ...settings.others];
  const rows = globs.flatMap(({ texts }) => texts);
  const declared = reads.map((projectRead) => projectRead.declared);
  const overwrite = [...new Set(settings.projects.flatMap(({ rules }) => rules.overwrite))];
  const option = folders.confined ? "The input overwrite" : "--overwrite";
  const manifests = [...new Set(reads.flatMap((projectRead) => projectRead.manifests))];
  const filters = [...new Set(settings.projects.flatMap(({ rules }) => rules.filter))];
  const outputs = await outputsRefused(settings, manifests, folders);
  const selected = settings.projects.flatMap(({ name }) => name ?? []);
  const start: Report = {
    format_version: 1,
    command: settings.command,
    ...(selected.length > 0 && { selected }),
    ...(settings.scope && { scope: settings.scope }),
    manifests,
    declared: Object.fromEntries(
      settings.kinds.map(({ plural, textFiles }) => {
        const entries = declared.flatMap((declaration) => declaration.entries[plural] ?? []);
        return [plural, entries.filter((entry) => !textFiles?.isOnlyName(entry)).length];
      }),
    ),
    problems: withoutEffects([
      ...settingProblems,
      ...saved.problems,
      ...faults,
      // A setting that cannot be used may name them.
      ...(anyError(settingProblems) ? [] : await unreadManifests(globs, folders)),
      ...(await unreadTextFiles(rows, folders, signal)),
      // A workflow can give one input to the jobs of all projects.
      ...unknownNamed(option, overwrite, declared).map((mistake) =>
        settings.others.length > 0 ? { ...mistake, severity: "warning" as const } : mistake,
      ),
      ...unknownFilters(filters, declared),
      ...outputs.values(),
      ...advice.flat(),
    ]),
    projects: [],
    requests: 0,
    ...(!settings.showTexts && { hide_texts: true }),
  };
  const ended = () => (cancellation.stopped ? { stopped: cancellation.stopped } : {});
  if (cancellation.stopping.aborted) return { ...start, ...ended() };
  const ids = settings.projects.flatMap(({ id }) => (id === "" ? [] : id));
  const reading = { known: cache, ids, findProject, onSecrets: context.onSecrets };
  const findTarget = () => context.target?.(manifests, reading);
  const { lastApplied } = context;
  const applied = lastApplied && once(() => lastApplied(manifests, reading));
  if (context.withoutSecrets) {
    const targetOnce = once(async () => findTarget());
    const manifest_comparison = await compareManifests(settings, start, reads, targetOnce);
    start.problems = [...start.problems, ...(await listedTrailers(reads, await targetOnce(), context))];
    return { ...start, ...(manifest_comparison && { manifest_comparison }), ...ended() };
  }
  if (settings.command === "validate" || stopsRun(start.problems)) return start;
  if (settings.command === "apply" && context.permission) {
    const checked = await context.permission.toApply(start.manifests);
    start.problems = [...start.problems, ...checked];
    if (anyError(checked)) return start;
  }

  const projects: ProjectReport[] = [];
  const base = settings.command === "plan" ? await findTarget() : undefined;
  start.problems = [...start.problems, ...projectsNoLongerDeclared(base, reads, settings.others.length > 0)];
  const baselines = { saved: saved.plans, target: base, applied };
  // What only a run with a live project needs is loaded here.
  const { runProject } = await import("./project.ts");
  for (const projectRead of reads) projects.push(await runProject(projectRead, settings, baselines, context));
  const unmatched = projects.map(({ plan }) => plan?.filter?.unmatched ?? []);
  start.problems = [...start.problems, ...emptyFilters(filters, unmatched)];
  const compared = projects.flatMap((project) => project.manifests);
  return { ...start, manifests: [...new Set(compared)], projects, ...ended() };
}

/** A plan would show what they decide. */
async function listedTrailers(
  reads: readonly ProjectRead[],
  target: Target | undefined,
  { history, now: clock }: RunContext,
): Promise<Problem[]> {
  if (target?.is !== "read") return [];
  const query = { now: Math.floor(clock() / 1000), target: target.commit };
  const manifests = [...new Set(reads.flatMap((projectRead) => projectRead.manifests))];
  const { trailersOfPull, namedTexts } = await import("../history/overwriteTrailers.ts");
  const texts = reads.map((projectRead) => {
    const before = targetOf(target, projectRead);
    return namedTexts(projectRead.declared, before.is === "read" ? before.declared.entries : {});
  });
  return trailersOfPull(
    await history.versions(query.now, manifests, query),
    new Map(texts.flatMap((projectTexts) => [...projectTexts])),
  );
}

/**
 * Each problem once. A line of the variables that cannot be read is the cause of variables that are not set, and a manifest in
 * another folder that of no manifest.
 */
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

/** The file of `apply --plan`: a reviewed plan for each project of the run. */
export interface ReviewedPlans {
  /** By the id of the project; undefined if no file is named, so that the whole plan is applied. */
  plans: ReadonlyMap<string, SavedPlan> | undefined;
  problems: readonly Problem[];
}

export async function readReviewedPlans(
  { kinds, plan: file, projects }: Pick<Settings, "kinds" | "plan" | "projects">,
  folders: Folders,
): Promise<ReviewedPlans> {
  if (file === undefined) return { plans: undefined, problems: [] };
  const refused = (message: string): ReviewedPlans => ({
    plans: undefined,
    problems: [problem("bad-plan", message)],
  });
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
