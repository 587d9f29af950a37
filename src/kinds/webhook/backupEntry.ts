/** Webhooks in a backup. */
import { isMapping, type Json } from "../../model/json.ts";
import type { Update } from "../../model/plan.ts";
import { resolve } from "../../model/variables.ts";
import { type Kept, written } from "../backup.ts";
import { declare, type Entry, type ProjectContext } from "../traits.ts";
import { urlVariable } from "./findRestored.ts";
import type { LiveWebhook } from "./live.ts";
import { webhookTraits } from "./traits.ts";

/** The backup entry of an update. It is the whole webhook, so that a person can identify it. */
export function changedWebhook(update: Update, live: LiveWebhook, context: ProjectContext): Kept {
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
  kept: Kept,
  { url }: LiveWebhook,
  { variables }: ProjectContext,
): { kept: Kept /** Values of such variables. */; urls: Readonly<Record<string, string>> } {
  const shown = kept.entry.url;
  if (typeof shown === "string" && resolve(shown, variables) === url) return { kept, urls: {} };
  const name = urlVariable(kept.id);
  return { kept: { ...kept, entry: { ...kept.entry, url: `\${${name}}` } }, urls: { [name]: url } };
}
