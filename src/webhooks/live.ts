/** A live webhook, read from an answer of the service, without its secret. */

import type { LiveObjects, Unusable } from "../kinds/kind.ts";
import { isComplete, lacking, readList, readMap, readText } from "../model/answered.ts";
import { shortened, withPlainHost } from "../model/variables.ts";
import type { WireEventLanguages } from "../wire/key.ts";

export interface LiveWebhook {
  webhook_id: string;
  url: string;
  /** null: all branches. Undefined: the answer has no branch, as in answers until 2021. */
  branch?: string | null | undefined;
  events: readonly string[];
  /** Undefined if it is incomplete in the answer. */
  event_lang_map?: readonly WireEventLanguages[] | undefined;
  /** The secret is never stored here, so that the engine cannot show it. */
  secret?: never;
}

export type WebhookRead = { webhook: LiveWebhook } | { unusable: Unusable };

export function readWebhook(answered: unknown): WebhookRead {
  const map = readMap(answered) ?? {};
  const webhook_id = readText(map.webhook_id) || undefined;
  const url = readText(map.url) || undefined;
  const events = readList(map.events, readText);
  const required = { webhook_id, url, events };
  if (!isComplete(required)) {
    const named = url === undefined ? { names: [] } : { names: [withPlainHost(url)], shown: shortened(url) };
    return { unusable: { id: webhook_id, ...named, lacks: lacking(required) } };
  }
  const branch = map.branch === null ? null : readText(map.branch);
  return { webhook: { ...required, branch, event_lang_map: readLanguages(map.event_lang_map) } };
}

/** The name of an unusable webhook is its URL. */
export type LiveWebhooks = LiveObjects<LiveWebhook>;

export function readWebhooks(answered: readonly unknown[]): LiveWebhooks {
  const read = answered.map(readWebhook);
  return {
    objects: read.flatMap((one) => ("webhook" in one ? one.webhook : [])),
    unusable: read.flatMap((one) => ("unusable" in one ? one.unusable : [])),
  };
}

function readLanguages(value: unknown): WireEventLanguages[] | undefined {
  return readList(value, (element) => {
    const { event, lang_iso_codes } = readMap(element) ?? {};
    const name = readText(event);
    const isos = readList(lang_iso_codes, readText);
    return name === undefined || isos === undefined ? undefined : { event: name, lang_iso_codes: isos };
  });
}
