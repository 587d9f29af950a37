/**
 * A field of a kind. A kind is a table of fields. Parsing, comparing, showing, sending and backups read this table, so
 * shared code does not depend on the name of any field.
 */
import type * as z from "zod";
import type { Json } from "../model/json.ts";
import type { Edited, FieldChange, KeptValue } from "../model/plan.ts";
import type { ProblemCode } from "../model/problem.ts";
import type { TextQuestion, WrittenBy } from "../model/verdict.ts";

/** What shared code needs to know about the purpose of a field. A field with the role "shape" decides how all texts are stored. */
export type Role = "identity" | "owner" | "text" | "archive" | "shape";

/** Why a declared value is not possible in this project. Its object is skipped. */
export interface FieldIssue {
  code: ProblemCode;
  message: string;
  /** The path below the field. */
  path: readonly string[];
}

export interface Differences {
  changes: readonly FieldChange[];
  kept: readonly KeptValue[];
  issues: readonly FieldIssue[];
  /** Kept texts without a verdict. */
  open?: readonly TextQuestion[];
}

/** How a value is shown; the report adds words and quotes. */
export type Shown =
  | { as: "text"; text: string }
  | { as: "word"; word: string }
  | { as: "set"; members: readonly string[] }
  | { as: "slots"; slots: Readonly<Record<string, string>> };

/** A language in a declared value, and its path below the field. `"*"` means all languages. */
export interface LanguageMention {
  language: string;
  path: readonly string[];
}

export const ALL_LANGUAGES = "*";

/** A field as shared code sees it. `Values`: the entry of a manifest; `Wire`: the live object; `Out`: what is sent. */
export interface Field<Values, Wire, Context, Out> {
  readonly name: string;
  readonly role?: Role;
  /** True: people write sentences into it, which `show_texts: false` hides like texts. */
  readonly isProse?: true;
  /** How the declared value is parsed. */
  readonly schema: z.ZodType;
  /** The accepted values, in a few words for a message. */
  readonly expects: string;
  /** Converts another accepted form of the value into the usual one. Undefined: the value stays as it is. */
  readonly rewrite?: (raw: unknown) => Rewritten | undefined;
  /** The differences between declared and live values. Without a live object: everything that is sent to create it. */
  diff(values: Values, live: Wire | undefined, context: Context): Differences;
  /** The declared value in the form of a plan, one for each part. It does not depend on the project. */
  declared(values: Values): readonly FieldChange[];
  /** Adds the changes of this field to `out`, which is sent. */
  write(out: Out, changes: readonly FieldChange[], languages: readonly string[]): void;
  show(value: Json): Shown;
  /** The live value of the field, or of a part of it. Undefined if the answer does not have it. */
  stored(live: Wire, context: Context, part: string | undefined): Json | undefined;
  /** The live value as a manifest declares it. Undefined if it equals the value of a new object. Backups use it. */
  declare(live: Wire, context: Context): Json | undefined;
  /** The same for a new manifest, if a backup keeps more. */
  declareNew?(live: Wire, context: Context): Json | undefined;
  /** Whether the live value is that of a new object, so that a new manifest does not declare it. */
  isDefault(live: Wire, context: Context): boolean;
  /** True: an answer without the field means no difference. Absent: the object is skipped. */
  readonly mayBeAbsent?: true;
  /** Whether the service treats two values of a plan as equal. */
  same(a: Json, b: Json, context: Context): boolean;
  languages?(values: Values): readonly LanguageMention[];
  /** Whether the service could mark the live text in a language unverified. A text that was not read may be any text. */
  mayBecomeUnverified?(live: Wire, language: string): boolean;
  /**
   * The values that show whether a person edited the live value: the value itself, its writer, review and time. Undefined
   * if the answer does not have them. A field with an edit state is read again just before it is written.
   */
  editState?(live: Wire, part: string | undefined): Json | undefined;
  /** Who wrote a part of the live value last. Undefined if the answer does not have that part. */
  lastWriter?(live: Wire, part: string): LastWriter | undefined;
  /**
   * The value to send if the live value changed after the plan was made: the parts that the plan changes, and the other
   * parts as they are now. Undefined if both changed the same part. Such a field is read again just before it is written.
   */
  merge?(before: Json, after: Json, now: Json): Json | undefined;
  /** Whether the sent value contains parts that the plan does not change. Absent: it always may. */
  carries?(before: Json, after: Json): boolean;
}

/** Who wrote a live value last and when, as far as the service reports it. */
export interface LastWriter {
  by: WrittenBy;
  edited?: Edited;
}

/** A value in its usual form, and for each of its members the path at which it was written. */
export interface Rewritten {
  value: unknown;
  moved: ReadonlyMap<string, readonly PropertyKey[]>;
}

/** What the documentation and the JSON Schema say about a member of an entry: sentences in Markdown. */
export interface FieldDocs {
  /** What it is, and what the service does with it. */
  text: string;
  /** Values as an entry has them. */
  examples: readonly Json[];
  /** What an entry without it means. */
  undeclared: string;
  /** What its empty value means; absent: it cannot be empty. */
  empty?: string;
  /** What null means; absent: null is refused. */
  null?: string;
}

export const NO_DIFFERENCES: Differences = { changes: [], kept: [], issues: [] };

/** Absent is not empty: a field that the answer lacks is not overwritten. `what` names it in the message. */
export function absentFromAnswer(what: string, path: readonly string[] = []): FieldIssue {
  const message = `The service's answer has no usable ${what}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`;
  return { code: "unusable-answer", message, path };
}
