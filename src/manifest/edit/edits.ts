/** Edits of the values of a manifest, and what they make of its values. */
import { isMapping, type Json } from "../../model/json.ts";

/** Names of members, and positions in lists, from the root. */
export type EditPath = readonly (string | number)[];

/** All paths and positions are those before the first edit. */
export type YamlEdit =
  /** Replaces a value. A member that the mapping lacks is added as its last one. */
  | { is: "set"; path: EditPath; value: Json }
  /** Removes a member of a mapping or of a list, with its own comments. */
  | { is: "remove"; path: EditPath }
  /** Adds a value to the list at `path`, after the one at this position. */
  | { is: "insert"; path: EditPath; after: number; value: Json };

/** The values after the edits. */
export function edited(value: Json, edits: readonly YamlEdit[]): Json {
  const here = edits.filter(({ is, path }) => is === "set" && path.length === 0);
  const whole = here.at(-1);
  if (whole?.is === "set") return whole.value;
  if (edits.length === 0) return value;
  if (Array.isArray(value)) return editedList(value, edits);
  const members = new Map(isMapping(value) ? Object.entries(value) : []);
  for (const [step, own] of byFirstStep(edits)) {
    if (own.some(isRemoval)) members.delete(String(step));
    else members.set(String(step), edited(members.get(String(step)) ?? {}, own));
  }
  return Object.fromEntries(members);
}

function editedList(list: readonly Json[], edits: readonly YamlEdit[]): Json {
  const inside = byFirstStep(edits);
  const inserted = new Map<number, Json[]>();
  for (const edit of edits) {
    if (edit.is !== "insert" || edit.path.length > 0) continue;
    inserted.set(edit.after, [...(inserted.get(edit.after) ?? []), edit.value]);
  }
  const insertedAfter = (position: number) => inserted.get(position) ?? [];
  const kept = list.flatMap((one, position) => {
    const own = inside.get(position) ?? [];
    return [...(own.some(isRemoval) ? [] : [edited(one, own)]), ...insertedAfter(position)];
  });
  return [...insertedAfter(-1), ...kept];
}

/** Whether an edit removes the value that its path leads to. */
export function isRemoval({ is, path }: YamlEdit): boolean {
  return is === "remove" && path.length === 0;
}

/** The edits below each member, with their paths from there. */
export function byFirstStep(edits: readonly YamlEdit[]): Map<string | number, YamlEdit[]> {
  const groups = new Map<string | number, YamlEdit[]>();
  for (const edit of edits) {
    const [step, ...path] = edit.path;
    if (step === undefined) continue;
    const group = groups.get(step);
    if (group) group.push({ ...edit, path });
    else groups.set(step, [{ ...edit, path }]);
  }
  return groups;
}
