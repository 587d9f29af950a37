/** An object that several entries declare, such as a key with strings in the files of two apps, gets one change. */
import type { AnyKind } from "../kinds/kind.ts";
import { differentTexts } from "../kinds/read.ts";
import { grouped } from "../model/json.ts";
import type { PlannedField, Update } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import { type EntryPlan, named, placeOfUpdate, seenOf } from "./compare.ts";
import { withUnverified } from "./loss.ts";

/** The first of the entries has the change of all. If two of them change a value to different ones, nothing is written. */
export function withOneChange(parts: readonly EntryPlan[], project: ProjectDetails): EntryPlan[] {
  const changed = parts.filter(({ live, change }) => live !== undefined && change);
  const replaced = new Map<EntryPlan, EntryPlan>();
  for (const group of grouped(changed, ({ live }) => live).values()) {
    if (group.length < 2) continue;
    const joined = joinedUpdate(group, project);
    for (const [index, part] of group.entries()) {
      const { change: _, ...rest } = part;
      const isFirst = index === 0;
      if ("fields" in joined) replaced.set(part, isFirst ? { ...rest, change: joined } : rest);
      else {
        const problems = isFirst ? [...rest.problems, joined] : rest.problems;
        replaced.set(part, { ...rest, problems, skipped: named(part.kind, part.entry) });
      }
    }
  }
  return parts.map((part) => replaced.get(part) ?? part);
}

function joinedUpdate(group: readonly EntryPlan[], project: ProjectDetails): Update | Problem {
  const fields: { field: PlannedField; entry: EntryPlan["entry"] }[] = [];
  const updates: Update[] = [];
  const { kind, live } = group[0] as EntryPlan;
  for (const { entry, change } of group) {
    if (change?.action !== "update") continue;
    updates.push(change);
    for (const { unverifies: _, ...field } of change.fields) {
      const at = fields.findIndex((one) => one.field.field === field.field && one.field.part === field.part);
      const other = fields[at];
      const joined = other && joinedField(kind, other.field, field);
      if (!other) fields.push({ field, entry });
      else if (joined) fields[at] = { ...other, field: joined };
      else return differentTexts(kind, { entry, other: other.entry, ...field });
    }
  }
  const [update] = updates as [Update, ...Update[]];
  const all = withUnverified(
    kind,
    live,
    fields.map(({ field }) => field),
    project,
  );
  const place = placeOfUpdate(update.place, all);
  return { ...Object.assign({}, ...updates.toReversed()), place, seen: seenOf(kind, live, all), fields: all };
}

/** Undefined: the two changes set different values. */
function joinedField(kind: AnyKind, a: PlannedField, b: PlannedField): PlannedField | undefined {
  const row = kind.fields.find(({ name }) => name === a.field);
  if (row?.same(a.sent ?? a.after, b.sent ?? b.after, undefined)) return a;
  const after = row?.merge?.(a.before ?? null, a.after, b.after);
  return after === undefined ? undefined : { ...a, after };
}
