import * as z from "zod";
import type { Field, Objection } from "./field.ts";
import type { SourceFile, Spot } from "./place.ts";
import type { Project, Rules } from "./project.ts";
import type { Variables } from "./variables.ts";

export type KindName = "key" | "webhook";

/** One entry of a manifest: what it says, and where. */
export interface Declared<Values> {
  values: Values;
  /** `on_create` of its file: for fields that the entry does not mention, when it is created. */
  onCreate: Partial<Values>;
  file: SourceFile;
  spot: Spot;
}

/** What fields may need to know of a run beside their own value. */
export interface Surroundings {
  project: Project;
  rules: Rules;
  variables: Variables;
}

/** A kind: its table of fields and the few things that cannot be read off it. */
export interface Kind<Values, Wire, Context, Out> {
  name: KindName;
  fields: readonly Field<Values, Wire, Context, Out>[];
  /** What is shown as the object's name. Holds no secret. */
  label(values: Values): string;
  /** Why an object with these values cannot be created. */
  lacks(values: Partial<Values>): Objection | undefined;
  context(values: Values, live: Wire | undefined, around: Surroundings): Context;
  id(live: Wire): number | string;
}

interface Named {
  readonly name: string;
  readonly schema: z.ZodType;
}

type Shape<Fields extends readonly Named[]> = {
  -readonly [F in Fields[number] as F["name"]]: z.ZodExactOptional<F["schema"]>;
};

/** The schema of an entry: every field of the table, each optional. */
export function entrySchema<const Fields extends readonly Named[]>(fields: Fields) {
  const shape = Object.fromEntries(fields.map(({ name, schema }) => [name, schema.exactOptional()]));
  // Object.fromEntries forgets which member has which type; the table still knows.
  return z.strictObject(shape as Shape<Fields>);
}
