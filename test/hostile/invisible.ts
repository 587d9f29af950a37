/**
 * Characters that are not seen, that reorder what is seen, or that a terminal obeys, and halves of characters. Not the
 * joiners of emoji and scripts and the selectors of glyphs, which change nothing but the character beside them, nor marks
 * that are seen though they format.
 */
export const UNSEEN =
  /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1345f}])[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{Zl}\p{Zp}]/u;
