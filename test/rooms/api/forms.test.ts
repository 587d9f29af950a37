/** Each operation sends the same request from a client, a project and an object. */
import { expect, it } from "vitest";
import { operations } from "../../../src/api/operations.ts";
import type { Client, Key, Project, Webhook } from "../../../src/index.ts";
import { batchOf, hookOf, hooksOf, keyOf, listOf, oneOf, PROJECT, webhookOf } from "./harness/bodies.ts";
import { answer } from "./harness/server.ts";
import { TOKEN, testClient } from "./harness/testClient.ts";

const ID = 331223;
const HOOK = "c7eb7e6e3c2fb2b26d0b64d0de083a5a71675b3d";
const KEYS = `/projects/${PROJECT}/keys`;
const HOOKS = `/projects/${PROJECT}/webhooks`;

interface Row {
  operation: string;
  sends: [method: string, url: string, body?: unknown];
  answers: unknown;
  client: (client: Client) => Promise<unknown>;
  project: (project: Project) => Promise<unknown>;
  key?: (key: Key) => Promise<unknown>;
  webhook?: (webhook: Webhook) => Promise<unknown>;
}

const created = {
  key_name: "a",
  platforms: ["web" as const],
  translations: [{ language_iso: "en", translation: "A" }],
};
const hook = { url: "https://ci.example.com/hook", events: ["project.imported"], branch: null };
const removed = { project_id: PROJECT, key_removed: true, keys_locked: 0 };
const manyRemoved = { project_id: PROJECT, keys_removed: true, keys_locked: 0 };

const rows: Row[] = [
  {
    operation: "keys",
    sends: ["GET", `${KEYS}?limit=2&filter_tags=a%2Cb%20c&include_translations=1`],
    answers: listOf(1, 2),
    client: (client) =>
      client.keys(PROJECT, { limit: 2, filter_tags: ["a", "b c"], include_translations: true }),
    project: (project) => project.keys({ limit: 2, filter_tags: ["a", "b c"], include_translations: true }),
  },
  {
    operation: "key",
    sends: ["GET", `${KEYS}/${ID}?disable_references=1`],
    answers: oneOf(ID),
    client: (client) => client.key(PROJECT, ID, { disable_references: "1" }),
    project: (project) => project.key(String(ID), { disable_references: 1 }),
  },
  {
    operation: "createKeys, one",
    sends: ["POST", KEYS, { keys: [created] }],
    answers: batchOf(1),
    client: (client) => client.createKeys(PROJECT, created),
    project: (project) => project.createKeys([created]),
  },
  {
    operation: "createKeys, many without automations",
    sends: ["POST", KEYS, { keys: [created, created], use_automations: false }],
    answers: batchOf(1, 2),
    client: (client) => client.createKeys(PROJECT, { keys: [created, created], use_automations: false }),
    project: (project) => project.createKeys({ keys: [created, created], use_automations: false }),
  },
  {
    operation: "updateKey",
    sends: ["PUT", `${KEYS}/${ID}`, { description: "", tags: ["x"], merge_tags: true }],
    answers: oneOf(ID),
    client: (client) => client.updateKey(PROJECT, ID, { description: "", tags: ["x"], merge_tags: true }),
    project: (project) => project.updateKey(`${ID}`, { description: "", tags: ["x"], merge_tags: true }),
    key: (key) => key.update({ description: "", tags: ["x"], merge_tags: true }),
  },
  {
    operation: "updateKeys, a list",
    sends: ["PUT", KEYS, { keys: [{ key_id: ID, is_hidden: true }] }],
    answers: batchOf(ID),
    client: (client) => client.updateKeys(PROJECT, [{ key_id: ID, is_hidden: true }]),
    project: (project) => project.updateKeys({ keys: [{ key_id: ID, is_hidden: true }] }),
  },
  {
    operation: "updateKeys with automations",
    sends: ["PUT", KEYS, { keys: [{ key_id: ID, is_hidden: true }], use_automations: true }],
    answers: batchOf(ID),
    client: (client) =>
      client.updateKeys(PROJECT, { keys: [{ key_id: ID, is_hidden: true }], use_automations: true }),
    project: (project) =>
      project.updateKeys({ keys: [{ key_id: ID, is_hidden: true }], use_automations: true }),
  },
  {
    operation: "destroyKey",
    sends: ["DELETE", `${KEYS}/${ID}`],
    answers: removed,
    client: (client) => client.destroyKey(PROJECT, ID),
    project: (project) => project.destroyKey(ID),
    key: (key) => key.destroy(),
  },
  {
    operation: "destroyKeys",
    sends: ["DELETE", KEYS, { keys: [ID, "7"] }],
    answers: manyRemoved,
    client: (client) => client.destroyKeys(PROJECT, [ID, "7"]),
    project: (project) => project.destroyKeys([ID, "7"]),
  },
  {
    operation: "webhooks",
    sends: ["GET", `${HOOKS}?page=2&limit=5`],
    answers: hooksOf(HOOK),
    client: (client) => client.webhooks(PROJECT, { page: 2, limit: 5 }),
    project: (project) => project.webhooks({ page: 2, limit: 5 }),
  },
  {
    operation: "webhook",
    sends: ["GET", `${HOOKS}/${HOOK}`],
    answers: hookOf(HOOK),
    client: (client) => client.webhook(PROJECT, HOOK),
    project: (project) => project.webhook(HOOK),
  },
  {
    operation: "createWebhook",
    sends: ["POST", HOOKS, hook],
    answers: hookOf(HOOK),
    client: (client) => client.createWebhook(PROJECT, hook),
    project: (project) => project.createWebhook(hook),
  },
  {
    operation: "updateWebhook",
    sends: ["PUT", `${HOOKS}/${HOOK}`, { events: ["project.exported"] }],
    answers: hookOf(HOOK),
    client: (client) => client.updateWebhook(PROJECT, HOOK, { events: ["project.exported"] }),
    project: (project) => project.updateWebhook(HOOK, { events: ["project.exported"] }),
    webhook: (webhook) => webhook.update({ events: ["project.exported"] }),
  },
  {
    operation: "destroyWebhook",
    sends: ["DELETE", `${HOOKS}/${HOOK}`],
    answers: { project_id: PROJECT, webhook_deleted: true },
    client: (client) => client.destroyWebhook(PROJECT, HOOK),
    project: (project) => project.destroyWebhook(HOOK),
    webhook: (webhook) => webhook.destroy(),
  },
  {
    operation: "regenerateWebhookSecret",
    sends: ["PATCH", `${HOOKS}/${HOOK}/secret/regenerate`],
    answers: { project_id: PROJECT, secret: "d".repeat(40) },
    client: (client) => client.regenerateWebhookSecret(PROJECT, HOOK),
    project: (project) => project.regenerateWebhookSecret(HOOK),
    webhook: (webhook) => webhook.regenerateSecret(),
  },
  {
    operation: "projectDetails",
    sends: ["GET", `/projects/${PROJECT}`],
    answers: {
      project_id: PROJECT,
      project_type: "localization_files",
      name: "storefront",
      base_language_id: 640,
      base_language_iso: "en",
      settings: {
        per_platform_key_names: false,
        reviewing: true,
        auto_toggle_unverified: true,
        branching: false,
        segmentation: false,
      },
    },
    client: (client) => client.projectDetails(PROJECT),
    project: (project) => project.projectDetails(),
  },
  {
    operation: "languages",
    sends: ["GET", `/projects/${PROJECT}/languages?limit=500`],
    answers: {
      project_id: PROJECT,
      languages: [
        { lang_id: 640, lang_iso: "en", lang_name: "English", is_rtl: false, plural_forms: ["one", "other"] },
      ],
    },
    client: (client) => client.languages(PROJECT, { limit: 500 }),
    project: (project) => project.languages({ limit: 500 }),
  },
  {
    operation: "contributorMe",
    sends: ["GET", `/projects/${PROJECT}/contributors/me`],
    answers: { project_id: PROJECT, contributor: { user_id: 20181, email: "ci@example.com" } },
    client: (client) => client.contributorMe(PROJECT),
    project: (project) => project.contributorMe(),
  },
];

