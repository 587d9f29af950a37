import { expect, test } from "vitest";
import type { Assumptions } from "../../../src/sandbox/assumptions.ts";
import { projectOf, someKeys, type TestSandbox, testSandbox } from "./testSandbox.ts";

const ids = (json: { keys: { key_id: number }[] }) => json.keys.map((key) => key.key_id);
const pagination = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("x-pagination")));

function withKeys(count: number, assumptions: Partial<Assumptions> = {}): Promise<TestSandbox> {
  return testSandbox({ state: projectOf({ keys: someKeys(count) }), assumptions });
}

test("an offset list has totals in four headers", async () => {
  const { get } = await withKeys(5);
  const last = await get("/keys?page=3&limit=2");
  expect(ids(last.json)).toEqual([5]);
  expect(pagination(last.headers)).toEqual({
    "x-pagination-total-count": "5",
    "x-pagination-page-count": "3",
    "x-pagination-limit": "2",
    "x-pagination-page": "3",
  });
  expect(ids((await get("/keys?page=4&limit=2")).json)).toEqual([]);
});

test("a page has 100 keys by default, and at most 500", async () => {
  const { get } = await withKeys(501);
  expect((await get("/keys")).json.keys).toHaveLength(100);
  expect((await get("/keys?limit=500")).json.keys).toHaveLength(500);
  expect((await get("/keys?limit=501")).json).toEqual({
    error: { message: "Invalid `limit` parameter", code: 400 },
  });
});

test.each([
  "limit=0",
  "limit=x",
  "limit=-1",
  "page=0",
  "page=1.5",
  "pagination=both",
  "pagination=cursor&cursor=abc",
])("%s is refused", async (query) => {
  const { get } = await withKeys(1);
  expect((await get(`/keys?${query}`)).status).toBe(400);
});

test("a cursor is base64 of the last id, and a cursor list has no totals", async () => {
  const { get } = await withKeys(3);
  const first = await get("/keys?pagination=cursor&limit=2");
  const cursor = Buffer.from('{"1":2}').toString("base64");
  expect(pagination(first.headers)).toEqual({
    "x-pagination-limit": "2",
    "x-pagination-next-cursor": cursor,
  });
  const rest = await get(`/keys?pagination=cursor&limit=2&cursor=${encodeURIComponent(cursor)}`);
  expect(ids(rest.json)).toEqual([3]);
});

test("a cursor list misses nothing when keys before the cursor are destroyed", async () => {
  const { get, call } = await withKeys(5);
  const first = await get("/keys?pagination=cursor&limit=2");
  await call("DELETE", "/keys", { keys: [1, 2] });
  const cursor = encodeURIComponent(first.headers.get("x-pagination-next-cursor") ?? "");
  expect(ids((await get(`/keys?pagination=cursor&limit=2&cursor=${cursor}`)).json)).toEqual([3, 4]);
});

const end = Buffer.from('{"1":2}').toString("base64");
test.each([
  ["absent", null, null],
  ["empty", "", ""],
  ["emptyPage", end, null],
  ["stuck", end, end],
] as const)(
  "where the last page's cursor is %s, it says %s and then %s",
  async (lastPageCursor, onLast, afterLast) => {
    const { get } = await withKeys(2, { lastPageCursor });
    const last = await get("/keys?pagination=cursor&limit=2");
    expect(last.headers.get("x-pagination-next-cursor")).toBe(onLast);
    const after = await get(`/keys?pagination=cursor&limit=2&cursor=${encodeURIComponent(end)}`);
    expect([ids(after.json), after.headers.get("x-pagination-next-cursor")]).toEqual([[], afterLast]);
  },
);

test("lists of webhooks and languages are paged by offset", async () => {
  const { get, call } = await testSandbox();
  for (const url of ["https://a.example", "https://b.example", "https://a.example"]) {
    await call("POST", "/webhooks", { url, events: ["project.imported"] });
  }
  const hooks = await get("/webhooks?page=2&limit=2");
  expect([
    hooks.json.webhooks.map((hook: { url: string }) => hook.url),
    hooks.headers.get("x-pagination-total-count"),
  ]).toEqual([["https://a.example"], "3"]);
  const languages = await get("/languages?page=2&limit=1");
  expect(languages.json.languages.map((language: { lang_iso: string }) => language.lang_iso)).toEqual(["de"]);
});
