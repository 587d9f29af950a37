/** The outcome of each removal of a key or webhook, with every fault of the service. */
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Fault } from "../sandboxFaults/fault.ts";
import { errorResponse, htmlAnswer, responseAfter, responseBefore } from "./faults.ts";
import {
  type ApplyCase,
  type ApplyResult,
  applyCase,
  messages,
  PROJECT,
  ways,
  webhook,
  writes,
} from "./harness.ts";
import { textBackup } from "./textBackup.ts";

const destroy = { prune: { key: "all" }, pruneBy: "destroy" } as const;
const archive = { prune: { key: "all" }, pruneBy: "archive" } as const;
const live = (...names: string[]) => names.map((key_name, index) => ({ key_id: index + 1, key_name }));
const KEPT = "keys:\n  - key_name: kept\n";
const testCase = (more: ApplyCase = {}): ApplyCase => ({
  state: { keys: live("kept", "a", "b") },
  keys: KEPT,
  rules: destroy,
  ...more,
});
/** The two ways to remove keys, and the requests that do it. */
const WAYS = [
  ["destroyed", destroy, "destroyKeys"],
  ["archived", archive, "updateKeys"],
] as const;
const inBackup = ({ backups }: ApplyResult) =>
  backups.map((text) => parse(text).keys.map((key: { key_name: string }) => key.key_name));
/** Refuses every list of keys after so many. */
const unreadableAfter = (lists: number): Fault => ({
  beforeOperation: ({ operation }) =>
    operation === "keys" && lists-- <= 0 ? errorResponse(400, "Not now") : undefined,
});

const PROTECTED = { key_id: 4, key_name: "guarded", tags: ["protected"] };

test("undeclared keys are backed up and destroyed, and protected ones stay", async () => {
  const state = { keys: [...live("kept", "a", "b"), PROTECTED] };
  await applyCase(testCase({ state }), (applied) => {
    expect(applied.outcomes).toEqual({ a: { state: "done", id: "2" }, b: { state: "done", id: "3" } });
    expect(applied.names()).toEqual(["kept", "guarded"]);
    expect(applied.requests).toEqual(["GET /languages", "GET /keys", "DELETE /keys", "GET /keys"]);
    expect(inBackup(applied)).toEqual([["a", "b"]]);
    expect(applied.remaining).toEqual([]);
  });
});

test("nothing is removed without a folder for backups", async () => {
  const removal = testCase({
    state: { keys: live("kept", "a"), webhooks: [webhook(1, "https://h.example.com/")] },
    webhooks: "webhooks: []\n",
    rules: { ...destroy, prune: { key: "all", webhook: "all" } },
    options: { backup: undefined },
  });
  await applyCase(removal, (applied) => {
    expect(ways(applied)).toEqual(["not attempted", "not attempted"]);
    expect(messages(applied)[1]).toMatch(/There is no folder for backups/);
    expect(applied.requests).toEqual([]);
  });
});

test("if the backup cannot be written, nothing is removed, and earlier changes keep their outcome", async () => {
  const backup = textBackup(async (text) => {
    if (text.includes("key_name: a")) throw new Error("The disk is full.");
  });
  const keys = `${KEPT}    translations: { en: New }\n`;
  await applyCase(testCase({ keys, options: { backup } }), (applied) => {
    expect(applied.outcomes).toMatchObject({
      kept: { state: "done" },
      a: { state: "not attempted", message: expect.stringContaining("The disk is full.") },
    });
    expect(applied.names()).toHaveLength(3);
  });
});

describe("every key is read again just before its removal", () => {
  test("nothing is removed if that fails", async () => {
    await applyCase(testCase({ faults: [unreadableAfter(0)] }), (applied) => {
      expect(ways(applied)).toEqual(["not attempted", "not attempted"]);
      expect(messages(applied)[0]).toMatch(/could not be read again/);
      expect(writes(applied)).toEqual([]);
      expect(applied.backups).toEqual([]);
    });
  });

  test("one that is already deleted is done, and is in no backup", async () => {
    const meanwhile: ApplyCase["meanwhile"] = (client) => client.destroyKey(PROJECT, 2);
    await applyCase(testCase({ meanwhile }), (applied) => {
      expect(applied.outcomes).toEqual({ a: { state: "done", id: "2" }, b: { state: "done", id: "3" } });
      expect(inBackup(applied)).toEqual([["b"]]);
    });
  });

  test("if all are changed or deleted, no request is sent and no backup written", async () => {
    const meanwhile: ApplyCase["meanwhile"] = async (client) => {
      await client.destroyKey(PROJECT, 2);
      await client.updateKeys(PROJECT, [{ key_id: 3, tags: ["wanted"] }]);
    };
    await applyCase(testCase({ meanwhile }), (applied) => {
      expect(ways(applied)).toEqual(["done", "skipped"]);
      expect(applied.requests).toEqual(["GET /languages", "GET /keys"]);
      expect(applied.backups).toEqual([]);
    });
  });

  test("one that changed is kept, and the others are removed", async () => {
    const meanwhile: ApplyCase["meanwhile"] = (client) =>
      client.updateKeys(PROJECT, [{ key_id: 3, tags: ["wanted"] }]);
    await applyCase(testCase({ meanwhile }), (applied) => {
      expect(ways(applied)).toEqual(["done", "skipped"]);
      expect(inBackup(applied)).toEqual([["a"]]);
      const [sent] = applied.sandbox.requests.filter(({ method }) => method === "DELETE");
      expect(sent?.body).toEqual({ keys: [2] });
    });
  });
});

