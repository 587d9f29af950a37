/** A plan, problems, changes that were not made, and the end of a run, as a person reads them in a terminal or a log. */
import { createTwoFilesPatch } from "diff";
import type { RunCommand } from "../../model/command.ts";
import { greatest } from "../../model/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { ProjectReport, PulledTexts, Report } from "../report.ts";
import { forLog, isolated, manyLines, oneLine, shellWord } from "../safeText.ts";
import { problemRows } from "../view/problems.ts";
import { endView, planTitle, reportView, SIGNS_MEAN } from "../view/reportView.ts";
import { marked } from "../view/rows.ts";
import { projectSections, pullSections, troubleRows, waitingSection } from "../view/sections.ts";
import { statusTable } from "../view/status.ts";
import {
  driftSentence,
  filterSentence,
  planSentence,
  pulledFigures,
  statusSentence,
  unverifiedSentence,
} from "../view/summaries.ts";
import {
  type Line,
  plainWords,
  type Row,
  type Section,
  type Sign,
  type Table,
  type ViewOptions,
  type Words,
} from "../view/view.ts";
import { placeWords, projectWords } from "../view/words.ts";
import type { PulledFirst } from "../view/writtenFiles.ts";
import { type Paint, padded, type Screen, type Style, widthOf, wrapLine, wrapLines } from "./screen.ts";

const MAX_UNMANAGED = 10;

export function planText(
  project: ProjectReport,
  { paint, width, ...options }: Screen & ViewOptions & { command: RunCommand },
): string[] {
  const { plan, effort, results, status } = project;
  const { command, keptElsewhere } = options;
  if (!plan) return [];
  const isDrift = command === "drift";
  const { title, page } = planTitle(project, command);
  const sections = projectSections(project, {
    ...options,
    maxUnmanaged: isDrift && keptElsewhere !== undefined ? MAX_UNMANAGED : undefined,
  });
  const parts = sections.filter(({ part }) => part !== "problems" && part !== "failed");
  const rows = [...tableText(statusTable(project), width), ...sectionsText(parts, { paint, width })];
  const note = (words: Words) => `  ${paint(SIGN_STYLES["!"], plainWords(words))}`;
  const starts = [
    paint("strong", title),
    ...(page === undefined ? [] : [`  ${paint("dim", page)}`]),
    ...(plan.filter ? [note(filterSentence(plan.filter))] : []),
  ];
  const effect = isDrift || status ? undefined : unverifiedSentence(plan.project, plan.changes);
  const result = isDrift
    ? driftSentence([project])
    : status
      ? statusSentence([project])
      : planSentence(plan, effort, results?.length, command === "restore" ? "Restore" : "Apply");
  const hasValues = parts.some((section) => section.rows.some(({ lines }) => lines.length > 0));
  const ends = [
    ...(rows.length > 0 ? [""] : []),
    ...(width !== undefined && hasValues ? [`  ${paint("dim", plainWords(SIGNS_MEAN))}`] : []),
    ...(effect ? [note(effect)] : []),
    paint("strong", result),
  ];
  return [...wrapLines(starts, width), ...rows, ...wrapLines(ends, width)].map(forLog);
}

/** Columns if there is room for them, if need be without those of zeros, and otherwise a line for each row. */
function tableText(table: Table | undefined, width = Number.POSITIVE_INFINITY): string[] {
  if (!table) return [];
  const rows = [table.head, ...table.rows].map(([name = "", ...figures]) => [isolated(name), ...figures]);
  const columns = table.head.map((_, at) => rows.map((row) => row[at] ?? ""));
  for (const subset of [columns, columns.filter(([, ...cells]) => cells.some((cell) => cell !== "0"))]) {
    const aligned = subset.map((cells, at) => {
      const widest = greatest(cells.map(widthOf));
      return cells.map((cell) => (at === 0 ? padded(cell, widest) : cell.padStart(widest)));
    });
    const lines = rows.map((_, at) => `  ${aligned.map((cells) => cells[at]).join("  ")}`.trimEnd());
    if (greatest(lines.map(widthOf)) <= width) return ["", ...lines];
  }
  const words = (cell: string, at: number) =>
    cell === "" ? [] : `${table.head[at + 1]?.toLowerCase()} ${cell.replace(/ +/, " ")}`;
  const lines = rows.slice(1).map(([name, ...cells]) => `  ${name}: ${cells.flatMap(words).join(", ")}`);
  return ["", ...lines.flatMap((line) => wrapLine(line, width, 4))];
}

