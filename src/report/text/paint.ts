/** How texts are coloured: the caller decides whether the output has colours. */

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;
export type Style = "good" | "bad" | "change" | "note" | "dim" | "strong";
