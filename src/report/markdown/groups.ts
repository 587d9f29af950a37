/** The rows of a body in groups with headings, and the blocks of a group. */
import { counted } from "../words/figures.ts";
import type { Section } from "./budget.ts";
import { blocks, fenced, folded, type Markdown, md, sentence, stacked } from "./markdown.ts";

export type Group = GroupFacts &
  (
    | { layout: "list"; section: Section<Markdown> }
    /** A fence: with the colours of a diff, or without. */
    | { layout: "diff" | "plain"; section: Section }
  );

interface GroupFacts {
  /** Of the heading or the fold, in plain words; absent: there is no heading. */
  title?: string;
  /** What one row is about, in the singular. */
  noun: string;
  /** `many`: there is a heading, and below it a fold if there are more than {@link MAX_OPEN} rows. */
  fold: "never" | "many" | "always";
}

/** Groups with more rows than this are folded. */
const MAX_OPEN = 20;

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
