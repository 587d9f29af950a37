/** The command line as the place where a command runs. */

import type { WrittenFiles } from "../files/outputs.ts";
import { pathShown } from "../files/paths.ts";
import { GitHistory } from "../history/gitHistory.ts";
import type { Outcome } from "../model/plan.ts";
import type { Batch } from "../remote/kindRemote.ts";
import { changeLabel } from "../report/counts.ts";
import { allProblems, hasChanges, isBlocked, isRed, isTextProblem } from "../report/exitCode.ts";
import { isInPart, type ProjectReport, type Report } from "../report/report.ts";
import { jsonText, oneLine, shellWord } from "../report/safeText.ts";
import { progressText, responseText } from "../report/text/progressText.ts";
import {
  closingText,
  planText,
  problemsAndFailuresText,
  problemText,
  type TerminalOptions,
  writtenText,
} from "../report/text/reportText.ts";
import { type Paint, wrapLines } from "../report/text/screen.ts";
import { countedKind, figure } from "../report/view/words.ts";
import type { Cancellation } from "../run/cancellation.ts";
import type { Host, RunContext } from "../run/host.ts";
import { logProgress, type ProgressHooks, watchProgress } from "../run/watchProgress.ts";
import { givenWords, type RawOptions } from "../settings/flags.ts";
import type { Settings } from "../settings/resolve.ts";
import { offeredAs } from "../settings/table/table.ts";
import type { Console } from "./console.ts";
import { confirmed, type Prompt } from "./prompt.ts";

export interface TerminalSetup {
  folder: string;
  environment: Readonly<Record<string, string | undefined>>;
  console: Console;
  /** Undefined if questions cannot be answered. */
  prompt: Prompt | undefined;
  /** The options of the command line; absent if there is none, as in a demo. */
  raw?: RawOptions;
  /** Whether apply shows the plan before it continues. */
  showPlan: boolean;
  /** The folder of this package, which contains the example project. */
  packageRoot: string;
  /** Unix milliseconds. */
  now(): number;
  /** Folder for backups if the options name none; undefined: no backups are written. */
  backupDir: string | undefined;
}

export interface Terminal extends Host {
  setup: TerminalSetup;
}

export function openTerminal(setup: TerminalSetup): Terminal {
  const { folder, environment, console, prompt, backupDir } = setup;
  return {
    setup,
    sources: { folders: { working: folder, displayRoot: folder }, environment, token: undefined, backupDir },
    problems: [],
    hide: (secrets) => console.hide(secrets),
    print: (line) => console.out(line),
    screen: console.screen,
    showProblems: (problems) => printErrors(problemText(problems, console.errorScreen.paint), console),
    ask: prompt && ((question, cancellation) => confirmed(question, prompt, cancellation)),
    missingSecrets: () => undefined,
    context: (settings, cancellation) => contextFor(settings, cancellation, setup),
    publish: async () => [],
    linkTo: async () => undefined,
    close: (report, settings, files) => showEnd(report, settings, files, setup),
    exitsWithFindings: ({ command, detailedExitcode }) =>
      detailedExitcode || command === "drift" || command === "status",
    reportPull: undefined,
  };
}

function printErrors(lines: readonly string[], { error, errorScreen: { width } }: Console): void {
  wrapLines(lines, width).forEach(error);
}

function contextFor(settings: Settings, cancellation: Cancellation, setup: TerminalSetup): RunContext {
  const { folder, environment, console, now } = setup;
  const { quiet, verbose, format } = settings;
  const dim = (line: string) => console.error(console.errorScreen.paint("dim", line));
  const folders = { working: folder, displayRoot: folder };
  const showBatch = batchLines(console.out, console.screen.paint);
  const hooks = quiet ? undefined : progressHooks(setup, dim);
  return {
    folders,
    environment,
    cancellation,
    now,
    wait: (ms) => cancellation.wait(ms),
    onSecrets: (secrets) => console.hide(secrets),
    onResponse: (seen) => {
      if (verbose) dim(responseText(seen));
    },
    ...hooks,
    onPlan: (project) => showPlan(project, settings, cancellation, setup),
    onBatch: (batch, outcomes) => {
      // With another format, the report is the only output on standard output.
      if (!quiet && format === "text") showBatch(batch, outcomes);
    },
    history: new GitHistory({ folders, environment, signal: cancellation.stopping }),
  };
}

/** Batches of a run that have their own lines. The end of the run counts all of them. */
const MAX_LINES = 20;

/** Prints what requests did, in few lines even if there are thousands of them. */
export function batchLines(print: (line: string) => void, paint: Paint): RunContext["onBatch"] {
  let count = 0;
  return (batch, outcomes) => {
    if (count++ < MAX_LINES) print(batchWords(batch, outcomes, paint));
  };
}

