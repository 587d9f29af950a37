/**
 * Reads simple YAML several times as fast as the full reader. `js-yaml` reads the text. This reader follows its events, and
 * checks what is between the values: it accepts only what both libraries read in the same way. It leaves these texts to the
 * full reader: with a mistake, with several documents, tags, anchors, aliases, directives, `<<`, `?`, tabs, empty values, plain
 * texts of several lines, names that are not texts, values that the service cannot store, or with unusual
 * indentation or comments.
 */
import {
  CHOMPING_MODE,
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  SCALAR_STYLE,
  type ScalarEvent,
  YAMLException,
} from "js-yaml";
import { UNSTORABLE } from "../../model/json.ts";
import type { Located } from "../../model/place.ts";
import { Cursor, check, NotSimple } from "./cursor.ts";
import { type CollectionEvent, Events, hasNoProperties, isBlock, isCollection } from "./events.ts";
import { FlatSpots } from "./flatSpots.ts";
import { plainValue } from "./fullReader.ts";

/** In YAML, the `:` must follow within this number of characters after the start of a name. */
const MAX_NAME = 1024;
const UNUSUAL_NAMES = ["__proto__", "<<"];

/** Tabs, the mark U+FEFF, and conflict markers of git. */
const UNUSUAL = ["\t", "\uFEFF", "<<<<<<< "];

export interface FastRead extends Located {
  /** The offsets of names that their mapping already has. The value of the last one counts. */
  duplicates: readonly number[];
}

/** `piece`: as {@link Events} has it. */
export function readFast(text: string, piece?: number): FastRead | undefined {
  if (UNUSUAL.some((part) => text.includes(part)) || /\r(?!\n)/.test(text)) return undefined;
  if (text.endsWith(" ") || !text.isWellFormed()) return undefined;
  try {
    return new FastReader(text, new Events(text, piece)).document();
  } catch (error) {
    if (error instanceof NotSimple || error instanceof YAMLException) return undefined;
    throw error;
  }
}

class FastReader {
  private readonly text: string;
  private readonly events: Events;
  private readonly cursor: Cursor;
  private readonly spots = new FlatSpots();
  private readonly duplicates: number[] = [];
  /** Where the last value in a block ends, with the rest of its line. Its mapping or list ends there, too. */
  private blockEnd = 0;

  constructor(text: string, events: Events) {
    this.text = text;
    this.events = events;
    this.cursor = new Cursor(text);
  }

  document(): FastRead {
    const { cursor } = this;
    const document = this.event();
    check(document.type === EVENT_ID.DOCUMENT && document.directives.length === 0 && !document.explicitEnd);
    cursor.toContent();
    if (document.explicitStart) {
      check(cursor.column === 0 && this.text.startsWith("---", cursor.at));
      cursor.at += 3;
      check(cursor.lineEnds());
      cursor.toContent();
    }
    const root = this.event();
    check(isBlock(root) && cursor.column === 0);
    const value = this.block(root, this.spots.add());
    check(this.ends() && !this.events.peek() && cursor.isAtEnd());
    return { value, spot: this.spots.spotAt(0), duplicates: this.duplicates };
  }

  private add(members: Members, value: unknown, name: FastScalar | undefined): void {
    if (members.add(value, name?.text) || !name) return;
    this.duplicates.push(name.start);
    this.spots.hasDuplicates = true;
  }

  private event(): Event {
    const event = this.events.next();
    check(event !== undefined);
    return event;
  }

  /** Whether the collection ends here. If so, goes over the event of its end. */
  private ends(): boolean {
    if (this.events.peek()?.type !== EVENT_ID.POP) return false;
    this.events.next();
    return true;
  }

  /** A mapping or a list with a line for each member. `position`: of its location. */
  private block(event: CollectionEvent, position: number): unknown {
    const { cursor, spots } = this;
    const { column, at } = cursor;
    check(event.start === at && hasNoProperties(event));
    const isList = event.type === EVENT_ID.SEQUENCE;
    const members = new Members(isList);
    for (;;) {
      if (isList) cursor.take("-");
      const name = isList ? undefined : this.name();
      this.add(members, this.blockValue(column, isList, spots.add(name)), name);
      if (this.ends()) break;
      check(cursor.column === column && cursor.comments <= column);
    }
    // What follows belongs to an outer collection, with the comments before it.
    check(
      (isList ? cursor.column <= column : cursor.column < column) && cursor.comments < Math.max(column, 1),
    );
    spots.collection(position, at, this.blockEnd);
    return members.all();
  }

  /** The value after the `name:` or `-` of a block at this column, with the rest of its line. */
  private blockValue(column: number, isList: boolean, position: number): unknown {
    const { cursor } = this;
    const event = this.event();
    const isBelow = cursor.lineEnds();
    if (isBelow) {
      cursor.toContent();
      // A list may start at the column of the name that has it.
      check(
        cursor.column > column || (cursor.column === column && !isList && event.type === EVENT_ID.SEQUENCE),
      );
    } else cursor.toCompact();
    if (isBlock(event)) {
      check(isBelow || isList);
      return this.block(event, position);
    }
    check(cursor.column > column && !(isBelow && cursor.comments >= 0));
    const value = this.leaf(event, column, position);
    this.blockEnd = cursor.at;
    cursor.toContent();
    return value;
  }

  /** A value in quotes, after `|` or `>`, in `{…}` or `[…]`, or a plain one, with the rest of its last line. */
  private leaf(event: Event, column: number, position: number): unknown {
    const { cursor, text, spots } = this;
    if (event.type === EVENT_ID.SCALAR && isBlockScalar(event)) {
      const scalar = blockScalar(text, event, cursor.at);
      cursor.at = scalar.end;
      spots.scalar(position, scalar.start, scalar.end);
      return scalar.text;
    }
    const value = this.flow(event, column, position);
    check(cursor.lineEnds());
    return value;
  }

