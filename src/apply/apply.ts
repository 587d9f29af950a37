/** Plan → ledger: sends every change, step after step, and keeps one outcome for each, also after an unexpected error. */
import pLimit from "p-limit";
import type { Client } from "../api/client/client.ts";
import type { Surroundings } from "../kinds/kind.ts";
import type { Plan } from "../model/plan.ts";
import { DEFAULT_RULES } from "../model/rules.ts";
import type { Variables } from "../model/variables.ts";
import { Ledger, type Outcome } from "../plan/ledger.ts";
import type { Accounted } from "../remote/key/confirm.ts";
import { createKeys } from "../remote/key/create.ts";
import { checkReshaped } from "../remote/key/reshaped.ts";
import { updateKeys } from "../remote/key/update.ts";
import { ProjectLanguages } from "../remote/languages.ts";
import { removeKeys, removeWebhook } from "../remote/remove.ts";
import { type Sending, StopRule } from "../remote/sending.ts";
import { sendWebhook } from "../remote/webhook/send.ts";
import { removeTwins } from "../remote/webhook/twins.ts";
import { Backup, type BackupPlace } from "./backup.ts";
import { type Batch, changesOf, inBatches } from "./batches.ts";
import { inSteps } from "./order.ts";

/** Told once for each batch, when all its changes have their outcome. */
export type OnBatch = (batch: Batch, outcomes: readonly Outcome[]) => void;

export interface ApplyOptions {
  variables: Variables;
  /** Requests that may be under way at once. */
  concurrency: number;
  /** Keys in one request, at most. */
  batchSize: number;
  /** Whether the service's automations run on new texts; undefined leaves that to the service. */
  useAutomations: boolean | undefined;
  /** Why nothing more may be started, once that is so. */
  halt: () => string | undefined;
  /** Why nothing may be written. Asked once, just before the first write. Absent: everything may. */
  mayWrite?: () => Promise<string | undefined>;
  /** Where backups go; without it, nothing is taken away. */
  backup: BackupPlace | undefined;
  /** Waits so many milliseconds. */
  wait: (ms: number) => Promise<void>;
  onBatch: OnBatch;
}

/** The requests that the plan takes when all goes well, in their order: inner lists may go side by side. */
export function requestsOf(plan: Plan, { batchSize }: Pick<ApplyOptions, "batchSize">): Batch[][] {
  return inSteps(plan).map((step) => inBatches(step, batchSize));
}

export async function apply(client: Client, plan: Plan, options: ApplyOptions): Promise<Ledger> {
  const ledger = new Ledger();
  const around: Surroundings = { project: plan.project, rules: DEFAULT_RULES, variables: options.variables };
  const { useAutomations, wait } = options;
  const sending: Sending = {
    client,
    projectId: plan.project.id,
    around,
    useAutomations,
    wait,
    stop: new StopRule(options.halt, options.mayWrite),
    backup: new Backup(options.backup, around),
    languages: new ProjectLanguages(client, plan.project),
    reshaping: new Map(),
    posts: new Map(),
  };
  const limit = pLimit(options.concurrency);
  for (const batches of requestsOf(plan, options)) {
    // Steps end with what takes away: a failure before it keeps everything where it is.
    const spoilt = ledger.hasFailures();
    await Promise.all(
      batches.map((batch) =>
        limit(async () => {
          try {
            for (const { change, outcome } of await send(sending, batch, spoilt))
              ledger.record(change, outcome);
          } catch (error) {
            ledger.recordBug(changesOf(batch), error);
          }
          options.onBatch(
            batch,
            changesOf(batch).map((change) => ledger.of(change)),
          );
        }),
      ),
    );
  }
  try {
    await removeTwins(sending, plan, ledger);
  } catch (error) {
    ledger.recordBug([], error);
  }
  return ledger;
}

async function send(sending: Sending, batch: Batch, spoilt: boolean): Promise<Accounted[]> {
  if (batch.action === "destroy" && spoilt) {
    const message =
      sending.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
    return batch.destroys.map((change) => ({ change, outcome: { state: "not attempted", message } }));
  }
  if (batch.action === "destroy" && batch.kind === "webhook") {
    return Promise.all(
      batch.destroys.map(async (change) => ({ change, outcome: await removeWebhook(sending, change) })),
    );
  }
  if (batch.action === "destroy") return removeKeys(sending, batch.destroys);
  if (batch.kind === "webhook")
    return [{ change: batch.change, outcome: await sendWebhook(sending, batch.change) }];
  if (batch.action === "create") return createKeys(sending, batch.sent);
  return checkReshaped(sending, await updateKeys(sending, batch.sent));
}
