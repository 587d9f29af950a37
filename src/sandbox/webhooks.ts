import * as z from "zod";
import { isJsonObject } from "../wire/json.ts";
import {
  KNOWN_EVENTS,
  MAPPABLE_EVENTS,
  type WireEventLanguages,
  type WireWebhook,
  type WireWebhookUpdate,
} from "../wire/key.ts";
import { type Answer, invalid, notFound, ok, otherPage, Refusal } from "./answer.ts";
import type { SandboxRequest } from "./faults.ts";
import { WEBHOOK } from "./stateSchema.ts";

/** The six operations on webhooks. Webhooks belong to the project and not to a branch, so no answer names a branch. */

/** Lists include the secrets [service.md §3]. */
export function listWebhooks({ mainProject, query, assumptions }: SandboxRequest): Answer {
  const { rows, headers } = otherPage([...mainProject.webhooks.values()], query, assumptions);
  return ok({ project_id: mainProject.id, webhooks: rows }, headers);
}

export function getWebhook(request: SandboxRequest): Answer {
  return one(request, webhookOf(request));
}

export function createWebhook(request: SandboxRequest): Answer {
  const { store, mainProject } = request;
  const { url, events, ...input } = webhookInput(request);
  if (url === undefined) throw new Refusal(400, "Webhook has no `url` parameter");
  if (events === undefined) throw new Refusal(400, "Webhook has no `events` parameter");
  return one(request, store.addWebhook({ ...input, url, events }, mainProject));
}

/**
 * `events` replaces the list. Omitted members keep their values, and the secret never changes [service.md §3]. An event without
 * an entry in a sent `event_lang_map` is for all languages.
 */
export function updateWebhook(request: SandboxRequest): Answer {
  const webhook = webhookOf(request);
  const updated = { ...webhook, ...webhookInput(request, webhook.events) };
  return one(request, request.store.addWebhook(updated, request.mainProject));
}

export function removeWebhook(request: SandboxRequest): Answer {
  request.mainProject.webhooks.delete(webhookOf(request).webhook_id);
  return ok({ project_id: request.mainProject.id, webhook_deleted: true });
}

export function regenerateSecret(request: SandboxRequest): Answer {
  const webhook = webhookOf(request);
  webhook.secret = request.store.newDigest("secret");
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

const INPUT = z.object({
  url: z
    .string()
    .refine((url) => /^https?:/i.test(url) && URL.canParse(url))
    .exactOptional(),
  events: z.array(z.string()).min(1).exactOptional(),
  branch: WEBHOOK.shape.branch,
  event_lang_map: WEBHOOK.shape.event_lang_map,
});

/**
 * Reads a webhook from a request. A malformed webhook is refused with 400; the messages are guesses, because none was
 * recorded [service.md §3].
 * @param events the events that the webhook already has, for an update that omits them
 */
function webhookInput(request: SandboxRequest, events: readonly string[] = []): WireWebhookUpdate {
  const { body, assumptions, mainProject } = request;
  if (!isJsonObject(body)) throw new Refusal(400, "Bad Request");
  const { success, data, error } = INPUT.safeParse(body);
  if (!success) throw invalid(String(error.issues[0]?.path[0]));
  const isKnown = data.events?.every((event) => KNOWN_EVENTS.includes(event)) ?? true;
  if (assumptions.unknownEvent === "refuse" && !isKnown) throw invalid("events");
  const isos = mainProject.languages.map((language) => language.lang_iso);
  const isUsable = ({ event, lang_iso_codes }: WireEventLanguages) =>
    (data.events ?? events).includes(event) &&
    MAPPABLE_EVENTS.includes(event) &&
    lang_iso_codes.every((iso) => isos.includes(iso));
  if (data.event_lang_map && !data.event_lang_map.every(isUsable)) throw invalid("event_lang_map");
  // Both null and an empty text mean all branches.
  return { ...data, ...(data.branch === "" && { branch: null }) };
}
