/** Replaces the text of one value, and keeps its style, its anchor, its tag and its comments. */
import { type CST, isMap, isScalar } from "yaml";
import type { Json } from "../../model/json.ts";
import {
  type BlockParts,
  blockParts,
  itemStart,
  type Layout,
  type Patches,
  propertiesEnd,
  valueEnd,
} from "./layout.ts";
import { isInFlow, type ValueSlot } from "./tree.ts";
import { doubleQuoted, type ScalarPlace, type ValueWriter, type Written, writeScalar } from "./valueText.ts";

/** What the parts of an edit share. */
export interface Tools {
  layout: Layout;
  patches: Patches;
  writer: ValueWriter;
}

interface Range {
  start: number;
  end: number;
}

/** The text of a value: a part of the line of its name or dash, and whole lines below it. */
interface Extent {
  inline: Range;
  lines: Range | undefined;
}

/** False if the value cannot be replaced here. */
export function replaceValue(slot: ValueSlot, value: Json, tools: Tools): boolean {
  const { layout, patches } = tools;
  const { item } = slot;
  const extent = item && extentOf(item, layout);
  if (!extent) return false;
  const tag = (item.sep ?? item.start).find(({ type }) => type === "tag");
  const place = placeOf(slot, item, layout);
  const keepsTag = tag && isScalar(slot.node) && rewritten(slot, value, { ...place, tag: tag.source }, tools);
  if (tag && keepsTag) place.tag = tag.source;
  else if (tag) removeTag(tag, item, extent, patches, layout);
  const below = layout.nextLine(extent.inline.end);
  const written = rewritten(slot, value, place, tools) ?? writtenNew(slot, value, place, extent, tools);
  patches.replace(...inlinePatch(extent.inline, written.inline, layout));
  const lines = extent.lines ?? { start: below, end: below };
  if (extent.lines || written.lines.length > 0) patches.replaceLines(lines.start, lines.end, written.lines);
  return true;
}

/** Comments and blank lines above former members stay. They would become part of a block. */
function writtenNew(
  { node }: ValueSlot,
  value: Json,
  place: ScalarPlace,
  { inline, lines }: Extent,
  { layout, writer }: Tools,
): Written {
  const written = writer.write(value, [node], place);
  const isApart = lines !== undefined && lines.start !== layout.nextLine(inline.end);
  return isApart && typeof value === "string" ? { inline: doubleQuoted(value), lines: [] } : written;
}

/** A scalar over a scalar keeps its style. */
function rewritten(
  { node }: ValueSlot,
  value: Json,
  place: ScalarPlace,
  { layout, writer }: Tools,
): Written | undefined {
  if ((typeof value === "object" && value !== null) || !isScalar(node) || !node.srcToken) return undefined;
  const block = node.srcToken.type === "block-scalar" ? blockParts(node.srcToken) : undefined;
  const written = writeScalar(
    value,
    {
      type: node.type,
      quotes: writer.style.quotes,
      indent: block?.indent ?? place.column + writer.style.step,
      foldAt: block?.foldedAt ?? 0,
      mayKeepEnd: block !== undefined && isFollowed(block, layout),
    },
    place,
  );
  return block && written ? { ...written, inline: likeHeader(block, written.inline) } : written;
}

/** Whether the next line ends a block that keeps the line ends at its end. */
function isFollowed({ end }: BlockParts, layout: Layout): boolean {
  const next = layout.nextLine(end);
  return next === layout.text.length ? layout.added === "" : layout.line(next).trim() !== "";
}

/** The header of a block, as it was if that means the same. */
function likeHeader({ header }: BlockParts, wanted: string): string {
  if (!/^[|>]/.test(wanted) || wanted[0] !== header[0]) return wanted;
  const [was, now] = [header, wanted].map((text) => ({
    digit: /\d/.exec(text)?.[0],
    chomping: /[-+]/.exec(text)?.[0],
  }));
  const sameDigit = was?.digit === now?.digit || now?.digit === undefined;
  const sameEnd = was?.chomping === now?.chomping || (was?.chomping === "+" && now?.chomping === undefined);
  if (sameDigit && sameEnd) return header;
  const digit = now?.digit ?? was?.digit ?? "";
  return `${wanted[0]}${digit}${now?.chomping ?? ""}`;
}

function placeOf(slot: ValueSlot, item: CST.CollectionItem, layout: Layout): ScalarPlace {
  const inFlow = isInFlow(slot);
  const isMember = isMap(slot.parent?.node);
  const within = isMember ? (inFlow ? "flow-mapping" : "mapping") : inFlow ? "flow-list" : "list";
  return { within, column: inFlow ? 0 : layout.column(itemStart(item)), tag: "" };
}

/** A tag for another type of value would change how the new one is read. */
function removeTag(
  { offset, source }: CST.SourceToken,
  { sep, start }: CST.CollectionItem,
  extent: Extent,
  patches: Patches,
  { text }: Layout,
): void {
  if ((sep ?? start).some(({ type, offset: at }) => type === "anchor" && at > offset)) {
    const end = offset + source.length;
    patches.replace(offset, end + (/^ */.exec(text.slice(end))?.[0].length ?? 0), "");
  } else extent.inline.start = offset;
}

/** Undefined: the member of a flow mapping has no colon. */
function extentOf(item: CST.CollectionItem, layout: Layout): Extent | undefined {
  const { value: token } = item;
  const after = propertiesEnd(item);
  if (item.key && !item.sep?.some(({ type }) => type === "map-value-ind")) return undefined;
  if (!token || (token.type === "scalar" && token.source === "")) {
    return { inline: { start: after, end: after }, lines: undefined };
  }
  const end = valueEnd(token);
  if (token.type === "block-scalar") {
    const { header, bodyStart } = blockParts(token);
    return {
      inline: { start: token.offset, end: token.offset + header.length },
      lines: { start: bodyStart, end: end < bodyStart ? bodyStart : layout.nextLine(end) },
    };
  }
  if (token.type === "block-map" || token.type === "block-seq") {
    const [first] = token.items;
    const start = first ? itemStart(first) : token.offset;
    if (layout.startsLine(start)) {
      return {
        inline: { start: after, end: after },
        lines: { start: layout.lineStart(start), end: layout.nextLine(end) },
      };
    }
    return { inline: { start, end }, lines: undefined };
  }
  return { inline: { start: token.offset, end }, lines: undefined };
}

function inlinePatch(
  { start, end }: Range,
  text: string,
  { text: source }: Layout,
): [number, number, string] {
  if (start === end) return [start, end, text && ` ${text}`];
  if (text !== "") return [start, end, text];
  const spaces = /[ \t]*$/.exec(source.slice(0, start))?.[0].length ?? 0;
  return [start - spaces, end, ""];
}
