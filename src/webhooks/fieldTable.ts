/** Webhooks as the service answers them, the table of their fields, and how a webhook is called. */
import * as z from "zod";
import { type Declared, entrySchema, type KindTraits, type ProjectContext } from "../kinds/declaredEntry.ts";
import { ALL_LANGUAGES as ALL, type FieldIssue, scalarFields } from "../kinds/field.ts";
import type { LiveObjects, Unusable } from "../kinds/kind.ts";
import { sameJson } from "../model/json.ts";
import type { Change, Send } from "../model/plan.ts";
import type { ProjectDetails } from "../model/project.ts";
import { isComplete, lacking, readList, readMap, readText } from "../model/response.ts";
import {
  hostOf,
  isSameUrl,
  normalUrl,
  resolve,
  shortened,
  type Variables,
  variableNames,
} from "../model/variables.ts";
import {
  KNOWN_EVENTS,
  MAPPABLE_EVENTS,
  type WireEventLanguages,
  type WireWebhookUpdate,
} from "../wire/key.ts";
import { maskedUrl, sharedStart } from "./url.ts";

export interface LiveWebhook {
  webhook_id: string;
  url: string;
  /** null: all branches. Undefined: the response has no branch, as in responses until 2021. */
  branch?: string | null | undefined;
  events: readonly string[];
  /** Undefined if it is incomplete in the response. */
  event_lang_map?: readonly WireEventLanguages[] | undefined;
  /** The secret is never stored here, so that the engine cannot show it. */
  secret?: never;
}

export type WebhookRead = { webhook: LiveWebhook } | { unusable: Unusable };

export function readWebhook(element: unknown): WebhookRead {
  const map = readMap(element) ?? {};
  const webhook_id = readText(map.webhook_id) || undefined;
  const url = readText(map.url) || undefined;
  const events = readList(map.events, readText);
  const required = { webhook_id, url, events };
  if (!isComplete(required)) {
    const naming = url === undefined ? { names: [] } : { names: [normalUrl(url)], shown: shortened(url) };
    return { unusable: { id: webhook_id, ...naming, lacks: lacking(required) } };
  }
  const branch = map.branch === null ? null : readText(map.branch);
  return { webhook: { ...required, branch, event_lang_map: readLanguages(map.event_lang_map) } };
}

export type LiveWebhooks = LiveObjects<LiveWebhook>;

export function readWebhooks(elements: readonly unknown[]): LiveWebhooks {
  const reads = elements.map(readWebhook);
  return {
    objects: reads.flatMap((reading) => ("webhook" in reading ? reading.webhook : [])),
    unusable: reads.flatMap((reading) => ("unusable" in reading ? reading.unusable : [])),
  };
}

function readLanguages(value: unknown): WireEventLanguages[] | undefined {
  return readList(value, (element) => {
    const { event, lang_iso_codes } = readMap(element) ?? {};
    const name = readText(event);
    const isos = readList(lang_iso_codes, readText);
    return name === undefined || isos === undefined ? undefined : { event: name, lang_iso_codes: isos };
  });
}

export interface WebhookContext extends ProjectContext {
  /** The declared URL, with variables as `${NAME}`. */
  url: string;
  /** Its events: the declared ones; the live ones if none are declared. */
  events: readonly string[];
}

/** The body of a request about a webhook. Its URL still has `${NAME}`, which is replaced just before sending. */
export type WebhookPayload = WireWebhookUpdate;

const webhookField = scalarFields<LiveWebhook, WebhookContext, WebhookPayload>();

/** Checked more strictly by `readUrl`, with better messages. `meta` is for the JSON Schema. */
const urlText = z
  .string()
  .min(1)
  .meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" });

const url = webhookField({
  name: "url",
  role: "identity",
  expects: "a URL",
  schema: urlText,
  value: z.string(),
  // A path can contain a token, so only what a manifest declares is shown.
  live: ({ url: liveUrl }, { url: declared, variables }) =>
    isSameUrl(liveUrl, resolve(declared, variables)) ? declared : sharedStart(declared, liveUrl, variables),
  toManifest: (template) => template,
  equal: isSameUrl,
  write: (out, template) => {
    out.url = template;
  },
  show: (template) => ({ as: "word", word: maskedUrl(template) }),
});

