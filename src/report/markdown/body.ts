/** The part that comment, issue and summary share: sentences, problems, changes that were not made, and the plans. */
import { greatest } from "../../model/lists.ts";
import type { Report } from "../report.ts";
import { type Legend, type PartView, type ReportView, reportView } from "../view/report.ts";
import { type LinkTo, PARTS, type Part } from "../view/view.ts";
import { counted } from "../view/words.ts";
import { Budget, type Measure } from "./budget.ts";
import { GROUP_OVERHEAD, type Group, groupBlocks, groupOf } from "./groups.ts";
import { blocks, folded, list, type Markdown, md, printed, sentence } from "./markdown.ts";

export interface BodyOptions {
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
