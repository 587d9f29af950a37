/** The events of `js-yaml` for a text. A long list is parsed in pieces, because its events need many times its memory. */
import { COLLECTION_STYLE, EVENT_ID, type Event, parseEvents, YAMLException } from "js-yaml";

/** A text is not one document of YAML. The message is the reason. */
export class NotYaml extends Error {
  readonly at: number;
  /** The offset of the piece that has it. Undefined: the text is YAML, but more than is read. */
  readonly piece: number | undefined;

  constructor(reason: string, at: number, piece?: number) {
    super(reason);
    this.at = at;
    this.piece = piece;
  }
}

export const SEVERAL_DOCUMENTS = "A manifest is one document: split it into files instead of writing ---.";

/** Characters in a piece. It ends with the item in which it has so many. */
const PIECE = 2 ** 15;
/** Characters of an entry, and of what is not in the last list: with mistakes, they need many times their size in memory. */
const MAX_CHARACTERS = 2_500_000;
const TOO_LONG =
  'This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with "- " on a line of its own.';
const TOO_LONG_ENTRY =
  "This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.";
export const MAX_DEPTH = 500;
const DEFICIENT_INDENTATION = "deficient indentation";
/** Characters that `js-yaml` does not accept, and halves of others. A project can have them, and a backup has what the project held. */
const NOT_ALLOWED = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g;
/** A line before one that starts with a closing bracket. */
const BEFORE_BRACKET = /^[^\n]*\n(?=[ \t]*[\]}])/gm;
/** The name of a list, without a value in its line. */
const LIST = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;

/** The next event each time it is called. `anyText`: the text can have entries of any length. */
export function eventsOf(text: string, anyText: boolean, piece = PIECE): () => Event | undefined {
  const most = anyText ? text.length : MAX_CHARACTERS;
  const list = text.length > piece ? lastList(text) : undefined;
  const { item, first: listStart } = list ?? { item: "", first: text.length };
  if (listStart > most) throw new NotYaml(TOO_LONG, 0);
  let start = 0;
  const nextPiece = (): Event[] => {
    const least = Math.max(start + piece, listStart);
    const next = list ? text.indexOf(item, least) : -1;
    const end = next === -1 ? text.length : next + 1;
    const entry = Math.max(listStart, text.lastIndexOf(item, least) + item.length) - 2;
    if (list && end - entry > most) throw new NotYaml(TOO_LONG_ENTRY, entry);
    const events = eventsOfPiece(text, start, end, next === -1).reverse();
    start = end;
    return events;
  };
  // An event is not used again, and all events of a piece need much memory.
  let events: Event[] = [];
  return () => {
    while (events.length === 0 && start < text.length) events = nextPiece();
    return events.pop();
  };
}

/** A piece is a document of its own. What starts and ends it is left out, except at the start and at the end of the text. */
function eventsOfPiece(text: string, start: number, end: number, isLast: boolean): Event[] {
  const events = acceptedEvents(text, start, end);
  const isFirst = start === 0;
  const [document, root] = events.splice(0, isFirst ? 1 : 2);
  if (!document) return events;
  const ends = events.splice(isLast ? -1 : isFirst ? -3 : -2);
  const isOne =
    document.type === EVENT_ID.DOCUMENT &&
    (isLast || !document.explicitEnd) &&
    (isFirst || (root?.type === EVENT_ID.SEQUENCE && root.style === COLLECTION_STYLE.BLOCK)) &&
    ends.every(({ type }) => type === EVENT_ID.POP) &&
    !events.some(({ type }) => type === EVENT_ID.DOCUMENT);
  if (!isOne) throw new NotYaml(SEVERAL_DOCUMENTS, start, start);
  if (isLast && !isFirst) events.push({ type: EVENT_ID.POP });
  for (const event of isFirst ? [] : events) move(event, start);
  return events;
}

/** Their offsets are those of the text, although `js-yaml` gets another one, which it accepts. */
function acceptedEvents(text: string, start: number, end: number): Event[] {
  const accepted = text.slice(start, end).replace(NOT_ALLOWED, "\ue000");
  try {
    return parsed(accepted, start);
  } catch (error) {
    if (!(error instanceof NotYaml) || error.message !== DEFICIENT_INDENTATION) throw error;
    // A closing bracket can have the column of the field.
    const joined = accepted.replace(BEFORE_BRACKET, (line) => {
      const comment = line.search(/(?<!\S)#/);
      return line.slice(0, comment).trimEnd().padEnd(line.length);
    });
    const events = parsed(joined, start);
    for (const event of events) if (event.type === EVENT_ID.SCALAR) event.fast = false;
    return events;
  }
}

function parsed(text: string, start: number): Event[] {
  try {
    return parseEvents(text, { maxDepth: MAX_DEPTH });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new NotYaml(error.reason, start + (error.mark?.position ?? 0), start);
  }
}

/** The list at the end of the text, the value of its last unindented name. `item`: what starts each item. `first`: an offset in the first. */
function lastList(text: string): { item: string; first: number } | undefined {
  const names = Array.from(text.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index }) => index);
  LIST.lastIndex = names.at(-1) ?? text.length;
  const [, indentation] = LIST.exec(text) ?? [];
  return indentation === undefined ? undefined : { item: `\n${indentation}- `, first: LIST.lastIndex };
}

function move(event: Event, by: number): void {
  if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) return;
  if (event.anchorStart >= 0) {
    event.anchorStart += by;
    event.anchorEnd += by;
  }
  if (event.type === EVENT_ID.ALIAS) return;
  if (event.tagStart >= 0) {
    event.tagStart += by;
    event.tagEnd += by;
  }
  if (event.type !== EVENT_ID.SCALAR) event.start += by;
  else if (event.valueStart >= 0) {
    event.valueStart += by;
    event.valueEnd += by;
  }
}
