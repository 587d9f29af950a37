/** validate, plan, apply and drift in a workflow: what is said when, and where. */
import { realpath } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { writeFiles } from "../files/outputs.ts";
import type { Folders } from "../files/paths.ts";
import { checkoutsOf } from "../github/checkout.ts";
import { readWorkflowContext, type WorkflowContext } from "../github/event.ts";
import { annotate, annotateDrift, clean, debug, hide, print } from "../github/log.ts";
import { checkMayApply, checkStillHead } from "../github/mayApply.ts";
import { setOutputs, writeSummary } from "../github/outputs.ts";
import { publish } from "../github/publish.ts";
import type { Problem } from "../model/problem.ts";
import { summary } from "../report/markdown/summary.ts";
import { exitCode, type Report } from "../report/report.ts";
import { closingText } from "../report/text/closingText.ts";
import type { Paint } from "../report/text/paint.ts";
import { planText } from "../report/text/planText.ts";
import { problemsAndFailuresText } from "../report/text/problemText.ts";
import { responseText, waitText } from "../report/text/requestText.ts";
import { withoutTexts } from "../report/withoutTexts.ts";
import { Cancellation, listen } from "../run/cancellation.ts";
import type { RunContext, WritePermission } from "../run/context.ts";
import { run } from "../run/run.ts";
import { USUAL_CONFIG } from "../settings/configFile.ts";
import type { RawOptions, SyncCommand } from "../settings/options.ts";
import { readSettings, type Settings, type Sources } from "../settings/resolve.ts";
import { markersOf } from "./markers.ts";
import { missingSecrets, withNotices } from "./missingSecrets.ts";

export interface Workflow {
  sources: Sources;
  /** Empty: nothing is asked of GitHub. */
  githubToken: string;
}

/** The exit code of a run that found drift, and nothing wrong. */
const DRIFT = 2;
const plain: Paint = (_style, text) => text;
const now = () => Date.now() / 1000;

/** `wrong`: problems with the inputs. The exit code of the step. */
export async function workflowRun(
  asked: SyncCommand,
  raw: RawOptions,
  wrong: readonly Problem[],
  workflow: Workflow,
): Promise<number> {
  const { sources, githubToken } = workflow;
  const occasion = await readWorkflowContext(sources.environment);
  const first = await readSettings(asked, raw, sources);
  const bare = missingSecrets(first.settings, occasion?.pullRequest);
  const { settings, problems } = bare ? await readSettings("validate", raw, sources) : first;
  hide(first.settings.secrets);
  const cancellation = new Cancellation();
  const unlisten = listen(cancellation, settings.timeLimit);
  try {
    const known = [...wrong, ...problems, ...(bare ? [bare] : [])];
    const permission = permissionFor(occasion, raw, settings, workflow, cancellation);
    const ran = await run(settings, known, { ...contextFor(settings, sources, cancellation), permission });
    const report = bare ? withNotices(ran) : ran;
    const marks = markersOf(occasion, raw, settings, sources.folders);
    const checkouts = await checkoutsOf(
      await sourceFolders(raw, report.manifests, sources.folders),
      sources.folders.displayRoot,
    );
    const options = {
      context: occasion,
      githubToken,
      markers: marks,
      checkouts,
      now: now(),
      signal: cancellation.stopping,
    };
    const untold = await publish(report, options);
    const unsaid = untold.map((one) => ({ ...one, message: clean(one.message) }));
    return await close({ ...report, problems: [...report.problems, ...unsaid] }, settings, sources);
  } finally {
    unlisten();
  }
}

/** What later steps, and whoever opens the run, are given. */
async function close(ran: Report, settings: Settings, { folders }: Sources): Promise<number> {
  const files = await writeFiles(settings, ran, folders);
  const report = { ...ran, problems: [...ran.problems, ...files.problems] };
  print([...problemsAndFailuresText(withoutTexts(report), plain), ...closingText(report, plain)]);
  annotate(report);
  setOutputs(report, { ...files, backups: backupsOf(report, folders.displayRoot) }, namesOf(settings));
  await writeSummary(summary(report, { now: now(), reportFile: files.report }));
  const code = exitCode(report, settings.command === "drift" && settings.failOnDrift);
  if (code === DRIFT) annotateDrift(report);
  return code;
}

/** The settings and every manifest have to come from the commit of the run. */
export function permissionFor(
  occasion: WorkflowContext | undefined,
  raw: RawOptions,
  { applyFrom: from }: Settings,
  { githubToken, sources: { folders } }: Workflow,
  { stopping: told }: Cancellation,
): WritePermission {
  return {
    toApply: async (manifests) => {
      const checkouts = await checkoutsOf(await sourceFolders(raw, manifests, folders), folders.displayRoot);
      return checkMayApply(occasion, { applyFrom: from, githubToken, checkouts, signal: told });
    },
    toWrite: () => checkStillHead(occasion, { githubToken, signal: told }),
  };
}

/** The folders of the settings and of the manifests, and those that hold the files where they are links. */
async function sourceFolders(
  raw: RawOptions,
  manifests: readonly string[],
  { working, displayRoot: shown }: Folders,
): Promise<string[]> {
  const config = resolve(working, raw.config?.at(-1) ?? USUAL_CONFIG);
  const files = [config, ...manifests.map((path) => resolve(shown, path))];
  const real = await Promise.all(files.map((file) => realpath(file).catch(() => file)));
  return [...files, ...real].map((file) => dirname(file));
}

function contextFor(
  { command, quiet, verbose }: Settings,
  { folders, environment }: Sources,
  cancellation: Cancellation,
): RunContext {
  const waitWords = waitText(Date.now);
  return {
    folders,
    environment,
    cancellation,
    now: Date.now,
    wait: (ms) => cancellation.wait(ms),
    onSecrets: hide,
    onResponse: (seen) => (verbose ? print([responseText(seen)]) : debug(responseText(seen))),
    onWait: (seen) => print(waitWords(seen)),
    onPlan: async (project) => {
      const lines = planText(project, {
        paint: plain,
        now: now(),
        command,
        texts: project.hide_texts !== true,
      });
      print(quiet ? lines.slice(-1) : lines);
      return true;
    },
    onBatch: () => {},
  };
}

/** One empty name where lokaform.yaml has no `projects`: given to `only`, it means all that there is. */
function namesOf({ projects }: Settings): string[] {
  return projects.map(({ name = "" }) => name);
}

function backupsOf({ projects }: Report, workspace: string): string[] {
  return projects.flatMap(({ backup }) => (backup === undefined ? [] : [resolve(workspace, backup)]));
}
