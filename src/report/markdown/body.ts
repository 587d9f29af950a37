/** The part that comment, issue and summary share: sentences, problems, changes that were not made, and the plans. */
import { greatest } from "../../model/json.ts";
import type { Place } from "../../model/place.ts";
import type { Report } from "../report.ts";
import { shortLine } from "../safeText.ts";
import { type Legend, type PartView, type ReportView, reportView } from "../view/report.ts";
import { type Line, type LinkTo, MAX_OPEN, PARTS, type Part, type Row, type Section } from "../view/view.ts";
import { counted, placeWords } from "../view/words.ts";
import {
  blocks,
  codeSpan,
  fenced,
  folded,
  lineInFence,
  link,
  list,
  type Markdown,
  md,
  printed,
  sentence,
  stacked,
  wordsSpan,
} from "./markdown.ts";

interface BodyOptions {
  /** The most that the body may take, and how that is counted. */
  limit: number;
  measure: Measure;
  /** Where the rows are that do not fit, as the end of a sentence. */
  overflow: string;
  /** Maximum number of names of unmanaged keys and webhooks. */
  maxUnmanaged?: number;
  linkTo?: LinkTo | undefined;
}

/** Characters of a message. The report file has the whole of a longer one. */
export const MAX_MESSAGE = 1_000;
/** The share that losses may take. The reason why a plan is refused must be visible as well. */
const LOSS_SHARE = 7 / 8;
/** The blank line between two parts. */
const GAP = 2;

/** A project with its rows as they are printed. */
interface Printed {
  head: Markdown;
  groups: readonly Group[];
  /** Whether the plan was applied, so that it is folded. */
  isApplied: boolean;
}

/** The view of a report as {@link body} prints it. */
export function bodyView(
  report: Report,
  options: Pick<BodyOptions, "overflow" | "maxUnmanaged"> &
    Omit<Parameters<typeof reportView>[1], "overflow">,
): ReportView {
  return reportView(report, {
    full: "also",
    longest: MAX_MESSAGE,
    keptElsewhere: "the report file lists",
    ...options,
  });
}

/**
 * Shows removals, overwritten values and settings that let a run do more first, then problems, changes that were not made, the
 * figures of each project, pending losses, and all other changes. What does not fit is counted.
 */
export function body(view: ReportView, options: BodyOptions): Markdown {
  const { overflow, measure, linkTo } = options;
  const several = view.parts.length > 1;
  const budget = new Budget(options.limit, measure);
  const top = topOf(view);
  const more = (count: number) => sentence(`… and ${counted(count, "more project")}; ${overflow}.`);
  const parts = view.parts.map((part) => printedPart(part, several, linkTo));
  const bottom = [...(view.next ? [printed(view.next)] : []), ...(view.legend ? [legend(view.legend)] : [])];
  budget.takeText(blocks([top, more(parts.length), ...bottom]));
  const runProblems = groupOf(view.problems, linkTo);
  if (runProblems.section.count > 0) budget.take(GROUP_OVERHEAD);
  const open = new Set<Printed>();
  const isOpened = (one: Printed) => {
    if (!open.has(one) && budget.take(sizeOf(one, measure))) open.add(one);
    return open.has(one);
  };
  const fitted = (part: Part, nth?: number) =>
    [...open].flatMap((one) => {
      const all = groupsIn(one, part).map(({ section }) => section);
      return nth === undefined ? all : all.slice(nth, nth + 1);
    });

  for (const one of parts) if (!showsLosses(one)) isOpened(one);
  budget.showLosses(fitted("plan"), LOSS_SHARE);
  budget.showRest([runProblems.section], budget.remaining / 2);
  for (const one of parts) if (!isOpened(one)) break;
  for (const part of ["problems", "failed"] as const) budget.showRest(fitted(part), budget.remaining / 2);
  budget.showLosses(fitted("plan"), 1);
  if (parts.every(showsLosses)) {
    budget.showLosses(fitted("pending"), LOSS_SHARE);
    const most = greatest(parts.map((one) => groupsIn(one, "plan").length));
    for (let nth = 0; nth < most; nth += 1) budget.showRest(fitted("plan", nth));
    budget.showRest(fitted("pending"));
  }
  budget.showRest(fitted("unmanaged"));

  const hidden = parts.length - open.size;
  return blocks([
    top,
    ...groupBlocks(runProblems, 3, overflow),
    ...parts.filter((part) => open.has(part)).map((part) => partBlocks(part, overflow, several ? 4 : 3)),
    ...(hidden > 0 ? [more(hidden)] : []),
    ...bottom,
  ]);
}

