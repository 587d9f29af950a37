/** Writes a webhook to the backup of the run. A URL that no manifest declares goes to a separate file. */

import type { Kept } from "../../kinds/backup.ts";
import { withUrl } from "../../kinds/webhook/backupEntry.ts";
import type { LiveWebhook } from "../../kinds/webhook/live.ts";
import type { Sending } from "../sending.ts";

const NO_URL =
  "No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.";

/** Returns why the webhook could not be kept, or undefined. `webhook`: as it was just read. */
export function keepWebhook(
  { backup, context }: Sending,
  entry: Kept,
  webhook: LiveWebhook,
  how: "removed" | "overwritten",
): Promise<string | undefined> {
  const { kept, urls } = withUrl(entry, webhook, context);
  const hasUrl = Object.keys(urls).length > 0;
  if (hasUrl && !backup.keepsUrls && how === "removed") return Promise.resolve(NO_URL);
  return backup.keep([kept], how, backup.keepsUrls ? urls : {});
}
