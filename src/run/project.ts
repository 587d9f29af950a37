/** Runs one project: plan, check, apply. A problem with the project stops only this project. */

import type { Client } from "../api/client.ts";
import { apply, MAX_BATCH, requestsOf } from "../apply/apply.ts";
import { checkBackup } from "../backup/read.ts";
import { type BackupPlace, backupText } from "../backup/write.ts";
import { backupFile } from "../files/backupFile.ts";
import { repositoryOf } from "../files/git.ts";
import { pathShown } from "../files/paths.ts";
import { systemProblem } from "../files/system.ts";
import { sha256 } from "../model/digest.ts";
import type { Plan } from "../model/plan.ts";
import { anyError, type Problem, problem, type Severity } from "../model/problem.ts";
import { Redaction } from "../model/secrets.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { reviewed } from "../plan/reviewedPlan.ts";
import type { ProjectReport } from "../report/report.ts";
import { shellWord } from "../report/safeText.ts";
import type { Settings } from "../settings/resolve.ts";
import { createClients } from "./connect.ts";
import type { ProjectRead } from "./declarations.ts";
import type { RunContext } from "./host.ts";
import { type ComparedWith, observeAndPlan, refusalsOf } from "./plan.ts";
import { statusOf } from "./status.ts";
import { adviceOnPlan } from "./textAdvice.ts";

