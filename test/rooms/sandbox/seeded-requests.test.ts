import { expect, test } from "vitest";
import { seededFaults } from "../../sandboxFaults/seeded.ts";
import { faultySandbox, key } from "./faultySandbox.ts";
import { PROJECT, projectOf, testSandbox } from "./testSandbox.ts";

/** Faults of whole requests: the response, and whether the work was done. */

test.each([
  ["429", 429, "application/json", false],
  ["423", 423, "application/json", false],
  ["500-before", 500, "application/json", false],
  ["500-after", 500, "application/json", true],
  ["html-502", 502, "text/html", false],
  ["html-504-after", 504, "text/html", true],
])("%s answers %i as %s; done: %s", async (name, status, type, isDone) => {
  const { create, names } = await faultySandbox([`${name}@1`], { keys: 0 });
  const reply = await create(key("a"));
  expect([reply.status, reply.headers.get("content-type")]).toEqual([status, type]);
  if (type === "application/json")
    expect(reply.json.error).toEqual({ message: expect.any(String), code: status });
  else expect(reply.text).toContain(`<title>${status} `);
  expect(names()).toEqual(isDone ? ["a"] : []);
});

test.each([
  ["cut-before", []],
  ["cut-after", ["a"]],
])("%s gives no response, and %j remain", async (name, left) => {
  const { status, names, sandbox } = await faultySandbox([`${name}@1`], { keys: 0 });
  expect(await status("POST", "/keys", { keys: [key("a")] })).toBe("cut");
  expect(names()).toEqual(left);
  expect(sandbox.requests).toMatchObject([{ status: 0 }]);
});

test("faults also hit reads, updates, deletes and webhooks", async () => {
  const { status, names, get } = await faultySandbox(["500-after@1"], { keys: 2 });
  const hook = { url: "https://example.com/a", events: ["project.imported"] };
  expect(await status("GET", "/keys")).toBe(500);
  expect(await status("PUT", "/keys", { keys: [{ key_id: 1, key_name: "new" }] })).toBe(500);
  expect(await status("DELETE", "/keys/2")).toBe(500);
  expect(await status("POST", "/webhooks", hook)).toBe(500);
  expect((await get("/webhooks")).status).toBe(500);
  expect(names()).toEqual(["new"]);
});

test("an -after fault does not hide a refusal, because nothing was done", async () => {
  const { status } = await faultySandbox(["500-after@1"]);
  expect(await status("PUT", "/keys/99", { description: "x" })).toBe(404);
});

test.each([
  ["long-429", [200, 200]],
  ["long-429-all", [429, 429]],
])("%s refuses a write several times, also with other content, and reads: %j", async (name, reads) => {
  const { status } = await faultySandbox([`${name}@1`], { keys: 9 });
  const write = (id: number, description: string) =>
    status("PUT", "/keys", { keys: [{ key_id: id, description }] });
  expect([await status("GET", "/keys"), await status("GET", "/keys?limit=1")]).toEqual(reads);
  const refusals: number[] = [];
  for (let id = 1; id <= 9; id++) {
    let count = 0;
    while ((await write(id, `text ${count}`)) === 429) count++;
    refusals.push(count);
    expect(await write(id, "later")).toBe(200);
  }
  expect(Math.min(...refusals)).toBeGreaterThan(0);
  expect(Math.max(...refusals)).toBeGreaterThan(4);
  expect(Math.max(...refusals)).toBeLessThanOrEqual(10);
});

test("html-414 hits only requests with a query", async () => {
  const { get, status, names } = await faultySandbox(["html-414@1"]);
  const reply = await get("/keys?limit=5");
  expect([reply.status, reply.headers.get("content-type")]).toEqual([414, "text/html"]);
  expect(await status("GET", "/keys")).toBe(200);
  expect(await status("POST", "/keys", { keys: [key("a")] })).toBe(200);
  expect(names()).toContain("a");
});

test("slow delays the response by the sum of all delays, and does the work before", async () => {
  const waited: unknown[] = [];
  const pause = async (ms: number) => {
    waited.push([ms, there.sandbox.state().projects[PROJECT]?.keys.length]);
  };
  const faults = [...seededFaults(["slow@1"], 1), ...seededFaults(["slow@1"], 1, { slowBy: 50 })];
  const there = await testSandbox({ state: projectOf({}), faults, latency: 7, pause });
  const { status, json } = await there.create(key("a"));
  expect([status, json.keys.length, waited]).toEqual([200, 1, [[3057, 1]]]);
});

test("a response without a delay does not wait, and a refusal is delayed too", async () => {
  const waited: number[] = [];
  const pause = async (ms: number) => void waited.push(ms);
  const calm = await testSandbox({ faults: seededFaults(["slow@0"], 1), pause });
  await calm.get("/keys");
  expect(waited).toEqual([]);
  const slow = await testSandbox({ faults: seededFaults(["slow@1", "429@1"], 1), pause });
  expect((await slow.get("/keys")).status).toBe(429);
  const missing = await testSandbox({ faults: seededFaults(["slow@1"], 1), pause });
  expect((await missing.get("/keys/99")).status).toBe(404);
  expect(waited).toEqual([3000, 3000]);
});
