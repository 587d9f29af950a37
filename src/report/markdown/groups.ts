/** The rows of a body in groups with headings, and the blocks of a group. */

import type { Place } from "../../model/place.ts";
import { shortLine } from "../safeText.ts";
import { type Line, type LinkTo, MAX_OPEN, type Part, type Row, type Section } from "../view/view.ts";
import { counted, placeWords } from "../view/words.ts";
import { FittedRows, type RowGroup } from "./budget.ts";
import {
  blocks,
  codeSpan,
  fenced,
  folded,
  link,
  list,
  type Markdown,
  md,
  sentence,
  stacked,
  wordsSpan,
} from "./markdown.ts";

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

export function locationLink({ file, line }: Place, linkTo: LinkTo | undefined): Markdown {
  const words = codeSpan(`${shortLine(file, MAX_PATH)}:${line}`);
  const address = linkTo?.(file, line);
  return address === undefined ? words : link(words, address);
}
