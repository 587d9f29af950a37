/** Checks what a plan or a report from a file says about kinds: anybody may have written the file. */
import type { Json } from "../model/json.ts";
import type { Kinds } from "./kind.ts";

/** Members of plans and reports with values of fields. Anybody may have chosen the names in them. */
export const VALUE_MEMBERS: ReadonlySet<string> = new Set([
  "after",
  "before",
  "declared",
  "identity",
  "live",
]);

/** The path of the first object with an unknown kind or field, or with a value that its field cannot have. */
export function misfit(
  kinds: Kinds,
  value: unknown,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const members = new Map<string, unknown>(Object.entries(value));
  if (members.has("kind") && !fits(kinds, members)) return path;
  for (const [name, member] of members) {
    const found = VALUE_MEMBERS.has(name) ? undefined : misfit(kinds, member, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

function fits(kinds: Kinds, object: ReadonlyMap<string, unknown>): boolean {
  const kind = kinds.find(({ name }) => name === object.get("kind"));
  if (!kind) return false;
  const member = object.get("member");
  if (member !== undefined && !["previously", "new", kind.idMember].includes(String(member))) return false;
  const listed = object.get("fields");
  const fields: object[] = Array.isArray(listed)
    ? listed
    : object.has("field")
      ? [Object.fromEntries(object)]
      : [];
  return fields.every((one) => {
    const { field, ...others } = one as Readonly<Record<string, Json>>;
    const row = kind.fields.find(({ name }) => name === field);
    try {
      for (const [name, value] of Object.entries(others)) if (VALUE_MEMBERS.has(name)) row?.show(value);
    } catch {
      return false;
    }
    return row !== undefined;
  });
}
