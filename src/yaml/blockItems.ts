/** The lines that belong to the members or items of a block. */
import type { CST } from "yaml";
import {
  columnOf,
  isBlankLine,
  itemRange,
  keepsBlankLines,
  lineStart,
  nextLine,
  startsLine,
} from "./layout.ts";

type Items = readonly CST.CollectionItem[];

/** The start of the line of an item, or of the first of its comments above it. */
export function leadStart(text: string, items: Items, index: number): number {
  const own = startOf(items, index);
  const limit = index > 0 ? endOf(text, items, index - 1) : 0;
  let start = lineStart(text, own);
  while (start > limit) {
    const above = lineStart(text, start - 1);
    const comment = commentColumn(text, above);
    if (above < limit || comment === undefined || comment > columnOf(text, own)) break;
    start = above;
  }
  return start;
}

/** The start of the line after an item and the comments that are indented deeper than it. */
export function endOf(text: string, items: Items, index: number): number {
  const item = items[index];
  const column = columnOf(text, startOf(items, 0));
  let end = nextLine(text, item ? itemRange(item).end : 0);
  for (let at = end; at < text.length; at = nextLine(text, at)) {
    const comment = commentColumn(text, at);
    if (comment !== undefined && comment > column) end = nextLine(text, at);
    else if (!isBlankLine(text, at)) break;
  }
  return end;
}

/** Items that follow each other, and what is removed with them. */
interface Region {
  from: number;
  start: number;
  end: number;
}

/** By each of the removed positions. */
export function regionsOf(text: string, items: Items, isRemoved: readonly boolean[]): Map<number, Region> {
  const regions = new Map<number, Region>();
  let from = 0;
  for (const [to, flag] of isRemoved.entries()) {
    if (!flag) from = to + 1;
    if (!flag || isRemoved[to + 1]) continue;
    const region = regionOf(text, items, from, to);
    for (; from <= to; from += 1) regions.set(from, region);
  }
  return regions;
}

/** Items with their comments, and the blank lines that separate them from others. */
function regionOf(text: string, items: Items, from: number, to: number): Region {
  const next = items[to + 1];
  const first = startOf(items, from);
  if (next && !startsLine(text, first)) return { from, start: first, end: itemRange(next).start };
  let end = endOf(text, items, to);
  let start = leadStart(text, items, from);
  const isBlankAbove = () => isBlankLine(text, lineStart(text, start - 1));
  // Blank lines after the items would become part of the text before them.
  const keeps = keepsBlankLines(items[from - 1]?.value);
  if (!next && from > 0 && !keeps) {
    const limit = endOf(text, items, from - 1);
    while (start > limit && isBlankAbove()) start = lineStart(text, start - 1);
  } else if ((next && from === 0) || keeps || (next && isBlankAbove())) {
    while (isBlankLine(text, end)) end = nextLine(text, end);
  }
  return { from, start, end };
}

/** The column of the comment of a line that has nothing else. */
function commentColumn(text: string, start: number): number | undefined {
  const line = text.slice(start, nextLine(text, start));
  return line.trimStart().startsWith("#") ? line.search(/\S/) : undefined;
}

function startOf(items: Items, index: number): number {
  const item = items[index];
  return item ? itemRange(item).start : 0;
}
