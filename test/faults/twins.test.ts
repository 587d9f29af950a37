/** After creating webhooks the list is read again, and a webhook that the run created twice is deleted. */
import { expect, test } from "vitest";
import type { Client } from "../../src/api/client/client.ts";
import type { Fault } from "../../src/sandbox/sandbox.ts";
import { afterwards, said } from "./faults.ts";
import { applied, type Ending, PROJECT } from "./harness.ts";

const OUT = { url: "https://h.example.com/a", events: ["project.imported", "project.exported"] };
const WEBHOOKS = `webhooks:\n  - { url: ${OUT.url}, events: [project.imported, project.exported] }\n`;

const ids = ({ sandbox }: Ending) =>
  (sandbox.state().projects[PROJECT]?.webhooks ?? []).map(({ webhook_id }) => webhook_id).sort();
const requests = (ending: Ending) => ending.requests.map((one) => one.replace(/[0-9a-f]{40}/, "ID"));

/** The first lists of webhooks, so many, are older than the new webhooks. */
function stale(times: number): Fault {
  return {
    onAnswer: ({ operation }, answer) => {
      if (operation !== "webhooks" || !("json" in answer.body) || times-- <= 0) return undefined;
      const list = answer.body.json as object;
      const headers = { ...answer.headers, "X-Pagination-Total-Count": "0" };
      return { ...answer, headers, body: { json: { ...list, webhooks: [] } } };
    },
  };
}

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
  await applied({ webhooks: WEBHOOKS }, (ending) => {
    expect([requests(ending), ending.remarks]).toEqual([["POST /webhooks", "GET /webhooks"], []]);
  });
  const live = { webhook_id: "1".repeat(40), url: OUT.url, events: ["project.imported"] };
  await applied({ state: { webhooks: [live] }, webhooks: WEBHOOKS }, (ending) => {
    expect(requests(ending)).toEqual(["GET /webhooks/ID", "PUT /webhooks/ID"]);
  });
});

test("a create that was repeated because two lists were too old leaves one webhook", async () => {
  const faults = [afterwards("createWebhook", "cut", 1), stale(2)];
  await applied({ webhooks: WEBHOOKS, faults }, (ending) => {
    expect(ending.requests.filter((one) => one === "POST /webhooks")).toHaveLength(2);
    const [id, ...others] = ids(ending);
    expect(others).toEqual([]);
    expect(Object.values(ending.outcomes)).toEqual([{ state: "done", id }]);
    expect(ending.remarks).toEqual([expect.stringMatching(/^notice: .* existed twice\./)]);
  });
});

test("of equal webhooks by two runs the one with the lower id stays, and that of the other run is never removed", async () => {
  await applied({ webhooks: WEBHOOKS, meanwhile: followedBy({}) }, (ending) => {
    const created = ending.sandbox.requests.filter(({ method }) => method === "POST");
    expect(created).toHaveLength(2);
    const [first, second] = ids(ending);
    expect(Object.values(ending.outcomes)).toEqual([{ state: "done", id: first }]);
    if (second === undefined) expect(ending.remarks[0]).toMatch(/^notice: .* This run made /);
    else
      expect(ending.remarks[0]).toContain(
        `warning: Webhook ${OUT.url} exists twice, as ${first} and as ${second}`,
      );
  });
});

test.each([
  ["another branch", { branch: "develop" }],
  ["other events", { events: ["project.imported"] }],
])("one with %s is not a twin", async (_what, other) => {
  await applied({ webhooks: WEBHOOKS, meanwhile: followedBy(other) }, (ending) => {
    expect(ids(ending)).toHaveLength(2);
    expect(ending.remarks).toEqual([]);
  });
});

test.each(["0", "f"])("one without a branch in the answer is not a twin (id %s…)", async (digit) => {
  const live = { ...OUT, webhook_id: digit.repeat(40), branch: "develop" };
  const untold: Fault = {
    onAnswer: ({ operation }, answer) => {
      if (operation !== "webhooks" || !("json" in answer.body)) return undefined;
      const json = JSON.parse(JSON.stringify(answer.body.json));
      for (const webhook of json.webhooks) delete webhook.branch;
      return { ...answer, body: { json } };
    },
  };
  await applied({ state: { webhooks: [live] }, webhooks: WEBHOOKS, faults: [untold] }, (ending) => {
    expect(ids(ending)).toHaveLength(2);
    expect(Object.values(ending.outcomes)).toMatchObject([
      { state: "done", id: expect.not.stringContaining(live.webhook_id) },
    ]);
    expect(ending.requests.filter((one) => one.startsWith("DELETE"))).toEqual([]);
  });
});

test("a list that cannot be read is a warning", async () => {
  const deaf: Fault = {
    beforeOperation: ({ operation }) => (operation === "webhooks" ? said(400, "Not now") : undefined),
  };
  await applied({ webhooks: WEBHOOKS, faults: [deaf] }, (ending) => {
    expect(Object.values(ending.outcomes)).toMatchObject([{ state: "done" }]);
    expect(ending.remarks).toEqual([expect.stringMatching(/^warning: .*could not be read again/)]);
  });
});
