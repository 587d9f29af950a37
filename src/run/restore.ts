/** Runs a restore: reads the backup and the live objects, makes a plan, and applies it, with the same report as an apply. */
import { requestsOf } from "../apply/apply.ts";
import type { ReadBackup } from "../backup/read.ts";
import { planRestore } from "../backup/restore.ts";
import type { BackupFiles } from "../files/backupFile.ts";
import { outputsRefused } from "../files/outputs.ts";
import { inBaseLanguage, type Live } from "../kinds/declaration.ts";
import { type AnyKind, type Kinds, kindOf, type Undone } from "../kinds/kind.ts";
import { append, listed } from "../model/json.ts";
import type { Plan } from "../model/plan.ts";
import { anyError, type Problem, problem, type Severity } from "../model/problem.ts";
import { secretsOf, shortened } from "../model/variables.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { observeForRestore } from "../remote/observe.ts";
import { IncompleteRead } from "../remote/sending.ts";
import type { ProjectReport, Report } from "../report/report.ts";
import { counted, countedKind, firstNames } from "../report/view/words.ts";
import { isProject } from "../report/withoutTexts.ts";
import type { ProjectSettings, Settings } from "../settings/resolve.ts";
import { applyPlan } from "./applyPlan.ts";
import { createClients, requestProblems } from "./connect.ts";
import { readProjects } from "./declarations.ts";
import type { RunContext } from "./host.ts";
import { notConfirmed, startOf } from "./projectReport.ts";
import { redact } from "./run.ts";

/** `settingProblems`: problems of the settings. If one of them is an error, nothing is sent. */
export function restore(
  { backup, urls, problems: backupProblems }: BackupFiles,
  settings: Settings,
  settingProblems: readonly Problem[],
  unredacted: RunContext,
): Promise<Report> {
  return redact(unredacted, async (context) => {
    context.onSecrets([
      ...settings.secrets,
      ...[...urls.values()].map((value) => ({ value, shown: shortened(value).replace("…", "") })),
    ]);
    const identity = { id: backup?.project ?? "", digest: backup?.projectDigest };
    const project = backup && settings.projects.find(({ id }) => isProject(identity, id));
    const manifests = backup ? [backup.path] : [];
    const outputs = await outputsRefused(settings, manifests, context.folders);
    const start: Report = {
      format_version: 1,
      command: "restore",
      manifests,
      declared: Object.fromEntries(
        settings.kinds.map(({ plural }) => [plural, backup?.entries[plural]?.length ?? 0]),
      ),
      problems: [
        ...backupProblems,
        ...settingProblems,
        ...(backup && !project ? otherProject(backup, settings) : []),
        ...outputs.values(),
      ],
      projects: [],
      requests: 0,
    };
    if (!backup || !project || anyError(start.problems)) return start;
    const projectBackup = { ...backup, project: project.id };
    const report = await restoreProject({ backup: projectBackup, urls }, project, settings, context);
    const { stopped } = context.cancellation;
    return { ...start, projects: [report], ...(stopped && { stopped }) };
  });
}

