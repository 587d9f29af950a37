/** Compares what the service stored with the plan. */
import type { Field } from "../kinds/field.ts";
import type { KindTraits, ProjectContext } from "../kinds/traits.ts";
import type { Json } from "../model/json.ts";
import type { Create, Outcome, PlannedField, Update } from "../model/plan.ts";

interface Mismatch {
  field: PlannedField;
  stored: Json;
}

/** The outcome if neither the answer to a write nor reading back shows what is stored. */
export const UNREAD: Outcome = {
  state: "failed",
  how: "unknown result",
  message:
    "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.",
};

/** The fields of the change whose stored value is missing in the answer. */
export function unreportedFields<Values, Wire, Context, Out>(
  kind: KindTraits<Values, Wire, Context, Out>,
  change: Create | Update,
  live: Wire,
  context: ProjectContext,
): PlannedField[] {
  const fieldContext = kind.liveContext(live, context, change.label);
  return change.fields.filter(({ field, part }) => {
    const row = kind.fields.find(({ name }) => name === field);
    return row && !row.mayBeAbsent && row.stored(live, fieldContext, part) === undefined;
  });
}

/** The fields that the service stored differently. A field that is missing in the answer does not count. */
export function mismatches<Values, Wire, Context, Out>(
  kind: KindTraits<Values, Wire, Context, Out>,
  change: Create | Update,
  live: Wire,
  context: ProjectContext,
): Mismatch[] {
  // The URL of a webhook is compared with its declared URL, not with its label.
  const { identity, label } = change;
  const fieldContext = kind.liveContext(live, context, typeof identity === "string" ? identity : label);
  return change.fields.flatMap((field) => {
    const row: Field<Values, Wire, Context, Out> | undefined = kind.fields.find(
      ({ name }) => name === field.field,
    );
    const stored = row?.stored(live, fieldContext, field.part);
    if (!row || stored === undefined || row.same(stored, field.after, fieldContext)) return [];
    return [{ field, stored }];
  });
}

/** The outcome done if the service stored what was planned; otherwise a failure that shows what it stored. */
export function outcomeOf<Values, Wire, Context, Out>(
  kind: KindTraits<Values, Wire, Context, Out>,
  change: Create | Update,
  live: Wire,
  context: ProjectContext,
): Outcome {
  const wrong = mismatches(kind, change, live, context);
  const [first] = wrong;
  const [unreported] = unreportedFields(kind, change, live, context);
  if (!first && unreported) {
    const message = `The service's answers do not say what is stored in ${unreported.part ?? unreported.field}. Run plan to see whether it has the declared value.`;
    return { state: "failed", how: "unknown result", message, place: unreported.place };
  }
  if (!first) return { state: "done", id: kind.id(live) };
  const differences = wrong.map(({ field, stored }) => {
    const name = field.part ?? field.field;
    return `${name}: ${words(field.after)} was sent, ${words(stored)} is stored`;
  });
  const message = `The service stored something else. ${differences.join("; ")}. Declare what is stored, or change the project's settings.`;
  return { state: "failed", how: "stored differently", message, place: first.field.place };
}

function words(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
