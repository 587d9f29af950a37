/** What is shown of a report, in its order: headings, leads, verdicts, facts and sections. Outputs print it, and decide nothing. */

import type { RunCommand } from "../../model/command.ts";
import { present } from "../../model/json.ts";
import { pageOf } from "../../model/project.ts";
import { allProblems, isEmpty, isReady, isRed, isTextProblem } from "../exitCode.ts";
import {
  type ComparedManifests,
  causesNothing,
  type ProjectReport,
  type Report,
  restoreOf,
  shownChanges,
} from "../report.ts";
import { manyLines, oneLine, shortLine } from "../safeText.ts";
import { withoutTexts } from "../withoutTexts.ts";
import { problemRows } from "./problems.ts";
import { manifestSections, problemSection, projectSections, troubleRows } from "./sections.ts";
import { statusTable } from "./status.ts";
import {
  appliedWords,
  comparedFigures,
  comparisonWords,
  driftSentence,
  filterSentence,
  headingParts,
  planSentence,
  problemsWords,
  restoreLead,
  resultSentence,
  snapshotWords,
  statusSentence,
  stoppedSentence,
  summaryLine,
  titleWords,
  toTranslateSentence,
  unverifiedSentence,
} from "./summaries.ts";
import { plainWords, quote, say, strong, type ViewOptions, type Words } from "./view.ts";
import { counted, firstNames, MAX_NAMED, manifestWords, projectWords, timeWords } from "./words.ts";

export type ReportView = ReturnType<typeof reportView>;
export type PartView = ReportView["parts"][number];

export interface ReportOptions extends ViewOptions {
  isPullRequest?: boolean | undefined;
  /** Set if apply does not write from the branch that the pull request would be merged into. */
  unappliedBase?: UnappliedBase | undefined;
}

export interface UnappliedBase {
  branch: string;
  main: string;
  applyFrom: readonly string[];
}

export function reportView(whole: Report, options: ReportOptions) {
  const report = mergeSingleProject(withoutTexts(whole));
  const { problems, projects, manifest_comparison: compared } = report;
  const manifests = compared?.is === "compared" ? compared.projects : [];
  const files = [report, ...projects].flatMap(({ scope }) => scope?.settings_file ?? []);
  const several = projects.length + manifests.length > 1;
  const parts = [
    ...projects.map((project) => projectView(project, report, several, options)),
    ...manifests.map((project) => manifestsView(project, options)),
  ];
  return {
    title: summaryLine(report),
    heading: say`${headingParts(report).join("; ")}${projects.length > 1 ? say` · ${counted(projects.length, "project")}` : []}${files.length > 0 ? say` · ${quote(firstNames([...new Set(files)], MAX_NAMED), 200)}` : []}`,
    state: isRed(report) ? "failed" : isEmpty(report) ? "clean" : "open",
    isUntouched: causesNothing(report),
    lead: leadOf(report, options),
    stopped: stoppedSentence(whole),
    /** How the run ended. Of a plan: only what the title does not say. */
    verdict: verdictOf(report),
    result: resultSentence(report),
    comparison: compared ? comparisonWords(compared) : [],
    problems: problemSection(problems, options),
    parts,
    legend: legendOf(report),
  };
}

function mergeSingleProject(report: Report): Report {
  const [only] = report.projects;
  if (!only || report.projects.length > 1) return report;
  const problems = [...report.problems, ...only.problems];
  return { ...report, problems: [], projects: [{ ...only, problems }] };
}

function projectView(project: ProjectReport, report: Report, several: boolean, options: ReportOptions) {
  const { name, id, plan, results, bugs = [] } = project;
  return {
    name: shortLine(name ?? plan?.project.name ?? id, 200),
    heading: say`${quote(name ?? id, 80)}${plan ? say` · ${quote(plan.project.name, 80)}` : []}`,
    result: resultOf(project, report),
    facts: factsOf(project, report, several, options.isPullRequest && !options.unappliedBase),
    table: statusTable(project),
    sections: projectSections(project, { ...options, command: report.command }),
    /** Only what failed is news. */
    isApplied: results !== undefined,
    /** Stack traces of errors in Lokaform itself, with lines. */
    bugs: bugs.map(manyLines),
  };
}

function manifestsView(project: ComparedManifests, options: ReportOptions): ReturnType<typeof projectView> {
  const { name = "" } = project;
  return {
    name: shortLine(name, 200),
    heading: quote(name, 80),
    result: comparedFigures([project]),
    ...{ facts: [], table: undefined, isApplied: false, bugs: [] },
    sections: manifestSections(project, options),
  };
}

