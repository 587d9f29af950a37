/** The section about one apply in the comment on a merged pull request: everything was applied, or what failed. */
import { append } from "../../model/lists.ts";
import { allResults, isRed, type ProjectReport, type Report } from "../report.ts";
import { withoutTexts } from "../withoutTexts.ts";
import { counted } from "../words/figures.ts";
import { appliedWords } from "../words/sentences.ts";
import { timeWords } from "../words/times.ts";
import type { RowGroup } from "./budget.ts";
import { blocks, codeSpan, fenced, link, list, type Markdown, marker, md, sentence } from "./markdown.ts";
import { nameSpan } from "./projectBody.ts";
import { failureRows, problemRows } from "./rows.ts";

export interface AppliedBy {
  /** Address of the run; empty if unknown. */
  url: string;
  run: { id: number; attempt: number };
  /** The commit whose manifests were applied. */
  commit: string;
  /** Unix seconds. */
  now: number;
  /** How many merged pull requests the run covers. */
  pullRequests: number;
  /** Stands for the inputs that choose manifests and projects. */
  inputs: string;
}

export const END = marker("lokaform:applied:end");

/** `room`: characters. What does not fit is counted. */
export function appliedSection(fullReport: Report, by: AppliedBy, room: number): Markdown {
  const report = withoutTexts(fullReport);
  const state = isRed(report) ? "failed" : "done";
  const { id, attempt } = by.run;
  const start = marker(`lokaform:applied:${by.inputs}:${state}:${by.commit}:${id}:${attempt}`);
  const words = blocks([...leadOf(report, by), ...projectRows(report)]);
  const size = start.length + words.length + END.length + 4;
  const failures = isRed(report) ? failureBlocks(report, room - size) : [];
  return md`${start}\n${blocks([words, ...failures])}\n${END}`;
}

function leadOf(report: Report, { url, commit, now, pullRequests }: AppliedBy): Markdown[] {
  const { projects } = report;
  const [only] = projects;
  const of = projects.length === 1 && only?.name !== undefined ? md` · ${nameSpan(only.name)}` : md``;
  const when = md`at commit ${codeSpan(commit.slice(0, 7))} on ${sentence(timeWords(now))}`;
  const run = (words: Markdown) => (url === "" ? words : link(words, url));
  const hasResults = projects.some(({ results }) => results);
  const figures = hasResults ? md`: ${sentence(appliedWords(projects))}.` : md` wrote nothing.`;
  const all = `The figures are for ${counted(pullRequests, "merged pull request")} together.`;
  const together = hasResults && pullRequests > 1 ? [sentence(all)] : [];
  if (!isRed(report))
    return [md`## ✅ Applied${of}`, md`Applied by ${run(md`this run`)} ${when}${figures}`, ...together];
  const some = allResults(report).some(({ outcome }) => outcome.state === "done");
  return [
    some ? md`## ❌ Not everything was applied${of}` : md`## ❌ Nothing was applied${of}`,
    md`${run(md`This run`)} ${when}${figures}`,
    ...together,
    md`Each later run updates this comment, until everything is applied.`,
  ];
}

/** More projects are counted. Those with failures come first. */
const MAX_PROJECTS = 50;

function projectRows(report: Report): Markdown[] {
  const { projects } = report;
  if (projects.length < 2) return [];
  const isFailed = (one: ProjectReport) => isRed({ ...report, problems: [], projects: [one] });
  const sorted = [...projects.filter(isFailed), ...projects.filter((one) => !isFailed(one))];
  const rows = sorted.slice(0, MAX_PROJECTS).map((one) => {
    const words = one.results ? appliedWords([one]) : "not applied";
    return md`${nameSpan(one.name ?? one.id)}: ${sentence(words)}`;
  });
  const more = projects.length - rows.length;
  return [list(more > 0 ? [...rows, sentence(`… and ${counted(more, "more project")}`)] : rows)];
}

/** Changes that were not made, and then problems. What does not fit into `room` is counted. */
function failureBlocks({ problems, projects }: Report, room: number): Markdown[] {
  const results = projects.flatMap((project) => project.results ?? []);
  const found = [...problems, ...projects.flatMap((project) => project.problems)];
  const groups = [
    ...failureRows(results.filter(({ outcome }) => outcome.state !== "done")),
    ...found.filter(({ severity }) => severity === "error").map(problemRows),
  ];
  const rows = fitting(groups, room);
  return rows.length > 0 ? [fenced(rows)] : [];
}

/** Characters of a fence in addition to its rows, and of the row that counts the others. */
const OVERHEAD = 150;

function fitting(groups: readonly RowGroup[], room: number): string[] {
  const shown: string[] = [];
  let left = room - OVERHEAD;
  for (const [at, { rows }] of groups.entries()) {
    left -= rows.reduce((sum, row) => sum + row.length + 1, 0);
    if (left < 0) {
      const hidden = groups.slice(at).reduce((sum, { count = 1 }) => sum + count, 0);
      return [...shown, `… and ${counted(hidden, "more failure")}; the job summary has them`];
    }
    append(shown, rows);
  }
  return shown;
}
