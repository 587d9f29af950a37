/**
 * Invisible characters, characters that reorder others, control characters of terminals, and halves of surrogate pairs.
 * Joiners and variation selectors are not included, because they only change the character next to them. Visible format
 * characters are not included either.
 */
export const UNSEEN =
  /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1345f}])[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{Zl}\p{Zp}]/u;
