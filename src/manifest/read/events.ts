/**
 * The events of `js-yaml` for a text, one after the other. The items of a long list are parsed in pieces, because the events of
 * a text need many times its memory.
 */
import { COLLECTION_STYLE, EVENT_ID, type Event, parseEvents } from "js-yaml";
import { check } from "./cursor.ts";

export type CollectionEvent = Extract<Event, { start: number }>;

/** Characters in a piece. It ends with the item in which it has so many. */
const PIECE = 2 ** 15;
/** The name of a list, without a value in its line. */
const LIST = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;

export class Events {
  private readonly text: string;
  private readonly piece: number;
  private readonly list: { item: string; first: number } | undefined;
  private events: readonly Event[] = [];
  private position = 0;
  /** Where the next piece starts. */
  private end = 0;

  constructor(text: string, piece = PIECE) {
    this.text = text;
    this.piece = piece;
    this.list = text.length > piece ? lastList(text) : undefined;
  }

  next(): Event | undefined {
    const event = this.peek();
    this.position += 1;
    return event;
  }

  /** Undefined: there are no more events. */
  peek(): Event | undefined {
    while (this.position === this.events.length && this.end < this.text.length) {
      this.events = this.load();
      this.position = 0;
    }
    return this.events[this.position];
  }

  /** A piece is a document of its own. What starts and ends it is left out, except at the start and at the end of the text. */
  private load(): Event[] {
    const { text, end: start } = this;
    const next = this.list ? text.indexOf(this.list.item, Math.max(start + this.piece, this.list.first)) : -1;
    this.end = next === -1 ? text.length : next + 1;
    const events = parseEvents(text.slice(start, this.end), {});
    if (start > 0) {
      const [document, root] = events.splice(0, 2);
      check(document?.type === EVENT_ID.DOCUMENT && !document.explicitStart && !document.explicitEnd);
      check(root?.type === EVENT_ID.SEQUENCE && isBlock(root) && hasNoProperties(root));
      for (const event of events) move(event, start);
      // The end of the mapping that has the list.
      events.push({ type: EVENT_ID.POP });
    }
    if (this.end < text.length) {
      const ends = events.splice(-3);
      check(ends.length === 3 && ends.every(({ type }) => type === EVENT_ID.POP));
    }
    return events;
  }
}

/**
 * The list at the end of the text, which must be the value of the last name at the start of a line. `item`: what starts each of
 * its items. `first`: an offset in the first one.
 */
export function lastList(text: string): { item: string; first: number } | undefined {
  LIST.lastIndex = namesIn(text).at(-1) ?? text.length;
  const [, indentation] = LIST.exec(text) ?? [];
  return indentation === undefined ? undefined : { item: `\n${indentation}- `, first: LIST.lastIndex };
}

/** The offsets of the names at the start of a line. */
export function namesIn(text: string): number[] {
  return Array.from(text.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index }) => index);
}

const LONG = 2 ** 20;
const START = 2 ** 18;

/** The start of a long text, up to an item of its list or to the end of a line. Undefined: the text is not long. */
export function startOf(text: string): string | undefined {
  if (text.length <= LONG) return undefined;
  const start = text.slice(0, START);
  const end = start.lastIndexOf(lastList(start)?.item ?? "\n") + 1;
  return end > 1 ? start.slice(0, end) : start;
}

function move(event: Event, by: number): void {
  if ("start" in event) event.start += by;
  if (!("valueStart" in event)) return;
  event.valueStart += event.valueStart < 0 ? 0 : by;
  event.valueEnd += event.valueEnd < 0 ? 0 : by;
}

export function isCollection(event: Event): event is CollectionEvent {
  return event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE;
}

export function isBlock(event: Event): event is CollectionEvent {
  return isCollection(event) && event.style === COLLECTION_STYLE.BLOCK;
}

export function hasNoProperties({ anchorStart, tagStart }: CollectionEvent): boolean {
  return anchorStart === -1 && tagStart === -1;
}
