/** The story of one project: observe, check, plan, compare with the target, remark, refuse, report, ask, apply. A problem stops only this project. */
import { RequestError } from "../api/errors.ts";
import { systemProblem } from "../files/system.ts";
import { planWithVerdicts } from "../history/textVerdicts.ts";
import { anyError, type Problem, stopsRun } from "../model/problem.ts";
import type { ProjectReport } from "../report/report.ts";
import type { Settings } from "../settings/resolve.ts";
import { applyPlan, BUG } from "./applyPlan.ts";
import { createClients, requestProblems } from "./connect.ts";
import type { ProjectRead } from "./declarations.ts";
import { type Baselines, factsOf, observeProject, planOfTarget } from "./facts.ts";
import type { RunContext } from "./host.ts";
import { notConfirmed, projectReport, startOf } from "./projectReport.ts";
import { refusalsOf } from "./refusals.ts";
import { remarksOnPlan, remarksOnProject } from "./remarks.ts";

/** An unexpected error becomes a problem of this project: the report of the others is not lost. */
export async function runProject(
  project: ProjectRead,
  settings: Settings,
  baselines: Baselines,
  context: RunContext,
): Promise<ProjectReport> {
  const start = startOf(project.settings, project.manifests, settings.scope);
  if (context.cancellation.stopped) return start;
  try {
    return await planAndApply(start, project, settings, baselines, context);
  } catch (error) {
    return { ...start, ...failureOf(error, project, context) };
  }
}

async function planAndApply(
  start: ProjectReport,
  project: ProjectRead,
  settings: Settings,
  baselines: Baselines,
  context: RunContext,
): Promise<ProjectReport> {
  const ended = (problems: readonly Problem[]) => ({ ...start, problems });
  const clients = createClients(project.settings, settings.apiUrl, context);
  if (!clients.ok) return ended([clients.problem]);
  const { reading: client, writing, now } = clients.value;
  const run = { project: asReviewed(project, baselines), settings, baselines, context, client, now };

  const observed = await observeProject(run);
  if (!observed.ok) return ended([observed.problem]);
  const { declared, live, sources } = observed.value;
  const early = await remarksOnProject(observed.value);
  if (anyError(early)) return ended(early);

  context.onProgress?.({ phase: "planning", project: project.settings.name });
  const planned = await planWithVerdicts(declared, live, run.project.settings.rules, sources);
  const problems = [...early, ...planned.problems];
  if (planned.is === "stopped") return ended(problems);
  const target = await planOfTarget(observed.value);
  const facts = factsOf(observed.value, planned, target);
  const remarks = await remarksOnPlan(facts);
  const refusals = await refusalsOf(planned, problems, project.settings, settings, context);

  const report = projectReport(start, { ...run, project }, facts, { problems, remarks, refusals });
  // Shows the plan. Before an apply at a terminal, it asks.
  const isAgreed = await context.onPlan(report);
  const writes = settings.command === "apply" && refusals.length === 0 && !stopsRun(remarks);
  if (!writes || !report.plan) return report;
  if (!isAgreed) return notConfirmed(report, context);
  // From here on, nothing is thrown: each change gets an outcome.
  return applyPlan(writing, report.plan, report, project, settings, context);
}

/** A reviewed plan with filters is compared with a plan of the same filters, without prune. Refusals and the report follow the settings. */
function asReviewed(project: ProjectRead, { reviewed: plans }: Baselines): ProjectRead {
  const { settings } = project;
  const filter = plans?.get(settings.id)?.filter;
  if (!filter) return project;
  const rules = { ...settings.rules, filter: filter.filters, prune: {} };
  return { ...project, settings: { ...settings, rules } };
}

function failureOf(error: unknown, project: ProjectRead, { cancellation, folders }: RunContext) {
  if (error instanceof RequestError) return { problems: requestProblems(error, cancellation, project) };
  const failure = systemProblem(error, folders.displayRoot);
  if (failure) return { problems: [failure] };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { problems: [BUG], bugs: [stack] };
}
