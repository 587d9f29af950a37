/** If no connection is made, nothing was done, and the error says so. */
import dns from "node:dns";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type ClientOptions, NetworkError, useProxyFromEnvironment } from "../../../src/index.ts";
import { create, MINUTES, read, testClient } from "./harness/testClient.ts";

/** A port that accepts connections and never answers, so that TLS or a proxy never gets ready. */
async function mute() {
  const open: unknown[] = [];
  const server = createServer((socket) => {
    open.push(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.splice(open.indexOf(socket), 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { port: typeof address === "object" ? String(address?.port) : "", open, server };
}

async function freePort(): Promise<string> {
  const { port, server } = await mute();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A client with a clock that advances while the client waits for the port. */
async function facing(port: Awaited<ReturnType<typeof mute>>, options: Partial<ClientOptions> = {}) {
  const server = await testClient(() => {}, { baseUrl: `https://127.0.0.1:${port.port}`, ...options });
  const failure = (promise: Promise<unknown>): Promise<unknown> =>
    server.clock
      .until(promise, () => port.open.length > 0 || server.begun.length === server.ended.length)
      .then(
        () => Promise.reject(new Error("It did not fail.")),
        (error: unknown) => error,
      );
  return { ...server, failure };
}

describe("refused", () => {
  it("is tried for 2 s on this machine, also for a create, and was certainly not done", async () => {
    for (const ask of [read, create]) {
      const { client, failure, clock } = await testClient(() => {}, {
        baseUrl: `http://127.0.0.1:${await freePort()}`,
      });
      const error = await failure(ask(client));
      expect(error).toBeInstanceOf(NetworkError);
      expect(error).toMatchObject({ attempts: 3, mayHaveHappened: false, cause: { code: "ECONNREFUSED" } });
      expect(String(error)).toContain("No connection could be made");
      expect(clock.now()).toBeLessThan(2_000);
    }
  });
});

describe("impossible", () => {
  it.each([
    ["a port that fetch refuses", async () => "http://127.0.0.1:1", /: bad port\./],
    ["another such port", async () => "https://api.example.invalid:6000", /: bad port\./],
    ["a server without TLS", plainServer, /wrong version number/],
  ])("%s: one attempt, at once, also for a create, and it was certainly not done", async (_, at, message) => {
    for (const ask of [read, create]) {
      const { client, failure, clock } = await testClient(() => {}, { baseUrl: await at() });
      const error = await failure(ask(client));
      expect(error).toMatchObject({ name: "NetworkError", attempts: 1, mayHaveHappened: false });
      expect(String(error)).toMatch(message);
      expect(clock.now()).toBe(0);
    }
  });
});

/** The HTTPS address of a server that speaks plain HTTP. */
async function plainServer(): Promise<string> {
  const server = createHttpServer((_request, response) => response.end("{}"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `https://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

const nowhere = () => testClient(() => {}, { baseUrl: "https://api.example.invalid" });

describe("a name that is not resolved", () => {
  it.each([
    ["ENOTFOUND", 3],
    ["EAI_AGAIN", 6],
  ])("%s: tried %d times", async (code, attempts) => {
    const stages = [await nowhere(), await nowhere()] as const;
    let lookups = 0;
    const lookup = vi.spyOn(dns, "lookup").mockImplementation(((...args: unknown[]) => {
      lookups++;
      const tell = args.at(-1) as (error: Error) => void;
      const error = Object.assign(new Error(`getaddrinfo ${code}`), { code, syscall: "getaddrinfo" });
      setImmediate(() => tell(error));
    }) as unknown as typeof dns.lookup);
    onTestFinished(() => lookup.mockRestore());
    for (const [{ client, failure }, ask] of [
      [stages[0], read],
      [stages[1], create],
    ] as const) {
      expect(await failure(ask(client))).toMatchObject({
        name: "NetworkError",
        attempts,
        mayHaveHappened: false,
        cause: { code },
      });
    }
    expect(lookups).toBe(2 * attempts);
  });
});

describe("not made in time", () => {
  it("ends each attempt after 10 s, is tried 8 times, also for a create, and was certainly not done", async () => {
    for (const ask of [read, create]) {
      const { client, failure, ended, clock } = await facing(await mute());
      const error = await failure(ask(client));
      expect(error).toMatchObject({ name: "TimeoutError", attempts: 8, mayHaveHappened: false });
      expect(String(error)).toContain("No connection could be made in time");
      expect(ended.map(({ ms }) => ms)).toEqual(Array.from({ length: 8 }, () => 10_000));
      expect(clock.now()).toBeLessThan(5 * MINUTES);
    }
  });

  it.each([
    ["the limit for it", { connect: 700 }],
    ["the limit for the whole", { write: 700 }],
    ["no limit for it", { connect: Number.POSITIVE_INFINITY, write: 700 }],
  ])("ends as soon as %s says", async (_, timeouts) => {
    const { client, failure, ended } = await facing(await mute(), { timeouts });
    expect(await failure(create(client))).toMatchObject({ name: "TimeoutError", mayHaveHappened: false });
    expect(new Set(ended.map(({ ms }) => ms))).toEqual(new Set([700]));
  });

  it("includes the connection through a proxy", async () => {
    const proxy = await mute();
    const use = useProxyFromEnvironment({ https_proxy: `http://127.0.0.1:${proxy.port}` });
    onTestFinished(() => {
      if (use.state === "used") use.undo();
    });
    const { client, failure } = await facing(proxy, { baseUrl: "https://api.example.invalid" });
    expect(await failure(create(client))).toMatchObject({ name: "TimeoutError", mayHaveHappened: false });
  });

  it("does not limit the response", async () => {
    const { client, failure, clock } = await testClient(() => {}, {
      timeouts: { connect: 1000, write: 30_000 },
    });
    expect(await failure(create(client))).toMatchObject({ name: "TimeoutError", mayHaveHappened: true });
    expect(clock.now()).toBe(30_000);
  });
});

it("a request that is aborted before the connection is made has not happened", async () => {
  const controller = new AbortController();
  const port = await mute();
  const { client } = await facing(port, { signal: controller.signal });
  const creating = create(client);
  creating.catch(() => {});
  while (port.open.length === 0) await new Promise((resolve) => setImmediate(resolve));
  controller.abort();
  await expect(creating).rejects.toMatchObject({ name: "AbortError", attempts: 1, mayHaveHappened: false });
});
