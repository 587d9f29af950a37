/**
 * Reads any YAML with the library `yaml`: values with their offsets, and the problems of the file. It accepts anchors and
 * aliases, and continues after a mistake.
 */
import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, Schema } from "yaml";
import { UNSTORABLE, unstorableMessage } from "../../model/json.ts";
import {
  changedSpot,
  type Located,
  lineStartsOf,
  placeOf,
  type SourceFile,
  type Spot,
} from "../../model/place.ts";
import {
  MAX_LISTED,
  notReadFurther,
  type Problem,
  type ProblemList,
  problem,
  problemCount,
} from "../../model/problem.ts";
import { addDuplicate, type Lines, mergeConflicts, quoteAdvice, syntaxProblems } from "../syntaxProblems.ts";

/** A file that was read, perhaps with problems. */
interface FullRead extends Located {
  file: SourceFile;
  problems: Problem[];
  broken: readonly Lines[];
}

/** Maximum number of values that aliases may repeat. In a longer file, the limit is its number of characters. */
const MAX_REPEATED = 10_000;

const NOTHING: Located = { value: null, spot: { start: 0, end: 0 } };
export const ALL_LINES: readonly Lines[] = [{ from: 1, to: Number.POSITIVE_INFINITY }];

/**
 * A long file is read whole only if its start has fewer mistakes, and a start that is four times as long: a file in which each
 * line has one needs many times its size in memory.
 */
const START = 2 ** 18;
/** `anyText`: texts may have characters that the service does not store. */
export function readFully(path: string, text: string, anyText = false): FullRead {
  const file: SourceFile = { path, lineStarts: lineStartsOf(text) };
  const conflicts = mergeConflicts(text, file);
  if (conflicts.length > 0) return { file, ...NOTHING, problems: conflicts, broken: ALL_LINES };
  for (let most = START; most < text.length; most *= 4) {
    const end = text.lastIndexOf("\n", most) + 1 || most;
    const start = readAll(file, text.slice(0, end), anyText);
    if (start.mistakes > MAX_LISTED) {
      const { line } = placeOf(file, end - 1, end);
      const problems = [notReadFurther(path, line), ...start.problems];
      const rest = { from: line, to: Number.POSITIVE_INFINITY };
      return { ...start, problems, broken: [...start.broken, rest] };
    }
  }
  return readAll(file, text, anyText);
}

/** `mistakes`: all of them, also those that are in one problem with their neighbours. */
function readAll(file: SourceFile, text: string, anyText: boolean): FullRead & { mistakes: number } {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: false, uniqueKeys: false });
  const { problems, broken } = syntaxProblems(document, file, text);
  const reader = new Reader(file, problems, broken, text, anyText);
  const read = reader.read(document.contents);
  const all = problems.problems;
  const found = all.reduce((sum, one) => sum + problemCount(one), 0);
  const mistakes = found + document.errors.length + (anyText ? 0 : reader.nulls);
  return { file, ...read, problems: all, broken, mistakes };
}

class Reader {
  private readonly file: SourceFile;
  private readonly problems: ProblemList;
  private readonly broken: Lines[];
  private readonly anchors = new Map<string, Node>();
  private readonly open = new Set<Node>();
  /** Lines for which the parser has reported an error. */
  private readonly unread: readonly Lines[];
  private readonly text: string;
  private readonly anyText: boolean;
  private values = 0;
  /** Empty values, which a manifest never may have. */
  nulls = 0;
  /** The number of values at each anchor. */
  private readonly sizes = new Map<Node, number>();
  private repeated = 0;
  /** The number of nested aliases that are being followed. */
  private depth = 0;

  constructor(file: SourceFile, problems: ProblemList, broken: Lines[], text: string, anyText: boolean) {
    this.anyText = anyText;
    this.file = file;
    this.text = text;
    this.broken = broken;
    this.unread = [...broken];
    this.problems = problems;
  }

  read(node: unknown): Located {
    if (!isNode(node)) return NOTHING;
    const [start = 0, end = start] = node.range ?? [];
    this.values += 1;
    if (isAlias(node)) return { value: this.follow(node.source, start, end), spot: { start, end } };
    if ("anchor" in node && node.anchor) this.anchors.set(node.anchor, node);
    this.open.add(node);
    const before = this.values;
    const value = isMap(node)
      ? this.mapping(node.items, start, end)
      : isSeq(node)
        ? this.list(node.items, start, end)
        : null;
    this.open.delete(node);
    if ("anchor" in node && node.anchor) this.sizes.set(node, this.values - before + 1);
    if (value) return value;
    if (isScalar(node) && node.value === null) this.nulls += 1;
    return { value: isScalar(node) ? this.scalar(node.value, start, end) : null, spot: { start, end } };
  }

