/**
 * Changes entries of a manifest in its text. All other bytes stay. The new text is read back: if it does not have exactly
 * the wanted values, nothing is changed, and a problem says so.
 */
import { type ArrayChange, diffArrays } from "diff";
import {
  type Alias,
  type CST,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { append, grouped, isMapping, type Json, partOf, sameJson } from "../model/json.ts";
import { namePlaceAt, placeAt } from "../model/place.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { type Splice, spliced } from "../model/splice.ts";
import {
  blockParts,
  columnOf,
  type Extent,
  endOf,
  extentOf,
  isBlankLine,
  itemRange,
  itemsOf,
  keepsBlankLines,
  leadStart,
  nextLine,
  propertiesEnd,
  regionsOf,
  startsLine,
} from "./layout.ts";
import { type ParsedYaml, parseYaml } from "./yaml.ts";
import { type FileStyle, type NewMember, ValueWriter } from "./yamlText.ts";

type EditedYaml = { is: "edited"; text: string } | { is: "refused"; problems: readonly Problem[] };

/** `at`: the offset at which the entry starts in the text before all edits ({@link Declared.span}). */
export type EntryEdit =
  /** Replaces a field, or adds it. */
  | { is: "field"; at: number; field: string; value: Json }
  /** Replaces the text of a language, or adds it as the last one. With forms: these are all forms. */
  | { is: "text"; at: number; language: string; value: Json }
  /** Removes the entry, with its own comments. */
  | { is: "remove"; at: number }
  /** Adds an entry after the one that starts at `after`, or at the end of the list. */
  | { is: "add"; after: number | undefined; value: Json };

/** `list`: the name of the list in the manifest, such as `keys`. */
export function editEntries(
  file: string,
  text: string,
  list: string,
  edits: readonly EntryEdit[],
): EditedYaml {
  const before = parseYaml(file, text);
  if (anyError(before.problems)) return { is: "refused", problems: before.problems };
  // The reader gives only JSON values.
  const old = before.value as Json;
  const rows = rowsAfter(before, list, edits);
  const entries = rows.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const newValue: Json = { ...(isMapping(old) && old), [list]: entries };
  if (sameJson(old, newValue)) return { is: "edited", text };
  const source = sourceOf(text);
  const changed = new YamlEditor(source, list, rows).changed(old, newValue);
  if (changed.refused) return { is: "refused", problems: [notEditable(before, changed.refused)] };
  const whole = restored(changed.text, source);
  const after = parseYaml(file, whole);
  const isReadable = after.problems.length <= before.problems.length && !anyError(after.problems);
  const result = isReadable ? (after.value as Json) : old;
  if (sameJson(result, newValue)) return { is: "edited", text: whole };
  return { is: "refused", problems: [notEditable(before, differsAt(result, newValue))] };
}

function rowsAfter({ value, span }: ParsedYaml, list: string, edits: readonly EntryEdit[]): ItemChange[] {
  const entries = partOf(value as Json, list);
  const values: (Json | undefined)[] = Array.isArray(entries) ? [...entries] : [];
  const spans = span.members?.get(list)?.members ?? new Map();
  const positions = new Map([...spans].map(([position, { start }]) => [start, Number(position)]));
  const positionOf = (at: number) => {
    const position = positions.get(at);
    if (position === undefined) throw new Error(`no entry of ${list} starts at ${at}`);
    return position;
  };
  const additions = edits.filter((edit) => edit.is === "add");
  const added = grouped(additions, ({ after }) =>
    after === undefined ? values.length - 1 : positionOf(after),
  );
  const addedAfter = (position: number) =>
    (added.get(position) ?? []).map(({ value }): ItemChange => ({ from: undefined, value }));
  for (const edit of edits) {
    if (edit.is === "add") continue;
    const position = positionOf(edit.at);
    const entry = values[position];
    if (edit.is === "remove" || entry === undefined) values[position] = undefined;
    else if (edit.is === "text") values[position] = withText(entry, edit.language, edit.value);
    else values[position] = { ...(isMapping(entry) && entry), [edit.field]: edit.value };
  }
  const rows = values.flatMap((value, from): ItemChange[] => [{ from, value }, ...addedAfter(from)]);
  return [...addedAfter(-1), ...rows];
}

/** Texts are a mapping by language, or a list in the form of the service's API. */
function withText(entry: Json | undefined, language: string, value: Json): Json {
  const texts = partOf(entry, "translations");
  const members = isMapping(entry) ? entry : {};
  if (!Array.isArray(texts))
    return { ...members, translations: { ...(isMapping(texts) && texts), [language]: value } };
  const at = texts.findIndex((text) => partOf(text, "language_iso") === language);
  const row = { ...(texts[at] ?? { language_iso: language }), translation: value };
  return { ...members, translations: at < 0 ? [...texts, row] : texts.with(at, row) };
}

type YamlSource = ReturnType<typeof sourceOf>;

/** All line ends of its text are "\n", also that of its last line, unless it mixes them. `isEndAdded`: this one was added. */
function sourceOf(text: string) {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const isCrlf = text.includes("\r\n") && !/(?<!\r)\n/.test(text);
  const lines = isCrlf ? text.slice(mark.length).replaceAll("\r\n", "\n") : text.slice(mark.length);
  const isEndAdded = lines !== "" && !lines.endsWith("\n");
  const plain = isEndAdded ? `${lines}\n` : lines;
  const document = parseDocument(plain, { keepSourceTokens: true, prettyErrors: false, stringKeys: false });
  return { mark, isCrlf, isEndAdded, text: plain, document, style: styleOf(document, plain) };
}

/** How a file is written. The first value that shows a choice decides. */
function styleOf(document: Document, text: string): FileStyle {
  const style: Partial<FileStyle> = {};
  let single = 0;
  visit(document, {
    Scalar: (key, { type }) => {
      if (key === "key") return;
      if (type === "QUOTE_SINGLE") single += 1;
      if (type === "QUOTE_DOUBLE") single -= 1;
    },
    Pair: (_key, { value, srcToken }) => {
      const [firstItem] = isCollection(value) && !value.flow ? itemsOf(value.srcToken) : [];
      if (!srcToken || !firstItem || !startsLine(text, itemRange(firstItem).start)) return;
      const deeper = columnOf(text, itemRange(firstItem).start) - columnOf(text, itemRange(srcToken).start);
      if (isSeq(value) && deeper >= 0) style.listStep ??= deeper;
      else if (isMap(value) && deeper > 0) style.step ??= deeper;
    },
    Collection: (_key, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      const [item] = itemsOf(node.srcToken);
      const [firstMember] = item?.value?.type === "block-map" ? itemsOf(item.value) : [];
      if (node.flow && item && !text.slice(start, end).includes("\n"))
        style[isMap(node) ? "braces" : "brackets"] ??= /^ */.exec(text.slice(start + 1, end))?.[0] ?? "";
      if (isMap(node) || !item || !firstMember) return;
      const gap = text.slice(propertiesEnd(item), itemRange(firstMember).start);
      if (!gap.includes("\n")) style.afterDash ??= gap.length;
    },
  });
  const { contents } = document;
  const isJson =
    isMap(contents) &&
    contents.flow === true &&
    contents.items.every(({ key }) => isScalar(key) && key.type === "QUOTE_DOUBLE");
  const defaults = { step: 2, listStep: 2, afterDash: 1, braces: " ", brackets: "" };
  return { ...defaults, ...style, quotes: single > 0 ? "single" : "double", isJson };
}

/** The new text with the byte order mark and the line ends of the source. */
function restored(text: string, { mark, isCrlf, isEndAdded }: YamlSource): string {
  // A blank line at the end can be part of a text.
  const plain = isEndAdded && /\S[^\n]*\n$/.test(text) ? text.slice(0, -1) : text;
  return mark + (isCrlf ? plain.replaceAll("\n", "\r\n") : plain);
}

function notEditable({ file, span }: ParsedYaml, path: Path): Problem {
  const isMerge = path.at(-1) === "<<";
  const message = isMerge
    ? 'This mapping gets its values from the merge key "<<", which YAML 1.2 does not have. Write the values out, and remove the merge key.'
    : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.";
  const place = isMerge ? namePlaceAt(file, span, path) : placeAt(file, span, path);
  return problem("not-editable", message, { place });
}

function differsAt(a: Json, b: Json): Path {
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return [];
  const [membersOfA, membersOfB] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  for (const name of new Set([...membersOfA.keys(), ...membersOfB.keys()])) {
    const [x, y] = [membersOfA.get(name), membersOfB.get(name)];
    if (x === undefined || y === undefined) return [name];
    if (!sameJson(x, y)) return [name, ...differsAt(x, y)];
  }
  return [];
}

type Path = readonly (string | number)[];

/** What happens to an item of a list. Without `from`, it is new. Without a value, it is removed. */
interface ItemChange {
  from: number | undefined;
  value: Json | undefined;
}

/** A place for a value: a member of a mapping, an item of a list, or the root. */
interface Slot {
  path: Path;
  old: Json;
  node: Node | undefined;
  key?: Node | undefined;
  /** The tokens of the member or item. Undefined: it is the root. */
  item?: CST.CollectionItem | undefined;
  inFlow: boolean;
  /** Whether what comes after it is removed. Then blank lines after it can be others. */
  isBeforeRemoved?: boolean;
}

interface CollectionChange {
  node: YAMLMap | YAMLSeq;
  children: readonly Slot[];
  /** The new values of the children. Undefined: it is removed. */
  values: readonly (Json | undefined)[];
  /** By the position after which they are written. */
  inserted: ReadonlyMap<number, readonly NewMember[]>;
}

/** The values of the nearest items before a new one show how it is written. */
const MODELS = 20;
/** Lists with more differences are not compared value by value. */
const MAX_DIFFERENCES = 1_000;

/** Collects the replacements that give a file its new value. */
class YamlEditor {
  private readonly source: YamlSource;
  private readonly text: string;
  private readonly list: string;
  private readonly rows: readonly ItemChange[];
  private readonly targets: ReadonlyMap<Alias, Node>;
  private readonly writer: ValueWriter;
  /** The new values of anchors that stay, from the start of the text to the current place. */
  private readonly anchored = new Map<Node, Json>();
  private readonly splices: Splice[] = [];
  private readonly refused: Path[] = [];

  /** `list`: a member of the root, whose changes are `rows`. */
  constructor(source: YamlSource, list: string, rows: readonly ItemChange[]) {
    this.source = source;
    this.text = source.text;
    this.list = list;
    this.rows = rows;
    this.targets = aliasTargets(source.document);
    this.writer = new ValueWriter(source.style, (node) => this.resolved(node));
  }

  /** The new text, and the first place that cannot be edited. */
  changed(old: Json, newValue: Json): { text: string; refused: Path | undefined } {
    this.become({ path: [], old, node: nodeOf(this.source.document.contents), inFlow: false }, newValue);
    return { text: spliced(this.text, this.splices), refused: this.refused[0] };
  }

  private become(slot: Slot, value: Json): void {
    const { node, old } = slot;
    if (isAlias(node)) {
      if (!this.staysAlias(node, value)) this.replaceValue(slot, value);
      return;
    }
    if (node?.anchor) this.anchored.set(node, value);
    const isSame = sameJson(old, value);
    if (isSame && this.targets.size === 0) return;
    const change = isMap(node)
      ? this.membersChange(slot, node, value)
      : isSeq(node)
        ? this.itemsChange(slot, node, value)
        : undefined;
    if (change) this.changeCollection(slot, change);
    else if (!isSame) this.replaceValue(slot, value);
  }

  /** An alias to a value that changes, or is removed, is written out. */
  private staysAlias(alias: Alias, value: Json): boolean {
    const target = this.targets.get(alias);
    const targetValue = target && this.anchored.get(target);
    return targetValue !== undefined && sameJson(targetValue, value);
  }

  private resolved(node: Node): Node | undefined {
    return isAlias(node) ? this.targets.get(node) : node;
  }

  /** Undefined: the value is written as a whole. */
  private membersChange(slot: Slot, node: YAMLMap, value: Json): CollectionChange | undefined {
    const names = node.items.map(({ key }) => this.nameOf(key));
    if (!isMapping(value) || !names.some((name) => Object.hasOwn(value, name))) return undefined;
    const inFlow = slot.inFlow || node.flow === true;
    const children = node.items.map(({ key, value, srcToken: item }, index): Slot => {
      const path = [...slot.path, names[index] ?? ""];
      const old = partOf(slot.old, names[index] ?? "") ?? null;
      return { path, old, node: nodeOf(value), key: nodeOf(key), item, inFlow };
    });
    const fields = new Set(names);
    const added = Object.entries(value).flatMap(([name, value]) => (fields.has(name) ? [] : { name, value }));
    if (added.length > 0 && fields.has("<<")) this.refused.push([...slot.path, "<<"]);
    const inserted = new Map(added.length > 0 ? [[children.length - 1, added]] : []);
    return { node, children, values: names.map((name) => partOf(value, name)), inserted };
  }

  private itemsChange(slot: Slot, node: YAMLSeq, value: Json): CollectionChange | undefined {
    const old = slot.old as readonly Json[];
    if (!Array.isArray(value) || old.length === 0) return undefined;
    const isList = slot.path.length === 1 && slot.path[0] === this.list;
    const rows = isList ? this.rows : aligned(old, value);
    if (!rows) return undefined;
    const inFlow = slot.inFlow || node.flow === true;
    const items = itemsOf(node.srcToken);
    const children = node.items.map((itemNode, index): Slot => {
      const path = [...slot.path, index];
      return { path, old: old[index] ?? null, node: nodeOf(itemNode), item: items[index], inFlow };
    });
    const values: (Json | undefined)[] = children.map(() => undefined);
    const added: { after: number; value: Json }[] = [];
    let after = -1;
    for (const { from, value } of rows) {
      if (from !== undefined) {
        after = from;
        values[from] = value;
      } else if (value !== undefined) added.push({ after, value });
    }
    const inserted = grouped(added, (addition) => addition.after);
    const start = items[0] ? itemRange(items[0]).start : 0;
    const isApart = !node.flow && startsLine(this.text, start);
    const isCleared = values.every((value) => value === undefined);
    return isCleared && !isApart ? undefined : { node, children, values, inserted };
  }

  private changeCollection(slot: Slot, change: CollectionChange): void {
    const { node, children, values } = change;
    for (const [index, child] of children.entries()) {
      const value = values[index];
      if (value === undefined) continue;
      this.writeName(child);
      const isLast = index === children.length - 1;
      const isBeforeRemoved = isLast ? slot.isBeforeRemoved === true : values[index + 1] === undefined;
      this.become({ ...child, isBeforeRemoved }, value);
    }
    if (change.inserted.size === 0 && !values.includes(undefined)) return;
    if (node.flow) this.changeFlow(change);
    else this.changeBlock(slot, change);
  }

  /** A name that is an alias to a removed anchor is written out. */
  private writeName({ key, path }: Slot): void {
    const name = String(path.at(-1));
    if (!isAlias(key)) {
      if (key?.anchor) this.anchored.set(key, name);
    } else if (!this.staysAlias(key, name) && key.range) {
      const [text = ""] = this.writer.added({ name, value: null }, [], true);
      this.splice(key.range[0], key.range[1], text.slice(0, -": null".length));
    }
  }

  /** The name of a member, as the reader of manifests sees it. */
  private nameOf(key: unknown): string {
    const node = isNode(key) ? this.resolved(key) : undefined;
    if (!isScalar(node)) return "";
    return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
  }

  private changeFlow({ node, children, values, inserted }: CollectionChange): void {
    const ranges = children.flatMap(({ item }) => (item ? itemRange(item) : []));
    const firstIndex = values.findIndex((value) => value !== undefined);
    for (const [index, value] of values.entries()) {
      const [range, before, next] = [ranges[index], ranges[index - 1], ranges[index + 1]];
      if (value !== undefined || !range) continue;
      if (index < firstIndex) this.splice(range.start, next?.start ?? range.end, "");
      else this.splice(before?.end ?? range.start, range.end, "");
    }
    const isShorter = values.includes(undefined);
    for (const [after, members] of inserted) {
      const texts = members.map((member) => this.writer.added(member, modelsFor(node, after), true).join(""));
      const previous = after < firstIndex ? undefined : ranges[after];
      const start = ranges[firstIndex]?.start ?? 0;
      if (!previous) this.splice(start, start, texts.map((text) => `${text}, `).join(""));
      else if (isShorter || !this.addLines(previous, texts))
        this.splice(previous.end, previous.end, texts.map((text) => `, ${text}`).join(""));
    }
  }

  /** False if not each value of the collection has its own line. */
  private addLines(previous: { start: number; end: number }, texts: readonly string[]): boolean {
    const next = nextLine(this.text, previous.end);
    const lineEnd = /^\s*(,?)\s*(?:#.*)?\n$/.exec(this.text.slice(previous.end, next));
    if (!lineEnd || !startsLine(this.text, previous.start)) return false;
    if (!lineEnd[1]) this.splice(previous.end, previous.end, ",");
    const indent = " ".repeat(columnOf(this.text, previous.start));
    this.splice(next, next, `${indent}${texts.join(`,\n${indent}`)}${lineEnd[1]}\n`);
    return true;
  }

  private changeBlock({ item, path }: Slot, { node, children, values, inserted }: CollectionChange): void {
    const items = children.flatMap((child) => child.item ?? []);
    const [firstItem, last] = [items[0], items.at(-1)];
    if (!firstItem || !last) return;
    const start = itemRange(firstItem).start;
    const before = items.at(-2);
    const isSpaced =
      before !== undefined &&
      /\n[ \t]*\n/.test(this.text.slice(itemRange(before).end, itemRange(last).start));
    const isRemoved = values.map((value) => value === undefined);
    const isEmptied = inserted.size === 0 && !isRemoved.includes(false);
    if (isEmptied && item) this.splice(propertiesEnd(item), propertiesEnd(item), " []");
    const regions = regionsOf(this.text, items, isRemoved);
    for (const region of new Set(regions.values())) this.splice(region.start, region.end, "");
    for (const [after, members] of inserted) {
      if (after < 0 && !startsLine(this.text, start)) this.refused.push(path);
      const removed = regions.get(after);
      const at = removed
        ? removed.start
        : after < 0
          ? leadStart(this.text, items, 0)
          : endOf(this.text, items, after);
      const keeps = keepsBlankLines(items[removed ? removed.from - 1 : after]?.value);
      const lines = members.flatMap((member) => {
        const memberLines = this.writer.added(member, modelsFor(node, after), false);
        return isSpaced && !keeps ? ["", ...memberLines] : memberLines;
      });
      this.spliceLines(at, at, lines, columnOf(this.text, start));
    }
  }

  /** Writes a value over another. Its anchor and its comments stay. */
  private replaceValue(slot: Slot, value: Json): void {
    const { node, item, path } = slot;
    const extent = item && extentOf(this.text, item);
    if (!extent) {
      this.refused.push(path);
      return;
    }
    const { inline, lines } = extent;
    const tag = (item.sep ?? item.start).find(({ type }) => type === "tag");
    const keepsTag = isScalar(node) && typeof value === "string" && tag?.source === "!!str";
    // A tag for another type of value would change how the new one is read.
    if (tag && !keepsTag)
      this.splice(tag.offset - spacesBefore(this.text, tag.offset), tag.offset + tag.source.length, "");
    const [firstLine = "", ...below] = this.replacement(slot, value, extent);
    if (inline.start === inline.end) this.splice(inline.start, inline.end, firstLine && ` ${firstLine}`);
    else
      this.splice(
        inline.start - (firstLine ? 0 : spacesBefore(this.text, inline.start)),
        inline.end,
        firstLine,
      );
    const { start, end } = lines ?? {
      start: nextLine(this.text, inline.end),
      end: nextLine(this.text, inline.end),
    };
    if (lines || below.length > 0)
      this.spliceLines(start, end, below, columnOf(this.text, itemRange(item).start));
  }

  private replacement(
    { node, item, path, inFlow, isBeforeRemoved }: Slot,
    value: Json,
    { inline, lines }: Extent,
  ): string[] {
    const place = { isItem: typeof path.at(-1) === "number", inFlow };
    if (typeof value === "string" && isScalar(node) && item?.value?.type === "block-scalar") {
      const block = blockParts(item.value);
      const { indent, end } = block;
      const next = nextLine(this.text, end);
      const endStays = next === this.text.length ? !this.source.isEndAdded : !isBlankLine(this.text, next);
      const mayKeepEnd = endStays && !isBeforeRemoved;
      const deeper =
        indent === undefined ? this.source.style.step : indent - columnOf(this.text, itemRange(item).start);
      const blockLines = this.writer.block(value, node.type, { ...block, mayKeepEnd }, deeper);
      return blockLines ?? this.writer.afterName(value, [], place, "PLAIN");
    }
    // Comments and blank lines above former members stay. They would become part of a block.
    const isApart = lines !== undefined && lines.start !== nextLine(this.text, inline.end);
    const scalarType = isScalar(node) ? node.type : isApart ? "QUOTE_DOUBLE" : undefined;
    return this.writer.afterName(value, node ? [node] : [], place, scalarType);
  }

  private splice(start: number, end: number, text: string): void {
    this.splices.push({ start, end, text });
  }

  private spliceLines(start: number, end: number, lines: readonly string[], column: number): void {
    this.splice(start, end, lines.map((line) => `${line && " ".repeat(column)}${line}\n`).join(""));
  }
}

/** By each alias of a document: the value that it stands for. */
function aliasTargets(document: Document): Map<Alias, Node> {
  const targets = new Map<Alias, Node>();
  const anchors = new Map<string, Node>();
  visit(document, {
    Value: (_key, node) => {
      if (node.anchor) anchors.set(node.anchor, node);
    },
    Alias: (_key, alias) => {
      const target = anchors.get(alias.source);
      if (target) targets.set(alias, target);
    },
  });
  return targets;
}

function nodeOf(node: unknown): Node | undefined {
  return isNode(node) ? node : undefined;
}

function modelsFor(node: YAMLMap | YAMLSeq, after: number): Node[] {
  if (isMap(node)) return [node];
  const near = node.items.slice(Math.max(0, after + 1 - MODELS), after + 1).reverse();
  return (near.length > 0 ? near : node.items.slice(0, MODELS)).filter(isNode);
}

function spacesBefore(text: string, offset: number): number {
  let start = offset;
  while (text[start - 1] === " " || text[start - 1] === "\t") start -= 1;
  return offset - start;
}

/** A value between two that stay becomes the one in its place. Undefined: the lists have too many differences. */
function aligned(before: readonly Json[], after: readonly Json[]): ItemChange[] | undefined {
  const options = { comparator: sameJson, maxEditLength: MAX_DIFFERENCES };
  const changes: readonly ArrayChange<Json>[] | undefined = diffArrays([...before], [...after], options);
  if (!changes) return undefined;
  const rows: ItemChange[] = [];
  const removals: ItemChange[] = [];
  let from = 0;
  for (const { added, removed, value } of changes) {
    for (const itemValue of value) {
      if (removed) removals.push({ from: from++, value: undefined });
      else if (added) rows.push({ from: removals.shift()?.from, value: itemValue });
      else {
        append(rows, removals.splice(0));
        rows.push({ from: from++, value: itemValue });
      }
    }
  }
  return [...rows, ...removals];
}
