import type { WrittenFiles } from "../files/outputs.ts";
import { pathShown } from "../files/paths.ts";
import { GitHistory } from "../history/gitHistory.ts";
import { hasChanges, isRed } from "../report/exitCode.ts";
import type { ProjectReport, Report } from "../report/report.ts";
import { jsonText, oneLine, shellWord } from "../report/safeText.ts";
import { progressText, responseText } from "../report/text/progressText.ts";
import {
  closingText,
  planText,
  problemsAndFailuresText,
  problemText,
  writtenText,
} from "../report/text/reportText.ts";
import { wrapLines } from "../report/text/screen.ts";
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
  prompt: Prompt | undefined;
  /** The options of the command line; absent if there is none, as in a demo. */
  raw?: RawOptions;
  packageRoot: string;
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
  const { quiet, verbose } = settings;
  const dim = (line: string) => console.error(console.errorScreen.paint("dim", line));
  const folders = { working: folder, displayRoot: folder };
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
    ...(!quiet && progressHooks(setup, dim)),
    onPlan: (project) => showPlan(project, settings, cancellation, setup),
    history: new GitHistory({ folders, environment, signal: cancellation.stopping }),
  };
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
  const { command, all } = settings;
  const refused = project.problems.some(({ scope, severity }) => scope === "project" && severity === "error");
  const hasChanges = (project.plan?.changes.length ?? 0) > 0;
  const writes = command === "apply" || command === "restore";
  const asks = writes && !settings.yes && hasChanges && !refused ? prompt : undefined;
  const isText = settings.format === "text";
  const keptElsewhere = all ? undefined : "--all shows";
  const options = { ...console.screen, command, texts: true, full: all, keptElsewhere };
  const lines = isText && (!settings.quiet || asks) ? planText(project, options) : [];
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

async function showEnd(report: Report, settings: Settings, files: WrittenFiles, setup: TerminalSetup) {
  const { console, folder } = setup;
  const { screen, errorScreen } = console;
  const { format, quiet, command, out } = settings;
  if (format === "json") console.out(jsonText(report));
  if (format === "markdown") {
    const { summary } = await import("../report/markdown/comment.ts");
    console.out(summary(report, { reportFile: settings.report[0] }).trimEnd());
  }
  printErrors(problemsAndFailuresText(report, errorScreen.paint), console);
  if (format !== "text") return;
  const { paint, width } = isRed(report) ? errorScreen : screen;
  closingText(report, { paint, width, quiet }).forEach(isRed(report) ? console.error : console.out);
  const shownPath = (path: string) => pathShown(path, { displayRoot: folder });
  if (quiet) return;
  const flags = givenWords(setup.raw ?? {}, offeredAs("option", ["apply"])).map(shellWord);
  writtenText(files, shownPath, flags).forEach(console.out);
  const applyCommand = oneLine(["lokaform apply", ...flags].join(" "));
  // The line about a saved plan has another command.
  const isNext = command === "plan" && setup.raw && out === undefined;
  if (isNext && hasChanges(report) && !isRed(report))
    wrapLines([`To make these changes: ${applyCommand}`], screen.width).forEach(console.out);
}
