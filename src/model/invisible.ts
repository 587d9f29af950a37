/**
 * Invisible characters, characters that reorder others, control characters, and halves of surrogate pairs: with these a
 * text looks like another. Joiners and variation selectors are not among them, because emoji and many scripts need them.
 */
export const UNSEEN =
  /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;
