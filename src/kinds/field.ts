/**
 * What a field of a kind is. A kind is a table of these; parsing, diff, report and codec are read off
 * the table, so that no shared code asks for a field's name.
 */
import type * as z from "zod";
import { type Json, sameJson } from "../model/json.ts";
import type { FieldChange, FieldLeft } from "../model/plan.ts";
import type { ProblemCode } from "../model/problem.ts";

/** What shared code may ask of a field without knowing it. A field of the role "shape" decides how all texts are stored. */
export type Role = "identity" | "owner" | "text" | "archive" | "shape";

/** Why a declared value cannot be had in this project; its object is skipped. */
export interface Objection {
  code: ProblemCode;
  message: string;
  /** Path below the field. */
  path: readonly string[];
}

export interface Differences {
  changes: readonly FieldChange[];
  left: readonly FieldLeft[];
  objections: readonly Objection[];
}

/** What is shown of a value; words and quotes are the report's. */
export type Shown =
  | { as: "text"; text: string }
  | { as: "word"; word: string }
  | { as: "set"; members: readonly string[] }
  | { as: "slots"; slots: Readonly<Record<string, string>> };

/** A language that a declared value speaks of, `"*"` for all of them, and where below the field. */
export interface Mention {
  language: string;
  path: readonly string[];
}

export const ALL_LANGUAGES = "*";

/** A field as shared code sees it. `Values` is what a manifest says, `Wire` what the service answers, `Out` what is sent. */
export interface Field<Values, Wire, Context, Out> {
  readonly name: string;
  readonly role?: Role;
  /** How the declared value is parsed. */
  readonly schema: z.ZodType;
  /** For people: what the field takes, in a few words. */
  readonly takes: string;
  /** Reads another accepted spelling of the value, so that there is one from here on; keeps what it does not know. */
  readonly rewrite?: (raw: unknown) => Rewritten | undefined;
  /** Declared against live; without live, all that is sent to create it. */
  diff(values: Values, live: Wire | undefined, context: Context): Differences;
  /** Adds the changes of this field to what is sent. */
  write(out: Out, changes: readonly FieldChange[], languages: readonly string[]): void;
  show(value: Json): Shown;
  /** What the service holds of the field, or of a part of it; undefined where its answer does not tell. */
  stored(live: Wire, context: Context, part: string | undefined): Json | undefined;
  /** What a manifest would say of the live value; undefined where it is what a new object has. Backups are made of it. */
  declare(live: Wire, context: Context): Json | undefined;
  /** An answer that does not hold the field is no difference; else nothing is written over what is not known. */
  readonly mayBeUntold?: true;
  /** Whether two values of a plan are the same to the service. */
  same(a: Json, b: Json, context: Context): boolean;
  mentions?(values: Values): readonly Mention[];
  /**
   * What shows whether somebody worked on the live value: the value itself, its writer, review and time. Undefined where
   * the answer does not tell. A field with marks is read again just before it is written.
   */
  marks?(live: Wire, part: string | undefined): Json | undefined;
  /**
   * The value to send where the live one changed after the plan was made: what the plan changes, and all else as it is
   * now. Undefined where both changed the same part. A field that merges is read again just before it is written.
   */
  merge?(before: Json, after: Json, now: Json): Json | undefined;
  /** Whether what is sent holds parts that the plan does not change. Absent: a field that merges can always hold some. */
  carries?(before: Json, after: Json): boolean;
}

/** A value in its usual spelling, and for each of its members the path at which it stood. */
export interface Rewritten {
  value: unknown;
  moved: ReadonlyMap<string, readonly PropertyKey[]>;
}

/** The usual field: one value, compared and sent as a whole. */
export interface WholeField<
  Name extends string,
  Schema extends z.ZodType,
  Value extends Json,
  Wire,
  Context,
  Out,