describe("the keys are read again after their removal", () => {
  const refusing = (how: "destroyKeys" | "updateKeys") => [responseBefore(how, errorResponse(400, "No"))];

  test("a locked key stays, and the message has the fix", async () => {
    const faults: Fault[] = [{ lockKey: (_request, id) => id === 3 }];
    await applyCase(testCase({ faults }), (applied) => {
      expect(ways(applied)).toEqual(["done", "refused"]);
      expect(messages(applied)[1]).toMatch(/the key is locked\. Unlock it in Lokalise/);
    });
  });

  test.each(WAYS)(
    "keys that are to be %s and are refused stay, for the reason that the service gave",
    async (_what, rules, how) => {
      await applyCase(testCase({ rules, faults: refusing(how) }), (applied) => {
        expect(ways(applied)).toEqual(["refused", "refused"]);
        expect(messages(applied)[0]).toMatch(/No/);
        expect(applied.remaining).toEqual(["a", "b"]);
      });
    },
  );

  test.each(WAYS)("keys that were %s although the response was lost are done", async (_what, rules, how) => {
    await applyCase(testCase({ rules, faults: [responseAfter(how, htmlAnswer(500))] }), (applied) => {
      expect(ways(applied)).toEqual(["done", "done"]);
      expect(applied.remaining).toEqual([]);
    });
  });

  test.each(WAYS)(
    "keys that were to be %s when the line was cut, and are seen still there",
    async (_what, rules, how) => {
      await applyCase(testCase({ rules, faults: [responseBefore(how, "cut")] }), (applied) => {
        expect(ways(applied)).toEqual(["not made", "not made"]);
        expect(messages(applied)[0]).toMatch(
          /Lokaform read the project again, and the (key|webhook) was not removed\. Apply again\.$/,
        );
        expect(applied.remaining).toEqual(["a", "b"]);
      });
    },
  );

  test("a removal may have happened if that fails, but a refused one was refused", async () => {
    await applyCase(testCase({ faults: [unreadableAfter(1)] }), (applied) => {
      expect(ways(applied)).toEqual(["unknown result", "unknown result"]);
      expect(messages(applied)[0]).toMatch(/answered, but Lokaform could not read the project again/);
    });
    await applyCase(testCase({ faults: [unreadableAfter(1), ...refusing("destroyKeys")] }), (applied) => {
      expect(ways(applied)).toEqual(["refused", "refused"]);
    });
  });

  test.each(WAYS)("where no key may be %s, no other batch is tried", async (_what, rules, how) => {
    const faults = [responseBefore(how, errorResponse(403, "No right"))];
    const options = { concurrency: 1, batchSize: 1 };
    await applyCase(testCase({ rules, faults, options }), (applied) => {
      expect(ways(applied)).toEqual(["refused", "not attempted"]);
      expect(messages(applied)[1]).toMatch(/service refuses all requests for this project: .*No right/);
      expect(writes(applied)).toHaveLength(1);
    });
  });

  test("the next batch is tried after a refused one", async () => {
    const faults = [responseBefore("destroyKeys", errorResponse(400, "No"), 1)];
    await applyCase(testCase({ faults, options: { concurrency: 1, batchSize: 1 } }), (applied) => {
      expect(ways(applied)).toEqual(["refused", "done"]);
    });
  });

  test("after an unexpected error the result is unknown, although the keys can be read", async () => {
    const bug = new TypeError("bug");
    const meanwhile: ApplyCase["meanwhile"] = async (client) => {
      Object.assign(client, { destroyKeys: () => Promise.reject(bug) });
    };
    await applyCase(testCase({ meanwhile }), (applied) => {
      expect(ways(applied)).toEqual(["unknown result", "unknown result"]);
    });
  });

  test("archiving sends only is_archived", async () => {
    await applyCase(testCase({ rules: archive }), (applied) => {
      const [sent] = applied.sandbox.requests.filter(({ method }) => method === "PUT");
      expect(sent?.body).toEqual({
        keys: [
          { key_id: 2, is_archived: true },
          { key_id: 3, is_archived: true },
        ],
      });
      expect(ways(applied)).toEqual(["done", "done"]);
    });
  });
});

