/** What must be true after a run: no change is lost silently, and nothing exists twice. A broken rule is thrown. */
import type { Create, Outcome, Plan, Update } from "../../src/model/plan.ts";
import { anyError } from "../../src/model/problem.ts";
import type { PlannedChanges } from "../../src/plan/makePlan.ts";
import type { CompleteState } from "../../src/sandbox/state.ts";
import { PROJECT, VARIABLES } from "../properties/randomProject.ts";
import { idInside } from "../sandboxFaults/hugeIds.ts";
import type { Observer } from "./observer.ts";

/**
 * No change that ended as done is planned again, unless somebody else changed or removed the key, or created or removed the
 * webhook, in the meantime.
 */
export function checkNothingLost(
  rest: Plan,
  outcomes: ReadonlyMap<string, Outcome>,
  { plan, problems }: PlannedChanges,
  observer: Observer,
): void {
  const { edited, gone } = observer;
  const skipped = new Set(plan?.skipped.map(({ place }) => `${place.file}:${place.line}`));
  if (skipped.size > 0 && !anyError(problems)) throw new Error("something is skipped without a problem");
  for (const change of rest.changes) {
    if (change.action === "destroy" ? anyError(problems) : skipped.has(nameOf(change))) continue;
    const webhook = change.action === "destroy" ? String(change.id) : urlOf(change.identity);
    if (change.kind === "webhook" && observer.isBranchless(webhook)) continue;
    // The entry is matched with another object now, or with none.
    if (change.action !== "destroy" && namesOf(change).some((name) => gone.has(name))) continue;
    const isOthers =
      (change.action !== "create" && edited.has(idInside(String(change.id)))) ||
      change.label.includes("elsewhere.");
    const outcome = outcomes.get(nameOf(change));
    if (isOthers || (outcome !== undefined && outcome.state !== "done")) continue;
    throw new Error(
      `lost silently: it was ${outcome?.state ?? "not planned"}, and is planned again: ${JSON.stringify(change)}`,
    );
  }
}

/** No key and no webhook exists twice that did not before. */
export function checkNothingTwice(before: CompleteState, after: CompleteState): void {
  const had = counts(before);
  for (const [one, count] of counts(after)) {
    // An update can make the events of two webhooks the same that had one URL before.
    const hadUrl = hooksOf(before).filter(({ url, branch }) =>
      one.startsWith(`${JSON.stringify([url, branch]).slice(0, -1)},`),
    );
    if (count > Math.max(1, had.get(one) ?? 0, hadUrl.length)) throw new Error(`exists twice: ${one}`);
  }
}

function hooksOf(state: CompleteState) {
  return state.projects[PROJECT]?.webhooks ?? [];
}

function counts(state: CompleteState): Map<string, number> {
  const { keys = [], webhooks = [] } = state.projects[PROJECT] ?? {};
  const names = keys.flatMap((key) =>
    key.platforms.map((platform) => `${platform} ${key.key_name[platform]}`),
  );
  const hooks = webhooks.map(({ url, branch, events }) => JSON.stringify([url, branch, [...events].sort()]));
  const all = new Map<string, number>();
  for (const one of [...names, ...hooks]) all.set(one, (all.get(one) ?? 0) + 1);
  return all;
}

/** A name of a change that is the same in two plans of the same manifests. Several changes may have the same label. */
export function nameOf(change: Plan["changes"][number]): string {
  return change.action === "destroy" ? change.ref : `${change.place.file}:${change.place.line}`;
}

/** The names of a key and its former names in random manifests, or the URL of a webhook. */
function namesOf({ kind, identity }: Create | Update): string[] {
  if (kind === "webhook") return [urlOf(identity)];
  const names = typeof identity === "object" && identity !== null ? Object.values(identity) : [identity];
  return names.flatMap((name) => [String(name), `${name}.old`]);
}

function urlOf(identity: unknown): string {
  return String(identity).replace("${HOOK_PATH}", VARIABLES.HOOK_PATH);
}