/** The result of one request, in a line. */
export function batchWords({ kind, changes }: Batch, outcomes: readonly Outcome[], paint: Paint): string {
  const [verb, ...otherVerbs] = new Set(changes.map(changeLabel));
  const done = outcomes.filter(({ state }) => state === "done").length;
  const total = outcomes.length;
  const sign = done === total ? paint("good", "✓") : paint("bad", "✗");
  const counted = countedKind(total, kind);
  const countWords = done === total ? counted : `${figure(done)} of ${counted}`;
  const inPart = outcomes.filter(isInPart).length;
  const words = otherVerbs.length > 0 ? "updated or renamed" : verb;
  return `  ${sign} ${countWords} ${words}${inPart > 0 ? `, ${figure(inPart)} in part` : ""}`;
}

/** A terminal shows steps of more than a second in a line that is erased. */
function progressHooks({ console, now }: TerminalSetup, print: (line: string) => void): ProgressHooks {
  const { status } = console;
  if (!status) return logProgress(now, print);
  return watchProgress({
    now,
    // The program itself has taken some time to start.
    first: 700,
    every: 200,
    show: (step) => status.show(progressText(step, status.columns())),
    hide: () => status.erase(),
    print,
  });
}

/** Shows the plan. Apply then asks, if somebody can answer. False: the plan is not applied. */
async function showPlan(
  project: ProjectReport,
  settings: Settings,
  cancellation: Cancellation,
  setup: TerminalSetup,
): Promise<boolean> {
  const { console, prompt } = setup;
  const refused = project.problems.some(({ scope, severity }) => scope === "project" && severity === "error");
  const hasChanges = (project.plan?.changes.length ?? 0) > 0;
  const writes = settings.command === "apply" || settings.command === "restore";
  const asks = writes && !settings.yes && hasChanges && !refused ? prompt : undefined;
  const isText = settings.format === "text";
  const options = terminalOptions(settings, setup);
  const lines = isText && setup.showPlan && (!settings.quiet || asks) ? planText(project, options) : [];
  // A write for each of thousands of lines would take longer than the plan.
  if (lines.length > 0) console.out(lines.join("\n"));
  if (!asks || cancellation.stopped) return true;
  if (!isText || !asks.seesOut) {
    // The person must see the plan before the question, also if it goes to a pipe or file.
    planText(project, { ...options, ...console.errorScreen }).forEach(console.prompt);
  }
  // The answer may depend on the problems. They are repeated at the end, after those of the run.
  const { paint, width } = console.errorScreen;
  wrapLines(problemText(project.problems, paint), width).forEach(console.prompt);
  return confirmed("Apply this plan?", asks, cancellation);
}

function terminalOptions(
  { command, all }: Settings,
  { console: { screen } }: TerminalSetup,
): TerminalOptions {
  return { ...screen, command, texts: true, full: all, keptElsewhere: all ? undefined : "--all shows" };
}

async function showEnd(report: Report, settings: Settings, files: WrittenFiles, setup: TerminalSetup) {
  const { console, folder } = setup;
  const { screen, errorScreen } = console;
  const { format, quiet, command } = settings;
  if (format === "json") console.out(jsonText(report));
  if (format === "markdown") {
    const { summary } = await import("../report/markdown/comment.ts");
    console.out(summary(report, { reportFile: settings.report[0] }).trimEnd());
  }
  printErrors(problemsAndFailuresText(report, errorScreen.paint), console);
  if (format !== "text") return;
  if (quiet && ["plan", "drift", "status"].includes(command))
    for (const project of report.projects) {
      const last = planText(project, { ...terminalOptions(settings, setup), width: undefined }).slice(-1);
      wrapLines(last, screen.width).forEach(console.out);
    }
  if (isRed(report)) closingText(report, errorScreen.paint, errorScreen.width).forEach(console.error);
  else closingText(report, screen.paint, screen.width).forEach(console.out);
  const shownPath = (path: string) => pathShown(path, { displayRoot: folder });
  if (quiet) return;
  const flags = givenWords(setup.raw ?? {}, offeredAs("option", ["apply"])).map(shellWord);
  const next = wrapLines(nextStep(report, settings, setup, flags), screen.width);
  [...writtenText(files, shownPath, flags), ...next].forEach(console.out);
  // A refused question needs no explanation.
  const errors = allProblems(report).filter(({ severity }) => severity === "error");
  const code = errors.find(({ code }) => code !== "not-confirmed")?.code;
  if (code && errorScreen.width !== undefined)
    printErrors([errorScreen.paint("dim", `More about ${code}: lokaform explain ${code}`)], console);
}

/** The command that makes the changes of a plan. The line about a saved plan has another one. */
function nextStep(
  report: Report,
  { command, out }: Settings,
  { raw }: TerminalSetup,
  flags: readonly string[],
): string[] {
  if (command !== "plan" || !raw || out !== undefined || isBlocked(report) || !hasChanges(report)) return [];
  const changes = allProblems(report).some(isTextProblem)
    ? "the other changes (apply exits with 1 until the texts above are decided)"
    : "these changes";
  return [`To make ${changes}: ${oneLine(["lokaform apply", ...flags].join(" "))}`];
}
