/** Answers that lack something: what is absent is not read as empty, and the result of a write is read back. */
import { describe, expect, test } from "vitest";
import type { Client } from "../../src/api/client.ts";
import { AbortError } from "../../src/api/errors.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { responseAfter, responseBefore } from "./faults.ts";
import { type ApplyCase, applyCase, liveWebhooks, ways, webhook, webKey, writes } from "./harness.ts";

type Open = Record<string, unknown>;

/** Changes the responses to some operations. */
const altering = (operations: readonly string[], alter: (body: Open) => Open, times = 99): Fault => ({
  onResponse: ({ operation }, answer) => {
    if (!operations.includes(operation) || !("json" in answer.body) || times-- <= 0) return undefined;
    return { ...answer, body: { json: alter(structuredClone(answer.body.json) as Open) } };
  },
});
const eachKey = (body: Open, alter: (key: Open) => Open): Open => ({
  ...body,
  ...(Array.isArray(body.keys) && { keys: body.keys.map(alter) }),
});
const withoutRow = (iso: string) => (body: Open) =>
  eachKey(body, ({ translations, ...key }) => ({
    ...key,
    ...(Array.isArray(translations) && {
      translations: translations.filter((row: Open) => row.language_iso !== iso),
    }),
  }));
const without = (member: string) => (body: Open) => eachKey(body, ({ [member]: _gone, ...key }) => key);
const withValue = (member: string, value: string) => (body: Open) =>
  eachKey(body, (key) => ({ ...key, [member]: value }));
const languages = ["en", "de"].map((lang_iso) => ({ lang_iso }));
const state: ApplyCase["state"] = {
  languages,
  keys: [webKey(1, "a", { en: "A", de: "Eva's" }), webKey(2, "b", { en: "B", de: "Ida's" })],
};
const destroy: ApplyCase["rules"] = { prune: { key: "all" }, pruneBy: "destroy" };

describe("before a removal", () => {
  const removal: ApplyCase = { state, keys: "keys:\n  - key_name: a\n", rules: destroy };

  test.each([
    ["a language's row", withoutRow("de")],
    ["all rows", without("translations")],
    ["the description", without("description")],
    ["the tags", without("tags")],
    ["the time of the last text", without("translations_modified_at_timestamp")],
    ["usable attributes", withValue("custom_attributes", '{"a":{"__proto__":1}}')],
  ])("a key whose response lacks %s is kept", async (_what, alter) => {
    await applyCase({ ...removal, faults: [altering(["keys"], alter)] }, (applied) => {
      expect(ways(applied)).toEqual(["not attempted"]);
      expect(applied.names()).toEqual(["a", "b"]);
      expect([applied.backups, applied.requests]).toEqual([[], ["GET /languages", "GET /keys"]]);
    });
  });

  test("the languages are read once for all batches", async () => {
    const keys = [1, 2, 3, 4].map((id) => webKey(id, `k${id}`));
    const options = { batchSize: 1 };
    const kept = "keys:\n  - key_name: k1\n";
    await applyCase(
      { state: { languages, keys }, keys: kept, rules: destroy, options },
      ({ requests, names }) => {
        expect(names()).toEqual(["k1"]);
        expect(requests.filter((one) => one === "GET /languages")).toHaveLength(1);
      },
    );
  });

  test("no key is removed if the list of languages is incomplete", async () => {
    const half = (body: Open) => ({ ...body, languages: [] });
    await applyCase({ ...removal, faults: [altering(["languages"], half)] }, (applied) => {
      expect(ways(applied)).toEqual(["not attempted"]);
      expect(applied.names()).toEqual(["a", "b"]);
    });
  });
});

