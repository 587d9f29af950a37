/** All kinds with their tables of fields, for code that asks a field by its name in a plan. */

import type { Json } from "../model/json.ts";
import type { Role, Shown } from "./field.ts";
import { keyFields } from "./key/kind.ts";
import type { KindName } from "./kind.ts";
import { webhookFields } from "./webhook/kind.ts";

/** What may be asked of any field. */
export interface FieldWords {
  name: string;
  role?: Role;
  show(value: Json): Shown;
}

export const TABLES: Readonly<Record<KindName, readonly FieldWords[]>> = {
  key: keyFields,
  webhook: webhookFields,
};

/** That a plan names a field which no table has is a bug, or a plan of another version. */
export function fieldOf(kind: KindName, name: string): FieldWords {
  const found = TABLES[kind].find((field) => field.name === name);
  if (!found) throw new Error(`${kind} has no field ${name}`);
  return found;
}
