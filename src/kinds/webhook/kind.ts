/** The kind webhook. */
import { resolve, shortened, withPlainHost } from "../../model/variables.ts";
import { entryProblem } from "../entryProblem.ts";
import type { Kind, Unusable } from "../kind.ts";
import type { Match } from "../match.ts";
import { RUN_AGAIN, unusableBy, withoutUnusable, withRefused } from "../unusable.ts";
import { WEBHOOK_DOCS } from "./docs.ts";
import { duplicateWebhooks } from "./duplicates.ts";
import { findRestoredWebhook, variablesOfBackup } from "./findRestored.ts";
import { firstSends } from "./firstSends.ts";
import type { LiveWebhook } from "./live.ts";
import { readWebhookManifest, WEBHOOK_ENTRY } from "./manifest.ts";
import { matchWebhooks } from "./match.ts";
import { WEBHOOK_REMOVALS, webhookSettings } from "./settings.ts";
import {
  type DeclaredWebhook,
  type WebhookContext,
  type WebhookOut,
  type WebhookValues,
  webhookTraits,
} from "./traits.ts";
import { secretUrls } from "./urlTemplate.ts";

export const webhookKind: Kind<WebhookValues, LiveWebhook, WebhookContext, WebhookOut> = {
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
    progress: "name",
    removed: ["webhooks"],
  },
  settings: webhookSettings,
  limits: { removed: WEBHOOK_REMOVALS, mayBeEmptied: true },
  sharedByBranches: true,
  namesByPlatform: false,
  updatesInParts: false,
  backsUpWhole: true,
  removalBy: () => "destroy",
  secretNames: secretUrls,
  entry: WEBHOOK_ENTRY,
  docs: WEBHOOK_DOCS,
  readManifest: readWebhookManifest,
  checkTogether: duplicateWebhooks,
  checkEntry: () => [],
  checkOffline: () => [],
  match(declared, { objects, unusable }, { rules, variables }) {
    const urls = unusableBy(unusable, ({ names }) => names.map(withPlainHost));
    const ids = unusableBy(unusable, ({ id }) => (id === undefined ? [] : [id]));
    const namedBy = ({ values: { webhook_id = "", url, previously } }: DeclaredWebhook) =>
      ids.get(webhook_id) ??
      [url, ...(previously === undefined ? [] : [previously])]
        .flatMap((one) => urls.get(withPlainHost(resolve(one, variables))) ?? [])
        .at(0);
    const entries = withoutUnusable(declared, unusable, rules, {
      kind: webhookKind,
      namedBy,
      field: "url",
      title: ({ id, names: [url] }) =>
        `Live webhook ${id ?? (url === undefined ? "without a usable id" : shortened(url))}`,
    });
    const matching = matchWebhooks(entries.usable, objects, variables);
    const unclear = matching.matches.flatMap((match) => mayBeLive(match, unusable));
    const isUnclear = new Set(unclear.map((one) => one.declared));
    return withRefused(
      {
        ...matching,
        matches: matching.matches.filter((match) => !isUnclear.has(match.declared)),
        refused: [...matching.refused, ...unclear],
      },
      entries,
    );
  },
  firstSends,
  names: () => [],
  texts: () => [],
  isReallyNew: ({ new: isNew }) => isNew === true,
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
