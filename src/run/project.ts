/**
 * The story of one project: observe it, plan, compare with the target of the pull request, make the remarks, look for a refusal,
 * report, ask, apply. A problem with the project stops only this project.
 */
import type { Client } from "../api/client.ts";
import { RequestError } from "../api/errors.ts";
import { requestsOf } from "../apply/apply.ts";
import { systemProblem } from "../files/system.ts";
import { anyError, type Problem, problem, stopsRun } from "../model/problem.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { reviewed } from "../plan/reviewedPlan.ts";
import type { ProjectReport } from "../report/report.ts";
import type { Settings } from "../settings/resolve.ts";
import { applyPlan, BUG } from "./applyPlan.ts";
import { createClients } from "./connect.ts";
import type { ProjectRead } from "./declarations.ts";
import {
  type Baselines,
  type Facts,
  factsOf,
  listsUnmanaged,
  observeProject,
  type ProjectRun,
  planOfFiles,
} from "./facts.ts";
import type { RunContext } from "./host.ts";
import { refusalsOf } from "./refusals.ts";
import { remarksOnPlan, remarksOnProject } from "./remarks.ts";
import { requestProblems } from "./requestProblems.ts";
import { statusOf } from "./status.ts";

/** An unexpected error becomes a problem of this project: the report of the others is not lost. */
export async function runProject(
  project: ProjectRead,
  settings: Settings,
  baselines: Baselines,
  context: RunContext,
): Promise<ProjectReport> {
  const start = startOf(project.settings, project.manifests, settings.scope);
  if (context.cancellation.stopped) return start;
  const clients = createClients(project.settings, settings.apiUrl, context);
  if (!clients.ok) return { ...start, problems: [clients.problem] };
  const { reading: client, writing, now } = clients.value;
  const run = { project: asReviewed(project, baselines), settings, baselines, context, client, now };
  try {
    return await planAndApply(start, run, writing);
  } catch (error) {
    return { ...start, ...failureOf(error, project, context) };
  }
}

/** The report of a project before anything is read from it. */
export function startOf(
  { name, id, showTexts }: ProjectRead["settings"],
  manifests: readonly string[],
  scope?: Settings["scope"],
): ProjectReport {
  return {
    ...(name !== undefined && { name }),
    id,
    ...(scope && { scope }),
    manifests,
    problems: [],
    ...(!showTexts && { hide_texts: true }),
  };
}

async function planAndApply(start: ProjectReport, run: ProjectRun, writing: Client): Promise<ProjectReport> {
  const { project, settings, context } = run;
  const stopped = (problems: readonly Problem[]) => ({ ...start, problems });
  const observed = await observeProject(run);
  if (!observed.ok) return stopped([observed.problem]);

  const doubts = await remarksOnProject(observed.value);
  if (anyError(doubts)) return stopped(doubts);
  context.onProgress?.({ phase: "planning", project: project.settings.name });
  const planned = await planOfFiles(observed.value);
  const problems = [...doubts, ...planned.problems];
  if (planned.is === "stopped") return stopped(problems);

  const facts = await factsOf(observed.value, planned);
  const remarks = await remarksOnPlan(facts);
  const refusals = await refusalsOf(planned, problems, project.settings, settings, context);
  const found = { problems, remarks, refusals };
  const report = withReadManifests(reportOf(start, run, facts, found), facts);
  const isConfirmed = await context.onPlan(report);

  const writes = settings.command === "apply" && refusals.length === 0 && !stopsRun(remarks);
  if (!writes || !report.plan) return report;
  return isConfirmed
    ? applyPlan(writing, report.plan, report, project, settings, context)
    : notConfirmed(report, context);
}

/** A reviewed plan with filters is compared with a plan with the same filters. */
function asReviewed(project: ProjectRead, { reviewed: plans }: Baselines): ProjectRead {
  const { settings } = project;
  const filter = plans?.get(settings.id)?.filter;
  if (!filter) return project;
  const rules = { ...settings.rules, filter: filter.filters, prune: {} };
  return { ...project, settings: { ...settings, rules } };
}

interface Findings {
  problems: readonly Problem[];
  remarks: readonly Problem[];
  refusals: readonly Problem[];
}

function reportOf(start: ProjectReport, run: ProjectRun, facts: Facts, findings: Findings): ProjectReport {
  const { command } = run.settings;
  const { problems, remarks, refusals } = findings;
  const { planned, live } = facts;
  const { plan, unmanaged } = planned;
  // Nothing would be written, so a refusal is a warning.
  const warnings = refusals.map((refusal) => ({ ...refusal, severity: "warning" as const }));
  if (command === "drift")
    return { ...start, problems: [...problems, ...remarks, ...warnings], plan, unmanaged };
  if (command === "status") {
    // Of what would refuse a plan, it only says that it may be the wrong project.
    const doubts = warnings.filter(({ code }) => code === "foreign-project");
    const status = statusOf(planned, live.project, run.project);
    return { ...start, problems: [...problems, ...remarks, ...doubts], plan, status };
  }
  return { ...start, problems: [...problems, ...remarks, ...refusals], ...planReport(run, facts) };
}

function planReport(run: ProjectRun, { planned, live, comparison, noLongerDeclared }: Facts) {
  const { project, baselines, context } = run;
  const review = baselines.reviewed?.get(project.settings.id);
  const { rules } = project.settings;
  const { variables } = project.declared;
  const projectContext = { project: live.project, rules, variables, verdicts: WRITE_ALL, live };
  const { plan, notApplied } = review
    ? reviewed(planned.plan, review, projectContext)
    : { plan: planned.plan, notApplied: [] };
  return {
    plan,
    ...(listsUnmanaged(run) && { unmanaged: planned.unmanaged }),
    ...(noLongerDeclared.length > 0 && { no_longer_declared: noLongerDeclared }),
    ...(comparison && { target: comparison }),
    effort: { requests: requestsOf(plan, context).flat().length },
    ...(notApplied.length > 0 && { results: notApplied }),
  };
}

/** Without the locale files that are read only if they are in the base language, which is known now. */
function withReadManifests(
  report: ProjectReport,
  {
    project,
    live: {
      project: { baseLanguage },
    },
  }: Facts,
): ProjectReport {
  const isRead = (path: string) => {
    const { source, language = baseLanguage } = project.textFiles.get(path) ?? {};
    return language === baseLanguage || source?.languages !== undefined || source?.language !== undefined;
  };
  return { ...report, manifests: report.manifests.filter(isRead) };
}

export function notConfirmed(report: ProjectReport, { cancellation }: RunContext): ProjectReport {
  // If the run was stopped during the question, that is reported once for all projects.
  if (cancellation.stopped) return report;
  const message =
    "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.";
  return {
    ...report,
    problems: [...report.problems, problem("not-confirmed", message, { scope: "project" })],
  };
}

function failureOf(error: unknown, project: ProjectRead, { cancellation, folders }: RunContext) {
  if (error instanceof RequestError) return { problems: requestProblems(error, cancellation, project) };
  const failure = systemProblem(error, folders.displayRoot);
  if (failure) return { problems: [failure] };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { problems: [BUG], bugs: [stack] };
}
