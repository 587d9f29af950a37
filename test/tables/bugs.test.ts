/** What is neither the user's nor the network's doing is a bug, and no outcome: it is thrown on. */
import { expect, test } from "vitest";
import { Client } from "../../src/api/client.ts";
import { apply } from "../../src/apply/apply.ts";
import type { Plan } from "../../src/plan/plan.ts";
import { liveKey, liveWebhook, planned } from "./planned.ts";

const bug = new TypeError("bug");
const fails = () => Promise.reject(bug);
const HOOK = "https://h.example.com/a";

/** A client with a bug in every operation. */
function broken(): Client {
  const client = new Client({ token: "any", baseUrl: "http://127.0.0.1:9" });
  return Object.assign(client, {
    keys: fails,
    createKeys: fails,
    updateKeys: fails,
    createWebhook: fails,
    destroyWebhook: fails,
  });
}

test.each<[string, () => Plan]>([
  ["creating keys", () => planned({ keys: "keys: [{ key_name: a, platforms: [web] }]\n" }).plan],
  [
    "updating keys",
    () =>
      planned({ keys: "keys: [{ key_name: a, description: b }]\n", live: { keys: [liveKey(1, "a")] } }).plan,
  ],
  [
    "reading keys that are to go",
    () =>
      planned({
        keys: "keys: []\n",
        live: { keys: [liveKey(1, "a")] },
        rules: { prune: "all", onRemove: "destroy" },
      }).plan,
  ],
  [
    "creating webhooks",
    () => planned({ webhooks: `webhooks: [{ url: "${HOOK}", events: [project.imported] }]\n` }).plan,
  ],
  [
    "destroying webhooks",
    () =>
      planned({
        webhooks: "webhooks: []\n",
        live: { webhooks: [liveWebhook(1, HOOK)] },
        rules: { pruneWebhooks: "all" },
      }).plan,
  ],
])("%s", async (_what, make) => {
  const plan = make();
  expect(plan.changes).toHaveLength(1);
  const applying = apply(broken(), plan, {
    variables: new Map(),
    concurrency: 1,
    batchSize: 500,
    useAutomations: undefined,
    halt: () => undefined,
    backup: async () => {},
    wait: async () => {},
    onBatch: () => {},
  });
  await expect(applying).rejects.toBe(bug);
});
