/** Applies the plan of one project: with its backup, its snapshot, and its progress. Every change gets one outcome. */
import type { Client } from "../api/client.ts";
import { type ApplyOptions, apply, MAX_BATCH } from "../apply/apply.ts";
import { checkBackup } from "../backup/read.ts";
import { backupText } from "../backup/write.ts";
import { backupFile } from "../files/backupFile.ts";
import { repositoryOf } from "../files/git.ts";
import { pathShown } from "../files/paths.ts";
import { sha256 } from "../model/json.ts";
import { type Sentence, unexpectedWords } from "../model/message.ts";
import type { Plan } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import { Redaction } from "../model/secrets.ts";
import type { ProjectReport } from "../report/report.ts";
import { shellWord } from "../report/safeText.ts";
import type { Settings } from "../settings/resolve.ts";
import type { ProjectRead } from "./declarations.ts";
import type { RunContext } from "./host.ts";

export const BUG = problem(
  "bug",
  "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.",
  { scope: "project" },
);

export async function applyPlan(
  client: Client,
  plan: Plan,
  report: ProjectReport,
  project: Pick<ProjectRead, "settings" | "declared">,
  run: Settings,
  context: RunContext,
): Promise<ProjectReport> {
  const { settings, declared } = project;
  const { cancellation, permission } = context;
  const backup = backupOf(plan, project, run, context);
  const noteDone = progressOf(plan.changes.length, settings.name, context);
  const removes = plan.changes.some(({ action }) => action === "destroy");
  let forbidden: Problem | undefined;
  noteDone(0);
  const ledger = await apply(client, plan, {
    variables: declared.variables,
    concurrency: settings.concurrency,
    batchSize: context.batchSize ?? MAX_BATCH,
    useAutomations: settings.useAutomations,
    halt: () => cancellation.reason,
    mayWrite: async () => {
      forbidden = await permission?.toWrite(removes && settings.rules.allowRemovals === undefined);
      return forbidden;
    },
    snapshot: settings.snapshot === "off" ? undefined : () => snapshotTitle(context, backup.time),
    // A workflow can upload its files, and a URL can contain a secret.
    tokenPlace: settings.tokenPlace,
    backup: backup.place,
    wait: context.wait,
    onBatch: (_batch, outcomes) => noteDone(outcomes.length),
  });
  const { bugs, remarks, snapshot } = ledger;
  const results = plan.changes.map((change) => ({ change, outcome: ledger.of(change) }));
  return {
    ...report,
    results: [...results, ...(report.results ?? [])],
    problems: [
      ...report.problems,
      // If the run was stopped during the question, that is reported once.
      ...(forbidden && !cancellation.stopped ? [forbidden] : []),
      ...remarks,
      ...(bugs.length > 0 ? [BUG] : []),
      ...backup.problems(),
    ],
    ...backup.written(),
    ...(snapshot && { snapshot }),
    ...(bugs.length > 0 && { bugs }),
  };
}

/** The backup of a run: a file that is made before the first write that loses something. Without a folder, there is none. */
function backupOf(
  plan: Plan,
  { settings, declared: { kinds } }: Pick<ProjectRead, "settings" | "declared">,
  { backupDir, restoreFlags }: Settings,
  { folders, environment, now: clock }: RunContext,
) {
  // Workflows upload backups, and an id from the environment may be a secret.
  const redaction = new Redaction();
  redaction.hide(settings.secrets);
  const shownId = redaction.clean(settings.id);
  const time = new Date(clock()).toISOString().replace(/\.\d+/, "");
  const header = {
    project: shownId,
    ...(shownId !== settings.id && { project_digest: sha256(settings.id) }),
    project_name: plan.project.name,
    time,
  };
  const file = backupDir === undefined ? undefined : backupFile(backupDir, settings.name ?? shownId, clock());
  const restore = (path: string) => restoreCommand(pathShown(path, folders), restoreFlags);
  let failure: Sentence | undefined;
  const write: NonNullable<ApplyOptions["backup"]>["write"] = async (entries, fresh, urls) => {
    const textFor = (path: string) => {
      const whole = { ...header, restore: restore(path) };
      // The other entries were checked when they were new, and their lines are the same.
      checkBackup(kinds, backupText(kinds, whole, fresh), whole, fresh);
      return backupText(kinds, whole, entries);
    };
    await file?.write(textFor, urls).catch((error: Error) => {
      failure = unexpectedWords(error);
      throw error;
    });
  };
  return {
    time,
    place: file && { write, keepsUrls: environment.GITHUB_ACTIONS !== "true" },
    problems: () =>
      failure === undefined ? [] : [problem("backup-not-written", failure, { scope: "project" })],
    written: (): Pick<ProjectReport, "backup" | "restore"> =>
      file?.path === undefined ? {} : { backup: pathShown(file.path, folders), restore: restore(file.path) },
  };
}

function progressOf(total: number, project: string | undefined, { onProgress }: RunContext) {
  let done = 0;
  return (count: number) => {
    done += count;
    onProgress?.(
      done < total
        ? { phase: "applying", project, count: { done, total, unit: "change" } }
        : { phase: "verifying", project },
    );
  };
}

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
