/** A plan, problems, changes that were not made, and the end of a run, as a person reads them in a terminal or a log. */
import { createTwoFilesPatch } from "diff";
import type { Problem } from "../../model/problem.ts";
import type { ChangeResult, ProjectReport, PulledTexts, Report } from "../report.ts";
import { forLog, oneLine } from "../safeText.ts";
import { failureRows, problemRows } from "../view/problems.ts";
import { endView, type PlanOptions, planView, reportView } from "../view/report.ts";
import { pullSections } from "../view/sections.ts";
import { pulledFigures } from "../view/sentences.ts";
import { plainWords, type Row, type Words } from "../view/view.ts";
import { counted, shellWord } from "../view/words.ts";
import { type Paint, type Screen, wrapLines } from "./screen.ts";
import { SIGN_STYLES, sectionsText } from "./sectionsText.ts";

export interface TerminalOptions extends Screen, PlanOptions {}

export function planText(project: ProjectReport, { paint, width, ...options }: TerminalOptions): string[] {
  const view = planView(project, options);
  if (!view) return [];
  const { title, page, notes, sections, file, effect, result } = view;
  const note = (words: Words) => `  ${paint(SIGN_STYLES["!"], plainWords(words))}`;
  const starts = [
    paint("strong", title),
    ...(page === undefined ? [] : [`  ${paint("dim", page)}`]),
    ...notes.map(note),
  ];
  const rows = sectionsText(sections, { paint, width, file });
  const ends = [...(rows.length > 0 ? [""] : []), ...(effect ? [note(effect)] : []), paint("strong", result)];
  return [...wrapLines(starts, width), ...rows, ...wrapLines(ends, width)].map(forLog);
}

/** The manifests of a pull request without secrets, compared with those of its target. */
export function manifestText(report: Report, { paint }: Pick<Screen, "paint">): string[] {
  const { comparison, parts } = reportView({ ...report, projects: [] }, { overflow: "" });
  const [start, ...ends] = comparison.map((words) => paint("strong", plainWords(words)));
  if (start === undefined) return [];
  const rows = parts.flatMap(({ heading, sections }) => [
    ...(parts.length > 1 ? ["", paint("strong", plainWords(heading))] : []),
    ...sectionsText(sections, { paint }),
  ]);
  return [start, ...rows, ...(rows.length > 0 ? [""] : []), ...ends].map(forLog);
}

export function problemText(problems: readonly Problem[], paint: Paint): string[] {
  return problemRows(problems).map((row) => troubleText(row, paint));
}

/** The changes that were not made, each with its location and the reason. */
export function failureText(results: readonly ChangeResult[], paint: Paint): string[] {
  return failureRows(results).map((row) => troubleText(row, paint));
}

/** Problems have a column, and of some that share a row only the file is shown. */
function troubleText({ place, severity, state, name, words = "", code }: Row, paint: Paint): string {
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
  return forLog(parts.join(": "));
}

/** Problems and changes that were not made: those of the run, then those of each project. */
export function problemsAndFailuresText(report: Report, paint: Paint): string[] {
  return endView(report).troubles.flatMap(({ heading, bugs, rows }) => [
    ...(heading === undefined ? [] : [forLog(paint("strong", heading))]),
    ...bugs.map(forLog),
    ...rows.map((row) => troubleText(row, paint)),
  ]);
}

/** `width`: of the terminal. A command to copy is never wrapped. */
export function closingText(report: Report, paint: Paint, width?: number): string[] {
  const { isRed, stopped, backups, restores, result } = endView(report);
  const sentences = [
    ...(stopped ? [paint("bad", plainWords(stopped))] : []),
    ...backups,
    ...(result === undefined ? [] : [paint(isRed ? "bad" : "good", result)]),
  ];
  return [...wrapLines(sentences, width), ...restores].map(forLog);
}

/** Which files the run wrote, and the command that uses a plan. `shown`: a full path as it is shown. */
export function writtenText(
  { plan, reports }: { plan: string | undefined; reports: readonly string[] },
  shown: (path: string) => string,
): string[] {
  const lines = reports.map((path) => `The report is in ${oneLine(shown(path))}.`);
  if (plan !== undefined)
    lines.push(
      `The plan is in ${oneLine(shown(plan))}. To apply it: lokaform apply --plan ${shellWord(oneLine(shown(plan)))}`,
    );
  return lines.map(forLog);
}

interface PulledTextOptions extends Screen {
  isDryRun: boolean;
  /** Whether values are shown; if not, only the names of fields. */
  texts: boolean;
  /** Whether they are shown whole. */
  full: boolean;
}

/** Every replacement, every text that a manifest keeps, and the files. */
export function pulledText(
  pulled: PulledTexts,
  { paint, width, isDryRun, texts, full }: PulledTextOptions,
): string[] {
  const { name, files, kept } = pulled;
  const rows = sectionsText(pullSections(pulled, { texts, full, languages: [] }), { paint, width });
  const verb = isDryRun ? "Would write" : "Wrote";
  const end =
    files.length === 0
      ? `Pull from ${oneLine(name)}: the manifests stay as they are${stillDifferent(kept.length)}.`
      : `Pull from ${oneLine(name)}: ${pulledFigures([pulled])}.`;
  const title = wrapLines([paint("strong", `From ${oneLine(name)} into the manifests:`)], width);
  return [
    ...(rows.length > 0 ? [...title, ...rows, ""] : []),
    ...files.map((file) => `${verb} ${oneLine(file)}`),
    ...wrapLines([paint("strong", end)], width),
  ].map(forLog);
}

function stillDifferent(count: number): string {
  return count === 0
    ? ""
    : `, and ${counted(count, "value")} of the project ${count === 1 ? "differs" : "differ"}`;
}

/** The changes of files as a unified diff. */
export function unifiedDiff(
  changed: readonly { path: string; before: string; after: string; creates?: string }[],
): string[] {
  return changed.flatMap(({ path, before, after, creates }) => {
    const name = oneLine(path);
    const patch = createTwoFilesPatch(
      creates ? "/dev/null" : `a/${name}`,
      `b/${name}`,
      before,
      after,
      undefined,
      undefined,
      {
        headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
      },
    );
    // A line end of CRLF is not shown. Tabs are harmless.
    const lines = patch.replace(/\r?\n$/, "").split(/\r?\n/);
    return lines.map((line) => forLog(line.split("\t").map(oneLine).join("\t")));
  });
}