it.each(rows)(
  "$operation",
  async ({ sends: [method, url, body], answers, client, project, key, webhook }) => {
    let setting = true;
    const {
      client: one,
      seen,
      until,
    } = await testClient((response, { url: asked }) => {
      if (!setting) answer(response, 200, answers);
      else answer(response, 200, asked.includes("webhooks") ? hookOf(HOOK) : oneOf(ID));
    });
    const aKey = await until(one.key(PROJECT, ID));
    const aWebhook = await until(one.webhook(PROJECT, HOOK));
    setting = false;
    seen.length = 0;

    const results = [await until(client(one)), await until(project(one.project(PROJECT)))];
    if (key) results.push(await until(key(aKey)));
    if (webhook) results.push(await until(webhook(aWebhook)));

    for (const { method: sent, url: to, headers, body: carried } of seen) {
      expect([sent, to]).toEqual([method, url]);
      expect(carried === "" ? undefined : JSON.parse(carried)).toEqual(body);
      expect(headers["x-api-token"]).toBe(TOKEN);
      expect(headers["content-type"]).toBe(body === undefined ? undefined : "application/json");
      expect(headers["user-agent"]).toMatch(/^lokaform\/\d/);
    }
    expect(seen).toHaveLength(results.length);
    for (const result of results) expect(result).toEqual(results[0]);
  },
);

it("tests all operations in all forms", () => {
  const rowsOf = (form: keyof Row) => rows.flatMap((row) => (form in row ? [String(row[form])] : []));
  for (const name of Object.keys(operations)) {
    expect(rowsOf("client").join()).toContain(`client.${name}(`);
    expect(rowsOf("project").join()).toContain(`project.${name}(`);
  }
  const actions = ["update", "destroy"];
  for (const action of actions) expect(rowsOf("key").join()).toContain(`key.${action}(`);
  for (const action of [...actions, "regenerateSecret"])
    expect(rowsOf("webhook").join()).toContain(`webhook.${action}(`);
});

it("an object keeps its branch", async () => {
  const { client, seen, until } = await testClient((response, { method }) =>
    answer(response, 200, method === "DELETE" ? removed : { ...listOf(ID), branch: "develop" }),
  );
  const [key] = await until(client.keys(`${PROJECT}:develop`));
  if (key) await until(key.destroy());
  expect(seen.map(({ url }) => url)).toEqual([
    `/projects/${PROJECT}:develop/keys`,
    `/projects/${PROJECT}:develop/keys/${ID}`,
  ]);
});

it("objects have only the members of their data", async () => {
  const more = { translations: [], comments: [], screenshots: [], a_new_member: { deep: [1] } };
  const { client, until } = await testClient((response, { url }) =>
    answer(response, 200, url.includes("webhooks") ? hookOf(HOOK) : oneOf(ID, more)),
  );
  const key = await until(client.key(PROJECT, ID));
  expect(key).toEqual(keyOf(ID, more));
  expect({ ...key }).toStrictEqual(keyOf(ID, more));
  expect(JSON.parse(JSON.stringify(key))).toStrictEqual(keyOf(ID, more));
  const webhook = await until(client.webhook(PROJECT, HOOK));
  expect({ ...webhook }).toStrictEqual(webhookOf(HOOK));
});