/** An unexpected error becomes a problem of this project: the report of the others is not lost. */
export async function runProject(
  project: ProjectRead,
  settings: Settings,
  comparedWith: ComparedWith,
  context: RunContext,
): Promise<ProjectReport> {
  const start = startOf(project.settings, project.manifests, settings.scope);
  try {
    return await planAndApply(start, project, settings, comparedWith, context);
  } catch (error) {
    const failure = systemProblem(error, context.folders.displayRoot);
    if (failure) return { ...start, problems: [failure] };
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ...start, problems: [BUG], bugs: [stack] };
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

async function planAndApply(
  emptyReport: ProjectReport,
  project: ProjectRead,
  settings: Settings,
  { saved, ...comparing }: ComparedWith,
  context: RunContext,
): Promise<ProjectReport> {
  const { id } = project.settings;
  if (context.cancellation.stopped) return emptyReport;
  const { stopping } = context.cancellation;
  const clients = createClients(project.settings, settings.apiUrl, context);
  if (!clients.ok) return { ...emptyReport, problems: [clients.problem] };
  const { reading, writing, now: clock } = clients.value;
  const review = saved?.get(id);
  const showsUnmanaged =
    settings.command === "plan" && settings.all && project.settings.rules.filter.length === 0;
  // A reviewed plan with filters is compared with a plan with the same filters.
  const limited = review?.filter && { filter: review.filter.filters, prune: {} };
  const observed = await observeAndPlan(
    reading,
    limited
      ? { ...project, settings: { ...project.settings, rules: { ...project.settings.rules, ...limited } } }
      : project,
    { ...context, now: clock },
    {
      ...settings,
      ...comparing,
      reviewed: review?.changes ?? [],
      listsUnmanaged: settings.command === "drift" || showsUnmanaged,
    },
  );
  if (observed.is === "stopped") return { ...emptyReport, problems: observed.problems };
  const { live, plan: whole, unmanaged, problems, conflicts, noLongerDeclared } = observed;
  const { baseLanguage } = live.project;
  const isRead = (path: string) => {
    const { source, language = baseLanguage } = project.textFiles.get(path) ?? {};
    return language === baseLanguage || source?.languages !== undefined || source?.language !== undefined;
  };
  const start = { ...emptyReport, manifests: emptyReport.manifests.filter(isRead) };
  const refusals = await refusalsOf(observed, project.settings, settings, context.folders, stopping);
  if (settings.command === "drift" || settings.command === "status") {
    const isStatus = settings.command === "status";
    // Of what would refuse a plan, status only says that it may be the wrong project.
    // Drift is always reported, so conflicts are notices, and refusals of the plan warnings.
    const as = (severity: Severity) => (mistake: Problem) => ({ ...mistake, severity });
    const doubts = isStatus ? refusals.filter(({ code }) => code === "foreign-project") : refusals;
    const driftReport = {
      ...start,
      problems: [...problems, ...conflicts.map(as("notice")), ...doubts.map(as("warning"))],
      plan: whole,
      ...(isStatus ? { status: statusOf(observed, live.project, project) } : { unmanaged }),
    };
    await context.onPlan(driftReport);
    return driftReport;
  }

  const advice = adviceOnPlan(project, observed, live.project);
  const projectContext = {
    project: live.project,
    rules: project.settings.rules,
    variables: project.declared.variables,
    verdicts: WRITE_ALL,
  };
  const { plan, notApplied } = review
    ? reviewed(whole, review, { ...projectContext, live })
    : { plan: whole, notApplied: [] };
  const report: ProjectReport = {
    ...start,
    problems: [...problems, ...conflicts, ...refusals, ...advice],
    plan,
    ...(showsUnmanaged && { unmanaged }),
    ...(noLongerDeclared.length > 0 && { no_longer_declared: noLongerDeclared }),
    ...(observed.target && { target: observed.target }),
    effort: { requests: requestsOf(plan, context).flat().length },
    ...(notApplied.length > 0 && { results: notApplied }),
  };
  const goOn = await context.onPlan(report);
  const isBehind = problems.some(({ code, severity }) => code === "behind-upstream" && severity === "error");
  if (settings.command === "plan" || refusals.length > 0 || isBehind || anyError(advice)) return report;
  return goOn ? applyPlan(writing, plan, report, project, settings, context) : notAgreed(report, context);
}

export function notAgreed(draft: ProjectReport, { cancellation }: RunContext): ProjectReport {
  // If the run was stopped during the question, that is reported once for all projects.
  if (cancellation.stopped) return draft;
  const message =
    "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.";
  return { ...draft, problems: [...draft.problems, problem("not-confirmed", message, { scope: "project" })] };
}

/** One problem for all unexpected errors. Their stacks are shown with it. */
const BUG = problem(
  "bug",
  "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.",
  { scope: "project" },
);

/** The command that restores a backup, quoted for a shell. `flags`: options of this run that select the project and the service. */
export function restoreCommand(path: string, flags: readonly string[]): string {
  return ["lokaform", "restore", path, ...flags].map(shellWord).join(" ");
}

/** Names the commit whose manifests are applied, or the time if there is none. */
async function snapshotTitle({ environment, folders, cancellation }: RunContext, time: string) {
  const git = { environment, signal: cancellation.stopping };
  const head = async () => (await repositoryOf(folders.working, git))?.commit();
  // A snapshot is made even if git fails.
  const commit = environment.GITHUB_SHA || (await head().catch(() => undefined));
  return `Before Lokaform removes keys (${commit?.slice(0, 7) ?? time})`;
}

/** `report`: the one with this plan. */
export async function applyPlan(
  client: Client,
  plan: Plan,
  report: ProjectReport,
  { settings, declared }: Pick<ProjectRead, "settings" | "declared">,
  { backupDir, restoreFlags }: Settings,
  context: RunContext,
): Promise<ProjectReport> {
  const { cancellation, now: clock, folders } = context;
  const { concurrency, useAutomations, id } = settings;
  // Workflows upload backups, and an id from the environment may be a secret.
  const redaction = new Redaction();
  redaction.hide(settings.secrets);
  const shownId = redaction.clean(id);
  const file = backupDir === undefined ? undefined : backupFile(backupDir, settings.name ?? shownId, clock());
  const header = {
    project: shownId,
    ...(shownId !== id && { project_digest: sha256(id) }),
    project_name: plan.project.name,
    time: new Date(clock()).toISOString().replace(/\.\d+/, ""),
  };
  const command = (path: string) => restoreCommand(pathShown(path, folders), restoreFlags);
  let unwritten: string | undefined;
  const keep: BackupPlace["write"] = async (entries, fresh, urls) => {
    const textFor = (path: string) => {
      const whole = { ...header, restore: command(path) };
      // The other entries were checked when they were new, and their lines are the same.
      checkBackup(declared.kinds, backupText(declared.kinds, whole, fresh), whole, fresh);
      return backupText(declared.kinds, whole, entries);
    };
    await file?.write(textFor, urls).catch((error: Error) => {
      unwritten = error.message;
      throw error;
    });
  };
  const project = settings.name;
  const total = plan.changes.length;
  let done = 0;
  const reportProgress = () =>
    context.onProgress?.(
      done < total
        ? { phase: "applying", project, count: { done, total, unit: "change" } }
        : { phase: "verifying", project },
    );
  reportProgress();
  const removes = plan.changes.some(({ action }) => action === "destroy");
  let forbidden: Problem | undefined;
  const ledger = await apply(client, plan, {
    variables: declared.variables,
    concurrency,
    batchSize: context.batchSize ?? MAX_BATCH,
    useAutomations,
    halt: () => cancellation.reason,
    mayWrite: async () => {
      forbidden = await context.permission?.toWrite(removes && settings.rules.allowRemovals === undefined);
      return forbidden?.message;
    },
    snapshot: settings.snapshot === "off" ? undefined : () => snapshotTitle(context, header.time),
    // A workflow can upload its files, and a URL can contain a secret.
    tokenPlace: settings.tokenPlace,
    backup: file && { write: keep, keepsUrls: context.environment.GITHUB_ACTIONS !== "true" },
    wait: context.wait,
    onBatch: (batch, outcomes) => {
      context.onBatch(batch, outcomes);
      done += outcomes.length;
      reportProgress();
    },
  });
  const results = plan.changes.map((change) => ({ change, outcome: ledger.of(change) }));
  const { bugs, remarks, snapshot } = ledger;
  const problems = [
    ...report.problems,
    // If the run was stopped during the question, that is reported once.
    ...(forbidden && !cancellation.stopped ? [forbidden] : []),
    ...remarks,
    ...(bugs.length > 0 ? [BUG] : []),
    ...(unwritten === undefined ? [] : [problem("backup-not-written", unwritten, { scope: "project" })]),
  ];
  return {
    ...report,
    results: [...results, ...(report.results ?? [])],
    problems,
    ...(file?.path !== undefined && { backup: pathShown(file.path, folders), restore: command(file.path) }),
    ...(snapshot && { snapshot }),
    ...(bugs.length > 0 && { bugs }),
  };
}
