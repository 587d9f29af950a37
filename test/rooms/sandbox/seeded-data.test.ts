import { expect, test } from "vitest";
import { EDITOR } from "../../sandboxFaults/editor.ts";
import { type FaultySandbox, faultySandbox, NAMES, newKey, PROJECT, someKeys } from "./testSandbox.ts";

/** Faults of keys, of responses and of lists, and edits by other people. */

const translations = [
  { language_iso: "en", translation: "One" },
  { language_iso: "de", translation: "Eins" },
];
const webhooks = ["a", "b", "c"].map((letter) => ({
  webhook_id: letter.repeat(40),
  url: `https://example.com/${letter}`,
  events: ["project.imported"],
}));
/** Each key has texts, and there are three webhooks. */
const withTexts = (fault: string) =>
  faultySandbox([fault], {
    entry: { keys: someKeys(20).map((key) => ({ ...key, translations })), webhooks },
  });

type Named = { key_id: number; key_name: { web: string } };
const namesIn = (json: { keys: Named[] }) => json.keys.map(({ key_name }) => key_name.web);
const idsIn = (json: { keys: Named[] }) => json.keys.map(({ key_id }) => key_id);
const without = <T>(all: readonly T[], some: readonly T[]) => all.filter((one) => !some.includes(one));
const liveKeys = ({ sandbox }: FaultySandbox) => sandbox.state().projects[PROJECT]?.keys ?? [];
const batch = NAMES.map(newKey);
/** Updates of the keys k1 to k20. */
const updates = someKeys(20).map(({ key_id }) => ({ key_id, description: "new" }));
const described = (there: FaultySandbox) =>
  liveKeys(there).flatMap(({ key_id, description }) => (description === "new" ? [key_id] : []));
const created = (there: FaultySandbox) => there.names().slice(20);

test.each([
  ["drop-item@1", 39, 19],
  ["forget-item@1", 40, 20],
])("%s: a 200 mentions all keys but one, %i are created and %i updated", async (fault, made, changed) => {
  const there = await faultySandbox([fault]);
  const reply = await there.create(...batch);
  expect([reply.status, reply.json.errors, reply.json.keys.length]).toEqual([200, [], 39]);
  expect(created(there)).toHaveLength(made);
  const updated = await there.update(...updates);
  expect([updated.status, updated.json.errors, updated.json.keys.length]).toEqual([200, [], 19]);
  expect(described(there)).toHaveLength(changed);
  expect((await there.create(newKey("alone"))).json).toMatchObject({ keys: [], errors: [] });
});

test("poison: the same key makes every batch fail as a whole, and fails alone", async () => {
  const there = await faultySandbox(["poison@0.2"]);
  for (const name of NAMES) await there.create(newKey(name));
  const [poisonous = "", ...others] = without(NAMES, created(there));
  expect(others.length).toBeLessThan(20);
  const { status, json } = await there.create(newKey("new"), newKey(poisonous));
  expect([status, json.error.code, there.names().includes("new")]).toEqual([400, 400, false]);
  expect((await there.create({ ...newKey(poisonous), platforms: ["ios"], tags: ["x"] })).status).toBe(400);
  for (const { key_id } of updates) await there.call("PUT", `/keys/${key_id}`, { description: "new" });
  expect(described(there).length).toBeGreaterThan(0);
  expect(described(there).length).toBeLessThan(20);
  expect((await there.update(...updates)).status).toBe(400);
});

test("refuse-item: some keys are refused by name or id, and the others are written", async () => {
  const there = await faultySandbox(["refuse-item@0.2"]);
  const { status, json } = await there.create(...batch);
  const [name, ...names] = json.errors.map(({ key_name }) => key_name.web);
  expect(status).toBe(200);
  expect(json.errors[0]).toEqual({
    message: "This key cannot be saved",
    code: 400,
    key_name: { ios: name, android: name, web: name, other: name },
  });
  expect(created(there)).toEqual(without(NAMES, [String(name), ...names]));
  const [refused] = (await there.update(...updates)).json.errors;
  expect(refused).toEqual({ message: "This key cannot be saved", code: 400, key_id: expect.any(Number) });
  expect((await there.call("PUT", `/keys/${refused.key_id}`, { description: "new" })).status).toBe(400);
  expect(described(there)).not.toContain(refused.key_id);
});

test("duplicate-names: a key is stored twice, and the response has the first one", async () => {
  const there = await faultySandbox(["duplicate-names@0.2"]);
  const { json } = await there.create(...batch);
  expect(namesIn(json)).toEqual(NAMES);
  const twin = created(there).find((name, index, all) => all.indexOf(name) !== index);
  const listed = (await there.get(`/keys?filter_keys=${twin}`)).json;
  const mentioned = idsIn(json)[NAMES.indexOf(String(twin))] ?? 0;
  expect(idsIn(listed)).toEqual([mentioned, mentioned + 1]);
});

