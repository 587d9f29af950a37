/** A report as a person reads it in a terminal or a log. */
import { withoutName } from "../../kinds/entryProblem.ts";
import type { Problem } from "../../model/problem.ts";
import { pageOf } from "../../model/project.ts";
import {
  type Command,
  isRed,
  outcomeWords,
  type ProjectReport,
  placeOf,
  type Report,
  type Result,
  stateWords,
} from "../report.ts";
import { driftLines, unmanagedWords } from "../words/driftLines.ts";
import { alike } from "../words/groupFailures.ts";
import { type PlanLine, placeWords, planLines, type Sign, sendWords } from "../words/planLines.ts";
import { forLog, manyLines, messageLine, oneLine } from "../words/safeText.ts";
import {
  appliedSentence,
  driftSentence,
  manifestWords,
  planSentence,
  plansSentence,
  projectWords,
  restoreLead,
  stoppedWords,
  validSentence,
} from "../words/sentences.ts";

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;
export type Style = "good" | "bad" | "change" | "note" | "dim" | "strong";

export interface Look {
  paint: Paint;
  /** Unix seconds. */
  now: number;
  /** What the run is for: drift is told in words of its own. */
  command: Command;
  /** Absent: texts are shown. */
  texts?: boolean;
}

const STYLES: Readonly<Record<Sign, Style>> = {
  "+": "good",
  "~": "change",
  "»": "change",
  "-": "bad",
  "!": "note",
};
/** Columns that names and places may take before what changes goes below them. */
const WIDEST_LABEL = 36;
const WIDEST_PLACE = 24;
/** Characters of a change that stand beside a name of any width. */
const SHORT = 16;

export function planText(project: ProjectReport, { paint, now, command, texts = true }: Look): string[] {
  const { plan, unmanaged = [] } = project;
  if (!plan) return [];
  const drift = command === "drift";
  const title = `Lokaform ${command === "drift" || command === "restore" ? command : "plan"} · project ${projectWords(project)} · ${manifestWords(project.manifests)}`;
  const lines = drift ? driftLines(plan, texts) : planLines(plan, { now, texts });
  const address = pageOf(project.id);
  const page = address === undefined ? [] : [`  ${paint("dim", address)}`];
  const sends = drift ? [] : sendWords(plan).map((words) => `  ${paint(STYLES["!"], words)}`);
  const others = unmanagedWords(unmanaged);
  const sentence = drift
    ? driftSentence([project])
    : planSentence(plan, project.effort, project.results?.length);
  const labels = widest(
    lines.map(({ label }) => label),
    WIDEST_LABEL,
  );
  const places = widest(
    lines.map(({ place }) => place),
    WIDEST_PLACE,
  );
  const rows = lines.flatMap((line) => rowText(line, labels, places, paint));
  const apart = others === "" ? [] : [`  ${paint("dim", others)}`];
  return [paint("strong", title), ...page, ...rows, ...sends, ...apart, paint("strong", sentence)].map(
    forLog,
  );
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
  if (others.length === 0 && only.length <= SHORT)
    return [`${head}  ${paint("dim", place)}  ${only}`.trimEnd()];
  return [`${head}  ${paint("dim", place)}`.trimEnd(), ...words.map((word) => `      ${word}`)];
}

/** Like problems of one file are shown this many times; the rest of them are one line. */
const MOST_ALIKE = 3;

export function problemText(problems: readonly Problem[], paint: Paint): string[] {
  const causeOf = (one: Problem) => JSON.stringify([one.severity, withoutName(one), one.place?.file]);
  const alike = new Map<string, Problem[]>();
  for (const one of problems) {
    const group = alike.get(causeOf(one));
    if (group) group.push(one);
    else alike.set(causeOf(one), [one]);
  }
  const shown = new Map<Problem[], number>();
  return problems.flatMap((one) => {
    const group = alike.get(causeOf(one)) ?? [one];
    const at = shown.get(group) ?? 0;
    shown.set(group, at + 1);
    // One more line would say less than the last problem itself.
    const few = group.length <= MOST_ALIKE + 1 || one.place === undefined;
    if (few || at < MOST_ALIKE) return problemLines([one], paint);
    return at === MOST_ALIKE && one.place ? [restLine(one.place.file, group.slice(at))] : [];
  });
}