export function manifestText(report: Report, { paint }: Pick<Screen, "paint">): string[] {
  const { comparison, parts } = reportView({ ...report, projects: [] }, {});
  const [start, ...ends] = comparison.map((words) => paint("strong", plainWords(words)));
  if (start === undefined) return [];
  const rows = parts.flatMap(({ heading, sections }) => [
    ...(parts.length > 1 ? ["", paint("strong", plainWords(heading))] : []),
    ...sectionsText(sections, { paint }),
  ]);
  return [start, ...rows, ...(rows.length > 0 ? [""] : []), ...ends].map(forLog);
}

export function problemText(problems: readonly Problem[], paint: Paint): string[] {
  return problemRows(problems).flatMap((row) => troubleText(row, paint));
}

/** Problems have a column, and of some that share a row only the file is shown. */
function troubleText(row: Row, paint: Paint): string[] {
  const { place, severity, state, name, words = "", code, lines } = row;
  const style = severity === "error" ? "bad" : severity === "warning" ? "change" : "note";
  const file = place ? oneLine(place.file) : "";
  const at = !code
    ? `${file}:${place?.line}`
    : state === undefined
      ? file
      : `${file}:${place?.line}:${place?.col}`;
  const parts = [
    ...(place ? [at] : []),
    ...(state === undefined ? [] : [paint(style, state)]),
    ...(code ? [] : [name]),
    code ? `${words} ${paint("dim", `[${code.name}]`)}` : words,
  ];
  return [parts.join(": "), ...lines.map((line) => lineText(line, paint))].map(forLog);
}

export function problemsAndFailuresText({ problems, projects }: Report, paint: Paint): string[] {
  const ofProjects = projects.flatMap((project) => {
    const { bugs = [] } = project;
    const lines = [...bugs.map(manyLines), ...troubleRows(project).flatMap((row) => troubleText(row, paint))];
    const isNamed = projects.length > 1 && lines.length > 0;
    return [...(isNamed ? [paint("strong", `Project ${projectWords(project)}`)] : []), ...lines];
  });
  return [...problemText(problems, paint), ...ofProjects.map(forLog)];
}

/** How a run ended. `quiet`: the plan was not shown. A command to copy is never wrapped. */
export function closingText(
  report: Report,
  { paint, width, quiet = false }: Pick<Screen, "paint" | "width"> & { quiet?: boolean },
): string[] {
  const { isRed, stopped, backups, restores, result } = endView(report, quiet);
  const sentences = [
    ...(stopped ? [paint("bad", plainWords(stopped))] : []),
    ...backups,
    ...(result === undefined ? [] : [paint(isRed ? "bad" : "good", result)]),
  ];
  return [...wrapLines(sentences, width), ...restores].map(forLog);
}

export function writtenText(
  { plan, reports }: { plan: string | undefined; reports: readonly string[] },
  shownPath: (path: string) => string,
  flags: readonly string[] = [],
): string[] {
  const lines = reports.map((path) => `The report is in ${oneLine(shownPath(path))}.`);
  if (plan !== undefined)
    lines.push(
      `The plan is in ${oneLine(shownPath(plan))}. To apply it: ${oneLine(["lokaform apply --plan", shellWord(shownPath(plan)), ...flags].join(" "))}`,
    );
  return lines.map(forLog);
}

export function pulledText(
  pulled: PulledTexts,
  { paint, width, isDryRun, ...options }: Screen & ViewOptions & { isDryRun: boolean },
): string[] {
  const { name, files } = pulled;
  const rows = sectionsText(pullSections(pulled, options), { paint, width });
  const verb = isDryRun ? "Would write" : "Wrote";
  const end = `Pull from ${oneLine(name)}: ${pulledFigures([pulled])}.`;
  const title = wrapLines([paint("strong", `From ${oneLine(name)} into the manifests:`)], width);
  return [
    ...(rows.length > 0 ? [...title, ...rows, ""] : []),
    ...files.map((file) => `${verb} ${oneLine(file)}`),
    ...wrapLines([paint("strong", end)], width),
  ].map(forLog);
}

