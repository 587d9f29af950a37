/** Removes and adds members of mappings and items of lists, with the lines that belong to them. */
import { type CST, isMap, isSeq, type Node } from "yaml";
import type { Json } from "../../model/json.ts";
import type { CollectionChange, NewMember } from "./changes.ts";
import { itemEnd, itemStart, keepsBlankLines, type Layout, type Patches, propertiesEnd } from "./layout.ts";
import { replaceValue, type Tools } from "./replaceValue.ts";
import type { ValueSlot } from "./tree.ts";
import type { ValueWriter } from "./valueText.ts";

interface Edge {
  start: number;
  end: number;
}

/** The values of the nearest items before a new one show how it is written. */
const MODELS = 20;

/** False if the collection cannot be edited. */
export function changeBlock(slot: ValueSlot, change: CollectionChange, tools: Tools): boolean {
  const { layout, patches, writer } = tools;
  const items = new BlockItems(slot, layout);
  const { children } = slot;
  if (children.some(({ item }) => !item)) return false;
  const isCleared = change.removed.size === children.length;
  // The first item follows a dash, so no line can be removed.
  if (isCleared && !items.ownLines) return replaceValue(slot, addedOnly(slot, change), tools);
  const runs = runsOf(children.map((child) => change.removed.has(child)));
  const regions = runs.map(({ from, to }) => ({ from, to, region: items.regionOf(from, to) }));
  for (const { region } of regions) {
    if (layout.startsLine(region.start)) patches.replaceLines(region.start, region.end, []);
    else patches.replace(region.start, region.end, "");
  }
  if (isCleared && change.inserted.size === 0) {
    if (!slot.item) return false;
    const at = propertiesEnd(slot.item);
    patches.replace(at, at, isSeq(slot.node) ? " []" : " {}");
  }
  for (const [after, members] of [...change.inserted].sort(([a], [b]) => a - b)) {
    const removed = regions.find(({ from, to }) => from <= after && after <= to);
    const at = removed ? removed.region.end : after < 0 ? items.leadStart(0) : items.endOf(after);
    if (after < 0 && !items.ownLines) return false;
    const models = modelsFor(slot, after);
    const keeps = keepsBlankLines(children[removed ? removed.from - 1 : after]?.item?.value);
    const lines = members.flatMap((member) => {
      const own = linesOf(member, items.column, models, writer);
      return items.isSpaced && !keeps ? ["", ...own] : own;
    });
    patches.replaceLines(at, at, lines);
  }
  return true;
}

/** What is in a collection of which all former members are removed. */
function addedOnly({ node }: ValueSlot, { inserted }: CollectionChange): Json {
  const added = [...inserted].sort(([a], [b]) => a - b).flatMap(([, members]) => members);
  if (isSeq(node)) return added.map(({ value }) => value);
  return Object.fromEntries(added.map(({ name = "", value }) => [name, value]));
}

function linesOf(
  { name, value }: NewMember,
  column: number,
  models: readonly Node[],
  writer: ValueWriter,
): string[] {
  return name === undefined ? writer.item(value, models, column) : writer.member(name, value, models, column);
}

function modelsFor(slot: ValueSlot, after: number): Node[] {
  if (isMap(slot.node)) return [slot.node];
  const near = slot.children.slice(Math.max(0, after + 1 - MODELS), after + 1).reverse();
  const models = near.length > 0 ? near : slot.children.slice(0, MODELS);
  return models.flatMap(({ node }) => node ?? []);
}

function runsOf(flags: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, flag] of flags.entries()) {
    const run = runs.at(-1);
    if (flag && run?.to === index - 1) run.to = index;
    else if (flag) runs.push({ from: index, to: index });
  }
  return runs;
}

class BlockItems {
  private readonly items: readonly (CST.CollectionItem | undefined)[];
  private readonly edges: readonly Edge[];
  private readonly layout: Layout;
  /** The column of the names or dashes. */
  readonly column: number;
  /** Whether the first item starts its line. Otherwise, it follows the dash of a list. */
  readonly ownLines: boolean;
  /** Whether a blank line is between the last two items. */
  readonly isSpaced: boolean;

  constructor({ children }: ValueSlot, layout: Layout) {
    this.layout = layout;
    this.items = children.map(({ item }) => item);
    this.edges = this.items.map((item) =>
      item ? { start: itemStart(item), end: itemEnd(item) } : { start: 0, end: 0 },
    );
    const start = this.edges[0]?.start ?? 0;
    this.column = layout.column(start);
    this.ownLines = layout.startsLine(start);
    const [before, last] = [this.edges.at(-2), this.edges.at(-1)];
    this.isSpaced = before !== undefined && last !== undefined && this.hasBlankLine(before.end, last.start);
  }

  /** The start of the line of an item, or of the first of its comments above it. */
  leadStart(index: number): number {
    const { layout } = this;
    let start = layout.lineStart(this.edge(index).start);
    const limit = index > 0 ? this.endOf(index - 1) : 0;
    while (start > limit) {
      const above = layout.lineStart(start - 1);
      const line = layout.line(above);
      if (above < limit || !line.trimStart().startsWith("#") || line.search(/\S/) > this.column) break;
      start = above;
    }
    return start;
  }

