import { expect, test } from "vitest";
import { errorResponse } from "../../faults/faults.ts";
import type { Fault } from "../../sandboxFaults/fault.ts";
import { onKeys } from "../../sandboxFaults/shown.ts";
import { newKey, projectOf, someKeys, testSandbox } from "./testSandbox.ts";

/** How several faults go together, and what a test sees of them. */

const withFaults = (...faults: Fault[]) => testSandbox({ faults, state: projectOf({ keys: someKeys(1) }) });

test("the first fault with a result counts, and the list may change between requests", async () => {
  const broken = errorResponse(500, "Something went wrong");
  const faults: Fault[] = [{}, { beforeOperation: () => broken }, { beforeOperation: () => "cut" }];
  const { get } = await testSandbox({ faults });
  expect((await get("/keys")).status).toBe(500);
  faults.length = 0;
  expect((await get("/keys")).status).toBe(200);
});

test("texts and lists go through all faults, one after the other", async () => {
  const tail = (letter: string): Fault => ({
    storeText: (_, sent) => `${sent}${letter}`,
    onResponse: onKeys((_, { rows, headers }) => ({
      rows,
      headers: { ...headers, [`X-${letter}`]: headers["X-a"] ?? "" },
    })),
  });
  const { update, get } = await withFaults(tail("a"), {}, tail("b"));
  const sent = { key_id: 1, translations: [{ language_iso: "en", translation: "text" }] };
  expect((await update(sent)).json.keys[0].translations[0].translation).toBe("textab");
  const { headers } = await get("/keys");
  expect([headers.has("x-a"), headers.has("x-b")]).toEqual([true, true]);
});

test("a connection that is cut is recorded with the status 0", async () => {
  const { create, sandbox } = await withFaults({ onResponse: () => "cut" });
  await expect(create(newKey("a"))).rejects.toThrow("fetch failed");
  expect(sandbox.requests).toMatchObject([{ method: "POST", status: 0, body: { keys: [newKey("a")] } }]);
});

test("a bug of the sandbox is reported as a bug", async () => {
  const { get } = await withFaults({
    beforeOperation: () => {
      throw new Error("a slip");
    },
  });
  const reply = await get("/keys");
  expect(reply.status).toBe(500);
  expect(reply.json.error.message).toContain("This is a bug in lokaform: Error: a slip");
});
