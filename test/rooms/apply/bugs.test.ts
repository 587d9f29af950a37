/** An unexpected error is a bug. It becomes the outcome of the changes that it hit; the others keep theirs. */
import { expect, test } from "vitest";
import { Client } from "../../../src/api/client.ts";
import { Collection } from "../../../src/api/collection.ts";
import { type ApplyOptions, apply } from "../../../src/apply/apply.ts";
import { DISCARDED_BACKUP } from "../../faults/textBackup.ts";
import { liveKey, liveWebhook, type PlanCase, PROJECT, planned } from "../plan/planHarness.ts";

const bug = new TypeError("bug");
const fails = () => Promise.reject(bug);
const HOOK = "https://h.example.com/a";

const options: ApplyOptions = {
  variables: new Map(),
  concurrency: 1,
  batchSize: 500,
  useAutomations: undefined,
  halt: () => undefined,
  backup: DISCARDED_BACKUP,
  wait: async () => {},
  onBatch: () => {},
};

/** A client with a bug in every operation. */
function broken(): Client {
  const client = new Client({ token: "any", baseUrl: "http://127.0.0.1:9" });
  const [keys, webhooks] = [
    { keys: fails, createKeys: fails, updateKeys: fails },
    { createWebhook: fails, webhook: fails, destroyWebhook: fails },
  ];
  return Object.assign(client, keys, webhooks);
}

const CREATED = "keys: [{ key_name: a, platforms: [web] }]\n";
const HOOK_CREATED = `webhooks: [{ url: "${HOOK}", events: [project.imported] }]\n`;
const GONE = { prune: { key: "all" }, pruneBy: "destroy" } as const;

test.each<[string, PlanCase]>([
  ["creating keys", { keys: CREATED }],
  ["updating keys", { keys: "keys: [{ key_name: a, description: b }]\n", live: { keys: [liveKey(1, "a")] } }],
  ["reading keys that are to go", { keys: "keys: []\n", live: { keys: [liveKey(1, "a")] }, rules: GONE }],
  ["creating webhooks", { webhooks: HOOK_CREATED }],
  [
    "destroying webhooks",
    {
      webhooks: "webhooks: []\n",
      live: { webhooks: [liveWebhook(1, HOOK)] },
      rules: { prune: { webhook: "all" } },
    },
  ],
])("%s", async (_what, setting) => {
  const { plan } = planned(setting);
  expect(plan.changes).toHaveLength(1);
  const ledger = await apply(broken(), plan, options);
  expect(plan.changes.map((change) => ledger.of(change))).toMatchObject([
    { state: "failed", how: "unknown result", message: expect.stringContaining("unexpected error (bug)") },
  ]);
  expect(ledger.bugs).toEqual([expect.stringContaining("TypeError: bug\n    at ")]);
  for (const change of plan.changes)
    expect(() => ledger.record(change, { state: "done", id: 1 })).toThrow("has an outcome already");
});

test("after an unexpected error in one batch the other batches go on, and nothing is removed", async () => {
  const { plan } = planned({
    keys: CREATED,
    webhooks: HOOK_CREATED,
    live: { keys: [liveKey(1, "gone")], webhooks: [] },
    rules: GONE,
  });
  const sent: string[] = [];
  const client = Object.assign(broken(), {
    createWebhook: async () => {
      sent.push("webhook");
      return liveWebhook(1, HOOK);
    },
    webhooks: async () => new Collection([], { projectId: PROJECT.id }),
    destroyKeys: async () => sent.push("destroy"),
  });
  const ledger = await apply(client, plan, { ...options, batchSize: 1 });
  expect(sent).toEqual(["webhook"]);
  expect(plan.changes.map(({ action, kind }) => [action, kind])).toEqual([
    ["create", "key"],
    ["create", "webhook"],
    ["destroy", "key"],
  ]);
  expect(plan.changes.map((change) => ledger.of(change).state)).toEqual(["failed", "done", "not attempted"]);
  expect(ledger.bugs).toHaveLength(1);
});
