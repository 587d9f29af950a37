/** What Markdown says of a run, wherever it stands: sentences, problems, what was not made, and the plans. */
import type { Problem } from "../../model/problem.ts";
import { pageOf } from "../../model/project.ts";
import { isEmpty, isRed, type ProjectReport, type Report } from "../report.ts";
import { withoutTexts } from "../withoutTexts.ts";
import { driftLines, unmanagedRows } from "../words/driftLines.ts";
import { planLines, sendWords } from "../words/planLines.ts";
import { shortened, shortLine } from "../words/safeText.ts";
import {
  appliedSentence,
  appliedWords,
  counted,
  driftSentence,
  figure,
  MOST_NAMED,
  manifestWords,
  planSentence,
  plansSentence,
  problemsWords,
  restoreLead,
  stoppedSentence,
  validSentence,
} from "../words/sentences.ts";
import { blocks, codeSpan, fenced, folded, link, type Markdown, md, sentence } from "./markdown.ts";
import { diffEntry, failureEntries, problemRow } from "./rows.ts";
import { type Entry, type Measure, Section, Space } from "./space.ts";

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
const AROUND_SECTION = 400;
/** Between two parts. */
const GAP = 2;
/** What removals, overwritten values and conflicts may take: the reason why a plan is refused has to be seen as well. */
const FIRST_SHARE = 7 / 8;

/**
 * Room goes to removals and overwritten values first, then to problems, to changes that did not end well, to each
 * project's figures, and to all other changes. What does not fit is counted.
 */
export function body(whole: Report, look: Room): Markdown {
  const report = withoutTexts(whole);
  const { problems, projects } = together(report);
  const several = projects.length > 1;
  const space = new Space(look.room, look.measure);
  const top = blocks([heading(report), lead(report, look), ...verdict(report)]);
  const more = (count: number) => sentence(`… and ${counted(count, "more project")}; ${look.rest}.`);
  space.takeText(`${top}${more(projects.length)}`);
  const wrong = new Section(problems.map(problemEntry));
  if (problems.length > 0) space.take(AROUND_SECTION);
  const parts = projects.map((project) => projectPart(project, report, look, several));
  const open = new Set<ProjectPart>();
  const opened = (part: ProjectPart) => {
    if (!open.has(part) && space.take(sizeOf(part, look.measure))) open.add(part);
    return open.has(part);
  };
  const all = (of: (part: ProjectPart) => Section) => [...open].map(of);

  for (const part of parts) if (!showsFirst(part)) opened(part);
  const firsts = () => [...all(({ sends }) => sends), ...all(({ planned }) => planned)];
  space.showFirst(firsts(), FIRST_SHARE);
  space.showRest([wrong], space.free / 2);
  for (const part of parts) if (!opened(part)) break;
  space.showRest(
    all((part) => part.wrong),
    space.free / 2,
  );
  space.showRest(
    all(({ failed }) => failed),
    space.free / 2,
  );
  space.showFirst(firsts(), 1);
  if (parts.every(showsFirst)) {
    space.showRest(all(({ planned }) => planned));
    space.showRest(all(({ kept }) => kept));
  }
  space.showRest(all(({ others }) => others));

  const hidden = parts.length - open.size;
  return blocks([
    top,
    ...section(1, problemsWords(problems), wrong, "problem", look.rest),
    ...parts.filter((part) => open.has(part)).map((part) => projectBlocks(part, look, several ? 2 : 1)),
    ...(hidden > 0 ? [more(hidden)] : []),
  ]);
}

interface ProjectPart {
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

function projectPart(
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

function showsFirst({ sends, planned }: ProjectPart): boolean {
  return sends.showsFirst && planned.showsFirst;
}

function problemEntry(one: Problem): Entry {
  return { rows: [problemRow(one)] };
}

function sizeOf({ head, ...part }: ProjectPart, measure: Measure): number {
  const { wrong, failed, sends, planned, kept, others } = part;
  const sections = [wrong, failed, sends, planned, kept, others].filter(
    ({ entries }) => entries.length > 0,
  ).length;
  return measure(head) + GAP + sections * AROUND_SECTION;
}

function projectBlocks(part: ProjectPart, { rest }: Room, level: 1 | 2): Markdown {
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

/** Where there is one project, its problems and those of the run are one list. */
function together({ problems, projects }: Report): Pick<Report, "problems" | "projects"> {
  const [only] = projects;
  if (!only || projects.length > 1) return { problems, projects };
  return { problems: [], projects: [{ ...only, problems: [...problems, ...only.problems] }] };
}

function heading(report: Report): Markdown {
  const { projects } = report;
  const [only] = projects;
  const name = projects.length === 1 && only?.plan ? md` · ${nameSpan(only.plan.project.name)}` : md``;
  const several = projects.length > 1 ? md` · ${sentence(counted(projects.length, "project"))}` : md``;
  return md`## Lokaform ${sentence(report.command)}${name}${several}`;
}

function lead({ manifests }: Report, { lead: words = (from) => md`From ${from}` }: Room): Markdown {
  const named = manifests.length > 0 && manifests.length <= MOST_NAMED;
  const all = manifestWords(manifests) || "no manifest";
  return words(named ? codeSpan(shortened(all, 400)) : sentence(all));
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

function verdict(report: Report): Markdown[] {
  const applied = report.projects.some(({ results }) => results);
  const mark = isRed(report) ? md`❌ ` : isEmpty(report) || applied ? md`✅ ` : md``;
  if (!report.stopped) return [md`${mark}**${runSentence(report)}**`];
  const { sentence: ended, names } = stoppedSentence(report);
  const missed = names.length > 0 ? md` Not reached: ${codeSpan(shortened(names.join(", "), 400))}.` : md``;
  const stopped = md`${mark}**${sentence(ended)}**${missed}`;
  return report.projects.some(({ plan }) => plan) ? [stopped, md`**${runSentence(report)}**`] : [stopped];
}

function runSentence(report: Report): Markdown {
  const { command, projects } = report;
  const planned = projects.filter(({ plan }) => plan);
  if (planned.length === 0) return sentence(validSentence(report));
  if (command === "apply" || command === "restore") return sentence(appliedSentence(report));
  if (command === "drift") return sentence(driftSentence(projects));
  const [only] = planned;
  const single = projects.length === 1 && only?.plan;
  return sentence(single ? planSentence(single, only.effort) : plansSentence(projects));
}

function projectHeading(project: ProjectReport, { command }: Report): Markdown {
  const { name, id, plan, results } = project;
  const title = md`### ${nameSpan(name ?? id)}${plan ? md` · ${nameSpan(plan.project.name)}` : md``}`;
  if (results) return md`${title}\n\n**${sentence(`Applied: ${appliedWords([project])}.`)}**`;
  if (!plan) return title;
  const said = command === "drift" ? driftSentence([project]) : planSentence(plan, project.effort);
  return md`${title}\n\n**${sentence(said)}**`;
}

function section(level: 1 | 2, title: string, rows: Section, noun: string, rest: string): Markdown[] {
  const signs = level === 1 ? md`###` : md`####`;
  return inFence(rows.lines(noun, rest)).map((block) => md`${signs} ${sentence(title)}\n\n${block}`);
}
