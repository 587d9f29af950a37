/** The numbers and texts that guards need, and that are not part of the plan. */
import type { AnyKind } from "../kinds/kind.ts";
import { spellingsOf } from "../kinds/spellings.ts";
import type { Declared } from "../kinds/traits.ts";
import type { Create, Destroy } from "../model/plan.ts";
import { identifying } from "./declaredContents.ts";

/** Facts about each kind that has a manifest. */
export type GuardFacts = readonly KindFacts[];

export interface KindFacts {
  kind: AnyKind;
  /** Entries of its manifests. */
  declared: number;
  /** Live objects, including those that are incomplete in the answers. */
  live: number;
  /** Declared objects that are live. */
  matched: number;
  /** Live objects with a declared name, matched or not. */
  namesakes: number;
  /** Live objects that prune covers: declared ones, and those that will be removed. */
  scope: number;
  /** Objects that the plan removes. */
  removed: readonly RemovedObject[];
  /** Objects that the plan creates, except entries with `new: true`. */
  created: readonly { label: string; texts: readonly string[] }[];
}

export interface RemovedObject {
  destroy: Destroy;
  names: readonly string[];
  /** Its texts in the languages that were read. */
  texts: readonly string[];
}

export function removedObjects(
  kind: AnyKind,
  destroys: readonly Destroy[],
  live: readonly unknown[],
): RemovedObject[] {
  if (destroys.length === 0) return [];
  const byId = new Map(live.map((one) => [String(kind.id(one)), one]));
  return destroys.flatMap((destroy) => {
    const one = byId.get(String(destroy.id));
    return one === undefined ? [] : [{ destroy, names: kind.names(one), texts: kind.texts(one) }];
  });
}

export function createdObjects(
  kind: AnyKind,
  created: readonly { change: Create; entry: Declared<object> }[],
): KindFacts["created"] {
  return created
    .filter(({ entry }) => !identifying(kind, entry).isNew)
    .map(({ change: { label, fields } }) => ({
      label,
      texts: fields.flatMap(({ part, after }) => (part === undefined ? [] : spellingsOf(after))),
    }));
}
