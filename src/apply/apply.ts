/** Sends all changes of a plan, step by step, and records one outcome for each, even after an unexpected error. */
import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";
import type { Client } from "../api/client.ts";
import { type BackupPlace, RunBackup } from "../backup/write.ts";
import { fieldOf } from "../kinds/kind.ts";
import { groupedByEach } from "../model/json.ts";
import type { Sentence } from "../model/message.ts";
import { once } from "../model/once.ts";
import type { Place } from "../model/place.ts";
import type { Change, Outcome, Plan, Update } from "../model/plan.ts";
import { problem } from "../model/problem.ts";
import { DEFAULT_RULES } from "../model/setting.ts";
import type { Variables } from "../model/variables.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { type ChangeOutcome, Ledger, notAttempted } from "../plan/ledger.ts";
import { namesOf } from "../plan/makePlan.ts";
import { allRemotes, type Batch } from "../remote/kindRemote.ts";
import { allLanguages } from "../remote/project.ts";
import { makeSnapshot, type Sending, StopRule } from "../remote/sending.ts";

/** The number of keys that the service accepts in one request [service.md §6]. */
export const MAX_BATCH = 500;

export interface ApplyOptions extends Pick<Sending, "useAutomations" | "wait"> {
  variables: Variables;
  concurrency: number;
  /** Keys in one request. */
  batchSize: number;
  /** Returns why nothing more may be sent, or undefined. */
  halt: () => string | undefined;
  /** Returns why nothing may be written, or undefined. Called once, just before the first write. Absent: writing is allowed. */
  mayWrite?: () => Promise<Sentence | undefined>;
  /** Where backups are written; undefined: nothing is removed. */
  backup: BackupPlace | undefined;
  /** Where a file names the token, for an error if the service refuses it. */
  tokenPlace?: Place | undefined;
  /** The title of the snapshot that the service makes before the first key is destroyed. Absent: none is made. */
  snapshot?: (() => Promise<string>) | undefined;
  /** Called for each batch, when all its changes have an outcome. */
  onBatch(batch: Batch, outcomes: readonly Outcome[]): void;
}

/** The requests for the plan if none fails, in order. The requests of one inner list may be sent at the same time. */
export function requestsOf(plan: Plan, { batchSize = MAX_BATCH }: { batchSize?: number }): Batch[][] {
  return inSteps(plan).map((step) =>
    allRemotes().flatMap(({ kind, batches }) => {
      const changes = step.filter((change) => change.kind === kind);
      return changes.length === 0 ? [] : batches(changes, batchSize);
    }),
  );
}

/** Sends all changes of a plan, and records one outcome for each, even after an unexpected error. */
export async function apply(client: Client, plan: Plan, options: ApplyOptions): Promise<Ledger> {
  const ledger = new Ledger();
  const { project } = plan;
  const sending: Sending = {
    client,
    projectId: project.id,
    context: { project, rules: DEFAULT_RULES, variables: options.variables, verdicts: WRITE_ALL },
    useAutomations: options.useAutomations,
    wait: options.wait,
    stop: new StopRule(options.halt, options.mayWrite),
    backup: new RunBackup(options.backup),
    snapshot: once(async () => options.snapshot && makeSnapshot(sending, await options.snapshot(), ledger)),
    languages: allLanguages(client, project),
    creates: { max: options.batchSize },
  };
  const senders = new Map(allRemotes().map(({ kind, open }) => [kind, open(sending)]));
  const send = async (batch: Batch, anyFailed: boolean): Promise<readonly ChangeOutcome[]> => {
    if (batch.action !== "destroy" || !anyFailed) return (await senders.get(batch.kind)?.send(batch)) ?? [];
    const message =
      sending.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
    return batch.changes.map((change) => ({ change, outcome: notAttempted(message) }));
  };
  const limit = pLimit(options.concurrency);
  // The service may have closed connections while a large plan was made. Node notices this in its next turn. A create that
  // is sent through such a connection would have an unknown result.
  await nextTurn();
  for (const batches of requestsOf(plan, options)) {
    // Removals are the last step: after a failure before it, nothing is removed.
    const anyFailed = ledger.hasFailures();
    await Promise.all(
      batches.map((batch) =>
        limit(async () => {
          try {
            for (const { change, outcome } of await send(batch, anyFailed)) ledger.record(change, outcome);
          } catch (error) {
            ledger.recordBug(batch.changes, error);
          }
          const outcomes = batch.changes.map((change) => ledger.of(change));
          options.onBatch(batch, outcomes);
        }),
      ),
    );
  }
  try {
    for (const sender of senders.values()) await sender.finish?.(plan, ledger);
  } catch (error) {
    ledger.recordBug([], error);
  }
  const { refusal } = sending.stop;
  const { tokenPlace: place } = options;
  if (refusal && place) ledger.remarks.push(problem("api-error", refusal, { place, scope: "project" }));
  return ledger;
}

/** Renames first, and a chain of renames from its end. Then all other updates and creates. Removals last. */
function inSteps({ changes }: Plan): Change[][] {
  const moving = changes.filter(
    (change): change is Update =>
      change.action === "update" &&
      change.fields.some(({ field }) => fieldOf(change.kind, field).role === "identity"),
  );
  const isMoving = new Set<Change>(moving);
  const otherChanges = changes.filter((change) => !isMoving.has(change) && change.action !== "destroy");
  const destroys = changes.filter(({ action }) => action === "destroy");
  return [...levels(moving), otherChanges, destroys].filter((step) => step.length > 0);
}

/** Sorts renames into levels: each is one level after the renames that free its names. */
function levels(moving: readonly Update[]): Update[][] {
  const holders = groupedByEach(moving, (change) => namesOf(change, "before"));
  // With names by platform, several changes can be needed to free the names of one.
  const waits = new Map(
    moving.map((change) => {
      const held = namesOf(change, "after").flatMap((name) => holders.get(name) ?? []);
      return [change, held.filter((holder) => holder !== change)];
    }),
  );
  const remaining = new Set(moving);
  const steps: Update[][] = [];
  while (remaining.size > 0) {
    const ready = [...remaining].filter((change) => !waits.get(change)?.some((one) => remaining.has(one)));
    // The check of the manifests refuses cycles, so a cycle is only a safeguard here.
    const level = ready.length > 0 ? ready : [...remaining].slice(-1);
    for (const change of level) remaining.delete(change);
    steps.push(level);
  }
  return steps;
}
