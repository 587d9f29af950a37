/** Requests wait as long as the service asks, and stop waiting at once when they are aborted. */
import { describe, expect, it } from "vitest";
import type { Client, ClientOptions } from "../../src/index.ts";
import { batchOf, listOf, PROJECT } from "./harness/bodies.ts";
import { answer, type Script } from "./harness/server.ts";
import { type TestClient, testClient } from "./harness/testClient.ts";

const MINUTES = 60_000;
const created = { key_name: "a", platforms: ["web" as const] };
const read = (client: Client) => client.keys(PROJECT);
const create = (client: Client) => client.createKeys(PROJECT, created);
const BUSY = { error: { message: "Too many requests. Cool your jets and try again in a bit", code: 429 } };

describe("too many requests", () => {
  const busyFor = async (
    seconds: number,
    headers: Record<string, string>,
    status = 429,
  ): Promise<TestClient> => {
    let server: TestClient | undefined;
    const script: Script = (response, { method }) => {
      if ((server?.clock.now() ?? 0) < seconds * 1000) answer(response, status, BUSY, headers);
      else answer(response, 200, method === "GET" ? listOf(1) : batchOf(1));
    };
    server = await testClient(script);
    return server;
  };

  it.each([
    ["seconds", { "retry-after": "30" }, 2],
    ["a date", { "retry-after": new Date(Date.UTC(2030, 0, 1) + 30_000).toUTCString() }, 2],
    ["nothing", {}, 7],
  ])(
    "for 30 s, with Retry-After as %s: succeeds after that, also for a create",
    async (_, headers, attempts) => {
      for (const ask of [read, create]) {
        const { client, until, seen, clock } = await busyFor(30, headers);
        expect(await until<unknown[]>(ask(client))).toHaveLength(1);
        expect(clock.now()).toBeGreaterThanOrEqual(30_000);
        expect(clock.now()).toBeLessThan(60_000);
        expect(seen.length).toBeLessThanOrEqual(attempts);
      }
    },
  );

  it("onWait reports a wait of more than 2 s, with its length and reason", async () => {
    const told: unknown[] = [];
    const script: Script = (response, { method }) =>
      told.length === 0
        ? answer(response, 429, BUSY, { "retry-after": "12" })
        : answer(response, 200, method === "GET" ? listOf(1) : batchOf(1));
    const { client, until } = await testClient(script, { onWait: (seen) => told.push(seen) });
    await until(read(client));
    const path = `/projects/${PROJECT}/keys`;
    expect(told).toEqual([
      { method: "GET", path, attempt: 2, ms: 12_000, reason: "the service asked for it" },
    ]);
  });

  it("a change with a queue timeout fails instead, whether it was sent before or not", async () => {
    const { client, failure, until, seen, clock } = await busyFor(30, { "retry-after": "30" });
    const change = () =>
      client.updateKeys(PROJECT, [{ key_id: 1, is_hidden: true }], { queueTimeout: 2_000 });
    expect(await failure(change())).toMatchObject({
      name: "QueueTimeoutError",
      attempts: 1,
      mayHaveHappened: false,
    });
    expect(await failure(client.destroyKeys(PROJECT, [1], { queueTimeout: 2_000 }))).toMatchObject({
      name: "QueueTimeoutError",
      attempts: 0,
      mayHaveHappened: false,
    });
    expect(clock.now()).toBe(4_000);
    await until(read(client));
    await until(change());
    expect(seen.map(({ method }) => method)).toEqual(["PUT", "GET", "PUT"]);
  });

  it("makes the other requests wait too", async () => {
    const { client, until, seen } = await busyFor(30, { "retry-after": "30" });
    await until(Promise.all(Array.from({ length: 30 }, () => read(client))));
    expect(seen.length).toBeLessThanOrEqual(36);
  });

  it("that asks for a day fails at once", async () => {
    const { client, failure, clock } = await busyFor(90_000, { "retry-after": "86400" });
    const error = await failure(create(client));
    expect(error).toMatchObject({
      status: 429,
      attempts: 1,
      mayHaveHappened: false,
      serviceMessage: BUSY.error.message,
    });
    expect(String(error)).toContain("86400 s");
    expect(clock.now()).toBe(0);
  });

  it("without end fails after 8 attempts", async () => {
    const { client, failure, clock } = await busyFor(9000, {});
    expect(await failure(create(client))).toMatchObject({ status: 429, attempts: 8, mayHaveHappened: false });
    expect(clock.now()).toBeLessThan(5 * MINUTES);
  });

  it("as 423: waits, and continues with one request at a time", async () => {
    const { client, until, underWay } = await busyFor(0.5, {}, 423);
    await until(Promise.all(Array.from({ length: 8 }, () => create(client))));
    const together = underWay.splice(0, 6);
    expect(Math.max(...together)).toBe(6);
    expect(underWay.length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...underWay)).toBe(1);
  });
});

describe("a signal", () => {
  const started = (options: Partial<ClientOptions>) => testClient(() => {}, options);

  it("ends a running request, which may have happened", async () => {
    const controller = new AbortController();
    const { client, seen } = await started({ signal: controller.signal });
    const creating = create(client);
    creating.catch(() => {});
    while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await expect(creating).rejects.toMatchObject({ name: "AbortError", attempts: 1, mayHaveHappened: true });
  });

  it("ends a request in the queue, which has not happened", async () => {
    const controller = new AbortController();
    const { client } = await started({ signal: controller.signal, concurrency: 1 });
    const [running, waiting] = [create(client), create(client)];
    running.catch(() => {});
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError", attempts: 0, mayHaveHappened: false });
  });

  it("ends the wait between two attempts", async () => {
    const controller = new AbortController();
    const { client, clock, ended } = await testClient((response) => answer(response, 500, ""), {
      signal: controller.signal,
    });
    const reading = read(client);
    reading.catch(() => {});
    setImmediate(function look() {
      if (ended.length === 1 && clock.waiting > 0) controller.abort();
      else setImmediate(look);
    });
    await expect(reading).rejects.toMatchObject({ name: "AbortError", attempts: 1 });
    expect(clock.now()).toBe(0);
  });
});
