import type { WireWebhook } from "../../wire/webhook.ts";
import { type Answer, notFound, ok, Refusal } from "../answer.ts";
import { offsetPage } from "../paging.ts";
import type { Call } from "../request.ts";
import { mappedLanguages, orderedEvents } from "./events.ts";
import { webhookInput } from "./input.ts";

/** The six operations on webhooks. Webhooks belong to the project, never to a branch: no envelope tells one, [rec]. */

/** Secrets stand in lists too, [rec]. */
export function listWebhooks({ home, query, store, faults }: Call): Answer {
  const { rows, headers } = faults.showWebhooks(
    offsetPage(
      [...home.webhooks.values()],
      query,
      store.assumptions.largestOtherPage,
      store.assumptions.usualOtherPage,
    ),
  );
  return ok({ project_id: home.id, webhooks: rows }, headers);
}

export function getWebhook(call: Call): Answer {
  return one(call, webhookOf(call));
}

/** Two webhooks of one URL are two, [rec]. The service makes the secret. */
export function createWebhook(call: Call): Answer {
  const { store, home } = call;
  const { url, events, branch, event_lang_map } = webhookInput(call);
  if (url === undefined) throw new Refusal(400, "Webhook has no `url` parameter");
  if (events === undefined) throw new Refusal(400, "Webhook has no `events` parameter");
  const webhook: WireWebhook = {
    webhook_id: store.ids.digest("webhook", store.webhookDigests("webhook_id")),
    url,
    branch: branch ?? null,
    secret: store.ids.digest("secret", store.webhookDigests("secret")),
    events: orderedEvents(events),
    event_lang_map: mappedLanguages(events, event_lang_map ?? [], home),
  };
  home.webhooks.set(webhook.webhook_id, webhook);
  return one(call, webhook);
}

/** `events` replaces the list; what is left out stays, the secret always does, [rec]. An event without an entry in a
 * sent `event_lang_map` is for all languages. */
export function updateWebhook(call: Call): Answer {
  const webhook = webhookOf(call);
  const { event_lang_map, ...input } = webhookInput(call, webhook.events);
  Object.assign(webhook, input);
  webhook.events = orderedEvents(webhook.events);
  webhook.event_lang_map = mappedLanguages(
    webhook.events,
    event_lang_map ?? webhook.event_lang_map,
    call.home,
  );
  return one(call, webhook);
}

export function removeWebhook(call: Call): Answer {
  call.home.webhooks.delete(webhookOf(call).webhook_id);
  return ok({ project_id: call.home.id, webhook_deleted: true });
}

export function regenerateSecret(call: Call): Answer {
  const webhook = webhookOf(call);
  webhook.secret = call.store.ids.digest("secret", call.store.webhookDigests("secret"));
  return ok({ project_id: call.home.id, secret: webhook.secret });
}

function webhookOf({ home, id }: Call): WireWebhook {
  const webhook = home.webhooks.get(id);
  if (!webhook) throw notFound();
  return webhook;
}

function one({ home }: Call, webhook: WireWebhook): Answer {
  return ok({ project_id: home.id, webhook });
}
