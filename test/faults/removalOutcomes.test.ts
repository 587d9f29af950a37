/** The outcome of each removal of a key or webhook, with every fault of the service. */
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Fault } from "../../src/sandbox/sandbox.ts";
import { afterwards, beforehand, html, said } from "./faults.ts";
import { applied, type Ending, PROJECT, type Scene } from "./harness.ts";

const destroy = { prune: { key: "all" }, onRemove: "destroy" } as const;
const archive = { prune: { key: "all" }, onRemove: "archive" } as const;
const live = (...names: string[]) => names.map((key_name, index) => ({ key_id: index + 1, key_name }));
const KEPT = "keys:\n  - key_name: kept\n";
const scene = (more: Scene = {}): Scene => ({
  state: { keys: live("kept", "a", "b") },
  keys: KEPT,
  rules: destroy,
  ...more,
});
const ways = ({ outcomes }: Ending) =>
  Object.values(outcomes).map((one) => (one.state === "failed" ? one.how : one.state));
const messages = ({ outcomes }: Ending) =>
  Object.values(outcomes).map((one) => ("message" in one ? one.message : ""));
const inBackup = ({ backups }: Ending) =>
  backups.map((text) => parse(text).keys.map((key: { key_name: string }) => key.key_name));
/** Refuses every list of keys after so many. */
const deafAfter = (lists: number): Fault => ({
  beforeOperation: ({ operation }) =>
    operation === "keys" && lists-- <= 0 ? said(400, "Not now") : undefined,
});

describe("every key is read again just before its removal", () => {
  test("nothing is removed if that fails", async () => {
    await applied(scene({ faults: [deafAfter(0)] }), (ending) => {
      expect(ways(ending)).toEqual(["not attempted", "not attempted"]);
      expect(messages(ending)[0]).toMatch(/could not be read again/);
      expect(ending.requests.every((request) => request.startsWith("GET"))).toBe(true);
      expect(ending.backups).toEqual([]);
    });
  });

  test("one that is already deleted is done, and is in no backup", async () => {
    const meanwhile: Scene["meanwhile"] = (client) => client.destroyKey(PROJECT, 2);
    await applied(scene({ meanwhile }), (ending) => {
      expect(ending.outcomes).toEqual({ a: { state: "done", id: "2" }, b: { state: "done", id: "3" } });
      expect(inBackup(ending)).toEqual([["b"]]);
    });
  });

  test("if all are changed or deleted, no request is sent and no backup written", async () => {
    const meanwhile: Scene["meanwhile"] = async (client) => {
      await client.destroyKey(PROJECT, 2);
      await client.updateKeys(PROJECT, [{ key_id: 3, tags: ["wanted"] }]);
    };
    await applied(scene({ meanwhile }), (ending) => {
      expect(ways(ending)).toEqual(["done", "skipped"]);
      expect(ending.requests).toEqual(["GET /languages", "GET /keys"]);
      expect(ending.backups).toEqual([]);
    });
  });

  test("one that changed is kept, and the others are removed", async () => {
    const meanwhile: Scene["meanwhile"] = (client) =>
      client.updateKeys(PROJECT, [{ key_id: 3, tags: ["wanted"] }]);
    await applied(scene({ meanwhile }), (ending) => {
      expect(ways(ending)).toEqual(["done", "skipped"]);
      expect(inBackup(ending)).toEqual([["a"]]);
      const [sent] = ending.sandbox.requests.filter(({ method }) => method === "DELETE");
      expect(sent?.body).toEqual({ keys: [2] });
    });
  });
});

