/** A field of a kind, which is a table of fields. Parsing, comparing, showing, sending and backups read it, and know no field by its name. */
import type * as z from "zod";
import { canonical, type Json, sameJson } from "../model/json.ts";
import type { Create, Edited, FieldChange, KeptValue, Update } from "../model/plan.ts";
import type { ProblemCode } from "../model/problem.ts";
import type { TextQuestion, WrittenBy } from "../model/verdict.ts";
import type { Rewritten } from "../yaml/entries.ts";

/** What shared code needs to know about the purpose of a field. A field with the role "shape" decides how all texts are stored. */
export type Role = "identity" | "owner" | "text" | "archive" | "shape";

/** Why a declared value, or a part of it, is not possible in this project. With an error, its object is skipped. */
export interface FieldIssue {
  code: ProblemCode;
  severity?: "warning";
  message: string;
  path: readonly string[];
}

export interface Differences {
  changes: readonly FieldChange[];
  kept: readonly KeptValue[];
  issues: readonly FieldIssue[];
  /** Kept texts without a verdict. */
  open: readonly TextQuestion[];
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

/** A field as shared code sees it. `Values`: the entry of a manifest; `Wire`: the live object; `Payload`: what is sent. */
export interface Field<Values, Wire, Context, Payload> {
  readonly name: string;
  readonly role?: Role;
  /** True: people write sentences into it, which `show_texts: false` hides like texts. */
  readonly isProse?: true;
  readonly schema: z.ZodType;
  readonly expects: string;
  /** The value that the service gives a new object without this field. */
  readonly unset?: Json;
  /** Converts another accepted form of the value into the usual one. Undefined: the value stays as it is. */
  readonly rewrite?: (raw: unknown) => Rewritten | undefined;
  /** The differences between declared and live values. Without a live object: everything that is sent to create it. */
  diff(values: Values, live: Wire | undefined, context: Context): Differences;
  /** The declared value in the form of a plan, one for each part. It does not depend on the project. */
  toPlan(values: Values): readonly FieldChange[];
  write(out: Payload, changes: readonly FieldChange[], languages: readonly string[]): void;
  show(value: Json): Shown;
  /** The live value of the field, or of a part of it. Undefined if the response does not have it. */
  stored(live: Wire, context: Context, part: string | undefined): Json | undefined;
  /** The live value as a manifest declares it. Undefined if it equals the value of a new object. Backups use it. */
  toManifest(live: Wire, context: Context): Json | undefined;
  /** Whether the live value is that of a new object, so that a new manifest does not declare it. */
  isDefault(live: Wire, context: Context): boolean;
  /** True: a response without the field means no difference. Absent: the object is skipped. */
  readonly mayBeAbsent?: true;
  same(a: Json, b: Json, context: Context): boolean;
  languages?(values: Values): readonly LanguageMention[];
  /** Whether the service could mark the live text in a language unverified. A text that was not read may be any text. */
  mayBecomeUnverified?(live: Wire, language: string): boolean;
  /** What a person's edit changes: value, writer, review and time. Such a field is read again just before it is written. */
  editState?(live: Wire, part: string | undefined): Json | undefined;
  /** Who wrote a part of the live value last. Undefined if the response does not have that part. */
  lastWriter?(live: Wire, part: string): LastWriter | undefined;
  /** Read again before writing: the value with the planned parts, the others as they are now. Undefined if live changed the same part. */
  merge?(before: Json, after: Json, live: Json): Json | undefined;
  /** Whether the sent value contains parts that the plan does not change. Absent: it always may. */
  carries?(before: Json, after: Json): boolean;
}

/** Who wrote a live value last and when, as far as the service reports it. */
export interface LastWriter {
  by: WrittenBy;
  edited?: Edited;
}

export const NO_DIFFERENCES: Differences = { changes: [], kept: [], issues: [], open: [] };

/** Absent is not empty: a field that the response lacks is not overwritten. `subject` names it in the message. */
export function absentFromResponse(subject: string, path: readonly string[] = []): FieldIssue {
  const message = `The service's response has no usable ${subject}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`;
  return { code: "unusable-response", message, path };
}

export interface ScalarField<
  Name extends string,
  Schema extends z.ZodType,
  Value extends Json,
  Wire,
  Context,
  Payload,
> extends Pick<Field<never, Wire, Context, Payload>, "role" | "isProse" | "expects" | "mayBeAbsent"> {
  name: Name;
  schema: Schema;
  /** The value in a plan, as {@link live} and {@link desired} give it. */
  value: z.ZodType<Value>;
  /** The live value; undefined if the response does not have it, which is different from empty. */
  live(live: Wire, context: Context): Value | undefined;
  /** The value that the live field should have, with the live value of parts that are not declared. Absent: {@link inPlan}. */
  desired?(declared: z.output<Schema>, live: Value | undefined, context: Context): Value;
  /** The declared value in the form of a plan, for any project. Absent: as it is declared. */
  inPlan?(declared: z.output<Schema>): Value;
  /** The value to use if the field is not declared. Undefined: the field is not managed. */
  undeclared?(context: Context, live: Wire | undefined): z.output<Schema> | undefined;
  /** Whether the live value is as desired; absent: both must be the same JSON. */
  equal?(live: Value, after: Value, context: Context): boolean;
  /** See {@link Field.unset}. It is not sent on create. */
  unset?: Value;
  check?(declared: z.output<Schema>, context: Context): FieldIssue | undefined;
  /** The value as a manifest declares it; undefined if the manifest can omit it. */
  toManifest(value: Value): Json | undefined;
  /** See {@link Field.isDefault}; absent: if the value equals {@link unset}. */
  isDefault?(value: Value): boolean;
  editState?(live: Wire): Json | undefined;
  merge?(before: Value, after: Value, live: Value): Value | undefined;
  carries?(before: Value, after: Value): boolean;
  write(out: Payload, value: Value, languages: readonly string[]): void;
  show(value: Value): Shown;
  languages?(declared: z.output<Schema>): readonly LanguageMention[];
}

type Has<Name extends string, Value> = { readonly [name in Name]?: Value };

export function scalarFields<Wire, Context, Payload>() {
  return <const Name extends string, Schema extends z.ZodType, Value extends Json>(
    row: ScalarField<Name, Schema, Value, Wire, Context, Payload>,
  ) => {
    const { languages, ...members } = row;
    const { name, value } = row;
    const equal = row.equal ?? sameJson;
    const inPlan = row.inPlan ?? ((declared: z.output<Schema>) => value.parse(declared));
    return {
      ...members,
      diff(values: Has<Name, z.output<Schema>>, live: Wire | undefined, context: Context): Differences {
        // A declared null is a value.
        const declared = values[name] === undefined ? row.undeclared?.(context, live) : values[name];
        if (declared === undefined) return NO_DIFFERENCES;
        const issue = row.check?.(declared, context);
        if (issue) return { ...NO_DIFFERENCES, issues: [issue] };
        const before = live === undefined ? undefined : row.live(live, context);
        if (live !== undefined && before === undefined)
          return row.mayBeAbsent ? NO_DIFFERENCES : { ...NO_DIFFERENCES, issues: [absentFromResponse(name)] };
        const after = row.desired ? row.desired(declared, before, context) : inPlan(declared);
        const liveValue = before === undefined ? row.unset : before;
        if (liveValue !== undefined && equal(liveValue, after, context)) return NO_DIFFERENCES;
        const change = { field: name, ...(before !== undefined && { before }), after };
        return { ...NO_DIFFERENCES, changes: [change] };
      },
      toPlan(values: Has<Name, z.output<Schema>>): readonly FieldChange[] {
        const declared = values[name];
        if (declared === undefined) return [];
        return [{ field: name, after: inPlan(declared) }];
      },
      write(out: Payload, changes: readonly FieldChange[], languages: readonly string[]): void {
        for (const change of changes) row.write(out, value.parse(change.after), languages);
      },
      show: (json: Json): Shown => row.show(value.parse(json)),
      stored: (live: Wire, context: Context): Json | undefined => row.live(live, context),
      toManifest(live: Wire, context: Context): Json | undefined {
        const value = row.live(live, context);
        return value === undefined ? undefined : row.toManifest(value);
      },
      isDefault(live: Wire, context: Context): boolean {
        const value = row.live(live, context);
        if (value === undefined) return false;
        return row.isDefault?.(value) ?? (row.unset !== undefined && equal(value, row.unset, context));
      },
      same: (a: Json, b: Json, context: Context): boolean => equal(value.parse(a), value.parse(b), context),
      ...(languages && {
        languages(values: Has<Name, z.output<Schema>>): readonly LanguageMention[] {
          const declared = values[name];
          return declared === undefined ? [] : languages(declared);
        },
      }),
    };
  };
}

/** `languages` are all languages of the project: a value that applies to all languages lists them. */
export function encode<Values, Wire, Context, Payload>(
  fields: readonly Field<Values, Wire, Context, Payload>[],
  change: Create | Update,
  out: Payload,
  languages: readonly string[],
): Payload {
  for (const field of fields) {
    const fieldChanges = change.fields.filter((fieldChange) => fieldChange.field === field.name);
    if (fieldChanges.length > 0) field.write(out, fieldChanges, languages);
  }
  return out;
}

/** The text, or the non-empty forms of a plural as one string. An empty list if there is no text. */
export function spellingsOf(text: Json): string[] {
  if (typeof text === "string") return text === "" ? [] : [text];
  const forms = Object.entries(text ?? {}).filter(([, form]) => form !== "");
  return forms.length === 0 ? [] : [canonical(Object.fromEntries(forms))];
}