function restLine(file: string, rest: readonly Problem[]): string {
  const lines = rest.flatMap(({ place }) => place?.line ?? []);
  const shown = `${lines.slice(0, 10).join(", ")}${lines.length > 10 ? ", …" : ""}`;
  return forLog(`${oneLine(file)}: the same ${rest.length} more times, in lines ${shown}`);
}

function problemLines(problems: readonly Problem[], paint: Paint): string[] {
  return problems.map(({ severity, message, place }) => {
    const at = place ? `${oneLine(place.file)}:${place.line}:${place.col}: ` : "";
    const style: Style = severity === "error" ? "bad" : severity === "warning" ? "change" : "note";
    return forLog(`${at}${paint(style, severity)}: ${messageLine(message)}`);
  });
}

/** The changes that did not end well, each with its place and why. */
export function failureText(results: readonly Result[], paint: Paint): string[] {
  return alike(results).map(({ result, names }) =>
    forLog(
      `${placeWords({ place: placeOf(result) })}: ${paint("bad", stateWords(result.outcome))}: ${names}: ${messageLine(outcomeWords(result, true))}`,
    ),
  );
}

/** What is to be mended, and what did not end well: of the run, then project by project. */
export function troubleText({ problems, projects }: Report, paint: Paint): string[] {
  return [
    ...problemText(problems, paint),
    ...projects.flatMap((project) => {
      const lines = [
        ...(project.bugs ?? []).map((stack) => forLog(manyLines(stack))),
        ...problemText(project.problems, paint),
        ...failureText(project.results ?? [], paint),
      ];
      const heading = projects.length > 1 && lines.length > 0;
      return heading ? [forLog(paint("strong", `Project ${projectWords(project)}`)), ...lines] : lines;
    }),
  ];
}

/** The last lines of a run. */
export function closingText(report: Report, paint: Paint): string[] {
  const style: Style = isRed(report) ? "bad" : "good";
  const stopped = report.stopped ? [paint("bad", stoppedWords(report))] : [];
  const backups = report.projects.flatMap(({ name, backup }) => {
    if (backup === undefined) return [];
    return [`The backup${name === undefined ? "" : ` of ${oneLine(name)}`} is in ${oneLine(backup)}.`];
  });
  const restores = report.projects.flatMap(({ name, restore }) =>
    restore === undefined ? [] : [`${restoreLead(name)}: ${oneLine(restore)}`],
  );
  const sentence = closingSentence(report);
  return [...stopped, ...backups, ...(sentence === "" ? [] : [paint(style, sentence)]), ...restores].map(
    forLog,
  );
}

/** Empty where all is said already. */
function closingSentence(report: Report): string {
  const { command, projects } = report;
  const planned = projects.some(({ plan }) => plan);
  const writes = command === "apply" || command === "restore";
  if (writes && (planned || report.stopped)) return appliedSentence(report);
  if (!planned) return report.stopped ? "" : validSentence(report);
  if (command === "drift") return projects.length > 1 ? driftSentence(projects) : "";
  return projects.length > 1 ? plansSentence(projects) : "";
}

/** The widest of those that fit into a column. */
function widest(texts: readonly string[], most: number): number {
  return texts
    .map((text) => [...text].length)
    .reduce((width, length) => (length <= most ? Math.max(width, length) : width), 0);
}

function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - [...text].length));
}

/** One request, as `--verbose` and the debug mode of a workflow tell it. */
export function responseWords({ method, path, status, ms, attempt }: Response): string {
  const again = attempt > 1 ? `, attempt ${attempt}` : "";
  return `${method} ${oneLine(path)} → ${status ?? "no answer"} in ${Math.round(ms)} ms${again}`;
}

/** The words of long waits. Many requests wait for one reason at once: that is said once. */
export function waits(now: () => number): (seen: WaitSeen) => string[] {
  let until = 0;
  return ({ method, path, ms, why }) => {
    const end = now() + ms;
    if (end < until + 1_000) return [];
    until = end;
    const seconds = Math.round(ms / 1_000);
    return [`Waiting ${seconds} s before ${method} ${oneLine(path)} is sent again: ${why}.`];
  };
}

type WaitSeen = Pick<Response, "method" | "path" | "ms"> & { why: string };

interface Response {
  method: string;
  path: string;
  /** Undefined where there was no answer. */
  status?: number | undefined;
  ms: number;
  attempt: number;
}
