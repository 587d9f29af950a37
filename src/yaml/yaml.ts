/** Reads YAML from the events of `js-yaml`: values with their offsets, by the core schema of YAML 1.2: `no` is a text, `404` a number. */

import { CORE_SCHEMA, EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import { isUnstorable, unstorableMessage } from "../model/json.ts";
import { quote, type Sentence, say } from "../model/message.ts";
import {
  type Located,
  lineStartsOf,
  type Place,
  placeOf,
  type SourceFile,
  type Span,
  type SpanMembers,
} from "../model/place.ts";
import { type Problem, ProblemList, problem, problemCount } from "../model/problem.ts";
import { eventsOf, NotYaml } from "./events.ts";
import { conflictProblems, quoteAdvice, syntaxProblems } from "./syntaxProblems.ts";

/** The value is undefined if the file cannot be read. */
export interface ParsedYaml extends Located {
  file: SourceFile;
  problems: Problem[];
  textAt(place: Place): string;
}

interface ReadOptions {
  /** Texts may have characters that the service does not store, as a backup can. */
  anyText?: boolean;
  most?: number;
  piece?: number;
}

export function parseYaml(path: string, text: string, options: ReadOptions = {}): ParsedYaml {
  const lineStarts = lineStartsOf(text);
  const file = { path, lineStarts };
  const offset = (line: number, col: number) => (lineStarts[line - 1] ?? 0) + col - 1;
  const textAt = ({ line, col, endLine, endCol }: Place) =>
    text.slice(offset(line, col), offset(endLine, endCol)).trim();
  const refused = (problems: Problem[]) => ({
    ...{ file, textAt, problems, value: undefined, span: { start: 0, end: 0 } },
  });
  const { most = Number.POSITIVE_INFINITY } = options;
  if (text.length > most) {
    const message = `This file has more than ${most.toLocaleString("en-US")} characters. Divide it into several files.`;
    return refused([problem("yaml", message, { place: placeOf(file, most, most + 1) })]);
  }
  const conflicts = conflictProblems(text, file);
  if (conflicts.length > 0) return refused(conflicts);
  try {
    const result = new EventReader(file, text, options).root();
    // With so many mistakes in what is read, it says nothing about the rest.
    const isRest = result.problems.some((fault) => fault.code === "yaml" && problemCount(fault) > 1);
    return isRest ? refused(result.problems) : { ...result, file, textAt };
  } catch (error) {
    if (!(error instanceof NotYaml)) throw error;
    return refused(syntaxProblems(error, file, text));
  }
}

/** Characters of a file that has neither keys nor texts. */
export const MAX_WITHOUT_TEXTS = 1_000_000;

/** Maximum number of values that aliases may repeat. In a longer file, the limit is its number of characters. */
const MAX_REPEATED = 10_000;

/** Maximum number of values in an entry, and of entries. With mistakes, they need many times their size in memory. */
export const MAX_VALUES = 150_000;
const TOO_MANY_ENTRIES = "This file has more than 150,000 entries. Divide it into several files.";

/** Of all entries together. */
const MAX_ALL_VALUES = 2_500_000;

interface Anchor {
  value: unknown;
  /** How many values it has; undefined while they are read. */
  size: number | undefined;
}

interface Name {
  text: string;
  start: number;
  end: number;
}

type ValueEvent = Exclude<Event, { type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>;
type NodeEvent = Exclude<ValueEvent, { type: typeof EVENT_ID.ALIAS }>;
type CollectionEvent = Extract<Event, { start: number }>;

/** @throws NotYaml */
class EventReader {
  private readonly file: SourceFile;
  private readonly text: string;
  private readonly options: ReadOptions;
  private readonly nextEvent: () => Event | undefined;
  private readonly spans = new FlatSpans();
  private readonly anchors = new Map<string, Anchor>();
  private readonly problems = new ProblemList();
  /** Where the last value starts, if it has no members, and where it ends. */
  private lastStart = 0;
  private lastEnd = 0;
  private depth = 0;
  /** How many values there are, with those that aliases repeat. */
  private values = 0;
  private repeated = 0;

  constructor(file: SourceFile, text: string, options: ReadOptions) {
    this.file = file;
    this.text = text;
    this.options = options;
    this.nextEvent = eventsOf(text, options.anyText === true, options.piece);
  }

  root() {
    const root = this.nextEvent();
    const position = this.spans.add();
    const value = isValue(root) ? this.readValue(root, NOTHING, position) : null;
    return { value, span: new FlatSpan(this.spans, position), problems: this.problems.problems };
  }

  /** `position`: of its location. Absent for a name. */
  private readValue(event: ValueEvent, mark: RegExp, position?: number): unknown {
    const before = this.values;
    this.values += 1;
    const anchor = event.type === EVENT_ID.ALIAS ? undefined : this.anchorOf(event);
    const value =
      event.type === EVENT_ID.ALIAS
        ? this.readAlias(event.anchorStart, event.anchorEnd)
        : event.type === EVENT_ID.SCALAR
          ? this.readScalar(event, mark)
          : this.readCollection(event, position ?? this.spans.add());
    if (position !== undefined && !isCollection(event))
      this.spans.set(position, this.lastStart, this.lastEnd, false);
    if (anchor) {
      anchor.value = value;
      anchor.size = this.values - before;
    }
    return value;
  }

  private anchorOf({ anchorStart, anchorEnd }: NodeEvent): Anchor | undefined {
    if (anchorStart < 0) return undefined;
    const anchor: Anchor = { value: null, size: undefined };
    this.anchors.set(this.text.slice(anchorStart, anchorEnd), anchor);
    return anchor;
  }

  private readAlias(start: number, end: number): unknown {
    this.lastStart = start - 1;
    this.lastEnd = end;
    const name = this.text.slice(start, end);
    const anchor = this.anchors.get(name);
    if (anchor?.size === undefined)
      return this.refuse(
        say`The anchor "&${quote(name)}" is not defined before the alias "*${quote(name)}". Define it above this line, or write the value here.`,
      );
    const most = Math.max(MAX_REPEATED, this.text.length);
    if (this.repeated > most) return null;
    this.values += anchor.size;
    this.repeated += anchor.size;
    if (this.repeated > most)
      return this.refuse(`From here on, aliases repeat more than ${most} values. Write the values out.`);
    return anchor.value;
  }

  private readCollection(event: CollectionEvent, position: number): unknown {
    const { start, type } = event;
    const before = this.values;
    this.lastEnd = start;
    const isFlow = /[[{]/.test(this.text.charAt(start));
    if (isFlow) this.lastEnd += 1;
    this.depth += 1;
    const value = type === EVENT_ID.SEQUENCE ? this.readList() : this.readMapping(position);
    this.depth -= 1;
    this.lastEnd = this.after(
      isFlow ? CLOSING : this.text.charAt(this.lastEnd - 1) === "\n" ? NOTHING : REST_OF_LINE,
    );
    this.spans.set(position, start, this.lastEnd, true);
    if (event.tagStart >= 0) return this.refuseTag(event);
    if (this.values > MAX_ALL_VALUES && !this.options.anyText)
      throw new NotYaml(
        "This file has more than 2,500,000 values up to here. Divide it into several files.",
        start,
      );
    if (this.options.anyText || this.depth < 2 || this.values - before <= MAX_VALUES) return value;
    this.values = before;
    return this.refuse("This has more than 150,000 values. Use fewer.", { start, end: start + 1 });
  }

  private readList(): unknown[] {
    const members: unknown[] = [];
    for (;;) {
      const event = this.nextEvent();
      // A list to which members were added has space for more of them.
      if (!isValue(event)) return [...members];
      // At the top, there is a mapping with a list of entries.
      if (this.depth === 2 && members.length === MAX_VALUES && !this.options.anyText)
        throw new NotYaml(TOO_MANY_ENTRIES, isCollection(event) ? event.start : this.lastEnd);
      members.push(this.readValue(event, ITEM, this.spans.add()));
    }
  }

  private readMapping(whole: number): Record<string, unknown> {
    const members: Record<string, unknown> = {};
    for (;;) {
      const event = this.nextEvent();
      if (!isValue(event)) return members;
      const name = this.readName(event);
      const position = this.spans.add(name);
      const valueEvent = this.nextEvent();
      const value = isValue(valueEvent) ? this.readValue(valueEvent, VALUE, position) : null;
      if (!name) continue;
      const { text: key, start, end } = name;
      if (key === "__proto__") {
        this.refuse('"__proto__" cannot be the name of a field. Choose another name.', { start, end });
        continue;
      }
      if (Object.hasOwn(members, key)) this.refuseDuplicate(name, whole);
      members[key] = value;
    }
  }

  private readName(event: ValueEvent): Name | undefined {
    const value = this.readValue(event, NAME);
    const [start, end] = [isCollection(event) ? event.start : this.lastStart, this.lastEnd];
    if (typeof value === "object" && value !== null) {
      const advice = quoteAdvice(this.text, start);
      this.refuse(advice ?? "The name of a field must be a plain word or text.", { start, end });
      return undefined;
    }
    const name = typeof value === "string" ? value : this.text.slice(start, end);
    return { text: name, start, end };
  }

  private readScalar(event: ScalarEvent, mark: RegExp): unknown {
    const { style, valueStart, valueEnd, tagStart } = event;
    if (tagStart >= 0 && !TEXT_TAGS.has(this.tagOf(event))) return this.refuseTag(event);
    const properties = Math.max(event.anchorEnd, event.tagEnd);
    if (properties >= 0) this.lastEnd = properties;
    if (valueStart < 0) {
      const end = this.after(properties < 0 ? mark : SPACES);
      // In { name }, the value has the place of the name.
      if (mark !== VALUE || end > this.lastEnd || properties >= 0) this.lastStart = end;
      this.lastEnd = end;
      return null;
    }
    const scalar = getScalarValue(this.text, event);
    if (style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK) {
      this.lastStart = this.after(BEFORE_BLOCK);
      const source = this.text.slice(valueStart, valueEnd);
      this.lastEnd = valueStart + (source.indexOf("\n", source.trimEnd().length) + 1 || source.length);
    } else {
      const quote = style === SCALAR_STYLE.PLAIN ? 0 : 1;
      this.lastStart = valueStart - quote;
      this.lastEnd = valueEnd + quote;
    }
    if (!this.options.anyText && isUnstorable(scalar)) return this.refuse(unstorableMessage("This text"));
    return style === SCALAR_STYLE.PLAIN && tagStart < 0 ? this.plainValue(scalar) : scalar;
  }

  private plainValue(scalar: string): unknown {
    const { value } = CORE_SCHEMA.resolveImplicitScalarTag(scalar);
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
      return this.refuse("This number has too many digits. Put it in quotes to keep it as text.");
    // Texts are the fields of entries, and in them.
    if (this.depth > 2 && this.text[this.lastEnd] === " " && typeof value === "string") this.warnOfComment();
    return value;
  }

  /** A comment without a space after its # is probably the rest of a text. */
  private warnOfComment(): void {
    const end = this.after(COMMENT);
    if (end === this.lastEnd) return;
    const comment = this.text.slice(this.lastEnd, end).trim();
    const message = say`YAML reads ${quote(comment)} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`;
    const place = placeOf(this.file, end - comment.length, end);
    this.problems.add(problem("yaml-comment", message, { place, severity: "warning" }));
  }

  private after(pattern: RegExp): number {
    pattern.lastIndex = this.lastEnd;
    return pattern.test(this.text) ? pattern.lastIndex : this.lastEnd;
  }

  private tagOf({ tagStart, tagEnd }: NodeEvent): string {
    return this.text.slice(tagStart, tagEnd);
  }

  private refuseTag(event: NodeEvent): null {
    const tag = this.tagOf(event);
    const message = say`The tag ${quote(tag)} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
    return this.refuse(message, { start: event.tagStart, end: event.tagEnd });
  }

  private refuseDuplicate({ text: name, start }: Name, mapping: number): void {
    if (this.problems.countMore(this.file.path)) return;
    const members = [...this.spans.members(mapping, this.spans.count)];
    const [, member = mapping] = members.find(([memberName]) => memberName === name) ?? [];
    const { line } = placeOf(this.file, this.spans.number(member, NAME_START), start);
    const message = `The field "${name}" is declared twice: here and in line ${line}. Keep one of them.`;
    this.problems.add(problem("duplicate-member", message, { place: placeOf(this.file, start, start + 1) }));
  }

  private refuse(words: Sentence, { start = this.lastStart, end = this.lastEnd } = {}): null {
    if (!this.problems.countMore(this.file.path))
      this.problems.add(problem("yaml", words, { place: placeOf(this.file, start, end) }));
    return null;
  }
}

const TEXT_TAGS = new Set(["!!str", "!"]);

const NOTHING = /(?:)/y;
const SPACES = /[ \t]*/y;
const NAME = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y;
const ITEM = /(?:\s|#[^\n]*\n)*-[ \t]*/y;
const VALUE = /(?:\s|#[^\n]*\n)*:[ \t]*/y;
const CLOSING = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y;
const BEFORE_BLOCK = /(?:[\s:?-]|#[^\n]*\n)*/y;
const COMMENT = /[ \t]+#[^\s#!=*-].*/y;
const REST_OF_LINE = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;

function isValue(event: Event | undefined): event is ValueEvent {
  return event !== undefined && event.type !== EVENT_ID.POP && event.type !== EVENT_ID.DOCUMENT;
}

function isCollection(event: ValueEvent): event is CollectionEvent {
  return event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING;
}

// The locations of all values of a file, as numbers in one array. As objects, they would take several times the memory and
// time of the values. A Span is made when a location is asked for.

const START = 0;
const END = 1;
/** The offsets of its name, or -1. */
const NAME_START = 2;
const NAME_END = 3;
/** The position of the value that follows its last member, or 0 for a scalar, which has no members. */
const NEXT = 4;
const NUMBERS = 5;
const FEW = 64;
/** The map of the names of a mapping or list with more values in it is kept. */
const MANY = 50;

class FlatSpans {
  private readonly byName = new Map<number, ReadonlyMap<string, number>>();
  private numbers = new Int32Array(FEW * NUMBERS);
  /** The name of each value; undefined in a list. */
  private readonly names: (string | undefined)[] = [];

  get count(): number {
    return this.names.length;
  }

  /** Adds a value before its members. Returns its position among all values. */
  add(name?: Name): number {
    const position = this.names.length;
    this.names.push(name?.text);
    if (this.numbers.length === position * NUMBERS) {
      const { numbers } = this;
      this.numbers = new Int32Array(numbers.length * 2);
      this.numbers.set(numbers);
    }
    this.numbers[position * NUMBERS + NAME_START] = name?.start ?? -1;
    this.numbers[position * NUMBERS + NAME_END] = name?.end ?? -1;
    return position;
  }

  /** Sets the offsets of a scalar, or of a mapping or list after its last member is added. */
  set(position: number, start: number, end: number, isCollection: boolean): void {
    this.numbers[position * NUMBERS + START] = start;
    this.numbers[position * NUMBERS + END] = end;
    if (isCollection) this.numbers[position * NUMBERS + NEXT] = this.names.length;
  }

  number(position: number, offset: number): number {
    return this.numbers[position * NUMBERS + offset] ?? 0;
  }

  /** The members of a mapping or list: the name of each, or its index, and its position. `end`: that of all if not all are read. */
  *members(position: number, end = this.number(position, NEXT)): Generator<[string, number]> {
    let index = 0;
    for (let member = position + 1; member < end; member = this.after(member))
      yield [this.nameOf(member, index++), member];
  }

  /** The position of a member; of the last one with this name. */
  member(position: number, name: string): number | undefined {
    const end = this.number(position, NEXT);
    if (end - position > MANY) {
      const members = this.byName.get(position) ?? new Map(this.members(position));
      this.byName.set(position, members);
      return members.get(name);
    }
    let match: number | undefined;
    let index = 0;
    for (let member = position + 1; member < end; member = this.after(member))
      if (this.nameOf(member, index++) === name) match = member;
    return match;
  }

  private after(member: number): number {
    return this.number(member, NEXT) || member + 1;
  }

  private nameOf(member: number, index: number): string {
    return this.names[member] ?? String(index);
  }
}

class FlatSpan implements Span, SpanMembers {
  private readonly spans: FlatSpans;
  private readonly position: number;

  constructor(spans: FlatSpans, position: number) {
    this.spans = spans;
    this.position = position;
  }

  get start(): number {
    return this.spans.number(this.position, START);
  }

  get end(): number {
    return this.spans.number(this.position, END);
  }

  get name(): Span["name"] {
    const start = this.spans.number(this.position, NAME_START);
    return start < 0 ? undefined : { start, end: this.spans.number(this.position, NAME_END) };
  }

  get members(): SpanMembers | undefined {
    return this.spans.number(this.position, NEXT) === 0 ? undefined : this;
  }

  get(name: string): Span | undefined {
    const position = this.spans.member(this.position, name);
    return position === undefined ? undefined : new FlatSpan(this.spans, position);
  }

  *[Symbol.iterator](): Generator<[string, Span]> {
    for (const [member, position] of this.spans.members(this.position))
      yield [member, new FlatSpan(this.spans, position)];
  }
}
