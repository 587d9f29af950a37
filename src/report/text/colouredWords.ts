/** The words of a line in a terminal: the old text and the new one in their colours, with the changed words marked. */
import { difference, type Piece } from "../words/difference.ts";
import { type Pair, plainWords, type Words } from "../words/parts.ts";
import type { Paint } from "./paint.ts";

export function colouredWords(words: Words, paint: Paint): string {
  // Without colours there is nothing to mark.
  if (typeof words === "string" || paint("old", "x") === "x") return plainWords(words);
  return words.map((part) => (typeof part === "string" ? part : colouredPair(part, paint))).join("");
}

function colouredPair({ old, between, text, language }: Pair, paint: Paint): string {
  const [one, other] = [unquoted(old), unquoted(text)];
  const pieces = difference(one.text, other.text, language);
  const marked = (all: readonly Piece[], { start, end }: Quoted, side: "old" | "new") =>
    [{ text: start, isChanged: false }, ...all, { text: end, isChanged: false }]
      .reduce<Piece[]>(joinAlike, [])
      .map((piece) => paint(piece.isChanged ? `${side}-word` : side, piece.text))
      .join("");
  return marked(pieces.old, one, "old") + between + marked(pieces.text, other, "new");
}

function joinAlike(joined: Piece[], piece: Piece): Piece[] {
  const last = joined.at(-1);
  if (last?.isChanged === piece.isChanged) last.text += piece.text;
  else if (piece.text !== "") joined.push({ ...piece });
  return joined;
}

interface Quoted {
  start: string;
  text: string;
  end: string;
}

/** Quotation marks and isolates are in both texts, and do not make them alike. */
function unquoted(shown: string): Quoted {
  const [, start = "", text = shown, end = ""] = /^("\u2068?)(.*?)(\u2069?")$/s.exec(shown) ?? [];
  return { start, text, end };
}
