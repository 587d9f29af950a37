/**
 * What a report shows, before an output prints it: sections of rows, in their order, cut, with all their words. Outputs decide
 * only how a row looks. All texts in it are safe on one line, and can be anything else: an output must escape them.
 */
import type { RunCommand } from "../../model/command.ts";
import type { Place } from "../../model/place.ts";
import type { ProblemCode, Severity } from "../../model/problem.ts";
import { shortLine } from "../safeText.ts";

/** What a change does: adds, changes, renames or removes. "!" is kept, or must be seen; " " has no sign. */
export type Sign = "+" | "~" | "»" | "-" | "!" | " ";

/** The parts of a project, in the order in which every output shows them. */
export const PARTS = [
  "problems",
  /** Changes that were not made. */
  "failed",
  /** What the plan does, or what the pull request causes. */
  "plan",
  /** All changes with whole values. They are also in other parts. */
  "values",
  /** What apply also changes, without the pull request. */
  "pending",
  "unmanaged",
] as const;
export type Part = (typeof PARTS)[number];

/** Figures. The first column is a name that anybody may have written. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Section {
  part: Part;
  /** What its rows have in common, for a filter: "Removed". Absent: they have nothing in common. */
  action?: string;
  /** What that means, for readers who do not know it: sentences in plain words. Absent: the heading says it. */
  meaning?: string;
  /** The heading, in plain words; absent: there is none. */
  title?: string;
  /** What one row is about, in the singular. */
  noun: string;
  rows: readonly Row[];
}

/** Sections of the plan with more rows than this are folded. */
export const MAX_OPEN = 20;
/** Sections of these parts are always folded. */
export const FOLDED: readonly Part[] = ["values", "pending", "unmanaged"];

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
  /** Present if GitHub shows it at its line: a problem, a change that was not made, or a text to pull. */
  severity?: Severity;
  /** Of a problem, with the address of the page that explains it. */
  code?: { name: ProblemCode; address: string };
  /** The languages whose texts it is about. */
  languages?: readonly string[];
}

/** "-" is what is lost, "+" is what there is afterwards. */
export interface Line {
  sign: "-" | "+" | " ";
  /** The name of the value, or other words. */
  start: string;
  value: string;
  /** Words after the value. They are in the language of the report. */
  end?: string;
  /** The value of the line that belongs to it. What differs can be marked. */
  other?: string;
  /** The language of both values. */
  language?: string;
}

/** The address of a line of a file at the commit of the run; undefined if it is not known. */
export type LinkTo = (file: string, line: number, commit?: string) => string | undefined;

export interface ViewOptions {
  /** In drift, the differences are shown without a word about what apply would do. */
  command?: RunCommand;
  /** The new values come from the project, in a pull. Otherwise the old ones do. */
  isPull?: true;
  /** Whether values are shown; if not, only the names of fields. Absent: unless the project hides them. */
  texts?: boolean | undefined;
  /**
   * Whether values are shown whole, and each problem has a row. `also`: values are cut, a last section has all changes with
   * whole values, and advice is counted. Absent: also what is alike is counted, as for a terminal.
   */
  full?: boolean | "also" | undefined;
  /** "the report file lists": what names the kept items that are not rows. Undefined: all are rows. */
  keptElsewhere?: string | undefined;
  /** Maximum number of names of unmanaged keys and webhooks; undefined: all. */
  maxUnmanaged?: number | undefined;
  /** Characters of a message with its code. */
  longest?: number | undefined;
}

declare const ownWords: unique symbol;
type OwnWords = string & { readonly [ownWords]: true };

/** A part of a sentence. Only {@link say} makes own words, from the text of this program: a text of a stranger is never one. */
export type Inline =
  | { is: "own"; text: OwnWords }
  /** Own words with figures in them. */
  | { is: "figures"; text: string }
  /** A text that anybody may have written, on one line: a name, a path, a command. */
  | { is: "quote"; text: string }
  | { is: "strong"; words: Words }
  | { is: "link"; words: Words; address: string };
export type Words = readonly Inline[];

/** A sentence. Texts in it are figures of Lokaform; those of strangers go through {@link quote}. */
export function say(literals: TemplateStringsArray, ...parts: readonly (Words | string | number)[]): Words {
  return literals.flatMap((text, index): Words => {
    const words: Words = text === "" ? [] : [{ is: "own", text: text as OwnWords }];
    const part = parts[index] ?? "";
    if (typeof part === "object") return [...words, ...part];
    return part === "" ? words : [...words, { is: "figures", text: String(part) }];
  });
}

export function quote(text: string, max = 400): Words {
  return [{ is: "quote", text: shortLine(text, max) }];
}

export function strong(words: Words): Words {
  return [{ is: "strong", words }];
}

/** As a terminal and a log show it. */
export function plainWords(words: Words): string {
  return words.map((span) => ("text" in span ? span.text : plainWords(span.words))).join("");
}

export function row(sign: Sign, name: string, place?: Place): Row {
  return { sign, name, lines: [], ...(place && { place }) };
}

export function line(sign: Line["sign"], start: string, value = ""): Line {
  return { sign, start, value };
}
