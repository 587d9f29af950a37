import { expect, test } from "vitest";
import { FAULT_NAMES, seededFaults } from "../../sandboxFaults/seeded.ts";
import {
  type FaultySandbox,
  faultySandbox,
  NAMES,
  newKey,
  PROJECT,
  projectOf,
  testSandbox,
} from "./testSandbox.ts";

/** Names of faults, their repetition with the same seed, and faults of whole requests. */

const ALL = FAULT_NAMES.filter((name) => name !== "quota" && name !== "slow").map((name) => `${name}@0.1`);

/** Some writes and reads in sequence: their responses, and the state afterwards. */
async function run(there: FaultySandbox): Promise<unknown> {
  const seen: unknown[] = [];
  const send = async (method: string, path: string, body?: unknown) => {
    const reply = await there.call(method, path, body).catch(() => ({ status: "cut", text: "" }));
    seen.push([reply.status, reply.text]);
  };
  for (let n = 0; n < 40; n += 5) {
    const keys = NAMES.slice(n, n + 5).map(newKey);
    await send("POST", "/keys", { keys });
    await send("POST", "/keys", { keys });
    await send("PUT", "/keys", { keys: [{ key_id: n + 1, description: "new" }] });
    await send("GET", "/keys?limit=500");
  }
  await send("DELETE", "/keys", { keys: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  return { seen, state: there.sandbox.state() };
}

test("the same seed and the same requests give the same responses and the same state", async () => {
  const first = await run(await faultySandbox(ALL));
  expect(await run(await faultySandbox(ALL))).toEqual(first);
  expect(await run(await faultySandbox(ALL, { seed: 8 }))).not.toEqual(first);
});

test("with a rate of 0, nothing changes", async () => {
  const calm = await run(await faultySandbox([]));
  // `huge-ids` has no rate: it is on or off.
  const rated = FAULT_NAMES.filter((name) => name !== "huge-ids");
  const off = rated.map((name) => `${name}@${name === "quota" ? 1000 : 0}`);
  expect(await run(await faultySandbox(off))).toEqual(calm);
});

test("the order of requests does not change the faults, and faults of the same seed are independent", async () => {
  const fates = async (paths: string[]) => {
    const { status } = await faultySandbox(["429", "cut-before", "html-502@0.3"]);
    const replies = await Promise.all(paths.map(async (path) => [path, await status("GET", path)] as const));
    return Object.fromEntries(replies);
  };
  const paths = NAMES.map((name) => `/keys?filter_keys=${name}`);
  const forth = await fates(paths);
  expect(await fates(paths.toReversed())).toEqual(forth);
  expect(new Set(Object.values(forth))).toEqual(new Set([200, 429, "cut", 502]));
});

test("a repeated request gets a new random number, and the rate is approximately right", async () => {
  const { status } = await faultySandbox(["429@0.3"]);
  const statuses: unknown[] = [];
  for (let n = 0; n < 200; n++) statuses.push(await status("GET", "/keys"));
  const struck = statuses.filter((one) => one === 429).length;
  expect(struck).toBeGreaterThan(40);
  expect(struck).toBeLessThan(80);
});

test("until: faults end after so many requests, whether the fault concerns them or not", async () => {
  const { get } = await faultySandbox(["short-list@1"], { until: 2, keys: 3 });
  await get("");
  expect((await get("/keys")).json.keys).toHaveLength(2);
  expect((await get("/keys")).json.keys).toHaveLength(3);
});

test.each([
  [
    "429s",
    /^Unknown fault "429s"\. The faults are 423, 429, long-429, long-429-all, 500-before, .*, too-big, .*\.$/,
  ],
  ["toString", /^Unknown fault "toString"/],
  ["429@1.5", /^The fault "429@1\.5" must have a rate from 0 to 1 .*for example 0\.2\. .*html-414/],
  ["429@", /^The fault "429@"/],
  ["429@0.1@0.2", /^The fault "429@0\.1@0\.2"/],
  ["quota@0.5", /^The fault "quota@0\.5" must have a whole number of keys/],
])("%j is an error that says what to do", (spec, message) => {
  expect(() => seededFaults([spec], 1)).toThrow(message);
});

test("a fault can be given only once", () => {
  expect(() => seededFaults(["429", "429@0.5"], 1)).toThrow("The fault 429 is given twice.");
});

test.each([
  ["429", 429, false],
  ["423", 423, false],
  ["500-before", 500, false],
  ["500-after", 500, true],
  ["html-502", 502, false],
  ["html-504-after", 504, true],
  ["cut-before", "cut", false],
  ["cut-after", "cut", true],
])("%s answers %s; done: %s", async (name, status, isDone) => {
  const there = await faultySandbox([`${name}@1`], { keys: 1 });
  expect(await there.status("POST", "/keys", { keys: [newKey("a")] })).toBe(status);
  expect(await there.status("DELETE", "/keys/1")).toBe(status);
  expect(there.names()).toEqual(isDone ? ["a"] : ["k1"]);
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
  const { get, status } = await faultySandbox(["html-414@1"]);
  const reply = await get("/keys?limit=5");
  expect([reply.status, reply.headers.get("content-type")]).toEqual([414, "text/html"]);
  expect(await status("GET", "/keys")).toBe(200);
});

test("slow delays the response by the sum of all delays, and does the work before", async () => {
  const waited: unknown[] = [];
  const pause = async (ms: number) => {
    waited.push([ms, there.sandbox.state().projects[PROJECT]?.keys.length]);
  };
  const faults = [...seededFaults(["slow@1"], 1), ...seededFaults(["slow@1"], 1, { slowBy: 50 })];
  const there = await testSandbox({ state: projectOf({}), faults, latency: 7, pause });
  const { status, json } = await there.create(newKey("a"));
  expect([status, json.keys.length, waited]).toEqual([200, 1, [[3057, 1]]]);
});
