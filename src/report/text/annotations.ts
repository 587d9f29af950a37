/** What GitHub shows next to a line of a manifest: problems, and changes that were not made. */

import type { RunCommand } from "../../model/command.ts";
import type { Place } from "../../model/place.ts";
import { isAdvice, type Problem, SEVERITIES, type Severity } from "../../model/problem.ts";
import {
  allProblems,
  outcomeWords,
  type ProjectReport,
  placeOf,
  type Report,
  stateWords,
} from "../report.ts";
import { projectSections, TO_PULL } from "../view/sections.ts";
import { withoutTexts } from "../withoutTexts.ts";
import { type FailureGroup, groupFailures, wasNotSent } from "../words/groupFailures.ts";
import { codedMessage } from "../words/problemCode.ts";
import { MAX_LOG_MESSAGE, shortLine } from "../words/safeText.ts";
import { driftSentence, stoppedWords } from "../words/sentences.ts";

export interface Annotation {
  severity: Severity;
  title: string;
  message: string;
  place?: Place;
}

/** The runner shows ten annotations of each severity for each step, and drops the others silently. */
const MAX_ANNOTATIONS = 10;

/** The most important first. Of each severity there are as many as the runner shows; the last one counts the others. */
export function annotations(report: Report): Annotation[] {
  const all = allAnnotations(report, MAX_LOG_MESSAGE);
  return SEVERITIES.flatMap((severity) => limited(all.filter((one) => one.severity === severity)));
}

/** Whether the log shows every annotation. */
export function areAllInLog(report: Report): boolean {
  const all = allAnnotations(report, MAX_LOG_MESSAGE);
  return SEVERITIES.every(
    (severity) => all.filter((one) => one.severity === severity).length <= MAX_ANNOTATIONS,
  );
}

/** The most important first. A message has at most `longest` characters. */
export function allAnnotations(fullReport: Report, longest: number): Annotation[] {
  const report = withoutTexts(fullReport);
  const failures = report.projects.flatMap(({ results = [] }) =>
    groupFailures(results, wasNotSent).map((group) => failureAnnotation(group, longest)),
  );
  const problems = allProblems(report).map((one) => ({ one, annotation: problemAnnotation(one, longest) }));
  // Advice on texts comes last, because there can be thousands.
  const inOrder = [...problems].sort((a, b) => Number(isAdvice(a.one)) - Number(isAdvice(b.one)));
  const toPull = report.projects.flatMap((project) => toPullAnnotations(project, report.command, longest));
  const all = [
    ...stopAnnotation(report),
    ...failures,
    ...inOrder.map(({ annotation }) => annotation),
    ...toPull,
  ];
  return SEVERITIES.flatMap((severity) => all.filter((one) => one.severity === severity));
}

/** Why a step fails that found drift and no problem. */
export function driftAnnotation({ projects }: Report): Annotation {
  const message = `${driftSentence(projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`;
  return { severity: "error", title: "lokaform: drift", message };
}

function failureAnnotation({ result, names }: FailureGroup, longest: number): Annotation {
  const place = placeOf(result);
  const words = {
    title: title(`${names}: ${stateWords(result.outcome)}`),
    message: shortLine(outcomeWords(result), longest),
  };
  return { severity: "error", ...words, ...(place && { place }) };
}

export function problemAnnotation(one: Problem, longest = MAX_LOG_MESSAGE): Annotation {
  const { severity, code, place } = one;
  return {
    severity,
    title: `lokaform: ${code}`,
    message: codedMessage(one, longest),
    ...(place && { place }),
  };
}

/** Texts that other people edited, at their lines. In a pull request: only those that are kept because of it. */
function toPullAnnotations(project: ProjectReport, command: RunCommand, longest: number): Annotation[] {
  const { own } = projectSections(project, { command, overflow: "" });
  const rows = own.flatMap((section) => (section.action === TO_PULL ? section.rows : []));
  return rows.map(({ name, words = "", place }) => ({
    severity: "notice" as const,
    title: "lokaform: to pull",
    message: shortLine(`${name}: ${words}`, longest),
    ...(place && { place }),
  }));
}

function stopAnnotation(report: Report): Annotation[] {
  const words = stoppedWords(report);
  return words === "" ? [] : [{ severity: "error", title: "lokaform: stopped", message: words }];
}

function limited(list: readonly Annotation[]): Annotation[] {
  if (list.length <= MAX_ANNOTATIONS) return [...list];
  const hidden = list.length - MAX_ANNOTATIONS + 1;
  const [first] = list;
  if (!first) return [];
  const rest = {
    severity: first.severity,
    title: `and ${hidden} more`,
    message: `${hidden} more are not shown here. The job summary and the report list them all. If the job has the permission checks: write, a check run shows up to 1,000 of them at their lines.`,
  };
  return [...list.slice(0, MAX_ANNOTATIONS - 1), rest];
}

function title(text: string): string {
  return shortLine(text, 120);
}