  /** A value in quotes, in `{…}` or `[…]`, or a plain one. If it has several lines, they start after this column. */
  private flow(event: Event, column: number, position: number): unknown {
    const { cursor, spots } = this;
    if (event.type === EVENT_ID.SCALAR) {
      const { start, end, text, isPlain } = this.flowScalar(event);
      spots.scalar(position, start, end);
      return isPlain ? storable(plainValue(text)) : text;
    }
    const { at } = cursor;
    check(isCollection(event) && event.style === COLLECTION_STYLE.FLOW);
    check(event.start === at && hasNoProperties(event));
    const isList = event.type === EVENT_ID.SEQUENCE;
    const members = new Members(isList);
    cursor.take(isList ? "[" : "{");
    cursor.inFlow(column);
    while (!this.ends()) {
      const name = isList ? undefined : this.name();
      if (!isList) cursor.inFlow(column);
      this.add(members, this.flow(this.event(), column, spots.add(name)), name);
      cursor.inFlow(column);
      if (!cursor.sees(",")) continue;
      cursor.at += 1;
      cursor.inFlow(column);
    }
    cursor.take(isList ? "]" : "}");
    spots.collection(position, at, cursor.at);
    return members.all();
  }

  private flowScalar(event: Event): FastScalar {
    check(event.type === EVENT_ID.SCALAR);
    const scalar = flowScalar(this.text, event);
    check(scalar.start === this.cursor.at);
    this.cursor.at = scalar.end;
    return scalar;
  }

  /** The name of a member, with its `:`. */
  private name(): FastScalar {
    const { cursor } = this;
    const name = this.flowScalar(this.event());
    check(!this.text.slice(name.start, name.end).includes("\n"));
    check(!name.isPlain || typeof plainValue(name.text) === "string");
    cursor.spaces();
    check(cursor.at - name.start <= MAX_NAME);
    cursor.take(":");
    return name;
  }
}

/** The members of a mapping, or of a list. */
class Members {
  private readonly value: Record<string, unknown> | unknown[];

  constructor(isList: boolean) {
    this.value = isList ? [] : {};
  }

  /** False: the mapping already has this name. */
  add(value: unknown, name: string | undefined): boolean {
    if (Array.isArray(this.value)) this.value.push(value);
    else if (name !== undefined) {
      check(!UNUSUAL_NAMES.includes(name));
      const isNew = !Object.hasOwn(this.value, name);
      this.value[name] = value;
      return isNew;
    }
    return true;
  }

  /** A list to which members were added has space for more of them. */
  all(): Record<string, unknown> | unknown[] {
    return Array.isArray(this.value) ? [...this.value] : this.value;
  }
}

/** An integer that JavaScript cannot represent is left to the full reader. */
function storable(value: unknown): unknown {
  check(!Number.isInteger(value) || Number.isSafeInteger(value));
  return value;
}

interface FastScalar {
  /** The offsets, with its quotes or with the line of its `|`. */
  start: number;
  end: number;
  text: string;
  isPlain: boolean;
}

/** The first line of a block scalar: `|` or `>`, indentation and chomping in any order, and perhaps a comment. */
const HEADER = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y;
const LINE_OF_SPACES = /^ +\r?$/m;

function isBlockScalar({ style }: ScalarEvent): boolean {
  return style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK;
}

/** A scalar in quotes, or a plain one of one line. */
function flowScalar(text: string, event: ScalarEvent): FastScalar {
  const { valueStart, valueEnd, style } = event;
  check(valueStart >= 0 && event.anchorStart === -1 && event.tagStart === -1);
  const source = text.slice(valueStart, valueEnd);
  if (style === SCALAR_STYLE.PLAIN) {
    check(!source.includes("\n") && !/^[?:]/.test(source));
    return { start: valueStart, end: valueEnd, text: source, isPlain: true };
  }
  check(style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED);
  const value = event.fast ? source : escapedText(text, source, event);
  return { start: valueStart - 1, end: valueEnd + 1, text: value, isPlain: false };
}

/** `\U`, and `\` at the end of a line. The libraries read some of these texts differently. */
const UNUSUAL_ESCAPE = /\\(?:U|\r?\n)/;

/** Escapes can write characters that the service cannot store. */
function escapedText(text: string, source: string, event: ScalarEvent): string {
  check(event.style === SCALAR_STYLE.SINGLE_QUOTED || !UNUSUAL_ESCAPE.test(source));
  const value = getScalarValue(text, event);
  check(!UNSTORABLE.test(value));
  return value;
}

/** A text after `|` or `>`, whose header starts at this offset. */
function blockScalar(text: string, event: ScalarEvent, start: number): FastScalar {
  const { valueStart, valueEnd, chomping } = event;
  check(event.anchorStart === -1 && event.tagStart === -1);
  HEADER.lastIndex = start;
  check(HEADER.test(text) && HEADER.lastIndex === valueStart);
  const source = text.slice(valueStart, valueEnd);
  check(/\S/.test(source) && !LINE_OF_SPACES.test(source));
  const length = chomping === CHOMPING_MODE.KEEP ? source.length : withoutEmptyLines(source);
  return { start, end: valueStart + length, text: getScalarValue(text, event), isPlain: false };
}

/** The length without the empty lines at the end. */
function withoutEmptyLines(source: string): number {
  let end = source.length;
  while (source[end - 1] === "\n" || source[end - 1] === "\r") end -= 1;
  const lineBreak = source.indexOf("\n", end);
  return lineBreak === -1 ? source.length : lineBreak + 1;
}
