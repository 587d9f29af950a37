import * as z from "zod";
import type { Json } from "../model/json.ts";
import type { SourceFile, Spot } from "../model/place.ts";
import type { Edited } from "../model/plan.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { Rules } from "../model/rules.ts";
import type { Variables } from "../model/variables.ts";
import type { Field, FieldIssue } from "./field.ts";

/** One entry of a manifest: what it says, and where. */
export interface Declared<Values> {
  values: Values;
  /** `on_create` of its file: for fields that the entry does not mention, when it is created. */
  onCreate: Partial<Values>;
  file: SourceFile;
  spot: Spot;
}

/** What a kind may need to know about the project and the run. */
export interface ProjectContext {
  project: ProjectDetails;
  rules: Rules;
  variables: Variables;
}

/** The fields of a kind, and how its objects are called, identified and protected. */
export interface KindTraits<Values, Wire, Context, Out> {
  /** In the singular: `key`. It names the kind in plans, reports and backups. */
  name: string;
  fields: readonly Field<Values, Wire, Context, Out>[];
  /** The name that is shown. It holds no secret. */
  label(values: Values): string;
  /** The whole declared name or URL. */
  identity(values: Values): Json;
  /** Why an object with these values cannot be created. */
  lacks(values: Partial<Values>): FieldIssue | undefined;
  context(values: Values, live: Wire | undefined, context: ProjectContext): Context;
  /** The context in which an answer of the service is read; `label` is what the object is called in the plan. */
  liveContext(live: Wire, context: ProjectContext, label: string): Context;
  id(live: Wire): number | string;
  /** The field of an entry that holds the id. */
  idMember: string;
  /** The id as it is written there. */
  declaredId(live: Wire): number | string;
  /** The name that is shown of a live object that is not declared. It holds no secret. */
  liveLabel(live: Wire): string;
  /** Tags, which say who owns it and what protects it. */
  tags(live: Wire): readonly string[];
  /** Whether it is in the archive. */
  isArchived(live: Wire): boolean;
  /** Whether a declared object is in the archive and stays there. */
  staysArchived(values: Values, live: Wire, context: Context): boolean;
  /** Its last change of any kind; undefined if the service does not say it. */
  lastEdit(live: Wire): Edited | undefined;
  /** Values that a plan must not show, and that make the plan outdated if they change. */
  hidden(live: Wire): Json;
  /** Values that show whether it changed since the plan was made. */
  fingerprint(live: Wire): Json;
}

/** An entry of a manifest: members in the order in which they are written. */
export type Entry = Readonly<Record<string, Json>>;

/** A live object as a manifest would declare it: its identity and id first, then all fields of the table that are set. */
export function declare<Values, Wire, Context, Out>(
  kind: KindTraits<Values, Wire, Context, Out>,
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
