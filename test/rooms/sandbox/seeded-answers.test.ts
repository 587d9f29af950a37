import { expect, test } from "vitest";
import { EDITOR } from "../../sandboxFaults/editor.ts";
import { seededFaults } from "../../sandboxFaults/seeded.ts";
import { SEED } from "./faultySandbox.ts";
import { PROJECT, projectOf, type TestSandbox, testSandbox } from "./testSandbox.ts";

/** Faults of responses and of webhook lists, and edits by other people. */

const KEYS = Array.from({ length: 20 }, (_, index) => ({
  key_id: index + 1,
  key_name: `k${index + 1}`,
  translations: [
    { language_iso: "en", translation: "One" },
    { language_iso: "de", translation: "Eins" },
  ],
}));
const HOOKS = ["a", "b", "c"].map((letter) => ({
  webhook_id: letter.repeat(40),
  url: `https://example.com/${letter}`,
  events: ["project.imported"],
}));

function faultySandbox(...spec: string[]): Promise<TestSandbox> {
  const state = projectOf({ keys: KEYS, webhooks: HOOKS });
  return testSandbox({ faults: seededFaults(spec, SEED), state, clock: () => 0 });
}

type Key = { key_id: number; translations?: { language_iso: string }[] };
const languages = ({ translations }: Key) => translations?.map((row) => row.language_iso).join() ?? "none";
const shown = (json: { keys: Key[] }) => new Set(json.keys.map(languages));
const LIST = "/keys?include_translations=1";

test.each([
  ["missing-row@0.5", ["de", "en", "en,de"]],
  ["missing-translations@0.5", ["en,de", "none"]],
  ["first-language@1", ["en"]],
])("%s: rows are missing in the response, and the stored keys are complete", async (fault, expected) => {
  const { get, update, sandbox } = await faultySandbox(fault);
  const before = sandbox.state();
  const seen = new Set<string>();
  for (let reading = 0; reading < 5; reading++) {
    for (const one of shown((await get(LIST)).json)) seen.add(one);
  }
  expect([...seen].sort()).toEqual(expected);
  const one = await update({ key_id: 1, description: "" });
  expect(expected).toContain(languages(one.json.keys[0]));
  expect(expected).toContain(languages((await get("/keys/1")).json.key));
  expect(shown((await get("/keys")).json)).toEqual(new Set(["none"]));
  expect(sandbox.state()).toEqual(before);
});

test("first-language: the first of the requested languages", async () => {
  const { get } = await faultySandbox("first-language@1");
  const { json } = await get("/languages");
  const ids = json.languages.map(({ lang_id }: { lang_id: number }) => lang_id).join();
  expect(shown((await get(`${LIST}&filter_translation_lang_ids=${ids}`)).json)).toEqual(new Set(["en"]));
});

test("old-answers: fields of newer responses are missing or null, and the others do not change", async () => {
  const { get } = await faultySandbox("old-answers@1");
  const keys = (await Promise.all(Array.from({ length: 8 }, () => get(LIST)))).map(
    ({ json }) => json.keys[0],
  );
  const [first] = keys;
  const row = first?.translations[0];
  expect(new Set(keys.map((key) => key.modified_at))).toEqual(new Set([undefined, null]));
  expect([first?.key_name.web, row?.translation, row?.is_reviewed]).toEqual(["k1", "One", false]);
  const hooks = await Promise.all(Array.from({ length: 8 }, () => get("/webhooks")));
  expect(new Set(hooks.map(({ json }) => "branch" in json.webhooks[0]))).toEqual(new Set([true, false]));
  expect(hooks[0]?.json.webhooks.map(({ url }: { url: string }) => url)).toEqual(HOOKS.map(({ url }) => url));
});

test("retyped: numbers are strings, booleans are 0 and 1, texts do not change", async () => {
  const { get } = await faultySandbox("retyped@1");
  const { json } = await get(LIST);
  expect(json.keys[0]).toMatchObject({
    key_id: "1",
    is_plural: 0,
    char_limit: "0",
    translations: [{ translation: "One", is_reviewed: 0 }, {}],
  });
  expect(typeof (await get("/languages")).json.languages[0].lang_id).toBe("string");
});

