/** How apply handles a service that fails: no change is lost silently, and no change is made twice. */

import { expect, test } from "vitest";
import { quotesIn } from "../quotes.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { applyCase, manyKeys, PROJECT, sentKeys } from "./harness.ts";

/** Refuses every batch with one of these. */
const poison = (...names: string[]): Fault => ({
  beforeOperation: ({ body }) =>
    sentKeys(body).some((name) => names.includes(name))
      ? {
          status: 400,
          body: {
            json: {
              error: { message: `Translation has no \`translation\` parameter (${names.length})`, code: 400 },
            },
          },
        }
      : undefined,
});

/** Replaces the responses to so many requests of one operation, after they were carried out. */
const afterwards = (
  operation: string,
  applied: ReturnType<NonNullable<Fault["onResponse"]>>,
  times = 1,
): Fault => ({
  onResponse: (request) => (request.operation === operation && times-- > 0 ? applied : undefined),
});
const beforehand = (
  operation: string,
  applied: ReturnType<NonNullable<Fault["beforeOperation"]>>,
  times = 1,
): Fault => ({
  beforeOperation: (request) => (request.operation === operation && times-- > 0 ? applied : undefined),
});
const html = (status: number) => ({ status, body: { html: "<html>no</html>" } });

const failures = (outcomes: Record<string, { state: string }>) =>
  Object.entries(outcomes)
    .filter(([, { state }]) => state !== "done")
    .map(([label]) => label);

test("10 batches of creates and 10 of updates need 20 writes, and one read for each batch that overwrites texts", async () => {
  const batchSize = 20;
  const count = 10 * batchSize;
  const live = Array.from({ length: count }, (_, index) => ({
    key_id: index + 1,
    key_name: `key.${index + 1}`,
    platforms: ["web" as const],
    translations: [{ language_iso: "en", translation: `old ${index + 1}` }],
  }));
  const changing = (fields: string) =>
    live.map(({ key_name }) => `  - { key_name: ${key_name}, ${fields} }\n`).join("");
  const created = live
    .map(({ key_name }) => `  - { key_name: new.${key_name}, translations: { en: text } }\n`)
    .join("");
  const requestsFor = async (fields: string) => {
    const counts: Record<string, number> = {};
    const keys = `on_create: { platforms: [web] }\nkeys:\n${changing(fields)}${created}`;
    await applyCase({ state: { keys: live }, keys, options: { batchSize } }, (applied) => {
      expect(failures(applied.outcomes)).toEqual([]);
      for (const request of applied.requests) counts[request] = (counts[request] ?? 0) + 1;
    });
    return counts;
  };
  const writes = { "PUT /keys": 10, "POST /keys": 10 };
  expect(await requestsFor("translations: { en: new }")).toEqual({ ...writes, "GET /keys": 10 });
  expect(await requestsFor("description: new")).toEqual(writes);
});

test("connections that were closed while the plan was made can be noticed before the first request", async () => {
  const events: string[] = [];
  const mayWrite = async () => void events.push("first write");
  const meanwhile = async () => void setImmediate(() => events.push("next turn of the event loop"));
  await applyCase({ keys: manyKeys(1), meanwhile, options: { mayWrite } }, () => {
    expect(events).toEqual(["next turn of the event loop", "first write"]);
  });
});

test("one malformed key of 500 costs at most 18 requests, the other 499 are created, and it is named", async () => {
  await applyCase(
    { keys: manyKeys(500), faults: [poison("key.77")] },
    ({ outcomes, requests, remaining, names }) => {
      expect(failures(outcomes)).toEqual(["key.77"]);
      expect(outcomes["key.77"]).toMatchObject({
        state: "failed",
        how: "refused",
        message: expect.stringContaining("no `translation`"),
      });
      expect(requests.filter((request) => request === "POST /keys").length - 1).toBeLessThanOrEqual(18);
      expect(requests).toHaveLength(requests.filter((request) => request === "POST /keys").length);
      expect(names()).toHaveLength(499);
      expect(remaining).toEqual(["key.77"]);
    },
  );
});

test("with three malformed keys of 500, all others are created", async () => {
  await applyCase(
    { keys: manyKeys(500), faults: [poison("key.1", "key.250", "key.500")] },
    ({ outcomes, names }) => {
      expect(failures(outcomes)).toEqual(["key.1", "key.250", "key.500"]);
      expect(new Set(names()).size).toBe(497);
    },
  );
});

