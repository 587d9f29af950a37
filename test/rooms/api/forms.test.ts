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

type Operation = keyof typeof operations;

interface Row {
  operation: Operation;
  sends: [method: string, url: string, body?: unknown];
  answers: unknown;
  /** What follows the project in a call of the client. */
  args: unknown[];
  /** The same in another spelling, in a call of the project. Default: as those of the client. */
  projectArgs?: unknown[];
  /** The method of a key or of a webhook, which gets the last argument. */
  key?: "update" | "destroy";
  webhook?: "update" | "destroy" | "regenerateSecret";
}

const created = {
  key_name: "a",
  platforms: ["web"],
  translations: [{ language_iso: "en", translation: "A" }],
};
const hook = { url: "https://ci.example.com/hook", events: ["project.imported"], branch: null };
const change = { description: "", tags: ["x"], merge_tags: true };
const hidden = [{ key_id: ID, is_hidden: true }];
const removed = { project_id: PROJECT, key_removed: true, keys_locked: 0 };
const manyRemoved = { project_id: PROJECT, keys_removed: true, keys_locked: 0 };
const exported = { events: ["project.exported"] };
const webhookRemoved = { project_id: PROJECT, webhook_deleted: true };
const regenerated = { project_id: PROJECT, secret: "d".repeat(40) };
const details = { project_id: PROJECT, name: "storefront", base_language_iso: "en" };
const languages = { project_id: PROJECT, languages: [{ lang_id: 640, lang_iso: "en" }] };
const contributor = { project_id: PROJECT, contributor: { user_id: 20181, email: "ci@example.com" } };

const rows: Row[] = [
  {
    operation: "keys",
    sends: ["GET", `${KEYS}?limit=2&filter_tags=a%2Cb%20c&include_translations=1`],
    answers: listOf(1, 2),
    args: [{ limit: 2, filter_tags: ["a", "b c"], include_translations: true }],
  },
  {
    operation: "key",
    sends: ["GET", `${KEYS}/${ID}?disable_references=1`],
    answers: oneOf(ID),
    args: [ID, { disable_references: "1" }],
    projectArgs: [String(ID), { disable_references: 1 }],
  },
  {
    operation: "createKeys",
    sends: ["POST", KEYS, { keys: [created] }],
    answers: batchOf(1),
    args: [created],
    projectArgs: [[created]],
  },
  {
    operation: "createKeys",
    sends: ["POST", KEYS, { keys: [created, created], use_automations: false }],
    answers: batchOf(1, 2),
    args: [{ keys: [created, created], use_automations: false }],
  },
  {
    operation: "updateKey",
    sends: ["PUT", `${KEYS}/${ID}`, change],
    answers: oneOf(ID),
    args: [ID, change],
    projectArgs: [`${ID}`, change],
    key: "update",
  },
  {
    operation: "updateKeys",
    sends: ["PUT", KEYS, { keys: hidden }],
    answers: batchOf(ID),
    args: [hidden],
    projectArgs: [{ keys: hidden }],
  },
  {
    operation: "updateKeys",
    sends: ["PUT", KEYS, { keys: hidden, use_automations: true }],
    answers: batchOf(ID),
    args: [{ keys: hidden, use_automations: true }],
  },
  {
    operation: "destroyKey",
    sends: ["DELETE", `${KEYS}/${ID}`],
    answers: removed,
    args: [ID],
    key: "destroy",
  },
  {
    operation: "destroyKeys",
    sends: ["DELETE", KEYS, { keys: [ID, "7"] }],
    answers: manyRemoved,
    args: [[ID, "7"]],
  },
  {
    operation: "webhooks",
    sends: ["GET", `${HOOKS}?page=2&limit=5`],
    answers: hooksOf(HOOK),
    args: [{ page: 2, limit: 5 }],
  },
  { operation: "webhook", sends: ["GET", `${HOOKS}/${HOOK}`], answers: hookOf(HOOK), args: [HOOK] },
  { operation: "createWebhook", sends: ["POST", HOOKS, hook], answers: hookOf(HOOK), args: [hook] },
  {
    operation: "updateWebhook",
    sends: ["PUT", `${HOOKS}/${HOOK}`, exported],
    answers: hookOf(HOOK),
    args: [HOOK, exported],
    webhook: "update",
  },
  {
    operation: "destroyWebhook",
    sends: ["DELETE", `${HOOKS}/${HOOK}`],
    answers: webhookRemoved,
    args: [HOOK],
    webhook: "destroy",
  },
  {
    operation: "regenerateWebhookSecret",
    sends: ["PATCH", `${HOOKS}/${HOOK}/secret/regenerate`],
    answers: regenerated,
    args: [HOOK],
    webhook: "regenerateSecret",
  },
  { operation: "projectDetails", sends: ["GET", `/projects/${PROJECT}`], answers: details, args: [] },
  {
    operation: "languages",
    sends: ["GET", `/projects/${PROJECT}/languages?limit=500`],
    answers: languages,
    args: [{ limit: 500 }],
  },
  {
    operation: "contributorMe",
    sends: ["GET", `/projects/${PROJECT}/contributors/me`],
    answers: contributor,
    args: [],
  },
];

/** Calls a method with arguments that no type checks. */
const call = (object: Client | Project | Key | Webhook, method: string, args: readonly unknown[]) =>
  Reflect.apply(Reflect.get(object, method), object, args) as Promise<unknown>;

it.each(rows)("$operation, which sends $sends", async (row) => {
  const { operation, answers, args } = row;
  const [method, url, body] = row.sends;
  let setting = true;
  const { client, seen, until } = await testClient((response, { url: asked }) => {
    if (!setting) answer(response, 200, answers);
    else answer(response, 200, asked.includes("webhooks") ? hookOf(HOOK) : oneOf(ID));
  });
  const key = await until(client.key(PROJECT, ID));
  const webhook = await until(client.webhook(PROJECT, HOOK));
  setting = false;
  seen.length = 0;

  const results = [
    await until(call(client, operation, [PROJECT, ...args])),
    await until(call(client.project(PROJECT), operation, row.projectArgs ?? args)),
  ];
  if (row.key) results.push(await until(call(key, row.key, args.slice(1))));
  if (row.webhook) results.push(await until(call(webhook, row.webhook, args.slice(1))));

  for (const { method: sent, url: to, headers, body: carried } of seen) {
    expect([sent, to]).toEqual([method, url]);
    expect(carried === "" ? undefined : JSON.parse(carried)).toEqual(body);
    expect(headers["x-api-token"]).toBe(TOKEN);
    expect(headers["content-type"]).toBe(body === undefined ? undefined : "application/json");
    expect(headers["user-agent"]).toMatch(/^lokaform\/\d/);
  }
  expect(seen).toHaveLength(results.length);
  for (const result of results) expect(result).toEqual(results[0]);
});

it("tests all operations, and all methods of keys and webhooks", () => {
  const names = (values: readonly unknown[]) => [...new Set(values.filter((value) => value !== undefined))];
  expect(names(rows.map(({ operation }) => operation)).sort()).toEqual(Object.keys(operations).sort());
  expect(names(rows.map(({ key }) => key))).toEqual(["update", "destroy"]);
  expect(names(rows.map(({ webhook }) => webhook))).toEqual(["update", "destroy", "regenerateSecret"]);
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
