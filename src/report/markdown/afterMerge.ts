/**
 * What the comment on a merged pull request says about the apply: a section above the plan, which says that the manifests
 * were applied, or what failed. Each run that applies the same inputs has one section, which later runs replace.
 */
import { allResults, isRed, type ProjectReport, type Report } from "../report.ts";
import { withoutTexts } from "../withoutTexts.ts";
import { counted } from "../words/figures.ts";
import { appliedWords } from "../words/sentences.ts";
import { timeWords } from "../words/times.ts";
import type { RowGroup } from "./budget.ts";
import { cutMarkdown } from "./cutMarkdown.ts";
import {
  blocks,
  codeSpan,
  fenced,
  link,
  type Markdown,
  marker,
  md,
  publishedBefore,
  sentence,
} from "./markdown.ts";
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

interface AppliedSection {
  inputs: string;
  isDone: boolean;
  commit: string;
  id: number;
  attempt: number;
  text: string;
}

/** A comment of Lokaform: its markers, the sections about applies, and the plan. */
interface CommentParts {
  markers: string;
  sections: readonly AppliedSection[];
  plan: string;
}

const END = "<!-- lokaform:applied:end -->";
const MARKERS = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/;
/** Texts of strangers are never a line of their own, so they cannot end a section. */
const SECTION = new RegExp(
  `^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${END}(?:\n+|$)`,
);
const BEFORE = md`The plan before the merge:`;
/** The space for the plan, if there are more failures than the comment can hold. */
const MIN_PLAN = 1_000;

/** The markers at the beginning of a comment. */
export function markersIn(comment: string): string {
  return MARKERS.exec(comment)?.[0] ?? "";
}

/** Whether the comment says something about an apply, so that its pull request is merged. */
export function isAnswered(comment: string): boolean {
  return partsOf(comment).sections.length > 0;
}

/**
 * Whether the section of these inputs is missing or may be replaced. It stays if it says that everything was applied, or if
 * it is by this run. An older run that finishes last does not replace the section of a later run for another commit.
 */
export function needsAnswer(comment: string, by: AppliedBy): boolean {
  const present = partsOf(comment).sections.find(({ inputs }) => inputs === by.inputs);
  if (!present) return true;
  const { isDone, commit, id, attempt } = present;
  const isLater = commit !== by.commit && id > by.run.id;
  return !isDone && !isLater && !(id === by.run.id && attempt === by.run.attempt);
}

/**
 * The comment with the section of this run, in at most `limit` characters. The plan is shortened before any failure is.
 * `report`: only the projects of the comment.
 */
export function withAppliedSection(comment: string, report: Report, by: AppliedBy, limit: number): Markdown {
  const { markers, sections, plan } = partsOf(comment);
  const others = sections
    .filter(({ inputs }) => inputs !== by.inputs)
    .map(({ text }) => publishedBefore(text));
  const head = publishedBefore(markers.trimEnd());
  const fixed = blocks([head, ...others, BEFORE]).length;
  const room = limit - fixed - Math.min(plan.length, MIN_PLAN);
  const own = appliedSection(withoutTexts(report), by, room);
  const above = blocks([head, ...others, own, ...(plan === "" ? [] : [BEFORE])]);
  const below = publishedBefore(cutMarkdown(plan, limit - above.length - 2));
  return blocks([above, below]);
}

function partsOf(comment: string): CommentParts {
  const markers = markersIn(comment);
  const sections: AppliedSection[] = [];
  let rest = comment.slice(markers.length);
  for (let found = SECTION.exec(rest); found; found = SECTION.exec(rest)) {
    const [text, inputs = "", state, commit = "", id, attempt] = found;
    const order = { id: Number(id), attempt: Number(attempt) };
    sections.push({ inputs, isDone: state === "done", commit, ...order, text: text.trimEnd() });
    rest = rest.slice(text.length);
  }
  const plan = rest.startsWith(BEFORE) ? rest.slice(BEFORE.length).trimStart() : rest;
  return { markers, sections, plan };
}

/** `room`: characters. */
function appliedSection(report: Report, by: AppliedBy, room: number): Markdown {
  const { projects } = report;
  const state = isRed(report) ? "failed" : "done";
  const { id, attempt } = by.run;
  const start = marker(`lokaform:applied:${by.inputs}:${state}:${by.commit}:${id}:${attempt}`);
  const results = projects.length > 1 ? [projectRows(projects)] : [];
  const words = blocks([...leadOf(report, by), ...results]);
  const end = publishedBefore(END);
  const size = start.length + words.length + end.length + 4;
  const failures = isRed(report) ? failureBlocks(report, room - size) : [];
  return md`${start}\n${blocks([words, ...failures])}\n${end}`;
}

function leadOf(report: Report, { url, commit, now, pullRequests }: AppliedBy): Markdown[] {
  const run = url === "" ? md`a run` : link(md`this run`, url);
  const when = md`commit ${codeSpan(commit.slice(0, 7))} on ${sentence(timeWords(now))}`;
  const words = sentence(appliedWords(report.projects));
  const all = `The figures are for ${counted(pullRequests, "merged pull request")} together.`;
  const together = pullRequests > 1 ? [sentence(all)] : [];
  const [only] = report.projects;
  const of = report.projects.length === 1 && only?.name !== undefined ? md` · ${nameSpan(only.name)}` : md``;
  if (!isRed(report))
    return [md`## ✅ Applied${of}`, md`Applied by ${run}, at ${when}: ${words}.`, ...together];
  const some = allResults(report).some(({ outcome }) => outcome.state === "done");
  const title = some ? md`## ❌ Not everything was applied${of}` : md`## ❌ Nothing was applied${of}`;
  const next = md`The next run that applies everything updates this comment.`;
  return [title, md`By ${run}, at ${when}: ${words}.`, ...together, next];
}

function projectRows(projects: readonly ProjectReport[]): Markdown {
  const rows = projects.map((one) => {
    const name = nameSpan(one.name ?? one.id);
    return md`- ${name}: ${sentence(appliedWords([one]))}`;
  });
  return rows.reduce((all, row) => md`${all}\n${row}`);
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
      return [...shown, `… and ${counted(hidden, "more failure")}; the summary of the run has them`];
    }
    shown.push(...rows);
  }
  return shown;
}
