/** A report as a person reads it in a terminal or a log. */
import type { Problem } from "../model/problem.ts";
import type { Outcome } from "../plan/ledger.ts";
import { type PlanLine, placeWords, planLines, type Sign } from "./lines.ts";
import { isRed, type Report, type Result } from "./report.ts";
import { forLog, oneLine } from "./safe.ts";
import { appliedSentence, manifestWords, planSentence, projectWords, validSentence } from "./sentences.ts";

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;
export type Style = "good" | "bad" | "change" | "note" | "dim" | "strong";

export interface Look {
  paint: Paint;
  /** Unix seconds. */
  now: number;
}

const STYLES: Readonly<Record<Sign, Style>> = { "+": "good", "~": "change", "»": "change", "!": "note" };
/** Columns that names and places may take before what changes goes below them. */
const WIDEST_LABEL = 36;
const WIDEST_PLACE = 24;

export function planText(report: Report, { paint, now }: Look): string[] {
  const { plan } = report;
  if (!plan) return [];
  const title = `Lokaform plan · project ${projectWords(plan)} · ${manifestWords(report.manifests)}`;
  const lines = planLines(plan, now);
  const labels = widest(
    lines.map(({ label }) => label),
    WIDEST_LABEL,
  );
  const places = widest(
    lines.map(({ place }) => place),
    WIDEST_PLACE,
  );
  const rows = lines.flatMap((line) => rowText(line, labels, places, paint));
  return [paint("strong", title), ...rows, paint("strong", planSentence(plan, report.effort))].map(forLog);
}

/** One line where everything fits beside the name; else what changes stands below it. */
function rowText(
  { sign, label, place, words }: PlanLine,
  labels: number,
  places: number,
  paint: Paint,
): string[] {
  const [only = "", ...others] = words;
  const fits = [...label].length <= labels && [...place].length <= places && others.length === 0;
  const head = `  ${paint(STYLES[sign], sign)} ${fits ? padded(label, labels) : label}`;
  if (fits) return [`${head}  ${paint("dim", padded(place, places))}  ${only}`.trimEnd()];
  return [`${head}  ${paint("dim", place)}`.trimEnd(), ...words.map((word) => `      ${word}`)];
}

export function problemText(problems: readonly Problem[], paint: Paint): string[] {
  return problems.map(({ severity, message, place }) => {
    const at = place ? `${oneLine(place.file)}:${place.line}:${place.col}: ` : "";
    const style: Style = severity === "error" ? "bad" : severity === "warning" ? "change" : "note";
    return forLog(`${at}${paint(style, severity)}: ${oneLine(message)}`);
  });
}

/** The changes that did not end well, each with its place and why. */
export function failureText(results: readonly Result[], paint: Paint): string[] {
  return results.flatMap(({ change, outcome }) => {
    if (outcome.state === "done") return [];
    return [
      forLog(
        `${placeWords(change.place)}: ${paint("bad", stateWords(outcome))}: ${oneLine(change.label)}: ${oneLine(outcome.message)}`,
      ),
    ];
  });
}

export function stateWords(outcome: Outcome): string {
  if (outcome.state !== "failed" || outcome.how === "refused") return outcome.state;
  return `${outcome.state}, ${outcome.how}`;
}

/** The last line of a run. */
export function closingText(report: Report, paint: Paint): string {
  const style: Style = isRed(report) ? "bad" : "good";
  if (report.results) return paint(style, appliedSentence(report));
  return report.plan ? "" : paint(style, validSentence(report));
}

function widest(texts: readonly string[], most: number): number {
  return Math.min(most, Math.max(0, ...texts.map((text) => [...text].length)));
}

function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - [...text].length));
}
