/** The part of a body that is about one project: its figures, its problems, what was not made, and the plan. */
import { pageOf } from "../../model/project.ts";
import type { ProjectReport, Report } from "../report.ts";
import { driftLines, unmanagedRows } from "../words/driftLines.ts";
import { planLines, sendWords } from "../words/planLines.ts";
import { shortLine } from "../words/safeText.ts";
import {
  appliedWords,
  counted,
  driftSentence,
  figure,
  planSentence,
  problemsWords,
  restoreLead,
} from "../words/sentences.ts";
import { blocks, codeSpan, fenced, folded, link, type Markdown, md, sentence } from "./markdown.ts";
import { diffEntry, failureEntries, problemEntry } from "./rows.ts";
import { type Measure, Section } from "./space.ts";

export interface Room {
  /** Unix seconds, for "2 days ago". */
  now: number;
  /** How much there is for all of it, and how it is counted. */
  room: number;
  measure: Measure;
  /** What the sentences below the heading are about; `from` names the manifests. */
  lead?: (from: Markdown) => Markdown;
  /** Where those rows stand that do not fit, as the end of a sentence. */
  rest: string;
  /** So many names of what is not declared, at most. */
  names?: number;
}

/** What a fence takes besides its rows, at most: its title, its ticks, and the count of what is left out. */
export const AROUND_SECTION = 400;
/** Between two parts. */
const GAP = 2;

export interface ProjectPart {
  project: ProjectReport;
  head: Markdown;
  wrong: Section;
  failed: Section;
  /** Changes that did not end well. */
  failures: number;
  /** Which secret goes to which host. */
  sends: Section;
  planned: Section;
  kept: Section;
  others: Section;
  /** What is not declared, all of it. */
  unmanaged: number;
}

export function projectPart(
  project: ProjectReport,
  report: Report,
  { now, names }: Room,
  several: boolean,
): ProjectPart {
  const { problems, results, plan, backup, restore, unmanaged = [] } = project;
  const texts = project.hide_texts !== true;
  const failures = (results ?? []).filter(({ outcome }) => outcome.state !== "done");
  const lines = plan
    ? report.command === "drift"
      ? driftLines(plan, texts)
      : planLines(plan, { now, texts })
    : [];
  const kept = lines.filter(({ sign }) => sign === "!");
  const sends = !plan || report.command === "drift" ? [] : sendWords(plan);
  return {
    project,
    head: blocks([
      ...(several ? [projectHeading(project, report)] : []),
      projectWords(project),
      ...(backup === undefined ? [] : [md`The backup is in ${codeSpan(shortLine(backup, 400))}.`]),
      ...(restore === undefined
        ? []
        : [md`${sentence(restoreLead(undefined))}: ${codeSpan(shortLine(restore, 800))}`]),
    ]),
    wrong: new Section(problems.map(problemEntry)),
    failures: failures.length,
    failed: new Section(failureEntries(failures, texts)),
    sends: new Section(sends.map((row) => ({ rows: [row], first: true }))),
    planned: new Section(lines.filter((line) => !kept.includes(line)).map(diffEntry)),
    kept: new Section(kept.map(diffEntry)),
    others: new Section(
      unmanagedRows(unmanaged)
        .slice(0, names)
        .map((row) => ({ rows: [row] })),
    ),
    unmanaged: unmanaged.length,
  };
}

export function showsFirst({ sends, planned }: ProjectPart): boolean {
  return sends.showsFirst && planned.showsFirst;
}

export function sizeOf({ head, ...part }: ProjectPart, measure: Measure): number {
  const { wrong, failed, sends, planned, kept, others } = part;
  const sections = [wrong, failed, sends, planned, kept, others].filter(
    ({ entries }) => entries.length > 0,
  ).length;
  return measure(head) + GAP + sections * AROUND_SECTION;
}

export function projectBlocks(part: ProjectPart, { rest }: Room, level: 1 | 2): Markdown {
  const { project, head, wrong, failed, sends, planned, kept, others, unmanaged } = part;
  const failures = `${counted(part.failures, "change")} not made`;
  const plan = [...planned.lines("change", rest), ...kept.lines("kept item", rest)];
  const undeclared = others.lines("", rest).slice(0, others.entries.length);
  const more = unmanaged - undeclared.length;
  const names =
    more > 0 && unmanaged > 0 ? [...undeclared, `… and ${figure(more)} more; ${rest}`] : undeclared;
  return blocks([
    head,
    ...section(level, problemsWords(project.problems), wrong, "problem", rest),
    ...section(level, failures, failed, "change", rest),
    ...inFence(sends.lines("host", rest), "diff"),
    ...inFence(plan, "diff").map((block) =>
      project.results === undefined ? block : folded("The plan", block),
    ),
    ...inFence(names).map((block) => folded(`Unmanaged, not declared: ${figure(unmanaged)}`, block)),
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
  const said = command === "drift" ? driftSentence([project]) : planSentence(plan, project.effort);
  return md`${title}\n\n**${sentence(said)}**`;
}

/** Which project is meant: its id, and a link to it where the id may be shown. */
function projectWords({ id }: ProjectReport): Markdown {
  const page = pageOf(id);
  return md`Project ${codeSpan(shortLine(id, 200))}${page === undefined ? md`` : md` · ${link(md`open in Lokalise`, page)}`}`;
}

/** A name that somebody gave, short enough for a heading. */
export function nameSpan(name: string): Markdown {
  return codeSpan(shortLine(name, 80));
}

export function section(level: 1 | 2, title: string, rows: Section, noun: string, rest: string): Markdown[] {
  const signs = level === 1 ? md`###` : md`####`;
  return inFence(rows.lines(noun, rest)).map((block) => md`${signs} ${sentence(title)}\n\n${block}`);
}
