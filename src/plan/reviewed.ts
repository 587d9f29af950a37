/** Which changes of a plan somebody has reviewed: those that a saved plan holds just so, of values that have not moved. */
import { canonical, type Json } from "../model/json.ts";
import type { Outcome } from "./ledger.ts";
import type { Change, Plan } from "./plan.ts";
import type { SavedPlan } from "./planFile.ts";

export interface Reviewed {
  /** The plan with the changes that both hold. */
  plan: Plan;
  /** All others of either, each with the reason why it is not made. */
  others: readonly { change: Change; outcome: Outcome }[];
}

export function reviewed(fresh: Plan, saved: SavedPlan): Reviewed {
  const open = grouped(saved.changes, (change) => canonical(contentOf(change)));
  const agreed = new Set(fresh.changes.filter((change) => open.get(canonical(contentOf(change)))?.shift()));
  // Several creates may be of one object: two webhooks of one URL, two keys of one name.
  const unmatched = grouped([...open.values()].flat(), objectOf);
  const others = fresh.changes.flatMap((change) => {
    if (agreed.has(change)) return [];
    const before = unmatched.get(objectOf(change))?.shift();
    return [{ change, outcome: notMade(before ? whatMoved(before, change) : "not in the reviewed plan") }];
  });
  const gone = [...unmatched.values()].flat().map((change) => ({
    change,
    outcome: notMade("moved since the plan: there is no such change to be made any more"),
  }));
  return {
    plan: { ...fresh, changes: fresh.changes.filter((change) => agreed.has(change)) },
    others: [...others, ...gone],
  };
}

/** In their order: no two changes of one object become one. */
function grouped(changes: readonly Change[], by: (change: Change) => string): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) groups.set(by(change), [...(groups.get(by(change)) ?? []), change]);
  return groups;
}

/** What the change does, without where it was asked for and by whom the live value was written. */
function contentOf(change: Change): Json {
  const fields = fieldsOf(change).map(({ field, part = null, before = null, after }) => ({
    field,
    part,
    before,
    after,
  }));
  const how = change.action === "destroy" ? change.how : null;
  const identity = change.action === "destroy" ? null : change.identity;
  const from = change.action === "update" ? (change.renamed_from ?? null) : null;
  return [objectOf(change), change.label, identity, how, from, seenOf(change), fields];
}

/** The object that it changes: a live one by id, a new one by name. */
function objectOf(change: Change): string {
  const { kind, action } = change;
  return canonical([kind, action, change.action === "create" ? change.identity : change.id]);
}

function whatMoved(before: Change, now: Change): string {
  const names = (change: Change) =>
    canonical(fieldsOf(change).map(({ field, part = null }) => [field, part]));
  if (names(before) === names(now) && seenOf(before) !== seenOf(now))
    return "moved since the plan: somebody changed the live values that were reviewed";
  return "not in the reviewed plan: it was to be changed in another way there";
}

function fieldsOf(change: Change) {
  return change.action === "destroy" ? [] : change.fields;
}

function seenOf(change: Change): string {
  return change.action === "create" ? "" : change.seen;
}

function notMade(reason: string): Outcome {
  return { state: "not attempted", message: `${reason}. Plan again, and have that plan reviewed.` };
}