function resultOf(project: ProjectReport, { command }: Report): string | undefined {
  const { plan, results, effort } = project;
  if (results) return `Applied: ${appliedWords([project])}.`;
  if (!plan) return undefined;
  if (command === "plan") return titleWords(shownChanges(project)).replace(/^n/, "N");
  if (command === "status") return statusSentence([project]);
  return command === "drift" ? driftSentence([project]) : planSentence(plan, effort);
}

/** All that is true of a project, except for its sections. `isNamed`: the heading has the name. `isApplied`: after a merge. */
function factsOf(project: ProjectReport, { command }: Report, isNamed: boolean, isApplied?: boolean) {
  const { id, plan, target, results, backup, status } = project;
  const page = pageOf(id);
  const restore = restoreOf(project);
  const open: Words = page === undefined ? [] : [{ is: "link", words: say`open in Lokalise`, address: page }];
  const isPlan = plan && !results && command !== "drift" && !status;
  const notice = say`All differences that apply would change are shown, not only those of this pull request.`;
  const changes = shownChanges(project);
  return present([
    say`Project ${plan && !isNamed ? say`${quote(plan.project.name, 80)} · ` : []}${quote(id, 200)}${page === undefined ? [] : say` · ${open}`}`,
    plan?.filter && filterSentence(plan.filter),
    target?.is === "not compared" &&
      say`${strong(notice)} Lokaform could not find out which are from this pull request: ${quote(target.why)}.`,
    isPlan && unverifiedSentence(plan.project, changes),
    isPlan && isApplied && toTranslateSentence(plan.project, changes),
    backup !== undefined && say`The backup is in ${quote(backup)}.`,
    restore !== undefined && say`${restoreLead(undefined)}: ${quote(restore, 800)}`,
    ...snapshotWords(project),
  ]);
}

function leadOf(report: Report, { isPullRequest, unappliedBase }: ReportOptions): Words {
  const { command, manifests, projects } = report;
  const isNamed = manifests.length > 0 && manifests.length <= MAX_NAMED;
  const source = manifestWords(manifests) || "no manifest";
  const noun = manifests.length === 1 ? "manifest" : "manifests";
  const from = isNamed ? say`the ${noun} ${quote(source)}` : say`${source}`;
  if (command !== "plan" || projects.flatMap(shownChanges).length === 0) return say`From ${from}`;
  if (!isPullRequest)
    return say`Nothing has been changed yet. Apply changes the live Lokalise project like this (from ${from}):`;
  if (unappliedBase === undefined)
    return say`If you merge this pull request, the next apply changes the live Lokalise project like this (from ${from}):`;
  const { branch, main, applyFrom } = unappliedBase;
  const writing = quote(firstNames([main, ...applyFrom], MAX_NAMED), 200);
  const way = say`To bring the changes into Lokalise, merge them into ${quote(main, 200)} as well, or add ${quote(branch, 200)} to the input ${quote("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
  return say`Merging this pull request into ${quote(branch, 200)} changes nothing in Lokalise, because apply writes only from ${writing}. ${way} Once these changes are there (from ${from}), the live Lokalise project changes like this:`;
}

interface Verdict {
  mark?: "good" | "bad";
  words: Words;
}

function verdictOf(report: Report): Verdict[] {
  const { command, projects, stopped } = report;
  const isPlanned = projects.some(({ plan }) => plan);
  if (stopped && !isPlanned) return [];
  return command === "plan" && isPlanned ? planVerdict(report) : [marked(report, resultSentence(report))];
}

function marked(report: Report, sentence: string): Verdict {
  const words = strong(say`${sentence}`);
  const applied = report.projects.some(({ results }) => results);
  if (isRed(report)) return { mark: "bad", words };
  const isGood = report.command === "status" ? isReady(report) : isEmpty(report);
  return isGood || applied ? { mark: "good", words } : { words };
}

function planVerdict(report: Report): Verdict[] {
  const problems = allProblems(report);
  // A warning about a conflict says what a trailer or a rule decided.
  const conflicts = problems.filter(
    (one) => isTextProblem(one) && !(one.code === "conflict" && one.severity === "warning"),
  );
  const errors = problems.filter((remark) => remark.severity === "error" && !isTextProblem(remark));
  const consequence = errors.some(({ scope }) => scope !== "change")
    ? "Apply writes nothing to a project until its problems are fixed."
    : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
  const kept = `${counted(conflicts.length, "conflict")}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
  return present<Verdict>([
    errors.length > 0 && marked(report, `${problemsWords(errors)}. ${consequence}`),
    conflicts.length > 0 && marked(report, kept),
  ]);
}

