/** All webhooks of a project. */
import type { ReadClient } from "../api/client.ts";
import type { WireWebhook } from "../wire/webhook.ts";

export async function observeWebhooks(client: ReadClient, projectId: string): Promise<WireWebhook[]> {
  const webhooks: WireWebhook[] = [];
  for await (const webhook of client.allWebhooks(projectId)) webhooks.push(webhook);
  return webhooks;
}
