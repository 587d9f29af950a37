/**
 * A field of a kind. A kind is a table of these: parsing, comparing, showing, sending and backups read the table, so that
 * no shared code knows a field by its name.
 */
import type * as z from "zod";
import type { Json } from "../model/json.ts";
import type { FieldChange, KeptValue } from "../model/plan.ts";
import type { ProblemCode } from "../model/problem.ts";

/** What a field is for, to shared code. A field of the role "shape" decides how all texts are stored. */
export type Role = "identity" | "owner" | "text" | "archive" | "shape";

/** Why a declared value is not possible in this project. Its object is skipped. */
export interface FieldIssue {
  code: ProblemCode;
  message: string;
  /** Path below the field. */
  path: readonly string[];
}

export interface Differences {
  changes: readonly FieldChange[];
  kept: readonly KeptValue[];
  issues: readonly FieldIssue[];
}

/** How a value is shown; the report adds words and quotes. */
export type Shown =
  | { as: "text"; text: string }
  | { as: "word"; word: string }
  | { as: "set"; members: readonly string[] }
  | { as: "slots"; slots: Readonly<Record<string, string>> };

/** A language in a declared value, `"*"` for all of them, and its path below the field. */
export interface LanguageMention {
  language: string;
  path: readonly string[];
}

export const ALL_LANGUAGES = "*";

/** A field as shared code sees it. `Values`: the entry of a manifest; `Wire`: the live object; `Out`: what is sent. */
export interface Field<Values, Wire, Context, Out> {
  readonly name: string;
  readonly role?: Role;
  /** Whether people write sentences into it, which show_texts: false hides like texts. */
  readonly isProse?: true;
  /** How the declared value is parsed. */
  readonly schema: z.ZodType;
  /** For people: what the field takes, in a few words. */
  readonly expects: string;
  /** Reads another accepted spelling of the value, so that there is one from here on; keeps what it does not know. */
  readonly rewrite?: (raw: unknown) => Rewritten | undefined;
  /** Declared against live; without live, all that is sent to create it. */
  diff(values: Values, live: Wire | undefined, context: Context): Differences;
  /** Adds the changes of this field to what is sent. */
  write(out: Out, changes: readonly FieldChange[], languages: readonly string[]): void;
  show(value: Json): Shown;
  /** What the service holds of the field, or of a part of it; undefined where its answer does not tell. */
  stored(live: Wire, context: Context, part: string | undefined): Json | undefined;
  /** The live value as a manifest would declare it; undefined if a new object has the same value. Backups use this. */
  declare(live: Wire, context: Context): Json | undefined;
  /** If the answer lacks the field: true means no difference; otherwise the object is skipped. */
  readonly mayBeAbsent?: true;
  /** Whether two values of a plan are the same to the service. */
  same(a: Json, b: Json, context: Context): boolean;
  languages?(values: Values): readonly LanguageMention[];
  /**
   * The values that show whether a person edited the live value: the value itself, its writer, review and time. Undefined
   * if the answer does not hold them. A field with an edit state is read again just before it is written.
   */
  editState?(live: Wire, part: string | undefined): Json | undefined;
  /**
   * The value to send if the live one changed after the plan was made: the parts that the plan changes, and the others as
   * they are now. Undefined if both changed the same part. A field that merges is read again just before it is written.
   */
  merge?(before: Json, after: Json, now: Json): Json | undefined;
  /** Whether the sent value holds parts that the plan does not change. Absent: it always can. */
  carries?(before: Json, after: Json): boolean;
}

/** A value in its usual spelling, and for each of its members the path where it was. */
export interface Rewritten {
  value: unknown;
  moved: ReadonlyMap<string, readonly PropertyKey[]>;
}

export const NO_DIFFERENCES: Differences = { changes: [], kept: [], issues: [] };

/** Absent is not empty: a field that the answer does not hold is not overwritten. `what` names it in the message. */
export function absentFromAnswer(what: string, path: readonly string[] = []): FieldIssue {
  const message = `The service's answer has no usable ${what}, so it cannot be compared. Nothing is written for this entry. Run again; if it stays so, the service has changed or has a fault.`;
  return { code: "unusable-answer", message, path };
}
