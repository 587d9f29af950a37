/** How apply handles a service that fails: no change is lost silently, and no change is made twice. */

import { expect, test } from "vitest";
import { quotesIn } from "../quotes.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { errorResponse, htmlAnswer, responseAfter, responseBefore } from "./faults.ts";
import { type ApplyCase, applyCase, manyKeys, messages, PROJECT, sentKeys, ways, webKey } from "./harness.ts";

/** Refuses every batch with one of these. */
const poison = (...names: string[]): Fault => ({
  beforeOperation: ({ body }) =>
    sentKeys(body).some((name) => names.includes(name))
      ? errorResponse(400, `Translation has no \`translation\` parameter (${names.length})`)
      : undefined,
});

const failures = (outcomes: Record<string, { state: string }>) =>
  Object.entries(outcomes)
    .filter(([, { state }]) => state !== "done")
    .map(([label]) => label);

test("10 batches of creates and 10 of updates need 20 writes, and one read for each batch that overwrites texts", async () => {
  const batchSize = 20;
  const count = 10 * batchSize;
  const live = Array.from({ length: count }, (_, index) =>
    webKey(index + 1, `key.${index + 1}`, { en: `old ${index + 1}` }),
  );
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

test.each([[["key.77"]], [["key.1", "key.250", "key.500"]]])(
  "malformed keys of 500 (%j) cost at most 18 requests each, the others are created, and they are named",
  async (malformed) => {
    await applyCase(
      { keys: manyKeys(500), faults: [poison(...malformed)] },
      ({ outcomes, requests, remaining, names }) => {
        expect(failures(outcomes)).toEqual(malformed);
        expect(outcomes[malformed[0] ?? ""]).toMatchObject({
          state: "failed",
          how: "refused",
          message: expect.stringContaining("no `translation`"),
        });
        expect(new Set(requests)).toEqual(new Set(["POST /keys"]));
        expect(requests.length - 1).toBeLessThanOrEqual(18 * malformed.length);
        expect(new Set(names()).size).toBe(500 - malformed.length);
        expect(remaining).toEqual(malformed);
      },
    );
  },
);

const LOST = Array(20).fill("unknown result");
const DONE = Array(20).fill("done");

test.each([
  ["after the write is made once", responseAfter("createKeys", "cut", 1), DONE, 1],
  ["after the write is made once (502)", responseAfter("createKeys", htmlAnswer(502), 1), DONE, 1],
  [
    "before the write is searched for twice, and not sent again",
    responseBefore("createKeys", "cut", 1),
    LOST,
    2,
  ],
  ["before the write is searched for twice (504)", responseBefore("createKeys", htmlAnswer(504), 1), LOST, 2],
])("a create whose response is lost %s", async (_when, fault, expected, searches) => {
  await applyCase({ keys: manyKeys(20), faults: [fault] }, (applied) => {
    expect(ways(applied)).toEqual(expected);
    expect(applied.requests).toEqual(["POST /keys", ...Array(searches).fill("GET /keys")]);
    const missing = expected === DONE ? 0 : 20;
    expect([applied.names().length, applied.remaining.length]).toEqual([20 - missing, missing]);
  });
});

test("if the service stores another text than was sent, both are reported, and the run fails", async () => {
  const faults: Fault[] = [{ storeText: (_request, text) => text.replace("text 1", "Text One") }];
  await applyCase({ keys: manyKeys(2), faults }, (applied) => {
    expect(ways(applied)).toEqual(["stored differently", "done"]);
    expect(messages(applied)[0]).toMatch(/"text 1" was sent, "Text One" is stored/);
    const outcome = applied.outcomes["key.1"];
    if (!outcome || outcome.state === "done") throw new Error("the outcome is done");
    expect(quotesIn(outcome)).toEqual(['"text 1"', '"Text One"']);
  });
});

test("a key that somebody else created meanwhile is done if it is as declared, and refused if not", async () => {
  const made = (key_name: string, translation: string) => ({
    key_name,
    platforms: ["web" as const],
    translations: [{ language_iso: "en", translation }],
  });
  const meanwhile: ApplyCase["meanwhile"] = (client) =>
    client.createKeys(PROJECT, [made("key.1", "text 1"), made("key.2", "other")]);
  await applyCase({ keys: manyKeys(3), meanwhile }, (applied) => {
    expect(ways(applied)).toEqual(["done", "refused", "done"]);
    expect(messages(applied)[1]).toMatch(/already taken \(code 400\)/);
  });
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
