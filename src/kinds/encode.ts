/** The fields of a change → what is sent, read off the table of its kind. */

import type { Create, Update } from "../model/plan.ts";
import type { Field } from "./field.ts";

/** `languages` are all of the project's, for what is said to hold for all of them. */
export function encode<Values, Wire, Context, Out>(
  fields: readonly Field<Values, Wire, Context, Out>[],
  change: Create | Update,
  out: Out,
  languages: readonly string[],
): Out {
  for (const field of fields) {
    const own = change.fields.filter((one) => one.field === field.name);
    if (own.length > 0) field.write(out, own, languages);
  }
  return out;
}
