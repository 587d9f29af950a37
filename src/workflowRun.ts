/** validate, plan, apply and drift in a workflow: what is said when, and where. */
import { relative, resolve } from "node:path";
import { type Occasion, readOccasion } from "./github/event.ts";
import { annotate, debug, hide, print } from "./github/log.ts";
import { objectionToApply } from "./github/mayApply.ts";
import { setOutputs, writeSummary } from "./github/outputs.ts";
import { tell } from "./github/tell.ts";
import { anyError, type Problem } from "./model/problem.ts";
import { writeFiles } from "./outFiles.ts";
import { exitCode, type Report } from "./report/report.ts";
import { summary } from "./report/summary.ts";
import { closingText, type Paint, planText, troubleText } from "./report/terminal.ts";
import { run } from "./run.ts";
import type { Scene } from "./scene.ts";
import { softened, withoutSecrets } from "./secretless.ts";
import type { Said, SyncCommand } from "./settings/options.ts";
import { readSettings, type Settings, type Sources } from "./settings/settings.ts";
import { listen, Stop } from "./stop.ts";

interface Workflow {
  sources: Sources;
  /** Empty: nothing is asked of GitHub. */
  githubToken: string;
}

const plain: Paint = (_style, text) => text;
const now = () => Date.now() / 1000;

/** `wrong`: problems with the inputs. The exit code of the step. */
export async function workflowRun(
  asked: SyncCommand,
  said: Said,
  wrong: readonly Problem[],
  { sources, githubToken }: Workflow,
): Promise<number> {
  const { folders, environment } = sources;
  const occasion = await readOccasion(environment);
  const first = await readSettings(asked, said, sources);
  const bare = withoutSecrets(first.settings, occasion?.pullRequest);
  const { settings, problems } = bare ? await readSettings("validate", said, sources) : first;
  const known = [...wrong, ...problems, ...(bare ? [bare] : [])];
  const objection = await objectionTo(settings, known, occasion, githubToken);
  const stop = new Stop();
  const deaf = listen(stop, settings.timeLimit);
  const ran = await run(
    settings,
    objection ? [...known, objection] : known,
    sceneFor(settings, sources, stop),
  );
  const told = bare ? softened(ran) : ran;
  const untold = await tell(told, {
    occasion,
    githubToken,
    settings: [relative(folders.shown, folders.working), ...MARKED.map((name) => said[name] ?? [])],
    now: now(),
  });
  const files = await writeFiles(settings, told);
  const report = { ...told, problems: [...told.problems, ...untold, ...files.problems] };
  print([...troubleText(report, plain), ...closingText(report, plain)]);
  annotate(report);
  setOutputs(report, { ...files, backups: backupsOf(report, folders.shown) }, namesOf(settings));
  await writeSummary(summary(report, { now: now(), file: files.report }));
  deaf();
  return exitCode(report, settings.command === "drift" && settings.failOnDrift);
}

/** What tells this use of the action from others in the same workflow. */
const MARKED = ["config", "only", "project", "keys", "webhooks"] as const;

/** Asked only where the run would write. */
async function objectionTo(
  { command, applyFrom }: Settings,
  known: readonly Problem[],
  occasion: Occasion | undefined,
  githubToken: string,
): Promise<Problem | undefined> {
  if (command !== "apply" || anyError(known)) return undefined;
  return objectionToApply(occasion, applyFrom, githubToken);
}

function sceneFor(
  { command, quiet, verbose }: Settings,
  { folders, environment }: Sources,
  stop: Stop,
): Scene {
  return {
    folders,
    environment,
    stop,
    now: Date.now,
    wait: (ms) => stop.wait(ms),
    onSecrets: hide,
    onResponse: ({ method, path, status, ms }) => {
      const line = `${method} ${path} → ${status ?? "no answer"} in ${Math.round(ms)} ms`;
      if (verbose) print([line]);
      else debug(line);
    },
    onPlan: async (project) => {
      const lines = planText(project, { paint: plain, now: now(), command });
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
