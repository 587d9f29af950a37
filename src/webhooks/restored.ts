/** Finds the live webhook that belongs to an entry of a backup. */

import { type BackedUp, type BackupEntry, written } from "../kinds/backup.ts";
import { declare, type Entry, type ProjectContext } from "../kinds/declaredEntry.ts";
import type { RestoreMatch, VariablesRead } from "../kinds/kind.ts";
import { isMapping, type Json } from "../model/json.ts";
import { placeAt } from "../model/place.ts";
import type { Update } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import { isSameUrl, resolve, shortened, type Usable, variableNames } from "../model/variables.ts";
import { type LiveWebhook, type WebhookValues, webhookTraits } from "./fieldTable.ts";
import { readUrl } from "./url.ts";

export function findRestoredWebhook(
  { declared }: BackupEntry<WebhookValues>,
  live: LiveWebhook | undefined,
  others: readonly LiveWebhook[],
  context: ProjectContext,
): RestoreMatch<WebhookValues, LiveWebhook> {
  const { url: template, webhook_id } = declared.values;
  const url = resolve(template, context.variables);
  const match = { declared, context, gone: "webhook-gone" } as const;
  if (url === "") {
    const message = `The URL of webhook ${webhook_id} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
    return { ...match, label: `(${webhook_id})`, refusal: { code: "no-url", message } };
  }
  const label = template.startsWith("${") ? `${shortened(url)} (${webhook_id})` : template;
  const namesake = live ? undefined : webhookAt(declared.values, url, others);
  return { ...match, label, ...(namesake && { namesake }) };
}

/** A live webhook with the same URL and branch and a common event. If there are several, the one with most common events. */
function webhookAt(
  { branch, events = [] }: WebhookValues,
  url: string,
  live: readonly LiveWebhook[],
): LiveWebhook | undefined {
  const common = (webhook: LiveWebhook) => webhook.events.filter((event) => events.includes(event)).length;
  return live
    .filter((one) => isSameUrl(one.url, url) && one.branch === branch && common(one) > 0)
    .sort((a, b) => common(b) - common(a))[0];
}

/** The values of whole URLs are in a file next to the backup. The values of other variables are in the environment. */
export function variablesOfBackup(
  { declared: { values, file, span }, wrote }: BackupEntry<WebhookValues>,
  usable: Usable,
): VariablesRead {
  // The value that the run wrote is only compared. If its variable is not set, the live value counts as changed.
  const written = typeof wrote.values.url === "string" ? readUrl(wrote.values.url, usable).variables : [];
  const variables = new Map(written);
  if (variableNames(values.url).some((name) => name.startsWith(URL_OF))) return { variables, problems: [] };
  const { variables: found, issues } = readUrl(values.url, usable);
  for (const [name, value] of found) variables.set(name, value);
  const place = placeAt(file, span, ["url"]);
  const problems = issues.map(
    ({ code, message }): Problem => problem(code, message, { place, scope: "change" }),
  );
  return { variables, problems };
}

/**
 * How the variable in a backup starts for the URL of a webhook that no manifest declares; its id follows. The value is in the
 * file of URLs next to the backup, because a URL can hold a secret.
 */
const URL_OF = "URL_OF_";

/** The backup entry of an update. It is the whole webhook, so that a person can identify it. */
export function changedWebhook(update: Update, live: LiveWebhook, context: ProjectContext): BackedUp {
  const urlContext = webhookTraits.liveContext(live, context, templateOf(update, live, context));
  const entry = declare(webhookTraits, live, urlContext);
  const wrote = written(update.fields);
  return {
    kind: webhookTraits.name,
    id: update.id,
    entry,
    action: "update",
    wrote: { ...keptLanguages(entry, wrote.events ?? entry.events), ...wrote },
  };
}

/** The service forgets the languages of an event that the run removes, so the run changes them too. */
function keptLanguages({ event_lang_map: before }: Entry, events: Json | undefined): Entry {
  if (!isMapping(before) || !Array.isArray(events)) return {};
  return {
    event_lang_map: Object.fromEntries(Object.entries(before).filter(([event]) => events.includes(event))),
  };
}

/** The declared URL that resolves to the live URL: the current one, or the one before the move. */
function templateOf(
  { identity, renamed_from }: Update,
  { url }: LiveWebhook,
  { variables }: ProjectContext,
): string {
  const declared = [identity, renamed_from].filter((one) => typeof one === "string");
  return declared.find((template) => resolve(template, variables) === url) ?? "";
}

/** Replaces a URL that no manifest declares by a variable. */
export function withUrl(
  kept: BackedUp,
  { url }: LiveWebhook,
  { variables }: ProjectContext,
): { kept: BackedUp /** Values of such variables. */; urls: Readonly<Record<string, string>> } {
  const shown = kept.entry.url;
  if (typeof shown === "string" && resolve(shown, variables) === url) return { kept, urls: {} };
  const name = `${URL_OF}${kept.id}`;
  return { kept: { ...kept, entry: { ...kept.entry, url: `\${${name}}` } }, urls: { [name]: url } };
}