function otherProject({ project, projectName }: ReadBackup, { projects }: Settings): Problem[] {
  const ids = projects.flatMap(({ id }) => (id === "" ? [] : [id]));
  if (ids.length === 0) return [];
  const message = `This backup is of project ${project} (${projectName}), but this run is for ${ids.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
  return [problem("bad-backup", message)];
}

async function restoreProject(
  files: Required<Pick<BackupFiles, "backup" | "urls">>,
  project: ProjectSettings,
  settings: Settings,
  context: RunContext,
): Promise<ProjectReport> {
  const start = startOf(project, [files.backup.path]);
  if (context.cancellation.stopped) return start;
  const clients = createClients(project, settings.apiUrl, context);
  if (!clients.ok) return { ...start, problems: [clients.problem] };
  const { reading, writing } = clients.value;
  const { backup, variables, problems: unset } = withVariables(files, settings);
  context.onSecrets(secretsOf(new Map([...variables].filter(([name]) => !files.urls.has(name)))));
  const live = await observeForRestore(reading, backup.project, backup).catch((error: unknown) =>
    unreadProblems(error, settings, context),
  );
  if (Array.isArray(live)) return { ...start, problems: live };
  const { plan, problems } = planRestore(backup, live, { force: settings.force, variables });
  const report: ProjectReport = {
    ...start,
    problems: [
      ...unset,
      ...problems,
      ...lossNotices(settings.kinds, plan),
      ...(await undoneByNextApply(plan, live, project, settings, context)),
    ],
    plan,
    effort: { requests: requestsOf(plan, context).flat().length },
  };
  if (!(await context.onPlan(report))) return notConfirmed(report, context);
  const declared = { kinds: backup.kinds, entries: {}, variables };
  return applyPlan(writing, plan, report, { settings: project, declared }, settings, context);
}

/** The values of `${NAME}` in the entries. An entry without a value is a problem, and is left out. */
function withVariables(
  { backup, urls }: Required<Pick<BackupFiles, "backup" | "urls">>,
  { usable }: Settings,
) {
  const variables = new Map(urls);
  const problems: Problem[] = [];
  const entries = Object.fromEntries(
    backup.kinds.map((kind) => {
      const complete = (backup.entries[kind.plural] ?? []).filter((entry) => {
        const result = kind.restore.variables?.(entry, usable);
        for (const [name, value] of result?.variables ?? []) variables.set(name, value);
        append(problems, result?.problems ?? []);
        return result === undefined || result.problems.length === 0;
      });
      return [kind.plural, complete];
    }),
  );
  return { backup: { ...backup, entries }, variables, problems };
}

function unreadProblems(error: unknown, { kinds }: Settings, { cancellation }: RunContext): Problem[] {
  if (!(error instanceof IncompleteRead)) return requestProblems(error, cancellation);
  const things = listed(kinds.map(({ plural }) => plural));
  const message = `The service did not list all ${things} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
  return [problem("incomplete-live", message, { scope: "project" })];
}

const NAMED = 10;

/** What cannot come back, and what is kept because it changed. */
function lossNotices(kinds: Kinds, { changes, kept: keptItems }: Plan): Problem[] {
  const created = kinds.map(({ name }) => {
    const count = changes.filter(({ action, kind }) => action === "create" && kind === name).length;
    return (
      count > 0 &&
      `This restore creates ${countedKind(count, name)} again. ${kindOf(name).words.lostOnRestore}`
    );
  });
  const texts = changes.flatMap((change) =>
    change.action === "update" ? change.fields.filter(({ part }) => part !== undefined) : [],
  ).length;
  const edits = keptItems.filter(({ reason }) => reason === "changed-since" || reason === "converts").length;
  return [
    ...created,
    texts > 0 &&
      `This restore writes ${counted(texts, "text")} again. Review states and edit history are not restored.`,
    edits > 0 &&
      `${counted(edits, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`,
  ].flatMap((message) => (message === false ? [] : [notice(message)]));
}

/** Notices about what the next apply would undo, if the manifests can be read. */
async function undoneByNextApply(
  plan: Plan,
  live: Live,
  project: ProjectSettings,
  settings: Settings,
  { folders }: RunContext,
): Promise<Problem[]> {
  if (plan.changes.length === 0) return [];
  const input = { projects: [project], usable: settings.usable };
  const { reads, problems } = await readProjects(input, folders, { findProject: async () => live.project });
  const declaration = anyError(problems) ? undefined : reads[0]?.declared;
  if (!declaration)
    return [
      notice(
        "Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.",
      ),
    ];
  const { kinds, entries, variables } = inBaseLanguage(declaration, live.project.baseLanguage);
  // The restore writes these texts, so the next apply finds that they are our own.
  const context = { project: live.project, rules: project.rules, variables, verdicts: WRITE_ALL };
  return kinds.flatMap((kind) => {
    const declared = entries[kind.plural];
    const objects = live.objects[kind.plural]?.objects ?? [];
    const undone = declared && kind.restore.undone?.(plan, objects, declared, context);
    return undone ? undoneWords(undone, kind) : [];
  });
}

function undoneWords({ texts, removed }: Undone, { plural }: AnyKind): Problem[] {
  const otherTexts = texts.map(({ label, language }) => `${label} (${language})`);
  return [
    otherTexts.length > 0 &&
      `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${firstNames(otherTexts, NAMED)}. Change these texts in the manifests to keep them.`,
    removed.length > 0 &&
      `The next apply would remove restored ${plural} again, because the manifests found here do not declare them: ${firstNames(removed, NAMED)}. Declare them to keep them.`,
  ].flatMap((message) => (message === false ? [] : [notice(message, "warning")]));
}

function notice(message: string, severity: Severity = "notice"): Problem {
  return problem("not-restored", message, { severity, scope: "project" });
}
