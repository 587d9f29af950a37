/** A live webhook as the engine sees it: what an answer says of it, without its secret. */

import { readList, readMap, readText } from "../../model/answered.ts";
import type { WireEventLanguages } from "../../wire/webhook.ts";

export interface LiveWebhook {
  webhook_id: string;
  url: string;
  /** null: all branches. Undefined: the answer does not say, as answers until 2021. */
  branch?: string | null | undefined;
  events: readonly string[];
  /** Undefined where the answer does not hold it whole. */
  event_lang_map?: readonly WireEventLanguages[] | undefined;
  /** There is no place for the secret: what the engine does not hold, it cannot show. */
  secret?: never;
}

/** A live webhook that an answer does not hold whole. */
export interface UnusableWebhook {
  webhook_id: string | undefined;
  url: string | undefined;
  /** What is absent, or cannot be read. */
  lacks: readonly string[];
}

export type WebhookRead = { webhook: LiveWebhook } | { unusable: UnusableWebhook };

export function readWebhook(answered: unknown): WebhookRead {
  const map = readMap(answered) ?? {};
  const webhook_id = readText(map.webhook_id) || undefined;
  const url = readText(map.url) || undefined;
  const events = readList(map.events, readText);
  if (webhook_id === undefined || url === undefined || events === undefined) {
    const required = { webhook_id, url, events };
    const lacks = Object.entries(required).flatMap(([name, value]) => (value === undefined ? [name] : []));
    return { unusable: { webhook_id, url, lacks } };
  }
  const branch = map.branch === null ? null : readText(map.branch);
  return { webhook: { webhook_id, url, branch, events, event_lang_map: readLanguages(map.event_lang_map) } };
}

/** Webhooks that the answers hold whole, and others that live as well. */
export interface LiveWebhooks {
  webhooks: readonly LiveWebhook[];
  unusable: readonly UnusableWebhook[];
}

export function sortWebhooks(answered: readonly unknown[]): LiveWebhooks {
  const read = answered.map(readWebhook);
  return {
    webhooks: read.flatMap((one) => ("webhook" in one ? one.webhook : [])),
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
