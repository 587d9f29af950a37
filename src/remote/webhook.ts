/** The requests of the kind webhook. The service accepts only one webhook in each request. */
import type { Change } from "../model/plan.ts";
import type { Batch, KindRemote } from "./kindRemote.ts";
import { observeWebhooks, readAllWebhooks } from "./webhook/observe.ts";
import { removeWebhook } from "./webhook/removeWebhook.ts";
import { sendWebhook, type WebhookSending } from "./webhook/sendWebhook.ts";
import { removeTwins } from "./webhook/twins.ts";

export const webhookRemote: KindRemote = {
  kind: "webhook",
  observe: observeWebhooks,
  lookUp: readAllWebhooks,
  batches: (changes) =>
    [...changes.filter(isWrite), ...changes.filter((change) => !isWrite(change))].map(alone),
  open(base) {
    const sending: WebhookSending = { ...base, posted: new Set() };
    const outcomeOf = (change: Change) =>
      change.action === "destroy" ? removeWebhook(sending, change) : sendWebhook(sending, change);
    return {
      send: ({ changes }: Batch) =>
        Promise.all(changes.map(async (change) => ({ change, outcome: await outcomeOf(change) }))),
      finish: (plan, ledger) => removeTwins(sending, plan, ledger),
    };
  },
};

function isWrite({ action }: Change): boolean {
  return action !== "destroy";
}

function alone(change: Change): Batch {
  return { kind: "webhook", action: change.action, changes: [change] };
}
