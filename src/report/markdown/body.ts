/** The part that comment, issue and summary share: sentences, problems, changes that were not made, and the plans. */
import type { Place } from "../../model/place.ts";
import type { Report } from "../report.ts";
import { shortLine } from "../safeText.ts";
import { type PartView, type ReportOptions, type ReportView, reportView } from "../view/reportView.ts";
import {
  FOLDED,
  type LinkTo,
  MAX_OPEN,
  PARTS,
  type Part,
  type Row,
  type Section,
  type Words,
} from "../view/view.ts";
import { counted } from "../view/words.ts";
import {
  blocks,
  codeSpan,
  fenced,
  folded,
  link,
  list,
  type Markdown,
  md,
  printed,
  sentence,
  stacked,
  table,
  wordsSpan,
} from "./markdown.ts";

export interface BodyOptions {
  limit: number;
  measure: Measure;
  overflow: string;
  linkTo?: LinkTo | undefined;
}

/** Characters of a message. The report file has the whole of a longer one. */
export const MAX_MESSAGE = 1_000;
/** The share that losses may take. The reason why a plan is refused must be visible as well. */
const LOSS_SHARE = 7 / 8;
const GAP = 2;

interface Printed {
  head: Markdown;
  groups: readonly Group[];
  isApplied: boolean;
}

type BodyView = Pick<ReportView, "heading" | "lead" | "verdict" | "problems"> &
  Partial<Pick<ReportView, "stopped" | "comparison" | "legend">> & {
    next?: Words;
    parts: readonly (Pick<PartView, "heading" | "result" | "facts" | "isApplied" | "sections"> &
      Partial<Pick<PartView, "table">>)[];
  };

export function bodyView(report: Report, options: ReportOptions = {}): ReportView {
  return reportView(report, {
    full: "also",
    longest: MAX_MESSAGE,
    keptElsewhere: "the report file lists",
    ...options,
  });
}

/** Shows losses and looser settings first, then problems, changes not made, figures, pending losses, and the rest. What does not fit is counted. */
export function body(view: BodyView, options: BodyOptions): Markdown {
  const { overflow, measure, linkTo } = options;
  const several = view.parts.length > 1;
  const budget = new Budget(options.limit, measure);
  const top = topOf(view);
  const moreLine = (count: number) => sentence(`… and ${counted(count, "more project")}; ${overflow}.`);
  const parts = view.parts.map((part) => printedPart(part, several, linkTo));
  const { next = [], legend = [] } = view;
  const bottom = [
    printed(next),
    ...(legend.length > 0 ? [folded("How to read this", blocks(legend.map(printed)))] : []),
  ];
  budget.take(measure(blocks([top, moreLine(parts.length), ...bottom])));
  const runProblems = groupOf(view.problems, linkTo);
  if (countOf(runProblems.items) > 0) budget.take(GROUP_OVERHEAD);
  const open = new Set<Printed>();
  const openAll = (subset: readonly Printed[]) => {
    for (const part of subset) if (!open.has(part) && budget.take(sizeOf(part, measure))) open.add(part);
  };
  const openGroups = (...names: readonly Part[]) =>
    names.flatMap((part) => [...open].flatMap((one) => groupsIn(one, part)));

  openAll(parts.filter((part) => !showsLosses(part)));
  budget.within(LOSS_SHARE, () => budget.showLosses(openGroups("plan")));
  budget.within(1 / 2, () => budget.showRest([runProblems]));
  openAll(parts);
  budget.within(1 / 2, () => budget.showRest(openGroups("problems", "failed")));
  budget.showLosses(openGroups("plan"));
  if (parts.every(showsLosses)) {
    budget.within(LOSS_SHARE, () => budget.showLosses(openGroups("pending")));
    budget.showRest(openGroups("plan", "values", "pending"));
  }
  budget.showRest(openGroups("unmanaged"));

  const hidden = parts.length - open.size;
  return blocks([
    top,
    ...groupBlocks(runProblems, 3, overflow),
    ...parts.filter((part) => open.has(part)).map((part) => partBlocks(part, overflow, several ? 4 : 3)),
    ...(hidden > 0 ? [moreLine(hidden)] : []),
    ...bottom,
  ]);
}