  /** The start of the line after an item and the comments that are indented deeper than it. */
  endOf(index: number): number {
    const { layout } = this;
    let end = layout.nextLine(this.edge(index).end);
    for (let at = end; at < layout.text.length; at = layout.nextLine(at)) {
      const line = layout.line(at).trim();
      if (line.startsWith("#") && layout.line(at).search(/\S/) > this.column) end = layout.nextLine(at);
      else if (line !== "") break;
    }
    return end;
  }

  /** What is removed with the items `from` to `to`: their comments, and blank lines that separate them from others. */
  regionOf(from: number, to: number): Edge {
    const { layout, edges } = this;
    const first = this.edge(from).start;
    const isLast = to === edges.length - 1;
    if (!layout.startsLine(first)) {
      return { start: first, end: isLast ? this.edge(to).end : this.edge(to + 1).start };
    }
    let start = this.leadStart(from);
    let end = this.endOf(to);
    // Blank lines after the items would become part of the text before them.
    const keeps = from > 0 && keepsBlankLines(this.items[from - 1]?.value);
    const isSeparate = from === 0 || keeps || layout.line(layout.lineStart(start - 1)).trim() === "";
    if (isLast && from > 0 && !keeps) {
      const limit = this.endOf(from - 1);
      while (start > limit && layout.line(layout.lineStart(start - 1)).trim() === "")
        start = layout.lineStart(start - 1);
    } else if ((!isLast || keeps) && isSeparate) {
      while (end < layout.text.length && layout.line(end).trim() === "") end = layout.nextLine(end);
    }
    return { start, end };
  }

  private hasBlankLine(from: number, to: number): boolean {
    return /\n[ \t]*\r?\n/.test(this.layout.text.slice(from, to));
  }

  private edge(index: number): Edge {
    return this.edges[index] ?? { start: 0, end: 0 };
  }
}

/** False if the collection cannot be edited. */
export function changeFlow(
  slot: ValueSlot,
  { removed, inserted }: CollectionChange,
  { layout, patches, writer }: Tools,
): boolean {
  const { node, children } = slot;
  const edges = children.flatMap(({ item }) => (item ? { start: itemStart(item), end: itemEnd(item) } : []));
  if (edges.length < children.length || !node?.range) return false;
  const [open, close] = [node.range[0] + 1, node.range[1] - 1];
  const write = (members: readonly NewMember[], models: readonly Node[]) =>
    members.map(({ name, value }) =>
      name === undefined ? writer.flowItem(value, models) : writer.flowMember(name, value, models),
    );
  const models = isMap(node) ? [node] : children.flatMap((child) => child.node ?? []).reverse();
  if (removed.size === children.length) {
    const texts = write(
      [...inserted].sort(([a], [b]) => a - b).flatMap(([, members]) => members),
      models,
    );
    const space = texts.length === 0 ? "" : isMap(node) ? writer.style.braces : writer.style.brackets;
    patches.replace(open, close, `${space}${texts.join(", ")}${space}`);
    return true;
  }
  const firstKept = children.findIndex((child) => !removed.has(child));
  for (const [index, child] of children.entries()) {
    if (!removed.has(child)) continue;
    const start = index < firstKept ? edges[index]?.start : edges[index - 1]?.end;
    const end = index < firstKept ? edges[index + 1]?.start : edges[index]?.end;
    patches.replace(start ?? open, end ?? close, "");
  }
  for (const [after, members] of [...inserted].sort(([a], [b]) => a - b)) {
    const texts = write(members, models);
    const previous = edges[after];
    if (after < firstKept || !previous) {
      const start = edges[firstKept]?.start ?? open;
      patches.replace(start, start, texts.map((text) => `${text}, `).join(""));
    } else if (removed.size === 0 && layout.startsLine(previous.start))
      addLines(previous, texts, layout, patches);
    else patches.replace(previous.end, previous.end, texts.map((text) => `, ${text}`).join(""));
  }
  return true;
}

/** Each value of the collection has its own line. */
function addLines(
  previous: { start: number; end: number },
  texts: readonly string[],
  layout: Layout,
  patches: Patches,
): void {
  const { text } = layout;
  const indent = text.slice(layout.lineStart(previous.start), previous.start);
  const rest = text.slice(previous.end, layout.nextLine(previous.end));
  const lineEnd = layout.lineEnd(previous.end);
  const next = layout.nextLine(previous.end);
  // Something else than a comma or a comment follows in the line.
  if (!/^\s*,?\s*(?:#.*)?\r?\n$/.test(rest)) {
    patches.replace(previous.end, previous.end, texts.map((one) => `, ${one}`).join(""));
    return;
  }
  const hasComma = /^\s*,/.test(rest);
  if (!hasComma) patches.replace(previous.end, previous.end, ",");
  const lines = texts.map((one, index) => {
    const comma = hasComma || index < texts.length - 1 ? "," : "";
    return `${indent}${one}${comma}${lineEnd}`;
  });
  patches.replace(next, next, lines.join(""));
}
