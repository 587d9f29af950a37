/** The kind webhook. */

import type { FieldDocs } from "../kinds/field.ts";
import type { Kind, Match, Unusable } from "../kinds/kind.ts";
import { entryProblem, RUN_AGAIN, withoutUnusable } from "../kinds/read.ts";
import { resolve, withPlainHost } from "../model/variables.ts";
import type { LiveWebhook } from "./live.ts";
import { readWebhookManifest, WEBHOOK_ENTRY } from "./manifest.ts";
import { duplicateWebhooks, matchWebhooks } from "./match.ts";
import { findRestoredWebhook, variablesOfBackup } from "./restored.ts";
import { WEBHOOK_REMOVALS, webhookSettings } from "./settings.ts";
import {
  type DeclaredWebhook,
  firstSends,
  type WebhookContext,
  type WebhookPayload,
  type WebhookValues,
  webhookTraits,
} from "./traits.ts";
import { secretUrls } from "./url.ts";

const WEBHOOK_DOCS = {
  url: {
    text: "Where the service sends the events. `${NAME}` is a [variable](#variables-in-urls), and `$${` is a literal `${`.",
    examples: ["https://ci.example.com/hooks/${HOOK_TOKEN}"],
    undeclared: "Refused: it is required.",
  },
  events: {
    text: "The events that are sent. The list replaces the live one. [Any event of the service](#events-of-a-webhook) is possible.",
    examples: [["project.imported", "project.translation.updated"]],
    undeclared: "The live events are not compared and not changed. A new webhook needs it.",
  },
  event_lang_map: {
    text: 'The languages for which an event is sent, or `"*"` for all languages. Only [four events](#events-of-a-webhook) can be limited, and they must be in `events`.',
    examples: [{ "project.translation.updated": ["de", "fr"], "project.translations.updated": "*" }],
    undeclared:
      "The live languages stay. An event that is not in the mapping keeps its languages. A new event is sent for all languages.",
    empty: "The same as without the field.",
  },
  branch: {
    text: "The branch of the project whose events are sent.",
    examples: ["develop"],
    undeclared: "The webhook is for all branches. If the live webhook has a branch, that is a difference.",
    null: "The same as without the field: all branches.",
  },
  previously: {
    text: "The former URL. The webhook keeps its id and its secret.",
    examples: ["https://old.example.com/hook"],
    undeclared: "The entry is matched by its URL, branch and events only.",
  },
  new: {
    text: "If `true`, the webhook is really new, even if a live one has the same URL. It cannot be set next to `previously`.",
    examples: [true],
    undeclared: "A live webhook of the same URL and branch without a common event is a problem.",
  },
  webhook_id: {
    text: "The id of the live webhook. It takes precedence over the URL.",
    examples: ["138c1ffa0ad94848f01f980e7f2f2af19d1bd553"],
    undeclared: "The entry is matched by its URL.",
  },
} satisfies Record<keyof WebhookValues, FieldDocs>;

export const webhookKind: Kind<WebhookValues, LiveWebhook, WebhookContext, WebhookPayload> = {
  ...webhookTraits,
  plural: webhookSettings.manifests.name,
  words: {
    one: "webhook",
    many: "webhooks",
    prefix: "webhook ",
    maxName: 300,
    renamed: "will be renamed; keeps its id and secret",
    lostOnRestore:
      "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
    removed: ["webhooks"],
  },
  settings: webhookSettings,
  limits: { removed: WEBHOOK_REMOVALS, mayBeEmptied: true },
  sharedByBranches: true,
  namesByPlatform: false,
  backsUpWhole: true,
  removalBy: () => "destroy",
  secretNames: secretUrls,
  entry: WEBHOOK_ENTRY,
  docs: WEBHOOK_DOCS,
  readManifest: readWebhookManifest,
  checkTogether: duplicateWebhooks,
  checkEntry: () => [],
  match(declared, { objects, unusable }, { rules, variables }) {
    const namesOf = ({ url, previously }: WebhookValues) =>
      [url, previously ?? []].flat().map((one) => withPlainHost(resolve(one, variables)));
    return withoutUnusable(webhookKind, declared, unusable, rules, namesOf, (usable) => {
      const matching = matchWebhooks(usable, objects, variables);
      const unclear = matching.matches.flatMap((match) => mayBeLive(match, unusable));
      const isUnclear = new Set(unclear.map((one) => one.declared));
      return {
        ...matching,
        matches: matching.matches.filter((match) => !isUnclear.has(match.declared)),
        refused: [...matching.refused, ...unclear],
      };
    });
  },
  firstSends,
  names: () => [],
  texts: () => [],
  findRestored: findRestoredWebhook,
  variablesOf: variablesOfBackup,
};

/**
 * An entry that would be created, although it may match a live webhook whose URL cannot be read. The service would create a
 * second subscription.
 */
function mayBeLive({ declared, live }: Match<DeclaredWebhook, LiveWebhook>, unusable: readonly Unusable[]) {
  const hidden = live === undefined ? unusable.find(({ names }) => names.length === 0) : undefined;
  if (!hidden) return [];
  const message = `It is not created: the URL of live webhook ${hidden.id ?? "without a usable id"} cannot be read, so it may be this one. ${RUN_AGAIN}`;
  const problem = entryProblem(webhookTraits, declared, "unusable-answer", message, { path: ["url"] });
  return [{ declared, problem }];
}
