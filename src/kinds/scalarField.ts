/** The usual type of field: one value that is compared and sent as a whole. */
import type * as z from "zod";
import { type Json, sameJson } from "../model/json.ts";
import type { FieldChange } from "../model/plan.ts";
import {
  absentFromAnswer,
  type Differences,
  type FieldIssue,
  type LanguageMention,
  NO_DIFFERENCES,
  type Role,
  type Shown,
} from "./field.ts";

/** A row of the field table. */
export interface ScalarField<
  Name extends string,
  Schema extends z.ZodType,
  Value extends Json,
  Wire,
  Context,
  Out,
> {
  name: Name;
  role?: Role;
  /** See {@link Field.isProse}. */
  isProse?: true;
  schema: Schema;
  expects: string;
  /** The value in a plan, as {@link live} and {@link desired} give it. */
  value: z.ZodType<Value>;
  /** The live value; undefined if the answer does not have it, which is different from empty. */
  live(live: Wire, context: Context): Value | undefined;
  /** True: an answer without the field means no difference. */
  mayBeAbsent?: true;
  /** The value that the live field should have. Parts that are not declared keep their live value. */
  desired(declared: z.output<Schema>, live: Value | undefined, context: Context): Value;
  /** The declared value in the form of a plan, for any project. Absent: as it is declared. */
  inPlan?(declared: z.output<Schema>): Value;
  /** The value to use if the field is not declared. Undefined: the field is not managed. */
  undeclared?(context: Context, live: Wire | undefined): z.output<Schema> | undefined;
  /** Whether the live value is as desired; absent: both must be the same JSON. */
  equal?(live: Value, wanted: Value, context: Context): boolean;
  /** The value that the service gives a new object without this field. It is not sent on create. */
  unset?: Value;
  check?(declared: z.output<Schema>, context: Context): FieldIssue | undefined;
  /** The value as a manifest declares it; undefined if the manifest can omit it. */
  declare(value: Value): Json | undefined;
  /** See {@link Field.declareNew}. */
  declareNew?(value: Value): Json | undefined;
  /** See {@link Field.isDefault}; absent: if the value equals {@link unset}. */
  isDefault?(value: Value): boolean;
  /** See {@link Field.editState}. */
  editState?(live: Wire): Json | undefined;
  /** See {@link Field.merge}. */
  merge?(before: Value, after: Value, now: Value): Value | undefined;
  /** See {@link Field.carries}. */
  carries?(before: Value, after: Value): boolean;
  write(out: Out, value: Value, languages: readonly string[]): void;
  show(value: Value): Shown;
  languages?(declared: z.output<Schema>): readonly LanguageMention[];
}

type Has<Name extends string, Value> = { readonly [name in Name]?: Value };

/** Builds a field from its row. */
export function scalarField<
  const Name extends string,
  Schema extends z.ZodType,
  Value extends Json,
  Wire,
  Context,
  Out,
>(row: ScalarField<Name, Schema, Value, Wire, Context, Out>) {
  const { name, role, schema, expects, value, languages, merge, carries, declareNew, editState } = row;
  const equal = row.equal ?? sameJson;
  return {
    name,
    schema,
    expects,
    ...(role && { role }),
    ...(row.isProse && { isProse: row.isProse }),
    diff(values: Has<Name, z.output<Schema>>, live: Wire | undefined, context: Context): Differences {
      // A declared null is a value.
      const declared = values[name] === undefined ? row.undeclared?.(context, live) : values[name];
      if (declared === undefined) return NO_DIFFERENCES;
      const issue = row.check?.(declared, context);
      if (issue) return { changes: [], kept: [], issues: [issue] };
      const before = live === undefined ? undefined : row.live(live, context);
      if (live !== undefined && before === undefined)
        return row.mayBeAbsent ? NO_DIFFERENCES : { ...NO_DIFFERENCES, issues: [absentFromAnswer(name)] };
      const after = row.desired(declared, before, context);
      if (before === undefined && row.unset !== undefined && equal(row.unset, after, context))
        return NO_DIFFERENCES;
      if (before === undefined) return { changes: [{ field: name, after }], kept: [], issues: [] };
      if (equal(before, after, context)) return NO_DIFFERENCES;
      return { changes: [{ field: name, before, after }], kept: [], issues: [] };
    },
    declared(values: Has<Name, z.output<Schema>>): readonly FieldChange[] {
      const declared = values[name];
      if (declared === undefined) return [];
      return [{ field: name, after: row.inPlan ? row.inPlan(declared) : value.parse(declared) }];
    },
    write(out: Out, changes: readonly FieldChange[], languages: readonly string[]): void {
      for (const change of changes) row.write(out, value.parse(change.after), languages);
    },
    show: (json: Json): Shown => row.show(value.parse(json)),
    ...(row.mayBeAbsent && { mayBeAbsent: row.mayBeAbsent }),
    stored: (live: Wire, context: Context): Json | undefined => row.live(live, context),
    declare(live: Wire, context: Context): Json | undefined {
      const value = row.live(live, context);
      return value === undefined ? undefined : row.declare(value);
    },
    ...(declareNew && {
      declareNew(live: Wire, context: Context): Json | undefined {
        const value = row.live(live, context);
        return value === undefined ? undefined : declareNew(value);
      },
    }),
    isDefault(live: Wire, context: Context): boolean {
      const value = row.live(live, context);
      if (value === undefined) return false;
      return row.isDefault?.(value) ?? (row.unset !== undefined && equal(value, row.unset, context));
    },
    same: (a: Json, b: Json, context: Context): boolean => equal(value.parse(a), value.parse(b), context),
    ...(editState && { editState }),
    ...(merge && {
      merge: (before: Json, after: Json, now: Json): Json | undefined =>
        merge(value.parse(before), value.parse(after), value.parse(now)),
    }),
    ...(carries && {
      carries: (before: Json, after: Json): boolean => carries(value.parse(before), value.parse(after)),
    }),
    ...(languages && {
      languages(values: Has<Name, z.output<Schema>>): readonly LanguageMention[] {
        const declared = values[name];
        return declared === undefined ? [] : languages(declared);
      },
    }),
  };
}