describe("the keys are read again after their removal", () => {
  const refusing = (how: "destroyKeys" | "updateKeys") => [beforehand(how, said(400, "No"))];

  test("a locked key stays, and the message has the fix", async () => {
    const faults: Fault[] = [{ lockKey: (_request, id) => id === 3 }];
    await applied(scene({ faults }), (ending) => {
      expect(ways(ending)).toEqual(["done", "refused"]);
      expect(messages(ending)[1]).toMatch(/the key is locked\. Unlock it there, or declare it/);
    });
  });

  test.each([
    ["destroyed", destroy, "destroyKeys"],
    ["archived", archive, "updateKeys"],
  ] as const)(
    "keys that are to be %s and are refused stay, for the reason that the service gave",
    async (_what, rules, how) => {
      await applied(scene({ rules, faults: refusing(how) }), (ending) => {
        expect(ways(ending)).toEqual(["refused", "refused"]);
        expect(messages(ending)[0]).toMatch(/No/);
        expect(ending.left).toEqual(["a", "b"]);
      });
    },
  );

  test.each([
    ["destroyed", destroy, "destroyKeys"],
    ["archived", archive, "updateKeys"],
  ] as const)("keys that were %s although the answer was lost are done", async (_what, rules, how) => {
    await applied(scene({ rules, faults: [afterwards(how, html(500))] }), (ending) => {
      expect(ways(ending)).toEqual(["done", "done"]);
      expect(ending.left).toEqual([]);
    });
  });

  test.each([
    ["destroyed", destroy, "destroyKeys"],
    ["archived", archive, "updateKeys"],
  ] as const)(
    "keys that were to be %s when the line was cut, and are seen still there",
    async (_what, rules, how) => {
      await applied(scene({ rules, faults: [beforehand(how, "cut")] }), (ending) => {
        expect(ways(ending)).toEqual(["not made", "not made"]);
        expect(messages(ending)[0]).toMatch(/Reading it back shows that it still exists\. Apply again\.$/);
        expect(ending.left).toEqual(["a", "b"]);
      });
    },
  );

  test("a removal may have happened if that fails, but a refused one was refused", async () => {
    await applied(scene({ faults: [deafAfter(1)] }), (ending) => {
      expect(ways(ending)).toEqual(["unknown result", "unknown result"]);
      expect(messages(ending)[0]).toMatch(/answered, but reading it back failed/);
    });
    await applied(scene({ faults: [deafAfter(1), ...refusing("destroyKeys")] }), (ending) => {
      expect(ways(ending)).toEqual(["refused", "refused"]);
    });
  });

  test.each([
    ["destroyed", destroy, "destroyKeys"],
    ["archived", archive, "updateKeys"],
  ] as const)("where no key may be %s, no other batch is tried", async (_what, rules, how) => {
    const faults = [beforehand(how, said(403, "No right"))];
    const options = { concurrency: 1, batchSize: 1 };
    await applied(scene({ rules, faults, options }), (ending) => {
      expect(ways(ending)).toEqual(["refused", "not attempted"]);
      expect(messages(ending)[1]).toMatch(/the service refuses them all: .*No right/);
      expect(ending.requests.filter((request) => !request.startsWith("GET"))).toHaveLength(1);
    });
  });

  test("the next batch is tried after a refused one", async () => {
    const faults = [beforehand("destroyKeys", said(400, "No"), 1)];
    await applied(scene({ faults, options: { concurrency: 1, batchSize: 1 } }), (ending) => {
      expect(ways(ending)).toEqual(["refused", "done"]);
    });
  });

  test("after an unexpected error the result is unknown, although the keys can be read", async () => {
    const bug = new TypeError("bug");
    const meanwhile: Scene["meanwhile"] = async (client) => {
      Object.assign(client, { destroyKeys: () => Promise.reject(bug) });
    };
    await applied(scene({ meanwhile }), (ending) => {
      expect(ways(ending)).toEqual(["unknown result", "unknown result"]);
    });
  });

  test("archiving sends only is_archived", async () => {
    await applied(scene({ rules: archive }), (ending) => {
      const [sent] = ending.sandbox.requests.filter(({ method }) => method === "PUT");
      expect(sent?.body).toEqual({
        keys: [
          { key_id: 2, is_archived: true },
          { key_id: 3, is_archived: true },
        ],
      });
      expect(ways(ending)).toEqual(["done", "done"]);
    });
  });
});

test("after a failed rename other keys are still updated, and nothing is removed", async () => {
  const faults: Fault[] = [
    {
      refuseKey: (_request, { key_id }) => (key_id === 2 ? { message: "no", code: 400, key_id } : undefined),
    },
  ];
  const keys = `${KEPT}    description: new\n  - { key_name: to, previously: a }\n`;
  await applied(scene({ keys, faults }), ({ outcomes }) => {
    expect(outcomes).toMatchObject({
      to: { state: "failed" },
      kept: { state: "done" },
      b: { state: "not attempted", message: expect.stringMatching(/after a failure/) },
    });
  });
});

