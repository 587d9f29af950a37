/** A report as Markdown: what a job summary shows. Strangers' words stand in fences and code spans only. */
import { type PlanLine, placeWords, planLines } from "./lines.ts";
import { hasChanges, isRed, type Report, type Result } from "./report.ts";
import { codeSpan, fenced, oneLine } from "./safe.ts";
import { appliedSentence, counted, manifestWords, planSentence, validSentence } from "./sentences.ts";
import { stateWords } from "./terminal.ts";

/** Bytes for headings and sentences, beside the rows that are cut to fit. */
const FRAME = 8_192;

/**
 * `now` in Unix seconds; `room` in bytes. Rows that do not fit are counted instead: problems and failures may take half of
 * the room each, the plan what they leave.
 */
export function markdown(report: Report, now: number, room = 1024 * 1024): string {
  const { problems, results = [], plan } = report;
  const free = Math.max(0, room - FRAME);
  const wrong = rows(problems.map(problemRow), free / 2);
  const failures = results.filter(({ outcome }) => outcome.state !== "done");
  const failed = rows(failures.map(failureRow), (free - wrong.bytes) / 2);
  const planned = rows(plan ? planLines(plan, now).flatMap(diffRows) : [], free - wrong.bytes - failed.bytes);
  const blocks = [
    heading(report),
    sentence(report),
    ...section(counted(problems.length, "problem"), wrong.lines),
    ...section(`${counted(failures.length, "change")} not made`, failed.lines),
    ...planBlock(report, planned.lines),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function heading({ command, plan, manifests }: Report): string {
  const project = plan ? ` · ${codeSpan(plan.project.name)}` : "";
  return `## Lokaform ${command}${project}\n\nFrom ${codeSpan(manifestWords(manifests) || "no manifest")}`;
}

function sentence(report: Report): string {
  const mark = isRed(report) ? "❌ " : hasChanges(report) && !report.results ? "" : "✅ ";
  if (report.results) return `${mark}**${appliedSentence(report)}**`;
  if (report.plan) return `${mark}**${planSentence(report.plan, report.effort)}**`;
  return `${mark}**${validSentence(report)}**`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`### ${title}`, fenced(lines)] : [];
}

function planBlock({ results }: Report, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const block = fenced(lines, "diff");
  return results ? ["<details><summary>The plan</summary>", block, "</details>"] : [block];
}

function problemRow({ severity, place, message }: Report["problems"][number]): string {
  const at = place ? `${oneLine(place.file)}:${place.line}:${place.col}  ` : "";
  return `${at}${severity}: ${oneLine(message)}`;
}

function failureRow({ change, outcome }: Result): string {
  const why = outcome.state === "done" ? "" : `: ${oneLine(outcome.message)}`;
  return `${placeWords(change.place)}  ${oneLine(change.label)}  ${stateWords(outcome)}${why}`;
}

/** In a diff fence, the sign at the start of a line colours it. */
function diffRows({ sign, label, place, words }: PlanLine): string[] {
  const coloured = sign === "+" || sign === "!" ? sign : " ";
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