function legendOf(report: Report): Words[] {
  const { command, projects } = report;
  if ((command !== "plan" && command !== "drift") || !projects.some(({ plan }) => plan)) return [];
  return [
    ...(command === "plan" ? [say`${resultSentence(report)}`] : []),
    say`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`,
    SIGNS_MEAN,
  ];
}

export const SIGNS_MEAN = say`A line with ${quote("-")} is in Lokalise, and a line with ${quote("+")} in the files.`;

export function planTitle(project: ProjectReport, command: RunCommand) {
  const name = command === "drift" || command === "restore" || command === "status" ? command : "plan";
  return {
    title: `Lokaform ${name} · project ${projectWords(project)} · ${manifestWords(project.manifests)}`,
    page: pageOf(project.id),
  };
}

export function endView(report: Report, quiet: boolean) {
  const { command, projects } = report;
  const of = ({ name }: ProjectReport) => (name === undefined ? "" : ` of ${oneLine(name)}`);
  const writes = command === "apply" || command === "restore";
  const planned = projects.some(({ plan }) => plan);
  // The end of a plan that was shown already says its result.
  const isNew = planned ? projects.length > 1 || writes : writes || !report.stopped;
  return {
    isRed: isRed(report),
    stopped: stoppedSentence(report),
    backups: projects.flatMap((project) => [
      ...(project.backup === undefined ? [] : [`The backup${of(project)} is in ${oneLine(project.backup)}.`]),
      ...snapshotWords(project).map(plainWords),
    ]),
    restores: projects.flatMap((project) => {
      const restore = restoreOf(project);
      return restore === undefined ? [] : [`${restoreLead(project.name)}: ${oneLine(restore)}`];
    }),
    result: isNew || quiet ? resultSentence(report) : undefined,
  };
}

export interface AppliedRun {
  /** Address of the run; empty if unknown. */
  url: string;
  commit: string;
  /** Unix seconds. */
  now: number;
  pullRequests: number;
}

/** More projects are counted. Those with failures come first. */
const MAX_PROJECTS = 50;

/** What the comment on a merged pull request says about an apply: everything was applied, or what failed. */
export function appliedView(whole: Report, run: AppliedRun, longest: number) {
  const report = withoutTexts(whole);
  const { problems, projects } = report;
  const options = { full: "also", longest } as const;
  const rows = [
    ...problemRows(problems, options),
    ...projects.flatMap((project) => troubleRows(project, options)),
  ];
  const isDone = !isRed(report);
  const [only] = projects;
  const of = projects.length === 1 && only?.name !== undefined ? say` · ${quote(only.name, 80)}` : [];
  const { url, commit, now, pullRequests } = run;
  const link: Words = url === "" ? say`this run` : [{ is: "link", words: say`this run`, address: url }];
  // Reports that were not used can be about changes that were made.
  const isUnread = problems.some(({ code }) => code === "bad-report" || code === "no-report");
  const isMade = projects.some(({ results = [] }) => results.some(({ outcome }) => outcome.state === "done"));
  const isPartly = isUnread || isMade;
  const failed = isPartly ? say`❌ Not everything was applied${of}` : say`❌ Nothing was applied${of}`;
  const figures = projects.some(({ results }) => results) ? say`: ${`${appliedWords(projects)}.`}` : say`.`;
  const note = `The figures are for ${counted(pullRequests, "merged pull request")} together.`;
  return {
    isDone,
    heading: isDone ? say`✅ Applied${of}` : failed,
    lead: [
      say`By ${link} at commit ${quote(commit.slice(0, 7))} on ${timeWords(now)}${figures}`,
      ...(pullRequests > 1 ? [say`${note}`] : []),
      ...(isDone ? [] : [say`Each later run updates this comment, until everything is applied.`]),
    ],
    projects: projects.length > 1 ? appliedProjects(report) : [],
    failures: isDone ? [] : rows.filter(({ severity }) => severity === "error"),
  };
}

function appliedProjects(report: Report): Words[] {
  const { projects } = report;
  const isFailed = (project: ProjectReport) => isRed({ ...report, problems: [], projects: [project] });
  const sorted = [...projects.filter(isFailed), ...projects.filter((project) => !isFailed(project))];
  const words = (project: ProjectReport) => (project.results ? appliedWords([project]) : "not applied");
  const shownProjects = sorted.slice(0, MAX_PROJECTS);
  const rows = shownProjects.map((one) => say`${quote(one.name ?? one.id, 80)}: ${words(one)}`);
  const restCount = projects.length - rows.length;
  return restCount > 0 ? [...rows, say`${`… and ${counted(restCount, "more project")}`}`] : rows;
}