test("locked-keys: some keys stay and are counted, in a batch and alone", async () => {
  const there = await faultySandbox(["locked-keys@0.2"]);
  const { json } = await there.call("DELETE", "/keys", { keys: [...updates.map((one) => one.key_id), 3] });
  const left = liveKeys(there).map(({ key_id }) => key_id);
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(20);
  expect(json).toEqual({ project_id: PROJECT, keys_removed: true, keys_locked: left.length });
  const alone = await there.call("DELETE", `/keys/${left[0]}`);
  expect(alone.json).toEqual({ project_id: PROJECT, key_removed: false, keys_locked: 1 });
  const again = await there.call("DELETE", "/keys", { keys: left });
  expect(again.json).toEqual({ project_id: PROJECT, keys_removed: false, keys_locked: left.length });
  expect(there.names()).toHaveLength(left.length);
});

test("normalised-text: dots and spaces at the end of plain texts and plurals are changed", async () => {
  const { create, update } = await faultySandbox(["normalised-text"], { keys: 1 });
  const en = (translation: unknown) => ({ translations: [{ language_iso: "en", translation }] });
  const text = (json: { keys: { translations: { translation: string }[] }[] }) =>
    json.keys[0]?.translations[0]?.translation;
  expect(text((await update({ key_id: 1, ...en("Wait...  ") })).json)).toBe("Wait…");
  const plural = { ...newKey("a"), is_plural: true, ...en({ one: "One... ", other: "All" }) };
  expect(text((await create(plural)).json)).toBe('{"one":"One…","other":"All"}');
});

test("quota: creates above the number are refused as a whole, and other requests are not", async () => {
  const there = await faultySandbox(["quota@22"]);
  const { status, json } = await there.create(...batch.slice(0, 3));
  expect([status, json.error.code, there.names().length]).toEqual([403, 403, 20]);
  expect((await there.create(...batch.slice(0, 2))).status).toBe(200);
  expect((await there.update(...updates)).status).toBe(200);
  await there.call("DELETE", "/keys/1");
  expect((await there.create(newKey("c"))).status).toBe(200);
});

test.each([
  ["short-list@1", 9, null],
  ["too-big@1", 5, "1"],
])("%s: a page of ten shows %i, and totals and cursors are right", async (fault, count, header) => {
  const { get } = await faultySandbox([fault]);
  const { status, json, headers } = await get("/keys?limit=10");
  expect([status, json.keys.length, headers.get("x-response-too-big")]).toEqual([200, count, header]);
  expect(headers.get("x-pagination-total-count")).toBe("20");
  const first = await get("/keys?pagination=cursor&limit=10");
  const cursor = encodeURIComponent(first.headers.get("x-pagination-next-cursor") ?? "");
  const second = await get(`/keys?pagination=cursor&limit=10&cursor=${cursor}`);
  expect(idsIn(second.json)).toHaveLength(count);
  expect(Math.min(...idsIn(second.json))).toBeGreaterThan(10);
  expect((await get("/keys?page=9")).json.keys).toEqual([]);
});

test("short-list: the same list lacks other keys when it is read again", async () => {
  const { get } = await faultySandbox(["short-list@0.5"]);
  const pages: number[][] = [];
  for (let n = 0; n < 20; n++) pages.push(idsIn((await get("/keys")).json));
  expect(new Set(pages.map((page) => page.length))).toEqual(new Set([18, 20]));
  expect(new Set(pages.map(String)).size).toBeGreaterThan(3);
});

const LIST = "/keys?include_translations=1";

test.each([
  ["missing-row@0.5", ["de", "en", "en,de"]],
  ["missing-translations@0.5", ["en,de", "none"]],
  ["first-language@1", ["en"]],
])("%s: rows are missing in the response, and the stored keys are complete", async (fault, expected) => {
  const { get, update, sandbox } = await withTexts(fault);
  const before = sandbox.state();
  const languages = ({ translations: rows }: { translations?: { language_iso: string }[] }) =>
    rows?.map((row) => row.language_iso).join() ?? "none";
  const seen = new Set<string>();
  for (let reading = 0; reading < 5; reading++)
    for (const key of (await get(LIST)).json.keys) seen.add(languages(key));
  expect([...seen].sort()).toEqual(expected);
  const updated = await update({ key_id: 1, description: "" });
  expect(expected).toContain(languages(updated.json.keys[0]));
  expect(expected).toContain(languages((await get("/keys/1")).json.key));
  expect(sandbox.state()).toEqual(before);
});

test("old-answers: fields of newer responses are missing or null, and the others do not change", async () => {
  const { get } = await withTexts("old-answers@1");
  const keys = (await Promise.all(Array.from({ length: 8 }, () => get(LIST)))).map(
    ({ json }) => json.keys[0],
  );
  const [first] = keys;
  const row = first?.translations[0];
  expect(new Set(keys.map((key) => key.modified_at))).toEqual(new Set([undefined, null]));
  expect([first?.key_name.web, row?.translation, row?.is_reviewed]).toEqual(["k1", "One", false]);
  const hooks = await Promise.all(Array.from({ length: 8 }, () => get("/webhooks")));
  expect(new Set(hooks.map(({ json }) => "branch" in json.webhooks[0]))).toEqual(new Set([true, false]));
});

