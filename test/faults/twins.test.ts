/** After creating webhooks the list is read again, and a webhook that the run created twice is deleted. */

import { expect, test } from "vitest";
import type { Client } from "../../src/api/client.ts";
import type { WireWebhook } from "../../src/wire/key.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { onWebhooks } from "../sandboxFaults/shown.ts";
import { errorResponse, responseBefore } from "./faults.ts";
import { type ApplyResult, applyCase, liveWebhooks, PROJECT, webhook, writes } from "./harness.ts";

const OUT = { url: "https://h.example.com/a", events: ["project.imported", "project.exported"] };
const WEBHOOKS = `webhooks:\n  - { url: ${OUT.url}, events: [project.imported, project.exported] }\n`;

const ids = (applied: ApplyResult) =>
  liveWebhooks(applied)
    .map(({ webhook_id }) => webhook_id)
    .sort();
const requests = (applied: ApplyResult) => applied.requests.map((one) => one.replace(/[0-9a-f]{40}/, "ID"));

/** Somebody else creates a webhook right after the run did. */
function followedBy(other: object): (client: Client) => Promise<void> {
  return async (client) => {
    const createWebhook = client.createWebhook.bind(client);
    Object.assign(client, {
      createWebhook: async (...args: Parameters<Client["createWebhook"]>) => {
        const made = await createWebhook(...args);
        await createWebhook(PROJECT, { ...OUT, ...other });
        return made;
      },
    });
  };
}

test("one more request, only if a webhook was created", async () => {
  await applyCase({ webhooks: WEBHOOKS }, (applied) => {
    expect([requests(applied), applied.remarks]).toEqual([["POST /webhooks", "GET /webhooks"], []]);
  });
  await applyCase({ state: { webhooks: [webhook(1, OUT.url)] }, webhooks: WEBHOOKS }, (applied) => {
    expect(requests(applied)).toEqual(["GET /webhooks/ID", "PUT /webhooks/ID"]);
  });
});

test("of equal webhooks by two runs the one with the lower id stays, and that of the other run is never removed", async () => {
  await applyCase({ webhooks: WEBHOOKS, meanwhile: followedBy({}) }, (applied) => {
    const created = applied.sandbox.requests.filter(({ method }) => method === "POST");
    expect(created).toHaveLength(2);
    const [first, second] = ids(applied);
    expect(Object.values(applied.outcomes)).toEqual([{ state: "done", id: first }]);
    if (second === undefined) expect(applied.remarks[0]).toMatch(/^notice: .* This run made /);
    else
      expect(applied.remarks[0]).toContain(
        `error: Webhook ${OUT.url} may exist twice, as ${first} and as ${second}`,
      );
  });
});

test.each([
  ["another branch", { branch: "develop" }],
  ["other events", { events: ["project.imported"] }],
])("one with %s is not a twin", async (_what, other) => {
  await applyCase({ webhooks: WEBHOOKS, meanwhile: followedBy(other) }, (applied) => {
    expect(ids(applied)).toHaveLength(2);
    expect(applied.remarks).toEqual([]);
  });
});

test.each(["0", "f"])("one without a branch in the response is not a twin (id %s…)", async (digit) => {
  const live = { ...OUT, webhook_id: digit.repeat(40), branch: "develop" };
  const unmentioned: Fault = {
    onResponse: onWebhooks((_request, page) => ({
      ...page,
      rows: page.rows.map(({ branch: _, ...shown }) => shown as WireWebhook),
    })),
  };
  await applyCase({ state: { webhooks: [live] }, webhooks: WEBHOOKS, faults: [unmentioned] }, (applied) => {
    expect(ids(applied)).toHaveLength(2);
    expect(Object.values(applied.outcomes)).toMatchObject([
      { state: "done", id: expect.not.stringContaining(live.webhook_id) },
    ]);
    expect(writes(applied)).toEqual(["POST /webhooks"]);
  });
});

test("if the list does not have the created webhook yet, and has an equal one, both are named", async () => {
  const created: string[] = [];
  const stale: Fault = {
    onResponse: onWebhooks((_request, page) => {
      created.push(...page.rows.map(({ webhook_id }) => webhook_id));
      const headers = { ...page.headers, "X-Pagination-Total-Count": `${page.rows.length - 1}` };
      return { rows: page.rows.slice(1), headers };
    }),
  };
  await applyCase({ webhooks: WEBHOOKS, meanwhile: followedBy({}), faults: [stale] }, (applied) => {
    const [outcome] = Object.values(applied.outcomes);
    expect(outcome).toEqual({ state: "done", id: created[0] });
    expect(applied.remarks).toEqual([
      expect.stringContaining(`may exist twice, as ${created[1]} and as ${created[0]}: `),
    ]);
    expect(ids(applied)).toHaveLength(2);
  });
});

test("a list that cannot be read is an error", async () => {
  const faults = [responseBefore("webhooks", errorResponse(400, "Not now"))];
  await applyCase({ webhooks: WEBHOOKS, faults }, (applied) => {
    expect(Object.values(applied.outcomes)).toMatchObject([{ state: "done" }]);
    expect(applied.remarks).toEqual([expect.stringMatching(/^error: .*could not be read again/)]);
  });
});
