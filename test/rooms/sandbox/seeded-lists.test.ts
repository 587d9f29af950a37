import { expect, test } from "vitest";
import { faultySandbox } from "./faultySandbox.ts";
import { PROJECT } from "./testSandbox.ts";

/** Lists that lack keys: the headers are correct, and the stored keys are complete. */

const ids = (json: { keys: { key_id: number }[] }) => json.keys.map(({ key_id }) => key_id);
const ALL = Array.from({ length: 20 }, (_, index) => index + 1);

test.each([
  ["short-list@1", 18, null],
  ["too-big@1", 10, "1"],
])("%s: a page of twenty shows %i, and the totals do not change", async (fault, shown, header) => {
  const { get, sandbox } = await faultySandbox([fault]);
  const { status, json, headers } = await get("/keys?limit=20");
  expect([status, ids(json).length, headers.get("x-response-too-big")]).toEqual([200, shown, header]);
  expect(ids(json)).toEqual(ALL.filter((id) => ids(json).includes(id)));
  expect(headers.get("x-pagination-total-count")).toBe("20");
  expect(headers.get("x-pagination-page-count")).toBe("1");
  expect(sandbox.state().projects[PROJECT]?.keys).toHaveLength(20);
});

test.each([
  ["short-list@1", 9],
  ["too-big@1", 5],
])("%s: the cursor continues after the keys that should have been shown", async (fault, shown) => {
  const { get } = await faultySandbox([fault]);
  const first = await get("/keys?pagination=cursor&limit=10");
  expect(ids(first.json)).toHaveLength(shown);
  const cursor = encodeURIComponent(first.headers.get("x-pagination-next-cursor") ?? "");
  const second = await get(`/keys?pagination=cursor&limit=10&cursor=${cursor}`);
  expect(ids(second.json)).toHaveLength(shown);
  expect(Math.min(...ids(second.json))).toBeGreaterThan(10);
});

test.each(["short-list@1", "too-big@1"])(
  "%s: a single key shows, and an empty page stays a page",
  async (fault) => {
    const { get } = await faultySandbox([fault], { keys: 1 });
    expect(ids((await get("/keys")).json)).toEqual([]);
    expect((await get("/keys/1")).status).toBe(200);
    expect((await get("/keys?page=2")).json.keys).toEqual([]);
  },
);

test("short-list: the same list lacks other keys when it is read again", async () => {
  const { get } = await faultySandbox(["short-list@0.5"]);
  const pages: number[][] = [];
  for (let n = 0; n < 20; n++) pages.push(ids((await get("/keys")).json));
  expect(new Set(pages.map((page) => page.length))).toEqual(new Set([18, 20]));
  expect(new Set(pages.map(String)).size).toBeGreaterThan(3);
});