test("odd-webhook: PUT and DELETE of a webhook are done, and the response does not say so", async () => {
  const { call, sandbox } = await faultySandbox("odd-webhook@1");
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

test("short-webhooks: the list lacks a webhook, and the total is correct", async () => {
  const { get } = await faultySandbox("short-webhooks@1");
  const { json, headers } = await get("/webhooks");
  expect([json.webhooks.length, headers.get("x-pagination-total-count")]).toEqual([2, "3"]);
});

test("stale-webhooks: a new webhook is missing in two lists and their totals", async () => {
  const { get, call } = await faultySandbox("stale-webhooks@1");
  await call("POST", "/webhooks", { url: "https://example.com/new", events: ["project.imported"] });
  const lists = [];
  for (let reading = 0; reading < 3; reading++) {
    const { json, headers } = await get("/webhooks");
    lists.push([json.webhooks.length, headers.get("x-pagination-total-count")]);
  }
  expect(lists).toEqual([
    [3, "3"],
    [3, "3"],
    [4, "4"],
  ]);
});

test("webhook-added: the second page repeats the last webhook of the first", async () => {
  const { get } = await faultySandbox("webhook-added@1");
  const ids = async (page: number) =>
    (await get(`/webhooks?limit=2&page=${page}`)).json.webhooks.map(
      ({ webhook_id }: { webhook_id: string }) => webhook_id[0],
    );
  expect([await ids(1), await ids(2)]).toEqual([
    ["a", "b"],
    ["b", "c"],
  ]);
  expect((await get("/webhooks")).json.webhooks).toHaveLength(4);
});

test("huge-ids: ids are beyond 2^53 in responses, and understood in paths, queries and bodies", async () => {
  const { get, call, update, sandbox } = await faultySandbox("huge-ids");
  const { text } = await get("/keys?limit=2");
  const ids = [...text.matchAll(/"key_id":(\d+)/g)].map(([, id]) => id);
  expect(ids).toEqual(["9100000000000000001", "9100000000000000002"]);
  expect((await get(`/keys/${ids[0]}`)).json.key.key_name.web).toBe("k1");
  for (const comma of [",", "%2C"])
    expect((await get(`/keys?filter_key_ids=${ids.join(comma)}`)).json.keys).toHaveLength(2);
  await update({ key_id: ids[1], description: "second" });
  expect(sandbox.state().projects[PROJECT]?.keys[1]?.description).toBe("second");
  await call("DELETE", "/keys", { keys: ids });
  expect(sandbox.state().projects[PROJECT]?.keys).toHaveLength(18);
});

test("busy-editor: another user edits texts and fields before each request, and changes is_plural", async () => {
  const { get, sandbox } = await faultySandbox("busy-editor@1");
  const before = JSON.stringify(sandbox.state());
  await get("/keys");
  expect(JSON.stringify(sandbox.state())).not.toBe(before);
  for (let n = 0; n < 60; n++) await get("/keys");
  const keys = Object.values(sandbox.state().projects).flatMap((one) => one.keys);
  expect(keys.some(({ tags }) => tags.includes("protected"))).toBe(true);
  expect(keys.some(({ is_hidden }) => is_hidden)).toBe(true);
  expect(keys.some(({ description }) => description.startsWith("edited"))).toBe(true);
  expect(keys.some(({ is_plural }) => is_plural)).toBe(true);
  expect(keys.flatMap((one) => one.translations).some(({ modified_by }) => modified_by === 7001)).toBe(true);
});

test("editor: another user writes texts and sets tags between requests", async () => {
  const { get, sandbox } = await faultySandbox("editor@1");
  for (let reading = 0; reading < 6; reading++) await get("/keys");
  const keys = sandbox.state().projects[PROJECT]?.keys ?? [];
  const texts = keys.flatMap(({ translations }) =>
    translations.filter((row) => row.modified_by === EDITOR.user_id).map((row) => row.translation),
  );
  expect(texts).toContain("edited 5");
  expect(keys.filter(({ tags }) => tags.includes("protected")).length).toBeGreaterThan(0);
});

test("changing-lists: another user adds and removes keys and webhooks before their lists are read", async () => {
  const { get, sandbox } = await faultySandbox("changing-lists@1");
  for (let reading = 0; reading < 6; reading++) {
    await get("/keys");
    await get("/webhooks");
  }
  const { keys = [], webhooks = [] } = sandbox.state().projects[PROJECT] ?? {};
  expect(keys.some(({ key_name }) => key_name.web.startsWith("elsewhere."))).toBe(true);
  expect(keys.filter(({ key_id }) => key_id <= 20).length).toBeLessThan(20);
  expect(webhooks.some(({ url }) => url.startsWith("https://elsewhere.example.com/"))).toBe(true);
});

test.each([
  ["convert", ["One", "Eins"]],
  ["drop", ["", ""]],
] as const)("pluralChange %s: texts that come with no request", async (pluralChange, expected) => {
  const [key] = KEYS;
  const { update } = await testSandbox({
    state: projectOf({ keys: key ? [key] : [] }),
    assumptions: { pluralChange },
  });
  const { json } = await update({ key_id: 1, is_plural: true });
  const others = json.keys[0].translations.map(
    (row: { translation: string }) => JSON.parse(row.translation).other,
  );
  expect(others).toEqual(expected);
});
