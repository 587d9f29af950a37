/** The kind webhook: its manifests, and how its rules fit together. */
import type { Kind, ManifestRead, Match, Unusable } from "../kinds/kind.ts";
import { entryProblem, RUN_AGAIN, readListed, withoutUnusable } from "../kinds/read.ts";
import { didYouMean } from "../model/didYouMean.ts";
import { type Place, placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, ProblemList, problem } from "../model/problem.ts";
import { normalUrl, resolve, type Usable, variableNames, withPlainHost } from "../model/variables.ts";
import { KNOWN_EVENTS } from "../wire/key.ts";
import type { EntryReader } from "../yaml/entries.ts";
import { MAX_WITHOUT_TEXTS } from "../yaml/yaml.ts";
import {
  type DeclaredWebhook,
  firstSends,
  type LiveWebhook,
  unsubscribed,
  type WebhookContext,
  type WebhookPayload,
  type WebhookValues,
  webhookEntry,
  webhookFields,
  webhookTraits,
} from "./fieldTable.ts";
import { duplicateWebhooks, findRestoredWebhook, matchWebhooks } from "./match.ts";
import { WEBHOOK_REMOVALS, webhookSettings } from "./settings.ts";
import { maskedUrl, readUrl, secretUrls, URL_OF } from "./url.ts";

const WEBHOOK_ENTRY: EntryReader<WebhookValues> = {
  schema: webhookEntry,
  fields: webhookFields,
  identity: {
    previously: "its former URL. If the webhook has none, set new: true instead",
    new: "true or false",
    webhook_id: "the id of the webhook, as text",
  },
  elsewhere: (name) =>
    name === "secret"
      ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it."
      : undefined,
  thing: "a webhook",
};

/** A `${NAME}` without a usable value is a problem. */
function readWebhookManifest(path: string, text: string, usable: Usable): ManifestRead<WebhookValues> {
  const kind = { plural: "webhooks", entry: WEBHOOK_ENTRY };
  const { entries, problems } = readListed(kind, path, text, { most: MAX_WITHOUT_TEXTS });
  const variables = new Map<string, string>();
  const wrongUrls = new ProblemList();
  for (const webhook of entries) {
    for (const field of ["url", "previously"] as const) {
      const template = webhook.values[field];
      if (template === undefined) continue;
      const reading = readUrl(template, usable);
      for (const [name, value] of reading.variables) variables.set(name, value);
      const at = () => placeAt(webhook.file, webhook.span, [field]);
      for (const { code, message } of reading.issues)
        if (!wrongUrls.countMore(path)) wrongUrls.add(problem(code, message, { place: at() }));
      if (reading.issues.every(({ code }) => code === "unset-variable"))
        for (const problem of checkSecrecy(field, template, at)) wrongUrls.add(problem);
    }
    checkEvents(webhook, wrongUrls);
  }
  return { entries, variables, problems: [...problems, ...wrongUrls.problems] };
}

/** Warnings about what others can read. They do not quote the URL. */
function checkSecrecy(field: "url" | "previously", template: string, at: () => Place): Problem[] {
  const problems: Problem[] = [];
  const warn = (code: ProblemCode, message: string) =>
    problems.push(problem(code, message, { place: at(), severity: "warning" }));
  if (field === "url" && /^http:/i.test(template))
    warn(
      "http-webhook",
      "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.",
    );
  if (/\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(template))
    warn(
      "variable",
      "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}.",
    );
  if (maskedUrl(template) !== withPlainHost(template))
    warn(
      "secret-in-url",
      `A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as \${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git.`,
    );
  return problems;
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

export const webhookKind: Kind<WebhookValues, LiveWebhook, WebhookContext, WebhookPayload> = {
  ...webhookTraits,
  plural: webhookSettings.manifests.name,
  words: {
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
  secretNames: secretUrls(),
  entry: WEBHOOK_ENTRY,
  readManifest: readWebhookManifest,
  checkTogether: duplicateWebhooks,
  checkEntry(webhook) {
    const { event_lang_map: map, events } = webhook.values;
    const issue = map && events && unsubscribed(map, events);
    if (!issue) return [];
    const path = ["event_lang_map", ...issue.path];
    return [entryProblem(webhookTraits, webhook, issue.code, issue.message, { path, scope: "run" })];
  },
  match(declared, { objects, unusable }, { rules, variables }) {
    const namesOf = ({ url, previously }: WebhookValues) =>
      [url, previously ?? []].flat().map((template) => normalUrl(resolve(template, variables)));
    return withoutUnusable(webhookKind, declared, unusable, rules, namesOf, (usable) => {
      const matching = matchWebhooks(usable, objects, variables);
      const unclear = matching.matches.flatMap((match) => mayBeLive(match, unusable));
      const isUnclear = new Set(unclear.map((refusal) => refusal.declared));
      return {
        ...matching,
        matches: matching.matches.filter((match) => !isUnclear.has(match.declared)),
        refused: [...matching.refused, ...unclear],
      };
    });
  },
  remarks: [],
  firstSends,
  names: () => [],
  texts: () => [],
  restore: {
    find: findRestoredWebhook,
    /** The values of whole URLs are in a file next to the backup. The values of other variables are in the environment. */
    variables({ declared: { values, file, span }, wrote }, usable) {
      // The value that the run wrote is only compared. If its variable is not set, the live value counts as changed.
      const pairs = typeof wrote.values.url === "string" ? readUrl(wrote.values.url, usable).variables : [];
      const variables = new Map(pairs);
      if (variableNames(values.url).some((name) => name.startsWith(URL_OF)))
        return { variables, problems: [] };
      const { variables: declaredVariables, issues } = readUrl(values.url, usable);
      for (const [name, value] of declaredVariables) variables.set(name, value);
      const place = placeAt(file, span, ["url"]);
      const problems = issues.map(({ code, message }) => problem(code, message, { place, scope: "change" }));
      return { variables, problems };
    },
  },
};

/** An entry that would be created, although a live webhook with an unreadable URL may match it: a second subscription. */
function mayBeLive({ declared, live }: Match<DeclaredWebhook, LiveWebhook>, unusable: readonly Unusable[]) {
  const hidden = live === undefined ? unusable.find(({ names }) => names.length === 0) : undefined;
  if (!hidden) return [];
  const message = `It is not created: the URL of live webhook ${hidden.id ?? "without a usable id"} cannot be read, so it may be this one. ${RUN_AGAIN}`;
  const problem = entryProblem(webhookTraits, declared, "unusable-response", message, { path: ["url"] });
  return [{ declared, problem }];
}
