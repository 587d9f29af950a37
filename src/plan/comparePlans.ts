/** Compares the plan of a pull request (head) with that of its target. Both are of the same live objects, so it alone makes a difference. */
import type { Declared } from "../kinds/declaredEntry.ts";
import { type AnyKind, fieldOf, kindOf } from "../kinds/kind.ts";
import { canonical, grouped, groupedByEach } from "../model/json.ts";
import { once } from "../model/once.ts";
import { namePlaceAt } from "../model/place.ts";
import type {
  Change,
  Kept,
  Plan,
  PlanComparison,
  PlannedField,
  Send,
  Skipped,
  Unmanaged,
} from "../model/plan.ts";
import { declaredText, declaredTexts, manifestOf, partsOf as partsOfEntries } from "./declaredContents.ts";
import { isEmpty } from "./loss.ts";
import type { PlannedChanges } from "./makePlan.ts";

type ComparedPlan = Pick<PlannedChanges, "plan" | "unmanaged" | "kinds">;

export function comparePlans(head: ComparedPlan, target: ComparedPlan): PlanComparison {
  const isInTarget = partsOf(target.plan, contentsOf);
  const touched = touchedBy([head.plan, target.plan]);
  const isTouched = partsOf(head.plan, touched);
  const isPrevented = preventedBy(head.plan);
  const keptBefore = new Set(target.plan.kept.map(canonicalKept));
  const undeclaredBefore = new Set(undeclared(target).map(liveObject));
  const sentBefore = new Set((target.plan.sends ?? []).map(sendOf));
  const managed = new Set(Object.keys(target.plan.counts.by_kind));
  const nameOf = ({ kind, label }: Skipped) => canonical([kind, label]);
  const onlyBefore = new Set((target.plan.only_in_files ?? []).map(nameOf));
  const deleted = (head.plan.to_add ?? []).filter((object) => !undeclaredBefore.has(liveObject(object)));
  const onlyInFiles = (head.plan.only_in_files ?? []).filter((entry) => !onlyBefore.has(nameOf(entry)));
  return {
    caused: selected(head.plan, contentsOf, (object, part) => !isInTarget(object, part)),
    pending: selected(head.plan, contentsOf, isInTarget),
    resolved: selected(
      { changes: target.plan.changes.filter((change) => !isPrevented(change)) },
      touched,
      (object, part) => !isTouched(object, part),
    ),
    kept: head.plan.kept.filter((item) => !keptBefore.has(canonicalKept(item))),
    ...(onlyInFiles.length > 0 && { only_in_files: onlyInFiles }),
    ...(deleted.length > 0 && { to_add: deleted }),
    sends: (head.plan.sends ?? []).filter((send) => !sentBefore.has(sendOf(send))),
    no_longer_declared: [
      ...head.unmanaged.filter(
        (object) => managed.has(kindOf(object.kind).plural) && !undeclaredBefore.has(liveObject(object)),
      ),
      ...valuesThatLeft(head, target),
    ],
  };
}

/** Live values that only the target declares, in files that head still has. What head keeps for another reason is not named twice. */
function valuesThatLeft(head: ComparedPlan, target: ComparedPlan): Unmanaged[] {
  const names = new Set(
    head.plan.kept.map((item) => canonical([liveObject(item), "part" in item && item.part])),
  );
  for (const change of target.plan.changes)
    if (change.action === "update")
      for (const { field } of change.fields) names.add(canonical([liveObject(change), field]));
  return head.kinds.flatMap(({ kind, declared, matching: { matches } }) => {
    const targetMatches = target.kinds.find((plan) => plan.kind.name === kind.name)?.matching.matches ?? [];
    const before = groupedByEach(targetMatches, ({ live }) => (live ? [live] : []));
    const files = once(() => new Set(partsOfEntries(declared).map(({ file }) => file.path)));
    const ofObject = groupedByEach(matches, ({ live }) => (live ? [live] : []));
    return matches.flatMap((match) => {
      const { declared: entry, live } = match;
      const own = live ? (ofObject.get(live) ?? []) : [];
      if (!live || entry.leftOut || own[0] !== match) return [];
      const entries = own.map(({ declared }) => declared);
      const label = kind.label(entry.values);
      const parts = (before.get(live) ?? []).flatMap(({ declared: old }) =>
        kind.fields.map((field) => ({ old, field })),
      );
      return parts.flatMap(({ old, field }) =>
        field.toPlan(old.values).flatMap(({ part = field.name, after }) => {
          const place = namePlaceAt(entry.file, entry.span, [field.name]);
          const object = { kind: kind.name, label, id: kind.id(live), part, place };
          if (isEmpty(after) || names.has(canonical([liveObject(object), part]))) return [];
          if (field.role !== "text") {
            const isOther = field.role !== undefined && field.role !== "shape";
            const isDeclared = entries.some(({ values }) => field.toPlan(values).length > 0);
            return isOther || isDeclared ? [] : [object];
          }
          const isLive = field.lastWriter?.(live, part)?.edited !== undefined;
          const isGone =
            entries.every((entry) => declaredText(kind, entry, part) === undefined) &&
            isLive &&
            !hasOnlyEntry(kind, entry, old);
          return isGone && files().has(manifestOf(kind, old, part)) ? [object] : [];
        }),
      );
    });
  });
}

