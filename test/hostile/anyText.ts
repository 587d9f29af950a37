/** Texts of arbitrary characters, with dangerous ones more often, and texts of the corpus. */
import fc from "fast-check";
import { short } from "./corpus.ts";

const unit = fc.oneof(
  fc.constantFrom(..."`~#:[]<>()@!*_-|\\/&$%.= \t\r\n1aA\u0085\u00a0\u2028\u200b\u202e"),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x10000, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
);
const piece = fc.oneof(fc.constantFrom(...short.map(({ text }) => text)), fc.string({ unit, maxLength: 20 }));

export const anyText = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(""));
