/** What becomes of one entry of a backup: the change of a live object, or why it is kept or skipped. */

import { entryProblem } from "../kinds/entryProblem.ts";
import type { Field } from "../kinds/field.ts";
import type { Declared, Entry, Kind, KindName, Surroundings } from "../kinds/kind.ts";
import { fieldOf } from "../kinds/tables.ts";
import type { Json } from "../model/json.ts";
import { placeAt } from "../model/place.ts";
import type { Change, Left, PlannedField, Skipped } from "../model/plan.ts";
import type { Problem, ProblemCode } from "../model/problem.ts";
import { compare, seenOf } from "../plan/compare.ts";
import { isEmpty, reshapes } from "../plan/guard.ts";
import type { BackupEntry } from "./kept.ts";

export interface Restored {
  change?: Change;
  left?: readonly Left[];
  skipped?: Skipped;
  problems?: readonly Problem[];
}

export interface Step {
  around: Surroundings;
  /** Whether live values that changed since the run are replaced as well. */
  force: boolean;
  /** Live objects that an entry of the backup has found already. */
  claimed: Set<unknown>;
  /** Names the change within the plan. */
  ref: string;
}

/** The change of a live object: of its values, those that may be replaced. */
export function changed<Values extends object, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  { declared, wrote }: BackupEntry<Values>,
  live: Wire,
  { around, force, ref }: Step,
): Restored {
  const { change, skipped, problems, left: byRule } = compare(kind, { declared, live }, around, ref);
  if (change?.action !== "update") return { left: byRule, ...(skipped && { skipped }), problems };
  const context = kind.context(declared.values, live, around);
  // A live URL is shown as the manifest of the run had it.
  const ofRun = kind.liveContext(live, around, identityIn(kind, wrote.values));
  const isAsWritten = (planned: PlannedField) => {
    const { field, part, before = null, after } = planned;
    // That a key is no plural is not an empty value: somebody can have changed it.
    if (force || (isEmpty(before) && !reshapes(kind.name, planned)) || isReshaped(before, after)) return true;
    const value = new Map(Object.entries(wrote.values)).get(field);
    const written = part === undefined ? value : partOf(value, part);
    const table: Field<Values, Wire, Context, Out> | undefined = kind.fields.find(
      ({ name }) => name === field,
    );
    if (written === undefined || !table) return false;
    return table.same(table.stored(live, ofRun, part) ?? before, written, context);
  };
  // A text does not go into a key that became a plural, or none, since the run.
  const keepsShape = change.fields.some((one) => reshapes(kind.name, one) && !isAsWritten(one));
  const isText = ({ field }: PlannedField) => fieldOf(kind.name, field).role === "text";
  const isFree = (planned: PlannedField) => isAsWritten(planned) && !(keepsShape && isText(planned));
  const fields = change.fields.filter(isFree);
  const left = change.fields
    .filter((field) => !isFree(field))
    .map((planned): Left => {
      const { field, part, before = null, after, place } = planned;
      return {
        kind: kind.name,
        label: change.label,
        id: change.id,
        reason: "changed-since",
        field,
        ...(part !== undefined && { part }),
        live: before,
        declared: after,
        place,
      };
    });
  if (fields.length === 0) return { left: [...byRule, ...left], problems };
  const seen = seenOf(kind, live, fields);
  return { change: { ...change, seen, fields }, left: [...byRule, ...left], problems };
}

/** The URL or name that the run wrote, if it is a text. */
function identityIn<Values, Wire, Context, Out>(
  { fields }: Kind<Values, Wire, Context, Out>,
  wrote: Entry,
): string {
  const value = wrote[fields.find(({ role }) => role === "identity")?.name ?? ""];
  return typeof value === "string" ? value : "";
}

/** Whether a text is what a change of is_plural makes of it: the text as forms, or one of the forms as the text. */
function isReshaped(before: Json, after: Json): boolean {
  if (isMapping(before) && typeof after === "string")
    return Object.values(before).every((form) => form === "" || form === after);
  return typeof before === "string" && isMapping(after) && Object.values(after).includes(before);
}

export function partOf(value: Json | undefined, part: string): Json | undefined {
  return isMapping(value) ? new Map(Object.entries(value)).get(part) : undefined;
}

export function isMapping(value: Json | undefined): value is { readonly [member: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function refused<Values>(
  kind: KindName,
  label: string,
  entry: Declared<Values>,
  code: ProblemCode,
  message: string,
): Restored {
  const place = placeAt(entry.file, entry.spot);
  const why = entryProblem({ label: () => label }, entry, code, message, { path: [] });
  return { skipped: { kind, label, place }, problems: [why] };
}
