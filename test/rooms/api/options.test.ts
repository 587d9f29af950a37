import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from "vitest";
import {
  ArgumentError,
  Client,
  type ClientOptions,
  type ReadClient,
  useProxyFromEnvironment,
} from "../../../src/index.ts";
import { VERSION } from "../../../src/model/package.ts";
import { createClient } from "../../../src/run/connect.ts";
import { listOf, PROJECT } from "./harness/bodies.ts";
import { answer } from "./harness/server.ts";
import { TOKEN, testClient } from "./harness/testClient.ts";

describe("the base URL", () => {
  it.each([
    "https://api.lokalise.com/api2",
    "https://api.lokalise.com/api2/",
    "http://127.0.0.1:8080",
    "http://127.3.2.1",
    "http://[::1]:1234/api2",
    "http://localhost:80",
  ])("may be %s", (baseUrl) => {
    expect(() => new Client({ token: TOKEN, baseUrl })).not.toThrow();
  });

  it.each([
    "http://api.lokalise.com/api2",
    "http://127.0.0.1.example.com",
    "http://localhost.example.com",
    "http://[::2]",
    "http://10.0.0.1",
    "ftp://127.0.0.1",
    "https://user@api.lokalise.com",
    "https://:secret@api.lokalise.com",
    "https://api.lokalise.com/?a=b",
    "https://api.lokalise.com/#a",
    "api.lokalise.com",
    "",
  ])("must not be %s", (baseUrl) => {
    expect(() => new Client({ token: TOKEN, baseUrl })).toThrow(ArgumentError);
  });

  it("keeps its own path", async () => {
    const { client, seen, until, url } = await testClient((response) => answer(response, 200, listOf()));
    const below = new Client({ token: TOKEN, baseUrl: `${url}/v/api2///`, rate: Number.POSITIVE_INFINITY });
    await until(Promise.all([below.keys(PROJECT), client.keys(PROJECT)]));
    expect(seen.map((one) => one.url).sort()).toEqual([
      `/projects/${PROJECT}/keys`,
      `/v/api2/projects/${PROJECT}/keys`,
    ]);
  });
});

it("any number of requests may share a signal without a warning", async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on("warning", warn);
  onTestFinished(() => void process.off("warning", warn));
  const { signal } = new AbortController();
  const { client, until } = await testClient((response) => answer(response, 200, listOf()), { signal });
  await until(Promise.all(Array.from({ length: 30 }, () => client.keys(PROJECT))));
  expect(warnings).toEqual([]);
});

describe("other options", () => {
  it.each<[argument: string, options: Partial<ClientOptions>]>([
    ["token", { token: "" }],
    ["token", { token: "two words" }],
    ["token", { token: `${TOKEN}\n` }],
    ["rate", { rate: 0 }],
    ["rate", { rate: Number.NaN }],
    ["concurrency", { concurrency: -1 }],
    ["timeouts.read", { timeouts: { read: 0 } }],
    ["timeouts.connect", { timeouts: { connect: -1 } }],
  ])("%s with an invalid value", (argument, options) => {
    const open = () => new Client({ token: TOKEN, ...options });
    expect(open).toThrow(ArgumentError);
    expect(open).toThrow(expect.objectContaining({ argument, message: expect.not.stringContaining(TOKEN) }));
  });

  it("hooks see each attempt", async () => {
    const { client, until, begun, ended } = await testClient((response, _, nth) =>
      answer(response, nth === 0 ? 500 : 200, listOf()),
    );
    await until(client.keys(PROJECT, { limit: 5 }));
    const one = { method: "GET", path: `/projects/${PROJECT}/keys` };
    expect(begun).toEqual([
      { ...one, attempt: 1 },
      { ...one, attempt: 2 },
    ]);
    expect(ended).toEqual([
      { ...one, attempt: 1, status: 500, ms: 0, date: expect.any(Number) },
      { ...one, attempt: 2, status: 200, ms: 0, date: expect.any(Number) },
    ]);
  });
});

it("the user agent has the version of the package", () => {
  const file = readFileSync(new URL("../../../package.json", import.meta.url), "utf8");
  expect(VERSION).toBe(JSON.parse(file).version);
});

it("the type ReadClient has no writing operations", () => {
  expectTypeOf<Client>().toExtend<ReadClient>();
  expectTypeOf<ReadClient>().not.toHaveProperty("createKeys");
  expectTypeOf<ReadClient>().not.toHaveProperty("project");
  expectTypeOf<Awaited<ReturnType<ReadClient["key"]>>>().not.toHaveProperty("destroy");
});

describe("proxies of the environment", () => {
  it("are not used if the environment names none", () => {
    expect(useProxyFromEnvironment({ no_proxy: "a" })).toEqual({ state: "none" });
  });

  it("are used for the service, and not for loopback addresses", async () => {
    const asked: string[] = [];
    const proxy = createServer((socket) => {
      socket.once("data", (bytes) => {
        asked.push(bytes.toString());
        socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
      });
      socket.on("error", () => {});
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const address = proxy.address();
    const https_proxy = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const use = useProxyFromEnvironment({ https_proxy, HTTP_PROXY: https_proxy });
    onTestFinished(() => {
      if (use.state === "used") use.undo();
      proxy.close();
    });
    expect(use.state).toBe("used");

    const far = await testClient(() => {}, { baseUrl: "https://api.example.invalid/api2" });
    expect(
      await far.failure(far.client.createKeys(PROJECT, { key_name: "a", platforms: ["web"] })),
    ).toMatchObject({
      name: "NetworkError",
    });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked[0]).toMatch(/^CONNECT api\.example\.invalid:443 /);
    expect(asked.join()).not.toContain(TOKEN);

    const before = asked.length;
    const near = await testClient((response) => answer(response, 200, listOf(1)));
    expect(await near.until(near.client.keys(PROJECT))).toHaveLength(1);
    expect(asked.length).toBe(before);
  });
});

describe("without the check of certificates", () => {
  const opened = (baseUrl: string, value: string) => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", value);
    onTestFinished(() => void vi.unstubAllEnvs());
    return createClient({ token: TOKEN, rate: "auto", concurrency: 1 }, { apiUrl: baseUrl });
  };

  it("no client is made, because the token would be sent to any server", () => {
    expect(opened("https://api.lokalise.com/api2", "0")).toMatchObject({
      problem: {
        severity: "error",
        message: expect.stringMatching(
          /^NODE_TLS_REJECT_UNAUTHORIZED must not be 0: the token would .* set NODE_EXTRA_CA_CERTS to the file/,
        ),
      },
    });
  });

  it.each([
    ["https://localhost:8443/api2", "0"],
    ["http://127.0.0.1:8080/api2", "0"],
    ["https://api.lokalise.com/api2", "1"],
    ["https://api.lokalise.com/api2", ""],
  ])("%s with the value %j is not refused", (baseUrl, value) => {
    expect(opened(baseUrl, value).ok).toBe(true);
  });
});
