/** The report of one project. */
import { requestsOf } from "../apply/apply.ts";
import { isAdvice, type Problem, problem } from "../model/problem.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { reviewed } from "../plan/reviewedPlan.ts";
import type { ProjectReport } from "../report/report.ts";
import type { Settings } from "../settings/resolve.ts";
import type { ProjectRead } from "./declarations.ts";
import { type Facts, listsUnmanaged, type ProjectRun } from "./facts.ts";
import type { RunContext } from "./host.ts";
import { statusOf } from "./status.ts";

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

/** What a command shows of a project: drift and status write nothing, so a refusal is only a warning. */
export function projectReport(
  report: ProjectReport,
  run: ProjectRun,
  facts: Facts,
  { problems, remarks, refusals }: Record<"problems" | "remarks" | "refusals", readonly Problem[]>,
): ProjectReport {
  const start = { ...report, manifests: report.manifests.filter((path) => isRead(path, facts)) };
  const { command } = run.settings;
  const { planned, live } = facts;
  const { plan, unmanaged } = planned;
  const warnings = refusals.map((refusal) => ({ ...refusal, severity: "warning" as const }));
  if (command === "drift")
    return { ...start, problems: [...problems, ...remarks, ...warnings], plan, unmanaged };
  if (command === "status") {
    // Of what would refuse a plan, it only says that it may be the wrong project.
    const doubts = warnings.filter(({ code }) => code === "foreign-project");
    const status = statusOf(planned, live.project, run.project);
    return { ...start, problems: [...problems, ...remarks, ...doubts], plan, status };
  }
  const advice = remarks.filter(isAdvice);
  const others = remarks.filter((remark) => !isAdvice(remark));
  return { ...start, problems: [...problems, ...others, ...refusals, ...advice], ...planReport(run, facts) };
}

function planReport(run: ProjectRun, { planned, live, comparison }: Facts) {
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
    ...(comparison && { target: comparison }),
    effort: { requests: requestsOf(plan, context).flat().length },
    ...(notApplied.length > 0 && { results: notApplied }),
  };
}

/** Some locale files are read only if they are in the base language, which is known now. */
function isRead(path: string, { project, live }: Facts): boolean {
  const { baseLanguage } = live.project;
  const { source, language = baseLanguage } = project.textFiles.get(path) ?? {};
  return language === baseLanguage || source?.languages !== undefined || source?.language !== undefined;
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
