/** How texts are shown: the caller decides whether the output has colours, and how wide it is. */

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;
export type Style =
  | "good"
  | "bad"
  | "change"
  | "note"
  | "dim"
  | "strong"
  /** A text and its replacement, and the words in which they differ. */
  | "old"
  | "new"
  | "old-word"
  | "new-word";

/** What shows the lines. */
export interface Screen {
  paint: Paint;
  /** Columns of the terminal. Undefined: lines are not wrapped. */
  width?: number | undefined;
  /** Removes secrets from a text that is then wrapped, or coloured in parts. */
  clean?(text: string): string;
}
