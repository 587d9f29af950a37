/** The part of a body that is about one project: its figures, its problems, changes that were not made, and the plan. */

import type { Plan } from "../../model/plan.ts";
import { pageOf } from "../../model/project.ts";
import { type ProjectReport, type Report, restoredFile } from "../report.ts";
import { driftLines, unmanagedRows } from "../words/driftLines.ts";
import { counted, figure } from "../words/figures.ts";
import { planLines, sendWords } from "../words/planLines.ts";
import { shortLine } from "../words/safeText.ts";
import {
  appliedWords,
  driftSentence,
  planSentence,
  problemsWords,
  restoreLead,
  unverifiedSentence,
} from "../words/sentences.ts";
import { type Measure, Section } from "./budget.ts";
import { blocks, codeSpan, fenced, folded, link, type Markdown, md, sentence } from "./markdown.ts";
import { diffRows, failureRows, problemRows } from "./rows.ts";

export interface BodyOptions {
  /** Unix seconds, for "2 days ago". */
  now: number;
  /** The most that the body may take, and how that is counted. */
  limit: number;
  measure: Measure;
  /** What the sentences below the heading are about; `from` names the manifests. */
  lead?: (from: Markdown) => Markdown;
  /** Where the rows are that do not fit, as the end of a sentence. */
  overflow: string;
  /** Maximum number of names of unmanaged keys and webhooks. */
  maxUnmanaged?: number;
}

/** What a fence takes in addition to its rows, at most: its title, its ticks, and the count of hidden rows. */
export const SECTION_OVERHEAD = 400;
/** The blank line between two parts. */
const GAP = 2;

export interface ProjectPart {
  project: ProjectReport;
  head: Markdown;
  problems: Section;
  /** Changes that were not made. */
  failed: Section;
  failedCount: number;
  /** Which secret goes to which host. */
  sends: Section;
  planned: Section;
  kept: Section;
  /** As many unmanaged names as may be shown. */
  unmanaged: Section;
  unmanagedCount: number;
}

export function projectPart(
  project: ProjectReport,
  report: Report,
  { now, maxUnmanaged }: BodyOptions,
  several: boolean,
): ProjectPart {
  const { problems, results, plan, backup, restore, unmanaged = [] } = project;
  const texts = project.hide_texts !== true;
  const failures = (results ?? []).filter(({ outcome }) => outcome.state !== "done");
  const lines = plan
    ? report.command === "drift"
      ? driftLines(plan, texts)
      : planLines(plan, { now, texts, file: restoredFile(report.command, project) })
    : [];
  const kept = lines.filter(({ sign }) => sign === "!");
  const sends = !plan || report.command === "drift" ? [] : sendWords(plan);
  return {
    project,
    head: blocks([
      ...(several ? [projectHeading(project, report)] : []),
      projectWords(project),
      ...(plan && !results && report.command !== "drift" ? effectOf(plan) : []),
      ...(backup === undefined ? [] : [md`The backup is in ${codeSpan(shortLine(backup, 400))}.`]),
      ...(restore === undefined
        ? []
        : [md`${sentence(restoreLead(undefined))}: ${codeSpan(shortLine(restore, 800))}`]),
    ]),
    problems: new Section(problems.map(problemRows)),
    failed: new Section(failureRows(failures)),
    failedCount: failures.length,
    sends: new Section(sends.map((row) => ({ rows: [row], isLoss: true }))),
    planned: new Section(lines.filter((line) => !kept.includes(line)).map(diffRows)),
    kept: new Section(kept.map(diffRows)),
    unmanaged: new Section(
      unmanagedRows(unmanaged)
        .slice(0, maxUnmanaged)
        .map((row) => ({ rows: [row] })),
    ),
    unmanagedCount: unmanaged.length,
  };
}

export function showsLosses({ sends, planned }: ProjectPart): boolean {
  return sends.showsLosses && planned.showsLosses;
}

/** What a part takes before any row of it is shown. */
export function sizeOf(part: ProjectPart, measure: Measure): number {
  const { problems, failed, sends, planned, kept, unmanaged } = part;
  const sections = [problems, failed, sends, planned, kept, unmanaged].filter(
    ({ groups }) => groups.length > 0,
  ).length;
  return measure(part.head) + GAP + sections * SECTION_OVERHEAD;
}

export function projectBlocks(part: ProjectPart, { overflow }: BodyOptions, level: 1 | 2): Markdown {
  const { project, head, problems, failed, sends, planned, kept, unmanaged, unmanagedCount } = part;
  const failures = `${counted(part.failedCount, "change")} not made`;
  const plan = [...planned.lines("change", overflow), ...kept.lines("kept item", overflow)];
  const shownNames = unmanaged.lines("", overflow).slice(0, unmanaged.groups.length);
  const more = unmanagedCount - shownNames.length;
  const names =
    more > 0 && unmanagedCount > 0 ? [...shownNames, `… and ${figure(more)} more; ${overflow}`] : shownNames;
  return blocks([
    head,
    ...section(level, problemsWords(project.problems), problems, "problem", overflow),
    ...section(level, failures, failed, "change", overflow),
    ...inFence(sends.lines("host", overflow), "diff"),
    ...inFence(plan, "diff").map((block) =>
      project.results === undefined ? block : folded("The plan", block),
    ),
    ...inFence(names).map((block) => folded(`Unmanaged: ${figure(unmanagedCount)}`, block)),
  ]);
}

function inFence(lines: readonly string[], language: "" | "diff" = ""): Markdown[] {
  return lines.length > 0 ? [fenced(lines, language)] : [];
}

function projectHeading(project: ProjectReport, { command }: Report): Markdown {
  const { name, id, plan, results } = project;
  const title = md`### ${nameSpan(name ?? id)}${plan ? md` · ${nameSpan(plan.project.name)}` : md``}`;
  if (results) return md`${title}\n\n**${sentence(`Applied: ${appliedWords([project])}.`)}**`;
  if (!plan) return title;
  const figures = command === "drift" ? driftSentence([project]) : planSentence(plan, project.effort);
  return md`${title}\n\n**${sentence(figures)}**`;
}

/** The id of the project, and a link to it if the id may be shown. */
function projectWords({ id }: ProjectReport): Markdown {
  const page = pageOf(id);
  return md`Project ${codeSpan(shortLine(id, 200))}${page === undefined ? md`` : md` · ${link(md`open in Lokalise`, page)}`}`;
}

/** What the plan does to the work of translators. */
function effectOf({ project, changes }: Plan): Markdown[] {
  const words = unverifiedSentence(project, changes);
  if (!words) return [];
  return [md`${sentence(words.start)} ${codeSpan(words.languages)} ${sentence(words.end)}`];
}

/** A name that somebody gave, short enough for a heading. */
export function nameSpan(name: string): Markdown {
  return codeSpan(shortLine(name, 80));
}

/** A titled fence; none without rows. */
export function section(
  level: 1 | 2,
  title: string,
  rows: Section,
  noun: string,
  overflow: string,
): Markdown[] {
  const signs = level === 1 ? md`###` : md`####`;
  return inFence(rows.lines(noun, overflow)).map((block) => md`${signs} ${sentence(title)}\n\n${block}`);
}
