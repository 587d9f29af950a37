/** Puts report files together, usually of a matrix, in any order. Anybody may have written one: only what the schema names is used and shown. */

import { allKinds, type Kinds } from "../kinds/kind.ts";
import { misfit } from "../kinds/read.ts";
import type { RunCommand } from "../model/command.ts";
import { byCodeUnits, grouped, sum } from "../model/json.ts";
import { reworded, type Sentence, say } from "../model/message.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type ProjectReport, type Report, reportSchema } from "./reportSchema.ts";
import { firstNames, MAX_NAMED } from "./view/words.ts";

export interface ReportFile {
  file: string;
  report: Report;
}

/** `expected`: the projects that must have a report, by name or else id, in the order shown. `unread`: problems of files that cannot be used. */
export function combine(
  files: readonly ReportFile[],
  expected: readonly string[],
  unread: readonly Problem[] = [],
) {
  const sorted = inOrder(files, expected);
  const mixed = mixedCommands(sorted);
  const usable = mixed.length > 0 ? [] : sorted;
  const twice = reportedTwice(usable);
  const missing = mixed.length > 0 ? [] : missingProjects(usable, expected);
  const setProblems = [...unread, ...mixed, ...twice.problems, ...missing];
  const reports = usable.map(({ report }) => report);
  const hidden = reports.some(({ hide_texts }) => hide_texts);
  // A run that was stopped is one problem: the other runs were not.
  const stops = reports.flatMap((report): Problem[] => {
    const message = report.stopped && attributed(report.stopped.message, [report]);
    return message === undefined ? [] : [problem("run-stopped", message, { scope: "project" })];
  });
  const selected = unique([...expected, ...reports.flatMap((report) => report.selected ?? [])]);
  const report: Report = {
    format_version: 1,
    command: comparing(reports)[0] ?? (reports.length > 0 ? "validate" : "plan"),
    ...(selected.length > 0 && { selected }),
    manifests: unique(reports.flatMap(({ manifests }) => manifests)),
    declared: Object.fromEntries(
      allKinds().map(({ plural }) => [plural, sum(reports, ({ declared }) => declared[plural] ?? 0)]),
    ),
    problems: [...setProblems, ...stops, ...runProblems(reports)],
    projects: reports
      .flatMap(({ projects }) => projects)
      .filter((project) => !twice.names.has(nameOf(project))),
    requests: sum(reports, ({ requests }) => requests),
    ...manifestComparison(reports),
    ...(hidden && { hide_texts: true }),
  };
  // What is wrong with the set of reports is also among the problems of the report.
  return { found: setProblems, report };
}

function nameOf({ name, id }: ProjectReport): string {
  return name ?? id;
}

/** The projects that a report is about, also if it has no plan for them. */
function namesOf({ selected = [], projects }: Report): string[] {
  return unique([...selected, ...projects.map(nameOf)]);
}

function inOrder(files: readonly ReportFile[], expected: readonly string[]): ReportFile[] {
  const keyed = files.map((file) => {
    const names = namesOf(file.report);
    const rank = expected.findIndex((name) => names.includes(name));
    return { file, rank: rank < 0 ? expected.length : rank, key: [...names, file.file].join("\n") };
  });
  return keyed.sort((a, b) => a.rank - b.rank || byCodeUnits(a.key, b.key)).map(({ file }) => file);
}

/** Without secrets, as for a pull request from a fork, a run only checks its manifests. Another job may have them. */
function comparing(reports: readonly Report[]): RunCommand[] {
  return unique(reports.map(({ command }) => command)).filter((command) => command !== "validate");
}

function mixedCommands(files: readonly ReportFile[]): Problem[] {
  const commands = comparing(files.map(({ report }) => report));
  if (commands.length < 2) return [];
  const message = `The reports are of different commands: ${commands.toSorted().join(", ")}. Put the reports of each command together separately.`;
  return [problem("bad-report", message)];
}

/** Which of two reports on one project is right cannot be decided, so neither is used. */
function reportedTwice(files: readonly ReportFile[]): { names: ReadonlySet<string>; problems: Problem[] } {
  const rows = files.flatMap(({ file, report }) => namesOf(report).map((name) => ({ name, file })));
  const twice = [...grouped(rows, ({ name }) => name)].filter(([, group]) => group.length > 1);
  const problems = twice.map(([name, group]) => {
    const paths = unique(group.map(({ file }) => file)).toSorted();
    const message = `${name} has more than one report: ${paths.join(", ")}. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.`;
    return problem("bad-report", message, { scope: "project" });
  });
  return { names: new Set(twice.map(([name]) => name)), problems };
}

function missingProjects(files: readonly ReportFile[], expected: readonly string[]): Problem[] {
  const reported = new Set(files.flatMap(({ report }) => namesOf(report)));
  return unique(expected)
    .filter((name) => !reported.has(name))
    .map((name) => {
      const message = `There is no report on ${name}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
      return problem("no-report", message, { scope: "project" });
    });
}

/** Problems of settings and manifests. The runs share files, so several can have the same problem. */
function runProblems(reports: readonly Report[]): Problem[] {
  const rows = reports.flatMap((report) => report.problems.map((one) => ({ one, report })));
  return [...grouped(rows, ({ one }) => JSON.stringify(one)).values()].flatMap(([row, ...otherRows]) => {
    const { one: finding } = row;
    const runs = unique([row, ...otherRows].map(({ report }) => report));
    // A location says where the problem is, and a problem of all runs is about none of them.
    if (finding.place !== undefined || runs.length === reports.length) return [finding];
    const { about: _, ...fields } = finding;
    return [reworded(fields, attributed(finding, runs))];
  });
}

function attributed(words: Sentence, reports: readonly Report[]): Sentence {
  const names = unique(reports.flatMap(namesOf));
  return names.length === 0 ? words : say`${firstNames(names, MAX_NAMED)}: ${words}`;
}

/** Of jobs without secrets. The job that compared nothing says so in the summary of its own run. */
function manifestComparison(reports: readonly Report[]): Pick<Report, "manifest_comparison"> {
  const parts = reports.flatMap((report) => report.manifest_comparison ?? []);
  const compared = parts.flatMap((part) => (part.is === "compared" ? [part] : []));
  const [first] = compared;
  const combined = first ? { ...first, projects: compared.flatMap(({ projects }) => projects) } : parts[0];
  return combined ? { manifest_comparison: combined } : {};
}

function unique<One>(list: readonly One[]): One[] {
  return [...new Set(list)];
}

const NO_REPORT =
  "it is not a report of this version of Lokaform. Write it with the option report of validate, plan, apply, drift or status, and use the same version for all jobs.";

/** A text: why it cannot be used, as a sentence that starts with "it". */
export function readReport(kinds: Kinds, text: string): Report | string {
  try {
    const { success, data: report } = reportSchema.safeParse(JSON.parse(text));
    // A restore is about one backup, so it is not combined.
    const isUsable = success && !misfit(kinds, report) && report.command !== "restore";
    return isUsable ? report : NO_REPORT;
  } catch (error) {
    // The text is not JSON, or is nested deeper than any report.
    if (error instanceof SyntaxError || error instanceof RangeError) return NO_REPORT;
    throw error;
  }
}
