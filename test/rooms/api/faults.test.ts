/** With any failure of the network or the service, a request ends as documented and in limited time. */
import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Client } from "../../../src/index.ts";
import { batchOf, keyOf, listOf, PROJECT } from "./harness/bodies.ts";
import { answer, type Script, serve } from "./harness/server.ts";
import { create, MINUTES, read, testClient } from "./harness/testClient.ts";

const update = (client: Client) => client.updateKeys(PROJECT, [{ key_id: 1, description: "x" }]);

/** The first `times` requests fail, and the next ones succeed. */
function first(times: number, fault: (response: ServerResponse, nth: number) => void): Script {
  return (response, { method }, nth) => {
    if (nth < times) fault(response, nth);
    else answer(response, 200, method === "GET" ? listOf(1) : batchOf(1));
  };
}

it("a response of any size is not read to its end, and not asked for again", {
  timeout: 120_000,
}, async () => {
  const packed = gzipSync(Buffer.alloc(65 * 1024 * 1024, " "));
  const { client, failure, seen } = await testClient((response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    response.end(packed);
  });
  expect(await failure(read(client))).toMatchObject({
    name: "NetworkError",
    message: expect.stringMatching(
      /^The response cannot be used for GET .*: it has more than 67108864 bytes/,
    ),
    attempts: 1,
    // A create may have happened, too.
    mayHaveHappened: true,
  });
  expect(seen).toHaveLength(1);
});

const beforeHeaders = (response: ServerResponse) => void response.destroy();
const afterHeaders = (response: ServerResponse) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.flushHeaders();
  setImmediate(() => response.destroy());
};
const inTheBody = (response: ServerResponse) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"project_id":"', () => response.destroy());
};
const cuts = { beforeHeaders, afterHeaders, inTheBody };

describe.each(Object.entries(cuts))("a connection cut %s", (_, cut) => {
  it("is tried again if nothing can be done twice", async () => {
    const { client, until, seen } = await testClient(first(2, cut));
    expect(await until<unknown[]>(read(client))).toHaveLength(1);
    expect(seen).toHaveLength(3);
  });

  it("ends an update of many keys at once, because somebody may have edited them in the meantime", async () => {
    const { client, failure, seen } = await testClient(first(2, cut));
    expect(await failure(update(client))).toMatchObject({ mayHaveHappened: true });
    expect(seen).toHaveLength(1);
  });

  it("ends a create at once, because it may have happened", async () => {
    const { client, failure, seen } = await testClient(first(2, cut));
    expect(await failure(create(client))).toMatchObject({
      name: "NetworkError",
      attempts: 1,
      mayHaveHappened: true,
    });
    expect(seen).toHaveLength(1);
  });

  it("fails after 8 attempts", async () => {
    const { client, failure, seen, clock } = await testClient(first(99, cut));
    const error = await failure(read(client));
    expect(error).toMatchObject({ name: "NetworkError", method: "GET", attempts: 8, mayHaveHappened: true });
    expect(String(error)).toContain("was lost");
    expect(seen).toHaveLength(8);
    expect(clock.now()).toBeLessThan(5 * MINUTES);
  });
});

describe("a server that never answers", () => {
  const mute: Script = () => {};

  it("ends each attempt of a read after 60 s, and the request after 5 minutes", async () => {
    const { client, failure, clock, ended } = await testClient(mute);
    expect(await failure(read(client))).toMatchObject({ name: "TimeoutError", mayHaveHappened: true });
    expect(ended[0]?.ms).toBe(MINUTES);
    expect(clock.now()).toBeLessThanOrEqual(5 * MINUTES);
    expect(clock.now()).toBeGreaterThan(4 * MINUTES);
  });

  it("ends a create after 180 s and one attempt", async () => {
    const { client, failure, clock } = await testClient(mute);
    expect(await failure(create(client))).toMatchObject({
      name: "TimeoutError",
      attempts: 1,
      mayHaveHappened: true,
    });
    expect(clock.now()).toBe(3 * MINUTES);
  });

  it("ends sooner with shorter timeouts", async () => {
    const { client, failure, clock } = await testClient(mute, { timeouts: { write: 5000 } });
    await failure(create(client));
    expect(clock.now()).toBe(5000);
  });

  it("also ends if the body stops in the middle", async () => {
    const { client, failure, clock } = await testClient((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"project_id":');
    });
    expect(await failure(create(client))).toMatchObject({ name: "TimeoutError", attempts: 1 });
    expect(clock.now()).toBe(3 * MINUTES);
  });

  it("does not wait for an error body that never ends", async () => {
    const { client, failure } = await testClient((response) => {
      response.writeHead(400, { "content-type": "application/json" });
      response.write('{"error":');
    });
    expect(await failure(create(client))).toMatchObject({
      name: "ApiError",
      status: 400,
      mayHaveHappened: false,
    });
  });
});

