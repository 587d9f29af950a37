/** What must be true after a run: no change is lost silently, and nothing exists twice. A broken rule is thrown. */
import type { Plan } from "../../src/model/plan.ts";
import { anyError, type Problem } from "../../src/model/problem.ts";
import type { Outcome } from "../../src/plan/ledger.ts";
import type { PlannedChanges } from "../../src/plan/makePlan.ts";
import { idInside } from "../../src/sandbox/faults/hugeIds.ts";
import type { CompleteState } from "../../src/sandbox/sandbox.ts";
import { PROJECT, VARIABLES } from "../properties/randomProject.ts";
import type { Observer } from "./observer.ts";

/**
 * No change that ended as done is planned again, unless somebody else changed the key or created the webhook in the
 * meantime.
 */
export function checkNothingLost(
  rest: Plan,
  outcomes: ReadonlyMap<string, Outcome>,
  { plan, problems }: PlannedChanges,
  { edited, branchless }: Observer,
): void {
  const skipped = new Set(plan?.skipped.map(({ place }) => `${place.file}:${place.line}`));
  if (skipped.size > 0 && !anyError(problems)) throw new Error("something is skipped without a problem");
  for (const change of rest.changes) {
    if (change.action === "destroy" ? anyError(problems) : skipped.has(nameOf(change))) continue;
    const webhook = change.action === "destroy" ? String(change.id) : urlOf(change.identity);
    if (change.kind === "webhook" && branchless.has(webhook)) continue;
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

/**
 * URLs of webhooks whose creation ended as "unknown result". A second webhook can stay if both answers are lost, the list
 * is stale, and the run ends before it looks for duplicates. The run fails, and the next plan counts it as unmanaged.
 */
export function unknownWebhooks({ changes }: Plan, outcomes: ReadonlyMap<string, Outcome>): string[] {
  return changes.flatMap((change) => {
    const outcome = outcomes.get(nameOf(change));
    const isUnknown = outcome?.state === "failed" && outcome.how === "unknown result";
    return change.kind === "webhook" && change.action === "create" && isUnknown
      ? [urlOf(change.identity)]
      : [];
  });
}

/** URLs of new webhooks of which the run says that they may exist twice. */
export function announcedTwins({ changes }: Plan, remarks: readonly Problem[]): string[] {
  const twins = remarks.filter(({ code }) => code === "twin-webhook").map(({ place }) => place?.line);
  return changes.flatMap((change) =>
    change.action === "create" && change.kind === "webhook" && twins.includes(change.place.line)
      ? [urlOf(change.identity)]
      : [],
  );
}

/** No key and no webhook exists twice that did not before, except webhooks with these URLs. */
export function checkNothingTwice(
  before: CompleteState,
  after: CompleteState,
  except: readonly string[] = [],
): void {
  const had = counts(before);
  for (const [one, count] of counts(after)) {
    if (count <= Math.max(1, had.get(one) ?? 0)) continue;
    if (except.some((url) => one.startsWith(`["${url}",`))) continue;
    throw new Error(`exists twice: ${one}`);
  }
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

function urlOf(identity: unknown): string {
  return String(identity).replace("${HOOK_PATH}", VARIABLES.HOOK_PATH);
}
