/** What has the name of an object that is gone: it may be the restored one, or another. */
import type { KeyValues } from "../model/key/kind.ts";
import type { LiveKey } from "../model/key/live.ts";
import { nameOn } from "../model/key/names.ts";
import type { WebhookValues } from "../model/webhook/kind.ts";
import type { LiveWebhook } from "../model/webhook/live.ts";
import { PLATFORMS } from "../wire/key.ts";

/** A live key with the same name and file name on a platform of both. */
export function keyWithName(
  { key_name, platforms = [...PLATFORMS], filenames }: KeyValues,
  live: readonly LiveKey[],
  claimed: ReadonlySet<unknown>,
): LiveKey | undefined {
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
  live: readonly LiveWebhook[],
  claimed: ReadonlySet<unknown>,
): LiveWebhook | undefined {
  const common = (webhook: LiveWebhook) => webhook.events.filter((event) => events.includes(event)).length;
  return live
    .filter((one) => !claimed.has(one) && one.url === url && one.branch === branch && common(one) > 0)
    .sort((a, b) => common(b) - common(a))[0];
}