test("retyped: numbers are strings, booleans are 0 and 1, texts do not change", async () => {
  const { json } = await (await withTexts("retyped@1")).get(LIST);
  expect(json.keys[0]).toMatchObject({
    key_id: "1",
    is_plural: 0,
    char_limit: "0",
    translations: [{ translation: "One", is_reviewed: 0 }, {}],
  });
});

test("odd-webhook: PUT and DELETE of a webhook are done, and the response does not say so", async () => {
  const { call, sandbox } = await withTexts("odd-webhook@1");
  const path = (letter: string) => `/webhooks/${letter.repeat(40)}`;
  const put = await call("PUT", path("a"), { url: "https://example.com/moved" });
  const removed = await call("DELETE", path("b"));
  expect([put.status, removed.status]).toEqual([200, 200]);
  expect([put.json.webhook?.url, removed.json.webhook_deleted]).not.toContain("https://example.com/moved");
  expect(removed.json.webhook_deleted).not.toBe(true);
  expect(sandbox.state().projects[PROJECT]?.webhooks.map(({ url }) => url)).toEqual([
    "https://example.com/moved",
    "https://example.com/c",
  ]);
});

test.each([
  ["short-webhooks: the list lacks a webhook, and the total is correct", [[2, "3"]], false],
  [
    "stale-webhooks: a new webhook is missing in two lists and their totals",
    [
      [3, "3"],
      [3, "3"],
      [4, "4"],
    ],
    true,
  ],
])("%s", async (what, lists, adds) => {
  const { get, call } = await withTexts(`${what.replace(/:.*/, "")}@1`);
  if (adds) await call("POST", "/webhooks", { url: "https://example.com/new", events: ["project.imported"] });
  for (const [length, total] of lists) {
    const { json, headers } = await get("/webhooks");
    expect([json.webhooks.length, headers.get("x-pagination-total-count")]).toEqual([length, total]);
  }
});

test("webhook-added: the second page repeats the last webhook of the first", async () => {
  const { get } = await withTexts("webhook-added@1");
  const ids = async (page: number) =>
    (await get(`/webhooks?limit=2&page=${page}`)).json.webhooks
      .map(({ webhook_id }) => webhook_id[0])
      .join("");
  expect([await ids(1), await ids(2)]).toEqual(["ab", "bc"]);
});

test("huge-ids: ids are beyond 2^53 in responses, and understood in paths, queries and bodies", async () => {
  const there = await withTexts("huge-ids");
  const { get, call, update } = there;
  const { text } = await get("/keys?limit=2");
  const ids = [...text.matchAll(/"key_id":(\d+)/g)].map(([, id]) => id);
  expect(ids).toEqual(["9100000000000000001", "9100000000000000002"]);
  expect((await get(`/keys/${ids[0]}`)).json.key.key_name.web).toBe("k1");
  for (const comma of [",", "%2C"])
    expect((await get(`/keys?filter_key_ids=${ids.join(comma)}`)).json.keys).toHaveLength(2);
  await update({ key_id: ids[1], description: "new" });
  expect(described(there)).toEqual([2]);
  await call("DELETE", "/keys", { keys: ids });
  expect(there.names()).toHaveLength(18);
});

test("busy-editor: another user edits texts and fields before each request, and changes is_plural", async () => {
  const there = await withTexts("busy-editor@1");
  for (let n = 0; n < 60; n++) await there.get("/keys");
  const keys = liveKeys(there);
  expect(keys.some(({ tags }) => tags.includes("protected"))).toBe(true);
  expect(keys.some(({ is_hidden }) => is_hidden)).toBe(true);
  expect(keys.some(({ description }) => description.startsWith("edited"))).toBe(true);
  expect(keys.some(({ is_plural }) => is_plural)).toBe(true);
  expect(keys.flatMap((key) => key.translations.map((row) => row.modified_by))).toContain(EDITOR.user_id);
});

test("editor: another user writes texts and sets tags between requests", async () => {
  const there = await withTexts("editor@1");
  for (let reading = 0; reading < 6; reading++) await there.get("/keys");
  const rows = liveKeys(there).flatMap((key) => key.translations);
  expect(rows.find((row) => row.translation === "edited 5")?.modified_by).toBe(EDITOR.user_id);
  expect(liveKeys(there).some(({ tags }) => tags.includes("protected"))).toBe(true);
});

test("changing-lists: another user adds and removes keys and webhooks before their lists are read", async () => {
  const there = await withTexts("changing-lists@1");
  for (let reading = 0; reading < 6; reading++) {
    await there.get("/keys");
    await there.get("/webhooks");
  }
  expect(there.names().some((name) => name.startsWith("elsewhere."))).toBe(true);
  expect(
    without(
      someKeys(20).map(({ key_id }) => key_id),
      liveKeys(there).map((key) => key.key_id),
    ),
  ).not.toEqual([]);
  const hooks = there.sandbox.state().projects[PROJECT]?.webhooks ?? [];
  expect(hooks.some(({ url }) => url.startsWith("https://elsewhere.example.com/"))).toBe(true);
});