export function waitingText(pulled: PulledFirst, { paint, width, ...options }: Screen & ViewOptions) {
  const [, ...rows] = sectionsText([waitingSection(pulled, options)], { paint, width });
  return rows.length > 0 ? [...rows, ""].map(forLog) : [];
}

export function unifiedDiff(
  changed: readonly { path: string; before: string; after: string; creates?: string }[],
): string[] {
  return changed.flatMap(({ path, before, after, creates }) => {
    const name = oneLine(path);
    const from = creates ? "/dev/null" : `a/${name}`;
    const headerOptions = { includeIndex: false, includeUnderline: false, includeFileHeaders: true };
    const patch = createTwoFilesPatch(from, `b/${name}`, before, after, undefined, undefined, {
      headerOptions,
    });
    // A line end of CRLF is not shown. Tabs are harmless.
    const lines = patch.replace(/\r?\n$/, "").split(/\r?\n/);
    return lines.map((line) => forLog(line.split("\t").map(oneLine).join("\t")));
  });
}

const SIGN_STYLES: Readonly<Record<Sign, Style>> = {
  "+": "good",
  "~": "change",
  "»": "change",
  "-": "bad",
  "!": "note",
  " ": "dim",
};

/** Columns for names and locations. A longer one moves the rest of its line. */
const MAX_LABEL = 36;
const MAX_PLACE = 24;
const LABEL_PART = 0.45;
/** Before the changes that are below a name, and before the rest of one that is wrapped. */
const BELOW = 6;
const HANGING = 8;

export function sectionsText(sections: readonly Section[], screen: Screen): string[] {
  const { paint, width } = screen;
  return sections
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ title, rows }) => [
      "",
      ...(title === undefined ? [] : wrapLines([paint("strong", title)], width)),
      ...rowsText(rows, screen),
    ]);
}

function rowsText(rows: readonly Row[], { paint, width }: Screen): string[] {
  const lines = rows.map((row) => {
    const { name, from, place } = row;
    const label = isolated(name) + (from === undefined ? "" : ` ← ${isolated(from)}`);
    return { ...row, label, at: place ? isolated(placeWords(place)) : "" };
  });
  const most = width === undefined ? MAX_LABEL : Math.min(MAX_LABEL, Math.floor(width * LABEL_PART));
  const labels = lines.map(({ label }) => label);
  const places = lines.map(({ at }) => at);
  const columns = { labels: widest(labels, most), places: widest(places, MAX_PLACE) };
  return lines.flatMap((line) => rowText(line, columns, { paint, width }));
}

/** The words are next to the name if there is enough room for them, and otherwise below it, as the values are. */
function rowText(
  row: Row & { label: string; at: string },
  columns: { labels: number; places: number },
  { paint, width }: Screen,
): string[] {
  const { label, at, words = "", lines } = row;
  const room = width ?? Number.POSITIVE_INFINITY;
  const below = (text: string) => wrapLine(" ".repeat(BELOW) + text, room, HANGING);
  const values = lines.flatMap((line) => below(lineText(line, paint)));
  const gap = columns.places > 0 || at !== "" ? "  " : "";
  const head = `  ${paint(SIGN_STYLES[row.sign], row.sign)} ${padded(label, columns.labels)}${gap}${padded(at === "" ? at : paint("dim", at), columns.places)}`;
  const whole = `${head}  ${words}`.trimEnd();
  if (widthOf(whole) <= room) return [whole, ...values];
  return [...wrapLine(head.trimEnd(), room, BELOW), ...(words === "" ? [] : below(words)), ...values];
}

/** `- en "My basket"` in its colour, with the words marked that the other value does not have. */
function lineText(line: Line, paint: Paint): string {
  const { sign, start, value, end = "" } = line;
  if (sign === " ") return `  ${start}${value}`;
  const style = sign === "-" ? "old" : "new";
  const pieces = paint(style, "x") === "x" ? [{ text: value, isChanged: false }] : marked(line);
  const words = pieces.map(({ text, isChanged }) => paint(isChanged ? `${style}-word` : style, text));
  return paint(style, `${sign} ${start}`) + words.join("") + (end && paint(style, end));
}

function widest(texts: readonly string[], most: number): number {
  return greatest([0, ...texts.map(widthOf).filter((width) => width <= most)]);
}
