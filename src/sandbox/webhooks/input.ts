import * as z from "zod";
import { isJsonObject } from "../../wire/json.ts";
import {
  KNOWN_EVENTS,
  MAPPABLE_EVENTS,
  type WireEventLanguages,
  type WireWebhookUpdate,
} from "../../wire/webhook.ts";
import { invalid, Refusal } from "../answer.ts";
import type { SandboxRequest } from "../request.ts";

const WEBHOOK = z.object({
  url: z
    .string()
    .refine((url) => /^https?:/i.test(url) && URL.canParse(url))
    .exactOptional(),
  events: z.array(z.string()).min(1).exactOptional(),
  branch: z.string().nullable().exactOptional(),
  event_lang_map: z
    .array(z.object({ event: z.string(), lang_iso_codes: z.array(z.string()) }))
    .exactOptional(),
});
const KNOWN = z.string().refine((event) => KNOWN_EVENTS.includes(event));
const WEBHOOK_OF_KNOWN_EVENTS = WEBHOOK.extend({ events: z.array(KNOWN).min(1).exactOptional() });

/**
 * Reads a webhook from a request. A malformed webhook is refused with 400; the messages are guesses, because none was
 * recorded [service.md §3].
 * @param events the events that the webhook already has, for an update that omits them
 */
export function webhookInput(request: SandboxRequest, events: readonly string[] = []): WireWebhookUpdate {
  const { body, store, mainProject } = request;
  if (!isJsonObject(body)) throw new Refusal(400, "Bad Request");
  const schema = store.assumptions.unknownEvent === "refuse" ? WEBHOOK_OF_KNOWN_EVENTS : WEBHOOK;
  const { success, data, error } = schema.safeParse(body);
  if (!success) throw invalid(String(error.issues[0]?.path[0]));
  const isos = mainProject.languages.map((language) => language.lang_iso);
  const isUsable = ({ event, lang_iso_codes }: WireEventLanguages) =>
    (data.events ?? events).includes(event) &&
    MAPPABLE_EVENTS.includes(event) &&
    lang_iso_codes.every((iso) => isos.includes(iso));
  if (data.event_lang_map && !data.event_lang_map.every(isUsable)) throw invalid("event_lang_map");
  // Both null and an empty text mean all branches.
  return { ...data, ...(data.branch === "" && { branch: null }) };
}