const MARKS = { good: md`✅ `, bad: md`❌ ` } as const;

function topOf({ heading, lead, stopped, verdict, comparison }: ReportView): Markdown {
  return blocks([
    md`## ${printed(heading)}`,
    printed(lead),
    ...(stopped ? [md`${MARKS.bad}${printed(stopped)}`] : []),
    ...verdict.map(({ mark, words }) => md`${mark ? MARKS[mark] : md``}${printed(words)}`),
    ...comparison.map(printed),
  ]);
}

/** It explains only what is shown. */
function legend({ text, meanings }: Legend): Markdown {
  const rows = meanings.length > 0 ? [list(meanings.map(printed))] : [];
  return folded("How to read this", blocks([...text.map(printed), ...rows]));
}

function printedPart(part: PartView, several: boolean, linkTo: LinkTo | undefined): Printed {
  const { heading, result, facts, isApplied, sections } = part;
  const title = several
    ? [md`### ${printed(heading)}`, ...(result === undefined ? [] : [md`**${sentence(result)}**`])]
    : [];
  return {
    isApplied,
    head: blocks([...title, ...facts.map(printed)]),
    groups: sections.map((section) => groupOf(section, linkTo)),
  };
}

function groupsIn({ groups }: Printed, part: Part): Group[] {
  return groups.filter((group) => group.part === part);
}

function showsLosses(one: Printed): boolean {
  return groupsIn(one, "plan").every(({ section }) => section.showsLosses);
}

/** What a part takes before any row of it is shown. */
function sizeOf({ head, groups }: Printed, measure: Measure): number {
  const used = groups.filter(({ section }) => section.count > 0).length;
  return measure(head) + GAP + used * GROUP_OVERHEAD;
}

function partBlocks({ isApplied, head, groups }: Printed, overflow: string, level: 3 | 4): Markdown {
  const parts = PARTS.map((part) => {
    const shown = groups
      .filter((group) => group.part === part)
      .flatMap((group) => groupBlocks(group, level, overflow));
    return isApplied && part === "plan" && shown.length > 0 ? [folded("The plan", blocks(shown))] : shown;
  });
  return blocks([head, ...parts.flat()]);
}

// Divides the size limit of a comment, an issue or a summary among its rows. Removals and overwritten values come first.

/** How GitHub counts: comments and issues in characters, summaries in bytes. */
export type Measure = (text: string) => number;

/** Code units: a character outside of the basic plane counts as two, so that a text is never too long however GitHub counts. */
export const characters: Measure = (text) => text.length;
export const bytes: Measure = (text) => Buffer.byteLength(text);

/** Rows that belong together: all of them are shown or none. */
interface RowGroup<Row extends string = string> {
  rows: readonly Row[];
  /** Shown if there is no room for the rows: the name. Absent: the first row. */
  short?: readonly Row[];
  /** A removal, an overwritten value or a conflict: it is named before anything else is shown. */
  isLoss?: boolean;
  /** The number of changes that the rows are about; 1 if absent. */
  count?: number;
}

/** The groups of one fence, in the order in which they are shown. */
class FittedRows<Row extends string = string> {
  readonly groups: readonly RowGroup<Row>[];
  readonly #shown = new Map<RowGroup<Row>, readonly Row[]>();

  constructor(groups: readonly RowGroup<Row>[]) {
    this.groups = groups;
  }

  /** Whether every loss is shown. */
  get showsLosses(): boolean {
    return this.groups.every((group) => !group.isLoss || this.isShown(group));
  }

  isShown(group: RowGroup<Row>): boolean {
    return this.#shown.has(group);
  }

  rowsOf(group: RowGroup<Row>): readonly Row[] | undefined {
    return this.#shown.get(group);
  }

