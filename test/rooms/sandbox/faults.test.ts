import { expect, test } from "vitest";
import type { SandboxResponse as Answer } from "../../../src/sandbox/response.ts";
import type { Fault } from "../../sandboxFaults/fault.ts";
import { onKeys } from "../../sandboxFaults/shown.ts";
import { PROJECT, projectOf, testSandbox } from "./testSandbox.ts";

const BROKEN: Answer = {
  status: 500,
  body: { json: { error: { message: "Something went wrong", code: 500 } } },
};
const KEY = { key_name: "a", platforms: ["web"] };

async function withFaults(...faults: Fault[]) {
  const there = await testSandbox({ faults, state: projectOf({ keys: [{ key_id: 1, key_name: "old" }] }) });
  const names = () => there.sandbox.state().projects[PROJECT]?.keys.map((key) => key.key_name.web);
  return { ...there, names };
}

test("if beforeOperation returns a response, nothing was done", async () => {
  const { create, names } = await withFaults({
    beforeOperation: ({ operation }) => (operation === "createKeys" ? BROKEN : undefined),
  });
  expect((await create(KEY)).status).toBe(500);
  expect(names()).toEqual(["old"]);
});

test("if onResponse returns a response, the work is done", async () => {
  const { create, names, sandbox } = await withFaults({ onResponse: () => "cut" });
  await expect(create(KEY)).rejects.toThrow("fetch failed");
  expect(names()).toEqual(["old", "a"]);
  expect(sandbox.requests).toMatchObject([{ method: "POST", status: 0, body: { keys: [KEY] } }]);
});

test("a fault may change a response, or send HTML", async () => {
  const { get } = await withFaults({
    onResponse: ({ path }) =>
      path.endsWith("/keys") ? { status: 502, body: { html: "<html>" } } : undefined,
  });
  const reply = await get("/keys");
  expect([reply.status, reply.headers.get("content-type"), reply.text]).toEqual([502, "text/html", "<html>"]);
  expect((await get("/webhooks")).status).toBe(200);
});

test("one key of a batch can be refused, in a create and in an update", async () => {
  const refused = { message: "Quota exceeded", code: 400 };
  const { create, update, names } = await withFaults({
    writeKey: (_, sent) => (sent.description === "bad" ? refused : undefined),
  });
  const made = await create({ ...KEY, description: "bad" }, { ...KEY, key_name: "b" });
  expect([made.json.keys.length, made.json.errors]).toEqual([1, [refused]]);
  const updated = await update({ key_id: 1, description: "bad" }, { key_id: 2, description: "good" });
  expect([updated.json.keys.length, updated.json.errors]).toEqual([1, [refused]]);
  expect(names()).toEqual(["old", "b"]);
});

test("the first fault with a result counts, and the list may change between requests", async () => {
  const faults: Fault[] = [{}, { beforeOperation: () => BROKEN }, { beforeOperation: () => "cut" }];
  const { get } = await withFaults(...[]).then(() => testSandbox({ faults }));
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

test("PUT of one key is refused as a whole, and a fault knows its id from the path", async () => {
  const { call, sandbox } = await withFaults({
    writeKey: (_, { key_id }) => (key_id === "1" ? { message: "No", code: 400 } : undefined),
  });
  const before = sandbox.state();
  const { status, json } = await call("PUT", "/keys/1", { description: "x" });
  expect([status, json]).toEqual([400, { error: { message: "No", code: 400 } }]);
  expect(sandbox.state()).toEqual(before);
});

test("a bug of the sandbox is reported as a bug", async () => {
  const { get } = await withFaults({
    beforeOperation: () => {
      throw new Error("a slip");
    },
  });
  const reply = await get("/keys");
  expect([reply.status, reply.json.error.message]).toEqual([
    500,
    expect.stringContaining("This is a bug in lokaform: Error: a slip"),
  ]);
});
