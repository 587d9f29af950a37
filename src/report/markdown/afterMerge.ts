/**
 * What the comment on a merged pull request says about applies: sections above the plan. Each run that applies the same inputs
 * has one section, which later runs replace.
 */
import type { Report } from "../report.ts";
import { type AppliedRun, appliedView } from "../view/report.ts";
import type { Row } from "../view/view.ts";
import { counted, placeWords } from "../view/words.ts";
import { MAX_MESSAGE } from "./body.ts";
import { blocks, fenced, list, type Markdown, marker, md, printed, publishedBefore } from "./markdown.ts";

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

const END = marker("lokaform:applied:end");
const MARKERS = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/;
/** As {@link appliedSection} writes it. Texts of strangers are never a line of their own, so they cannot end a section. */
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

/** If a person edits a comment in a browser, GitHub stores other line ends. */
function withoutReturns(comment: string): string {
  return comment.replaceAll("\r\n", "\n");
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
  const own = appliedSection(report, by, room);
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
  const text = withoutReturns(comment);
  const markers = markersIn(text);
  const sections: AppliedSection[] = [];
  let rest = text.slice(markers.length);
  for (let found = SECTION.exec(rest); found; found = SECTION.exec(rest)) {
    const [whole, inputs = "", state, commit = "", id, attempt] = found;
    const order = { id: Number(id), attempt: Number(attempt) };
    sections.push({ inputs, isDone: state === "done", commit, ...order, text: whole.trimEnd() });
    rest = rest.slice(whole.length);
  }
  const plan = rest.startsWith(BEFORE) ? rest.slice(BEFORE.length).trimStart() : rest;
  return { markers, sections, plan };
}

export interface AppliedBy extends AppliedRun {
  run: { id: number; attempt: number };
  /** Stands for the inputs that choose manifests and projects. */
  inputs: string;
}

/** The section about one apply: everything was applied, or what failed. `room`: characters. What does not fit is counted. */
export function appliedSection(report: Report, by: AppliedBy, room: number): Markdown {
  const { isDone, heading, lead, projects, failures } = appliedView(report, by, MAX_MESSAGE);
  const { id, attempt } = by.run;
  const state = isDone ? "done" : "failed";
  const start = marker(`lokaform:applied:${by.inputs}:${state}:${by.commit}:${id}:${attempt}`);
  const rows = projects.length > 0 ? [list(projects.map(printed))] : [];
  const words = blocks([md`## ${printed(heading)}`, ...lead.map(printed), ...rows]);
  const size = start.length + words.length + END.length + 4;
  const failed = failures.length > 0 ? [fenced(fitting(failures, room - size))] : [];
  return md`${start}\n${blocks([words, ...failed])}\n${END}`;
}

/** Characters of a fence in addition to its rows, and of the row that counts the others. */
const OVERHEAD = 150;

function fitting(failures: readonly Row[], room: number): string[] {
  const shown: string[] = [];
  let left = room - OVERHEAD;
  for (const [at, row] of failures.entries()) {
    const words = failureWords(row);
    left -= words.length + 1;
    if (left < 0) {
      const hidden = failures.slice(at).reduce((sum, { count = 1 }) => sum + count, 0);
      return [...shown, `… and ${counted(hidden, "more failure")}; the job summary has them`];
    }
    shown.push(words);
  }
  return shown;
}

function failureWords({ place, name, state = "", words = "", code }: Row): string {
  const at = place ? `${placeWords({ place })}  ` : "";
  return `${at}${code ? "" : `${name}  `}${state}: ${words}`;
}

/** Shortens Markdown that is already on GitHub, at the end of a line. */

/** In an item of a list, a fence is indented, or comes after the sign of the item. */
const FENCE = /^(?: |- )*`{3,}/;

/** At most `limit` characters. Fences and folds that are open at the cut are closed. `rest` replaces what is left out. */
export function cutMarkdown(text: string, limit: number, rest: string): string {
  if (text.length <= limit) return text;
  const kept: string[] = [];
  let size = rest.length;
  let open: Open = { folds: 0 };
  for (const line of text.split("\n")) {
    const next = after(open, line);
    size += line.length + 1;
    if (size + closing(next).length > limit) break;
    kept.push(line);
    open = next;
  }
  const shortened = kept.join("\n").trimEnd();
  return shortened === "" ? rest : `${shortened}${closing(open)}${rest}`;
}

/** What a cut would leave open. */
interface Open {
  /** The line that ends a fence. */
  fence?: string;
  folds: number;
}

function after({ fence, folds }: Open, line: string): Open {
  if (fence !== undefined) return line === fence ? { folds } : { fence, folds };
  const opened = FENCE.exec(line)?.[0].replaceAll("-", " ");
  if (opened !== undefined) return { fence: opened, folds };
  const count = (tag: string) => line.split(tag).length - 1;
  return { folds: Math.max(0, folds + count("<details") - count("</details>")) };
}

function closing({ fence, folds }: Open): string {
  return `${fence === undefined ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}\n\n`;
}