  /** Refuses values that the service would not receive as written. */
  private scalar(value: unknown, start: number, end: number): unknown {
    if (!this.anyText && typeof value === "string" && UNSTORABLE.test(value)) {
      return this.refuse(unstorableMessage("This text"), start, end);
    }
    if (typeof value === "bigint" || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
      return this.refuse("This number has too many digits. Put it in quotes to keep it as text.", start, end);
    }
    if (typeof value === "object" && value !== null) {
      return this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", start, end);
    }
    return value;
  }

  private mapping(items: readonly Pair[], start: number, end: number): Located {
    const members = new Map<string, unknown>();
    const kinds = new Map<string, string>();
    const spots = new Map<string, Spot>();
    for (const { key, value } of items) {
      const named = this.read(key);
      const at = named.spot;
      const read = value === null ? { value: null, spot: at } : this.read(value);
      if (typeof named.value === "object" && named.value !== null) {
        const quotes = quoteAdvice(this.text, at.start);
        this.refuse(quotes || "The name of a field must be a plain word or text.", at.start, at.end);
        continue;
      }
      const name = typeof named.value === "string" ? named.value : keyText(key, named.value);
      if (name === "__proto__")
        this.refuse('"__proto__" cannot be the name of a field. Choose another name.', at.start, at.end);
      else if (kinds.has(name) && kinds.get(name) !== typeof named.value) {
        this.refuse(`"${name}" and ${name} are the same field. Keep one of them.`, at.start, at.end);
      } else if (kinds.has(name) && this.depth === 0) addDuplicate(this.file, at.start, this.problems);
      members.set(name, read.value);
      kinds.set(name, typeof named.value);
      spots.set(name, changedSpot(read.spot, { name: { start: at.start, end: at.end } }));
    }
    return { value: Object.fromEntries(members), spot: { start, end, members: spots } };
  }

  private list(items: readonly unknown[], start: number, end: number): Located {
    const reads = items.map((one) => this.read(one));
    const members = new Map(reads.map(({ spot }, index) => [String(index), spot]));
    return { value: reads.map(({ value }) => value), spot: { start, end, members } };
  }

  private follow(anchor: string, start: number, end: number): unknown {
    const node = this.anchors.get(anchor);
    if (!node)
      return this.refuse(
        `The anchor "&${anchor}" is not defined before the alias "*${anchor}". Define it above this line, or write the value here.`,
        start,
        end,
      );
    if (this.open.has(node))
      return this.refuse(
        `The alias "*${anchor}" is inside its own anchor "&${anchor}". Write the value here instead.`,
        start,
        end,
      );
    const most = Math.max(MAX_REPEATED, this.text.length);
    if (this.repeated > most) return null;
    if (this.depth === 0) this.repeated += this.sizes.get(node) ?? 1;
    if (this.repeated > most)
      return this.refuse(
        `From here on, aliases repeat more than ${most} values. Write the values out.`,
        start,
        end,
      );
    this.depth += 1;
    const { value } = this.read(node);
    this.depth -= 1;
    return value;
  }

  private refuse(message: string, start: number, end: number): null {
    const place = placeOf(this.file, start, end);
    if (
      this.unread.length > MAX_LISTED ||
      this.unread.some(({ from, to }) => from <= place.line && place.line <= to)
    )
      return null;
    if (!this.problems.countMore(this.file.path)) this.problems.add(problem("yaml", message, { place }));
    this.broken.push({ from: place.line, to: place.endLine });
    return null;
  }
}

function isNode(node: unknown): node is Node {
  return isMap(node) || isSeq(node) || isScalar(node) || isAlias(node);
}

function keyText(key: unknown, value: unknown): string {
  return isScalar(key) && key.source !== undefined ? key.source : String(value);
}

const TAGS = new Schema({ schema: "core" }).tags.flatMap((tag) =>
  tag.collection === undefined && tag.test ? [{ test: tag.test, resolve: tag.resolve }] : [],
);

/** How a number, a boolean and null start. All other scalars are texts. */
const MAYBE_NOT_TEXT = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;

export function plainValue(source: string): unknown {
  if (!MAYBE_NOT_TEXT.test(source)) return source;
  const tag = TAGS.find(({ test }) => test.test(source));
  if (!tag) return source;
  const resolved = tag.resolve(source, () => {}, { intAsBigInt: false });
  return isScalar(resolved) ? resolved.value : resolved;
}