test("batches of updates with a malformed one are halved, too", async () => {
  const keys = Array.from({ length: 40 }, (_, index) => ({
    key_id: index + 1,
    key_name: `key.${index + 1}`,
    platforms: ["web" as const],
  }));
  const manifest = `keys:\n${keys.map(({ key_name }) => `  - { key_name: ${key_name}, description: new }\n`).join("")}`;
  await applyCase({ state: { keys }, keys: manifest, faults: [poison("7")] }, ({ outcomes, remaining }) => {
    expect(failures(outcomes)).toEqual(["key.7"]);
    expect(remaining).toEqual(["key.7"]);
  });
});

test("if two single keys are refused for the same reason and none is accepted, the rest is not attempted", async () => {
  await applyCase(
    {
      keys: manyKeys(64),
      faults: [
        beforehand(
          "createKeys",
          { status: 400, body: { json: { error: { message: "Plan limit reached", code: 400 } } } },
          999,
        ),
      ],
    },
    ({ outcomes, requests, names }) => {
      const states = Object.values(outcomes).map(({ state }) => state);
      expect(states.filter((state) => state === "failed")).toHaveLength(2);
      expect(states.filter((state) => state === "not attempted")).toHaveLength(62);
      expect(requests.length).toBeLessThanOrEqual(8);
      expect(names()).toEqual([]);
    },
  );
});

const tokenPlace = { file: ".github/workflows/l10n.yml", line: 9, col: 1, endLine: 9, endCol: 1 };

test.each([[401], [403]])(
  "a token without the right (%i) is asked once, and nothing is halved",
  async (status) => {
    const denied = { status, body: { json: { error: { message: "Forbidden", code: status } } } };
    await applyCase(
      {
        keys: manyKeys(30),
        options: { batchSize: 10, concurrency: 1, tokenPlace },
        faults: [beforehand("createKeys", denied, 999)],
      },
      ({ outcomes, requests, remarks }) => {
        expect(remarks).toEqual([expect.stringContaining("error: The API token")]);
        expect(requests).toEqual(["POST /keys"]);
        expect(Object.values(outcomes).filter(({ state }) => state === "failed")).toHaveLength(10);
        expect(Object.values(outcomes).filter(({ state }) => state === "not attempted")).toHaveLength(20);
      },
    );
  },
);

test("a key that the service drops from 500 with a response of 200 is found and named", async () => {
  const drop: Fault = {
    onResponse: ({ operation }, answer) => {
      if (operation !== "createKeys" || !("json" in answer.body)) return undefined;
      const list = answer.body.json as { keys: { key_name: { web: string } }[] };
      return {
        ...answer,
        body: { json: { ...list, keys: list.keys.filter(({ key_name }) => key_name.web !== "key.42") } },
      };
    },
    // It is written but not mentioned. Reading it back shows that.
  };
  await applyCase({ keys: manyKeys(500), faults: [drop] }, ({ outcomes, requests, names }) => {
    expect(failures(outcomes)).toEqual([]);
    expect(requests).toEqual(["POST /keys", "GET /keys"]);
    expect(new Set(names()).size).toBe(500);
  });
});

test.each(["cut", html(500), html(502), html(504)] as const)(
  "a create whose response is lost (%j) after the write is made once",
  async (applied) => {
    await applyCase(
      { keys: manyKeys(20), faults: [afterwards("createKeys", applied)] },
      ({ outcomes, requests, names, remaining }) => {
        expect(failures(outcomes)).toEqual([]);
        expect(requests).toEqual(["POST /keys", "GET /keys"]);
        expect(names()).toHaveLength(20);
        expect(remaining).toEqual([]);
      },
    );
  },
);

test.each(["cut", html(500), html(504)] as const)(
  "a create that was lost (%j) before the write is searched for twice, and not sent again",
  async (applied) => {
    await applyCase(
      { keys: manyKeys(20), faults: [beforehand("createKeys", applied)] },
      ({ outcomes, requests, remaining }) => {
        expect(Object.values(outcomes)).toMatchObject(Array(20).fill({ how: "unknown result" }));
        expect(requests).toEqual(["POST /keys", "GET /keys", "GET /keys"]);
        expect(remaining).toHaveLength(20);
      },
    );
  },
);

