/** What a report shows before an output prints it: sections of rows, with all their words, safe on one line. An output must escape them. */
import type { RunCommand } from "../../model/command.ts";
import type { Place } from "../../model/place.ts";
import type { ProblemCode, Severity } from "../../model/problem.ts";
import { shortLine } from "../safeText.ts";

/** What a change does: adds, changes, renames or removes. "!" is kept, or must be seen; " " has no sign. */
export type Sign = "+" | "~" | "»" | "-" | "!" | " ";

/** The parts of a project, in the order in which every output shows them. */
export const PARTS = [
  "problems",
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
  title?: string;
  noun: string;
  rows: readonly Row[];
}

/** Sections of the plan with more rows than this are folded. */
export const MAX_OPEN = 20;
export const FOLDED: readonly Part[] = ["values", "pending", "unmanaged"];

export interface Row {
  sign: Sign;
  name: string;
  from?: string;
  place?: Place;
  /** How a change ended that was not made, in plain words. */
  state?: string;
  /** What happens to it, in one line; with a state: why. */
  words?: string;
  lines: readonly Line[];
  /** A removal, an overwritten value or a conflict. It is named before anything else is shown. */
  isLoss?: true;
  count?: number;
  /** Present if GitHub shows it at its line: a problem, a change that was not made, or a text to pull. */
  severity?: Severity;
  code?: { name: ProblemCode; address: string };
  languages?: readonly string[];
}

/** "-" is what is lost, "+" is what there is afterwards. */
export interface Line {
  sign: "-" | "+" | " ";
  start: string;
  value: string;
  end?: string;
  /** The value of the line that belongs to it. What differs can be marked. */
  other?: string;
  language?: string;
}

/** The address of a line of a file at the commit of the run; undefined if it is not known. */
export type LinkTo = (file: string, line: number) => string | undefined;

export interface ViewOptions {
  /** In drift, the differences are shown without a word about what apply would do. */
  command?: RunCommand;
  /** Whether values are shown; if not, only the names of fields. Absent: unless the project hides them. */
  texts?: boolean | undefined;
  /** Values whole, and a row for each problem. `also`: cut, with whole values in a last section; advice is counted. Absent: as for a terminal. */
  full?: boolean | "also" | undefined;
  /** "the report file lists": what names the kept items that are not rows. Undefined: all are rows. */
  keptElsewhere?: string | undefined;
  /** Maximum number of names of unmanaged keys and webhooks; undefined: all. */
  maxUnmanaged?: number | undefined;
  longest?: number | undefined;
}

declare const ownWords: unique symbol;
type OwnWords = string & { readonly [ownWords]: true };

/** A part of a sentence. Only {@link say} makes own words, from the text of this program: a text of a stranger is never one. */
export type Inline =
  | { is: "own"; text: OwnWords }
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

export function plainWords(words: Words): string {
  return words.map((span) => ("text" in span ? span.text : plainWords(span.words))).join("");
}

export function row(sign: Sign, name: string, place?: Place): Row {
  return { sign, name, lines: [], ...(place && { place }) };
}

export function line(sign: Line["sign"], start: string, value = ""): Line {
  return { sign, start, value };
}
