/** The sentences that sum up a run, the same in all outputs. */

import type { Change, Plan } from "../../model/plan.ts";
import { anyError, type Problem, problemCount } from "../../model/problem.ts";
import type { ProjectDetails } from "../../model/project.ts";
import { unverifiedTexts } from "../../plan/unverified.ts";
import { allProblems, type ProjectReport, type Report } from "../report.ts";
import { appliedFigures, type ByKind, declaredByKind, type PlanFigures, planFigures } from "../tally.ts";
import { counted, figure } from "./figures.ts";
import { countedKind, kindWords } from "./kindWords.ts";
import { oneLine, shortLine } from "./safeText.ts";

type Counted = readonly (readonly [number, string])[];

/** "Plan: 1 to create, 2 to update; 4,812 unchanged, 37 unmanaged. Apply needs about 4 write requests." `others`: see {@link othersSentence}. */
export function planSentence(
  plan: Plan,
  effort: ProjectReport["effort"],
  others = 0,
  writer: "Apply" | "Restore" = "Apply",
): string {
  const requests = effort && effort.requests > 0 ? ` ${effortSentence(effort, writer)}` : "";
  return `Plan: ${plannedWords([plan])}${requests}${othersSentence(others)}`;
}

/** Maximum number of languages that the sentence about translations names. Further ones are counted. */
const MAX_LANGUAGES = 12;

/** A sentence around the codes of languages, which may be any text of the service. */
export interface UnverifiedSentence {
  start: string;
  languages: string;
  end: string;
}

/**
 * "3 base texts change: 9 translations in de, fr and ar may be marked unverified." Undefined if there are none, or if the
 * service does not say whether the project marks them. `changes`: all changes of a plan, or some of them.
 */
export function unverifiedSentence(
  project: ProjectDetails,
  changes: readonly Change[],
): UnverifiedSentence | undefined {
  const { baseTexts, translations = 0, languages } = unverifiedTexts(project, changes);
  if (translations === 0) return undefined;
  const named = languages.slice(0, MAX_LANGUAGES).map((iso) => shortLine(iso, 40));
  const more = languages.length - named.length;
  const change = `${counted(baseTexts, "base text")} ${baseTexts === 1 ? "changes" : "change"}`;
  return {
    start: `${change}: ${counted(translations, "translation")} in`,
    languages: listed(more > 0 ? [...named, counted(more, "more language")] : named),
    end: "may be marked unverified.",
  };
}

/** Counts the changes that are only in the reviewed plan or only in the present one. */
function othersSentence(others: number): string {
  if (others === 0) return "";
  const subject = others === 1 ? "1 other change differs" : `${figure(others)} other changes differ`;
  return ` ${subject} from the reviewed plan and will not be applied.`;
}

/** "3 projects: 1 to create; 4,812 unchanged, 37 unmanaged." */
export function plansSentence(projects: readonly ProjectReport[]): string {
  const plans = projects.flatMap(({ plan }) => plan ?? []);
  return `${someOfAll(plans.length, projects.length)}: ${plannedWords(plans)}`;
}

/** "Drift: 2 differ, 1 missing; 4,812 as declared, 37 unmanaged." */
export function driftSentence(projects: readonly ProjectReport[]): string {
  const plans = projects.flatMap(({ plan }) => plan ?? []);
  const figures = planFigures(plans);
  const differences = driftWords(projects);
  const rest = nonZero([[figures.kept, "kept"]]);
  const asDeclared = `${kindCounts(figures.unchanged)} as declared`;
  const unmanaged = isFiltered(plans) ? [] : [`${kindCounts(figures.unmanaged)} unmanaged`];
  const head = differences === "" ? "No drift" : `Drift: ${differences}`;
  return `${head}; ${[asDeclared, ...unmanaged, ...rest].join(", ")}.`;
}

/** "2 differ, 1 missing"; empty if there is no drift. */
export function driftWords(projects: readonly ProjectReport[]): string {
  const figures = planFigures(projects.flatMap(({ plan }) => plan ?? []));
  return nonZero([
    [figures.updated, figures.updated === 1 ? "differs" : "differ"],
    [figures.renamed, "not yet renamed"],
    [figures.created, "missing"],
    [figures.keptArchived, "archived"],
    [figures.archived + figures.destroyed, "to remove"],
    [figures.conflicts, figures.conflicts === 1 ? "conflict" : "conflicts"],
    [figures.toPull, "to pull"],
    [figures.skipped, "not compared"],
  ]).join(", ");
}

function plannedWords(plans: readonly Plan[]): string {
  const figures = planFigures(plans);
  const todo = nonZero([
    [figures.created, "to create"],
    ...updateCounts(figures),
    [figures.archived, "to archive"],
    [figures.destroyed, "to destroy"],
    [figures.conflicts, figures.conflicts === 1 ? "conflict" : "conflicts"],
    [figures.toPull, "to pull"],
    [figures.kept + figures.keptArchived, "kept"],
    [figures.skipped, "skipped"],
  ]);
  const head = figures.changes === 0 ? ["no changes", ...todo] : todo;
  const unmanaged = isFiltered(plans) ? "" : `, ${kindCounts(figures.unmanaged)} unmanaged`;
  return `${head.join(", ")}; ${kindCounts(figures.unchanged)} unchanged${unmanaged}.`;
}

