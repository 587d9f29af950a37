/** What GitHub shows next to a line of a manifest: problems, changes that were not made, and texts to pull. */
import { grouped } from "../../model/json.ts";
import type { Place } from "../../model/place.ts";
import type { Problem, Severity } from "../../model/problem.ts";
import type { Report } from "../report.ts";
import { MAX_LOG_MESSAGE, shortLine } from "../safeText.ts";
import { byImportance, problemRows } from "../view/problems.ts";
import { reportView } from "../view/reportView.ts";
import { driftSentence, statusSentence } from "../view/summaries.ts";
import { plainWords, type Row } from "../view/view.ts";
import { figure } from "../view/words.ts";

export interface Annotation {
  severity: Severity;
  title: string;
  message: string;
  place?: Place;
}

/** The runner shows ten annotations of each severity for each step, and drops the others silently. */
const MAX_ANNOTATIONS = 10;
/** Characters. GitHub accepts 64 KB in a check run, and a character has up to four bytes. */
const MAX_CHECK_MESSAGE = 16_000;
/** A run must not wait long for GitHub, which accepts 50 annotations in a request, and one such request in a second. */
const MAX_CHECK_ANNOTATIONS = 1_000;

/** The most important first. Of each severity there are as many as the runner shows; the last one counts the others. */
export function annotations(report: Report): Annotation[] {
  const bySeverity = grouped(allAnnotations(report, MAX_LOG_MESSAGE), ({ severity }) => severity);
  return [...bySeverity.values()].flatMap((group) => limited(group, MAX_ANNOTATIONS));
}

/** Those of a check run. If there are too many, the last one counts the others. */
export function checkAnnotations(report: Report, most = MAX_CHECK_ANNOTATIONS): Annotation[] {
  return limited(allAnnotations(report, MAX_CHECK_MESSAGE), most);
}

export function areAllInLog(report: Report): boolean {
  return annotations(report).length === allAnnotations(report, MAX_LOG_MESSAGE).length;
}

/** The rows of the view that have a severity, the most important first. A message has at most `longest` characters. */
export function allAnnotations(report: Report, longest: number): Annotation[] {
  const { stopped, problems, parts } = reportView(report, { full: true, longest });
  const sections = [problems, ...parts.flatMap((part) => part.sections)];
  const rows = sections.flatMap((section) => section.rows.filter(({ severity }) => severity));
  const message = stopped && plainWords(stopped);
  const stop: Annotation[] = message ? [{ severity: "error", title: "lokaform: stopped", message }] : [];
  return [...stop, ...byImportance(rows).map((row) => annotationOf(row, longest))];
}

export function problemAnnotation(problem: Problem): Annotation[] {
  return problemRows([problem]).map((row) => annotationOf(row, MAX_LOG_MESSAGE));
}

/** A row that is neither a problem nor a failure is a text to pull. */
function annotationOf(row: Row, longest: number): Annotation {
  const { severity = "notice", code, name, state, words = "", place, lines } = row;
  const at = place && { place };
  if (code) {
    const ways = lines.map(({ start, value }) => `\n${start}${value}`).join("");
    return { severity, title: `lokaform: ${code.name}`, message: `${words} [${code.name}]${ways}`, ...at };
  }
  if (state !== undefined)
    return { severity, title: shortLine(`${name}: ${state}`, 120), message: words, ...at };
  const message = shortLine(`${name}: ${words}`, longest);
  return { severity, title: "lokaform: to pull", message, ...at };
}

export function findingsAnnotation(report: Report): Annotation {
  if (report.command === "status")
    return { severity: "error", title: "lokaform: not ready", message: statusSentence(report.projects) };
  const message = `${driftSentence(report.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`;
  return { severity: "error", title: "lokaform: drift", message };
}

function limited(list: readonly Annotation[], most: number): Annotation[] {
  const [last] = list.slice(most - 1);
  if (list.length <= most || !last) return [...list];
  const countWords = `${figure(list.length - most + 1)} more`;
  const message = `${countWords} are not shown here. The job summary and the report list them all.`;
  return [...list.slice(0, most - 1), { severity: last.severity, title: `and ${countWords}`, message }];
}