const events = webhookField({
  name: "events",
  expects: "a list of events, at least one",
  schema: z.array(z.string().min(1).meta({ examples: KNOWN_EVENTS })).min(1),
  value: z.array(z.string()),
  live: (webhook) => asSet(webhook.events),
  inPlan: (declared) => asSet(declared),
  toManifest: (list) => list,
  write: (out, list) => {
    out.events = list;
  },
  show: (members) => ({ as: "set", members }),
});

const languagesSchema = z.union([z.literal(ALL), z.array(z.string().min(1)).min(1)]);

const eventLangMap = webhookField({
  name: "event_lang_map",
  expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${MAPPABLE_EVENTS.join(", ")}`,
  schema: z.partialRecord(z.enum(MAPPABLE_EVENTS), languagesSchema),
  value: z.record(z.string(), z.union([z.literal(ALL), z.array(z.string())])),
  live: (webhook, { project }) =>
    webhook.event_lang_map &&
    Object.fromEntries(
      webhook.event_lang_map
        // Languages of an event that the webhook does not listen to have no effect.
        .filter(({ event }) => webhook.events.map(oneSpelling).includes(oneSpelling(event)))
        .map(({ event, lang_iso_codes }) => [event, orAll(lang_iso_codes, project)]),
    ),
  // An event that is not declared keeps its languages. The service gives a new event all languages.
  desired: (declared, live, { project, events: heard }) => {
    const liveMap = Object.entries(live ?? {}).filter(([event]) => heard.includes(event));
    const declaredMap = declaredLists(declared).map(([event, list]) => [event, orAll(list, project)]);
    return { ...Object.fromEntries(liveMap), ...Object.fromEntries(declaredMap) };
  },
  inPlan: (declared) =>
    Object.fromEntries(
      declaredLists(declared).map(([event, list]) => [event, list === ALL ? list : asSet(list)] as const),
    ),
  // The service adds all languages for an event that was not sent. A run that reads no languages has them as a list.
  equal: (live, after, { project }) =>
    Object.entries(after).every(
      ([event, list]) =>
        live[event] !== undefined && sameJson(orAll(live[event], project), orAll(list, project)),
    ),
  check: (declared, { events: heard }) => unsubscribed(declared, heard),
  toManifest: (map) => (Object.keys(map).length === 0 ? undefined : map),
  isDefault: (map) => Object.values(map).every((list) => list === ALL),
  write: (out, map, languages) => {
    out.event_lang_map = Object.entries(map).map(([event, list]) => ({
      event,
      lang_iso_codes: list === ALL ? [...languages] : list,
    }));
  },
  show: (map) => ({
    as: "slots",
    slots: Object.fromEntries(
      Object.entries(map).map(([event, list]) => [event, list === ALL ? "all languages" : list.join(", ")]),
    ),
  }),
  languages: (declared) =>
    declaredLists(declared).flatMap(([event, list]) =>
      list === ALL
        ? [{ language: ALL, path: [event] }]
        : list.map((language, index) => ({ language, path: [event, String(index)] })),
    ),
});

type LanguagesByEvent = Partial<Record<string, string[] | typeof ALL>>;

export function unsubscribed(map: LanguagesByEvent, heard: readonly string[]): FieldIssue | undefined {
  const event = declaredLists(map).find(([name]) => !heard.includes(name))?.[0];
  if (event === undefined) return undefined;
  const message = `The field event_lang_map has ${event}, which is not in the field events. Add it to events, or remove it here.`;
  return { code: "unknown-event", message, path: [event] };
}

const branch = webhookField({
  name: "branch",
  expects: "the name of a branch. Without this field, the webhook is for all branches",
  schema: z.union([z.string().min(1), z.null()]),
  value: z.union([z.string(), z.null()]),
  unset: null,
  live: (webhook) => webhook.branch,
  // Answers until 2021 have no branch. Such a webhook matches every branch.
  mayBeAbsent: true,
  toManifest: (name) => name ?? undefined,
  write: (out, name) => {
    out.branch = name;
  },
  show: (name) => ({ as: "word", word: name ?? "all branches" }),
});

export const webhookFields = [url, events, eventLangMap, branch] as const;

/** An entry of `webhooks`. `events` may be omitted only if the webhook already exists. */
export const webhookEntry = entrySchema(webhookFields)
  .required({ url: true })
  .extend({
    /** Absent and null both mean all branches. */
    branch: branch.schema.default(null),
    previously: urlText.exactOptional(),
    new: z.boolean().exactOptional(),
    webhook_id: z.string().min(1).exactOptional(),
  });

export type WebhookValues = z.output<typeof webhookEntry>;
export type DeclaredWebhook = Declared<WebhookValues>;

export const webhookTraits: KindTraits<WebhookValues, LiveWebhook, WebhookContext, WebhookPayload> = {
  name: "webhook",
  fields: webhookFields,
  lacks: ({ events: declared }) =>
    declared
      ? undefined
      : {
          code: "needs-events",
          message:
            "It is not in the project yet, and the service needs events to create it. Set the field events.",
          path: [],
        },
  identity: (values) => values.url,
  label: (values) => maskedUrl(values.url),
  context: (values, live, context) => ({
    ...context,
    url: values.url,
    events: values.events ?? live?.events ?? [],
  }),
  liveContext: (live, context, label) => ({ ...context, url: label, events: live.events }),
  id: (live) => live.webhook_id,
  idMember: "webhook_id",
  declaredId: (live) => live.webhook_id,
  liveLabel: ({ url, webhook_id, branch, events }) => {
    const heard = events.length > 3 ? `${events.length} events` : asSet(events).join(", ");
    return `${shortened(url)} (${[webhook_id, branch ? `branch ${branch}` : [], heard].flat().join(", ")})`;
  },
  tags: () => [],
  isArchived: () => false,
  staysArchived: () => false,
  lastEdit: () => undefined,
  hidden: (live) => live.url,
  fingerprint: (live) => [live.url, live.branch ?? null, asSet(live.events)],
};

/** The service uses both the singular and the plural for some events: `project.key.added`, `project.keys.added`. */
export function oneSpelling(event: string): string {
  return event.replace(/^project\.(key|translation)s\./, "project.$1.");
}

function declaredLists(map: LanguagesByEvent): [string, string[] | typeof ALL][] {
  return Object.entries(map).flatMap(([event, list]) => (list === undefined ? [] : [[event, list]]));
}

/** Sorted and without duplicates, because the service lists events and languages in no stable order. */
function asSet(list: readonly string[]): string[] {
  return [...new Set(list)].sort();
}

/** As a set; `"*"` if it has all languages of the project, because the service stores them one by one. */
function orAll(list: readonly string[] | typeof ALL, project: ProjectDetails): string[] | typeof ALL {
  const { languages = [] } = project;
  if (list === ALL || (languages.length > 0 && languages.every(({ iso }) => list.includes(iso)))) return ALL;
  return asSet(list);
}

/** Pairs of variable and host that no live webhook has, without duplicates, in the order of the changes. */
export function firstSends(
  changes: readonly Change[],
  declared: readonly DeclaredWebhook[],
  live: readonly LiveWebhook[],
  variables: Variables,
): Send[] {
  const urls = new Set(live.map(({ url }) => normalUrl(url)));
  const templates = declared.flatMap(({ values }) => [values.url, values.previously ?? []].flat());
  const pairs = new Set(
    templates
      .filter((template) => urls.has(normalUrl(resolve(template, variables))))
      .flatMap((template) => variableNames(template).map((name) => `${name} ${hostOf(template)}`)),
  );
  return changes.flatMap((change) => {
    if (change.action === "destroy" || typeof change.identity !== "string") return [];
    const { identity: template, place } = change;
    const host = hostOf(template);
    return variableNames(template).flatMap((variable) => {
      const pair = `${variable} ${host}`;
      if (pairs.has(pair)) return [];
      pairs.add(pair);
      return [{ variable, host, place }];
    });
  });
}
