/** Of a reviewed plan, only changes whose live values are the same are applied. What the project already has counts as done. */
import type { Live } from "../kinds/declaration.ts";
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import { kindOf } from "../kinds/kind.ts";
import { canonical, grouped, type Json } from "../model/json.ts";
import type { Change, Outcome, Plan } from "../model/plan.ts";
import { objectOf } from "./comparePlans.ts";
import { notAttempted, outcomeOf } from "./ledger.ts";
import type { SavedPlan } from "./planFile.ts";

const AGAIN = "Plan again, and review the new plan.";

/** `plan`: the changes that are in both plans. `notApplied`: all others of both, each with the reason why it is not applied. */
export function reviewed(fresh: Plan, saved: SavedPlan, context: ProjectContext & { live: Live }) {
  const open = grouped(saved.changes, (change) => canonical(contentOf(change)));
  const agreed = new Set(fresh.changes.filter((change) => open.get(canonical(contentOf(change)))?.shift()));
  // Several creates can look like one object: two webhooks with one URL, two keys with one name.
  const looksAlike = (change: Change) => canonical([change.action, objectOf(change)]);
  const unmatched = grouped([...open.values()].flat(), looksAlike);
  const notApplied = fresh.changes.flatMap((change) => {
    if (agreed.has(change)) return [];
    const reason = unmatched.get(looksAlike(change))?.shift()
      ? "its manifest or its live values changed after the reviewed plan was made"
      : "this change is not in the reviewed plan";
    return [{ change, outcome: notAttempted(`${reason}. ${AGAIN}`) }];
  });
  const gone = [...unmatched.values()].flat().map((change) => ({
    change,
    outcome:
      outcomeIfDone(change, context) ??
      notAttempted(
        `this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${AGAIN}`,
      ),
  }));
  return {
    plan: { ...fresh, changes: fresh.changes.filter((change) => agreed.has(change)) },
    notApplied: [...notApplied, ...gone],
  };
}

/** What the change does, without its location and without the writer of the live value. */
function contentOf(change: Change): Json {
  const planned = change.action === "destroy" ? [] : change.fields;
  const fields = planned.map((one) => [one.field, one.part ?? null, one.before ?? null, one.after]);
  const seen = change.action === "create" ? "" : change.seen;
  const how = change.action === "destroy" ? change.how : null;
  const identity = change.action === "destroy" ? null : change.identity;
  const from = change.action === "update" ? (change.renamed_from ?? null) : null;
  return [objectOf(change), change.label, identity, how, from, seen, fields];
}

/** The outcome done, if the project is already as the change would make it. */
function outcomeIfDone(change: Change, context: ProjectContext & { live: Live }): Outcome | undefined {
  const kind = kindOf(change.kind);
  const live = context.live.objects[kind.plural];
  if (!live) return undefined;
  if (change.action === "destroy") {
    const id = String(change.id);
    // An incomplete object in the responses still exists. One without a usable id may be this one.
    if (live.unusable.some((object) => object.id === undefined || object.id === id)) return undefined;
    const object = live.objects.find((candidate) => kind.id(candidate) === id);
    const gone = object === undefined || (change.how === "archive" && kind.isArchived(object));
    return gone ? { state: "done", id } : undefined;
  }
  const object = live.objects.find((candidate) => {
    const isIt = change.action === "create" || kind.id(candidate) === String(change.id);
    return isIt && outcomeOf(kind, change, candidate, context).state === "done";
  });
  return object === undefined ? undefined : { state: "done", id: kind.id(object) };
}
