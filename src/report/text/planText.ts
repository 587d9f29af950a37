/** The plan of a project as a person reads it in a terminal or a log. */

import type { RunCommand } from "../../model/command.ts";
import { pageOf } from "../../model/project.ts";
import { type ProjectReport, restoredFile } from "../report.ts";
import { driftLines, unmanagedList, unmanagedWords } from "../words/driftLines.ts";
import { manifestWords, projectWords } from "../words/labels.ts";
import { type PlanLine, planLines, type Sign, sendWords } from "../words/planLines.ts";
import { forLog } from "../words/safeText.ts";
import { driftSentence, planSentence, unverifiedSentence } from "../words/sentences.ts";
import type { Paint, Style } from "./paint.ts";

export interface TerminalOptions {
  paint: Paint;
  /** Unix seconds. */
  now: number;
  /** The command of the run. Drift has its own words. */
  command: RunCommand;
  /** Whether texts are shown; true if absent. */
  texts?: boolean;
}

const SIGN_STYLES: Readonly<Record<Sign, Style>> = {
  "+": "good",
  "~": "change",
  "»": "change",
  "-": "bad",
  "!": "note",
};
/** Columns for names and locations. If one is longer, the changes are on the lines below it. */
const MAX_LABEL = 36;
const MAX_PLACE = 24;
/** Characters of a change that is on the same line as a name of any length. */
const MAX_INLINE = 20;

export function planText(
  project: ProjectReport,
  { paint, now, command, texts = true }: TerminalOptions,
): string[] {
  const { plan, unmanaged = [] } = project;
  if (!plan) return [];
  const drift = command === "drift";
  const title = `Lokaform ${command === "drift" || command === "restore" ? command : "plan"} · project ${projectWords(project)} · ${manifestWords(project.manifests)}`;
  const lines = drift
    ? driftLines(plan, texts)
    : planLines(plan, { now, texts, file: restoredFile(command, project) });
  const address = pageOf(project.id);
  const page = address === undefined ? [] : [`  ${paint("dim", address)}`];
  const sends = drift ? [] : sendWords(plan.sends).map((words) => `  ${paint(SIGN_STYLES["!"], words)}`);
  const effect = drift ? undefined : unverifiedSentence(plan.project, plan.changes);
  const sentence = drift
    ? driftSentence([project])
    : planSentence(
        plan,
        project.effort,
        project.results?.length,
        command === "restore" ? "Restore" : "Apply",
      );
  const rows = rowsText(lines, paint);
  const apart = (drift ? unmanagedWords(unmanaged) : unmanagedList(unmanaged)).map(
    (line) => `  ${paint("dim", line)}`,
  );
  const effects = effect
    ? [`  ${paint(SIGN_STYLES["!"], `${effect.start} ${effect.languages} ${effect.end}`)}`]
    : [];
  return [
    paint("strong", title),
    ...page,
    ...rows,
    ...sends,
    ...effects,
    ...apart,
    paint("strong", sentence),
  ].map(forLog);
}

/** Names and locations in columns. */
export function rowsText(lines: readonly PlanLine[], paint: Paint): string[] {
  const labels = widest(
    lines.map(({ label }) => label),
    MAX_LABEL,
  );
  const places = widest(
    lines.map(({ place }) => place),
    MAX_PLACE,
  );
  return lines.flatMap((line) => rowText(line, labels, places, paint));
}

/** One line if everything fits next to the name. Otherwise the changes are on the lines below it. */
function rowText(
  { sign, label, place, words }: PlanLine,
  labels: number,
  places: number,
  paint: Paint,
): string[] {
  const [only = "", ...others] = words;
  const fits = [...label].length <= labels && [...place].length <= places && others.length === 0;
  const head = `  ${paint(SIGN_STYLES[sign], sign)} ${fits ? padded(label, labels) : label}`;
  if (fits) return [`${head}  ${paint("dim", padded(place, places))}  ${only}`.trimEnd()];
  if (others.length === 0 && only.length <= MAX_INLINE)
    return [`${head}  ${paint("dim", place)}  ${only}`.trimEnd()];
  return [`${head}  ${paint("dim", place)}`.trimEnd(), ...words.map((word) => `      ${word}`)];
}

/** The length of the longest text that fits into a column. */
function widest(texts: readonly string[], most: number): number {
  return texts
    .map((text) => [...text].length)
    .reduce((width, length) => (length <= most ? Math.max(width, length) : width), 0);
}

function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - [...text].length));
}
