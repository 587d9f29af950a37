/** Which words of a value differ from those of the value that belongs to it. */
import { type Difference, difference, type Piece } from "../words/difference.ts";
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