/** A filtered plan is only about declared objects. */
function isFiltered(plans: readonly Plan[]): boolean {
  return plans.some(({ filter }) => filter !== undefined);
}

/** Updates and renames: "2 to update, 1 to rename (3 to adopt)". Keys to adopt are among them. */
function updateCounts({ updated, renamed, adopted }: PlanFigures): Counted {
  const words = adopted > 0 ? ` (${figure(adopted)} to adopt)` : "";
  return renamed > 0
    ? [
        [updated, "to update"],
        [renamed, `to rename${words}`],
      ]
    : [[updated, `to update${words}`]];
}

/** "4,812", or "28 keys and 3 webhooks". */
function kindCounts(counts: ByKind): string {
  const present = [...counts].filter(([, count]) => count > 0);
  if (present.every(([kind]) => kindWords(kind).prefix === ""))
    return figure(present.reduce((sum, [, count]) => sum + count, 0));
  return listed(present.map(([kind, count]) => countedKind(count, kind)));
}

/** Without a time, because the service answers at varying speed. Reads are not counted; a repeated or split batch adds some. */
function effortSentence({ requests }: NonNullable<ProjectReport["effort"]>, writer: string): string {
  return `${writer} needs about ${counted(requests, "write request")}.`;
}

/** "Applied: 3 created, 2 updated, 1 failed. 8 requests in total." */
export function appliedSentence({ projects, requests }: Report): string {
  const applied = projects.filter((project) => project.results).length;
  const head = projects.length > 1 ? `${someOfAll(applied, projects.length)} applied` : "Applied";
  const rest = projects.length - applied;
  const others =
    applied === 0 || rest === 0
      ? ""
      : ` ${counted(rest, "project")} ${rest === 1 ? "was" : "were"} not applied.`;
  return `${head}: ${appliedWords(projects)}.${others} ${counted(requests, "request")} in total.`;
}

/** "3 created, 2 updated, 1 failed" */
export function appliedWords(projects: readonly ProjectReport[]): string {
  const figures = appliedFigures(projects);
  const words = nonZero([
    [figures.created, "created"],
    [figures.updated, "updated"],
    [figures.renamed, "renamed"],
    [figures.inPart, "written in part"],
    [figures.archived, "archived"],
    [figures.destroyed, "destroyed"],
    [figures.failed, "failed"],
    [figures.notAttempted, "not attempted"],
    [figures.skipped, "skipped"],
  ]);
  if (words.length > 0) return words.join(", ");
  return projects.every(({ results }) => results === undefined) ? "nothing" : "no changes needed";
}

function someOfAll(some: number, all: number): string {
  return some === all ? counted(all, "project") : `${figure(some)} of ${counted(all, "project")}`;
}

/** "The time limit of 30m was reached: …", and the projects that were not reached; empty if the run was not cancelled. */
export function stoppedSentence({ stopped, projects }: Report): { sentence: string; names: string[] } {
  if (!stopped) return { sentence: "", names: [] };
  const notReached = projects.filter(({ plan, problems }) => !plan && problems.length === 0);
  const names = notReached.flatMap(({ name }) => (name === undefined ? [] : [oneLine(name)]));
  return { sentence: stopped.message, names };
}

/** {@link stoppedSentence} as one text. */
export function stoppedWords(report: Report): string {
  const { sentence, names } = stoppedSentence(report);
  return names.length > 0 ? `${sentence} Not reached: ${names.join(", ")}.` : sentence;
}

function nonZero(counts: Counted): string[] {
  return counts.flatMap(([count, words]) => (count > 0 ? [`${figure(count)} ${words}`] : []));
}

/** The result of a run, whatever its command. */
export function resultSentence(report: Report): string {
  const { command, projects } = report;
  const planned = projects.filter(({ plan }) => plan);
  if (planned.length === 0) return validSentence(report);
  if (command === "apply" || command === "restore") return appliedSentence(report);
  if (command === "drift") return driftSentence(projects);
  const [only] = planned;
  const single = projects.length === 1 && only?.plan;
  return single ? planSentence(single, only.effort) : plansSentence(projects);
}

/** The result of a run without a plan: valid, or the number of problems. */
export function validSentence(report: Report): string {
  const { command, manifests } = report;
  const problems = allProblems(report).filter(({ severity }) => severity !== "notice");
  if (anyError(problems))
    return `${problemsWords(problems)}.${command === "validate" ? "" : " Nothing was written."}`;
  const declared = declaredByKind(report);
  const entries = listed([...declared].map(([kind, count]) => countedKind(count, kind)));
  const warned = problems.length > 0 ? `, with ${problemsWords(problems)}` : "";
  return `Valid: ${entries} in ${counted(manifests.length, "manifest")}${warned}.`;
}

/** "1 problem, 2 warnings and 6 notices" */
export function problemsWords(problems: readonly Problem[]): string {
  const parts = (["error", "warning", "notice"] as const).flatMap((severity) => {
    const count = problems
      .filter((one) => one.severity === severity)
      .reduce((sum, one) => sum + problemCount(one), 0);
    return count > 0 ? [counted(count, severity === "error" ? "problem" : severity)] : [];
  });
  return listed(parts);
}

/** The words before the command that restores a backup. */
export function restoreLead(name: string | undefined): string {
  const where = name === undefined ? "" : ` in ${oneLine(name)}`;
  return `To restore what this run removed or overwrote${where}`;
}

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "").join(" and ");
}