test("after a failed rename other keys are still updated, and nothing is removed", async () => {
  const faults: Fault[] = [
    {
      writeKey: (_request, { key_id }) => (key_id === 2 ? { message: "no", code: 400, key_id } : undefined),
    },
  ];
  const keys = `${KEPT}    description: new\n  - { key_name: to, previously: a }\n`;
  await applyCase(testCase({ keys, faults }), ({ outcomes }) => {
    expect(outcomes).toMatchObject({
      to: { state: "failed" },
      kept: { state: "done" },
      b: { state: "not attempted", message: expect.stringMatching(/after a failure/) },
    });
  });
});

test("a halted run removes nothing, and gives the reason", async () => {
  const halted = testCase({
    state: { keys: live("kept", "a"), webhooks: [webhook(1, "https://h.example.com/a")] },
    webhooks: "webhooks: []\n",
    rules: { ...destroy, prune: { key: "all", webhook: "all" } },
    options: { halt: () => "The run was interrupted." },
  });
  await applyCase(halted, (applied) => {
    expect(ways(applied)).toEqual(["not attempted", "not attempted"]);
    expect(messages(applied)).toEqual(["The run was interrupted.", "The run was interrupted."]);
    expect(applied.requests).toEqual([]);
    expect(applied.backups).toEqual([]);
  });
});

describe("webhooks", () => {
  const state = {
    keys: live("kept"),
    webhooks: [1, 2].map((digit) => webhook(digit, `https://h.example.com/${digit}`)),
  };
  const hooks = (more: ApplyCase = {}): ApplyCase => ({
    state,
    webhooks: "webhooks: []\n",
    rules: { prune: { webhook: "all" } },
    ...more,
  });

  test("one that is already deleted is done", async () => {
    const meanwhile: ApplyCase["meanwhile"] = (client) => client.destroyWebhook(PROJECT, "1".repeat(40));
    await applyCase(hooks({ meanwhile }), (applied) => expect(ways(applied)).toEqual(["done", "done"]));
  });

  test.each([
    [errorResponse(400, "No"), "refused"],
    ["cut", "not made"],
  ] as const)("one of which the service says %j: %s; the other one goes", async (answer, how) => {
    const first: Fault = {
      beforeOperation: ({ operation, path }) =>
        operation === "destroyWebhook" && path.includes("1".repeat(40)) ? answer : undefined,
    };
    await applyCase(hooks({ faults: [first], options: { concurrency: 1 } }), (applied) =>
      expect(ways(applied)).toEqual([how, "done"]),
    );
  });

  test.each([401, 403])(
    "after a %i, which is for the whole project, no other one is tried",
    async (status) => {
      const faults = [responseBefore("destroyWebhook", errorResponse(status, "No right"))];
      await applyCase(hooks({ faults, options: { concurrency: 1 } }), (applied) => {
        expect(ways(applied)).toEqual(["refused", "not attempted"]);
        expect(messages(applied)[1]).toMatch(/service refuses all requests for this project: .*No right/);
        expect(applied.requests).toHaveLength(2);
      });
    },
  );

  test("none is removed after a failure", async () => {
    const faults: Fault[] = [{ writeKey: () => ({ message: "no", code: 400, key_id: 1 }) }];
    await applyCase(hooks({ keys: `${KEPT}    description: new\n`, faults }), (applied) => {
      expect(ways(applied)).toEqual(["refused", "not attempted", "not attempted"]);
      expect(messages(applied)[1]).toMatch(/Nothing is removed after a failure/);
    });
  });
});

test("every batch is reported when all its changes have their outcome, and the limit of requests at the same time holds", async () => {
  const states: string[] = [];
  let most = 0;
  let running = 0;
  const faults: Fault[] = [
    {
      beforeOperation: () => {
        running += 1;
        most = Math.max(most, running);
        return undefined;
      },
      onResponse: () => {
        running -= 1;
        return undefined;
      },
    },
  ];
  const keys = `${KEPT}    description: new\n  - { key_name: x, platforms: [web] }\n  - { key_name: y, platforms: [web] }\n`;
  const options: ApplyCase["options"] = {
    batchSize: 1,
    concurrency: 1,
    onBatch: (_batch, outcomes) => void states.push(...outcomes.map(({ state }) => state)),
  };
  await applyCase(testCase({ keys, faults, options }), (applied) => {
    expect(ways(applied)).toEqual(Array(5).fill("done"));
    expect(states).toEqual(Array(5).fill("done"));
    expect(most).toBe(1);
  });
});
