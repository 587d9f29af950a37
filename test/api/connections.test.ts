/** What Node's fetch brings along, and the client counts on. */
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { listOf, PROJECT } from "./harness/bodies.ts";
import { rig } from "./harness/harness.ts";
import { answer } from "./harness/server.ts";

it("connections are used again", async () => {
  const ports = new Set<number | undefined>();
  const { client, until, seen } = await rig((response) => {
    ports.add(response.socket?.remotePort);
    answer(response, 200, listOf(1));
  });
  for (let nth = 0; nth < 20; nth++) await until(client.keys(PROJECT));
  expect(seen).toHaveLength(20);
  // One that has just answered may not be free yet for who asks at the same moment.
  expect(ports.size).toBeLessThanOrEqual(2);
});

it("answers may come packed", async () => {
  const { client, until, seen } = await rig((response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    response.end(gzipSync(JSON.stringify(listOf(1, 2))));
  });
  expect(await until(client.keys(PROJECT))).toHaveLength(2);
  expect(seen[0]?.headers["accept-encoding"]).toMatch(/\bgzip\b/);
});
