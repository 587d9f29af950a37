/** A run in one line. It contains figures, but no text of a manifest, the service or GitHub. */
import { allProblems, allResults, type PlannedProject, type Report } from "../report.ts";
import { appliedFigures, planFigures } from "../tally.ts";
import { counted, figure } from "./figures.ts";
import { comparedFigures } from "./manifestLines.ts";
import { driftWords, problemsWords } from "./sentences.ts";
import { titleWords } from "./title.ts";

/** "Translations: 16 new, 21 changed, 3 renamed". What did not succeed follows after semicolons. */
export function summaryLine(report: Report): string {
  const errors = allProblems(report).filter(({ severity }) => severity === "error");
  return [
    ...resultWords(report),
    ...(errors.length > 0 ? [problemsWords(errors)] : []),
    ...(report.stopped ? ["stopped before the end"] : []),
  ].join("; ");
}

function resultWords(report: Report): string[] {
  const { command, projects } = report;
  if (command === "validate") return ["Translations: manifests checked", ...comparedWords(report)];
  const planned = projects.flatMap(({ plan, ...project }) => (plan ? [{ ...project, plan }] : []));
  if (planned.length === 0) return ["Translations: nothing compared"];
  if (command === "apply" || command === "restore")
    return appliedWords(report, command === "apply" ? "applied" : "restored");
  const left = missing(projects.length - planned.length, "compared");
  return command === "drift"
    ? [`Translations: ${driftWords(planned) || "no drift"}`, ...left]
    : [...plannedWords(planned), ...left];
}

/** In a pull request without secrets: how its manifests differ from those of its target. */
function comparedWords({ manifest_comparison: compared }: Report): string[] {
  if (!compared) return [];
  return [
    compared.is === "compared"
      ? `compared with the target: ${comparedFigures(compared.projects)}`
      : "not compared with the target",
  ];
}

/** In a pull request: what it causes, and how much was pending before. */
function plannedWords(projects: readonly PlannedProject[]): string[] {
  const parts = projects.map(({ plan, target }) =>
    target?.is === "compared" ? target : { caused: plan.changes, pending: [] },
  );
  const pending = parts.flatMap((part) => part.pending).length;
  const { skipped, conflicts } = planFigures(projects.map(({ plan }) => plan));
  return [
    `Translations: ${titleWords(parts.flatMap(({ caused }) => caused))}`,
    ...(conflicts > 0 ? [counted(conflicts, "conflict")] : []),
    ...(pending > 0 ? [`${counted(pending, "change")} pending before`] : []),
    ...(skipped > 0 ? [`${figure(skipped)} skipped`] : []),
  ];
}

function appliedWords(report: Report, verb: "applied" | "restored"): string[] {
  const { projects } = report;
  const applied = projects.filter(({ results }) => results).length;
  if (applied === 0) return [`Translations: nothing ${verb}`];
  const done = allResults(report).flatMap(({ change, outcome }) =>
    outcome.state === "done" ? [change] : [],
  );
  const { failed, notAttempted, inPart, skipped } = appliedFigures(projects);
  const unfinished = failed + notAttempted + inPart + skipped;
  return [
    `Translations ${verb}: ${titleWords(done)}`,
    ...(unfinished > 0 ? [`${counted(unfinished, "change")} not completed`] : []),
    ...missing(projects.length - applied, verb),
  ];
}

function missing(projects: number, verb: string): string[] {
  return projects > 0 ? [`${counted(projects, "project")} not ${verb}`] : [];
}
