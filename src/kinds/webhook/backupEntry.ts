/** A webhook that an update changes or that is removed, for the backup. */
import type { Update } from "../../model/plan.ts";
import { resolve } from "../../model/variables.ts";
import { type Kept, written } from "../backup.ts";
import { declare, type ProjectContext } from "../traits.ts";
import { urlVariable } from "./findRestored.ts";
import type { LiveWebhook } from "./live.ts";
import { webhookTraits } from "./traits.ts";

/** The whole webhook, so that a person can see which one it was. */
export function changedWebhook(update: Update, live: LiveWebhook, context: ProjectContext): Kept {
  const urlContext = webhookTraits.liveContext(live, context, templateOf(update, live, context));
  const entry = declare(webhookTraits, live, urlContext);
  return {
    kind: webhookTraits.name,
    id: update.id,
    entry,
    action: "update",
    wrote: written(update.fields),
  };
}

/** The URL of the live webhook in the manifest: the present one, or the one from which it moves. */
function templateOf(
  { identity, renamed_from }: Update,
  { url }: LiveWebhook,
  { variables }: ProjectContext,
): string {
  const declared = [identity, renamed_from].filter((one) => typeof one === "string");
  return declared.find((template) => resolve(template, variables) === url) ?? "";
}

/** In a backup, a variable takes the place of a URL that no manifest declares. */
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
