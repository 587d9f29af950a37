/** Scalars of the fast reader: where each starts and ends, and its text. */
import { CHOMPING_MODE, getScalarValue, SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import { UNSTORABLE } from "../../model/json.ts";
import { check } from "./cursor.ts";

export interface FastScalar {
  /** The offsets, with its quotes or with the line of its `|`. */
  start: number;
  end: number;
  text: string;
  isPlain: boolean;
}

/** The first line of a block scalar: `|` or `>`, indentation and chomping in any order, and perhaps a comment. */
const HEADER = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y;
const LINE_OF_SPACES = /^ +\r?$/m;

export function isBlockScalar({ style }: ScalarEvent): boolean {
  return style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK;
}

/** A scalar in quotes, or a plain one of one line. */
export function flowScalar(text: string, event: ScalarEvent): FastScalar {
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
export function blockScalar(text: string, event: ScalarEvent, start: number): FastScalar {
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