describe("unusable responses", () => {
  const html = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";
  const rows: [name: string, status: number, body: string, says: string][] = [
    ["no content", 204, "", "it is empty"],
    ["an empty body", 200, "", "it is empty"],
    ["cut JSON", 200, '{"project_id":"a","keys":[', "not JSON, or it was cut off"],
    ["HTML", 200, html, "not JSON"],
    ["null", 200, "null", "the response: expected object, received null"],
    ["a list", 200, "[]", "the response: expected object, received array"],
  ];

  it.each(rows)("%s: an ApiError at once; a create may have happened", async (_, status, body, says) => {
    for (const ask of [read, create]) {
      const { client, failure, seen } = await testClient((response) => answer(response, status, body));
      const error = await failure(ask(client));
      expect(error).toMatchObject({ name: "ApiError", status, attempts: 1, mayHaveHappened: true });
      expect(String(error)).toContain(says);
      expect(seen).toHaveLength(1);
    }
  });

  it("HTML 502: tried again; the error has the title of the page", async () => {
    const mended = await testClient(
      first(3, (response) => answer(response, 502, html, { "content-type": "text/html" })),
    );
    expect(await mended.until(read(mended.client))).toHaveLength(1);
    const broken = await testClient((response) =>
      answer(response, 502, html, { "content-type": "text/html" }),
    );
    const error = await broken.failure(create(broken.client));
    expect(error).toMatchObject({
      status: 502,
      code: 502,
      serviceMessage: "502 Bad Gateway",
      attempts: 1,
      mayHaveHappened: true,
    });
  });

  it("503 with Retry-After waits for that time", async () => {
    const { client, until, clock } = await testClient(
      first(1, (response) => answer(response, 503, "", { "retry-after": "17" })),
    );
    await until(read(client));
    expect(clock.now()).toBe(17_000);
  });
});

describe("bodies of 20 MB", () => {
  it("a successful one is read completely", async () => {
    const keys = Array.from({ length: 500 }, (_, index) =>
      keyOf(index + 1, { description: "x".repeat(40_000) }),
    );
    const { client, until } = await testClient((response) =>
      answer(response, 200, { project_id: PROJECT, keys }),
    );
    const got = await until(read(client));
    expect(got).toHaveLength(500);
    expect(got[499]?.description).toHaveLength(40_000);
  });

  it("an endless error body is not", async () => {
    let written = 0;
    const { client, clock } = await testClient((response) => {
      response.writeHead(404);
      const more = () => {
        do written += 10_000;
        while (!response.destroyed && response.write("x".repeat(10_000)));
      };
      response.on("drain", more);
      more();
    });
    await expect(read(client)).rejects.toMatchObject({ name: "ApiError", status: 404 });
    expect(clock.now()).toBe(0);
    expect(written).toBeLessThan(20_000_000);
  });

  it("an error body is not", async () => {
    const { client, failure } = await testClient((response) => answer(response, 404, "x".repeat(20_000_000)));
    const error = await failure(read(client));
    expect(error).toMatchObject({ name: "ApiError", status: 404 });
    expect(String(error).length).toBeLessThan(1000);
  });
});

it("a request that may have happened is reported so, whatever the last attempt says", async () => {
  const { client, failure } = await testClient((response, _, nth) =>
    nth === 0
      ? answer(response, 500, "")
      : answer(response, 404, { error: { message: "Not Found", code: 404 } }),
  );
  const error = await failure(client.destroyKey(PROJECT, 1));
  expect(error).toMatchObject({ status: 404, attempts: 2, mayHaveHappened: true });
});

it("a redirect is never followed", async () => {
  const other = await serve((response) => answer(response, 200, listOf(1)));
  for (const status of [301, 302, 303, 307, 308]) {
    const { client, failure } = await testClient((response) =>
      answer(response, status, "", { location: `${other.url}/stolen?a=b` }),
    );
    const error = await failure(create(client));
    expect(error).toMatchObject({ name: "ApiError", status, attempts: 1 });
    expect(String(error)).toContain(`It redirects to ${other.url}.`);
  }
  expect(other.seen).toEqual([]);
});
