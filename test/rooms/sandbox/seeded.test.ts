import { expect, test } from "vitest";
import { FAULT_NAMES, seededFaults } from "../../sandboxFaults/seeded.ts";
import { type FaultySandbox, faultySandbox, key, NAMES } from "./faultySandbox.ts";

/** Names of faults, and their repetition with the same seed. */

const ALL = FAULT_NAMES.filter((name) => name !== "quota" && name !== "slow").map((name) => `${name}@0.1`);

/** Some writes and reads in sequence: their responses, and the state afterwards. */
async function run(there: FaultySandbox): Promise<unknown> {
  const seen: unknown[] = [];
  const send = async (method: string, path: string, body?: unknown) => {
    const reply = await there.call(method, path, body).catch(() => ({ status: "cut", text: "" }));
    seen.push([reply.status, reply.text]);
  };
  for (let n = 0; n < 40; n += 5) {
    const keys = NAMES.slice(n, n + 5).map(key);
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

/** `huge-ids` has no rate: it is on or off. */
const RATED = FAULT_NAMES.filter((name) => name !== "huge-ids");

test("without faults, and with a rate of 0, nothing changes", async () => {
  const calm = await run(await faultySandbox([]));
  expect(
    await run(await faultySandbox(RATED.map((name) => `${name}@${name === "quota" ? 1000 : 0}`))),
  ).toEqual(calm);
});

test("the order of requests does not change the faults", async () => {
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

test("two faults of the same seed are independent", async () => {
  const { status } = await faultySandbox(["429@0.5", "500-before@0.5"]);
  const statuses: unknown[] = [];
  for (let n = 0; n < 40; n++) statuses.push(await status("GET", "/keys"));
  expect(new Set(statuses)).toEqual(new Set([200, 429, 500]));
});

test("until: faults end after the given number of requests", async () => {
  const { status } = await faultySandbox(["500-after@1", "poison@1"], { until: 2 });
  expect(await status("GET", "")).toBe(500);
  expect(await status("POST", "/keys", { keys: [key("a")] })).toBe(400);
  expect(await status("POST", "/keys", { keys: [key("a")] })).toBe(200);
  expect(await status("GET", "")).toBe(200);
});

test("until counts requests that the fault does not concern", async () => {
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
  ["", /^Unknown fault ""/],
  ["toString", /^Unknown fault "toString"/],
  ["429@1.5", /^The fault "429@1\.5" must have a rate from 0 to 1 .*for example 0\.2\. .*html-414/],
  ["429@", /^The fault "429@"/],
  ["429@-0.1", /^The fault "429@-0\.1"/],
  ["429@a", /^The fault "429@a"/],
  ["429@0.1@0.2", /^The fault "429@0\.1@0\.2"/],
  ["quota@0.5", /^The fault "quota@0\.5" must have a whole number of keys/],
])("%j is an error that says what to do", (spec, message) => {
  expect(() => seededFaults([spec], 1)).toThrow(message);
});

test("a fault can be given only once; a rate may be 0, 1 or begin with a point", () => {
  expect(() => seededFaults(["429", "429@0.5"], 1)).toThrow("The fault 429 is given twice.");
  expect(seededFaults(["429@0", "423@1", "slow@.5", "quota@0"], 1)).toHaveLength(4);
});