/** Whether the locale files had texts of the entry, and only an entry without texts is left. */
function hasOnlyEntry(kind: AnyKind, entry: Declared<object>, old: Declared<object>): boolean {
  const wasInSource = partsOfEntries([old]).some(({ from }) => from);
  return wasInSource && declaredTexts(kind, old).length > 0 && declaredTexts(kind, entry).length === 0;
}

/** Names the parts of a change that are compared one by one: one for each field of an update, and one for another change. */
type PartsOf = (change: Change) => string[];

type IsChosen = (object: string, part: string) => boolean;

function partsOf({ changes }: Plan, parts: PartsOf): IsChosen {
  const changedParts = new Set(
    changes.flatMap((change) => parts(change).map((part) => canonical([objectOf(change), part]))),
  );
  return (object, part) => changedParts.has(canonical([object, part]));
}

function selected({ changes }: Pick<Plan, "changes">, partsOfChange: PartsOf, isChosen: IsChosen): Change[] {
  return changes.flatMap((change): Change[] => {
    const object = objectOf(change);
    const parts = partsOfChange(change);
    if (change.action !== "update") return parts.every((part) => isChosen(object, part)) ? [change] : [];
    const fields = change.fields.filter((_field, index) => isChosen(object, parts[index] ?? ""));
    if (fields.length === 0) return [];
    const { renamed_from, ...update } = change;
    // A rename belongs to the fields of the name.
    const isRenamed = fields.some(({ field }) => fieldOf(change.kind, field).role === "identity");
    return [{ ...update, ...(renamed_from !== undefined && isRenamed && { renamed_from }), fields }];
  });
}

/** Whether a problem of the plan prevents a change of the object: it is held back, or its entry is skipped. */
function preventedBy({ kept: items, skipped }: Plan): (change: Change) => boolean {
  const heldBack = new Set(items.filter(({ reason }) => reason === "held-back").map(liveObject));
  const names = new Set(skipped.map(({ kind, label }) => canonical([kind, label])));
  return (change) =>
    names.has(canonical([change.kind, change.label])) ||
    (change.action === "destroy" && heldBack.has(liveObject(change)));
}

/** A live object by its id, a new one by its name. */
export function objectOf(change: Change): string {
  return change.action === "create"
    ? canonical([change.kind, "new", change.identity])
    : canonical([change.kind, String(change.id)]);
}

/** What a change does. A create is one part: the whole object is new. */
function contentsOf(change: Change): string[] {
  if (change.action === "update") return change.fields.map(contentOf);
  if (change.action === "destroy") return [canonical(["destroy", change.how])];
  return [canonical(["create", ...change.fields.map(contentOf).toSorted()])];
}

function contentOf({ field, part, after }: PlannedField): string {
  return canonical([field, part ?? null, after]);
}

/** What a change is about, whatever the new value is. Only its contents tell a new object from another new one with its name. */
function touchedBy(plans: readonly Plan[]): PartsOf {
  const groups = plans.flatMap(({ changes }) => [...grouped(changes, objectOf)]);
  // New objects whose name another new object has as well, such as a key of another file.
  const namesakes = new Set(groups.flatMap(([object, { length }]) => (length > 1 ? object : [])));
  return (change) => {
    if (change.action === "update")
      return change.fields.map(({ field, part }) => canonical([field, part ?? null]));
    return namesakes.has(objectOf(change)) ? contentsOf(change) : [change.action];
  };
}

function canonicalKept(item: Kept): string {
  const { kind, id, reason } = item;
  const value = "field" in item ? [item.field, item.part ?? null, item.declared ?? null] : [];
  return canonical([kind, String(id), reason, ...value]);
}

function sendOf({ variable, host }: Send): string {
  return canonical([variable, host]);
}

/** Live objects that no manifest declares: those that stay, those that are removed, and those that a rule keeps. */
function undeclared({ plan, unmanaged }: ComparedPlan): Pick<Unmanaged, "kind" | "id">[] {
  const keptItems = plan.kept.filter((item) => !("place" in item));
  const destroys = plan.changes.filter((change) => change.action === "destroy");
  return [...unmanaged, ...destroys, ...keptItems, ...(plan.to_add ?? [])];
}

function liveObject({ kind, id }: Pick<Unmanaged, "kind" | "id">): string {
  return canonical([kind, String(id)]);
}