> {
  name: Name;
  role?: Role;
  schema: Schema;
  takes: string;
  /** The value in a plan: what {@link live} and {@link desired} give, and a plan file is read with. */
  value: z.ZodType<Value>;
  /** Undefined: the answer does not hold it, which is not the same as empty. */
  live(live: Wire, context: Context): Value | undefined;
  /** An answer that does not hold the field is no difference. */
  mayBeUntold?: true;
  /** The value that the live field shall have: what declared does not speak of is carried over from live. */
  desired(declared: z.output<Schema>, live: Value | undefined, context: Context): Value;
  /** What is meant where nothing is declared, if anything is: then the field is compared all the same. */
  undeclared?(context: Context, live: Wire | undefined): z.output<Schema> | undefined;
  /** Whether live is what is wanted. Usually: that both are the same. */
  equal?(live: Value, wanted: Value, context: Context): boolean;
  /** What a new object has when nothing is said of the field: not worth saying. */
  unset?: Value;
  object?(declared: z.output<Schema>, context: Context): Objection | undefined;
  /** What a manifest says to mean this value; undefined where it need not say anything. */
  declare(value: Value): Json | undefined;
  /** See {@link Field.merge}. */
  merge?(before: Value, after: Value, now: Value): Value | undefined;
  /** See {@link Field.carries}. */
  carries?(before: Value, after: Value): boolean;
  write(out: Out, value: Value, languages: readonly string[]): void;
  show(value: Value): Shown;
  mentions?(declared: z.output<Schema>): readonly Mention[];
}

type Has<Name extends string, Value> = { readonly [name in Name]?: Value };

export const NO_DIFFERENCES: Differences = { changes: [], left: [], objections: [] };

/** Absent is not empty: what the answer does not hold is not written over. */
export function untold(what: string, path: readonly string[] = []): Objection {
  const message = `The service's answer has no usable ${what}, so it cannot be compared. Nothing is written for this entry. Run again; if it stays so, the service has changed or has a fault.`;
  return { code: "unusable-answer", message, path };
}

/** Makes a field that is compared and sent as a whole. */
export function whole<
  const Name extends string,
  Schema extends z.ZodType,
  Value extends Json,
  Wire,
  Context,
  Out,
>(spec: WholeField<Name, Schema, Value, Wire, Context, Out>) {
  const { name, role, schema, takes, value, mentions, merge, carries } = spec;
  const equal = spec.equal ?? sameJson;
  return {
    name,
    schema,
    takes,
    ...(role && { role }),
    diff(values: Has<Name, z.output<Schema>>, live: Wire | undefined, context: Context): Differences {
      const declared = values[name] ?? spec.undeclared?.(context, live);
      if (declared === undefined) return NO_DIFFERENCES;
      const objection = spec.object?.(declared, context);
      if (objection) return { changes: [], left: [], objections: [objection] };
      const before = live === undefined ? undefined : spec.live(live, context);
      if (live !== undefined && before === undefined)
        return spec.mayBeUntold ? NO_DIFFERENCES : { ...NO_DIFFERENCES, objections: [untold(name)] };
      const after = spec.desired(declared, before, context);
      if (before === undefined && spec.unset !== undefined && equal(spec.unset, after, context))
        return NO_DIFFERENCES;
      if (before === undefined) return { changes: [{ field: name, after }], left: [], objections: [] };
      if (equal(before, after, context)) return NO_DIFFERENCES;
      return { changes: [{ field: name, before, after }], left: [], objections: [] };
    },
    write(out: Out, changes: readonly FieldChange[], languages: readonly string[]): void {
      for (const change of changes) spec.write(out, value.parse(change.after), languages);
    },
    show: (json: Json): Shown => spec.show(value.parse(json)),
    ...(spec.mayBeUntold && { mayBeUntold: spec.mayBeUntold }),
    stored: (live: Wire, context: Context): Json | undefined => spec.live(live, context),
    declare(live: Wire, context: Context): Json | undefined {
      const value = spec.live(live, context);
      return value === undefined ? undefined : spec.declare(value);
    },
    same: (a: Json, b: Json, context: Context): boolean => equal(value.parse(a), value.parse(b), context),
    ...(merge && {
      merge: (before: Json, after: Json, now: Json): Json | undefined =>
        merge(value.parse(before), value.parse(after), value.parse(now)),
    }),
    ...(carries && {
      carries: (before: Json, after: Json): boolean => carries(value.parse(before), value.parse(after)),
    }),
    ...(mentions && {
      mentions(values: Has<Name, z.output<Schema>>): readonly Mention[] {
        const declared = values[name];
        return declared === undefined ? [] : mentions(declared);
      },
    }),
  };
}
