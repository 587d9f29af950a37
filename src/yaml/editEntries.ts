/** Changes entries of a manifest in its text. All other bytes stay. If the new text reads as other values, nothing is changed. */
import {
  type CST,
  type Document,
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
import { grouped, isMapping, type Json, partOf, sameJson } from "../model/json.ts";
import { placeAt } from "../model/place.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { type Splice, spliced } from "../model/splice.ts";
import {
  columnOf,
  type Extent,
  endOf,
  extentOf,
  itemRange,
  itemsOf,
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
  const staysJson = !isJson(text) || isJson(whole);
  if (sameJson(result, newValue) && staysJson) return { is: "edited", text: whole };
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
  });
  return { step: 2, listStep: 2, ...style, quotes: single > 0 ? "single" : "double" };
}

function restored(text: string, { mark, isCrlf, isEndAdded }: YamlSource): string {
  // A blank line at the end can be part of a text.
  const plain = isEndAdded && /\S[^\n]*\n$/.test(text) ? text.slice(0, -1) : text;
  return mark + (isCrlf ? plain.replaceAll("\n", "\r\n") : plain);
}

/** Other programs may read such a manifest as JSON. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function notEditable({ file, span }: ParsedYaml, path: Path): Problem {
  const message =
    "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write this part as plain lines, without anchors, aliases, tags, braces and blocks that keep blank lines (|+), and run again.";
  return problem("not-editable", message, { place: placeAt(file, span, path) });
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
  /** The tokens of the member or item. Undefined: it is the root. */
  item?: CST.CollectionItem | undefined;
  inFlow: boolean;
}

interface CollectionChange {
  node: YAMLMap | YAMLSeq;
  children: readonly Slot[];
  /** The new values of the children. Undefined: it is removed. */
  values: readonly (Json | undefined)[];
  /** By the position after which they are written. */
  inserted: ReadonlyMap<number, readonly NewMember[]>;
}

class YamlEditor {
  private readonly source: YamlSource;
  private readonly text: string;
  private readonly list: string;
  private readonly rows: readonly ItemChange[];
  private readonly writer: ValueWriter;
  private readonly splices: Splice[] = [];
  private readonly refused: Path[] = [];

  /** `list`: a member of the root, whose changes are `rows`. */
  constructor(source: YamlSource, list: string, rows: readonly ItemChange[]) {
    this.source = source;
    this.text = source.text;
    this.list = list;
    this.rows = rows;
    this.writer = new ValueWriter(source.style);
  }

  /** The new text, and the first place that cannot be edited. */
  changed(old: Json, newValue: Json): { text: string; refused: Path | undefined } {
    this.become({ path: [], old, node: nodeOf(this.source.document.contents), inFlow: false }, newValue);
    return { text: spliced(this.text, this.splices), refused: this.refused[0] };
  }

  private become(slot: Slot, value: Json): void {
    const { node, old } = slot;
    if (sameJson(old, value)) return;
    const change = isMap(node)
      ? this.membersChange(slot, node, value)
      : isSeq(node)
        ? this.itemsChange(slot, node, value)
        : undefined;
    const isInPlace = change?.inserted.size === 0 && !change.values.includes(undefined);
    if (!change || (change.node.flow && !isInPlace)) {
      this.replaceValue(slot, value);
      return;
    }
    for (const [index, child] of change.children.entries()) {
      const childValue = change.values[index];
      if (childValue !== undefined) this.become(child, childValue);
    }
    if (!isInPlace) this.changeBlock(slot, change);
  }

