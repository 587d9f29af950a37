/** Calls that both the official SDK and this client can make, in a working order. */
import type { LokaliseApi } from "@lokalise/node-api";
import type { Client } from "../../../../src/index.ts";
import { TOKEN } from "./testClient.ts";

const project_id = "803826145ba90b42d5d860.46800099";
const texts = (en: string, de: string) => [
  { language_iso: "en", translation: en },
  { language_iso: "de", translation: de },
];
export const SDK_PROJECT = project_id;
export const STATE = {
  token: TOKEN,
  projects: {
    [project_id]: {
      languages: ["en", "de", "ja"].map((lang_iso) => ({ lang_iso })),
      keys: Array.from({ length: 7 }, (_, index) => ({
        key_id: index + 1,
        key_name: `k${index + 1}`,
        tags: index % 2 ? ["odd"] : [],
        translations: texts(`Text ${index} "quoted" / ‹ü›`, ""),
      })),
      webhooks: [{ url: "https://ci.example.com/a", events: ["project.imported"] }],
    },
  },
};

const plural = { one: "%d apple", other: "%d apples" };
const NEW = [
  { key_name: "title", platforms: ["web" as const, "ios" as const], translations: texts("Hi 🎈", "Hallo") },
  { key_name: "k1", platforms: ["web" as const] },
  {
    key_name: "apples",
    platforms: ["web" as const],
    is_plural: true,
    translations: [{ language_iso: "en", translation: plural }],
  },
];
const CHANGES = [
  { key_id: 5, tags: ["b", "A"], translations: texts("Five", "Fünf") },
  { key_id: 99, description: "nobody" },
  { key_id: 2, is_hidden: true, merge_tags: true, tags: ["more"] },
];
const CHANGE = { description: "first", filenames: { web: "%LANG_ISO%.json" }, char_limit: 12 };
const HOOK = {
  url: "https://ci.example.com/b",
  events: ["project.imported" as const, "project.translation.updated" as const],
};
const MAP = { event: "project.translation.updated" as const, lang_iso_codes: ["de"] };

export interface Step {
  name: string;
  sdk: (api: LokaliseApi, hook: string) => Promise<unknown>;
  ours: (client: Client, hook: string) => Promise<unknown>;
}
const p = { project_id };

export const STEPS: Step[] = [
  {
    name: "keys",
    sdk: (api) => api.keys().list(p),
    ours: (client) => client.keys(project_id),
  },
  {
    name: "keys with all that they have, page 2",
    sdk: (api) =>
      api.keys().list({
        ...p,
        page: 2,
        limit: 3,
        include_translations: 1,
        include_comments: 1,
        include_screenshots: 1,
      }),
    ours: (client) =>
      client.keys(project_id, {
        page: 2,
        limit: 3,
        include_translations: true,
        include_comments: true,
        include_screenshots: true,
      }),
  },
  {
    name: "keys by tag and name",
    sdk: (api) => api.keys().list({ ...p, filter_tags: "odd", filter_keys: "k2,k4" }),
    ours: (client) => client.keys(project_id, { filter_tags: ["odd"], filter_keys: ["k2", "k4"] }),
  },
  {
    name: "keys by cursor",
    sdk: (api) => api.keys().list({ ...p, pagination: "cursor", limit: 4 }),
    ours: (client) => client.keys(project_id, { pagination: "cursor", limit: 4 }),
  },
  {
    name: "keys by cursor, the last page",
    sdk: async (api) => {
      const first = await api.keys().list({ ...p, pagination: "cursor", limit: 4 });
      return api.keys().list({ ...p, pagination: "cursor", limit: 4, cursor: first.nextCursor ?? "" });
    },
    ours: async (client) =>
      (await client.keys(project_id, { pagination: "cursor", limit: 4 })).nextPage() ?? [],
  },
  {
    name: "createKeys, one of three refused",
    sdk: (api) => api.keys().create({ keys: NEW, use_automations: false }, p),
    ours: (client) => client.createKeys(project_id, { keys: NEW, use_automations: false }),
  },
  {
    name: "key",
    sdk: (api) => api.keys().get(8, { ...p, disable_references: 1 }),
    ours: (client) => client.key(project_id, 8, { disable_references: true }),
  },
  {
    name: "updateKey",
    sdk: (api) => api.keys().update(1, { ...CHANGE, filenames: { ...CHANGE.filenames } as never }, p),
    ours: (client) => client.updateKey(project_id, 1, CHANGE),
  },
  {
    name: "updateKeys, one of three refused",
    sdk: (api) => api.keys().bulk_update({ keys: CHANGES }, p),
    ours: (client) => client.updateKeys(project_id, CHANGES),
  },
  {
    name: "destroyKey",
    sdk: (api) => api.keys().delete(7, p),
    ours: (client) => client.destroyKey(project_id, 7),
  },
  {
    name: "destroyKeys",
    sdk: (api) => api.keys().bulk_delete([3, 4], p),
    ours: (client) => client.destroyKeys(project_id, [3, 4]),
  },
  {
    name: "webhooks",
    sdk: (api) => api.webhooks().list(p),
    ours: (client) => client.webhooks(project_id),
  },
  {
    name: "createWebhook",
    sdk: (api) => api.webhooks().create(HOOK, p),
    ours: (client) => client.createWebhook(project_id, HOOK),
  },
  {
    name: "webhook",
    sdk: (api, hook) => api.webhooks().get(hook, p),
    ours: (client, hook) => client.webhook(project_id, hook),
  },
  {
    name: "updateWebhook",
    sdk: (api, hook) => api.webhooks().update(hook, { event_lang_map: [MAP] }, p),
    ours: (client, hook) => client.updateWebhook(project_id, hook, { event_lang_map: [MAP] }),
  },
  {
    name: "regenerateWebhookSecret",
    sdk: (api, hook) => api.webhooks().regenerate_secret(hook, p),
    ours: (client, hook) => client.regenerateWebhookSecret(project_id, hook),
  },
  {
    name: "webhooks, page 2",
    sdk: (api) => api.webhooks().list({ ...p, page: 2, limit: 1 }),
    ours: (client) => client.webhooks(project_id, { page: 2, limit: 1 }),
  },
  {
    name: "destroyWebhook",
    sdk: (api, hook) => api.webhooks().delete(hook, p),
    ours: (client, hook) => client.destroyWebhook(project_id, hook),
  },
  {
    name: "projectDetails",
    sdk: (api) => api.projects().get(project_id),
    ours: (client) => client.projectDetails(project_id),
  },
  {
    name: "languages",
    sdk: (api) => api.languages().list({ ...p, limit: 2 }),
    ours: (client) => client.languages(project_id, { limit: 2 }),
  },
  {
    name: "contributorMe",
    sdk: (api) => api.contributors().me(p),
    ours: (client) => client.contributorMe(project_id),
  },
  {
    name: "a key that is not there",
    sdk: (api) => api.keys().get(4711, p),
    ours: (client) => client.key(project_id, 4711),
  },
  {
    name: "a project that is none",
    sdk: (api) => api.keys().list({ project_id: `${project_id};develop` }),
    ours: (client) => client.keys(`${project_id};develop`),
  },
  {
    name: "a batch that is refused as a whole",
    sdk: (api) => api.keys().create({ keys: [{ key_name: 404 as never, platforms: ["web"] }] }, p),
    ours: (client) => client.createKeys(project_id, [{ key_name: 404 as never, platforms: ["web"] }]),
  },
];
