import * as z from "zod";
import type { Json } from "../model/json.ts";
import type { SourceFile, Spot } from "../model/place.ts";
import type { Project } from "../model/project.ts";
import type { Rules } from "../model/rules.ts";
import type { Variables } from "../model/variables.ts";
import type { Edited, Field, Objection } from "./field.ts";

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
  /** What it is declared as, whole. */
  identity(values: Values): Json;
  /** Why an object with these values cannot be created. */
  lacks(values: Partial<Values>): Objection | undefined;
  context(values: Values, live: Wire | undefined, around: Surroundings): Context;
  /** The context in which an answer of the service is read; `label` is what the object is called in the plan. */
  liveContext(live: Wire, around: Surroundings, label: string): Context;
  id(live: Wire): number | string;
  /** The member of an entry that holds the id, */
  idMember: string;
  /** and the id as it stands there. */
  declaredId(live: Wire): number | string;
  /** What a live object is called that is not declared. Holds no secret. */
  liveLabel(live: Wire): string;
  /** Tags that say who owns it and what protects it. */
  tags(live: Wire): readonly string[];
  /** Whether it lives in the archive. */
  isAway(live: Wire): boolean;
  /** Whether it is declared, lives in the archive, and is left there. */
  staysAway(values: Values, live: Wire, context: Context): boolean;
  /** When it was last changed in any way; undefined where the service does not tell. */
  lastEdit(live: Wire): Edited | undefined;
  /** What a plan may not show and must notice when it moves. */
  hidden(live: Wire): Json;
  /** What of it shows whether somebody changed it since. */
  fingerprint(live: Wire): Json;
}

/** An entry of a manifest: members in the order in which they are written. */
export type Entry = Readonly<Record<string, Json>>;

/** What a manifest would say of a live object: its identity and id first, then all fields of the table that are set. */
export function declare<Values, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  live: Wire,
  context: Context,
): Entry {
  const [identity, others] = [true, false].map((first) =>
    kind.fields.flatMap((field) => {
      const value = (field.role === "identity") === first ? field.declare(live, context) : undefined;
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
  return Object.fromEntries([...(identity ?? []), [kind.idMember, kind.declaredId(live)], ...(others ?? [])]);
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