describe("a response to a write that does not say what is stored", () => {
  const keys =
    "on_create: { platforms: [web] }\nkeys:\n  - { key_name: a, description: D, translations: { en: New } }\n  - { key_name: c, translations: { en: C } }\n";

  test.each([
    ["a row", withoutRow("en")],
    ["the description", without("description")],
    ["the name", without("key_name")],
    ["the id", without("key_id")],
  ])("is read back if it lacks %s", async (_what, alter) => {
    const faults = [altering(["updateKeys", "createKeys"], alter)];
    await applyCase({ state, keys, faults }, (applied) => {
      expect(ways(applied)).toEqual(["done", "done"]);
      expect(writes(applied)).toHaveLength(2);
      expect(applied.remaining).toEqual([]);
    });
  });

  test.each([
    ["updateKeys", "keys:\n  - { key_name: a, translations: { en: New } }\n", 2],
    ["createKeys", "keys:\n  - { key_name: c, platforms: [web] }\n", 1],
  ])(
    "is unknown if the response to %s is lost, and the run is halted after the reading",
    async (operation, keys, after) => {
      let lists = 0;
      const faults = [
        responseBefore(operation, "cut", 1),
        altering(["keys"], (body) => ({ ...body, read: ++lists })),
      ];
      const options = { halt: () => (lists >= after ? "Time is up" : undefined) };
      await applyCase({ state, keys, faults, options }, (applied) => {
        expect(ways(applied)).toEqual(["unknown result"]);
      });
    },
  );

  test.each<["updateKeys" | "destroyKeys", ApplyCase]>([
    ["updateKeys", { keys: "keys:\n  - { key_name: a, translations: { en: New } }\n" }],
    ["destroyKeys", { keys: "keys:\n  - key_name: a\n", rules: destroy }],
  ])(
    "a lost response to %s still counts if the second request is never sent",
    async (operation, testCase) => {
      let times = 0;
      const meanwhile = async (client: Client) => {
        const once = client[operation].bind(client) as (...args: unknown[]) => Promise<unknown>;
        const occasion = { method: "PUT", path: "/", attempts: 0, mayHaveHappened: false } as const;
        const ended = new AbortError("The run was ended.", occasion);
        Object.assign(client, {
          [operation]: (...args: unknown[]) => (times++ === 0 ? once(...args) : Promise.reject(ended)),
        });
      };
      const faults = [responseBefore(operation, "cut", 1)];
      await applyCase({ state, ...testCase, meanwhile, faults }, (applied) => {
        // Keys to remove are read after that.
        const way = operation === "destroyKeys" ? "not made" : "unknown result";
        expect([times, ways(applied)]).toEqual([2, [way]]);
      });
    },
  );

  test("is unknown if the response is lost and the key cannot be read completely", async () => {
    let lists = 0;
    const faults = [
      responseAfter("updateKeys", "cut", 1),
      altering(["keys"], (body) => (++lists > 1 ? without("tags")(body) : body)),
    ];
    const one = "keys:\n  - { key_name: a, translations: { en: New } }\n";
    await applyCase({ state, keys: one, faults }, (applied) => {
      expect(ways(applied)).toEqual(["unknown result"]);
    });
  });

  test("is unknown if reading the key does not show it either, and nothing is created twice", async () => {
    const faults = [altering(["updateKeys", "createKeys", "keys"], withoutRow("en"))];
    await applyCase({ state, keys, faults }, (applied) => {
      expect(ways(applied)).toEqual(["skipped", "unknown result"]);
      expect(applied.names()).toEqual(["a", "b", "c"]);
      expect(writes(applied).filter((request) => request.startsWith("POST"))).toHaveLength(1);
    });
  });
});

describe("a webhook", () => {
  const URL = "https://h.example.com/a";
  const live = { webhooks: [webhook(1, URL)] };
  const webhooks = `webhooks:\n  - { url: ${URL}, events: [project.imported, project.exported] }\n`;
  const odd: [string, (body: Open) => Open][] = [
    ["is empty", () => ({ webhook: {} })],
    ["lacks it", () => ({})],
    ["has other types", ({ webhook }) => ({ webhook: { ...(webhook as Open), events: "x", url: 1 } })],
    ["lacks its branch", ({ webhook }) => ({ webhook: { ...(webhook as Open), branch: undefined } })],
  ];

  test.each(odd)("is updated, also if the response %s", async (_what, alter) => {
    const faults = [altering(["updateWebhook"], alter)];
    await applyCase({ state: live, webhooks, faults }, (applied) => {
      expect([ways(applied), applied.remaining]).toEqual([["done"], []]);
    });
  });

  test.each(odd)("is created once, also if the response %s", async (_what, alter) => {
    const faults = [altering(["createWebhook"], alter)];
    await applyCase({ webhooks, faults }, (applied) => {
      expect([ways(applied), applied.remaining]).toEqual([["done"], []]);
      expect(liveWebhooks(applied)).toHaveLength(1);
    });
  });

  test.each([
    ["says nothing", () => ({})],
    ["says 1", () => ({ webhook_deleted: 1 })],
    ["says null", () => ({ webhook_deleted: null })],
  ])("is destroyed if the response %s", async (_what, alter) => {
    const rules: ApplyCase["rules"] = { prune: { webhook: "all" } };
    const faults = [altering(["destroyWebhook"], alter)];
    await applyCase({ state: live, webhooks: "webhooks: []\n", rules, faults }, (applied) => {
      expect([ways(applied), applied.remaining]).toEqual([["done"], []]);
    });
  });
});
