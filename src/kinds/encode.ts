/** The fields of a change → what is sent, by the field table of its kind. */

import type { Create, Update } from "../model/plan.ts";
import type { Field } from "./field.ts";

/** `languages` are all languages of the project: a value that applies to all languages lists them. */
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
