import { describe, expect, it } from "vitest";
import { Pages, readCompleteList } from "../../../src/api/collection.ts";
import type { Key } from "../../../src/index.ts";
import { Collection } from "../../../src/index.ts";
import { hooksOf, listOf, PROJECT } from "./harness/bodies.ts";
import { answer, type Script } from "./harness/server.ts";
import { testClient } from "./harness/testClient.ts";

const query = (url: string) => new URL(url, "http://x").searchParams;

/** The ids on a page, and the cursor that its header names; undefined means no header. */
interface CursorPage {
  ids: number[];
  next: string | undefined;
}

const page = (next: string | undefined, ...ids: number[]): CursorPage => ({ ids, next });

/** Pages of keys by cursor. */
function cursorPages(...pages: readonly CursorPage[]): Script {
  return (response, { url }) => {
    const asked = query(url).get("cursor");
    const index = asked === null ? 0 : Number(asked.replace(/\D/g, ""));
    const { ids, next } = pages[index] ?? page(undefined);
    answer(response, 200, listOf(...ids), next === undefined ? {} : { "x-pagination-next-cursor": next });
  };
}

const TWO_PAGES = [page("c=1", 1, 2), page(undefined, 3)];
const endings: [name: string, pages: CursorPage[]][] = [
  ["no header", TWO_PAGES],
  ["an empty header", [page("c=1", 1, 2), page("", 3)]],
  ["a page without keys", [page("c=1", 1, 2), page("c=2", 3), page("c=3")]],
  ["a cursor that does not move", [page("c=1", 1, 2), page("c=1", 3)]],
  ["cursors in a circle", [page("c=1", 1), page("c=2", 2), page("c=1", 3)]],
];

/** Reads elements until there are no more, or one that `isLast` says. */
async function readAll<Element>(elements: AsyncIterable<Element>, isLast = (_: Element) => false) {
  const read: Element[] = [];
  for await (const element of elements) {
    read.push(element);
    if (isLast(element)) break;
  }
  return read;
}

describe("all keys, until the last page", () => {
  it.each(endings)("%s", async (_, pages) => {
    const { client, until, seen } = await testClient(cursorPages(...pages));
    const keys = await until(readAll(client.allKeys(PROJECT, { filter_tags: "a" })));
    expect(keys.map(({ key_id }) => key_id)).toEqual([1, 2, 3]);
    expect(query(seen[0]?.url ?? "").toString()).toBe("limit=500&filter_tags=a&pagination=cursor");
    expect(seen[1]?.url).toContain("cursor=c%3D1");
    expect(seen.length).toBe(pages.length);
  });

  it("an empty list", async () => {
    const { client, until, seen } = await testClient(cursorPages(page(undefined)));
    expect(await until(readAll(client.project(PROJECT).allKeys()))).toEqual([]);
    expect(seen).toHaveLength(1);
  });

  it("requests a page only when it is needed", async () => {
    const { client, until, seen } = await testClient(cursorPages(...TWO_PAGES));
    await until(readAll(client.allKeys(PROJECT), ({ key_id }) => key_id === 2));
    expect(seen).toHaveLength(1);
  });

  it("page by page", async () => {
    const { client, until } = await testClient(cursorPages(...TWO_PAGES));
    const pages = await until(readAll(client.allKeys(PROJECT).pages()));
    expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  });
});

describe("a page by cursor is the last one", () => {
  it.each([
    ["without a header", [1, 2], undefined],
    ["with the cursor that was asked for", [1, 2], "c=0"],
    ["without keys", [], "c=1"],
  ])("%s", async (_, ids, next) => {
    const { client, until } = await testClient(cursorPages({ ids, next }));
    const last = await until(client.keys(PROJECT, { pagination: "cursor", cursor: "c=0", limit: 2 }));
    expect(last.nextCursor).toBeUndefined();
    expect(await until(last.nextPage())).toBeUndefined();
  });
});

