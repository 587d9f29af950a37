import { expect, it } from "vitest";
import { trackSending } from "../../../src/api/http/connection.ts";
import { answer, serve } from "./harness/server.ts";

it("reports each request when it is sent, before its response", async () => {
  const order: string[] = [];
  const { url } = await serve((response, seen) => {
    order.push(`seen ${seen.url}`);
    answer(response, 200, "{}");
  });
  const ask = (path: string) =>
    trackSending({ state: "unknown", onSent: () => order.push(`left ${path}`) }, () => fetch(url + path));
  await Promise.all([ask("/a"), ask("/b")]);
  await fetch(`${url}/c`);
  for (const path of ["/a", "/b"]) {
    expect(order.filter((entry) => entry === `left ${path}`)).toHaveLength(1);
    expect(order.indexOf(`left ${path}`)).toBeLessThan(order.indexOf(`seen ${path}`));
  }
  expect(order).toHaveLength(5);
});