test("if reading back fails, too, the change is reported as one that may have happened", async () => {
  const deaf: Fault = { beforeOperation: ({ operation }) => (operation === "keys" ? html(500) : undefined) };
  await applyCase({ keys: manyKeys(2), faults: [afterwards("createKeys", "cut"), deaf] }, ({ outcomes }) => {
    expect(Object.values(outcomes)).toMatchObject([{ how: "unknown result" }, { how: "unknown result" }]);
  });
});

test("names with commas are read back in another way", async () => {
  const manifest = 'on_create: { platforms: [web] }\nkeys:\n  - key_name: "a, b"\n  - key_name: c\n';
  await applyCase({ keys: manifest, faults: [afterwards("createKeys", "cut")] }, ({ outcomes, names }) => {
    expect(failures(outcomes)).toEqual([]);
    expect(names()).toEqual(["a, b", "c"]);
  });
});

const HOOK = "webhooks:\n  - { url: https://ci.example.com/hook, events: [project.imported] }\n";

test.each([
  ["after", afterwards("createWebhook", "cut"), 1],
  ["before", beforehand("createWebhook", "cut"), 0],
])("a webhook whose connection is cut %s the write is sent once", async (_when, fault, made) => {
  await applyCase({ webhooks: HOOK, faults: [fault] }, ({ outcomes, requests, sandbox }) => {
    expect(failures(outcomes)).toHaveLength(1 - made);
    expect(requests.filter((request) => request === "POST /webhooks")).toHaveLength(1);
    expect(sandbox.state().projects[PROJECT]?.webhooks).toHaveLength(made);
  });
});

test("if the service stores another text than was sent, both are reported, and the run fails", async () => {
  const trims: Fault = {
    onResponse: ({ operation }, answer) => {
      if (operation !== "createKeys" || !("json" in answer.body)) return undefined;
      const text = JSON.stringify(answer.body.json).replaceAll("text 1", "Text One");
      return { ...answer, body: { json: JSON.parse(text) } };
    },
  };
  await applyCase({ keys: manyKeys(2), faults: [trims] }, ({ outcomes }) => {
    const outcome = outcomes["key.1"];
    expect(outcome).toMatchObject({ state: "failed", how: "stored differently" });
    if (!outcome || outcome.state === "done") throw new Error("the outcome is done");
    expect(outcome.message).toMatch(/"text 1" was sent, "Text One" is stored/);
    expect(quotesIn(outcome)).toEqual(['"text 1"', '"Text One"']);
    expect(outcomes["key.2"]).toMatchObject({ state: "done" });
  });
});

test("a key that somebody else created meanwhile is done if it is as declared, and refused if not", async () => {
  const meanwhile = async (client: { createKeys(id: string, keys: object): Promise<unknown> }) =>
    client.createKeys(PROJECT, [
      {
        key_name: "key.1",
        platforms: ["web"],
        translations: [{ language_iso: "en", translation: "text 1" }],
      },
      { key_name: "key.2", platforms: ["web"], translations: [{ language_iso: "en", translation: "other" }] },
    ]);
  await applyCase(
    {
      keys: manyKeys(3),
      meanwhile: (client) => meanwhile({ createKeys: (id, keys) => client.createKeys(id, keys as never) }),
    },
    ({ outcomes }) => {
      expect(outcomes["key.1"]).toMatchObject({ state: "done" });
      expect(outcomes["key.2"]).toMatchObject({
        state: "failed",
        how: "refused",
        message: expect.stringContaining("already taken"),
      });
      expect(outcomes["key.3"]).toMatchObject({ state: "done" });
    },
  );
});

test("no request is sent after a run is halted", async () => {
  let sent = 0;
  const halt = () => (sent >= 2 ? "The run was interrupted." : undefined);
  await applyCase(
    { keys: manyKeys(50), options: { batchSize: 10, concurrency: 1, halt, onBatch: () => void sent++ } },
    ({ outcomes, requests, names }) => {
      expect(requests).toHaveLength(2);
      expect(names()).toHaveLength(20);
      expect(Object.values(outcomes).filter(({ state }) => state === "not attempted")).toHaveLength(30);
    },
  );
});
