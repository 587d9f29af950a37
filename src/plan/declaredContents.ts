/** What one entry of a manifest declares, in a form that can be compared with another entry. */
import type { AnyKind } from "../kinds/kind.ts";
import type { Declared } from "../kinds/traits.ts";
import { canonical, type Json } from "../model/json.ts";
import type { FieldChange } from "../model/plan.ts";

type Entry = Declared<object>;

/** The declared values of an entry, by field and part. */
export interface Contents {
  fields: ReadonlyMap<string, FieldChange>;
  /** Each value with its field and part, as canonical JSON. */
  texts: ReadonlySet<string>;
}

export const NO_CONTENTS: Contents = { fields: new Map(), texts: new Set() };

export function contentsOf(kind: AnyKind, values: object): Contents {
  const declared = kind.fields.flatMap((field) => field.toPlan(values));
  return {
    fields: new Map(declared.map((one) => [canonical([one.field, one.part ?? null]), one])),
    texts: new Set(declared.map((one) => canonical(contentOf(one)))),
  };
}

/** The values that the file sets for new objects, as one text. */
export function defaultsOf(kind: AnyKind, { onCreate }: Entry): string {
  return canonical(kind.fields.flatMap((field) => field.toPlan(onCreate)).map(contentOf));
}

function contentOf({ field, part, after }: FieldChange): Json {
  return [field, part ?? null, after];
}

/** Members of an entry that say which live object it is, in addition to its name. */
export interface Identifying {
  id: string | undefined;
  /** Former names, newest last. */
  previously: readonly string[] | undefined;
  /** Whether no former object is meant. */
  isNew: boolean;
}

export function identifying({ idMember }: Pick<AnyKind, "idMember">, { values }: Entry): Identifying {
  const members = new Map<string, Json>(Object.entries(values));
  const [id, former] = [members.get(idMember), members.get("previously")];
  return {
    id: id === undefined ? undefined : String(id),
    previously: former === undefined ? undefined : textsIn(former),
    isNew: members.get("new") === true,
  };
}

/** A text, or all texts of a list or a mapping. */
export function textsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
