/** What the service holds after a change, against what the plan meant. */
import type { Field } from "../kinds/field.ts";
import type { Kind, Surroundings } from "../kinds/kind.ts";
import type { Json } from "../model/json.ts";
import type { Create, PlannedField, Update } from "../model/plan.ts";
import type { Outcome } from "../plan/ledger.ts";

interface Mismatch {
  field: PlannedField;
  stored: Json;
}

/** Neither the answer to a write nor a reading after it says what is stored. */
export const UNREAD: Outcome = {
  state: "failed",
  how: "unknown result",
  message: "The service answered, but reading it back failed. Plan again to see.",
};

/** The fields of the change that an answer does not hold, so that nobody knows from it what is stored. */
export function untoldFields<Values, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  change: Create | Update,
  live: Wire,
  around: Surroundings,
): PlannedField[] {
  const context = kind.liveContext(live, around, change.label);
  return change.fields.filter(({ field, part }) => {
    const described = kind.fields.find(({ name }) => name === field);
    return described && !described.mayBeUntold && described.stored(live, context, part) === undefined;
  });
}

/** The fields of the change that the service holds otherwise; none where its answer does not tell. */
export function mismatches<Values, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  change: Create | Update,
  live: Wire,
  around: Surroundings,
): Mismatch[] {
  // The URL of a webhook is compared with its template, whatever the webhook is called where it is shown.
  const { identity, label } = change;
  const context = kind.liveContext(live, around, typeof identity === "string" ? identity : label);
  return change.fields.flatMap((field) => {
    const described: Field<Values, Wire, Context, Out> | undefined = kind.fields.find(
      ({ name }) => name === field.field,
    );
    const stored = described?.stored(live, context, field.part);
    if (!described || stored === undefined || described.same(stored, field.after, context)) return [];
    return [{ field, stored }];
  });
}

/** Done, if the service holds what was meant; else what it holds instead. */
export function outcomeOf<Values, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  change: Create | Update,
  live: Wire,
  around: Surroundings,
): Outcome {
  const wrong = mismatches(kind, change, live, around);
  const [first] = wrong;
  const [untold] = untoldFields(kind, change, live, around);
  if (!first && untold) {
    const message = `The service's answers do not say what is stored in ${untold.part ?? untold.field}. Plan again to see.`;
    return { state: "failed", how: "unknown result", message, place: untold.place };
  }
  if (!first) return { state: "done", id: kind.id(live) };
  const told = wrong.map(({ field, stored }) => {
    const name = field.part ?? field.field;
    return `${name}: ${words(field.after)} was sent, ${words(stored)} is stored`;
  });
  const message = `The service stored something else. ${told.join("; ")}. Declare what is stored, or change the project's settings.`;
  return { state: "failed", how: "stored differently", message, place: first.field.place };
}

function words(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