describe("pages by number", () => {
  const totals = (page: number) => ({
    "x-pagination-total-count": "3",
    "x-pagination-page-count": "2",
    "x-pagination-limit": "2",
    "x-pagination-page": String(page),
  });
  const byNumber =
    (headersOf: (page: number) => object = totals): Script =>
    (response, { url }) => {
      const number = Number(query(url).get("page") ?? 1);
      answer(response, 200, hooksOf(...(number === 1 ? ["a", "b"] : ["c"])), { ...headersOf(number) });
    };

  it("end with the last page", async () => {
    const { client, until, seen } = await testClient(byNumber());
    const webhooks = await until(readAll(client.allWebhooks(PROJECT)));
    expect(webhooks.map(({ webhook_id }) => webhook_id)).toEqual(["a", "b", "c"]);
    expect(seen).toHaveLength(2);
  });

  it("have totals", async () => {
    const { client, until } = await testClient(byNumber());
    const first = await until(client.webhooks(PROJECT, { limit: 2 }));
    expect(first).toMatchObject({ totalCount: 3, pageCount: 2, page: 1, limit: 2, nextCursor: undefined });
    const second = await until(first.nextPage());
    expect(second?.map(({ webhook_id }) => webhook_id)).toEqual(["c"]);
    expect(second && (await until(second.nextPage()))).toBeUndefined();
  });

  it("without totals continue until a page is not full", async () => {
    const { client, until, seen } = await testClient(byNumber(() => ({})));
    const first = await until(client.webhooks(PROJECT, { limit: 2 }));
    const second = await until(first.nextPage());
    expect(second?.[0]?.webhook_id).toBe("c");
    expect(second && (await until(second.nextPage()))).toBeUndefined();
    expect(seen).toHaveLength(2);
  });
});

describe("a collection", () => {
  it("is an ordered list, and its methods return plain arrays", async () => {
    const { client, until } = await testClient((response) => answer(response, 200, listOf(7, 8, 9)));
    const keys = await until(client.keys(PROJECT));
    expect(keys).toBeInstanceOf(Collection);
    expect(keys).toBeInstanceOf(Array);
    expect([keys.length, keys[1]?.key_id, keys.at(-1)?.key_id]).toEqual([3, 8, 9]);
    const ids = keys.map(({ key_id }: Key) => key_id);
    expect(ids).toStrictEqual([7, 8, 9]);
    expect(ids).not.toBeInstanceOf(Collection);
    expect(keys).toEqual(listOf(7, 8, 9).keys);
    expect(Object.keys(keys)).toEqual(["0", "1", "2"]);
    expect(JSON.parse(JSON.stringify(keys))).toEqual(listOf(7, 8, 9).keys);
  });

  it("says that the response was too big", async () => {
    const { client, until } = await testClient((response, _, nth) =>
      answer(response, 200, listOf(1), nth === 0 ? { "x-response-too-big": "" } : {}),
    );
    expect((await until(client.keys(PROJECT))).responseTooBig).toBe(true);
    expect((await until(client.keys(PROJECT))).responseTooBig).toBe(false);
  });

  const name = { ios: "a", android: "a", web: "a", other: "a" };
  const taken = { message: "This key name is already taken", code: 400 };
  it.each([
    ["a list", [{ ...taken, key_name: name }], [{ ...taken, key_name: name }]],
    ["an empty list", [], []],
    ["an empty string", "", []],
    ["nothing", undefined, []],
    ["null", null, []],
    [
      "the obsolete shape",
      [{ ...taken, key: { key_name: name } }],
      [{ ...taken, key: { key_name: name }, key_name: name }],
    ],
    [
      "an id as text",
      [{ message: "x", code: "404", key_id: "12" }],
      [{ message: "x", code: 404, key_id: 12 }],
    ],
    ["a map with holes", { 3: { ...taken, key_name: "a" } }, [{ ...taken, key_name: "a" }]],
    ["a bare sentence", ["no"], [{ message: "no", code: 0 }]],
    ["an entry without words", [{ code: 400 }], [{ message: '{"code":400}', code: 400 }]],
  ])("errors for keys: %s", async (_, errors, read) => {
    const { client, until } = await testClient((response) => answer(response, 200, { ...listOf(1), errors }));
    const keys = await until(client.createKeys(PROJECT, { key_name: "a", platforms: ["web"] }));
    expect(keys.errors).toEqual(read);
    expect(keys).toHaveLength(1);
  });
});

describe("a service that always names a next page", () => {
  /** Each page has one element that no other page has. */
  function endless() {
    let reads = 0;
    const headers = () =>
      new Headers({ "x-pagination-next-cursor": `c=${reads}`, "x-pagination-total-count": "9" });
    const page = async (): Promise<Collection<number>> => {
      reads += 1;
      const details = {
        projectId: PROJECT,
        headers: headers(),
        requested: { pagination: "cursor" as const },
      };
      return new Collection([reads], details, page);
    };
    return { page, reads: () => reads };
  }

  it("is read as long as the caller asks, so that no element is left out silently", async () => {
    const { page, reads } = endless();
    for await (const count of new Pages(page)) if (count === 10_500) break;
    expect(reads()).toBe(10_500);
  });

  it("gives no complete list", async () => {
    const { page, reads } = endless();
    expect(await readCompleteList(page, String)).toBeUndefined();
    expect(reads()).toBe(400);
  });
});
