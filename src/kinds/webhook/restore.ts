/** One webhook of a backup × the live webhooks → what becomes of it. */
import type { BackupEntry } from "../../backup/kept.ts";
import { changed, type Restored, refused, type Step } from "../../backup/restoreEntry.ts";
import { isSameUrl, resolve, shortened } from "../../model/variables.ts";
import { compare } from "../../plan/compare.ts";
import { type WebhookValues, webhookKind } from "./kind.ts";
import type { LiveWebhook } from "./live.ts";

export function restoreWebhook(
  entry: BackupEntry<WebhookValues>,
  webhooks: readonly LiveWebhook[],
  step: Step,
): Restored {
  const { declared, wrote } = entry;
  const { url: template, webhook_id } = declared.values;
  const url = resolve(template, step.around.variables);
  const label = template.startsWith("${") ? `${shortened(url)} (${webhook_id})` : template;
  if (url === "") {
    const message = `The URL of webhook ${webhook_id} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
    return refused(webhookKind.name, `(${webhook_id})`, declared, "no-url", message);
  }
  const live = webhooks.find((one) => one.webhook_id === webhook_id);
  if (live) return labelled(changed(webhookKind, entry, live, step), label);
  const there = webhookAt(declared.values, url, webhooks, step.claimed);
  if (there) step.claimed.add(there);
  if (wrote.action === "update")
    return refused(
      webhookKind.name,
      label,
      declared,
      "webhook-gone",
      `Webhook ${webhook_id} is gone, so it cannot be put back as it was. Create it by hand, or declare it.`,
    );
  const { change, skipped, problems } = compare(
    webhookKind,
    { declared, ...(there && { live: there }) },
    step.around,
    step.ref,
  );
  if (there && change) {
    const message = `Webhook ${webhook_id} is gone, and webhook ${there.webhook_id} has its URL now, with other values. Remove that one first, or put it right by hand.`;
    return refused(webhookKind.name, label, declared, "name-taken", message);
  }
  return labelled({ ...(change && { change }), ...(skipped && { skipped }), problems }, label);
}

/** A live webhook at the same URL and branch that hears one of the events: most events in common first. */
function webhookAt(
  { branch, events = [] }: WebhookValues,
  url: string,
  live: readonly LiveWebhook[],
  claimed: ReadonlySet<unknown>,
): LiveWebhook | undefined {
  const common = (webhook: LiveWebhook) => webhook.events.filter((event) => events.includes(event)).length;
  return live
    .filter((one) => !claimed.has(one) && isSameUrl(one.url, url) && one.branch === branch && common(one) > 0)
    .sort((a, b) => common(b) - common(a))[0];
}

function labelled(restored: Restored, label: string): Restored {
  const { change, left, skipped } = restored;
  return {
    ...restored,
    ...(change && { change: { ...change, label } }),
    ...(left && { left: left.map((one) => ({ ...one, label })) }),
    ...(skipped && { skipped: { ...skipped, label } }),
  };
}
