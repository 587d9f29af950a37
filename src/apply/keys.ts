/** Sends a batch of keys, and accounts for each of its changes. */
import type { Client } from "../api/client.ts";
import type { Change, Create, Update } from "../plan/plan.ts";
import type { WireKeyBulkUpdate, WireKeyCreate } from "../wire/key.ts";
import { type Accounted, accountCreates, accountUpdates } from "./account.ts";
import type { Batch, Sent } from "./batches.ts";

export type KeyBatch = Extract<Batch, { kind: "key" }>;

export async function sendKeys(
  client: Client,
  projectId: string,
  batch: KeyBatch,
): Promise<Accounted<Change>[]> {
  if (batch.action === "create") {
    const created = await client.createKeys(projectId, batch.sent.map(toCreate));
    return accountCreates(batch.sent, { keys: created, errors: created.errors });
  }
  const updated = await client.updateKeys(projectId, batch.sent.map(toUpdate));
  return accountUpdates(batch.sent, { keys: updated, errors: updated.errors });
}

function toCreate({ change, out }: Sent<Create>): WireKeyCreate {
  const { key_name, platforms } = out;
  if (key_name === undefined || platforms === undefined)
    throw new Error(`${change.ref} creates a key without name or platforms`);
  return { ...out, key_name, platforms };
}

function toUpdate({ change, out }: Sent<Update>): WireKeyBulkUpdate {
  return { key_id: change.id, ...out };
}