  /** Undefined: the value is written as a whole. */
  private membersChange(slot: Slot, node: YAMLMap, value: Json): CollectionChange | undefined {
    const names = node.items.map(({ key }) => nameOf(key));
    if (!isMapping(value) || !names.some((name) => Object.hasOwn(value, name))) return undefined;
    const inFlow = slot.inFlow || node.flow === true;
    const children = node.items.map(({ value, srcToken: item }, index): Slot => {
      const path = [...slot.path, names[index] ?? ""];
      const old = partOf(slot.old, names[index] ?? "") ?? null;
      return { path, old, node: nodeOf(value), item, inFlow };
    });
    const fields = new Set(names);
    const added = Object.entries(value).flatMap(([name, value]) => (fields.has(name) ? [] : { name, value }));
    const inserted = new Map(added.length > 0 ? [[children.length - 1, added]] : []);
    return { node, children, values: names.map((name) => partOf(value, name)), inserted };
  }

  private itemsChange(slot: Slot, node: YAMLSeq, value: Json): CollectionChange | undefined {
    const old = slot.old as readonly Json[];
    if (!Array.isArray(value) || old.length === 0) return undefined;
    const isList = slot.path.length === 1 && slot.path[0] === this.list;
    const rows = isList ? this.rows : aligned(old, value);
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
    const isApart = startsLine(this.text, items[0] ? itemRange(items[0]).start : 0);
    const isCleared = values.every((value) => value === undefined);
    return isCleared && !isApart ? undefined : { node, children, values, inserted };
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
      const lines = members.flatMap((member) => {
        const memberLines = this.writer.added(
          member,
          isMap(node) ? node : nodeOf(node.items[after] ?? node.items[0]),
        );
        return isSpaced ? ["", ...memberLines] : memberLines;
      });
      this.spliceLines(at, at, lines, columnOf(this.text, start));
    }
  }

  /** Writes a value over another. Its anchor and its comments stay. */
  private replaceValue(slot: Slot, value: Json): void {
    const { node, item, path } = slot;
    const extent = item && extentOf(this.text, item);
    const { start: from = 0, end: to = 0 } = extent?.inline ?? {};
    // A collection in brackets is written on one line, which has no place for its comments.
    const isOnLines = isCollection(node) && node.flow && /\n/.test(this.text.slice(from, to));
    if (!extent || (isOnLines && (path.length < 2 || this.text.slice(from, to).includes("#")))) {
      this.refused.push(path);
      return;
    }
    const { inline, lines } = extent;
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

  private replacement({ node, path, inFlow }: Slot, value: Json, { inline, lines }: Extent): string[] {
    const place = { isItem: typeof path.at(-1) === "number", inFlow };
    // Comments and blank lines above former members stay. They would become part of a block.
    const isApart = !isScalar(node) && lines !== undefined && lines.start !== nextLine(this.text, inline.end);
    const scalarType = isScalar(node) ? node.type : isApart ? "QUOTE_DOUBLE" : undefined;
    return this.writer.afterName(value, node, place, scalarType);
  }

  private splice(start: number, end: number, text: string): void {
    this.splices.push({ start, end, text });
  }

  private spliceLines(start: number, end: number, lines: readonly string[], column: number): void {
    this.splice(start, end, lines.map((line) => `${line && " ".repeat(column)}${line}\n`).join(""));
  }
}

/** The name of a member, as the reader of manifests sees it. */
function nameOf(key: unknown): string {
  if (!isScalar(key)) return "";
  return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
}

function nodeOf(node: unknown): Node | undefined {
  return isNode(node) ? node : undefined;
}

function spacesBefore(text: string, offset: number): number {
  let start = offset;
  while (text[start - 1] === " " || text[start - 1] === "\t") start -= 1;
  return offset - start;
}

/** Equal values at the start and at the end stay. Between them, each value becomes the one at its position. */
function aligned(before: readonly Json[], after: readonly Json[]): ItemChange[] {
  const least = Math.min(before.length, after.length);
  const isSame = (at: number) => sameJson(before.at(at) ?? null, after.at(at) ?? null);
  let [start, end] = [0, 0];
  while (start < least && isSame(start)) start += 1;
  while (end < least - start && isSame(-1 - end)) end += 1;
  return after.map((value, index) => {
    if (index >= after.length - end) return { from: index + before.length - after.length, value };
    return { from: index < before.length - end ? index : undefined, value };
  });
}
