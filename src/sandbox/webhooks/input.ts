import {
  KNOWN_EVENTS,
  MAPPABLE_EVENTS,
  type WireEventLanguages,
  type WireWebhookUpdate,
} from "../../wire/webhook.ts";
import { invalid, Refusal } from "../answer.ts";
import { isMembers, isTexts } from "../members.ts";
import type { SandboxRequest } from "../request.ts";

/**
 * Reads a webhook from a request. Nobody recorded what the service says of a bad one; that it is refused with 400 is
 * certain, the words are ours.
 * @param events those that the webhook has already, for an update that leaves them out
 */
export function webhookInput(request: SandboxRequest, events?: readonly string[]): WireWebhookUpdate {
  if (!isMembers(request.body)) throw new Refusal(400, "Bad Request");
  const sent = request.body;
  const input: WireWebhookUpdate = {};
  if ("url" in sent) input.url = urlIn(sent.url);
  if ("events" in sent) input.events = eventsIn(sent.events, request);
  if ("branch" in sent) input.branch = branchIn(sent.branch);
  if ("event_lang_map" in sent)
    input.event_lang_map = mapIn(sent.event_lang_map, input.events ?? events ?? [], request);
  return input;
}

function urlIn(sent: unknown): string {
  if (typeof sent !== "string" || !/^https?:/i.test(sent) || !URL.canParse(sent)) throw invalid("url");
  return sent;
}

function eventsIn(sent: unknown, { store }: SandboxRequest): string[] {
  if (!isTexts(sent) || sent.length === 0) throw invalid("events");
  const refuses = store.assumptions.unknownEvent === "refuse";
  if (refuses && !sent.every((event) => KNOWN_EVENTS.includes(event))) throw invalid("events");
  return sent;
}

/** Null and empty are all branches. */
function branchIn(sent: unknown): string | null {
  if (sent !== null && typeof sent !== "string") throw invalid("branch");
  return sent || null;
}

function mapIn(sent: unknown, events: readonly string[], { home }: SandboxRequest): WireEventLanguages[] {
  if (!Array.isArray(sent)) throw invalid("event_lang_map");
  const isos = home.languages.map((language) => language.lang_iso);
  return sent.map((entry: unknown) => {
    if (!isMembers(entry) || typeof entry.event !== "string" || !isTexts(entry.lang_iso_codes)) {
      throw invalid("event_lang_map");
    }
    const { event, lang_iso_codes } = entry;
    const isMappable = events.includes(event) && MAPPABLE_EVENTS.includes(event);
    if (!isMappable || !lang_iso_codes.every((iso) => isos.includes(iso))) throw invalid("event_lang_map");
    return { event, lang_iso_codes };
  });
}
