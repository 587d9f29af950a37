/** What the comment on a merged pull request says about applies: above the plan, a section for each set of inputs, which later runs replace. */
import type { Report } from "../report.ts";
import { type AppliedRun, appliedView } from "../view/reportView.ts";
import { characters, MAX_MESSAGE, sectionBlocks } from "./body.ts";
import { blocks, list, type Markdown, marker, md, printed, publishedBefore } from "./markdown.ts";

const END = marker("lokaform:applied:end");
const MARKERS = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/;
/** As {@link appliedSection} writes it. Texts of strangers are never a line of their own, so they cannot end a section. */
const SECTION = new RegExp(
  `<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${END}(?:\n+|$)`,
  "gy",
);
const BEFORE = md`The plan before the merge:`;
const NO_PLAN = "The plan is left out, because the comment is full. Its edit history has the plan.";
/** The share of what is left of the comment that one section may take, so that those of later jobs fit. */
const SECTION_SHARE = 1 / 4;

export function markersIn(comment: string): string {
  return MARKERS.exec(comment)?.[0] ?? "";
}

export function isAnswered(comment: string): boolean {
  return partsOf(comment).sections.length > 0;
}

/** Whether the section of these inputs is missing or may be replaced. It stays if everything was applied, or if no earlier run wrote it. */
export function needsAnswer(comment: string, { inputs, run }: AppliedBy): boolean {
  const present = partsOf(comment).sections.find((section) => section.inputs === inputs);
  if (!present) return true;
  const { isDone, id, attempt } = present;
  return !isDone && (id < run.id || (id === run.id && attempt < run.attempt));
}

/** The comment with the section of this run, in at most `limit` characters, unless very many jobs fail. The plan is left out before any failure. */
export function withAppliedSection(comment: string, report: Report, by: AppliedBy, limit: number): Markdown {
  const { markers, sections, plan } = partsOf(comment);
  const otherSections = sections.filter(({ inputs }) => inputs !== by.inputs);
  const published = [markers.trimEnd(), ...otherSections.map(({ text }) => text)].map(publishedBefore);
  const left = limit - blocks([...published, BEFORE]).length - NO_PLAN.length - 4;
  const section = appliedSection(report, by, left * SECTION_SHARE);
  const above = blocks([...published, section, ...(plan === "" ? [] : [BEFORE])]);
  const isFitting = above.length + 2 + plan.length <= limit;
  return blocks([above, publishedBefore(isFitting ? plan : NO_PLAN)]);
}

function partsOf(comment: string) {
  // If a person edits a comment in a browser, GitHub stores other line ends.
  const text = comment.replaceAll("\r\n", "\n");
  const markers = markersIn(text);
  const matches = [...text.slice(markers.length).matchAll(SECTION)];
  const sections = matches.map(([whole, inputs = "", state, commit = "", id, attempt]) => {
    const order = { id: Number(id), attempt: Number(attempt) };
    return { inputs, isDone: state === "done", commit, ...order, text: whole.trimEnd() };
  });
  const remainder = text.slice(markers.length + matches.map(([whole]) => whole).join("").length);
  const plan = remainder.startsWith(BEFORE) ? remainder.slice(BEFORE.length).trimStart() : remainder;
  return { markers, sections, plan };
}

export interface AppliedBy extends AppliedRun {
  run: { id: number; attempt: number };
  /** Stands for the inputs that choose manifests and projects. */
  inputs: string;
}

/** Blank lines, and the row that counts failures without room. */
const OVERHEAD = 150;

/** The section about one apply: everything was applied, or what failed. `room`: characters. What does not fit is counted. */
export function appliedSection(report: Report, by: AppliedBy, room: number): Markdown {
  const { isDone, heading, lead, projects, failures } = appliedView(report, by, MAX_MESSAGE);
  const { id, attempt } = by.run;
  const state = isDone ? "done" : "failed";
  const start = marker(`lokaform:applied:${by.inputs}:${state}:${by.commit}:${id}:${attempt}`);
  const words = blocks([md`## ${printed(heading)}`, ...lead.map(printed), list(projects.map(printed))]);
  const size = start.length + words.length + END.length + OVERHEAD;
  const options = { limit: room - size, measure: characters, overflow: "the job summary has them" };
  const failed = sectionBlocks({ part: "failed", noun: "failure", rows: failures }, options);
  return md`${start}\n${blocks([words, ...failed])}\n${END}`;
}
