/** Other fields than texts that a pull writes into the manifests, because they are named. */
import type { AnyKind } from "../../kinds/kind.ts";
import type { Match } from "../../kinds/match.ts";
import type { Declared, ProjectContext } from "../../kinds/traits.ts";
import { canonical, isMapping, type Json } from "../../model/json.ts";
import { OWNER_TAG_PREFIX } from "../../model/rules.ts";
import { differsInShape } from "./pulledTexts.ts";

/** A value of a field that the manifest gets. */
export interface PulledField {
  entry: Declared<object>;
  field: string;
  value: Json;
}

/** `wanted`: names of fields. The name of an object, and tags that say who owns it, are never written. */
export function pulledFields(
  kind: AnyKind,
  matches: readonly Match<Declared<object>, unknown>[],
  context: ProjectContext,
  wanted: readonly string[],
): PulledField[] {
  const fields = kind.fields.filter(
    ({ name, role }) =>
      role !== "identity" && role !== "text" && (wanted.includes("all") || wanted.includes(name)),
  );
  return matches.flatMap(({ declared: entry, live }) => {
    if (live === undefined) return [];
    return fields.flatMap((field): PulledField[] => {
      const value = pulledValue(kind, field, entry, live, context);
      return value === undefined ? [] : [{ entry, field: field.name, value }];
    });
  });
}

/** Undefined: the entry says the same, or need not say it. */
function pulledValue(
  kind: AnyKind,
  field: AnyKind["fields"][number],
  entry: Declared<object>,
  live: unknown,
  context: ProjectContext,
): Json | undefined {
  // The texts of the entry would no longer fit.
  if (field.role === "shape" && hasTexts(kind, entry) && differsInShape(kind, entry, live, context))
    return undefined;
  const own = kind.context(entry.values, live, context);
  const [declared] = field.declared(entry.values);
  const found = withoutOwner(field.declare(live, own) ?? field.stored(live, own, undefined));
  if (found === undefined) return undefined;
  const value = inDeclaredOrder(found, field, entry);
  if (!declared) {
    const [usual] = field.declared(entry.onCreate);
    const isUsual = usual !== undefined && canonical(usual.after) === canonical(value);
    return field.isDefault(live, own) || isUsual || isNothing(value) ? undefined : value;
  }
  const { changes, issues } = field.diff(entry.values, live, own);
  if (changes.length === 0 || issues.length > 0) return undefined;
  // The parts that the entry declares are enough, unless the service needs all of them.
  const parts = onlyParts(value, declared.after);
  const saysTheSame = (one: Json) => {
    const values = { ...entry.values, [field.name]: one };
    return kind.entry.schema.safeParse(values).success && field.diff(values, live, own).changes.length === 0;
  };
  return parts !== undefined && saysTheSame(parts) ? parts : value;
}

/** Members of a set that the entry declares stay in their places. */
function inDeclaredOrder(
  value: Json,
  { name, show }: AnyKind["fields"][number],
  entry: Declared<object>,
): Json {
  const declared: unknown = new Map(Object.entries(entry.values)).get(name);
  if (!Array.isArray(value) || !Array.isArray(declared) || show(value).as !== "set") return value;
  return [
    ...declared.filter((one) => value.includes(one)),
    ...value.filter((one) => !declared.includes(one)),
  ];
}

function hasTexts({ fields }: AnyKind, { values }: Declared<object>): boolean {
  return fields.some((field) => field.role === "text" && field.declared(values).length > 0);
}

function onlyParts(value: Json, declared: Json): Json | undefined {
  if (!isMapping(value) || !isMapping(declared) || isNothing(declared)) return undefined;
  return Object.fromEntries(Object.keys(declared).map((part) => [part, value[part] ?? ""]));
}

function withoutOwner(value: Json | undefined): Json | undefined {
  if (!Array.isArray(value)) return value;
  return value.filter((one) => typeof one !== "string" || !one.startsWith(OWNER_TAG_PREFIX));
}

function isNothing(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
