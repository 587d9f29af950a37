import { expect, test, vi } from "vitest";
import { clockAt, PROJECT, projectOf, testSandbox } from "./testSandbox.ts";

const TOO_MANY = {
  error: { message: "Too many requests. Cool your jets and try again in a bit", code: 429 },
};

test("the seventh request in any second is refused", async () => {
  const clock = clockAt(10_000);
  const { get } = await testSandbox({ limits: true, clock: clock.now });
  const at = async (ms: number) => {
    clock.at(ms);
    return (await get("/keys")).status;
  };
  const statuses: number[] = [];
  for (const ms of [
    10_000, 10_000, 10_500, 10_500, 10_500, 10_900, 10_950, 10_999, 11_000, 11_000, 11_000, 11_499, 11_500,
  ]) {
    statuses.push(await at(ms));
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 200, 200, 429, 429, 200]);
});

test("a refusal has the message of the service", async () => {
  const { get } = await testSandbox({ limits: true, clock: () => 0 });
  for (let n = 0; n < 6; n++) await get("/keys");
  const refused = await get("/keys");
  expect([refused.status, refused.json]).toEqual([429, TOO_MANY]);
});

test("a request that a fault refuses is not counted", async () => {
  const faults = [{ beforeOperation: () => ({ status: 429, body: { json: TOO_MANY } }) }];
  const { get } = await testSandbox({ limits: true, clock: () => 0, faults });
  for (let n = 0; n < 20; n++) await get("/keys");
  faults.pop();
  const statuses = [];
  for (let n = 0; n < 7; n++) statuses.push((await get("/keys")).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test("limits are on by default", async () => {
  const { get } = await testSandbox({ limits: undefined, clock: () => 0 });
  for (let n = 0; n < 6; n++) await get("/keys");
  expect((await get("/keys")).status).toBe(429);
  const lifted = await testSandbox({ limits: false, clock: () => 0 });
  for (let n = 0; n < 20; n++) expect((await lifted.get("/keys")).status).toBe(200);
});

test("the eleventh request at the same time is refused per project, until one of the ten is answered", async () => {
  const other = "3002780358964f9bab5a92.87762498";
  const state = projectOf({});
  state.projects[other] = {};
  const held: (() => void)[] = [];
  const { get, call } = await testSandbox({
    state,
    limits: true,
    faults: [{ delay: ({ method }) => (method === "POST" ? 1 : 0) }],
    pause: () => new Promise((resolve) => held.push(resolve)),
  });
  const running = Array.from({ length: 10 }, (_, n) =>
    call("POST", "/keys", {}, { "X-Api-Token": `token ${n}` }),
  );
  await vi.waitFor(() => expect(held).toHaveLength(10));
  expect((await get("/keys")).json).toEqual(TOO_MANY);
  expect((await call("GET", `/api2/projects/${PROJECT}:master/keys`)).status).toBe(429);
  expect((await call("GET", `/api2/projects/${other}/keys`)).status).toBe(200);
  held.shift()?.();
  await Promise.race(running);
  expect((await get("/keys")).status).toBe(200);
  for (const release of held) release();
  await Promise.all(running);
});

test("rateLimit is the number of requests in a second, of each token", async () => {
  const clock = clockAt(0);
  const { get } = await testSandbox({ limits: true, clock: clock.now, assumptions: { rateLimit: 1 } });
  const statuses = [];
  for (const token of ["one", "two", "one"])
    statuses.push((await get("/keys", { "X-Api-Token": token })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

const RATE_HEADERS = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"];

test("each response says what is left of the limit", async () => {
  const { sandbox } = await testSandbox({ limits: true, clock: () => 0 });
  const seen = [];
  for (let n = 0; n < 2; n++) {
    const { headers } = await fetch(`${sandbox.url}/projects/${PROJECT}`, {
      headers: { "x-api-token": "any" },
    });
    seen.push(RATE_HEADERS.map((name) => headers.get(name)));
  }
  expect(seen).toEqual([
    ["6, 6;w=1", "5", "1"],
    ["6, 6;w=1", "4", "1"],
  ]);
});
