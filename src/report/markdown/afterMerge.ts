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
  list,
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
const REST_OF_PLAN =
  "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan.";
const REST_OF_FAILURES = "The rest is left out, because the comment is full. The summary of the run has it.";

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
  const head = publishedBefore(markers.trimEnd());
  const others = sectionsOfOthers(sections, by, limit - head.length);
  const fixed = blocks([head, ...others, BEFORE]).length;
  const room = limit - fixed - Math.min(plan.length, MIN_PLAN);
  const own = appliedSection(withoutTexts(report), by, room);
  const above = blocks([head, ...others, own, ...(plan === "" ? [] : [BEFORE])]);
  const below = publishedBefore(cutMarkdown(plan, limit - above.length - 2, REST_OF_PLAN));
  return blocks([above, below]);
}

/** If they take more than half of the comment, each gets the same share of it. */
function sectionsOfOthers(sections: readonly AppliedSection[], by: AppliedBy, limit: number): Markdown[] {
  const texts = sections.filter(({ inputs }) => inputs !== by.inputs).map(({ text }) => text);
  const isLong = texts.join("\n\n").length > limit / 2;
  const share = Math.floor((limit - MIN_PLAN) / (texts.length + 1)) - 2;
  return texts.map((text) => publishedBefore(isLong ? shortenedSection(text, share) : text));
}

function shortenedSection(text: string, limit: number): string {
  const [start = "", ...lines] = text.split("\n");
  const words = lines.slice(0, -1).join("\n");
  return [start, cutMarkdown(words, limit - start.length - END.length - 2, REST_OF_FAILURES), END].join("\n");
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
  const state = isRed(report) ? "failed" : "done";
  const { id, attempt } = by.run;
  const start = marker(`lokaform:applied:${by.inputs}:${state}:${by.commit}:${id}:${attempt}`);
  const words = blocks([...leadOf(report, by), ...projectRows(report)]);
  const end = publishedBefore(END);
  const size = start.length + words.length + end.length + 4;
  const failures = isRed(report) ? failureBlocks(report, room - size) : [];
  return md`${start}\n${blocks([words, ...failures])}\n${end}`;
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
    md`The next run that applies everything updates this comment.`,
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
      return [...shown, `… and ${counted(hidden, "more failure")}; the summary of the run has them`];
    }
    shown.push(...rows);
  }
  return shown;
}
