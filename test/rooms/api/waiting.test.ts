/** Requests wait as long as the service asks, and stop waiting at once when they are aborted. */
import { describe, expect, it } from "vitest";
import type { Client, ClientOptions } from "../../../src/index.ts";
import { batchOf, listOf, PROJECT } from "./harness/bodies.ts";
import { answer, type Script } from "./harness/server.ts";
import { create, MINUTES, read, type TestClient, testClient } from "./harness/testClient.ts";
import { VirtualClock } from "./harness/virtualClock.ts";

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

/** The clock of a machine that slept. */
class SleepingClock extends VirtualClock {
  slept = 0;
  override date = () => super.date() + this.slept;
}

describe("a change whose content is made by a function", () => {
  /** The nth content that is made changes key n. */
  const change = (client: Client, onMade: (count: number) => unknown = () => {}) => {
    let count = 0;
    return client.updateKeys(PROJECT, async () => {
      await onMade(++count);
      return [{ key_id: count, is_hidden: true }];
    });
  };
  /** The keys that each request changes. */
  const sentKeys = ({ seen }: TestClient) =>
    seen.flatMap(({ method, body }) => (method === "PUT" ? [JSON.parse(body).keys[0].key_id] : []));
  const refused =
    (times: number, headers: Record<string, string> = {}): Script =>
    (response) =>
      times-- > 0 ? answer(response, 429, BUSY, headers) : answer(response, 200, batchOf(1));

  it("gets new content for each attempt, after the wait", async () => {
    const made: number[] = [];
    const server = await testClient(refused(7, { "retry-after": "20" }));
    await server.until(change(server.client, () => made.push(server.clock.now())));
    expect(sentKeys(server)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(made).toEqual([0, 20, 40, 60, 80, 100, 120, 140].map((seconds) => seconds * 1000));
  });

  it("gets new content after 30 s in the queue", async () => {
    const server = await testClient(refused(1, { "retry-after": "70" }));
    const other = read(server.client);
    await server.until(Promise.all([other.catch(() => {}), change(server.client, () => {})]));
    expect(sentKeys(server)).toEqual([1]);
    // The other request is refused while the content waits for its turn.
    const late = await testClient(refused(1, { "retry-after": "70" }), { concurrency: 1 });
    const made: number[] = [];
    const running = read(late.client);
    await late.until(Promise.all([running, change(late.client, () => made.push(late.clock.now()))]));
    expect(made).toEqual([0, 70_000]);
    expect(sentKeys(late)).toEqual([2]);
  });

  it.each([
    ["29 s", 29_000, [1]],
    ["31 s", 31_000, [2]],
    ["a night", 9 * 60 * MINUTES, [2]],
    ["the clock of the machine is set back", -MINUTES, [2]],
  ])("gets new content if the machine sleeps after it was made: %s", async (_, slept, keys) => {
    const clock = new SleepingClock();
    const server = await testClient((response) => answer(response, 200, batchOf(1)), { clock });
    const changed = change(server.client, (count) => {
      if (count === 1) clock.slept += slept;
    });
    expect(await changed).toHaveLength(1);
    expect(sentKeys(server)).toEqual(keys);
  });

  it("is not sent if the machine sleeps while it connects", async () => {
    const clock = new SleepingClock();
    let begun = 0;
    const server = await testClient((response) => answer(response, 200, batchOf(1)), {
      clock,
      onRequest: () => {
        begun++;
        clock.slept = MINUTES;
      },
    });
    const idle = () => begun === server.ended.length;
    expect(await clock.until(change(server.client), idle)).toHaveLength(1);
    expect(sentKeys(server)).toEqual([2]);
  });

  it("fails after 8 contents that are too old", async () => {
    const clock = new SleepingClock();
    const server = await testClient(() => {}, { clock });
    const changed = change(server.client, () => {
      clock.slept += MINUTES;
    });
    const error = await clock.until(changed.catch((thrown: unknown) => thrown));
    expect(error).toMatchObject({ name: "TimeoutError", attempts: 0, mayHaveHappened: false });
    expect(String(error)).toContain("was not sent: 8 times, it took more than 30 s");
    expect(server.seen).toEqual([]);
  });

  it("ends with the error of the function", async () => {
    const { client, seen } = await testClient(() => {}, { concurrency: 1 });
    const fails = async () => {
      throw new Error("nothing to change");
    };
    await expect(client.updateKeys(PROJECT, fails)).rejects.toThrow("nothing to change");
    await expect(client.destroyWebhook(PROJECT, "a", fails)).rejects.toThrow("nothing to change");
    expect(seen).toEqual([]);
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ["updateKeys", (client) => change(client)],
    ["destroyKeys", (client) => client.destroyKeys(PROJECT, async () => [1])],
    ["updateWebhook", (client) => client.updateWebhook(PROJECT, "a", async () => ({ events: ["b"] }))],
    ["destroyWebhook", (client) => client.destroyWebhook(PROJECT, "a", async () => undefined)],
  ])("is not sent again if it may have happened: %s", async (_, send) => {
    const { client, failure, seen } = await testClient((response) => answer(response, 502, ""));
    expect(await failure(send(client))).toMatchObject({ attempts: 1, mayHaveHappened: true });
    expect(seen).toHaveLength(1);
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
