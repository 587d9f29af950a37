/**
 * The story of one project: observe it, plan, compare with the target of the pull request, make the remarks, look for a refusal,
 * report, ask, apply. A problem with the project stops only this project.
 */
import type { Client } from "../api/client.ts";
import { RequestError } from "../api/errors.ts";
import { systemProblem } from "../files/system.ts";
import { planWithVerdicts } from "../history/textVerdicts.ts";
import { anyError, type Problem, stopsRun } from "../model/problem.ts";
import type { ProjectReport } from "../report/report.ts";
import type { Settings } from "../settings/resolve.ts";
import { applyPlan, BUG } from "./applyPlan.ts";
import { createClients } from "./connect.ts";
import type { ProjectRead } from "./declarations.ts";
import { type Baselines, factsOf, observeProject, type ProjectRun } from "./facts.ts";
import type { RunContext } from "./host.ts";
import { notConfirmed, projectReport, startOf } from "./projectReport.ts";
import { refusalsOf } from "./refusals.ts";
import { remarksOnPlan, remarksOnProject } from "./remarks.ts";
import { requestProblems } from "./requestProblems.ts";

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

async function planAndApply(start: ProjectReport, run: ProjectRun, writing: Client): Promise<ProjectReport> {
  const { project, settings, context } = run;
  const stopped = (problems: readonly Problem[]) => ({ ...start, problems });
  const observed = await observeProject(run);
  if (!observed.ok) return stopped([observed.problem]);

  const doubts = await remarksOnProject(observed.value);
  if (anyError(doubts)) return stopped(doubts);
  context.onProgress?.({ phase: "planning", project: project.settings.name });
  const { declared, live, sources } = observed.value;
  const planned = await planWithVerdicts(declared, live, project.settings.rules, sources);
  const problems = [...doubts, ...planned.problems];
  if (planned.is === "stopped") return stopped(problems);

  const facts = await factsOf(observed.value, planned);
  const remarks = await remarksOnPlan(facts);
  const refusals = await refusalsOf(planned, problems, project.settings, settings, context);
  const report = projectReport(start, run, facts, { problems, remarks, refusals });
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

function failureOf(error: unknown, project: ProjectRead, { cancellation, folders }: RunContext) {
  if (error instanceof RequestError) return { problems: requestProblems(error, cancellation, project) };
  const failure = systemProblem(error, folders.displayRoot);
  if (failure) return { problems: [failure] };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { problems: [BUG], bugs: [stack] };
}