const MARKS = { good: md`✅ `, bad: md`❌ ` } as const;

function topOf({ heading, lead, stopped, verdict, comparison = [] }: BodyView): Markdown {
  return blocks([
    md`## ${printed(heading)}`,
    printed(lead),
    ...(stopped ? [md`${MARKS.bad}${printed(stopped)}`] : []),
    ...verdict.map(({ mark, words }) => md`${mark ? MARKS[mark] : md``}${printed(words)}`),
    ...comparison.map(printed),
  ]);
}

function printedPart(part: BodyView["parts"][number], several: boolean, linkTo: LinkTo | undefined): Printed {
  const { heading, result, facts, table: figures, isApplied, sections } = part;
  const title = several
    ? [md`### ${printed(heading)}`, ...(result === undefined ? [] : [md`**${sentence(result)}**`])]
    : [];
  return {
    isApplied,
    head: blocks([...title, ...facts.map(printed), ...(figures ? [table(figures)] : [])]),
    groups: sections.map((section) => groupOf(section, linkTo)),
  };
}

function groupsIn({ groups }: Printed, part: Part): Group[] {
  return groups.filter((group) => group.part === part);
}

function showsLosses(part: Printed): boolean {
  return groupsIn(part, "plan").every(({ items }) => items.every(({ isLoss, shown }) => !isLoss || shown));
}

function sizeOf({ head, groups }: Printed, measure: Measure): number {
  const used = groups.filter(({ items }) => countOf(items) > 0).length;
  return measure(head) + GAP + used * GROUP_OVERHEAD;
}

function partBlocks(one: Printed, overflow: string, level: 3 | 4): Markdown {
  const parts = PARTS.map((part) => {
    const shown = groupsIn(one, part).flatMap((group) => groupBlocks(group, level, overflow));
    return one.isApplied && part === "plan" && shown.length > 0 ? [folded("The plan", blocks(shown))] : shown;
  });
  return blocks([one.head, ...parts.flat()]);
}

// Divides the size limit of a comment, an issue or a summary among its rows. Removals and overwritten values come first.

/** How GitHub counts: comments and issues in characters, summaries in bytes. */
export type Measure = (text: string) => number;

/** Code units: a character outside of the basic plane counts as two, so that a text is never too long however GitHub counts. */
export const characters: Measure = (text) => text.length;
export const bytes: Measure = (text) => Buffer.byteLength(text);

interface Item extends Pick<Row, "isLoss" | "count"> {
  whole: Markdown;
  short: Markdown;
  shown?: Markdown;
}

function countOf(items: readonly Item[]): number {
  return items.reduce((sum, { count = 1 }) => sum + count, 0);
}

class Budget {
  #remaining: number;
  readonly #measure: Measure;

  constructor(limit: number, measure: Measure) {
    this.#remaining = limit;
    this.#measure = measure;
  }

