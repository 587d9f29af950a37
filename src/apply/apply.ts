/** Plan → ledger: sends every change, step after step, and keeps one outcome for each. */
import pLimit from "p-limit";
import type { Client } from "../api/client.ts";
import { RequestError } from "../api/errors.ts";
import { keyKind } from "../model/key/kind.ts";
import { plainId } from "../model/project.ts";
import type { Variables } from "../model/variables.ts";
import { webhookKind } from "../model/webhook/kind.ts";
import { Ledger, type Outcome } from "../plan/ledger.ts";
import type { Change, Plan } from "../plan/plan.ts";
import type { Accounted } from "./account.ts";
import { type Batch, changesOf, inBatches } from "./batches.ts";
import { sendKeys } from "./keys.ts";
import { type IdentityFields, inSteps } from "./order.ts";
import { sendWebhook } from "./webhooks.ts";

export interface Pace {
  /** Requests that may be under way at once. */
  concurrency: number;
  /** Keys in one request, at most. */
  batchSize: number;
}

/** Told once for each request, when all its changes have their outcome. */
export type OnBatch = (batch: Batch, outcomes: readonly Outcome[]) => void;

const IDENTITY: IdentityFields = { key: identityOf(keyKind.fields), webhook: identityOf(webhookKind.fields) };

/** The requests that the plan takes, in their order: inner lists may go side by side. */
export function requestsOf(plan: Plan, { batchSize }: Pick<Pace, "batchSize">): Batch[][] {
  return inSteps(plan, IDENTITY).map((step) => inBatches(step, batchSize));
}

export async function apply(
  client: Client,
  plan: Plan,
  variables: Variables,
  pace: Pace,
  onBatch: OnBatch,
): Promise<Ledger> {
  const ledger = new Ledger();
  const limit = pLimit(pace.concurrency);
  const send = (batch: Batch) => sendBatch(client, plan, variables, batch);
  for (const batches of requestsOf(plan, pace)) {
    await Promise.all(
      batches.map((batch) =>
        limit(async () => {
          const accounted = await send(batch);
          for (const { change, outcome } of accounted) ledger.record(change, outcome);
          onBatch(
            batch,
            accounted.map(({ outcome }) => outcome),
          );
        }),
      ),
    );
  }
  return ledger;
}

async function sendBatch(
  client: Client,
  { project }: Plan,
  variables: Variables,
  batch: Batch,
): Promise<Accounted<Change>[]> {
  try {
    if (batch.kind === "key") return await sendKeys(client, project.id, batch);
    const target = { projectId: plainId(project.id), languages: project.languages, variables };
    return [{ change: batch.change, outcome: await sendWebhook(client, target, batch.change) }];
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const outcome = failed(error);
    return changesOf(batch).map((change) => ({ change, outcome }));
  }
}

/** What a request that failed as a whole means for each of its changes. */
function failed({ message, mayHaveHappened }: RequestError): Outcome {
  return { state: "failed", how: mayHaveHappened ? "may have happened" : "refused", message };
}

function identityOf(fields: readonly { name: string; role?: string }[]): string[] {
  return fields.flatMap(({ name, role }) => (role === "identity" ? [name] : []));
}
