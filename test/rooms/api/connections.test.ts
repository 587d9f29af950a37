/** Properties of Node's fetch that the client relies on. */
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { listOf, PROJECT } from "./harness/bodies.ts";
import { answer } from "./harness/server.ts";
import { testClient } from "./harness/testClient.ts";

it("connections are reused", async () => {
  const ports = new Set<number | undefined>();
  const { client, until, seen } = await testClient((response) => {
    ports.add(response.socket?.remotePort);
    answer(response, 200, listOf(1));
  });
  for (let nth = 0; nth < 20; nth++) await until(client.keys(PROJECT));
  expect(seen).toHaveLength(20);
  // A connection that has just answered may not be free yet.
  expect(ports.size).toBeLessThanOrEqual(2);
});

it("answers may be compressed", async () => {
  const { client, until, seen } = await testClient((response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    response.end(gzipSync(JSON.stringify(listOf(1, 2))));
  });
  expect(await until(client.keys(PROJECT))).toHaveLength(2);
  expect(seen[0]?.headers["accept-encoding"]).toMatch(/\bgzip\b/);
});
