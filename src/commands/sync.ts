/** validate, plan, apply and drift on the command line: what is printed when, and how the run ends. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { writeFiles } from "../files/outputs.ts";
import { whyNot } from "../files/paths.ts";
import { readBackupFiles } from "../files/readBackup.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { summary } from "../report/markdown/summary.ts";
import { exitCode, isRed, type ProjectReport, type Report } from "../report/report.ts";
import { closingText } from "../report/text/closingText.ts";
import { planText, type TerminalOptions } from "../report/text/planText.ts";
import { problemsAndFailuresText, problemText } from "../report/text/problemText.ts";
import { responseText, waitText } from "../report/text/requestText.ts";
import { jsonText } from "../report/words/safeText.ts";
import { Cancellation, listen } from "../run/cancellation.ts";
import type { RunContext } from "../run/context.ts";
import { restore } from "../run/restore.ts";
import { run } from "../run/run.ts";
import type { RawOptions, RunCommand } from "../settings/options.ts";
import { readSettings, type Settings } from "../settings/resolve.ts";
import type { Console } from "../terminal/console.ts";
import { batchWords } from "../terminal/progress.ts";
import { confirmed, type Prompt } from "../terminal/prompt.ts";

export interface Surroundings {
  folder: string;
  environment: Readonly<Record<string, string | undefined>>;
  console: Console;
  /** Who can be asked; undefined where nobody can. */
  prompt: Prompt | undefined;
  /** Whether apply shows the plan before it goes on. */
  showPlan: boolean;
}

/** Where backups go, unless something else is said. */
const BACKUP_DIR = "lokaform-backup";

/** The exit code: 0 done or no differences, 1 not all well, 2 changes found and asked to say so, 130 or 143 ended from outside. */
export async function sync(command: RunCommand, raw: RawOptions, around: Surroundings): Promise<number> {
  const { console, environment, folder } = around;
  const file = await readToken(raw["token-file"]?.at(-1), folder);
  const folders = { working: folder, displayRoot: folder };
  const backup = command === "restore" ? await readBackupFiles(raw.backup?.at(-1), folders) : undefined;
  const { settings, problems } = await readSettings(command, raw, {
    folders,
    environment,
    token: file.token,
    backupDir: BACKUP_DIR,
    // Without a backup that can be read, that is the only problem.
    backupProject: backup && (backup.backup?.project ?? ""),
  });
  console.hide(settings.secrets);
  if (settings.matrix) return printNames(settings, [...file.problems, ...problems], console);
  const cancellation = new Cancellation();
  const waitWords = waitText(Date.now);
  const context: RunContext = {
    folders,
    environment,
    cancellation,
    now: Date.now,
    wait: (ms) => cancellation.wait(ms),
    onSecrets: (values) => console.hide(values),
    onResponse: (seen) => {
      if (settings.verbose) console.error(console.paintError("dim", responseText(seen)));
    },
    onWait: (seen) => {
      if (!settings.quiet) for (const line of waitWords(seen)) console.error(console.paintError("dim", line));
    },
    onPlan: (planned) => shown(planned, settings, around, cancellation),
    onBatch: (batch, outcomes) => {
      // Any other format is the only thing on standard output.
      if (settings.quiet || settings.format !== "text") return;
      console.out(batchWords(batch, outcomes, console.paint));
    },
  };
  const unlisten = listen(cancellation, settings.timeLimit);
  try {
    const known = [...file.problems, ...problems];
    const ran = await (backup ? restore(backup, settings, known, context) : run(settings, known, context));
    const files = await writeFiles(settings, ran, folders);
    const report = { ...ran, problems: [...ran.problems, ...files.problems] };
    closing(report, settings, console);
    return exitCode(report, settings.detailedExitcode || command === "drift");
  } finally {
    unlisten();
  }
}

/** The names of the projects, for a matrix of jobs. */
function printNames({ projects }: Settings, problems: readonly Problem[], console: Console): number {
  const names = projects.flatMap(({ name }) => name ?? []);
  const none = problem(
    "bad-setting",
    "--matrix prints the names of the projects in lokaform.yaml, but it has no projects.",
  );
  const wrong = anyError(problems) || names.length > 0 ? problems : [...problems, none];
  for (const line of problemText(wrong, console.paintError)) console.error(line);
  if (anyError(wrong)) return 1;
  console.out(JSON.stringify(names));
  return 0;
}

/** A token from a file, without the blanks around it. */
export async function readToken(
  file: string | undefined,
  folder: string,
): Promise<{ token: string | undefined; problems: Problem[] }> {
  if (file === undefined) return { token: undefined, problems: [] };
  const failed = (why: string) => ({
    token: undefined,
    problems: [problem("bad-setting", `The token file ${file} ${why}`)],
  });
  try {
    const token = (await readFile(resolve(folder, file), "utf8")).trim();
    return token === "" ? failed("is empty.") : { token, problems: [] };
  } catch (error) {
    return failed(`cannot be read: ${whyNot(error)}`);
  }
}

/** Shows the plan. Apply then asks, if somebody can answer. False: the plan is not applied. */
async function shown(
  project: ProjectReport,
  settings: Settings,
  { console, prompt, showPlan }: Surroundings,
  cancellation: Cancellation,
): Promise<boolean> {
  const refused = project.problems.some(({ reach, severity }) => reach === "project" && severity === "error");
  const something = (project.plan?.changes.length ?? 0) > 0;
  const writes = settings.command === "apply" || settings.command === "restore";
  const asks = writes && !settings.yes && something && !refused ? prompt : undefined;
  const text = settings.format === "text";
  const lines = planText(project, lookOf(settings, console));
  if (text && showPlan && (!settings.quiet || asks)) for (const line of lines) console.out(line);
  if (!asks || cancellation.stopped) return true;
  if (!text || !asks.seesOut) {
    // Nobody should confirm what they cannot see. Where the plan goes to a pipe or file, its figures are repeated here.
    const seen = planText(project, { ...lookOf(settings, console), paint: console.paintError });
    for (const line of text ? seen.slice(-1) : seen) console.prompt(line);
  }
  // The answer may depend on them. They are repeated at the end, where the run's own are.
  for (const line of problemText(project.problems, console.paintError)) console.prompt(line);
  return confirmed("Apply this plan?", asks, cancellation);
}

function lookOf({ command }: Settings, { paint }: Console): TerminalOptions {
  return { paint, now: Date.now() / 1000, command };
}

function closing(report: Report, settings: Settings, console: Console): void {
  const { paint, paintError } = console;
  if (settings.format === "json") console.out(jsonText(report));
  if (settings.format === "markdown") {
    const options = { now: Date.now() / 1000, reportFile: settings.report };
    console.out(summary(report, options).trimEnd());
  }
  for (const line of problemsAndFailuresText(report, paintError)) console.error(line);
  if (settings.format !== "text") return;
  if (settings.quiet && (settings.command === "plan" || settings.command === "drift")) {
    for (const project of report.projects) {
      const sentence = planText(project, lookOf(settings, console)).at(-1);
      if (sentence !== undefined) console.out(sentence);
    }
  }
  if (isRed(report)) for (const line of closingText(report, paintError)) console.error(line);
  else for (const line of closingText(report, paint)) console.out(line);
}
