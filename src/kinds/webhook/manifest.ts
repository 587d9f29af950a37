/** webhooks.yaml → declared webhooks, with the values of the variables in their URLs. */

import { type EntryReader, membersOf, missingList, readEntries } from "../../manifest/entries.ts";
import { parseYaml } from "../../manifest/yaml.ts";
import type { Usable } from "../../model/environment.ts";
import { didYouMean } from "../../model/nearest.ts";
import { placeAt } from "../../model/place.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { KNOWN_EVENTS } from "../../wire/webhook.ts";
import { type DeclaredWebhook, webhookEntry, webhookFields } from "./kind.ts";
import { readUrl } from "./url.ts";

export const WEBHOOK: EntryReader<DeclaredWebhook["values"]> = {
  schema: webhookEntry,
  fields: webhookFields,
  identity: { previously: "the URL at which it was, or []", webhook_id: "the id of the webhook, as text" },
  thing: "a webhook",
};

export interface ReadWebhooks {
  webhooks: DeclaredWebhook[];
  variables: Map<string, string>;
  problems: Problem[];
}

/** A `${NAME}` that is not usable is a problem. */
export function readWebhooks(path: string, text: string, usable: Usable): ReadWebhooks {
  const yaml = parseYaml(path, text);
  const { members, problems } = membersOf(yaml, ["webhooks"]);
  const found = [...yaml.problems, ...problems];
  const list = members.get("webhooks");
  const variables = new Map<string, string>();
  if (!list)
    return { webhooks: [], variables, problems: found.length > 0 ? found : [missingList(yaml, "webhooks")] };
  const { entries, problems: wrong } = readEntries(yaml, list, WEBHOOK);
  found.push(...wrong);
  const webhooks = entries.map(({ values, spot }) => ({ values, onCreate: {}, file: yaml.file, spot }));
  for (const webhook of webhooks) {
    for (const field of ["url", "previously"] as const) {
      const template = webhook.values[field];
      if (typeof template !== "string") continue;
      const place = placeAt(webhook.file, webhook.spot, [field]);
      const read = readUrl(template, usable);
      for (const [name, value] of read.variables) variables.set(name, value);
      found.push(...read.objections.map(({ code, message }) => problem(code, message, { place })));
    }
    found.push(...checkEvents(webhook));
  }
  return { webhooks, variables, problems: found };
}

/** The service may know events that we do not, so a strange one is only told. */
function checkEvents({ values, file, spot }: DeclaredWebhook): Problem[] {
  return (values.events ?? []).flatMap((event, index) => {
    if (KNOWN_EVENTS.includes(event)) return [];
    const message = `"${event}" is not a known event. It is sent as it is.${didYouMean(event, KNOWN_EVENTS)}`;
    return [
      problem("unknown-event", message, {
        place: placeAt(file, spot, ["events", index]),
        severity: "warning",
      }),
    ];
  });
}
