/** Sends the change of one webhook. Here, and only here, the variables of its URL get their values. */
import type { Client } from "../api/client.ts";
import { resolve, type Variables } from "../model/variables.ts";
import { webhookKind } from "../model/webhook/kind.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Change } from "../plan/plan.ts";
import { encode } from "./encode.ts";

export interface Target {
  /** Webhooks belong to the project, not to a branch of it. */
  projectId: string;
  languages: readonly string[];
  variables: Variables;
}

export async function sendWebhook(client: Client, target: Target, change: Change): Promise<Outcome> {
  const { url, ...others } = encode(webhookKind.fields, change, {}, target.languages);
  const out = { ...others, ...(url !== undefined && { url: resolve(url, target.variables) }) };
  if (change.action === "update") {
    await client.updateWebhook(target.projectId, String(change.id), out);
    return { state: "done", id: change.id };
  }
  if (out.url === undefined || out.events === undefined)
    throw new Error(`${change.ref} creates a webhook without URL or events`);
  const created = await client.createWebhook(target.projectId, { ...out, url: out.url, events: out.events });
  return { state: "done", id: created.webhook_id };
}
