/** Where values are in a text, whose line ends are all "\n", also the last one. Offsets are those of the YAML library's tokens. */
import type { CST } from "yaml";
import type { Span } from "../model/place.ts";

type Item = CST.CollectionItem;

export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

export function nextLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

export function startsLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === "";
}

/** Whether the line that starts at this offset has no text. False at the end. */
export function isBlankLine(text: string, start: number): boolean {
  return start < text.length && trimEnd(text.slice(start, nextLine(text, start))) === "";
}

/** Without blanks of YAML at its end: a no-break space is text. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " \t\r\n".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const SIGNIFICANT = new Set(["anchor", "tag", "seq-item-ind", "explicit-key-ind", "map-value-ind"]);

/** The tokens of the members or items of a collection, in the order of its nodes. */
export function itemsOf(token: CST.Token | undefined): Item[] {
  return token && "items" in token ? token.items.filter((item) => !isBlank(item)) : [];
}

function isBlank({ start, key, sep, value }: Item): boolean {
  return !key && !value && ![...start, ...(sep ?? [])].some(({ type }) => SIGNIFICANT.has(type));
}

/** From its first character, which can be its dash, its anchor or its tag, to the last one of its value. */
export function itemRange(item: Item): Span {
  const { start, key, sep, value } = item;
  const firstToken = start.find(({ type }) => SIGNIFICANT.has(type)) ?? key ?? sep?.[0] ?? value;
  return { start: firstToken?.offset ?? 0, end: value ? valueEnd(value) : propertiesEnd(item) };
}

/** The offset at which the value of an item can start: after its colon or dash, its anchor and its tag. */
export function propertiesEnd({ start, key, sep }: Item): number {
  const last = (sep ?? start).findLast(({ type }) => SIGNIFICANT.has(type));
  if (last) return last.offset + last.source.length;
  return key ? valueEnd(key) : (start.at(-1)?.offset ?? 0);
}

/** The offset after the last character of a value, without comments and blank lines after it. */
function valueEnd(token: CST.Token): number {
  if (token.type === "block-scalar") return blockParts(token).end;
  if (token.type === "flow-collection") {
    const close = token.end.find(({ type }) => /^flow-(map|seq)-end$/.test(type));
    return close ? close.offset + 1 : token.offset;
  }
  const last = itemsOf(token).at(-1);
  if (last) return itemRange(last).end;
  return token.offset + ("source" in token ? token.source.length : 0);
}

/** A block scalar. `end`: after the last line that counts, before its line end. */
function blockParts({ offset, props, source }: CST.BlockScalar) {
  const before = props.map((prop) => ("source" in prop ? prop.source : "")).join("");
  const header = /^[|>][-+\d]*/.exec(before)?.[0] ?? "|";
  const body = header.includes("+") && source !== "" ? source.replace(/\n$/, "") : trimEnd(source);
  return { end: offset + before.length + body.length, header, bodyStart: offset + before.length };
}

/** The text of a value: a part of the line of its name or dash, and whole lines below it. */
export interface Extent {
  inline: Span;
  lines: Span | undefined;
}

/** Undefined: the member of a flow mapping has no colon. */
export function extentOf(text: string, item: Item): Extent | undefined {
  const { value: token } = item;
  const after = propertiesEnd(item);
  if (item.key && !item.sep?.some(({ type }) => type === "map-value-ind")) return undefined;
  if (!token || (token.type === "scalar" && token.source === ""))
    return { inline: { start: after, end: after }, lines: undefined };
  const { offset: start } = token;
  const end = valueEnd(token);
  if (token.type === "block-scalar") {
    const { header, bodyStart } = blockParts(token);
    const lines = { start: bodyStart, end: end < bodyStart ? bodyStart : nextLine(text, end) };
    return { inline: { start, end: start + header.length }, lines };
  }
  const [firstItem] = token.type === "block-map" || token.type === "block-seq" ? itemsOf(token) : [];
  const at = firstItem ? itemRange(firstItem).start : start;
  if (firstItem && startsLine(text, at))
    return {
      inline: { start: after, end: after },
      lines: { start: lineStart(text, at), end: nextLine(text, end) },
    };
  return { inline: { start: at, end }, lines: undefined };
}

// The lines that belong to the members or items of a block.

type Items = readonly Item[];

/** The start of the line of an item, or of the first of its comments above it. */
export function leadStart(text: string, items: Items, index: number): number {
  const offset = startOf(items, index);
  const limit = index > 0 ? endOf(text, items, index - 1) : 0;
  let start = lineStart(text, offset);
  while (start > limit) {
    const above = lineStart(text, start - 1);
    const comment = commentColumn(text, above);
    if (above < limit || comment === undefined || comment > columnOf(text, offset)) break;
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

/** Items that follow each other, and what is removed with them. By each of the removed positions. */
export function regionsOf(text: string, items: Items, isRemoved: readonly boolean[]): Map<number, Span> {
  const regions = new Map<number, Span>();
  let from = 0;
  for (const [to, flag] of isRemoved.entries()) {
    if (!flag) from = to + 1;
    if (!flag || isRemoved[to + 1]) continue;
    const region = regionOf(text, items, from, to);
    for (; from <= to; from += 1) regions.set(from, region);
  }
  return regions;
}

/** Items with their comments, and the blank lines that separate them from the next item, or else from the one before. */
function regionOf(text: string, items: Items, from: number, to: number): Span {
  const next = items[to + 1];
  const offset = startOf(items, from);
  if (next && !startsLine(text, offset)) return { start: offset, end: itemRange(next).start };
  let [start, end] = [leadStart(text, items, from), endOf(text, items, to)];
  const limit = from > 0 ? endOf(text, items, from - 1) : start;
  if (next) while (isBlankLine(text, end)) end = nextLine(text, end);
  else
    while (start > limit && isBlankLine(text, lineStart(text, start - 1))) start = lineStart(text, start - 1);
  return { start, end };
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