  /** False if the size does not fit; nothing is taken then. */
  take(size: number): boolean {
    if (size > this.#remaining) return false;
    this.#remaining -= size;
    return true;
  }

  /** What `show` shows takes no more than this share of what remains. */
  within(share: number, show: () => void): void {
    const reserved = this.#remaining - Math.floor(this.#remaining * share);
    this.#remaining -= reserved;
    show();
    this.#remaining += reserved;
  }

  showLosses(groups: readonly Group[]): void {
    const losses = groups.flatMap(({ items }): Item[] => items.filter(({ isLoss }) => isLoss));
    for (const item of losses) if (!item.shown) this.#show(item, item.short);
    for (const item of losses) if (item.shown) this.#show(item, item.whole);
  }

  /** Shows what is not shown yet: of each group, as long as the next item of it fits. */
  showRest(groups: readonly Group[]): void {
    for (const { items } of groups)
      for (const item of items) if (!item.shown && !this.#show(item, item.whole)) break;
  }

  #show(item: Item, words: Markdown): boolean {
    if (!this.take(this.#sizeOf(words) - this.#sizeOf(item.shown ?? ""))) return false;
    item.shown = words;
    return true;
  }

  #sizeOf(words: string): number {
    return words === "" ? 0 : this.#measure(words) + 1;
  }
}

interface Group extends Omit<Section, "rows"> {
  items: readonly Item[];
}

/** What a group takes in addition to its rows, at most: its heading, its fold, and the count of hidden rows. */
const GROUP_OVERHEAD = 400;

/** Nothing for a group without rows. `level`: of its heading. */
function groupBlocks(group: Group, level: 3 | 4, overflow: string): Markdown[] {
  const { part, title, noun, items } = group;
  const count = countOf(items);
  if (count === 0) return [];
  const hiddenCount = countOf(items.filter(({ shown }) => !shown));
  const words = `… and ${counted(hiddenCount, `more ${noun}`)}; ${overflow}`;
  const rows = items.flatMap(({ shown = [] }) => shown);
  const inside = blocks([stacked(rows), ...(hiddenCount > 0 ? [sentence(words)] : [])]);
  if (title === undefined) return [inside];
  if (FOLDED.includes(part)) return [folded(title, inside)];
  const isLong = part === "plan" && items.length > MAX_OPEN;
  const heading = md`${level === 3 ? md`###` : md`####`} ${sentence(title)}`;
  return [heading, isLong ? folded(`Show ${counted(count, noun)}`, inside) : inside];
}

export function sectionBlocks(section: Section, { limit, measure, overflow }: BodyOptions): Markdown[] {
  const group = groupOf(section);
  new Budget(limit, measure).showRest([group]);
  return groupBlocks(group, 3, overflow);
}

export function groupOf({ rows, ...facts }: Section, linkTo?: LinkTo): Group {
  return { ...facts, items: rows.map((row) => itemOf(row, linkTo)) };
}

function itemOf(row: Row, linkTo: LinkTo | undefined): Item {
  const { name, state, words, lines, isLoss, count, code } = row;
  const item = (whole: Markdown, short = whole, facts: Pick<Row, "isLoss" | "count"> = {}): Item => ({
    ...{ whole: list([whole]), short: list([short]), ...facts },
  });
  const facts = { ...(isLoss && { isLoss }), ...(count !== undefined && { count }) };
  if (count !== undefined && words === undefined) return item(sentence(name), undefined, facts);
  const ended = state === undefined ? nameOf(row, linkTo) : md`${nameOf(row, linkTo)} · ${sentence(state)}`;
  const said = words === undefined ? ended : md`${ended}: ${wordsSpan(words)}`;
  const title = code ? problemOf(row, linkTo) : said;
  const diffLines = lines.map(({ sign, start, value, end = "" }) => `${sign} ${start}${value}${end}`);
  const whole = lines.length > 0 ? md`${title}\n${fenced(diffLines, "diff")}` : title;
  return code ? item(whole) : item(whole, nameOf(row, undefined), facts);
}

function problemOf({ state = "", place, words = "", code }: Row, linkTo: LinkTo | undefined): Markdown {
  const at = place ? md` ${locationLink(place, linkTo)}` : md``;
  const explained = code ? md` (${link(codeSpan(code.name), code.address)})` : md``;
  return md`**${sentence(state)}**${at}: ${wordsSpan(words)}${explained}`;
}

function nameOf({ name, from, place }: Row, linkTo: LinkTo | undefined): Markdown {
  const former = from === undefined ? md`` : md` ← ${codeSpan(from)}`;
  const location = place ? md` · ${locationLink(place, linkTo)}` : md``;
  return md`**${codeSpan(name)}**${former}${location}`;
}

const MAX_PATH = 300;

function locationLink({ file, line }: Place, linkTo: LinkTo | undefined): Markdown {
  const words = codeSpan(`${shortLine(file, MAX_PATH)}:${line}`);
  const address = linkTo?.(file, line);
  return address === undefined ? words : link(words, address);
}
