/** What has the name of an object that is gone: it may be the restored one, or another. */
import type { KeyValues } from "../model/key/kind.ts";
import { nameOn } from "../model/key/names.ts";
import type { WebhookValues } from "../model/webhook/kind.ts";
import { PLATFORMS, type WireKey } from "../wire/key.ts";
import type { WireWebhook } from "../wire/webhook.ts";

/** A live key with the same name and file name on a platform of both. */
export function keyWithName(
  { key_name, platforms = [...PLATFORMS], filenames }: KeyValues,
  live: readonly WireKey[],
  claimed: ReadonlySet<unknown>,
): WireKey | undefined {
  return live.find(
    (key) =>
      !claimed.has(key) &&
      platforms.some(
        (platform) =>
          key.platforms.includes(platform) &&
          nameOn(key_name, platform) === key.key_name[platform] &&
          (filenames?.[platform] ?? "") === key.filenames[platform],
      ),
  );
}

/** A live webhook at the same URL and branch that hears one of the events: most events in common first. */
export function webhookAt(
  { branch, events = [] }: WebhookValues,
  url: string,
  live: readonly WireWebhook[],
  claimed: ReadonlySet<unknown>,
): WireWebhook | undefined {
  const common = (webhook: WireWebhook) => webhook.events.filter((event) => events.includes(event)).length;
  return live
    .filter((one) => !claimed.has(one) && one.url === url && one.branch === branch && common(one) > 0)
    .sort((a, b) => common(b) - common(a))[0];
}
