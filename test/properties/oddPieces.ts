/** Pieces of texts that YAML, shells, file names or screens treat in a special way. */
import fc from "fast-check";

const VISIBLE = "a#:-?'\"\\|>!@`[]{},=~yxB./_é🎁مİß";
const INVISIBLE = "\n \t\r\v\u2028\u0085\u200b\u202e\ufeff\u00a0\ufffe\x7f\x01\u{e0001}";
const WORDS = "word %d {x} &a *a no 404 --- ... << 0. 1e3 1_0 .. con null true 0x1F 12:30 2026-11-20 /* //x";

export const oddPiece = fc.constantFrom(
  ...[...VISIBLE, ...INVISIBLE, ...WORDS.split(" ")],
  ...["a: b", " #", "e\u0301", "\ud800", " long text of words", " some more words of text that is long"],
);

const joined = (separator: string, maxLength: number) =>
  fc.array(oddPiece, { maxLength }).map((pieces) => pieces.join(separator));

/** One or many of them, on one line or on several, also very long. */
export const oddText = fc.oneof(
  { arbitrary: oddPiece, weight: 3 },
  { arbitrary: joined("", 14), weight: 4 },
  { arbitrary: joined("\n", 4), weight: 1 },
  {
    arbitrary: fc
      .tuple(oddPiece, fc.nat(1500))
      .map(([piece, length]) => piece.repeat(length).slice(0, length)),
    weight: 1,
  },
  { arbitrary: fc.string({ maxLength: 20, unit: "grapheme" }), weight: 1 },
);
