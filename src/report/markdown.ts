/** A report as Markdown: what a job summary shows. Strangers' words stand in fences and code spans only. */
import { type PlanLine, placeWords, planLines } from "./lines.ts";
import { hasChanges, isRed, type ProjectReport, type Report, type Result } from "./report.ts";
import { codeSpan, fenced, oneLine } from "./safe.ts";
import {
  appliedSentence,
  appliedWords,
  counted,
  manifestWords,
  planSentence,
  plansSentence,
  stoppedSentence,
  validSentence,
} from "./sentences.ts";
import { stateWords } from "./terminal.ts";

/** Bytes for headings and sentences, beside the rows that are cut to fit. */
const FRAME = 8_192;
/** The same for each project more. */
const PROJECT_FRAME = 1_024;

/**
 * `now` in Unix seconds; `room` in bytes. Rows that do not fit are counted instead: of the room that is left when its turn
 * comes, each project has its share, and problems and failures may take half of it each, the plan what they leave.
 */
export function markdown(report: Report, now: number, room = 1024 * 1024): string {
  const { problems, projects } = together(report);
  const wrong = rows(problems.map(problemRow), room / 2);
  let free = Math.max(0, room - FRAME - projects.length * PROJECT_FRAME - wrong.bytes);
  const blocks = [
    heading(report),
    ...sentences(report),
    ...section("### ", nounFor(problems), problems.length, wrong.lines),
  ];
  for (const [index, project] of projects.entries()) {
    const share = free / (projects.length - index);
    const { lines, bytes } = projectBlocks(project, now, share, projects.length > 1 ? "#### " : "### ");
    free -= bytes;
    if (projects.length > 1) blocks.push(projectHeading(project));
    blocks.push(...lines);
  }
  return `${blocks.join("\n\n")}\n`;
}

/** Where there is one project, its problems and those of the run are one list. */
function together({ problems, projects }: Report): Pick<Report, "problems" | "projects"> {
  const [only] = projects;
  if (!only || projects.length > 1) return { problems, projects };
  return { problems: [], projects: [{ ...only, problems: [...problems, ...only.problems] }] };
}

function heading({ command, projects, manifests }: Report): string {
  const [only] = projects;
  const single = projects.length === 1 && only?.plan ? ` · ${codeSpan(only.plan.project.name)}` : "";
  const several = projects.length > 1 ? ` · ${counted(projects.length, "project")}` : "";
  return `## Lokaform ${command}${single}${several}\n\nFrom ${codeSpan(manifestWords(manifests) || "no manifest")}`;
}

function sentences(report: Report): string[] {
  const applied = report.projects.some(({ results }) => results);
  const mark = isRed(report) ? "❌ " : hasChanges(report) && !applied ? "" : "✅ ";
  if (!report.stopped) return [`${mark}**${sentence(report)}**`];
  const stopped = `${mark}**${stoppedSentence(report)}**`;
  return report.projects.some(({ plan }) => plan) ? [stopped, `**${sentence(report)}**`] : [stopped];
}

function sentence(report: Report): string {
  const { command, projects } = report;
  const planned = projects.filter(({ plan }) => plan);
  if (planned.length === 0) return validSentence(report);
  if (command === "apply") return appliedSentence(report);
  const [only] = planned;
  return projects.length === 1 && only?.plan ? planSentence(only.plan, only.effort) : plansSentence(projects);
}

function projectHeading(project: ProjectReport): string {
  const { name, id, plan, results } = project;
  const called = plan ? ` · ${codeSpan(plan.project.name)}` : "";
  const planned = plan ? [`**${planSentence(plan, project.effort)}**`] : [];
  const applied = results ? [`**Applied: ${appliedWords([project])}.**`] : [];
  return [`### ${codeSpan(name ?? id)}${called}`, ...(results ? applied : planned)].join("\n\n");
}

function projectBlocks(
  { problems, results, plan, backup }: ProjectReport,
  now: number,
  room: number,
  level: string,
): { lines: string[]; bytes: number } {
  const failures = (results ?? []).filter(({ outcome }) => outcome.state !== "done");
  const wrong = rows(problems.map(problemRow), room / 2);
  const failed = rows(failures.map(failureRow), (room - wrong.bytes) / 2);
  const planned = rows(plan ? planLines(plan, now).flatMap(diffRows) : [], room - wrong.bytes - failed.bytes);
  const lines = [
    ...section(level, nounFor(problems), problems.length, wrong.lines),
    ...section(level, "change", failures.length, failed.lines, " not made"),
    ...(backup === undefined ? [] : [`The backup is in ${codeSpan(backup)}.`]),
    ...planBlock(results !== undefined, planned.lines),
  ];
  return { lines, bytes: wrong.bytes + failed.bytes + planned.bytes };
}

function section(level: string, noun: string, count: number, lines: readonly string[], more = ""): string[] {
  return lines.length > 0 ? [`${level}${counted(count, noun)}${more}`, fenced(lines)] : [];
}

function nounFor(problems: Report["problems"]): string {
  return problems.every(({ severity }) => severity === "notice") ? "notice" : "problem";
}

function planBlock(folded: boolean, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const block = fenced(lines, "diff");
  return folded ? ["<details><summary>The plan</summary>", block, "</details>"] : [block];
}

function problemRow({ severity, place, message }: Report["problems"][number]): string {
  const at = place ? `${oneLine(place.file)}:${place.line}:${place.col}  ` : "";
  return `${at}${severity}: ${oneLine(message)}`;
}

function failureRow({ change, outcome }: Result): string {
  const why = outcome.state === "done" ? "" : `: ${oneLine(outcome.message)}`;
  return `${placeWords(change)}  ${oneLine(change.label)}  ${stateWords(outcome)}${why}`;
}

/** In a diff fence, the sign at the start of a line colours it. */
function diffRows({ sign, label, place, words }: PlanLine): string[] {
  const coloured = sign === "+" || sign === "-" || sign === "!" ? sign : " ";
  const name = coloured === " " ? `${sign} ${label}` : label;
  return [`${coloured} ${name}  ${place}`, ...words.map((word) => `${coloured}     ${word}`)];
}

/** As many rows as fit, the last of which counts those that do not. */
function rows(all: readonly string[], room: number): { lines: string[]; bytes: number } {
  const lines: string[] = [];
  let bytes = 0;
  for (const line of all) {
    const size = Buffer.byteLength(line) + 1;
    if (bytes + size > room) {
      lines.push(`… and ${counted(all.length - lines.length, "more line")}; the report file has them all`);
      break;
    }
    lines.push(line);
    bytes += size;
  }
  return { lines, bytes };
}
