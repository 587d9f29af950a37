/**
 * What a report shows, before an output prints it: sections of rows, in their order, cut, with all their words. Outputs decide
 * only how a row looks. All texts in it are safe on one line, and can be anything else: an output must escape them.
 */
import type { Place } from "../../model/place.ts";

/** What a change does: adds, changes, renames or removes. "!" is kept, or must be seen; " " has no sign. */
export type Sign = "+" | "~" | "»" | "-" | "!" | " ";

export interface Section {
  /** What its rows have in common, for a filter: "Removed". Absent: they have nothing in common. */
  action?: string;
  /** What that means, for readers who do not know it: sentences in plain words. Absent: the heading says it. */
  meaning?: string;
  /** The heading, in plain words; absent: there is none. */
  title?: string;
  /** What one row is about, in the singular. */
  noun: string;
  /** `many`: if there are more than {@link MAX_OPEN} rows. */
  fold: "never" | "many" | "always";
  /** `list`: each row has a name, a location and values. `lines`: signs and names. `names`: names only. */
  layout: "list" | "lines" | "names";
  rows: readonly Row[];
}

/** Sections with more rows than this are folded. */
export const MAX_OPEN = 20;

export interface Row {
  sign: Sign;
  name: string;
  /** The former name. */
  from?: string;
  place?: Place;
  /** The commit whose files have the location; absent: that of the run. */
  commit?: string;
  /** How a change ended that was not made, in plain words. */
  state?: string;
  /** What happens to it, in one line; with a state: why. */
  words?: string;
  /** What changes, a line each. */
  lines: readonly Line[];
  /** A removal, an overwritten value or a conflict. It is named before anything else is shown. */
  isLoss?: true;
  /** How many it stands for. Absent: it is one. */
  count?: number;
  /** The languages whose texts it is about. */
  languages?: readonly string[];
}

/** "-" is what is lost, "+" is what there is afterwards. */
export interface Line {
  sign: "-" | "+" | " ";
  /** The name of the value, or other words. */
  start: string;
  value: string;
  /** The value of the line that belongs to it. What differs can be marked. */
  other?: string;
  /** The language of both values. */
  language?: string;
}

export interface ViewOptions {
  /** Whether the differences are shown without a word about what apply would do. */
  isDrift?: boolean;
  /** Whether values are shown; if not, only the names of fields. */
  texts: boolean;
  /** The languages of the project, for changes that affect all of them. */
  languages: readonly string[];
  /** Whether values are shown whole. `also`: they are cut, and a last section has all changes with whole values. */
  full?: boolean | "also" | undefined;
  /** "the report file lists": what names the kept items that are not rows. Undefined: all are rows. */
  keptElsewhere?: string | undefined;
}

export function line(sign: Line["sign"], start: string, value = ""): Line {
  return { sign, start, value };
}
