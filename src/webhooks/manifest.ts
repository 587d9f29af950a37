/** webhooks.yaml → declared webhooks, with the values of the variables in their URLs. */

import type { ManifestRead } from "../kinds/kind.ts";
import { readListed } from "../kinds/read.ts";
import { didYouMean } from "../model/nearest.ts";
import { type Place, placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, ProblemList, problem } from "../model/problem.ts";
import type { Usable } from "../model/variables.ts";
import { KNOWN_EVENTS } from "../wire/key.ts";
import type { EntryReader } from "../yaml/entries.ts";
import { MAX_WITHOUT_TEXTS } from "../yaml/yaml.ts";
import { type DeclaredWebhook, type WebhookValues, webhookEntry, webhookFields } from "./traits.ts";
import { hasLiteralSecret, readUrl } from "./url.ts";

export const WEBHOOK_ENTRY: EntryReader<WebhookValues> = {
  schema: webhookEntry,
  fields: webhookFields,
  identity: {
    previously: "its former URL. If the webhook has none, set new: true instead",
    new: "true or false",
    webhook_id: "the id of the webhook, as text",
  },
  thing: "a webhook",
};

/** A `${NAME}` without a usable value is a problem. */
export function readWebhookManifest(path: string, text: string, usable: Usable): ManifestRead<WebhookValues> {
  const kind = { plural: "webhooks", entry: WEBHOOK_ENTRY };
  const { entries, problems } = readListed(kind, path, text, { most: MAX_WITHOUT_TEXTS });
  const variables = new Map<string, string>();
  const wrongUrls = new ProblemList();
  for (const webhook of entries) {
    for (const field of ["url", "previously"] as const) {
      const template = webhook.values[field];
      if (template === undefined) continue;
      const read = readUrl(template, usable);
      for (const [name, value] of read.variables) variables.set(name, value);
      const at = () => placeAt(webhook.file, webhook.span, [field]);
      for (const { code, message } of read.issues)
        if (!wrongUrls.countMore(path)) wrongUrls.add(problem(code, message, { place: at() }));
      if (read.issues.every(({ code }) => code === "unset-variable"))
        for (const one of checkSecrecy(field, template, at)) wrongUrls.add(one);
    }
    checkEvents(webhook, wrongUrls);
  }
  return { entries, variables, problems: [...problems, ...wrongUrls.problems] };
}

/** Warnings about what others can read. They do not quote the URL. */
function checkSecrecy(field: "url" | "previously", template: string, at: () => Place): Problem[] {
  const found: Problem[] = [];
  const warn = (code: ProblemCode, message: string) =>
    found.push(problem(code, message, { place: at(), severity: "warning" }));
  if (field === "url" && /^http:/i.test(template))
    warn(
      "http-webhook",
      "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.",
    );
  if (hasLiteralSecret(template))
    warn(
      "secret-in-url",
      `A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as \${HOOK_TOKEN}, and set it where lokaform runs.`,
    );
  return found;
}

/** An unknown event is only a warning, because the service may have new events. */
function checkEvents({ values, file, span }: DeclaredWebhook, list: ProblemList): void {
  for (const [index, event] of (values.events ?? []).entries()) {
    if (KNOWN_EVENTS.includes(event) || list.countMore(file.path, 1, { severity: "warning" })) continue;
    const message = `Lokaform does not know the event "${event}", but sends it unchanged.${didYouMean(event, KNOWN_EVENTS)}`;
    const place = placeAt(file, span, ["events", index]);
    list.add(problem("unknown-event", message, { place, severity: "warning" }));
  }
}
