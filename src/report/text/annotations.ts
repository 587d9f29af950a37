/** What GitHub shows next to a line of a manifest: problems, and changes that were not made. */
import type { Place } from "../../model/place.ts";
import type { Problem, Severity } from "../../model/problem.ts";
import { allProblems, outcomeWords, placeOf, type Report, stateWords } from "../report.ts";
import { withoutTexts } from "../withoutTexts.ts";
import { type FailureGroup, groupFailures, wasNotSent } from "../words/groupFailures.ts";
import { messageLine, shortLine } from "../words/safeText.ts";
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
export function annotations(fullReport: Report): Annotation[] {
  const report = withoutTexts(fullReport);
  const failures = report.projects.flatMap(({ results = [] }) =>
    groupFailures(results, wasNotSent).map(failureAnnotation),
  );
  const problems = allProblems(report).map(problemAnnotation);
  const all = [...stopAnnotation(report), ...failures, ...problems];
  return (["error", "warning", "notice"] as const).flatMap((severity) =>
    limited(all.filter((one) => one.severity === severity)),
  );
}

/** Why a step fails that found drift and no problem. */
export function driftAnnotation({ projects }: Report): Annotation {
  const message = `${driftSentence(projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`;
  return { severity: "error", title: "lokaform: drift", message };
}

function failureAnnotation({ result, names }: FailureGroup): Annotation {
  const place = placeOf(result);
  const words = {
    title: title(`${names}: ${stateWords(result.outcome)}`),
    message: messageLine(outcomeWords(result)),
  };
  return { severity: "error", ...words, ...(place && { place }) };
}

export function problemAnnotation({ severity, code, message: text, place }: Problem): Annotation {
  return { severity, title: `lokaform: ${code}`, message: messageLine(text), ...(place && { place }) };
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
    message: `${hidden} more are not shown here. The job summary and the report list them all.`,
  };
  return [...list.slice(0, MAX_ANNOTATIONS - 1), rest];
}

function title(text: string): string {
  return shortLine(text, 120);
}
