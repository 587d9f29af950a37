/**
 * Reads simple YAML several times as fast as the full reader. `js-yaml` reads the text. This reader follows its events, and
 * checks what is between the values: it accepts only what both libraries read in the same way. It leaves these texts to the
 * full reader: with a mistake, with several documents, tags, anchors, aliases, directives, `<<`, `?`, tabs, empty values, plain
 * texts of several lines, names that are declared twice or not texts, values that the service cannot store, or with unusual
 * indentation or comments.
 */
import { COLLECTION_STYLE, EVENT_ID, type Event, parseEvents, YAMLException } from "js-yaml";
import type { Located, Spot } from "../../model/place.ts";
import { plainValue } from "./coreSchema.ts";
import { Cursor, check, NotSimple } from "./cursor.ts";
import { blockScalar, type FastScalar, flowScalar, isBlockScalar } from "./fastScalar.ts";

type Collection = Extract<Event, { start: number }>;

/** In YAML, the `:` must follow within this number of characters after the start of a name. */
const MAX_NAME = 1024;
const UNUSUAL_NAMES = ["__proto__", "<<"];

/** Tabs, the mark U+FEFF, and conflict markers of git. */
const UNUSUAL = ["\t", "\uFEFF", "<<<<<<< "];

export function readFast(text: string): Located | undefined {
  if (UNUSUAL.some((part) => text.includes(part)) || /\r(?!\n)/.test(text)) return undefined;
  if (text.endsWith(" ") || !text.isWellFormed()) return undefined;
  try {
    return new FastReader(text, parseEvents(text, {})).document();
  } catch (error) {
    if (error instanceof NotSimple || error instanceof YAMLException) return undefined;
    throw error;
  }
}

class FastReader {
  private readonly text: string;
  private readonly events: readonly Event[];
  private readonly cursor: Cursor;
  private next = 0;
  /** Where the last value in a block ends, with the rest of its line. Its mapping or list ends there, too. */
  private blockEnd = 0;

  constructor(text: string, events: readonly Event[]) {
    this.text = text;
    this.events = events;
    this.cursor = new Cursor(text);
  }

  document(): Located {
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
    const read = this.block(root);
    check(this.ends() && this.next === this.events.length && cursor.isAtEnd());
    return read;
  }

  private event(): Event {
    const event = this.events[this.next];
    check(event !== undefined);
    this.next += 1;
    return event;
  }

  /** Whether the collection ends here. If so, goes over the event of its end. */
  private ends(): boolean {
    if (this.events[this.next]?.type !== EVENT_ID.POP) return false;
    this.next += 1;
    return true;
  }

  /** A mapping or a list with a line for each member. */
  private block(event: Collection): Located {
    const { cursor } = this;
    const { column, at } = cursor;
    check(event.start === at && hasNoProperties(event));
    const isList = event.type === EVENT_ID.SEQUENCE;
    const members = new Members(isList);
    for (;;) {
      if (isList) cursor.take("-");
      const name = isList ? undefined : this.name();
      members.add(this.blockValue(column, isList), name);
      if (this.ends()) break;
      check(cursor.column === column && cursor.comments <= column);
    }
    // What follows belongs to an outer collection, with the comments before it.
    check(
      (isList ? cursor.column <= column : cursor.column < column) && cursor.comments < Math.max(column, 1),
    );
    return members.read(at, this.blockEnd);
  }

  /** The value after the `name:` or `-` of a block at this column, with the rest of its line. */
  private blockValue(column: number, isList: boolean): Located {
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
      return this.block(event);
    }
    check(cursor.column > column && !(isBelow && cursor.comments >= 0));
    const value = this.leaf(event, column);
    this.blockEnd = cursor.at;
    cursor.toContent();
    return value;
  }

  /** A value in quotes, after `|` or `>`, in `{…}` or `[…]`, or a plain one, with the rest of its last line. */
  private leaf(event: Event, column: number): Located {
    const { cursor, text } = this;
    if (event.type === EVENT_ID.SCALAR && isBlockScalar(event)) {
      const scalar = blockScalar(text, event, cursor.at);
      cursor.at = scalar.end;
      return { value: scalar.text, spot: { start: scalar.start, end: scalar.end } };
    }
    const read = this.flow(event, column);
    check(cursor.lineEnds());
    return read;
  }

  /** A value in quotes, in `{…}` or `[…]`, or a plain one. If it has several lines, they start after this column. */
  private flow(event: Event, column: number): Located {
    if (event.type === EVENT_ID.SCALAR) {
      const { start, end, text, isPlain } = this.flowScalar(event);
      return { value: isPlain ? storable(plainValue(text)) : text, spot: { start, end } };
    }
    const { cursor } = this;
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
      members.add(this.flow(this.event(), column), name);
      cursor.inFlow(column);
      if (!cursor.sees(",")) continue;
      cursor.at += 1;
      cursor.inFlow(column);
    }
    cursor.take(isList ? "]" : "}");
    return members.read(at, cursor.at);
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
  private readonly spots = new Map<string, Spot>();

  constructor(isList: boolean) {
    this.value = isList ? [] : {};
  }

  add({ value, spot }: Located, name: FastScalar | undefined): void {
    if (Array.isArray(this.value)) {
      this.spots.set(String(this.value.length), spot);
      this.value.push(value);
    } else if (name) {
      check(!UNUSUAL_NAMES.includes(name.text) && !this.spots.has(name.text));
      spot.name = { start: name.start, end: name.end };
      this.spots.set(name.text, spot);
      this.value[name.text] = value;
    }
  }

  read(start: number, end: number): Located {
    return { value: this.value, spot: { start, end, members: this.spots } };
  }
}

/** An integer that JavaScript cannot represent is left to the full reader. */
function storable(value: unknown): unknown {
  check(!Number.isInteger(value) || Number.isSafeInteger(value));
  return value;
}

function isCollection(event: Event): event is Collection {
  return event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE;
}

function isBlock(event: Event): event is Collection {
  return isCollection(event) && event.style === COLLECTION_STYLE.BLOCK;
}

function hasNoProperties({ anchorStart, tagStart }: Collection): boolean {
  return anchorStart === -1 && tagStart === -1;
}
