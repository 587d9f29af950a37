import type { WireWebhook } from "../../wire/webhook.ts";
import { type Answer, notFound, ok, Refusal } from "../answer.ts";
import { offsetPage } from "../paging.ts";
import type { SandboxRequest } from "../request.ts";
import { mappedLanguages, orderedEvents } from "./events.ts";
import { webhookInput } from "./input.ts";

/** The six operations on webhooks. Webhooks belong to the project and not to a branch, so no answer names a branch. */

/** Lists include the secrets [service.md §3]. */
export function listWebhooks({ mainProject, query, store, faults }: SandboxRequest): Answer {
  const { rows, headers } = faults.showWebhooks(
    offsetPage(
      [...mainProject.webhooks.values()],
      query,
      store.assumptions.largestOtherPage,
      store.assumptions.usualOtherPage,
    ),
  );
  return ok({ project_id: mainProject.id, webhooks: rows }, headers);
}

export function getWebhook(request: SandboxRequest): Answer {
  return one(request, webhookOf(request));
}

/** Two webhooks may have the same URL, and the service makes the secret [service.md §3]. */
export function createWebhook(request: SandboxRequest): Answer {
  const { store, mainProject } = request;
  const { url, events, branch, event_lang_map } = webhookInput(request);
  if (url === undefined) throw new Refusal(400, "Webhook has no `url` parameter");
  if (events === undefined) throw new Refusal(400, "Webhook has no `events` parameter");
  const webhook: WireWebhook = {
    webhook_id: store.ids.digest("webhook", store.webhookDigests("webhook_id")),
    url,
    branch: branch ?? null,
    secret: store.ids.digest("secret", store.webhookDigests("secret")),
    events: orderedEvents(events),
    event_lang_map: mappedLanguages(events, event_lang_map ?? [], mainProject),
  };
  mainProject.webhooks.set(webhook.webhook_id, webhook);
  return one(request, webhook);
}

/**
 * `events` replaces the list. Omitted members keep their values, and the secret never changes [service.md §3]. An event without
 * an entry in a sent `event_lang_map` is for all languages.
 */
export function updateWebhook(request: SandboxRequest): Answer {
  const webhook = webhookOf(request);
  const { event_lang_map, ...input } = webhookInput(request, webhook.events);
  Object.assign(webhook, input);
  webhook.events = orderedEvents(webhook.events);
  webhook.event_lang_map = mappedLanguages(
    webhook.events,
    event_lang_map ?? webhook.event_lang_map,
    request.mainProject,
  );
  return one(request, webhook);
}

export function removeWebhook(request: SandboxRequest): Answer {
  request.mainProject.webhooks.delete(webhookOf(request).webhook_id);
  return ok({ project_id: request.mainProject.id, webhook_deleted: true });
}

export function regenerateSecret(request: SandboxRequest): Answer {
  const webhook = webhookOf(request);
  webhook.secret = request.store.ids.digest("secret", request.store.webhookDigests("secret"));
  return ok({ project_id: request.mainProject.id, secret: webhook.secret });
}

function webhookOf({ mainProject, id }: SandboxRequest): WireWebhook {
  const webhook = mainProject.webhooks.get(id);
  if (!webhook) throw notFound();
  return webhook;
}

function one({ mainProject }: SandboxRequest, webhook: WireWebhook): Answer {
  return ok({ project_id: mainProject.id, webhook });
}
