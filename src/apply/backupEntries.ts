/** What a run removes or overwrites, as entries of a manifest. All that is said of a field is read off the table of its kind. */
import { declare, type Entry, type Kind, type Surroundings } from "../model/kind.ts";
import type { Update } from "../plan/plan.ts";

/** Everything of a live object that a manifest can say. */
export function wholeEntry<Values, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  live: Wire,
  around: Surroundings,
): Entry {
  return declare(kind, live, kind.liveContext(live, around, kind.liveLabel(live)));
}

/** The live texts that an update replaces: fields with parts are texts. */
export function overwrittenEntry(update: Update): Entry[] {
  const texts = update.fields.flatMap(({ part, before }) =>
    part === undefined || before === undefined || isUnset(before) ? [] : [[part, before] as const],
  );
  if (texts.length === 0) return [];
  return [
    {
      key_name: update.identity,
      key_id: Number(update.id),
      translations: Object.fromEntries(texts),
    },
  ];
}

function isUnset(value: unknown): boolean {
  return typeof value === "object" && value !== null ? Object.keys(value).length === 0 : value === "";
}