  show(group: RowGroup<Row>, rows: readonly Row[]): void {
    this.#shown.set(group, rows);
  }

  /** All that it is about, shown or not. */
  get count(): number {
    return countOf(this.groups);
  }

  /** How many of them are not shown. */
  get hidden(): number {
    return countOf(this.groups.filter((group) => !this.isShown(group)));
  }

  /** The rows that are shown. */
  get rows(): Row[] {
    return this.groups.flatMap((group) => this.#shown.get(group) ?? []);
  }
}

function countOf(groups: readonly RowGroup[]): number {
  return groups.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** What remains of the size limit. */
export class Budget {
  #remaining: number;
  readonly #measure: Measure;

  constructor(limit: number, measure: Measure) {
    this.#remaining = limit;
    this.#measure = measure;
  }

  get remaining(): number {
    return this.#remaining;
  }

  /** False if the size does not fit; nothing is taken then. */
  take(size: number): boolean {
    if (size > this.#remaining) return false;
    this.#remaining -= size;
    return true;
  }

  takeText(text: string): boolean {
    return this.take(this.#measure(text));
  }

  /** Names the losses, then shows them whole. They take no more than `share` of what remains. */
  showLosses(sections: readonly FittedRows[], share: number): void {
    const reserved = this.#remaining - Math.floor(this.#remaining * share);
    this.#remaining -= reserved;
    const losses = sections.flatMap((section) =>
      section.groups.filter((group) => group.isLoss).map((group) => ({ section, group })),
    );
    for (const { section, group } of losses)
      if (!section.isShown(group)) this.#show(section, group, shortRows(group));
    for (const { section, group } of losses) {
      const shown = section.rowsOf(group);
      if (shown && shown !== group.rows) this.#show(section, group, group.rows, shown);
    }
    this.#remaining += reserved;
  }

  /** Shows what is not shown yet: one group of each section in turn, as long as the next one of that section fits. */
  showRest(sections: readonly FittedRows[], max = this.#remaining): void {
    const reserved = Math.max(0, this.#remaining - max);
    this.#remaining -= reserved;
    let open = sections.map((section) => ({
      section,
      rest: section.groups.filter((group) => !section.isShown(group)),
    }));
    for (let turn = 0; open.length > 0; turn += 1)
      open = open.filter(({ section, rest }) => {
        const group = rest[turn];
        return group !== undefined && this.#show(section, group, group.rows);
      });
    this.#remaining += reserved;
  }

  #show(
    section: FittedRows,
    group: RowGroup,
    rows: readonly string[],
    replaced: readonly string[] = [],
  ): boolean {
    if (!this.take(this.#sizeOf(rows) - this.#sizeOf(replaced))) return false;
    section.show(group, rows);
    return true;
  }

  #sizeOf(rows: readonly string[]): number {
    return rows.reduce((sum, row) => sum + this.#measure(lineInFence(row)) + 1, 0);
  }
}

function shortRows({ rows, short }: RowGroup): readonly string[] {
  return short ?? (rows.length > 1 ? [`${rows[0]} …`] : rows);
}

export type Group = GroupFacts &
  (
    | { layout: "list"; section: FittedRows<Markdown> }
    /** A fence: with the colours of a diff, or without. */
    | { layout: "diff" | "plain"; section: FittedRows }
  );

interface GroupFacts {
  part: Part;
  /** What its rows have in common, and what that means. */
  action?: string;
  meaning?: string;
  /** Of the heading or the fold, in plain words; absent: there is no heading. */
  title?: string;
  /** What one row is about, in the singular. */
  noun: string;
  /** `many`: there is a heading, and below it a fold if there are more than {@link MAX_OPEN} rows. */
  fold: "never" | "many" | "always";
}

/** What a group takes in addition to its rows, at most: its heading, its fold, its fence, and the count of hidden rows. */
export const GROUP_OVERHEAD = 400;

/** Nothing for a group without rows. `level`: of its heading. */
export function groupBlocks(group: Group, level: 3 | 4, overflow: string): Markdown[] {
  const { title, noun, fold, section } = group;
  if (section.count === 0) return [];
  const more = section.hidden;
  const words = `… and ${counted(more, `more ${noun}`)}; ${overflow}`;
  const inside =
    group.layout === "list"
      ? blocks([stacked(group.section.rows), ...(more > 0 ? [sentence(words)] : [])])
      : fenced([...section.rows, ...(more > 0 ? [words] : [])], group.layout === "diff" ? "diff" : "");
  if (title === undefined) return [inside];
  if (fold === "always") return [folded(title, inside)];
  const isLong = fold === "many" && section.groups.length > MAX_OPEN;
  const heading = md`${level === 3 ? md`###` : md`####`} ${sentence(title)}`;
  return [heading, isLong ? folded(`Show ${counted(section.count, noun)}`, inside) : inside];
}

/** A section of the view, with its rows as they are printed. */
export function groupOf({ rows, layout, title, ...facts }: Section, linkTo?: LinkTo): Group {
  const titled = { ...facts, ...(title !== undefined && { title }) };
  if (layout === "list")
    return { ...titled, layout, section: new FittedRows(rows.map((row) => itemOf(row, linkTo))) };
  const printed = rows.map((row): RowGroup => {
    const { isLoss, count } = row;
    const lines = layout === "names" ? [row.name] : linesOf(row);
    return { rows: lines, ...(isLoss && { isLoss }), ...(count !== undefined && { count }) };
  });
  return { ...titled, layout: layout === "names" ? "plain" : "diff", section: new FittedRows(printed) };
}

/** A name, a link to the location, and a diff of the values. */
function itemOf(row: Row, linkTo: LinkTo | undefined): RowGroup<Markdown> {
  const { name, state, words, lines, isLoss, count, code } = row;
  if (code) return { rows: [list([problemOf(row, linkTo)])] };
  if (count !== undefined && words === undefined) return { rows: [list([sentence(name)])], count };
  const ended = state === undefined ? nameOf(row, linkTo) : md`${nameOf(row, linkTo)} · ${sentence(state)}`;
  const named = words === undefined ? ended : md`${ended}: ${wordsSpan(words)}`;
  const diff = fenced(lines.map(lineWords), "diff");
  return {
    rows: [list([lines.length > 0 ? md`${named}\n${diff}` : named])],
    short: [list([nameOf(row, undefined)])],
    ...(isLoss && { isLoss }),
    ...(count !== undefined && { count }),
  };
}

function problemOf({ state = "", place, words = "", code }: Row, linkTo: LinkTo | undefined): Markdown {
  const at = place ? md` ${locationLink(place, linkTo)}` : md``;
  const explained = code ? md` (${link(codeSpan(code.name), code.address)})` : md``;
  return md`**${sentence(state)}**${at}: ${wordsSpan(words)}${explained}`;
}

/** The name in bold, and the location. */
function nameOf({ name, from, place, commit }: Row, linkTo: LinkTo | undefined): Markdown {
  const former = from === undefined ? md`` : md` ← ${codeSpan(from)}`;
  const linkInCommit: LinkTo | undefined = linkTo && ((file, line) => linkTo(file, line, commit));
  const location = place ? md` · ${locationLink(place, linkInCommit)}` : md``;
  return md`**${codeSpan(name)}**${former}${location}`;
}

/** A line for the name, and one for each thing that changes. The sign at the start of a line colours it. */
function linesOf({ sign, name, words, place, lines }: Row): string[] {
  const isColoured = sign === "+" || sign === "-" || sign === "!";
  const start = isColoured || sign === " " ? `${sign} ` : `  ${sign} `;
  const coloured = isColoured ? sign : " ";
  const parts = [name, ...(words === undefined ? [] : [words]), ...(place ? [placeWords({ place })] : [])];
  return [start + parts.join("  "), ...lines.map(({ start, value }) => `${coloured}     ${start}${value}`)];
}

function lineWords({ sign, start, value }: Line): string {
  return `${sign} ${start}${value}`;
}

/** Characters of a path. */
const MAX_PATH = 300;

function locationLink({ file, line }: Place, linkTo: LinkTo | undefined): Markdown {
  const words = codeSpan(`${shortLine(file, MAX_PATH)}:${line}`);
  const address = linkTo?.(file, line);
  return address === undefined ? words : link(words, address);
}