test("a halted run removes nothing, and gives the reason", async () => {
  const webhooks = [
    { webhook_id: "1".repeat(40), url: "https://h.example.com/a", events: ["project.imported"] },
  ];
  const halted = scene({
    state: { keys: live("kept", "a"), webhooks },
    webhooks: "webhooks: []\n",
    rules: { ...destroy, prune: { key: "all", webhook: "all" } },
    options: { halt: () => "The run was interrupted." },
  });
  await applied(halted, (ending) => {
    expect(ways(ending)).toEqual(["not attempted", "not attempted"]);
    expect(messages(ending)).toEqual(["The run was interrupted.", "The run was interrupted."]);
    expect(ending.requests).toEqual([]);
    expect(ending.backups).toEqual([]);
  });
});

describe("webhooks", () => {
  const state = {
    keys: live("kept"),
    webhooks: [1, 2].map((id) => ({
      webhook_id: String(id).repeat(40),
      url: `https://h.example.com/${id}`,
      events: ["project.imported"],
    })),
  };
  const hooks = (more: Scene = {}): Scene => ({
    state,
    webhooks: "webhooks: []\n",
    rules: { prune: { webhook: "all" } },
    ...more,
  });

  test("one that is already deleted is done", async () => {
    const meanwhile: Scene["meanwhile"] = (client) => client.destroyWebhook(PROJECT, "1".repeat(40));
    await applied(hooks({ meanwhile }), (ending) => expect(ways(ending)).toEqual(["done", "done"]));
  });

  test.each([
    [said(400, "No"), "refused"],
    ["cut", "not made"],
  ] as const)("one of which the service says %j: %s; the other one goes", async (answer, how) => {
    const first: Fault = {
      beforeOperation: ({ operation, path }) =>
        operation === "destroyWebhook" && path.includes("1".repeat(40)) ? answer : undefined,
    };
    await applied(hooks({ faults: [first], options: { concurrency: 1 } }), (ending) =>
      expect(ways(ending)).toEqual([how, "done"]),
    );
  });

  test.each([401, 403])(
    "after a %i, which is for the whole project, no other one is tried",
    async (status) => {
      const faults = [beforehand("destroyWebhook", said(status, "No right"))];
      await applied(hooks({ faults, options: { concurrency: 1 } }), (ending) => {
        expect(ways(ending)).toEqual(["refused", "not attempted"]);
        expect(messages(ending)[1]).toMatch(/the service refuses them all: .*No right/);
        expect(ending.requests).toHaveLength(2);
      });
    },
  );

  test("none is removed after a failure", async () => {
    const faults: Fault[] = [{ refuseKey: () => ({ message: "no", code: 400, key_id: 1 }) }];
    await applied(hooks({ keys: `${KEPT}    description: new\n`, faults }), (ending) => {
      expect(ways(ending)).toEqual(["refused", "not attempted", "not attempted"]);
      expect(messages(ending)[1]).toMatch(/Nothing is removed after a failure/);
    });
  });
});

test("every batch is reported when all its changes have their outcome, and the limit of requests at the same time holds", async () => {
  const told: string[] = [];
  let most = 0;
  let running = 0;
  const faults: Fault[] = [
    {
      beforeOperation: () => {
        running += 1;
        most = Math.max(most, running);
        return undefined;
      },
      onAnswer: () => {
        running -= 1;
        return undefined;
      },
    },
  ];
  const keys = `${KEPT}    description: new\n  - { key_name: x, platforms: [web] }\n  - { key_name: y, platforms: [web] }\n`;
  const options: Scene["options"] = {
    batchSize: 1,
    concurrency: 1,
    onBatch: (_batch, outcomes) => void told.push(...outcomes.map(({ state }) => state)),
  };
  await applied(scene({ keys, faults, options }), (ending) => {
    expect(ways(ending)).toEqual(Array(5).fill("done"));
    expect(told).toEqual(Array(5).fill("done"));
    expect(most).toBe(1);
  });
});
