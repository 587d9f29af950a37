/** What Markdown says of a run, wherever it stands: sentences, problems, what was not made, and the plans. */
import { pageOf } from "../model/project.ts";
import { driftLines, unmanagedRows } from "./drift.ts";
import { planLines, sendWords } from "./lines.ts";
import { blocks, codeSpan, fenced, folded, link, type Markdown, md, sentence } from "./markup.ts";
import { isEmpty, isRed, type ProjectReport, type Report } from "./report.ts";
import { diffRows, type Fitted, failureRows, fitted, inFence, problemRow } from "./rows.ts";
import { shortened, shortLine } from "./safe.ts";
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
  stoppedSentence,
  validSentence,
} from "./sentences.ts";
import { withoutTexts } from "./withoutTexts.ts";

export interface Room {
  /** Unix seconds, for "2 days ago". */
  now: number;
  /** Bytes that there are for all of it. */
  room: number;
  /** What the sentences below the heading are about; `from` names the manifests. */
  lead?: (from: Markdown) => Markdown;
  /** Where those rows stand that do not fit, as the end of a sentence. */
  rest: string;
}

/** Bytes of headings and sentences beside the rows, at most: of the run, and of each project. */
const FRAME = 4_096;
const PROJECT_FRAME = 1_536;

/**
 * Of the room that is left when its turn comes, each project has its share; problems and what was not made may take half
 * of it each, the plan what they leave. Rows, and whole projects, that do not fit are counted instead.
 */
export function body(whole: Report, look: Room): Markdown {
  const report = withoutTexts(whole);
  const { problems, projects } = together(report);
  const wrong = fitted(problems.map(problemRow), (look.room - FRAME) / 2, look.rest);
  let free = look.room - FRAME - wrong.bytes;
  const parts = [
    heading(report),
    lead(report, look),
    ...verdict(report),
    ...section(1, problemsWords(problems), wrong),
  ];
  for (const [index, project] of projects.entries()) {
    if (free < PROJECT_FRAME) {
      parts.push(sentence(`… and ${counted(projects.length - index, "more project")}; ${look.rest}.`));
      break;
    }
    const share = (free - PROJECT_FRAME) / (projects.length - index);
    const several = projects.length > 1;
    const made = blocks([
      ...(several ? [projectHeading(project, report)] : []),
      ...projectParts(project, report, { ...look, room: Math.max(0, share) }, several ? 2 : 1),
    ]);
    free -= Buffer.byteLength(made);
    parts.push(made);
  }
  return blocks(parts);
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
  if (command === "apply") return sentence(appliedSentence(report));
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

function projectParts(project: ProjectReport, { command }: Report, look: Room, level: 1 | 2): Markdown[] {
  const { problems, results, plan, backup, unmanaged = [] } = project;
  const { now, room, rest } = look;
  const texts = project.hide_texts !== true;
  const failures = (results ?? []).filter(({ outcome }) => outcome.state !== "done");
  const wrong = fitted(problems.map(problemRow), room / 2, rest);
  const failed = fitted(failureRows(failures, texts), (room - wrong.bytes) / 2, rest);
  const lines = !plan ? [] : command === "drift" ? driftLines(plan, texts) : planLines(plan, { now, texts });
  const sends = !plan || command === "drift" ? [] : sendWords(plan);
  const free = room - wrong.bytes - failed.bytes - Buffer.byteLength(sends.join("\n"));
  const planned = fitted(lines.flatMap(diffRows), unmanaged.length > 0 ? (free * 3) / 4 : free, rest);
  const others = fitted(unmanagedRows(unmanaged), free - planned.bytes, rest);
  return [
    projectWords(project),
    ...section(level, problemsWords(problems), wrong),
    ...section(level, `${counted(failures.length, "change")} not made`, failed),
    ...(backup === undefined ? [] : [md`The backup is in ${codeSpan(shortLine(backup, 400))}.`]),
    ...(sends.length > 0 ? [fenced(sends, "diff")] : []),
    ...inFence(planned, "diff").map((block) => (results === undefined ? block : folded("The plan", block))),
    ...inFence(others).map((block) => folded(`Unmanaged, not declared: ${figure(unmanaged.length)}`, block)),
  ];
}

function section(level: 1 | 2, title: string, rows: Fitted): Markdown[] {
  const signs = level === 1 ? md`###` : md`####`;
  return inFence(rows).map((block) => md`${signs} ${sentence(title)}\n\n${block}`);
}
