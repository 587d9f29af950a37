/** Which words of a value differ from those of the value that belongs to it. */

import { diffArrays } from "diff";
import type { Line } from "./view.ts";

export function marked({ sign, value, other, language }: Line): Piece[] {
  if (other === undefined) return [{ text: value, isChanged: false }];
  const [own, its] = [unquoted(value), unquoted(other)];
  const pieces =
    sign === "-" ? compared(own.text, its.text, language).old : compared(its.text, own.text, language).text;
  return [{ text: own.start, isChanged: false }, ...pieces, { text: own.end, isChanged: false }].reduce<
    Piece[]
  >(joinAlike, []);
}

function joinAlike(joined: Piece[], piece: Piece): Piece[] {
  const last = joined.at(-1);
  if (last?.isChanged === piece.isChanged) last.text += piece.text;
  else if (piece.text !== "") joined.push({ ...piece });
  return joined;
}

/** Quotation marks and isolates are in both values, and do not make them alike. */
function unquoted(shown: string): { start: string; text: string; end: string } {
  const [, start = "", text = shown, end = ""] = /^("\u2068?)(.*?)(\u2069?")$/s.exec(shown) ?? [];
  return { start, text, end };
}

let last: { old: string; text: string; language: string | undefined; found: Difference } | undefined;

/** Both lines of a pair ask for the same difference. */
function compared(old: string, text: string, language: string | undefined): Difference {
  if (last?.old !== old || last.text !== text || last.language !== language)
    last = { old, text, language, found: difference(old, text, language) };
  return last.found;
}

export interface Piece {
  text: string;
  /** Whether the other text lacks it. */
  isChanged: boolean;
}

export interface Difference {
  old: Piece[];
  text: Piece[];
}

/** Words and blanks that may differ. Above this, texts are shown without marks: to compare them takes too long. */
const MAX_CHANGED = 600;
/** Texts that have less than this part in common are two texts, and marks would only disturb. */
const LEAST_COMMON = 0.2;

export function difference(old: string, text: string, language: string | undefined): Difference {
  const whole = { old: [unmarked(old)], text: [unmarked(text)] };
  const parts = diffArrays(wordsOf(old, language), wordsOf(text, language), { maxEditLength: MAX_CHANGED });
  if (!parts) return whole;
  const pieces = parts.map(({ value, added, removed }) => ({ text: value.join(""), added, removed }));
  const common = pieces.reduce(
    (sum, one) => sum + (one.added || one.removed ? 0 : one.text.trim().length),
    0,
  );
  if (common < LEAST_COMMON * Math.max(old.length, text.length)) return whole;
  return {
    old: joined(
      pieces.filter(({ added }) => !added).map((one) => ({ text: one.text, isChanged: one.removed })),
    ),
    text: joined(
      pieces.filter(({ removed }) => !removed).map((one) => ({ text: one.text, isChanged: one.added })),
    ),
  };
}

function unmarked(text: string): Piece {
  return { text, isChanged: false };
}

/** A single blank between two changed pieces is marked with them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  pieces.forEach((piece, index) => {
    const [last, next] = [all.at(-1), pieces[index + 1]];
    const isGap = !piece.isChanged && piece.text === " " && last?.isChanged && next?.isChanged;
    const isChanged = piece.isChanged || isGap === true;
    if (last?.isChanged === isChanged) last.text += piece.text;
    else all.push({ text: piece.text, isChanged });
  });
  return all;
}

const segmenters = new Map<string, Intl.Segmenter | undefined>();

/** Words, blanks and marks. Many languages write no blanks between words, so the platform is asked. */
function wordsOf(text: string, language = ""): string[] {
  const segmenter = segmenterOf(language);
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : text.split(/(?<=\W)|(?=\W)/u);
}

function segmenterOf(language: string): Intl.Segmenter | undefined {
  if (!segmenters.has(language)) segmenters.set(language, newSegmenter(language));
  return segmenters.get(language);
}

function newSegmenter(language: string): Intl.Segmenter | undefined {
  if (!("Segmenter" in Intl)) return undefined;
  return new Intl.Segmenter(localeOf(language)?.toString(), { granularity: "word" });
}

/** The locale of a language of the service, such as `de_CH`; undefined if it is not one. */
export function localeOf(language: string | undefined): Intl.Locale | undefined {
  try {
    return language === undefined || language === ""
      ? undefined
      : new Intl.Locale(language.replaceAll("_", "-"));
  } catch {
    return undefined;
  }
}
